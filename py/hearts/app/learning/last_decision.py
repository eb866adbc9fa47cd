"""The last decision of a seat in a deal, and what its choices were worth to the mind that made it.

For a player who reads thoughts; from that seat's View alone, as it was then, and with the chance that it had then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sitting.players import Diabolo, Remote
from hearts.app.table.director import NONE
from hearts.engine.cards import count
from hearts.engine.game import Dealt, Passed, Played
from hearts.minds.leanings import Leanings, leanings

if TYPE_CHECKING:
    from hearts.app.sitting.players import Player, Turn
    from hearts.app.sitting.seating import Seating
    from hearts.engine.game import Game
    from hearts.minds.thought import Thought


class LastDecision:
    """The last choice of a seat in a deal, or the packet that it is choosing just now.

    ask    "give" or "play"; turn: what it was asked with
    chosen   the card or the set that it came to; NONE as long as it is choosing
    """

    def __init__(self, ask: str, turn: Turn, chosen: int) -> None:
        self.ask = ask
        self.turn = turn
        self.chosen = chosen


def last_decision(seating: Seating, game: Game, seat: int) -> LastDecision | None:
    """Return the last choice of this seat in the current deal, or None. To play the only legal card is no choice."""
    at, packet = game, NONE
    while at.last is not None and not isinstance(at.move, Dealt):
        move, before = at.move, at.last
        if isinstance(move, Played) and move.seat == seat and count(before.view(seat).legal) > 1:
            return LastDecision("play", seating.turn(before, seat), move.card)
        if isinstance(move, Passed) and move.seat == seat:
            packet = move.cards
        at = before
    # A packet is chosen from what there is to see before anybody has passed.
    return LastDecision("give", seating.turn(at, seat), packet) if at.phase == "pass" else None


async def weigh(player: Player, mind: str, about: LastDecision) -> Thought | Leanings | None:
    """Return the worth of each choice to the mind called `mind`, which `player` asks; None if it does not answer.

    A mind that thinks is asked the same question as then, so a kept answer is the one that it played by. A mind that
    plays at sight is computed again. Diabolo, who sees all cards, is not asked.
    """
    if isinstance(player, Diabolo):
        return None
    if not isinstance(player, Remote):
        return leanings(about.ask, about.turn.view, mind)
    try:
        thought = await player.think(about.ask, about.turn)
    except Exception:  # whatever keeps it from answering, nothing is shown
        return None
    return None if isinstance(thought, str) else thought

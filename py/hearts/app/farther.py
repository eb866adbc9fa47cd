"""A game that goes on behind its end, for the places: the same deals and scores with a later end, a game of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.game import Game
from hearts.engine.record import Record
from hearts.engine.rules import Rules
from hearts.engine.shuffle import DEALING

if TYPE_CHECKING:
    from hearts.engine.options import Value

DEALT = "dealt"  # how its first deals were dealt: how many, and as which game or from which seed
NOTE = "played_on"  # of a record: its first deals count in another game, so it counts apart
POINTS, DEALS = 50, 4
HIGHEST, MOST = 1000, 100  # the limit and the number of deals that rules may have at most


def farther(record: Record, id: str) -> Record | None:
    """The game of a record with a later end, named by `id`; None where it may not go on.

    The winner must be clear; and with a later limit all deals so far must come to the same points, so that there is no
    going on where scores or moons hang on the limit. The deals that follow come from a secret of its own.
    """
    game = record.game
    if game.phase != "over" or game.conceded >= 0 or len(game.winners) > 1:
        return None
    rules = longer(game.rules, max(game.scores))
    if rules is None:
        return None
    on = Game(rules, "deal", game.scores, game.lines, game.deal, game.last, game.move)
    how = f"as {record.id}" if record.dealing == DEALING else f"from {record.seed}"
    notes = tuple([note for note in record.notes if note[0] != NOTE])
    notes += ((NOTE, "yes"), (DEALT, f"{len(game.lines)} {how}"))
    return Record(on, id, "", record.seats, notes, DEALING)


def longer(rules: Rules, highest: int) -> Rules | None:
    """The rules with an end that `highest` has not reached yet; None where there are none."""
    changes: dict[str, Value] = dict(rules.changes())
    if rules.deals:
        if rules.deals + DEALS > MOST:
            return None
        return Rules(rules.name, **dict(changes, deals=rules.deals + DEALS))
    limit = rules.limit
    while limit <= highest:
        limit += POINTS
    if limit > HIGHEST or rules.exact == "half" or rules.moon == "better":
        return None
    return Rules(rules.name, **dict(changes, limit=limit))

"""Continue a finished game to settle the other places: a new game with the same deals and scores and a later end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.heading import PLAYED_ON, notes
from hearts.engine.game import Game
from hearts.engine.record import DEALT, Record
from hearts.engine.rules import Rules
from hearts.engine.shuffle import DEALING

if TYPE_CHECKING:
    from hearts.engine.options import Value

POINTS, DEALS = 50, 4
HIGHEST, MOST = 1000, 100  # the limit and the number of deals that rules may have at most


def farther(record: Record, id: str) -> Record | None:
    """Return the finished game of `record` with a later end, named by `id`; None where it may not go on.

    It goes on only if one player alone has won, and only under rules by which a later limit changes no score so far.
    The deals that follow come from a secret of its own.
    """
    game = record.game
    if game.phase != "over" or game.conceded >= 0 or len(game.winners) > 1:
        return None
    rules = longer(game.rules, max(game.scores))
    if rules is None:
        return None
    on = Game(rules, "deal", game.scores, game.lines, game.deal, game.last, game.move)
    noted = notes(record)
    end = f"deals={game.rules.deals}" if game.rules.deals else f"limit={game.rules.limit}"
    end = noted.get(PLAYED_ON) if PLAYED_ON in noted.marks else end  # its first deals count in another game, too
    how = f"as {record.id}" if record.dealing == DEALING else f"from {record.seed}"
    lines = noted.set(PLAYED_ON, end).lines + ((DEALT, f"{len(game.lines)} {how}"),)
    return Record(on, id, "", record.seats, lines, DEALING)


def longer(rules: Rules, highest: int) -> Rules | None:
    """Return the rules with the next end that a score of `highest` has not reached; None if no such end is allowed."""
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

"""One calm sentence on a match with a friend, for the end of a game and the list of matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.same import match
from hearts.app.words.locale import say
from hearts.app.words.phrases import capital, points
from hearts.engine.record import Record

if TYPE_CHECKING:
    from hearts.app.keeping.matches import KeptMatch
    from hearts.app.tasks import Rest


def latest(several: list[KeptMatch]) -> KeptMatch | None:
    """Return the match to report: the last one that a friend has played; None without one."""
    told = [one for one in several if (one.by and not one.own) or (one.own and one.other)]
    order = sorted([(int(one.at) if gate.digits(one.at, gate.DIGITS) else 0, at) for at, one in enumerate(told)])
    return told[order[-1][1]] if order else None


async def stands(kept: KeptMatch, rest: Rest) -> str:
    """Return the state of a match that a friend has played; empty if its results do not read."""
    try:
        if not kept.own:
            deals = say("match-count", count=Record.read(kept.head).game.rules.deals)
            return capital(say("match-calm-invited", name=match.called(kept.by), deals=deals))
        own = (await gate.read_in_parts(kept.own, rest))[1]
        other = (await gate.read_in_parts(kept.other, rest))[1]
    except ValueError:
        return ""
    gap = sum(match.points(own)) - sum(match.points(other))
    id = "match-calm-level" if not gap else "match-calm-ahead" if gap < 0 else "match-calm-behind"
    deals = say("match-count", count=len(own.game.lines))
    return capital(say(id, name=match.called(other.seats[0].name), points=points(abs(gap)), deals=deals))

"""The leaderboard: checked results of daily deals and matches, the player's and friends', compared with par.

A result gets here only after it was played again (`hearts.minds.daily.check`, `hearts.minds.verify`) and its signature
was right. A person is a key; their name stands beside it, and says nothing.

>>> from hearts.app.tasks import at_once, no_rest
>>> ann = [Result("A", "Ann", "1", (10,), (12,)), Result("A", "Ann", "2", (10,), (16,))]
>>> several = at_once(ranked(ann + [Result("B", "Ben", "1", (9,), (12,))], no_rest))
>>> [(row.name, row.count, row.mean, row.best) for row in several]
[('Ann', 2, -4.0, -6), ('Ben', 1, -3.0, -3)]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.app.gate import digits, tidy
from hearts.app.keeping.attempts import points_of, points_text, streaks
from hearts.app.same.match import is_id
from hearts.engine.interval import of_mean

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts.app.tasks import Rest

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

# A checked result: who, under which name, of what (the number of a day, or the id of a match), and the points of each
# deal, of them and of par.
Result = NamedTuple(
    "Result",
    [("person", str), ("name", str), ("of", str), ("own", "tuple[int, ...]"), ("par", "tuple[int, ...]")],
)
# A row of the board: `count` days or matches; `mean` is of points above par a day, or a deal of a match, `range` its
# interval to either side (-1.0: one tells none), `best` the day or match that was farthest below par, `streak` the most
# days in a row.
Rank = NamedTuple(
    "Rank",
    [("person", str), ("name", str), ("count", int), ("mean", float), ("range", float), ("best", int), ("streak", int)],
)


def day_of(result: Result) -> int:
    """Return the number of the day that a result is of; 0 for one of a match."""
    return int(result.of) if digits(result.of) else 0


def against(result: Result) -> int:
    """Return the points of a day or a match above par; fewer are better."""
    return sum(result.own) - sum(result.par)


async def ranked(several: Sequence[Result], rest: Rest) -> list[Rank]:
    """Return a row for each person with a result of a day, the best mean first. The results come in order of days."""
    rows = []
    for own in await _each([each for each in several if day_of(each)], rest):
        gaps = []
        for each in own:
            gaps.append(against(each))
            await rest()
        rows.append(_row(own, gaps, min(gaps), max(streaks([day_of(each) for each in own]))))
    return _sorted(rows)


async def ranked_matches(several: Sequence[Result], rest: Rest) -> list[Rank]:
    """Return a row for each person with a result of a match, the best mean first; the mean is that of a deal."""
    rows = []
    for own in await _each([each for each in several if not day_of(each)], rest):
        gaps = [got - par for each in own for got, par in zip(each.own, each.par)]
        rows.append(_row(own, gaps, min([against(each) for each in own]), 0))
    return _sorted(rows)


def place(row: Rank, rows: Sequence[Rank]) -> int:
    """Return the place of a row among these; rows with the same mean share a place.

    >>> from hearts.app.tasks import at_once, no_rest
    >>> three = [Result(name, name, "1", (points,), (4,)) for name, points in (("A", 4), ("B", 4), ("C", 9))]
    >>> rows = at_once(ranked(three, no_rest))
    >>> [(row.name, place(row, rows)) for row in rows]
    [('A', 1), ('B', 1), ('C', 3)]
    """
    return 1 + len([each for each in rows if each.mean < row.mean])


def line_of(result: Result) -> str:
    """Return a result as a line."""
    return f"{result.person} {result.of} {points_text(result.own)} {points_text(result.par)} {result.name}"


async def _each(several: list[Result], rest: Rest) -> list[list[Result]]:
    """Return the results of each person, in the order in which they come."""
    people: dict[str, list[Result]] = {}
    for each in several:
        people.setdefault(each.person, []).append(each)
        await rest()
    return [people[person] for person in sorted(people)]


def _row(own: list[Result], gaps: list[int], best: int, streak: int) -> Rank:
    mean = sum(gaps) / len(gaps)
    return Rank(own[0].person, own[-1].name, len(own), mean, of_mean(gaps) if len(gaps) > 1 else -1.0, best, streak)


def _sorted(rows: list[Rank]) -> list[Rank]:
    return sorted(rows, key=lambda row: (row.mean, -row.count, row.person))


def result_of(line: str) -> Result | None:
    """Return the result in a line; None where it does not read."""
    words = line.split(" ", 4)
    if len(words) != 5 or words[0].strip(LETTERS) or not (digits(words[1], 5) or is_id(words[1])):
        return None
    own, par = points_of(words[2]), points_of(words[3])
    return Result(words[0], tidy(words[4], "?"), words[1], own, par) if own and par and len(own) == len(par) else None

"""The leaderboard: checked results of the daily deals, one's own and friends', compared with par.

A result gets here only after it was played again (`hearts.minds.daily.check`) and its signature was right. A person is
a key; their name stands beside it, and says nothing.

>>> ann = [Result("A", "Ann", 1, (10,), (12,)), Result("A", "Ann", 2, (10,), (16,))]
>>> [(row.name, row.days, row.mean, row.best) for row in ranked(ann + [Result("B", "Ben", 1, (9,), (12,))])]
[('Ann', 2, -4.0, -6), ('Ben', 1, -3.0, -3)]
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from hearts.app.gate import digits, sized, tidy

if TYPE_CHECKING:
    from collections.abc import Sequence

SURE = 1.96  # standard errors on either side that hold what is meant 19 times out of 20
LARGEST = 200_000  # letters of all lines
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
NOTHING = "-"

# A checked result: who, under which name, of which day, and the points of each deal, of them and of par.
Result = NamedTuple(
    "Result",
    [("person", str), ("name", str), ("number", int), ("own", "tuple[int, ...]"), ("par", "tuple[int, ...]")],
)
# A row of the board: `mean` is of points above par a day, `range` its interval to either side (-1.0: one day tells
# none), `best` the day that was farthest below par.
Row = NamedTuple(
    "Row",
    [("person", str), ("name", str), ("days", int), ("mean", float), ("range", float), ("best", int), ("streak", int)],
)


def against(result: Result) -> int:
    """Return the points of a day above par; fewer are better."""
    return sum(result.own) - sum(result.par)


def ranked(several: Sequence[Result]) -> list[Row]:
    """Return a row for each person, the best mean first."""
    rows = []
    for person in sorted({each.person for each in several}):
        own = sorted([each for each in several if each.person == person], key=lambda each: each.number)
        gaps = [against(each) for each in own]
        mean = sum(gaps) / len(gaps)
        rows.append(
            Row(
                person, own[-1].name, len(own), mean, _range(gaps, mean), min(gaps), _run([each.number for each in own])
            )
        )
    return sorted(rows, key=lambda row: (row.mean, -row.days, row.person))


def text_of(several: Sequence[Result]) -> str:
    """Return results as text, a line each."""
    lines = [
        f"{each.person} {each.number} {_points(each.own)} {_points(each.par)} {each.name}"
        for each in sorted(several, key=lambda each: (each.number, each.person))
    ]
    return "".join([line + "\n" for line in lines])


def read(text: str) -> list[Result]:
    """Return the results in a text; a line that does not read is left out."""
    found = [_read(line) for line in sized(text, LARGEST).split("\n")]
    return [each for each in found if each is not None]


def added(several: Sequence[Result], new: Result) -> list[Result]:
    """Return the results with another one. The first result of a person's day stays."""
    if [each for each in several if (each.person, each.number) == (new.person, new.number)]:
        return list(several)
    return list(several) + [new]


def _range(gaps: list[int], mean: float) -> float:
    if len(gaps) < 2:
        return -1.0
    return SURE * sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1) / len(gaps))


def _run(numbers: list[int]) -> int:
    """Return how many days in a row there are at most."""
    best = run = 0
    for place, number in enumerate(numbers):
        run = run + 1 if place and numbers[place - 1] == number - 1 else 1
        best = max(best, run)
    return best


def _points(several: tuple[int, ...]) -> str:
    return ",".join([str(one) for one in several]) or NOTHING


def _read(line: str) -> Result | None:
    words = line.split(" ", 4)
    if len(words) != 5 or words[0].strip(LETTERS) or not digits(words[1], 5):
        return None
    try:
        own, par = [tuple([int(one) for one in word.split(",")]) for word in words[2:4]]
    except ValueError:
        return None
    return Result(words[0], tidy(words[4], "?"), int(words[1]), own, par) if len(own) == len(par) else None

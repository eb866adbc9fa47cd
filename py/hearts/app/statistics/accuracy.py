"""Accuracy over time: of the deals that were reviewed, in the order in which they were played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.statistics.tally import stretches

if TYPE_CHECKING:
    from hearts.app.library.judged import Verdict
    from hearts.app.statistics.row import Row


def course(rows: list[Row], judged: dict[str, list[Verdict]]) -> list[int]:
    """From 0 to 100, of each reviewed deal of these games; a deal that an undo has changed since is left out."""
    found = []
    for row in rows:
        found += [one.accuracy for one in of_game(row, judged)]
    return found


def of_game(row: Row, judged: dict[str, list[Verdict]]) -> list[Verdict]:
    """The verdicts on deals of one game that still are what they were."""
    points = row.points
    return [one for one in judged.get(row.id, []) if one.deal < len(points) and points[one.deal] == one.points]


def mean(values: list[int]) -> float:
    """The mean of some accuracies."""
    return sum(values) / len(values)


def trend(values: list[int], most: int) -> list[float]:
    """The means over time, in so many stretches at most."""
    return [mean(part) for part in stretches(values, most)]

"""Seasons: the table's holiday dress on a day."""

from __future__ import annotations

# The first and the last day of each, as (month, day); Easter moves.
FIXED = (
    ("newyear", (12, 30), (12, 31)),
    ("newyear", (1, 1), (1, 3)),
    ("valentine", (2, 11), (2, 15)),
    ("halloween", (10, 24), (11, 1)),
    ("christmas", (12, 15), (12, 29)),
)


def season(year: int, month: int, day: int) -> str:
    """Return the dress of this day; empty on most."""
    for name, first, last in FIXED:
        if first <= (month, day) <= last:
            return name
    return "easter" if -4 <= _days(month, day) - _days(*easter(year)) <= 1 else ""


def easter(year: int) -> tuple[int, int]:
    """Return month and day of Easter Sunday, by Gauss as Meeus, Jones and Butcher have it."""
    a, b, c = year % 19, year // 100, year % 100
    d = (19 * a + b - b // 4 - (b - (b + 8) // 25 + 1) // 3 + 15) % 30
    e = (32 + 2 * (b % 4) + 2 * (c // 4) - d - c % 4) % 7
    f = d + e - 7 * ((a + 11 * d + 22 * e) // 451) + 114
    return f // 31, f % 31 + 1


def _days(month: int, day: int) -> int:
    """Return how many days lie between days of March and April, as a difference."""
    return month * 31 + day

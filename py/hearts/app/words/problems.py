"""The problems: what is asked, whether the answer was right, and how the player stands."""

from __future__ import annotations

from hearts.app.words.locale import say


def date(year: int, month: int, day: int) -> str:
    """Return a day as it is written: `22 November 2026`."""
    return say("problems-date", day=day, month=say("problems-month", month=month), year=year)


def problem_count(number: int, solved: int) -> str:
    """Return how many were tried, and solved."""
    return say("problems-tried", count=number, solved=solved)

"""The problems: what is asked, whether the answer was right, and how the player stands."""

from __future__ import annotations

from hearts.app.words.locale import say


def problem_count(number: int, solved: int) -> str:
    """Return how many were tried, and solved."""
    return say("problems-tried", count=number, solved=solved)

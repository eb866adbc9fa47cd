"""The menu and its rooms: what each door is called, what lies behind it, and the tabs there."""

from __future__ import annotations

from hearts.app.words.locale import say


def place_text(scores: list[int], mine: int) -> str:
    """Return how whoever has the score `mine` stands among all scores: `You are 2nd`."""
    return say("menu-place", place=len([score for score in scores if score < mine]) + 1)

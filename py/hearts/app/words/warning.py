"""The warning: the coach asks before a choice that costs much."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "warning.title": "The coach",
    "warning.card": "To play {choice} costs about {cost} points: play it anyway?",
    "warning.cards": "To pass {choice} costs about {cost} points: pass them anyway?",
    "warning.yes": "Play it anyway",
    "warning.pass": "Pass them anyway",
    "warning.no": "Choose again",
}

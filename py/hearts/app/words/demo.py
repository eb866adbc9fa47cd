"""The demonstration: minds alone play at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "demo.title": "Demonstration",
    "demo.text": "The computer players play among themselves, and nothing of it counts. Your own game waits for you.",
    "demo.pace": "Pace",
    "demo.cards": "Cards",
    "demo.watch": "Watch on",
    "demo.sit": "Take my seat",
}

"""Practice: what is said of a game that counts nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "practice.title": "Practice",
    "practice.text": "nothing of it counts",
    "practice.begins": "Practice: nothing of it counts, and your own game waits.",
    "practice.ends": "Your own game is on the table again.",
    "practice.none": "Nobody can play on from here: no card is left to be chosen in this deal.",
    "practice.watching": "This tab only watches. Take the table first.",
}

ENGLISH.add(SENTENCES)

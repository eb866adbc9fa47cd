"""What is said of a game that another one took the place of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "left.title": "You left your game.",
    "left.back": "Bring it back",
    "left.no": "Close",
    "left.none": "There is no game to bring back.",
}
ENGLISH.add(SENTENCES)

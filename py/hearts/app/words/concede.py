"""The question whether to concede."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "concede.title": "Concede?",
    "concede.text": "You give this game up. It ends now, and the lowest score among the others wins.",
    "concede.no": "Play on",
    "concede.yes": "Concede the game",
}

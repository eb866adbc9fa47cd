"""The question before an undo that takes back what others at the device chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "undo.title": "Take back more than your own choice?",
    "undo.text": "{names} chose after you did. Undo takes that back as well, and all of it is chosen again.",
    "undo.no": "Leave it",
    "undo.yes": "Take it all back",
}

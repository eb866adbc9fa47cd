"""The question before a new game takes the place of a running one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "leave.title": "Leave your game?",
    "leave.text": "Your game is not over. Once a new one is dealt, it cannot be brought back.",
    "leave.on": "Leave it and deal",
    "leave.back": "Back to my game",
}

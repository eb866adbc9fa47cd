"""The question whether a new game is to take the place of the one that is being played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.leave import SENTENCES
from hearts.web.browser import dom
from hearts.web.dialogs.dialog import Dialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.context import Context


class Leave(Dialog):
    """Says what would be lost, and does what it is told: `back` to the game, or `on` to the new one."""

    name = "leave"
    words = SENTENCES

    def __init__(self, context: Context, back: Callable[[], object], on: Callable[[], object]) -> None:
        Dialog.__init__(self, context)
        for name, act in (("back", back), ("on", on)):
            dom.on_click(self.part(name), self.close)
            dom.on_click(self.part(name), act)

"""The score sheet, as it stands in the deal in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.sheet import SENTENCES
from hearts.web.dialogs import sheet
from hearts.web.dialogs.dialog import Dialog

if TYPE_CHECKING:
    from hearts.web.request import Request


class ScoreSheet(Dialog):
    """All deals, the points of the one in play, and the totals as a graph."""

    name = "score-sheet"
    words = SENTENCES
    parts = ("sheet", "more")

    async def fill(self, request: Request) -> None:
        """Write the sheet of the scene, a row at a time."""
        screen = self.context.screens.now
        scene = screen.scene
        if scene is not None:
            known = self.session.seen if scene.sheet.now is not None and screen.of_sitting else None
            more = sheet.tricks(scene.sheet, known.tricks) if known and known.tricks else ""
            text = await sheet.drawn(scene.sheet)
            self.inside(".sheet").innerHTML = text + more

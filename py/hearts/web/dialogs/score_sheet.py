"""The score sheet, as it stands in the deal in play."""

from __future__ import annotations

from hearts.app.words.sheet import SENTENCES
from hearts.web.dialogs import sheet
from hearts.web.dialogs.dialog import Dialog


class ScoreSheet(Dialog):
    """All deals, the points of the one in play, and the totals as a graph."""

    name = "score-sheet"
    words = SENTENCES

    def fill(self, about: str) -> None:
        """Write the sheet of the scene."""
        scene, other = self.context.shown or self.session.scene, self.context.screened
        if scene is not None:
            known = self.session.seen if scene.sheet.now is not None and not other else None
            more = sheet.tricks(scene.sheet, known.tricks) if known and known.tricks else ""
            self.inside(".sheet").innerHTML = sheet.drawn(scene.sheet) + more

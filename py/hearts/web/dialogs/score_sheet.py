"""The score sheet, as it stands in the deal in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import signed
from hearts.web import html
from hearts.web.browser import dom
from hearts.web.dialogs import sheet
from hearts.web.dialogs.dialog import Dialog
from hearts.web.html import escaped

if TYPE_CHECKING:
    from hearts.app.scene.model import Sheet
    from hearts.web.request import Request


class ScoreSheet(Dialog):
    """All deals, the points of the one in play, and the totals as a graph."""

    name = "score-sheet"
    parts = ("sheet", "more")

    async def fill(self, request: Request) -> None:
        """Write the sheet of the scene, a row at a time."""
        screen = self.context.screens.now
        scene = screen.scene
        if scene is not None:
            known = self.session.seen if scene.sheet.now is not None and screen.of_sitting else None
            more = by_trick(scene.sheet, known.tricks) if known and known.tricks else ""
            text = await sheet.drawn(scene.sheet)
            dom.write(self.inside(".sheet"), text + more)


def by_trick(shown: Sheet, several: list[tuple[int, int]]) -> str:
    """Return the deal in play, trick by trick: who took it, and its points."""
    rows = ""
    for number, (taker, points) in enumerate(several):
        cells = ["<td></td>"] * len(shown.names)
        cells[taker] = (
            f"<td>{html.pictured(sheet.sign('took'), say('sheet-took')) if not points else signed(points)}</td>"
        )
        rows += f'<tr><th scope="row">{number + 1}</th>{"".join(cells)}</tr>'
    table = html.table([say("sheet-trick")] + shown.names, rows, "", say("sheet-tricks"))
    return f'<details class="by-trick" open><summary>{escaped(say("sheet-tricks"))}</summary>{table}</details>'

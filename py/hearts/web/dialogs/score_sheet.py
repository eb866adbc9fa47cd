"""The score sheet, as it stands in the deal in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import written
from hearts.web.browser import clock, dom
from hearts.web.dialogs import sheet
from hearts.web.dialogs.growing import Growing
from hearts.web.markup import Markup, html, picture, table_of

if TYPE_CHECKING:
    from hearts.app.scene.model import Sheet
    from hearts.web.request import Request


LONG = 12  # milliseconds of filling after which the browser lays it out part by part


class ScoreSheet(Growing):
    """All deals, the points of the one in play, and the totals as a graph."""

    name = "score-sheet"
    _slow = False

    async def fill(self, request: Request) -> None:
        """Write the sheet of the scene, a row at a time."""
        begun = clock.since_start()
        screen = self.context.screens.now
        scene = screen.scene
        if scene is not None:
            known = self.session.seen if scene.sheet.now is not None and screen.of_sitting else None
            more = [by_trick(scene.sheet, known.tricks)] if known and known.tricks else []
            dom.write(self.inside(".sheet"), await sheet.sheet_html(scene.sheet), *more)
        self._slow = clock.since_start() - begun > LONG

    def show(self) -> None:
        """Show it; on a slow device it is laid out first, unseen and frame by frame."""
        if self._slow and not self.is_open:
            self.node.setAttribute("data-coming", "sheet")
            self.complete(self._lay_out())
        Growing.show(self)

    async def _lay_out(self) -> None:
        try:
            await clock.after_a_frame()
            self.node.setAttribute("data-coming", "more")
            await clock.after_a_frame()
        finally:
            self.node.removeAttribute("data-coming")
        if self.is_open:
            dom.focus(self.inside(".main"))


def by_trick(shown: Sheet, several: list[tuple[int, int]]) -> Markup:
    """Return the deal in play, trick by trick: who took it, and its points."""
    rows = []
    for number, (taker, points) in enumerate(several):
        cells = [html("<td></td>")] * len(shown.names)
        won = written(points) if points else picture(sheet.sign("took"), say("sheet-took"))
        cells[taker] = html("<td>{}</td>", won)
        rows.append(html('<tr><th scope="row">{}</th>{}</tr>', written(number + 1), cells))
    table = table_of([say("sheet-trick")] + shown.names, rows, "", say("sheet-tricks"))
    return html('<details class="by-trick" open><summary>{}</summary>{}</details>', say("sheet-tricks"), table)

"""The welcome: on a first visit the table offers a first game, quietly, while the first deal is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.first import SENTENCES
from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.dialogs.dialog import Dialog
from hearts.web.request import Request

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.web.context import Context


class Welcome(Dialog):
    """No dialog for the browser: it lies in a corner of the table and is gone with the first deal."""

    name = "welcome"
    words = SENTENCES

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        dom.element("table").append(self.node)
        dom.on_click(self.part("show"), self._show_me)
        dom.on_click(self.part("know"), self._known)

    def open(self, request: Request) -> None:
        """Offer it."""
        self.node.hidden = False
        self.part("title").textContent = say("first.offer")  # into what is there already, so that it is spoken

    def follow(self, scene: Scene) -> None:
        """It does not outlast the first deal."""
        if self.is_open and (scene.ending is not None or scene.demo or scene.sheet.rows or scene.can.get("practice")):
            self.node.hidden = True

    @property
    def is_open(self) -> bool:
        """Whether it is shown."""
        return not self.node.hidden

    def _show_me(self) -> None:
        self.node.hidden = True
        self.context.open(Request("lesson"))

    def _known(self) -> None:
        self.node.hidden = True
        self.session.notice(say("first.later"), "why")
        dom.focus(dom.element("do-menu"))

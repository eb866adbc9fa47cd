"""The cup of joe: how clever the mind is to be that finishes the deal for you."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.library.settings import values
from hearts.app.words.joe import SENTENCES
from hearts.web import html
from hearts.web.browser import dom
from hearts.web.dialogs.dialog import Dialog

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request


class Joe(Dialog):
    """The I.Q. is the setting "joe"."""

    name = "joe"
    words = SENTENCES

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self.part("iqs").innerHTML = "".join([html.radio("joe", iq, iq) for iq in values("joe")])
        dom.listen(self.part("form"), "change", self._change)

    def fill(self, request: Request) -> None:
        """Show the I.Q. that was chosen last."""
        self._tell()

    def _tell(self) -> None:
        iq = self.session.settings["joe"]
        self.inside(f'[value="{iq}"]').checked = True
        self.part("yes").setAttribute("data-do", f"close; joe {iq}")

    def follow(self, scene: Scene) -> None:
        """There is nothing to finish once the deal is over."""
        if self.is_open and not scene.can.get("joe"):
            self.close()

    def _change(self, event: Node) -> None:
        self.session.do(f"set joe {event.target.value}")
        self._tell()

"""The game as an app: installed at a press where the browser offers that, else how it is done by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import dom
from hearts.web.dialogs.room import Room

if TYPE_CHECKING:
    from hearts.web.context import Context
    from hearts.web.request import Request

STATES = ("installed", "offered", "by hand", "unknown")


class Install(Room):
    """Shows how it stands at this moment."""

    name = "install"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        self._device = context.later.install.device
        dom.on_click(self.part("yes"), self._install)

    async def fill(self, request: Request) -> None:
        """Show what this browser offers."""
        self.part("declined").hidden = True
        self._tell(self._device.state)

    def _tell(self, now: str) -> None:
        for state in STATES:
            self.part(state.replace(" ", "-")).hidden = state != now
        self.part("yes").hidden = now != "offered"

    def _install(self) -> None:
        self.part("yes").disabled = True
        self._device.install(self._installed)

    def _installed(self, done: bool) -> None:
        self.part("yes").disabled = False
        self._tell("installed" if done else "")
        self.part("yes").hidden = True
        self.part("declined").hidden = done

"""Movement over the table: the module that shows it, fetched with the second pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript.ffi import to_js
from pyscript.js_modules import doors

from hearts.web.browser import clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node


class Shows:
    """The module's side in Python. Until the module has come, only necessary movements happen."""

    def __init__(self) -> None:
        self._module: Node = None
        self._faces: list[str] = []
        self._resting: list[str] = []
        clock.then(doors.moving(), self._come)

    def burst(self, kind: str, card: str, speed: float) -> None:
        """Let pieces fly out from a card of the trick."""
        if self._module is not None:
            self._module.burst(kind, card, speed)

    def pass_on(self, by: int, count: int, speed: float) -> None:
        """Move cards from seat to seat: the others pass so many, each to the seat so many places on."""
        if self._module is not None:
            self._module.passOn(by, count, speed)

    async def sky(self, kind: str, words: str, worth: int, speed: float, covered: Callable[[], object]) -> None:
        """Show a moon or a sun over the whole screen, call `covered()` when it hides all, wait until it has gone."""
        if self._module is not None:
            await clock.result_of(self._module.sky(kind, words, worth, speed, clock.guard(lambda *_: covered())))

    def shower(self, speed: float) -> None:
        """Let hearts rain: a game is won."""
        if self._module is not None:
            self._module.shower(speed)

    def count(self, side: int, before: int, after: int, speed: float) -> None:
        """Let the score of the seat at this side count from one number to the other."""
        if self._module is not None:
            self._module.score(side, before, after, speed)

    def rest(self, parts: list[str]) -> None:
        """Let these of deal, pass, play and sweep not move from now on."""
        self._resting = parts
        if self._module is not None:
            self._module.rest(to_js(parts))

    def hold(self, faces: list[str]) -> None:
        """Read portraits ahead that will be shown soon, by their addresses."""
        self._faces = faces
        if self._module is not None:
            self._module.hold(to_js(faces))

    def _come(self, module: Node) -> None:
        self._module = module
        if module is None:  # it could not be fetched
            return
        self.hold(self._faces)
        self.rest(self._resting)
        clock.mark("hearts:moves")

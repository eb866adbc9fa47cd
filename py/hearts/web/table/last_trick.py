"""The last trick is shown for as long as its button or its key is held down; after a tap, until the next act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import dom

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node

CLICK = "click"
TAP = 400  # milliseconds that a tap is shorter than


class LastTrick:
    """Listens to the button; a tap holds until the next act, and so does the click of a screen reader."""

    def __init__(self, button: Node, do: Callable[[str], None]) -> None:
        self._do = do
        self._by = ""  # what holds it now: a key, CLICK, "pointer", or ""
        self._since = 0.0  # when the pointer went down
        dom.listen(button, "pointerdown", self._press)
        dom.listen(button, "pointerup", self._let_go)
        dom.listen(button, "contextmenu", lambda event: event.preventDefault())  # a finger that stays asks for one
        dom.listen(button, "keydown", self._key)
        dom.listen(button, "click", self._click)
        dom.listen_everywhere("pointerdown", lambda event: self._end(CLICK))
        dom.listen_everywhere("keydown", lambda event: self._end(CLICK))
        dom.listen_everywhere("pointerup", lambda event: self._end("pointer"))
        dom.listen_everywhere("pointercancel", lambda event: self._end("pointer"))
        dom.listen_everywhere("keyup", lambda event: self._end(event.key))
        dom.listen_everywhere("visibilitychange", lambda event: self._end(self._by))

    def _press(self, event: Node) -> None:
        self._since = float(event.timeStamp)
        self.begin("pointer")

    def _let_go(self, event: Node) -> None:
        """Go on showing it after a tap: the button itself hears of it before the page does."""
        if self._by == "pointer" and float(event.timeStamp) - self._since < TAP:
            self._by = CLICK

    def begin(self, by: str) -> None:
        """Show it, until what holds it lets go."""
        if not self._by:
            self._by = by
            self._do("last show")

    def _end(self, by: str) -> None:
        if by and by == self._by:
            self._by = ""
            self._do("last hide")

    def _key(self, event: Node) -> None:
        if event.key in ("Enter", " "):
            event.preventDefault()
            self.begin(event.key)

    def _click(self, event: Node) -> None:
        if event.detail == 0:
            self.begin(CLICK)

"""The second pack: modules, markup and styles that the first card does not need, fetched when there is time for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.web.browser import files

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node

NAME, STYLES, NAMES = "later.pack", "later.css", "names.txt"


class LaterPack:
    """Fetched once; what it holds can be imported from then on."""

    def __init__(self) -> None:
        self.there = False
        self._waiting: list[Callable[[bool], object]] = []

    def need(self, told: Callable[[bool], object]) -> None:
        """Call `told(True)` when the pack is there, at once where it is; `told(False)` where it cannot be fetched."""
        if self.there:
            told(True)
            return
        self._waiting.append(told)
        if len(self._waiting) == 1:
            files.fetched_bytes(f"./py/{NAME}", self._come)

    def _come(self, content: Node) -> None:
        if content is not None:
            _add(content)
            self.there = True
        waiting, self._waiting = self._waiting, []
        for told in waiting:
            told(self.there)


def _add(content: Node) -> None:
    from _pyscript import interpreter
    from page import learn, packs

    interpreter.FS.writeFile(NAME, content)
    packs.add(NAME)
    learn(text_of(NAMES).split("\n"))
    doors.dress(text_of(STYLES))


def text_of(path: str) -> str:
    """A text that came in a pack."""
    with open(f"/pack/{path}", "rb") as file:
        return file.read().decode()

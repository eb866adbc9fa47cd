"""The second pack: the modules and the markup that the first card does not need, fetched when there is time for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.web.browser import files

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node

NAME = "later.pack"
_worn: list[str] = []  # the sheets that the page wears


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
    from page import packs

    interpreter.FS.writeFile(NAME, content)
    packs.add(NAME)


def text_of(path: str) -> str:
    """A text that came in a pack."""
    with open(f"/pack/{path}", "rb") as file:
        return file.read().decode()


def dress(sheet: str) -> None:
    """The page wears a sheet that came in a pack, once; see `tools/styles.py`."""
    if sheet not in _worn:
        _worn.append(sheet)
        doors.adopt(text_of(f"style/{sheet}.css"))

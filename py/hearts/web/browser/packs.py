"""Packs: modules, markup and styles that the first card does not need, fetched when there is time or need for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.web.browser import clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.tasks import Run
    from hearts.web.browser.dom import Node

NAMES = "names.txt"
PART = "@layer "  # each part of the styles begins with it
SEVERAL, MANY = 7, 300  # parts of the styles, and names, that are taken in one step


class LaterPack:
    """Fetches a pack once; its modules can be imported from then on. Without a name it is the second pack."""

    def __init__(self, run: Run, name: str = "later") -> None:
        self.there = False
        self._name = name
        self._run = run
        self._once: list[Callable[[], object]] = []
        self._waiting: list[Callable[[bool], object]] = []
        self._bytes: Node = None  # of the fetch that is under way

    def fetch(self) -> None:
        """Begin to fetch it, for a later `need`."""
        if self._bytes is None and not self.there:
            self._bytes = doors.fetchBytes(f"./py/{self._name}.pack")

    def need(self, callback: Callable[[bool], object]) -> None:
        """Call `callback(True)` when the pack is there, or `callback(False)` if it cannot be fetched."""
        if self.there:
            callback(True)
            return
        self._waiting.append(callback)
        if len(self._waiting) == 1:
            self.fetch()
            clock.then(self._bytes, self._come)

    def once(self, act: Callable[[], object]) -> None:
        """Call `act()` when the pack has come, or at once if it is there."""
        if self.there:
            act()
        else:
            self._once.append(act)

    def _come(self, content: Node) -> None:
        self._bytes = None
        if content is None:
            self._report()
        else:
            self._run(self._take(content))

    async def _take(self, content: Node) -> None:
        try:
            await _add(self._name, content)
            self.there = True
            for act in self._once:
                act()
        finally:
            self._report()

    def _report(self) -> None:
        waiting, self._waiting = self._waiting, []
        for callback in waiting:
            callback(self.there)


async def _add(name: str, content: Node) -> None:
    """Add this pack: its files, the names in them, its styles."""
    from _pyscript import interpreter
    from page import learn, packs

    module = doors.intl()
    interpreter.FS.writeFile(f"{name}.pack", content)
    packs.add(f"{name}.pack")
    await clock.rest()
    names, parts = text_of(NAMES).split("\n"), text_of(f"{name}.css").split(PART)[1:]
    for at in range(0, len(names), MANY):
        learn(names[at : at + MANY])
        await clock.rest()
    for at in range(0, len(parts), SEVERAL):
        doors.dress(PART + PART.join(parts[at : at + SEVERAL]))
        await clock.rest()
    from hearts.web.browser.intl import come

    await come(module)


def text_of(path: str) -> str:
    """Return a text that came in a pack."""
    with open(f"/pack/{path}", "rb") as file:
        return file.read().decode()

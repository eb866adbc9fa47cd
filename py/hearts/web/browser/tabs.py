"""The tabs of one browser that show the same saved game: which of them holds its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.app.keeping.store import PREFIX, SETTINGS, SETUP
from hearts.web.browser import clock

if TYPE_CHECKING:
    from collections.abc import Callable


def on_write(callback: Callable[[], object]) -> None:
    """Call `callback()` whenever another tab may have set something."""
    doors.written(f"{PREFIX}{SETTINGS} {PREFIX}{SETUP}", clock.guard(lambda *_: callback()))


class Tab:
    """This tab's hold on the table of a saved game: by the browser's own locks, or else by a name in its storage."""

    def __init__(self) -> None:
        self.held = False
        self._on_change: Callable[[], object] = lambda: None
        self._take: Callable[[], object] = lambda: None
        self._known: Callable[[], object] = lambda: None  # hears that it is known who holds the table

    async def ask(self, key: str, on_change: Callable[[], object]) -> None:
        """Ask for the table; `on_change()` is called whenever that changes, or another tab has written the game."""
        self._on_change = on_change

        def begin(known: Callable[[], object]) -> None:
            self._known = known
            self._take = doors.hold(key, clock.guard(self._hear))

        await clock.callback_argument(begin)

    def take(self) -> None:
        """Hold the table from now on."""
        self._take()

    def _hear(self, what: str) -> None:
        """Note what has changed: "held", "watching", or "written"."""
        if what != "written":
            self.held = what == "held"
        self._on_change()
        if what != "written":
            self._known()

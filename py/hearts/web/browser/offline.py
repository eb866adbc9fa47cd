"""The service worker, which keeps the game for play without a network: started, asked, replaced by a newer one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.web.browser import clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node


class ServiceWorker:
    """Asks the service worker; it answers by calling `callback`.

    begun    whether it is known what follows
    there    whether this browser and this address can have one
    metered  whether each byte costs the player, as far as the browser tells
    """

    def __init__(self) -> None:
        self.begun = False
        self.there = False
        self.metered = bool(doors.metered())
        self._module: Node = None

    def begin(self, new: Callable[[], object], callback: Callable[[], object]) -> None:
        """Have it started; `new()` is called when another version of the game is complete and waits."""

        def come(module: Node) -> None:
            self._module = module
            if module is None:
                begun(False)
                return
            clock.then(module.begin(lambda *_: new()), begun)

        def begun(there: Node) -> None:
            self.begun, self.there = True, bool(there)
            callback()

        clock.then(doors.offline(), come)

    def ask(self, callback: Callable[[dict[str, object]], object]) -> None:
        """Call `callback` with what is kept: `there`, `safe`, `waiting`, and by group of files the bytes kept and all
        bytes."""
        if self._module is None:
            callback({"there": False, "safe": False, "waiting": False})
        else:
            clock.then(self._module.state(), lambda text: callback(json.loads(str(text))))

    def gather(self, progress: Callable[[int], object], callback: Callable[[bool], object]) -> None:
        """Fetch all files that are not saved yet; `progress` gets the number of bytes that are there."""
        if self._module is None:
            callback(False)
        else:
            clock.then(self._module.gather(lambda done, *_: progress(int(done))), lambda whole: callback(bool(whole)))

    def persist(self, callback: Callable[[bool], object]) -> None:
        """Ask the browser not to throw away what is kept."""
        if self._module is not None:
            clock.then(self._module.persist(), lambda safe: callback(bool(safe)))

    def take(self, callback: Callable[[], object]) -> None:
        """Let the version that waits take over; `callback()` is called when the page can be opened anew with it."""
        if self._module is not None:
            self._module.take(lambda *_: callback())

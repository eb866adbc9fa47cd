"""Installing: what this browser offers, and what the system hands over to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.web.browser import clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node


class Installer:
    """Asks the browser to install the game, and takes what the system hands over."""

    def __init__(self) -> None:
        self._module: Node = None

    def begin(
        self,
        most: int,
        come: Callable[[str, str, int], object],
        opened: Callable[[str], object],
        done: Callable[[], object],
    ) -> None:
        """Call `come(name, text, size)` from now on with each file that the system hands over.

        most    bytes of a file that is read; the text of a larger one comes empty
        opened  hears what a shortcut or the address asks to have opened
        done    is called once the game has been installed
        """

        def there(module: Node) -> None:
            self._module = module
            if module is not None:
                module.begin(
                    most,
                    lambda name, text, size, *_: come(str(name), str(text), int(size)),
                    lambda what, *_: opened(str(what)),
                    lambda *_: done(),
                )

        clock.then(doors.installing(), there)

    @property
    def state(self) -> str:
        """How it stands: "installed"; "offered"; "by hand", on iPhones and iPads; else "unknown"."""
        return "unknown" if self._module is None else str(self._module.state())

    def install(self, callback: Callable[[bool], object]) -> None:
        """Have the browser ask the player, and call `callback` with whether the game is being installed."""
        if self._module is None:
            callback(False)
        else:
            clock.then(self._module.install(), lambda done: callback(bool(done)))

"""The browser's part in tables with people: its module, and QR codes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript import document
from pyscript.js_modules import doors

from hearts.web.browser import clock
from hearts.web.browser.code import drawing
from hearts.web.browser.crypto import Noble
from hearts.web.browser.relay import Relay

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.primitives import Primitives
    from hearts.app.people.transport import Transport
    from hearts.web.browser.dom import Node
    from hearts.web.markup import Markup


class Doors:
    """The doors that a table of people goes through, all behind one module."""

    def __init__(self, module: Node) -> None:
        self._module = module
        self._awake = False

    def primitives(self) -> Primitives:
        """Return the cryptography."""
        return Noble(self._module.crypto)

    def relay(self, address: str) -> Transport:
        """Return the line to the relay at this address."""
        return Relay(self._module.relay, address)

    def lease(self, name: str, patience: int, told: Callable[[str], object]) -> Node:
        """Ask for the lease of a name, which one tab of this browser has at a time.

        patience  milliseconds within which another tab may let it go, as one does that is being reloaded
        told      hears "held" or "taken", and later "lost" when another tab has taken it
        """
        return self._module.lease.lease(name, patience, clock.guard(lambda what, *_: told(str(what))))

    @property
    def hidden(self) -> bool:
        """Whether the page is in the background."""
        return bool(document.hidden)

    def stay_awake(self, on: bool) -> None:
        """Keep the screen of this device on, or no longer, as far as the browser lets a page do so."""
        if on != self._awake:
            self._awake = on
            self._module.awake.stay(on)

    def code(self, text: str) -> Markup:
        """Return the drawing of a QR code of this text, as SVG; empty where the text is too long for one."""
        return drawing(self._module.qr.drawn(text))


async def doors_of_people() -> Doors | None:
    """Fetch the module and return its doors; None where it cannot be had."""
    module = await clock.result_of(doors.peopling())
    return Doors(module) if module is not None else None

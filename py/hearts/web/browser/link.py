"""The request in a link: the page's address may end with a packed record, a packed deal, or the id of a set of
opponents.

Records are packed and unpacked here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript import window
from pyscript.js_modules import doors

from hearts.app import links
from hearts.web.browser import address, clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node

ASKS = "#game="
ASKS_DEAL = "#deal="
ASKS_MATCH = "#match="
ASKS_RESULT = "#result="
LONGEST = 6000  # letters of a packed record: longer addresses are cut off on their way by too many programs
LARGEST = 1024 * 1024  # letters of what one unpacks to; the gate lets no larger record in
NOTHING = "-"  # what stands for a game that does not unpack: no record


def on(asks: str, callback: Callable[[str], object]) -> None:
    """Call `callback` with what the page's address asks for, now and whenever it asks for a link of these kinds.

    asks      the kinds of links, by the words at their beginning: "table seat"
    callback  is called with the record of a link that is packed, or NOTHING where it does not unpack; with the whole
              link of a table, which stays in the address until `forget`; with what stands behind any other kind
    """

    def come(module: Node) -> None:
        if module is not None:
            module.watch(lambda text: _hear(str(text), asks.split(), callback))

    clock.then(doors.linking(), come)


def _hear(text: str, asks: list[str], callback: Callable[[str], object]) -> None:
    kind = links.kind_of(text)
    if kind not in asks:
        return
    if kind in links.TABLES:
        callback(text)
        return
    _clear()
    if kind in links.PACKED:
        unpack_record(text, f"#{kind}=", callback)
    else:
        callback(links.readings(text)[0][1])


def go(query: str) -> None:
    """Leave this page for the one that asks for this game."""
    window.location.assign(address.here() + query)


def asks() -> bool:
    """Return whether the page's address asks for something: a game, a deal, a match, a result, a day, a table."""
    return len(str(window.location.hash)) > 1


def forget() -> None:
    """Take the code of the table, or of the seat, out of the page's address: at once, for another may come there."""
    if links.kind_of(str(window.location.hash)) in links.TABLES:
        _clear()


def _clear() -> None:
    window.history.replaceState(window.history.state, "", address.here() + str(window.location.search))


def unpack_record(link: str, asks: str, callback: Callable[[str], object]) -> None:
    """Unpack the record behind `asks` in a link, whatever stands around it; NOTHING if there is none that can be
    unpacked."""
    packed = [rest for kind, rest in links.readings(link) if f"#{kind}=" == asks]

    def come(module: Node) -> None:
        if module is None or not packed:
            callback(NOTHING)
        else:
            clock.then(module.unpack(packed.pop(0), LARGEST), lambda text: found(module, str(text)))

    def found(module: Node, text: str) -> None:
        if text or not packed:
            callback(text or NOTHING)
        else:
            come(module)

    clock.then(doors.linking(), come)


def make_link(record: str, callback: Callable[[str], object], asks: str = ASKS, longest: int = LONGEST) -> None:
    """Make a link that opens this record; empty if it would be too long or the browser cannot pack it."""

    def come(module: Node) -> None:
        if module is None:
            callback("")
        else:
            clock.then(module.pack(record, longest), lambda packed: callback(_whole(asks, str(packed))))

    clock.then(doors.linking(), come)


def _whole(asks: str, packed: str) -> str:
    return address.here() + asks + packed if packed else ""

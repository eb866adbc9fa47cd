"""What a link asks for: the page's address may end with a packed record, with a packed deal, or with the id of a set of
opponents.

Records are packed and unpacked here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript import window
from pyscript.js_modules import doors

from hearts.web.browser import address, clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node

ASKS = "#game="
ASKS_DEAL = "#deal="
ASKS_SET = "#set="
ASKS_MATCH = "#match="
ASKS_DAY = "#daily"
ASKS_RESULT = "#result="
TABLES = ("#table=", "#seat=")  # a table, and a seat at one that comes from another device
LONGEST = 6000  # letters of a packed record: longer addresses are cut off on their way by too many programs
LARGEST = 1024 * 1024  # letters of what one unpacks to; the gate lets no larger record in
NOTHING = "-"  # what stands for a game that does not unpack: no record


def begin(game: Callable[[str], object], deal: Callable[[str], object], chosen: Callable[[str], object]) -> None:
    """Call back with what the page's address asks for, now and whenever it asks, and clear the address.

    game    is called with a record
    deal    is called with the record of a deal
    chosen  is called with what stands for the id of a set: anything may stand there
    """

    def come(module: Node) -> None:
        if module is not None:
            module.watch(ASKS, lambda text: game(str(text) or NOTHING), LARGEST)
            module.watch(ASKS_DEAL, lambda text: deal(str(text) or NOTHING), LARGEST)
            module.watch(ASKS_SET, lambda text: chosen(str(text)))

    clock.then(doors.linking(), come)


def matches(callback: Callable[[str], object]) -> None:
    """Call `callback` with the match in the page's address, now and whenever one comes, and clear the address."""

    def come(module: Node) -> None:
        if module is not None:
            module.watch(ASKS_MATCH, lambda text: callback(str(text) or NOTHING), LARGEST)

    clock.then(doors.linking(), come)


def day(callback: Callable[[str], object]) -> None:
    """Call `callback` with what stands behind `#daily` in the page's address, now and whenever it asks for a day."""

    def come(module: Node) -> None:
        if module is not None:
            module.watch(ASKS_DAY, lambda text: callback(str(text)))

    clock.then(doors.linking(), come)


def go(query: str) -> None:
    """Leave this page for the one that asks for this game."""
    window.location.assign(address.here() + query)


def result(callback: Callable[[str], object]) -> None:
    """Call `callback` with the result of a day in the page's address, now and whenever it asks for one."""

    def come(module: Node) -> None:
        if module is not None:
            module.watch(ASKS_RESULT, lambda text: callback(str(text) or NOTHING), LARGEST)

    clock.then(doors.linking(), come)


def tables(callback: Callable[[str], object]) -> None:
    """Call `callback` with what stands behind the page's address where it names a table of people, or a seat there, now
    and whenever one comes."""

    def come(module: Node) -> None:
        for asks in TABLES if module is not None else ():
            module.tables(asks, lambda text: callback(str(text)))

    clock.then(doors.linking(), come)


def asks() -> bool:
    """Return whether the page's address asks for something: a game, a deal, a match, a result, a day, a table."""
    return len(str(window.location.hash)) > 1


def forget() -> None:
    """Take the code of the table, or of the seat, out of the page's address."""

    def come(module: Node) -> None:
        for asks in TABLES if module is not None else ():
            module.forget(asks)

    clock.then(doors.linking(), come)


def unpacked(link: str, asks: str, callback: Callable[[str], object]) -> None:
    """Unpack the record behind `asks` in a link; NOTHING if there is none that can be unpacked."""
    packed = link.partition(asks)[2]

    def come(module: Node) -> None:
        if module is None:
            callback(NOTHING)
        else:
            clock.then(module.unpack(packed, LARGEST), lambda text: callback(str(text) or NOTHING))

    clock.then(doors.linking(), come)


def linked(record: str, callback: Callable[[str], object], asks: str = ASKS, longest: int = LONGEST) -> None:
    """Make a link that opens this record; empty if it would be too long or the browser cannot pack it."""

    def come(module: Node) -> None:
        if module is None:
            callback("")
        else:
            clock.then(module.pack(record, longest), lambda packed: callback(_whole(asks, str(packed))))

    clock.then(doors.linking(), come)


def _whole(asks: str, packed: str) -> str:
    return address.here() + asks + packed if packed else ""

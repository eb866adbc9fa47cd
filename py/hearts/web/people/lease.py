"""The lease of what this browser keeps of a table: one tab has it, so that there is one host, and one person a seat.

Where the tabs of one browser meet at a table with each other, each of them keeps its own part, by a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node
    from hearts.web.browser.people import Doors

MOST = 6  # tabs of one browser at one table
SOON, RELOAD = 150, 1500  # milliseconds for another tab to answer, and to let go of it while it is being reloaded


class Lease:
    """This tab's lease, of the part with this number.

    held   whether this tab has it; lost: is called when another tab has taken it
    """

    def __init__(self, ways: Doors, number: int, lost: Callable[[], object]) -> None:
        self.number = number
        self.held = False
        self._ways, self._lost = ways, lost
        self._lease: Node = None
        self._known: Callable[[], object] = lambda: None

    async def ask(self, patience: int = SOON) -> bool:
        """Ask for it, and return whether this tab has it."""

        def begin(known: Callable[[], object]) -> None:
            self._known = known
            self._lease = self._ways.lease(f"table {self.number}", patience, self._hear)

        await clock.callback_argument(begin)
        return self.held

    async def take(self) -> None:
        """Take it from whatever tab has it."""

        def begin(known: Callable[[], object]) -> None:
            self._known = known
            self._lease.take()

        await clock.callback_argument(begin)

    def free(self) -> None:
        """Let it go."""
        self.held = False
        if self._lease is not None:
            self._lease.free()

    def _hear(self, what: str) -> None:
        held, self.held = self.held, what == "held"
        if held and not self.held:
            self._lost()
        self._known()


async def free_one(ways: Doors, lost: Callable[[], object], several: bool, patience: int = SOON) -> Lease:
    """Return the first lease that this tab can have, or the first of all where it can have none.

    several   whether the tabs of this browser are people of their own, so that other numbers will do as well
    """
    first = Lease(ways, 1, lost)
    if await first.ask(patience) or not several:
        return first
    for number in range(2, MOST + 1):
        other = Lease(ways, number, lost)
        if await other.ask(SOON):
            return other
    return first

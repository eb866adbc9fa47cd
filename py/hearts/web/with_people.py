"""The way to tables with people: their code is fetched when the player opens a table or comes to one, and not
before."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from hearts.app.keeping.store import Store
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom, link
from hearts.web.browser.order import bring
from hearts.web.browser.packs import LaterPack
from hearts.web.browser.storage import Storage
from hearts.web.request import TableOf

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from hearts.app.people.primitives import Primitives
    from hearts.app.sitting.session import Session
    from hearts.app.tasks import Run
    from hearts.web.request import Request

    class Door(Protocol):
        """The dialog of `hearts.web.people`."""

        def open(self, request: Request) -> None:
            """Show how far this device has come."""

        async def resume(self) -> None:
            """Go on at the table at which this device was last."""

    Make = Callable[[Callable[..., Door]], Door]  # makes the dialog, of the class that it is given


DOOR = "hearts.web.people.people.People"  # its class, in the pack
SAT = "relay"  # what is kept while this device is at a table


class WithPeople:
    """Fetches the pack for tables of people once, and makes the dialog at their door."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._pack = LaterPack(run, "people")
        self._door: Door | None = None
        self._primitives: Primitives | None = None

    def begin(self, session: Session, make: Make, offer: Callable[[Request], None]) -> None:
        """Offer the door of a table that the page's address names; go on at the table where this device was last."""
        dom.body.setAttribute("data-people", "none")
        if session.settings.on("people") and Store(Storage()).get(SAT) and not link.asks():
            session.notice(say("notice-returning"), "news")  # one's own game lies on the table until then
            self._run(self._resume(make))
        link.on("table seat", lambda text: offer(TableOf(text)))

    async def _resume(self, make: Make) -> None:
        door = await self.door(make)
        if door is not None:
            await door.resume()

    async def primitives(self) -> Primitives | None:
        """Return the cryptography, fetched at the first request; None where it cannot be had."""
        if self._primitives is None and await clock.callback_argument(self._pack.need):
            from hearts.web.browser.people import doors_of_people

            found = await doors_of_people()
            self._primitives = found.primitives() if found is not None else None
        return self._primitives

    async def door(self, make: Make) -> Door | None:
        """Return the dialog, made once; None where what it needs cannot be fetched."""
        if self._door is None and await clock.callback_argument(self._pack.need):
            module, _, kind = DOOR.rpartition(".")
            await bring(module, "people")
            self._door = self._door or make(getattr(sys.modules[module], kind))
        return self._door

"""The way to tables of people: what they need is fetched when somebody opens one or comes to one, and not before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import clock, dom, link
from hearts.web.browser.packs import LaterPack
from hearts.web.request import TableOf

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.tasks import Run
    from hearts.web.context import Context
    from hearts.web.people.people import Door
    from hearts.web.request import Request

SAT = "people.relay"  # what is kept while this device is at a table


class WithPeople:
    """Fetches the pack for tables of people once, and makes the dialog at their door."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._pack = LaterPack(run, "people")
        self._door: Door | None = None

    def begin(self, context: Context, offer: Callable[[Request], None]) -> None:
        """Offer the door of a table that the page's address names; go on at the table where this device was last."""
        dom.body.setAttribute("data-people", "none")
        if context.session.shelf.store.get(SAT):
            self._run(self._resume(context))
        link.tables(lambda text: offer(TableOf(text)))

    async def _resume(self, context: Context) -> None:
        door = await self.door(context)
        if door is not None:
            await door.resume()

    async def door(self, context: Context) -> Door | None:
        """Return the dialog; None where what it needs cannot be fetched."""
        if self._door is None and await clock.called(self._pack.need):
            from hearts.web.people.people import Door

            self._door = self._door or Door(context)
        return self._door

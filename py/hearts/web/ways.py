"""The page's part in a check: its cryptography, packages and worker, for all that the page checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same import errands
from hearts.web.browser import clock
from hearts.web.matches import matches
from hearts.web.minds import today

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.primitives import Primitives
    from hearts.app.thinking.asker import Asker
    from hearts.engine.record import Record
    from hearts.minds.verify import Verdict
    from hearts.web.browser.dom import Node
    from hearts.web.days import Daily
    from hearts.web.with_people import WithPeople

    Told = Callable[[int, int], object]  # hears how far a check is: moves that are done, and all

MOVES = 228  # of a day: four deals, twelve packets in three of them, and the cards


class PageWays:
    """This page's part of a check: see `Ways` in `hearts.app.same.check` and `hearts.app.same.ranking`.

    told   hears how far it is: moves or choices that are done, and all
    """

    def __init__(self, asker: Asker, daily: Daily, people: WithPeople, told: Told) -> None:
        self._asker, self._daily, self._people, self._told = asker, daily, people, told
        self.today = daily.today

    async def rest(self) -> None:
        """Let the browser have its turn."""
        await clock.rest()

    async def primitives(self) -> Primitives | None:
        """Return the cryptography; None where it cannot be had."""
        return await self._people.primitives()

    async def package(self, number: int) -> Node:
        """Return the frozen package of a day; None where it is gone."""
        return await self._daily.module(number) if self._daily.package(number) is not None else None

    async def verified(self, text: str, record: Record, amiss: Verdict | None) -> Verdict:
        """Have the worker check it. Raises NoWorker."""
        try:
            named = today(record)
        except ValueError:
            named = "-"  # a mind that this version does not know; the check says so
        return await errands.check(self._asker, text, named, self._told)

    def own(self, id: str) -> str:
        """Return the player's own result of a match; empty where there is none."""
        kept = matches().find(id)
        return kept.own if kept is not None else ""

    def told(self, done: int) -> None:
        """Tell how many moves of a day have been played again, now and then."""
        if done % 10 == 0:
            self._told(min(done, MOVES), MOVES)

    async def par(self, record: Record) -> tuple[int, ...]:
        """Have the strongest mind play each deal of a match. What is saved of it may come from an imported file."""
        several, deals = [], len(record.game.lines)
        for deal in range(deals):
            self._told(deal, deals)
            several.append(await errands.par(self._asker, record, deal, clock.rest))
        return tuple(several)

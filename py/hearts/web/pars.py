"""Par of the player's own deals: worked out in the worker after a deal, when nobody waits for it, or on request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.pars import Pars
from hearts.app.same import errands, par
from hearts.app.scene.model import PRACTICE
from hearts.app.statistics.row import archive_id
from hearts.app.words.locale import Refused, say
from hearts.web.browser import clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session
    from hearts.app.tasks import Run
    from hearts.engine.record import Record

PATIENCE = 60  # seconds for a worker to come up


class ParOf:
    """Follows the scenes: after a deal it works par out, once, and tells it where the end of the deal is told."""

    def __init__(self, session: Session, run: Run, tell: Callable[[str], None]) -> None:
        self._session, self._run, self._told = session, run, tell
        self._done = ("", -1)  # the game and the deal that were worked out last

    @property
    def kept(self) -> Pars:
        """The pars that are known."""
        return Pars(self._session.shelf.store)

    async def of(self, record: Record, deal: int) -> int:
        """Work par of a deal out, or return it where it is known. Raises Refused, which says why there is none."""
        id = archive_id(record.id)
        known = self.kept.of(id)
        if deal in known:
            return known[deal]
        found = await errands.par(self._session.asker, record, deal, clock.rest)
        self.kept.keep(id, deal, found)
        return found

    async def each(self, record: Record, told: Callable[[str], object]) -> str:
        """Work par of each deal of a game out; `told` hears how far it is. Returns why there is none, or ""."""
        deals = len(record.game.lines)
        try:
            for deal in range(deals):
                told(say("par-working", deal=deal + 1, deals=deals))
                await self.of(record, deal)
        except Refused as error:
            return str(error)
        return ""

    def follow(self, scene: Scene) -> None:
        """Work par out for the deal that has ended, and tell it."""
        ending = scene.ending
        if ending is None or (ending.kind == "game" and not scene.sheet.rows):
            return
        other = scene.demo or scene.watching or scene.kind in PRACTICE or scene.kind == "day"
        record = self._session.journal.record
        this = (record.id, len(record.game.lines) - 1)
        if other or this == self._done or this[1] < 0 or (self._session.asker.up and not self._free):
            return
        self._done = this
        self._run(self._tell(record, this[1]))

    @property
    def _free(self) -> bool:
        """Whether a worker is awake, and nobody at the table would wait for it."""
        session = self._session
        return session.asker.awake and (session.asker.spare or not session.seating.thinks)

    async def _tell(self, record: Record, deal: int) -> None:
        await self._session.asker.ready(PATIENCE)
        if not (self._free and self._stands(record, deal)):
            return
        try:
            found = await self.of(record, deal)
        except Refused:
            return
        game = self._session.game
        if self._stands(record, deal):
            self._told(par.told_of(game.lines[deal].points[record.people[0]], found))

    def _stands(self, record: Record, deal: int) -> bool:
        """Return whether the table is still where this deal has ended."""
        now = self._session.journal.record
        return now.id == record.id and len(now.game.lines) == deal + 1

"""Finished games: puts each game into the archive when it ends, and gives the dialogs the archive."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.store import ARCHIVED, Store, StoreError
from hearts.web.browser import clock
from hearts.web.browser.storage import Storage

if TYPE_CHECKING:
    from hearts.app.keeping.archive import Archive
    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session
    from hearts.app.tasks import Run
    from hearts.engine.record import Record

DIGITS = 7  # of the noted number of games, at most


class Finished:
    """Keeps each game that ends at this table.

    run   has something done that takes a while
    last  the game that ended last since the page began, and its text; None before
    """

    def __init__(self, session: Session, run: Run) -> None:
        self._session = session
        self._run = run
        self._archive: Archive | None = None
        self._beside = False  # whether the browser's database does not open, so that games lie beside the running one
        self._opening = asyncio.Lock()
        self._looked = False  # whether the archive has been looked for since the page began
        self._kept = ""  # the record that was kept last, or is being kept
        self.last: tuple[Record, str] | None = None

    def follow(self, scene: Scene) -> None:
        """Keep a game that is over; what a tab only watches is kept by the tab that plays."""
        if not self._looked:
            self._looked = True
            if Store(Storage()).get(ARCHIVED):
                self._run(self._look())
        self.keep(self._session.ended)

    def keep(self, ended: tuple[Record, str] | None) -> None:
        """Keep a game that is over, once: its record, and that as text."""
        if ended is not None and ended[1] != self._kept:
            self._kept = ended[1]
            self.last = ended
            self._run(self._keep(*ended))

    @property
    def expected(self) -> bool:
        """Whether the archive had a game when it was looked at last."""
        return bool(Store(Storage()).get(ARCHIVED))

    async def archive(self) -> Archive:
        """Return the archive; in the browser's database, else beside the game itself."""
        async with self._opening:
            if self._archive is None:
                from hearts.app.keeping.archive import Archive, Texts, move
                from hearts.web.browser import drawer

                database, texts = await drawer.open_drawer(), Texts(Store(Storage()))
                self._beside = database is None
                if database is not None:
                    await move(texts, database)
                self._archive = Archive(database or texts, clock.rest, _note)
            return self._archive

    async def _look(self) -> None:
        """Check whether the games are still there: a browser that is short of room may have thrown them away."""
        archive, noted = await self.archive(), Store(Storage()).get(ARCHIVED)
        if not gate.digits(noted, DIGITS):
            return
        count = await archive.count()
        from hearts.app.words import archive as words

        if self._beside and count < int(noted):
            self._session.notice(words.archive_closed(), "problem")
        elif not count:
            self._session.notice(words.archive_lost(int(noted)), "problem")
            _note(0)

    async def _keep(self, record: Record, text: str) -> None:
        from hearts.app.keeping.archive import Archive, Texts

        at = clock.stamp()
        try:
            archive = await self.archive()
            why = await archive.keep(record, text, at)
        except StoreError:
            why = await Archive(Texts(Store(Storage())), clock.rest).keep(record, text, at)
            self._archive = None  # opened anew when it is asked for next, it takes in what lies beside it
        if why:
            from hearts.app.words import archive as words

            self._kept = ""  # the next scene tries again
            self._session.notice(words.game_unsaved(why), "problem")


def _note(count: int) -> None:
    """Remember how many games are in the archive."""
    store = Store(Storage())
    if count:
        store.put(ARCHIVED, str(count))
    else:
        store.drop(ARCHIVED)

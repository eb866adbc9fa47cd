"""Finished games: each one goes into the archive when it ends; what the dialogs see of the archive."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.library.store import ARCHIVED, Store
from hearts.web.browser import clock
from hearts.web.browser.storage import Storage

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from hearts.app.library.archive import Archive
    from hearts.app.scene.model import Scene
    from hearts.app.session import Session


class Finished:
    """Keeps what ends at this table."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._archive: Archive | None = None
        self._opening = False
        self._looked = False  # whether the archive has been looked for since the page began
        self._kept = ""  # the record that was kept last, or is being kept
        self._running: list[asyncio.Task[None]] = []  # a task that nobody holds may be swept away

    def follow(self, scene: Scene) -> None:
        """Keep a game that is over; what a tab only watches is kept by the tab that plays."""
        if not self._looked:
            self._looked = True
            if Store(Storage()).get(ARCHIVED):
                self.run(self._look())
        self.keep(self._session.ended)

    def keep(self, record: str) -> None:
        """Keep a game that is over, once; an empty record is none."""
        if record and record != self._kept:
            self._kept = record
            self.run(self._keep(record))

    @property
    def expected(self) -> bool:
        """Whether the archive had a game when it was looked at last."""
        return bool(Store(Storage()).get(ARCHIVED))

    def run(self, work: Coroutine[None, None, None]) -> None:
        """Have something done that takes a while."""
        self._running = [task for task in self._running if not task.done()]
        self._running.append(asyncio.create_task(work))

    async def archive(self) -> Archive:
        """The archive; in the browser's database, else beside the game itself."""
        await clock.until(lambda: not self._opening)
        if self._archive is None:
            from hearts.app.library.archive import Archive, Texts
            from hearts.web.browser import drawer

            self._opening = True
            found = await drawer.opened()
            self._archive = Archive(found or Texts(Store(Storage())), clock.breathe, _note)
            self._opening = False
        return self._archive

    async def _look(self) -> None:
        """Whether the games are still there: a browser that is short of room may have thrown them away."""
        archive, noted = await self.archive(), Store(Storage()).get(ARCHIVED)
        if noted.isdigit() and len(noted) < 8 and not await archive.count():
            from hearts.app.words import archive as words

            self._session.notice(words.evicted(int(noted)), "problem")
            _note(0)

    async def _keep(self, record: str) -> None:
        archive = await self.archive()
        why = await archive.keep(record, str(int(clock.now())))
        if why:
            from hearts.app.words import archive as words

            self._kept = ""  # the next scene tries again
            self._session.notice(words.unkept(why), "problem")


def _note(count: int) -> None:
    """Remember how many games are in the archive."""
    store = Store(Storage())
    if count:
        store.put(ARCHIVED, str(count))
    else:
        store.drop(ARCHIVED)

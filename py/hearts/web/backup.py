"""The spare copy of the saved game: it brings back moves that a killed browser had not saved yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.store import PREFIX
from hearts.web.browser import clock, drawer

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session
    from hearts.web.browser.dom import Node


class Spare:
    """Keeps each text of the game at this table once more, in the browser's database."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._module: Node = None
        self._kept = ""

    async def begin(self) -> None:
        """Go on from the copy where it is later than the saved game; from now on the copy follows."""
        module = await drawer.spare()
        if module is None:
            return
        text = str(await clock.result_of(module.later(self._key())))
        if text:
            await self._session.rescue(text)
        self._module = module
        clock.mark("hearts:spare")
        if self._session.scene is not None:
            self.follow(self._session.scene)

    def follow(self, scene: Scene) -> None:
        """Keep the game as it stands; a tab that watches keeps nothing, and neither does a demonstration."""
        session = self._session
        if self._module is None or scene.watching or not session.hold.held or session.aside is not None:
            return
        if session.journal.text != self._kept:
            self._kept = session.journal.text
            self._module.keep(self._key(), self._kept)

    def drop(self, name: str) -> None:
        """Forget the copy of the game of this name in the store."""
        if self._module is not None:
            self._module.drop(PREFIX + name)

    def clear(self) -> None:
        """Forget all copies."""
        self._kept = ""
        if self._module is not None:
            self._module.clear()

    def _key(self) -> str:
        return PREFIX + self._session.shelf.store.game

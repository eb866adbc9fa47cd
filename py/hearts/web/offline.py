"""Offline play: the game's files are saved once the first deal is there, and updated between two deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import offline as words
from hearts.web.browser import address
from hearts.web.browser.offline import ServiceWorker

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene


class Offline:
    """Has the game kept and brought up to date; the dialog `offline` shows how far that is.

    wanted  whether the player has asked for the new version
    """

    def __init__(self) -> None:
        self.service = ServiceWorker()
        self.wanted = False
        self._over = False

    def keep(self, notice: Callable[[str, str], None]) -> None:
        """Have the game kept; what the workers need too, unless each byte costs."""
        self.service.begin(lambda: notice(words.new_version(), "news"), self._begun)

    def _begun(self) -> None:
        if self.service.there and not self.service.metered:
            self.service.gather(lambda done: None, lambda whole: None)

    def follow(self, scene: Scene) -> None:
        """Open the page anew with the version that is wanted once no deal is being played."""
        before, self._over = self._over, scene.phase in ("deal over", "game over")
        if self.wanted and self._over and not before:
            self.take()

    def take(self) -> None:
        """Have the new version take over at once, where the player wants it: the end of a deal shows new faces, and to
        fetch them in the middle of the change could stop it. The page plays on as it is until the deal is over."""
        self.wanted = True
        self.service.take(self._come)

    def _come(self) -> None:
        if self._over:
            address.reload()

"""The calm lines at the end of a game: how today's deals and the latest match stand, where there are any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same.daily import DEALS
from hearts.web.browser import dom
from hearts.web.html import escaped

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene
    from hearts.web.browser.dom import Node
    from hearts.web.days import Daily
    from hearts.web.install import Ending
    from hearts.web.rivals import Rivals


class Line:
    """Follows the scenes, and stands in the Game over dialog above its buttons."""

    def __init__(self, daily: Daily, rivals: Rivals) -> None:
        self._daily, self._rivals = daily, rivals
        self._node: Node = None
        self._ending: Callable[[], Ending | None] = lambda: None
        daily.tell(self._tell)

    def begin(self, ending: Callable[[], Ending | None]) -> None:
        """Show it from now on; `ending` gives the Game over dialog."""
        self._ending = ending

    def follow(self, scene: Scene) -> None:
        """Show it where a game has ended, and take it away afterwards."""
        ending = self._ending()
        over = scene.ending is not None and scene.ending.kind == "game" and not scene.demo and not scene.watching
        if ending is not None and over and not scene.can.get("match"):
            self._rivals.show(ending)
        elif not over:
            self._rivals.hide()
        if ending is not None and over and self._node is None and self._daily.days.upto(self._daily.today):
            self._node = dom.made("p", "calm")
            self._node.setAttribute("id", "ending-today")
            self._tell()
            ending.add(self._node)
        elif not over and self._node is not None:
            self._node.remove()
            self._node = None

    def _tell(self) -> None:
        if self._node is None:
            return
        from hearts.app.words.daily import calm
        from hearts.app.words.locale import say

        daily, attempt = self._daily, self._daily.attempt
        own, par = (attempt.own, attempt.par) if attempt is not None else ((), ())
        text = escaped(calm(daily.played(daily.today), DEALS, daily.streak[0], own, par))
        button = f'<button type="button" class="quiet" data-do="open daily">{escaped(say("daily-calm-open"))}</button>'
        self._node.innerHTML = f"<span>{text}</span>{button}"

"""The daily deals at the end of a game: at a day's own end the result against par, else a calm line on today's deals
and the latest match, if there are any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene import model
from hearts.web.browser import dom
from hearts.web.markup import fill, tag

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene
    from hearts.web.browser.dom import Node
    from hearts.web.days import Daily
    from hearts.web.install import GameOver
    from hearts.web.rivals import Rivals


class Line:
    """Follows the scenes, and stands in the Game over dialog above its buttons."""

    def __init__(self, daily: Daily, rivals: Rivals) -> None:
        self._daily, self._rivals = daily, rivals
        self._node: Node = None
        self._ending: Callable[[], GameOver | None] = lambda: None
        self._own = False  # whether it is the end of a day's game
        self._last: tuple[Scene, model.Ending] | None = None  # that end
        daily.tell(self._tell)

    def begin(self, ending: Callable[[], GameOver | None]) -> None:
        """Show it from now on; `ending` gives the Game over dialog."""
        self._ending = ending

    def follow(self, scene: Scene) -> None:
        """Show it where a game has ended, and take it away afterwards."""
        ending = self._ending()
        over = scene.ending is not None and scene.ending.kind == "game" and not scene.demo and not scene.watching
        self._own = over and scene.kind == "day"
        over = over and not self._own
        if ending is not None and over and scene.kind != "match":
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
        ending = self._ending()
        if self._own and ending is not None and self._last is not None:  # par has come
            read = self.headed(*self._last)
            ending.part("title").textContent, ending.part("text").textContent = read.title, read.text
        if self._node is None:
            return
        from hearts.app.words.locale import say

        text = tag("span", say("daily-calm", stands=self._daily.stands()))
        opens = tag("button", say("daily-calm-open"), kind="quiet", type="button", data_do="open daily")
        fill(self._node, text, opens)

    def headed(self, scene: Scene, ending: model.Ending) -> model.Ending:
        """Return the end of a day's game as its player reads it: how it went against par, the streak, then the table.

        The player is cheered for par or better. Without par the end stays as it is.
        """
        from hearts.app.words.daily import against, streak

        self._last = scene, ending
        mine, par = next(seat for seat in scene.seats if seat.side == 0), self._daily.par(self._daily.at_table)
        if not par:
            return ending
        first = streak(*self._daily.streak) if self._daily.at_table == self._daily.today else ""
        text = "\n".join([line for line in (first, ending.text) if line])
        glad = mine.score <= sum(par)
        return model.Ending(
            kind=ending.kind,
            title=against((mine.score,), par),
            text=text,
            actions=ending.actions,
            outcomes=ending.outcomes,
            winner=mine.seat if glad else -1,
            mood="win" if glad else "",
        )

"""The calm lines at the end of a game: today's deals, and the latest match. A day's own end tells its par besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same import match
from hearts.app.scene import model
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom
from hearts.web.markup import html
from hearts.web.matches import matches

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene
    from hearts.app.tasks import Run, Task
    from hearts.web.browser.dom import Node
    from hearts.web.days import Daily
    from hearts.web.install import GameOver


class CalmLines:
    """Follows the scenes, and puts the lines into the Game over dialog, above its buttons."""

    def __init__(self, daily: Daily, run: Run) -> None:
        self._daily, self._run = daily, run
        self._today: Node = None
        self._match: Node = None
        self._reading: Task | None = None  # of the latest match
        self._ending: Callable[[], GameOver | None] = lambda: None
        self._own = False  # whether it is the end of a day's game
        self._last: tuple[Scene, model.Ending] | None = None  # that end
        daily.tell(self._tell)

    def begin(self, ending: Callable[[], GameOver | None]) -> None:
        """Show them from now on; `ending` gives the Game over dialog."""
        self._ending = ending

    def follow(self, scene: Scene) -> None:
        """Show them where a game has ended, and take them away afterwards."""
        ending = self._ending()
        over = scene.ending is not None and scene.ending.kind == "game" and not scene.demo and not scene.watching
        self._own = over and scene.kind == "day"
        if not over or self._own:
            self._hide()
            return
        if ending is not None and scene.kind != "match" and self._reading is None:
            self._reading = self._run(self._show_match(ending))
        if ending is not None and self._today is None and self._daily.days.upto(self._daily.today):
            self._today = dom.new_element("p", "calm")
            self._today.setAttribute("id", "ending-today")
            self._tell()
            ending.add(self._today)

    def _hide(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        for line in (self._today, self._match):
            if line is not None:
                line.remove()
        self._reading = self._today = self._match = None

    async def _show_match(self, ending: GameOver) -> None:
        """Show how the latest match stands, as soon as its results are read."""
        kept = matches()
        last = match.latest([found for found in [kept.find(id) for id in kept.ids()] if found is not None])
        text = await match.stands(last, clock.rest) if last is not None else ""
        if last is None or not text:
            return
        self._match = dom.new_element("p", "calm")
        self._match.setAttribute("id", "ending-match")
        _write(self._match, text, f"open match {last.id}", say("match-calm-open"))
        ending.add(self._match)

    def _tell(self) -> None:
        ending = self._ending()
        if self._own and ending is not None and self._last is not None:  # par has come
            read = self.headed(*self._last)
            ending.part("title").textContent, ending.part("text").textContent = read.title, read.text
        if self._today is not None:
            text = say("daily-calm", stands=self._daily.stands())
            _write(self._today, text, "open daily", say("daily-calm-open"))

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


def _write(line: Node, text: str, command: str, label: str) -> None:
    """Write a line, and a button that gives a command."""
    button = html('<button type="button" class="quiet" data-do="{}">{}</button>', command, label)
    dom.write(line, html("<span>{}</span>", text), button)

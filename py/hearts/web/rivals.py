"""The calm line at the end of a game on the latest match with a friend. Without a match it stays hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same import rivals
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom
from hearts.web.markup import fill, tag
from hearts.web.matches import matches

if TYPE_CHECKING:
    from hearts.app.tasks import Run, Task
    from hearts.web.browser.dom import Node
    from hearts.web.install import GameOver


class Rivals:
    """Puts the line into the Game over dialog, and takes it away."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._work: Task | None = None
        self._line: Node = None

    def show(self, ending: GameOver) -> None:
        """Show it, as soon as the results are read."""
        if self._work is None:
            self._work = self._run(self._show(ending))

    def hide(self) -> None:
        """Take it away."""
        if self._work is not None:
            self._work.cancel()
            self._work = None
        if self._line is not None:
            self._line.remove()
            self._line = None

    async def _show(self, ending: GameOver) -> None:
        kept = matches()
        several = [found for found in [kept.find(id) for id in kept.ids()] if found is not None]
        last = rivals.latest(several)
        text = await rivals.stands(last, clock.rest) if last is not None else ""
        if last is None or not text:
            return
        self._line = line = dom.made("p", "calm")
        line.setAttribute("id", "ending-match")
        opens = f"open match {last.id}"
        fill(
            line,
            tag("span", text),
            tag("button", say("match-calm-open"), kind="quiet", type="button", data_do=opens),
        )
        ending.add(line)

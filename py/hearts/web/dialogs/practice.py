"""Practice at the table: a sign that the game does not count, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import PRACTICE
from hearts.app.sitting.practice import practise, repeat
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom
from hearts.web.dialogs.panel import Panel, close_all
from hearts.web.request import PracticeFrom

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.engine.record import Record
    from hearts.web.context import Context
    from hearts.web.request import Request


class Practice(Panel):
    """A sign at the table as long as practice lasts; to open it is to begin."""

    name = "practice"

    def __init__(self, context: Context) -> None:
        Panel.__init__(self, context)
        self._from: tuple[Record, int] | None = None  # where it began, and in which seat
        self._coached = self._whole = False

    def open(self, request: Request) -> None:
        """Take away what is on the table, and begin."""
        assert isinstance(request, PracticeFrom)
        session = self.session
        if request.record is not None:
            self._from = (request.record, request.seat)
            self._coached, self._whole = request.coached, request.whole
        if self._from is None:
            return
        if not session.hold.held or session.director.watching:
            session.notice(say("practice-watching"), "why")
            return
        if not self._whole and self._from[0].game.phase not in ("pass", "play"):
            session.notice(say("practice-none"), "why")
            return
        self.context.screens.clear()
        close_all()
        clock.later(0, self._begin)  # the page is to stay alive

    def _begin(self) -> None:
        self.context.screens.go_on()
        if self._from is None or not self._starts(*self._from):
            self.session.director.show(still=True)  # one's own table is there again
            return
        if self.session.would_leave:
            self.session.notice(say("practice-begins"), "news")
        dom.focus(self.part("back"))
        if self._coached:
            self.context.later.tutor.coach()

    def _starts(self, record: Record, seat: int) -> bool:
        """Bring it to the table. Returns False if that is not possible."""
        return (repeat if self._whole else practise)(self.session, record, seat)

    def follow(self, scene: Scene) -> None:
        """Show it as long as practice lasts."""
        on = scene.kind in PRACTICE
        if on != self.is_open:
            waits = scene.can.leave  # a game of one's own in which something was chosen
            if on:
                self.part("back").textContent = say("practice-back" if waits else "practice-leave")
                self.reveal()
            else:
                self.conceal()
                if waits:
                    self.session.notice(say("practice-ends"), "news")
                dom.focus(dom.element("do-menu"))

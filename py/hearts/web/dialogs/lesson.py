"""A first game: five steps with cards to be tapped, each of which can be skipped, and then a deal with the coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.setup import Setup
from hearts.app.learning.lessons import FIRST
from hearts.app.words.first import SENTENCES
from hearts.app.words.locale import say
from hearts.engine import shuffle
from hearts.engine.game import Dealt
from hearts.web.browser import clock, dom
from hearts.web.dialogs.board import Board
from hearts.web.dialogs.dialog import Dialog
from hearts.web.request import PracticeFrom

if TYPE_CHECKING:
    from hearts.web.context import Context
    from hearts.web.request import Request


class FirstGame(Dialog):
    """It begins anew whenever it is opened."""

    name = "lesson"
    words = SENTENCES

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._step = 0
        dom.on_click(self.part("next"), self._next)

    def open(self, request: Request) -> None:
        """In a step of its own: what was open before has been closed in this one."""
        clock.later(0, lambda: Dialog.open(self, request))

    async def fill(self, request: Request) -> None:
        """The first step."""
        self._step = 0
        self._draw()

    def _next(self) -> None:
        if self._step == len(FIRST):
            self._begin()
            return
        self._step += 1
        self._draw()
        self.part("name").focus()

    def _draw(self) -> None:
        last = self._step == len(FIRST)
        self.part("last").hidden, self.part("board").hidden = not last, last
        self.part("step").textContent = "" if last else say("first.step", step=self._step + 1, steps=len(FIRST))
        self.part("name").textContent = say("first.ready") if last else FIRST[self._step].sentence("title")
        self.part("next").textContent = say("first.begin" if last else "first.skip")
        if not last:
            Board(self.part("board"), FIRST[self._step], self._solved)

    def _solved(self) -> None:
        ends = self._step == len(FIRST) - 1
        self.part("next").textContent = say("first.end" if ends else "first.next")

    def _begin(self) -> None:
        """A deal of its own, as practice: one's own game is left as it is."""
        record = Setup().record(self.session.new_id())
        shares = ((shuffle.HOUSE, self.session.draw_secret() or record.id),)
        key = shuffle.deal_key(record.id, 0, shares)
        game = record.game.play(Dealt(*shuffle.dealt(record.game.rules, key), shares))
        self.context.open(PracticeFrom(record.at(game), 0, coached=True))

"""Tips: how to play well under the rules at the table, with cards to be tapped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.learning.lessons import advice, strategy
from hearts.web.browser import clock, dom
from hearts.web.dialogs.board import Board
from hearts.web.dialogs.room import Room
from hearts.web.markup import html
from hearts.web.pieces import items

if TYPE_CHECKING:
    from hearts.web.request import Request


class Tips(Room):
    """The habits of good players, and small positions to try them in."""

    name = "tips"

    async def fill(self, request: Request) -> None:
        """Write what good players do under the rules of the game on the table."""
        dom.write(self.part("advice"), items(advice(self.session.rules)))
        self.part("strategy").replaceChildren()  # what could have the keyboard would soon be another element
        self.complete(self._fill_below())

    async def _fill_below(self) -> None:
        await clock.rest()
        lessons = strategy(self.session.rules)
        heads = [html('<h4>{}</h4><div class="board"></div>', one.sentence("title")) for one in lessons]
        dom.write(self.part("strategy"), *heads)
        for home, lesson in zip(dom.all_of(".board", self.part("strategy")), lessons):
            await clock.rest()
            Board(home, lesson)

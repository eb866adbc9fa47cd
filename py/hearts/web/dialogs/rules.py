"""The rules in force at the table, and what each card costs under them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.learning.lessons import point_cards
from hearts.app.rules.sentences import sentences
from hearts.app.words.locale import say
from hearts.engine.checking import published
from hearts.web.browser import clock, dom
from hearts.web.dialogs.board import prices
from hearts.web.dialogs.room import Room
from hearts.web.pieces import items

if TYPE_CHECKING:
    from hearts.web.request import Request


class Rules(Room):
    """The cards that cost something, with their prices on them, and each rule."""

    name = "rules"

    async def fill(self, request: Request) -> None:
        """Write how the game on the table is played, its rules, and what its cards cost."""
        dom.write(self.part("list"), items(sentences(self.session.rules, self.session.director.viewer)))
        record = self.session.journal.record
        seed = record.public if published(record) else ""
        self.part("cards").textContent = say("rules_list-published", seed=seed) if seed else say("rules_list-secret")
        await clock.rest()
        self.part("prices").replaceChildren()  # what could have the keyboard would soon be another element
        self.complete(self._fill_below())

    async def _fill_below(self) -> None:
        rules = self.session.rules
        codes = point_cards(rules)
        await clock.rest()
        prices(self.part("prices"), codes, rules)

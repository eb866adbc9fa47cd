"""The rules in force at the table, and how to play well under them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.learning.lessons import advice, priced, strategy
from hearts.app.rules.sentences import sentences
from hearts.app.words.locale import say
from hearts.app.words.rules_list import SENTENCES
from hearts.engine.checking import published
from hearts.web.browser import clock, dom
from hearts.web.dialogs.board import Board, prices
from hearts.web.dialogs.dialog import Dialog
from hearts.web.html import escaped, items

if TYPE_CHECKING:
    from hearts.web.request import Request


class Rules(Dialog):
    """The rules as sentences, and strategy with cards to be tapped."""

    name = "rules"
    words = SENTENCES

    async def fill(self, request: Request) -> None:
        """Write the rules of the game on the table, what its cards cost, and what good players do under them."""
        self.part("list").innerHTML = items(sentences(self.session.rules, self.session.director.viewer))
        record = self.session.journal.record
        seed = record.public if published(record) else ""
        self.part("cards").textContent = say("rules_list.published", seed=seed) if seed else say("rules_list.secret")
        await clock.rest()
        self.part("advice").innerHTML = items(advice(self.session.rules))
        for name in ("prices", "strategy"):  # what could have the keyboard would soon be another element
            self.part(name).replaceChildren()
        self.work(self._fill_below())

    async def _fill_below(self) -> None:
        rules = self.session.rules
        codes = priced(rules)
        await clock.rest()
        prices(self.part("prices"), codes, rules)
        await clock.rest()
        lessons = strategy(rules)
        heads = [f'<h4>{escaped(one.sentence("title"))}</h4><div class="board"></div>' for one in lessons]
        self.part("strategy").innerHTML = "".join(heads)
        for home, lesson in zip(dom.all_of(".board", self.part("strategy")), lessons):
            await clock.rest()
            Board(home, lesson)

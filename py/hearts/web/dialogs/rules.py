"""The rules in force at the table, and how to play well under them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.lessons import advice, priced, strategy
from hearts.app.rules.sentences import sentences
from hearts.app.words.rules_list import SENTENCES
from hearts.web.browser import clock, dom
from hearts.web.dialogs.board import Board, prices
from hearts.web.dialogs.dialog import Dialog
from hearts.web.html import escaped, items

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts.web.request import Request


class Rules(Dialog):
    """The rules as sentences, and strategy with cards to be tapped."""

    name = "rules"
    words = SENTENCES
    _filled = 0

    def fill(self, request: Request) -> Iterator[None]:
        """Write the rules of the game on the table, what its cards cost, and what good players do under them."""
        self.part("list").innerHTML = items(sentences(self.session.rules, self.session.director.viewer))
        yield
        self.part("advice").innerHTML = items(advice(self.session.rules))
        for name in ("prices", "strategy"):  # what could have the keyboard would soon be another element
            self.part(name).replaceChildren()
        self._filled += 1
        clock.later(0, lambda: clock.in_steps(self._more(self._filled)))

    def _more(self, filled: int) -> Iterator[None]:
        """What lies below, in steps, so that the page stays alive; where it is filled anew, no more of them."""
        rules = self.session.rules
        codes = priced(rules)
        yield
        prices(self.part("prices"), codes, rules)
        yield
        lessons = strategy(rules)
        heads = [f'<h4>{escaped(one.told("title"))}</h4><div class="board"></div>' for one in lessons]
        self.part("strategy").innerHTML = "".join(heads)
        for home, lesson in zip(dom.all_of(".board", self.part("strategy")), lessons):
            yield
            if filled != self._filled:
                return
            Board(home, lesson)

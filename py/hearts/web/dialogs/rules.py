"""The rules in force at the table, and how to play well under them."""

from __future__ import annotations

from hearts.app.lessons import priced, strategy
from hearts.app.rules.sentences import sentences
from hearts.app.words.rules_list import SENTENCES
from hearts.web.browser import dom
from hearts.web.dialogs.board import Board, prices
from hearts.web.dialogs.dialog import Dialog
from hearts.web.html import escaped, items


class Rules(Dialog):
    """The rules as sentences, and strategy with cards to be tapped."""

    name = "rules"
    words = SENTENCES

    def fill(self, about: str) -> None:
        """Write the rules of the game on the table, what its cards cost, and what good players do under them."""
        rules = self.session.rules
        self.part("list").innerHTML = items(sentences(rules))
        prices(self.part("prices"), priced(rules), rules)
        lessons = strategy(rules)
        heads = [f'<h4>{escaped(one.told("title"))}</h4><div class="board"></div>' for one in lessons]
        self.part("strategy").innerHTML = "".join(heads)
        for home, lesson in zip(dom.all_of(".board", self.part("strategy")), lessons):
            Board(home, lesson)

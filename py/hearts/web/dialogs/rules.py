"""The rules in force at the table."""

from __future__ import annotations

from hearts.app.rules.sentences import sentences
from hearts.app.words.rules_list import SENTENCES
from hearts.web.dialogs.dialog import Dialog
from hearts.web.html import items


class Rules(Dialog):
    """The rules as sentences."""

    name = "rules"
    words = SENTENCES

    def fill(self, about: str) -> None:
        """Write the rules of the game on the table."""
        self.part("list").innerHTML = items(sentences(self.session.rules))

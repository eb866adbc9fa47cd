"""The warning: a choice that costs much is held back until the player says what they want."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import coach
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph
from hearts.app.words.warning import SENTENCES
from hearts.web import html
from hearts.web.browser import dom
from hearts.web.dialogs.dialog import Dialog

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.web.context import Context
    from hearts.web.request import Request


class Warning(Dialog):
    """Opened by the tutor; closed without an answer, nothing is done."""

    name = "warning"
    words = SENTENCES

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        dom.on_click(self.part("yes"), self._yes)
        dom.listen(self.node, "close", lambda event: self.context.tutor.spare())

    def open(self, request: Request) -> None:
        """Only where there is still something to warn of."""
        costly = self.context.tutor.costly
        if costly is None:
            return
        advice, one = costly
        rules = self.session.game.rules
        kind = "warning.card" if advice.ask == "play" else "warning.cards"
        several = []
        for signs in (True, False):
            told = say(kind, choice=coach.choice(advice, one, signs), cost=coach.number(one.cost))
            why = paragraph([coach.best(advice, signs), coach.against(rules, advice, one, signs)])
            several.append((told, why))
        (told, why), (told_aloud, why_aloud) = several
        self.part("text").innerHTML = html.both(told, told_aloud)
        self.part("why").innerHTML = html.both(why, why_aloud)
        self.part("yes").textContent = say("warning.yes" if advice.ask == "play" else "warning.pass")
        self.show()
        self.part("no").focus()

    def follow(self, scene: Scene) -> None:
        """The choice is not awaited any more."""
        if self.is_open and self.context.tutor.costly is None:
            self.close()

    def _yes(self) -> None:
        self.context.tutor.let()
        self.close()

"""See for yourself: a walk in five steps that shows that the computer players cannot see the player's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sitting.walk import Walk
from hearts.app.words.coach import sign
from hearts.app.words.locale import say
from hearts.app.words.phrases import card as named
from hearts.app.words.phrases import cards as listed
from hearts.engine import shuffle
from hearts.engine.cards import bits, each
from hearts.web.browser import clock, dom
from hearts.web.dialogs.dialog import Dialog
from hearts.web.markup import Markup, html
from hearts.web.pieces import both, with_suits

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

BUTTONS = ("", "walk-on", "walk-deal", "walk-on", "walk-again", "walk-done")  # what the main one says in each step


class WalkDialog(Dialog):
    """Each opening is a walk with a deal of its own; closing it forgets the deal."""

    name = "walk"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._step = 0
        self._walk: Walk | None = None
        dom.listen(self.part("form"), "submit", self._on)

    async def fill(self, request: Request) -> None:
        """Begin with the first step."""
        secret = self.session.draw_secret()
        self._walk = Walk(self.session.new_id(), secret) if secret else None
        self.part("word").value = ""
        self._step = 1
        if self._walk is None:
            self._step = len(BUTTONS) - 1
            self._tell("walk-hash", _lines(say("walk-none")))
        else:
            self._tell("walk-hash", _lines(say("walk-hash-text")) + _code(self._walk.hash))

    def _on(self, event: Node) -> None:
        """Go on to the next step."""
        event.preventDefault()
        if self.busy("step"):
            return
        if self._walk is None or self._step == len(BUTTONS) - 1:
            self.close()
        elif self._step == 2 and not self._walk.cut(str(self.part("word").value)):
            dom.focus(self.part("word"))
        else:
            self._step += 1
            self.work(self._go(self._walk), "step")

    async def _go(self, walk: Walk) -> None:
        """Show the step."""
        if self._step == 2:
            self._tell("walk-cut", _lines(say("walk-cut-text")))
            dom.focus(self.part("word"))
        elif self._step == 3:
            self._tell("walk-cards", secret_and_cards(walk))
        elif self._step == 4:
            for _ in walk.play():
                await clock.rest()
            name = walk.names[-1]
            self._tell("walk-knew", _known(walk, name), name=name)
        else:
            self._tell("walk-same", await choose_again(walk))

    def _tell(self, title: str, text: Markup, name: str = "") -> None:
        last = self._step == len(BUTTONS) - 1
        step = 1 if self._walk is None else self._step
        head = say("walk-step", step=step, title=say(title, name=name))
        dom.write(self.part("told"), html("<h3>{}</h3>{}", head, text))
        cutting = self.part("cutting")
        if not cutting.hidden and self._step != 2:
            dom.focus(self.part("on"))
        cutting.hidden = self._step != 2
        self.part("leave").hidden = last
        self.part("on").textContent = say(BUTTONS[self._step])
        self.node.scrollTop = 0


def _lines(sentence: str) -> Markup:
    return html("<p>{}</p>", with_suits(sentence))


def _code(text: str) -> Markup:
    return html("<p><code>{}</code></p>", text)


def _facts(rows: list[tuple[str, int]]) -> Markup:
    """Return sets of cards, each with its name."""
    lines = []
    for name, held in rows:
        signs = " ".join([sign(card) for card in each(held)])
        cards = both(signs, listed(held)) if held else say("walk-nothing")
        lines.append(html("<dt>{}</dt><dd>{}</dd>", name, cards))
    return html("<dl>{}</dl>", lines)


def secret_and_cards(walk: Walk) -> Markup:
    """Return the secret number, what its check has found, and the player's cards."""
    found = walk.checked
    share = [value for name, value in found.shares if name == shuffle.HOUSE]
    right = found.what == "checked" and found.hash == walk.hash
    told = _lines(say("walk-cards-checked", word=walk.word)) if right else _lines(say("walk-cards-wrong"))
    return _lines(say("walk-cards-text")) + _code("".join(share)) + told + _facts([(say("walk-yours"), walk.hand)])


def _known(walk: Walk, name: str) -> Markup:
    """Return what Ben was given when he played."""
    view, lying = walk.view, bits(walk.view.table.trick)
    rows = [
        (say("walk-knew-hand", name=name), view.hand),
        (say("walk-knew-table"), lying),
        (say("walk-knew-before"), view.table.played & ~lying),
    ]
    whole = html("<details><summary>{}</summary>{}</details>", say("walk-knew-all"), _code(walk.known))
    told = _lines(say("walk-knew-text", name=name, card=named(walk.played)))
    return told + _facts(rows) + _lines(say("walk-knew-not")) + whole


async def choose_again(walk: Walk) -> Markup:
    """Let the same mind choose once more from the text alone, and return the result."""
    await clock.rest()
    chosen, name = walk.again(), walk.names[-1]
    id = "walk-same-yes" if chosen == walk.played else "walk-same-no"
    told = _lines(say(id, card=named(chosen), played=named(walk.played), name=name))
    return _lines(say("walk-same-text")) + told + _lines(say("walk-same-unfair"))

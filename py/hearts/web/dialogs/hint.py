"""The hint: a panel at the table with the best choice and its reason, and what each card is worth, on the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import coach
from hearts.app.words.hint import SENTENCES
from hearts.app.words.locale import say
from hearts.app.words.phrases import joined, paragraph
from hearts.web import html
from hearts.web.browser import dom
from hearts.web.dialogs import worth
from hearts.web.dialogs.panel import Panel
from hearts.web.request import HintFor

if TYPE_CHECKING:
    from hearts.app.learning.tutor import Place
    from hearts.app.scene.model import Scene
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

ROWS = 13  # of the table of all choices
LEAST = 10  # deals tried before it shows anything
SURE = 60  # deals tried before it speaks


class Hint(Panel):
    """The panel in which the coach says what it would play."""

    name = "hint"
    words = SENTENCES

    def __init__(self, context: Context) -> None:
        Panel.__init__(self, context)
        self._place: Place | None = None
        self._spoken = ""
        dom.on_click(self.part("close"), self.close)
        dom.listen_everywhere("keydown", self._key)

    def open(self, request: Request) -> None:
        """Ask the coach and show the advice. A second press closes it, unless `stay` is set."""
        assert isinstance(request, HintFor)
        place = self.context.later.tutor.place()
        if place is None:
            self.session.notice(say("hint.off" if self.session.settings["tutor"] == "off" else "hint.nothing"), "why")
        elif self.is_open and place == self._place and not request.stay:
            self.close()
        else:
            self._begin(place)

    def follow(self, scene: Scene) -> None:
        """Close it when the choice has been made."""
        if self.is_open and self.context.later.tutor.place() != self._place:
            self.close()

    def close(self) -> None:
        """Hide it, and the bars with it."""
        focused = dom.active()
        inside = focused is not None and self.node.contains(focused)
        self.conceal()
        self.context.later.bars.lay({})
        if inside:
            dom.focus(dom.element("do-hint"))

    def _begin(self, place: Place) -> None:
        self._place, self._spoken = place, ""
        self.context.later.bars.lay({})
        for name in ("facts", "why", "state"):
            self.part(name).textContent = ""
        self.part("best").textContent = say("hint.begins")
        more, rows = self.part("more"), self.part("rows")
        more.hidden = more.getAttribute("open") is None  # left open, it keeps its place, so that nothing moves
        rows.setAttribute("data-waits", "")
        passing = dom.element("passing")
        side = "" if passing.hidden else passing.getAttribute("data-at")
        self.node.setAttribute("data-at", side)
        self.reveal(side)
        self.context.later.tutor.note()
        self.context.later.tutor.ask(self._draw)

    def _draw(self) -> None:
        advice, done = self.context.later.tutor.advice, self.context.later.tutor.done
        if advice is None or not self.is_open or (advice.worlds and advice.worlds < LEAST and not done):
            return
        view = self.session.game.view(self.session.director.viewer)
        first = advice.choices[0]
        best, why = coach.best(advice), coach.why(view.rules, advice)
        signs = coach.why(view.rules, advice, True)
        if not why and not advice.worlds:
            why = signs = say("hint.sight")
        facts = joined(coach.facts(first, view.seat))
        self.part("best").innerHTML = html.both(coach.best(advice, True), best)
        self.part("facts").textContent = facts
        self.part("why").innerHTML = html.both(signs, why)
        state = say("hint.done" if done else "hint.more", count=advice.worlds)
        self.part("state").textContent = state if advice.worlds else ""
        self.part("more").hidden = not advice.worlds or len(advice.choices) < 2
        self.part("rows").removeAttribute("data-waits")
        self.part("rows").innerHTML = "".join([worth.row(advice, one, view.seat) for one in advice.choices[:ROWS]])
        self.context.later.bars.lay(worth.bars(advice, view.seat, view.rules))
        if done or advice.worlds >= SURE:
            self._speak(best, paragraph([best, facts + "." if facts else "", why]))

    def _speak(self, best: str, told: str) -> None:
        """Speak the advice once, and again if the coach changes its mind."""
        if best != self._spoken:
            self._spoken = best
            self.context.speak(told)

    def _key(self, event: Node) -> None:
        if event.key == "Escape" and self.is_open and dom.first("dialog[open]") is None:
            self.close()

"""The hint: a panel at the table with the best choice and one sentence, and a glow on the card; figures on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.learning.coach import modest
from hearts.app.learning.reasons import own, reason
from hearts.app.table.commands import Command
from hearts.app.words import coach
from hearts.app.words.coach import looks
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph
from hearts.engine.cards import count
from hearts.web.browser import dom
from hearts.web.dialogs import choice_values
from hearts.web.dialogs.panel import Panel
from hearts.web.pieces import both
from hearts.web.request import HintFor

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from hearts.app.learning.tutor import Place
    from hearts.app.scene.model import Scene
    from hearts.engine.deal import View
    from hearts.minds.advice import Advice
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

    class Asked(Protocol):
        """The asker at the table on the screen: the tutor, or at a table of people their `Helps`."""

        advice: Advice | None
        done: bool

        @property
        def plain(self) -> bool:
            """Whether it speaks plainly: no figures."""

        def place(self) -> Place | None:
            """Return the choice that must be made now; None if none."""

        def note(self) -> None:
            """Note that help was taken."""

        def ask(self, on_advice: Callable[[], object]) -> None:
            """Ask for advice; `on_advice` hears of it, and each time that it gets better."""

    class AskedHere(Asked, Protocol):
        """The same at a table of people."""

        @property
        def view(self) -> View | None:
            """The view of the person's seat."""


ROWS = 13  # of the table of all choices


class Hint(Panel):
    """The coach's panel, with the best choice."""

    name = "hint"

    def __init__(self, context: Context) -> None:
        Panel.__init__(self, context)
        self._place: Place | None = None
        self._people: AskedHere | None = None  # who asks the coach at a table of people; None at the own game
        self._shown = False
        self._own = 0  # the packet of the player of which it speaks; 0 where it speaks of its own
        dom.on_click(self.part("close"), self.close)
        dom.listen(self.part("more"), "toggle", lambda event: self._unfold())
        dom.listen_everywhere("keydown", self._key)
        context.screens.before_other(self._give_way)

    def open(self, request: Request) -> None:
        """Ask the coach and show the advice. A second press closes it, unless `stay` is set."""
        assert isinstance(request, HintFor)
        people: AskedHere | None = getattr(request, "asked", None)
        if people is None and self.context.screens.now.kind == "people":
            self.session.act(Command("hint"))  # the table of people then asks with its own coach: see `helps.HintHere`
            return
        self._people = people
        place = self._asked.place()
        if place is None:
            self.session.notice(say("hint-off" if self.session.settings["tutor"] == "off" else "hint-nothing"), "why")
        elif self.is_open and place == self._place and not request.stay:
            self.close()
        else:
            self._begin(place)

    def follow(self, scene: Scene) -> None:
        """Close it when the choice has been made, or another player gets the device."""
        people = self.context.screens.now.kind == "people"
        gone = scene.curtain is not None or people != (self._people is not None)
        if self.is_open and (gone or self._asked.place() != self._place):
            self.close()
        elif self.is_open and self._people is None and self._shown:
            self._speak_of_own()

    def _speak_of_own(self) -> None:
        """In a deal that teaches, say a sentence about the packet of the player as soon as it is whole."""
        asked, view, chosen = self._asked, self._view(), self.session.table.chosen
        if not asked.plain or asked.advice is None or view is None or view.phase != "pass":
            return
        advice = self._said(asked.advice)
        chosen = 0 if count(chosen) < view.rules.pass_count or chosen == advice.choices[0].choice else chosen
        if chosen == self._own:
            return
        self._own = chosen
        told = []
        for signs in (True, False):
            told.append(own(view, advice, chosen, signs) if chosen else _reason(view, advice, signs, True))
        dom.write(self.part("reason"), both(told[0], told[1]))
        if chosen:
            self.context.speak(told[1])

    def _said(self, advice: Advice) -> Advice:
        """The advice as the player hears it: in a deal that teaches, nothing that hopes for a moon."""
        return modest(advice) if self._asked.plain else advice

    @property
    def _asked(self) -> Asked:
        """The asker of the coach."""
        return self._people or self.context.later.tutor

    def _give_way(self) -> None:
        """Close it before another table is laid: it speaks of the player's own game."""
        if self.is_open:
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
        self._place, self._shown, self._own = place, False, 0
        self.context.later.bars.lay({})
        self.part("more").hidden = True  # until there are figures; left open, it is open again then
        self.part("best").textContent = looks()
        self.part("reason").textContent = ""
        self._mark("checking")
        self.node.setAttribute("data-plain", "true" if self._asked.plain else "false")
        passing = dom.element("passing")
        side = "" if passing.hidden else passing.getAttribute("data-at")
        self.node.setAttribute("data-at", side)
        self.reveal(side)
        self._asked.note()
        self._asked.ask(self._settle)

    def _settle(self) -> None:
        """Show the advice once it is settled; from then on it stays as it is."""
        asked, view = self._asked, self._view()
        if asked.advice is None or not asked.done or not self.is_open or self._shown or view is None:
            return
        self._shown = True
        advice = self._said(asked.advice)
        lines = []
        for signs in (True, False):
            lines.append((coach.best(advice, signs), _reason(view, advice, signs, asked.plain)))
        (best, why), (best_aloud, why_aloud) = lines
        dom.write(self.part("best"), both(best, best_aloud))
        dom.write(self.part("reason"), both(why, why_aloud))
        self._explain(advice, view)
        self.part("more").hidden = asked.plain or len(advice.choices) < 2 or not advice.worlds
        self._mark("plain" if asked.plain else "settled")
        self._lay(advice, view)
        self.context.speak(paragraph([best_aloud, why_aloud]))
        if self._people is None:
            self._speak_of_own()

    def _explain(self, advice: Advice, view: View) -> None:
        """Write what "Why?" opens."""
        figures = [coach.figures(view.rules, advice, None, signs) for signs in (True, False)]
        dom.write(self.part("figures"), both(*figures))
        self.part("facts").textContent = paragraph(coach.facts(advice.choices[0], view.seat))
        self.part("state").textContent = say("hint-checked", count=advice.worlds)
        dom.write(
            self.part("rows"), *[choice_values.choice_row(advice, one, view.seat) for one in advice.choices[:ROWS]]
        )

    def _lay(self, advice: Advice, view: View) -> None:
        """Have the best cards glow; as long as the figures are open, lay what each card is worth on it as well."""
        marks = choice_values.glow(advice)
        if self._unfolded:
            marks = choice_values.bars(advice, view.seat, view.rules)
        self.context.later.bars.lay(marks)

    @property
    def _unfolded(self) -> bool:
        more = self.part("more")
        return bool(more.open) and not more.hidden

    def _mark(self, state: str) -> None:
        """Tell the styles how far it is, and whether the figures are open, or will be: it is as wide then already."""
        comes = state == "checking" and bool(self.part("more").open) and not self._asked.plain
        self.node.setAttribute("data-state", state)
        self.node.setAttribute("data-open", "true" if comes or self._unfolded else "false")

    def _unfold(self) -> None:
        advice, view = self._asked.advice, self._view()
        if self._shown and advice is not None and view is not None and self.is_open:
            self._mark("settled")
            self._lay(advice, view)

    def _view(self) -> View | None:
        """Return what the player knows at the table on the screen."""
        people = self._people
        return people.view if people is not None else self.session.game.view(self.session.director.viewer)

    def _key(self, event: Node) -> None:
        if event.key == "Escape" and not event.repeat and self.is_open and dom.first("dialog[open]") is None:
            self.close()


def _reason(view: View, advice: Advice, signs: bool, plain: bool) -> str:
    """The sentence below what to do; "" where there is nothing to tell."""
    if not advice.worlds and not plain:
        return say("hint-sight")
    if len(advice.choices) == 1 and not (plain and advice.ask == "give"):
        return say("coach-lone") if advice.ask == "play" else ""
    return reason(view, advice, None, signs, plain)

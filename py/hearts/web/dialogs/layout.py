"""A deal is laid out by hand: cards to seats, and then it is played as practice or sent as a link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.setup import told_apart
from hearts.app.rules import presets
from hearts.app.same.deals import LONGEST
from hearts.app.same.layout import NOBODY, Layout
from hearts.app.words import phrases
from hearts.app.words.layout import SENTENCES
from hearts.app.words.locale import say
from hearts.engine.cards import card, count, each
from hearts.engine.cards import name as code_of
from hearts.engine.record import PERSON, Seat
from hearts.web.browser import clock, dom, files, link
from hearts.web.dialogs.board import FACE
from hearts.web.dialogs.dialog import Dialog
from hearts.web.html import radio
from hearts.web.request import PracticeFrom

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

ROW = '<div class="laid">{}</div>'
CARD = '<button type="button" value="{code}" data-at="">{face}<span aria-hidden="true"></span></button>'


class LayoutDialog(Dialog):
    """Keeps what was laid out until the rules or the number of players change."""

    name = "layout"
    words = SENTENCES

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._layout: Layout | None = None
        self._to = 0  # the place that gets cards
        dom.listen(self.part("places"), "change", lambda event: self._choose(int(event.target.value)))
        dom.listen(self.part("pack"), "click", lambda event: self._press(event.target.closest("button")))
        dom.listen(self.part("number"), "change", lambda event: self._number(str(event.target.value)))
        dom.on_click(self.part("fill"), self._fill)
        dom.on_click(self.part("clear"), self._clear)
        dom.on_click(self.part("link"), self._copy)
        dom.on_click(self.part("yes"), self._play)

    async def fill(self, request: Request) -> None:
        """Show the cards as they lie; all lie nowhere where the rules have changed."""
        rules = self.session.setup.rules
        if self._layout is None or self._layout.rules != rules:
            self._layout, self._to = Layout(rules), 0
        self.part("about").textContent = say("layout.about", rules=presets.named(rules))
        self.part("number").value = str(self._layout.number + 1)
        await clock.rest()
        await self._draw_pack(self._layout)
        self._tell(self._layout, say("layout.whole") if self._layout.whole else "")

    async def _draw_pack(self, layout: Layout) -> None:
        """Draw the pack, a suit a row."""
        rows, cards = "", each(layout.rules.pack)
        for suit in range(4):
            buttons = ""
            for number in reversed([one for one in cards if one // 13 == suit]):
                buttons += CARD.format(code=code_of(number), face=FACE.format(code_of(number)))
            rows += ROW.format(buttons)
            await clock.rest()
        self.part("pack").innerHTML = rows
        await clock.rest()
        self._mark_each(layout)

    # ---- what a person does ------------------------------------------------------------------------------------

    def _choose(self, place: int) -> None:
        self._to = place

    def _press(self, button: Node | None) -> None:
        layout = self._layout
        if button is None or layout is None:
            return
        if layout.put(card(str(button.value)), self._to):
            self._mark(layout, button, self._names())
            self._tell(layout)
        else:
            self._tell(layout, say("layout.full", name=self._names()[self._to]))

    def _fill(self) -> None:
        if self._layout is not None:
            self._layout.fill(self.session.draw_secret() or self.session.new_id())
            self._mark_all(self._layout)

    def _clear(self) -> None:
        if self._layout is not None:
            self._layout.clear()
            self._mark_all(self._layout)

    def _number(self, text: str) -> None:
        if self._layout is not None:
            self._layout.turn_to(int(text) - 1 if text.isdigit() and len(text) < 4 else 0)
            self.part("number").value = str(self._layout.number + 1)

    def _copy(self) -> None:
        layout = self._layout
        if layout is not None and layout.whole:
            text = layout.deal(self._seats(), self.session.new_id()).record.text()
            link.linked(text, self._copied, link.ASKS_DEAL, LONGEST)

    def _copied(self, address: str) -> None:
        files.copy(address, lambda done: self._say(say("layout.copied" if done else "layout.uncopied")))

    def _play(self) -> None:
        layout = self._layout
        if layout is not None and layout.whole:
            deal = layout.deal(self._seats(), self.session.new_id())
            self.context.open(PracticeFrom(deal.record, deal.seat))

    # ---- what is shown -----------------------------------------------------------------------------------------

    def _names(self) -> list[str]:
        return [seat.name for seat in self._seats()] + [say("layout.kitty")]

    def _seats(self) -> tuple[Seat, ...]:
        """Return who sits there: the table of the next game, its first person in the first seat."""
        seats = told_apart(self.session.setup.seats)
        return tuple([Seat(who.player if at else PERSON, who.face, who.name) for at, who in enumerate(seats)])

    def _mark_all(self, layout: Layout) -> None:
        self._mark_each(layout)
        self._tell(layout)

    def _mark_each(self, layout: Layout) -> None:
        names = self._names()
        for button in dom.all_of("button", self.part("pack")):
            self._mark(layout, button, names)

    def _mark(self, layout: Layout, button: Node, names: list[str]) -> None:
        """Show on a card to whom it goes."""
        number = card(str(button.value))
        place, called = layout.place_of(number), phrases.card(number)
        name = "" if place == NOBODY else names[place]
        spoken = say("layout.card", card=called, name=name) if name else say("layout.card.free", card=called)
        button.setAttribute("data-at", "" if place == NOBODY else str(place))
        button.setAttribute("aria-label", spoken)
        button.lastElementChild.textContent = name[:1]

    def _tell(self, layout: Layout, said: str = "") -> None:
        """Show who has how many cards, what is missing, and whether the deal may be played."""
        names = self._names()
        chips = ""
        for place in range(layout.places):
            number = count(layout.held(place))
            label = say("layout.place", name=names[place], count=number, room=layout.room(place))
            chips += radio("layout-place", str(place), label)
        again = bool(dom.active().matches('[name="layout-place"]'))  # the keyboard stays where it was
        self.part("places").innerHTML = chips
        chosen = self.inside(f'[name="layout-place"][value="{self._to}"]')
        chosen.checked = True
        if again:
            dom.focus(chosen)
        for part in ("yes", "link"):
            self.part(part).disabled = not layout.whole
        self._say(said or layout.missing(names))

    def _say(self, text: str) -> None:
        self.part("said").textContent = text

"""A deal is laid out by hand: cards to seats, dealer, scores. It is played as practice, sent or saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.setup import company, told_apart
from hearts.app.rules import presets
from hearts.app.same.layout import NOBODY, Layout, told
from hearts.app.words import phrases
from hearts.app.words.locale import say
from hearts.engine.cards import card, count, each
from hearts.engine.cards import name as code_of
from hearts.engine.record import PERSON, Seat
from hearts.web.browser import clock, dom
from hearts.web.dialogs.board import face
from hearts.web.dialogs.growing import Growing
from hearts.web.dialogs.laid_deals import SavedDeals, Scores
from hearts.web.markup import html
from hearts.web.pieces import option, radio
from hearts.web.request import LayoutOf, PracticeFrom, SendOf

if TYPE_CHECKING:
    from hearts.app.same.deals import Deal
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

ROW = '<div class="laid">{}</div>'
CARD = '<button type="button" value="{code}" data-at="">{face}<span aria-hidden="true"></span></button>'


class LayoutDialog(Growing):
    """Keeps what was laid out until the rules or the number of players change."""

    name = "layout"

    def __init__(self, context: Context) -> None:
        Growing.__init__(self, context)
        self._layout: Layout | None = None
        self._to = 0  # the place that gets cards
        self._scores = Scores(self.part, self._score)
        self._kept = SavedDeals(self.part, context, lambda: self._layout, self._open)
        dom.listen(self.part("places"), "change", lambda event: self._choose(int(event.target.value)))
        dom.listen(self.part("pack"), "click", lambda event: self._press(event.target.closest("button")))
        dom.listen(self.part("number"), "change", lambda event: self._turn(int(event.target.value)))
        dom.listen(self.part("seat"), "change", lambda event: self._sit(int(event.target.value)))
        dom.on_click(self.part("fill"), self._fill)
        dom.on_click(self.part("clear"), self._clear)
        dom.on_click(self.part("send"), self._send)
        dom.on_click(self.part("yes"), self._play)

    async def fill(self, request: Request) -> None:
        """Show the cards as they lie, or those of a deal; all lie nowhere where the rules have changed."""
        rules = self.session.setup.rules
        if isinstance(request, LayoutOf):
            self._layout, self._to = Layout.of(request.deal), 0
        elif self._layout is None or not self._layout.of_rules(rules):
            self._layout, self._to = Layout(rules), 0
        await self._show(self._layout)

    async def _show(self, layout: Layout) -> None:
        self.part("about").textContent = say("layout-about", rules=presets.name_with_length(layout.plain))
        self._scores.show(layout.rules, self._names())
        self._kept.list()
        await clock.rest()
        await self._draw_pack(layout)
        self._tell_seats(layout)
        self._tell(layout, say("layout-whole") if layout.whole else "")

    async def _draw_pack(self, layout: Layout) -> None:
        """Draw the pack, a suit a row."""
        rows, cards = [], each(layout.rules.pack)
        for suit in range(4):
            buttons = []
            for number in reversed([one for one in cards if one // 13 == suit]):
                buttons.append(html(CARD, code=code_of(number), face=face(code_of(number))))
            rows.append(html(ROW, buttons))
            await clock.rest()
        dom.write(self.part("pack"), *rows)
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
            self._tell(layout, say("layout-full", name=self._names()[self._to]))

    def _fill(self) -> None:
        if self._layout is not None:
            self._layout.fill(self.session.draw_secret() or self.session.new_id())
            self._mark_all(self._layout)

    def _clear(self) -> None:
        if self._layout is not None:
            self._layout.clear()
            self._mark_all(self._layout)

    def _turn(self, number: int) -> None:
        if self._layout is not None:
            self._layout.turn_to(number)

    def _sit(self, seat: int) -> None:
        """Let the person sit in another seat; whoever sat there sits where the person was."""
        layout = self._layout
        if layout is not None:
            layout.sit(seat)
            self._scores.rename(self._names())
            self._tell_seats(layout)
            self._mark_all(layout)

    def _score(self, scores: list[str]) -> str:
        """Set the scores; return why they cannot be."""
        why = self._layout.score(scores) if self._layout is not None else ""
        if self._layout is not None:
            self._scores.tell(self._layout.rules)
        return why

    def _open(self, layout: Layout) -> None:
        """Show a layout that was saved."""
        self._layout, self._to = layout, 0
        self.complete(self._show(layout), "show")

    def _send(self) -> None:
        if self._layout is not None and self._layout.whole:
            self.context.open(SendOf("deal", self._deal(self._layout).record.text()))

    def _play(self) -> None:
        if self._layout is not None and self._layout.whole:
            deal = self._deal(self._layout)
            self.context.open(PracticeFrom(deal.record, deal.seat))

    def _deal(self, layout: Layout) -> Deal:
        return layout.deal(self._seats(layout), self.session.new_id())

    # ---- what is shown -----------------------------------------------------------------------------------------

    def _names(self) -> list[str]:
        assert self._layout is not None
        return [seat.name for seat in self._seats(self._layout)] + [say("layout-kitty")]

    def _seats(self, layout: Layout) -> tuple[Seat, ...]:
        """Return who sits there: the table of the next game, its first person in the seat of the layout."""
        seats, players = told_apart(self.session.setup.seats), layout.rules.players
        seats = (seats + company(players)[len(seats) :])[:players]
        several = [Seat(who.player if at else PERSON, who.face, who.name) for at, who in enumerate(seats)]
        several[0], several[layout.seat] = several[layout.seat], several[0]
        return tuple(several)

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
        spoken = say("layout-card", card=called, name=name) if name else say("layout-card-free", card=called)
        button.setAttribute("data-at", "" if place == NOBODY else str(place))
        button.setAttribute("aria-label", spoken)
        button.lastElementChild.textContent = name[:1]

    def _tell_seats(self, layout: Layout) -> None:
        """Show who deals, to whom one passes, and where the person sits."""
        names, players, several = self._names(), layout.rules.players, layout.several
        options = [option(str(at), told(names[dealer], pass_, players)) for at, (dealer, pass_) in enumerate(several)]
        dom.write(self.part("number"), *options)
        self.part("number").value = str(layout.number % len(several))
        seats = [option(str(seat), say("layout-seat-at", number=seat + 1)) for seat in range(players)]
        dom.write(self.part("seat"), *seats)
        self.part("seat").value = str(layout.seat)

    def _tell(self, layout: Layout, said: str = "") -> None:
        """Show who has how many cards, what is missing, and whether the deal may be played."""
        names = self._names()
        chips = []
        for place in range(layout.places):
            number = count(layout.held(place))
            label = say("layout-place", name=names[place], count=number, room=layout.room(place))
            chips.append(radio("layout-place", str(place), label))
        again = bool(dom.active().matches('[name="layout-place"]'))  # the keyboard stays where it was
        dom.write(self.part("places"), *chips)
        chosen = self.inside(f'[name="layout-place"][value="{self._to}"]')
        chosen.checked = True
        if again:
            dom.focus(chosen)
        for part in ("yes", "send"):
            self.part(part).disabled = not layout.whole
        self.part("said").textContent = said or layout.missing(names)

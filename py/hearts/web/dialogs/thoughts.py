"""Telepathy: the dialog with an opponent's thoughts. A game in which it was used counts apart in the statistics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.heading import player_of
from hearts.app.learning import telepathy
from hearts.app.learning.last_decision import last_decision, weigh
from hearts.app.table.commands import Command
from hearts.app.words import coach as words
from hearts.app.words.locale import say
from hearts.app.words.measures import percent, whole
from hearts.app.words.phrases import card as named
from hearts.app.words.phrases import cards as listed
from hearts.app.words.phrases import paragraph
from hearts.engine.cards import SUITS, each
from hearts.web.browser import clock, dom
from hearts.web.dialogs import comparison
from hearts.web.dialogs.dialog import Dialog
from hearts.web.markup import Markup, html
from hearts.web.pieces import both, radio
from hearts.web.request import ThoughtsAt

if TYPE_CHECKING:
    from hearts.app.learning.telepathy import Beliefs
    from hearts.app.scene.model import Scene
    from hearts.engine.deal import View
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

FORMS = ("mild", "full")


class Thoughts(Dialog):
    """Opened about a side of the table, while a choice of one's own is awaited."""

    name = "thoughts"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        chips = [
            radio("thoughts-form", form, say("thoughts-mild" if form == "mild" else "thoughts-full")) for form in FORMS
        ]
        dom.write(self.part("forms"), *chips)
        self._form, self._seat = FORMS[0], 0
        self._view: View  # that of whoever thinks; _own: of whoever reads it
        self._own: View
        self._beliefs: dict[str, Beliefs | None] = {}  # in each form that was asked for; None where nobody answers
        self._noted = False  # whether the record says that thoughts are read
        self._worths: tuple[str, Markup] | None = None  # a sentence and a table, once they are asked for
        dom.listen(self.part("form"), "change", self._change)

    def open(self, request: Request) -> None:
        """Open with the beliefs of the opponent at this side."""
        assert isinstance(request, ThoughtsAt)
        scene = self.session.scene
        if scene is None or not self._coached() or self.session.seating.diabolo:
            return
        self._form, self._seat = FORMS[0], scene.seats[request.side].seat
        self._view, self._own = [self.session.game.view(seat) for seat in (self._seat, self.session.director.viewer)]
        self._beliefs, self._worths, self._noted = {}, None, False
        self.stop()
        self.work(self._note())

    def _coached(self) -> bool:
        """Return whether a choice of the person at the screen is awaited, and help is allowed."""
        return self.session.coached(self.session.director.viewer)

    def _begin(self) -> None:
        self.inside(f'[value="{self._form}"]').checked = True
        self._size()
        self.part("title").textContent = say("thoughts-title", name=self._name())
        viewer, hand = self._own.seat, self._own.hand
        dom.write(self.part("all"), self._table([viewer], [_row([{}], suit, hand) for suit in range(len(SUITS))]))
        self.part("all").setAttribute("data-waits", "")  # unseen, so that the dialog has its size from the first
        self.part("state").textContent = say("thoughts-asking")
        self._update()
        self.show()

    def follow(self, scene: Scene) -> None:
        """Close it when the moment that it shows is over."""
        if self.is_open and not self._coached():
            self.close()

    async def _note(self) -> None:
        """Note it in the record before anything is told, then ask."""
        if not self._coached():
            return
        self._begin()
        await clock.breathe()
        if not self.is_open:  # the event that tells so may come later
            return
        self.session.act(Command("hint", "telepathy"))
        self._noted = True
        await clock.breathe()
        self.work(self._ask(), "draw")

    async def _ask(self) -> None:
        """Ask for its beliefs in the form that is chosen, and draw them. The milder form goes by one's own View: what
        followed from the other hand would tell of that hand."""
        form, seat = self._form, self._seat
        if form not in self._beliefs:
            asker, mind = self.session.asker, player_of(self.session.seats[seat].player)
            asked = (
                telepathy.ask(asker, self._view, mind)
                if form == "full"
                else telepathy.ask(asker, self._own, mind, seat)
            )
            self._beliefs[form] = await asked
        await self._draw()

    async def _weigh(self) -> None:
        """Find what its choices were worth to it at its last decision."""
        await clock.breathe()
        session, seat = self.session, self._seat
        about = last_decision(session.seating, session.game, seat)
        sentence, table = say("thoughts-nothing", name=self._name()), html("")
        if about is not None:
            thought = await weigh(session.seating.players[seat], player_of(session.seats[seat].player), about)
            sentence = say("thoughts-nobody")
            if thought is not None:
                sentence, table = (
                    comparison.choice_sentence(self._name(), about, thought),
                    comparison.choice_table(about, thought),
                )
        self._worths = sentence, table
        self._update()

    def _change(self, event: Node) -> None:
        self._form = event.target.value
        self._size()
        self._update()
        if self._noted:
            self.work(self._ask(), "draw")

    def _size(self) -> None:
        """Keep room for the worth of its choices, which comes late, if all is told."""
        self.node.toggleAttribute("data-bare", self._form != "full")

    def _name(self) -> str:
        return self.session.seats[self._seat].name

    async def _draw(self) -> None:
        """Draw what has been answered, in the form that is chosen."""
        beliefs, name = self._beliefs[self._form], self._name()
        if beliefs is None:
            self.part("all").removeAttribute("data-waits")
            dom.write(self.part("all"))
            self.part("state").textContent = say("thoughts-nobody")
            return
        mild = self._form == "mild"
        seats = [self._own.seat] if mild else [seat for seat in range(len(beliefs.held)) if seat != self._seat]
        own = self._own.hand if mild else 0
        rows = []
        for suit in range(len(SUITS)):
            rows.append(_row([beliefs.held[seat] for seat in seats], suit, own))
            await clock.rest()
        rest = [] if mild else [self._rest(beliefs)]
        await clock.rest()
        title = say("thoughts-yours" if mild else "thoughts-all", name=name)
        tried = say("thoughts-apart" if mild else "thoughts-worlds", worlds=beliefs.worlds, name=name)
        self.part("all").removeAttribute("data-waits")
        self.part("state").textContent = paragraph([title, tried])
        dom.write(self.part("all"), self._table(seats, rows), *rest)
        self._update()

    def _update(self) -> None:
        """Show what its choices are worth to it, if all is told; in the milder form nothing of it is on the page."""
        full = self._form == "full" and self._beliefs.get(self._form) is not None
        if full and self._worths is None:
            self._worths = say("thoughts-weighing"), html("")
            self.work(self._weigh(), "weigh")
        sentence, table = self._worths if full and self._worths else ("", html(""))
        self.part("worths").hidden = not full
        self.part("choice").textContent = sentence
        dom.write(self.part("choices"), table)

    def _table(self, seats: list[int], rows: list[Markup]) -> Markup:
        """Return a row a suit, a column a seat, with how likely each holds what."""
        names = [self.session.seats[seat].name for seat in seats]
        heads = [html('<th scope="col">{}</th>', name) for name in names]
        corner = html('<th scope="col"><span class="unseen">{}</span></th>', say("thoughts-suit"))
        table = '<table class="beliefs"><thead><tr>{}{}</tr></thead><tbody>{}</tbody></table>'
        return html(table, corner, heads, rows)

    def _rest(self, beliefs: Beliefs) -> Markup:
        """Return their own hand, what they forgot, what they expect."""
        several = [say("thoughts-own", cards=listed(self._view.hand))]
        if beliefs.forgotten:
            several.append(say("thoughts-forgotten", cards=listed(beliefs.forgotten)))
        expects = []
        for seat, points in enumerate(beliefs.points):
            name, moon = self.session.seats[seat].name, beliefs.moons[seat]
            kind = "thoughts-moon" if whole(100 * moon) else "thoughts-points"
            expects.append(html("<li>{}</li>", say(kind, name=name, points=float(points), chance=percent(moon))))
        title = html("<h3>{}</h3>", say("thoughts-expects")) if expects else ""
        return html("<p>{}</p>{}<ul>{}</ul>", paragraph(several), title, expects)


def _row(several: list[dict[int, float]], suit: int, only: int) -> Markup:
    """Return what each may hold of a suit; `only` these cards, where any are given."""
    cells = [html("<td>{}</td>", _cards(held, suit, only)) for held in several]
    sign = html('<svg aria-hidden="true"><use href="#s-{}"/></svg>', SUITS[suit])
    name = say("card-suit", suit=SUITS[suit])
    return html('<tr><th scope="row">{}<span class="unseen">{}</span></th>{}</tr>', sign, name, cells)


def _cards(held: dict[int, float], suit: int, only: int) -> list[Markup]:
    """Return the cards of a suit that a seat may hold, the highest first, each as strong as it is likely."""
    cards = []
    several = (
        [card for card in each(only) if card // 13 == suit] if only else [card for card in held if card // 13 == suit]
    )
    for card in sorted(several, reverse=True):
        likely = held.get(card, 0.0)
        chance = percent(likely)
        rank = words.sign(card)[:-2]
        sign = say("thoughts-short", card=rank, chance=chance) if only else rank
        meaning = say("thoughts-card", card=named(card), chance=chance)
        cards.append(
            html('<span class="belief" style="--sure:{}%">{}</span> ', whole(100 * likely), both(sign, meaning))
        )
    return cards

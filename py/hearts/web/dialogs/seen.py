"""The played cards: a dialog on a small screen, on a wide one a panel that stays open beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.table.commands import Set
from hearts.app.words import seen as words
from hearts.app.words.locale import say
from hearts.app.words.phrases import written
from hearts.engine.cards import NAMES, SUITS
from hearts.web.browser import dom
from hearts.web.browser.dom import Element
from hearts.web.dialogs.dialog import Dialog
from hearts.web.markup import Markup, html, table_of
from hearts.web.pieces import items

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.app.scene.seen import Seen
    from hearts.web.context import Context
    from hearts.web.markup import Content
    from hearts.web.request import Request

WIDE = "(min-width: 1000px) and (min-height: 560px)"  # where there is room beside the table
BESIDE = (
    '<aside class="beside" aria-label="{title}" hidden><h2 aria-hidden="true">{title}</h2>'
    '<button type="button" class="shut" aria-label="{close}">×</button><div></div></aside>'
)
LEGEND = ("out", "own", "gave", "played")


class SeenPanel(Dialog):
    """The setting "seen" says whether the panel stays open on a wide screen."""

    name = "seen"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        beside = dom.of_html(html(BESIDE, title=say("seen-title"), close=say("seen-close")))
        dom.body.append(beside)
        self._beside, self._panel = Element(beside), Element(beside.querySelector("div"))
        self._body = Element(self.part("body"))
        self._last: tuple[int, list[str]] = (-1, [])  # moves and hand that were written last
        dom.on_click(beside.querySelector("button"), self._toggle)
        dom.listen(self.node, "keydown", self._key)

    def open(self, request: Request) -> None:
        """Show or hide the panel on a wide screen; else show the dialog, if there is something to see."""
        if dom.fits(WIDE):
            self._toggle()
        elif self.session.scene is not None and self._known(self.session.scene) is not None:
            self.show()

    def follow(self, scene: Scene) -> None:
        """Keep both in step with the table."""
        wanted = self.session.settings.on("seen") and dom.fits(WIDE)
        known = self._known(scene) if wanted or self.is_open else None
        self._show(wanted and known is not None)
        if known is None and self.is_open:
            self.close()

    def _toggle(self) -> None:
        on = not self.session.settings.on("seen")
        self.session.act(Set("seen", "yes" if on else "no"))
        self.session.director.announce(say("seen-shown" if on else "seen-hidden"))

    def _known(self, scene: Scene) -> Seen | None:
        """Return what is known now, written into both where it has changed."""
        known = self.session.seen
        state = (scene.moves, [card.code for card in scene.cards if card.place == "hand"])
        if state != self._last:
            seats = [(seat.seat, seat.name) for seat in scene.seats]
            shown = seen_html(known, seats) if known is not None else html("")
            self._panel.fill(shown)
            self._body.fill(shown)
            self._last = state
        return known

    def _show(self, shown: bool) -> None:
        self._beside.hide(not shown)

    def _key(self, event: dom.Node) -> None:
        if event.key in ("w", "W"):
            event.preventDefault()
            event.stopPropagation()
            self.close()


def seen_html(known: Seen, seats: list[tuple[int, str]]) -> Markup:
    """Return the played cards, suit by suit; `seats`: numbers and names, the viewer's first."""
    suits = [_suit(SUITS[number], known, number) for number in range(4)]
    names, you = dict(seats), seats[0][0]
    facts = [words.dear(card, state, names.get(seat, ""), seat == you) for card, state, seat in known.dear]
    facts.append(words.unseen_points(known.left, names.get(known.hidden, "")))
    block = '<div class="counted">{}</div>{}{}<ul class="dear">{}</ul>'
    return html(block, suits, _legend(), _players(known, seats), items(facts))


def _suit(suit: str, known: Seen, number: int) -> Markup:
    """Return a row: each card by its rank, and how many are out."""
    several = known.suits[number]
    cells = [html('<i class="is-{}">{}</i>', state, _rank(card)) for card, state in several]
    label = words.suit_text(suit, [(card, str(state)) for card, state in several])
    out = say("seen-out", count=known.out[number])
    return html('<p role="img" aria-label="{}">{}<span>{}</span><small>{}</small></p>', label, _sign(suit), cells, out)


def _rank(card: int) -> Content:
    return html('<span class="ten">10</span>') if NAMES[card][0] == "T" else NAMES[card][0]


def _sign(suit: str) -> Markup:
    return html('<svg class="suit" aria-hidden="true"><use href="#s-{}"/></svg>', suit)


def _legend() -> Markup:
    legend = []
    for state in LEGEND:
        meaning = say("seen-legend", state=state)
        legend.append(html('<span><i class="is-{}">7</i> {}</span>', state, meaning))
    return html('<p class="legend" aria-hidden="true">{}</p>', legend)


def _players(known: Seen, seats: list[tuple[int, str]]) -> Markup:
    """Return points and shown voids."""
    rows = []
    none = html('<span class="unseen">{}</span><span aria-hidden="true">–</span>', say("seen-void-none"))
    for seat, name in seats:
        voids = [_void(suit) for suit in known.voids[seat]] or [none]
        rows.append(
            html('<tr><th scope="row">{}</th><td>{}</td><td>{}</td></tr>', name, written(known.points[seat]), voids)
        )
    return table_of([say("seen-player"), say("seen-points"), say("seen-voids")], rows, "shown")


def _void(suit: str) -> Markup:
    name = say("seen-suit", suit=suit)
    return html('{}<span class="unseen">{} </span>', _sign(suit), name)

"""The played cards: a dialog on a small screen, on a wide one a panel that stays open beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.table.commands import Set
from hearts.app.words import seen as words
from hearts.app.words.locale import say
from hearts.app.words.phrases import signed
from hearts.engine.cards import NAMES, SUITS
from hearts.web import html
from hearts.web.browser import dom
from hearts.web.browser.dom import Element
from hearts.web.dialogs.dialog import Dialog
from hearts.web.html import escaped, items

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.app.scene.seen import Seen
    from hearts.web.context import Context
    from hearts.web.request import Request

WIDE = "(min-width: 1000px) and (min-height: 560px)"  # where there is room beside the table
LEGEND = ("out", "own", "gave", "played")


class SeenPanel(Dialog):
    """The setting "seen" says whether the panel stays open on a wide screen."""

    name = "seen"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        title, close = escaped(say("seen-title")), escaped(say("seen-close"))
        beside = dom.of_html(
            f'<aside class="beside" aria-label="{title}" hidden><h2 aria-hidden="true">{title}</h2>'
            f'<button type="button" class="shut" aria-label="{close}">×</button><div></div></aside>'
        )
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
            shown = seen_html(known, [(seat.seat, seat.name) for seat in scene.seats]) if known is not None else ""
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


def seen_html(known: Seen, seats: list[tuple[int, str]]) -> str:
    """Return all of it as HTML; `seats`: numbers and names, the viewer's first."""
    suits = "".join([_suit(SUITS[number], known, number) for number in range(4)])
    names, you = dict(seats), seats[0][0]
    facts = [words.dear(card, state, names.get(seat, ""), seat == you) for card, state, seat in known.dear]
    facts.append(words.unseen_points(known.left, names.get(known.hidden, "")))
    return f'<div class="counted">{suits}</div>{_legend()}{_players(known, seats)}<ul class="dear">{items(facts)}</ul>'


def _suit(suit: str, known: Seen, number: int) -> str:
    """Return a row: each card by its rank, and how many are out."""
    several = known.suits[number]
    cells = "".join([f'<i class="is-{state}">{_rank(card)}</i>' for card, state in several])
    label = escaped(words.suit_text(suit, [(card, str(state)) for card, state in several]))
    out = escaped(say("seen-out", count=known.out[number]))
    return f'<p role="img" aria-label="{label}">{_sign(suit)}<span>{cells}</span><small>{out}</small></p>'


def _rank(card: int) -> str:
    return NAMES[card][0].replace("T", '<span class="ten">10</span>')


def _sign(suit: str) -> str:
    return f'<svg class="suit" aria-hidden="true"><use href="#s-{suit}"/></svg>'


def _legend() -> str:
    legend = ""
    for state in LEGEND:
        meaning = escaped(say("seen-legend", state=state))
        legend += f'<span><i class="is-{state}">7</i> {meaning}</span>'
    return f'<p class="legend" aria-hidden="true">{legend}</p>'


def _players(known: Seen, seats: list[tuple[int, str]]) -> str:
    """Return points and shown voids."""
    rows = ""
    none = f'<span class="unseen">{escaped(say("seen-void-none"))}</span><span aria-hidden="true">–</span>'
    for seat, name in seats:
        voids = "".join([_void(suit) for suit in known.voids[seat]]) or none
        rows += f'<tr><th scope="row">{escaped(name)}</th><td>{signed(known.points[seat])}</td><td>{voids}</td></tr>'
    return html.table([say("seen-player"), say("seen-points"), say("seen-voids")], rows, "shown")


def _void(suit: str) -> str:
    name = escaped(say("seen-suit", suit=suit))
    return f'{_sign(suit)}<span class="unseen">{name} </span>'

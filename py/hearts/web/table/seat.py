"""A seat's plate: portrait, name, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import signed, written
from hearts.engine.cards import SUITS
from hearts.web.browser import dom
from hearts.web.browser.dom import Element
from hearts.web.markup import Markup, html
from hearts.web.table.places import as_style, spot

if TYPE_CHECKING:
    from hearts.app.scene.model import SeatAt
    from hearts.web.browser.dom import Node
    from hearts.web.table.faces import Faces

PARTS = ("img", ".disc", ".called", ".score", ".deal", ".says", ".open")


class Seat:
    """One seat; the portraits of all but the viewer are buttons that tell about them."""

    def __init__(self, home: Node, side: int, players: int, faces: Faces) -> None:
        node = dom.copy_of("seat")
        self._faces = faces
        self._others = side > 0
        self._shown: SeatAt | None = None
        self._face = ""
        if not self._others:
            _bare(node)
        self._plate = Element(node)
        self._who = node.querySelector(".who")
        self._parts = {name: Element(node.querySelector(name)) for name in PARTS}
        x, y = spot(side, players)
        self._plate.put("data-side", str(side))
        self._plate.put("data-top", "" if y < 0.1 else None)
        self._plate.put("data-at", "right" if x > 0.5 else "left")
        self._plate.put("data-says", "above" if y > 0.15 else "beside" if x == 0.5 else "below")
        self._plate.draw(as_style((x, y)))
        if self._others:
            self._parts[".disc"].put("data-do", f"open opponent {side}")
        home.append(node)

    def show(self, seat: SeatAt) -> None:
        """Show who sits here, and how it stands with them."""
        if seat is self._shown:
            return
        before, self._shown = self._shown, seat
        self._plate.put("aria-label", seat.label)
        self._plate.put("class", _state(seat))
        self._plate.put("data-cards", None if seat.open else str(seat.cards))
        if self._others:
            self._parts[".disc"].put("aria-label", say("seat-about", name=seat.name))
            self._parts[".disc"].put("disabled", "" if seat.person else None)
        if before is not None and before.name != seat.name:  # another plate, not one whose words have moved
            self._who.replaceWith(self._who)
        if before is not None and before.says != seat.says:  # likewise: another bubble rises
            bubble = self._parts[".says"].node
            bubble.replaceWith(bubble)
        self._parts[".says"].say(seat.says)
        self._parts[".open"].fill(_diagram(seat.open))
        self._parts[".called"].say(seat.name)
        self._parts[".score"].say(written(seat.score))
        self._parts[".deal"].say(signed(seat.points) if seat.points else "")

    def carry(self, node: Node) -> None:
        """Have an element lie at this seat."""
        if node.parentElement != self._plate.node:
            self._plate.node.append(node)

    def changes(self, seat: SeatAt) -> bool:
        """Return True if the seat must show another face, for example because the character has become known."""
        return self._faces.source(seat.face, seat.mood) != self._face

    def look(self, seat: SeatAt) -> None:
        """Show their face."""
        self._face = self._faces.source(seat.face, seat.mood)
        self._parts["img"].put("src", self._face)


def _bare(plate: Node) -> None:
    """One's own portrait is no button: there is nothing to learn behind it."""
    button, disc = plate.querySelector(".disc"), dom.new_element("span", "disc")
    disc.append(button.firstElementChild)
    button.replaceWith(disc)


def _diagram(codes: tuple[str, ...]) -> Markup:
    """An open hand, a line a suit."""
    lines = []
    for suit in SUITS:
        ranks = " ".join([code[0].replace("T", "10") for code in codes if code[1] == suit])
        lines.append(html('<span><svg><use href="#s-{}"/></svg>{}</span>', suit, ranks) if ranks else "")
    return html("{}", lines)


def _state(seat: SeatAt) -> str:
    states = [("turn", seat.turn), ("deals", seat.dealer), ("set", seat.ready), ("leads", seat.leads)]
    states += [("mine", seat.side == 0), ("gain", seat.points < 0), ("long", len(str(seat.score)) > 2)]
    return " ".join(["seat"] + [name for name, holds in states if holds])

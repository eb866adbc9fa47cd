"""A card's element, for as long as the card can be seen."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from hearts.web.browser import clock, dom
from hearts.web.browser.dom import Element
from hearts.web.table.places import as_style, spot

if TYPE_CHECKING:
    from hearts.app.scene.model import CardAt
    from hearts.web.browser.dom import Node

# Milliseconds until a card has arrived, at any pace. As long as its style has that animation, even an ended one, the
# browser cannot leave other movements of the card to the compositor.
ARRIVED = 3000
ROW = 7  # cards that lie in one row where there could be two
DRAWN = 3  # to draw a card's face for the first time takes as long as to restyle so many


class Card(Element):
    """One card.

    home    the region of the page that it lies in
    fading  whether it is on its way out
    """

    def __init__(self, code: str) -> None:
        Element.__init__(self, dom.copy_of("card"))
        self.home = ""
        self.fading = False
        self._lifted = self._held = False
        self._shown: tuple[object, ...] = ()
        self._place = ""
        self._way, self._start = ("", ""), ("", "")
        self._looks = "card"
        self._since = 0.0  # when it came to its place
        self._waits = False
        self.put("data-card", code)
        self.put("class", self._looks)
        self._drawing = "#c-" + code.split("-")[0]  # of its face, until that is drawn

    def move(self, home: str, region: Node, following: Node) -> None:
        """Move it into this region of the page, before another element there."""
        self.home = home
        region.insertBefore(self.node, following)

    def lift(self, lifted: bool) -> None:
        """Raise it in the hand, or let it down."""
        self._lifted = lifted
        self._dress()

    def start(self, kind: str, style: str) -> None:
        """Glide to the next place from where this style says; the animation is one of the styles', so nobody waits."""
        self._start = kind, style

    def wait(self) -> None:
        """Stay hidden until its place is shown."""
        self._waits = True
        self.hide(True)

    def rest(self) -> None:
        """Let it lie still: an animation would begin anew where the element moves in the page."""
        self._way, self._shown = ("", ""), ()

    def drag(self, across: float, up: float) -> None:
        """Move it by this many pixels; 0, 0 lets it fall back."""
        self._held = bool(across or up)
        self._dress()
        if across or up:
            self.node.style.setProperty("--drag", f"{across}px {up}px")
        else:
            self.node.style.removeProperty("--drag")

    def _dress(self) -> None:
        self.put("class", self._looks + (" lift" if self._lifted else "") + (" held" if self._held else ""))

    def show(self, card: CardAt, players: int, lifted: bool, roving: bool, wait: int) -> int:
        """Take the looks and the place that the scene gives this card; how many restyled cards that took as long as."""
        shown = card, players, lifted, roving, wait
        if shown == self._shown:
            return 0
        self._shown = shown
        work = 1
        if self._drawing:
            self.node.firstElementChild.firstElementChild.setAttribute("href", self._drawing)
            self._drawing, work = "", DRAWN
        self.fading = card.place in ("pile", "gone")
        if card.place != self._place:
            self._place, self._way, self._start = card.place, self._start, ("", "")
            self._since = clock.since_start()
        elif self._way[0] and clock.since_start() - self._since > ARRIVED:
            self._way = "", ""
        kind, begun = self._way
        self._looks = _looks(card) + (f" {kind}" if kind else "")
        self.lift(lifted and card.place == "hand")
        self.draw(_position(card, players) + (f";--wait:{wait}" if wait else "") + (f";{begun}" if begun else ""))
        self.put("aria-label", card.label)
        if card.place == "hand":
            self.put("role", "button")
            self.put("aria-hidden", None)
            self.put("tabindex", "0" if roving else "-1")
            self.put("aria-disabled", "false" if card.playable else "true")
            self.put("aria-pressed", "true" if card.chosen else "false")
        else:
            self.put("tabindex", None)
            self.put("aria-pressed", None)
            self.put("aria-disabled", None)
            self.put("role", "img")
            self.put("aria-hidden", "true" if self.fading else None)
        if self._waits:
            self._waits = False
            self.hide(False)
        return work


def _looks(card: CardAt) -> str:
    words = ["card", card.place]
    states = ("dim", card.dimmed), ("up", card.chosen), ("new", card.received), ("won", card.winner)
    return " ".join(words + [name for name, holds in states if holds])


def _row(index: int, of: int) -> str:
    """Return where it lies in a hand of two rows: which of how many, and in which row; few cards need the lower one
    alone."""
    half = (of + 1) // 2 if of > ROW else 0
    if index < half:
        return f"--j:{index};--m:{half};--k:0"
    return f"--j:{index - half};--m:{of - half};--k:1"


def _position(card: CardAt, players: int) -> str:
    """Return what the styles need to place it: its index in the hand, its side in the trick, or the seat that it goes
    to."""
    if card.place == "hand":
        whence = f";--w:{100 * spot(card.source, players)[0] - 50:.0f}deg" if card.received else ""
        return f"--i:{card.index};--n:{card.of};{_row(card.index, card.of)}{whence}"
    if card.place == "trick":
        angle = 2 * pi * card.side / players
        tilt = (card.card * 7 % 9 - 4) * 0.7  # each card lies a little askew, always the same way
        lean, wide = -6 * sin(angle), 1.4 if players > 4 else 1.0
        return f"--x:{-wide * sin(angle):.3f};--y:{min(wide, 1.15) * cos(angle):.3f};--r:{lean + tilt:.1f}deg"
    return as_style(spot(card.side, players))

"""Presses that come too late for their target: a key still down, the second half of a double click or tap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import clock, dom
from hearts.web.table.fingers import code_of

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node
    from hearts.web.table.cards import Cards

PRESSING = ("Enter", " ", "Escape")
NEAR = 20  # pixels between the two halves of a double tap, at most
DOUBLE = 500  # milliseconds between them, at most


class Presses:
    """Gets keys, clicks and taps before any other listener, and stops those that come too late."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._pressed_on: Node = None  # where the key that is down now was pressed
        self._clicked = ""  # the card under the first half of a double click
        self._tapped = ("", 0.0, 0.0, 0.0)  # the card that the last tap chose at once; where and when that was
        dom.listen_first("keydown", self._key)
        dom.listen_first("click", self._click)
        dom.listen_first("pointerup", self._tap)

    def _key(self, event: Node) -> None:
        """Let a key that is held down press only what had the keyboard when it went down: no dialog that opens
        since."""
        if not event.repeat:
            self._pressed_on = event.target
        elif event.key in PRESSING and event.target != self._pressed_on:
            self._pressed_on = None  # nor what it was pressed on, if that has the keyboard again
            event.preventDefault()
            if dom.body.hasAttribute("data-resting") or dom.body.hasAttribute("data-demo"):
                event.stopPropagation()  # any key would end it

    def _click(self, event: Node) -> None:
        """Give the second half of a double click to nobody if the first one played the card that lay there."""
        if event.detail <= 1:
            self._clicked = code_of(event.target)
        elif self._clicked and self._clicked not in self._cards.hand:
            event.stopPropagation()
            event.preventDefault()

    def _tap(self, event: Node) -> None:
        """Do the same for the second half of a double tap."""
        if event.pointerType == "mouse":
            return
        x, y, now = event.clientX, event.clientY, clock.since_start()
        code, left, top, at = self._tapped
        near = max(abs(x - left), abs(y - top)) < NEAR and now - at < DOUBLE
        if code and code not in self._cards.hand and near:
            event.stopPropagation()
            return
        under = dom.at_point(x, y)
        code = code_of(under) if under is not None else ""
        self._tapped = (code if code != self._cards.lifted else "", x, y, now)

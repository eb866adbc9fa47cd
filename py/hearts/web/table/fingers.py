"""Fingers and the mouse on the hand: a tap lifts or chooses a card, a slide along the fan shows each, and a card that
is dragged upwards follows, and is chosen where it is let go above the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import clock, dom

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node
    from hearts.web.table.cards import Cards
    from hearts.web.table.chooser import Chooser

SLIP = 10  # pixels a finger may wander and still tap
FLICK = 44  # pixels upwards that play a card
ECHO = 700  # milliseconds in which a click is the echo of a touch, where the browser does not say what it comes from


class Fingers:
    """Listens to touches, pens and the mouse on the hand, one at a time; what a mouse does not drag, it clicks."""

    def __init__(self, cards: Cards, chooser: Chooser) -> None:
        self._cards = cards
        self._chooser = chooser
        self._finger: Finger | None = None  # the touch in progress
        self._touched = -1.0 * ECHO  # when the last touch ended
        self._on_card = False  # whether the last touch began on a card
        self._dragged = False  # whether the mouse has dragged a card since it was last pressed
        self._hand = dom.element("hand")
        dom.listen(self._hand, "pointerdown", self._down)
        dom.listen(self._hand, "pointermove", self._move)
        dom.listen(self._hand, "pointerup", self._up)
        dom.listen(self._hand, "pointercancel", self._cancel)
        dom.listen(self._hand, "lostpointercapture", self._cancel)

    def echoes(self, event: Node) -> bool:
        """Return True if a click is the browser's (perhaps late) echo of a touch or a drag that was handled already."""
        if self._dragged:
            self._dragged = False
            return True
        if event.target.closest("#hand") is None:
            return False
        kind = getattr(event, "pointerType", None)
        if kind:
            return kind != "mouse" and self._on_card
        return clock.since_start() - self._touched < ECHO

    def _down(self, event: Node) -> None:
        """Take a first finger; the one before it has gone, heard or not."""
        if not event.isPrimary:
            return
        self._let_go()
        self._dragged = False
        mouse = event.pointerType == "mouse"
        if mouse and event.button:
            return
        code = code_of(event.target)
        self._on_card = code != ""
        if code:
            self._finger = Finger(event, code, self._cards.lifted)
            dom.capture(event.target.closest(".card") if mouse else self._hand, event.pointerId)

    def _move(self, event: Node) -> None:
        finger = self._finger
        if finger is None or event.pointerId != finger.pointer:
            return
        finger.follow(event)
        if finger.direction == "along":
            self._slide(finger, event)
        elif finger.direction:
            self._cards.lift(finger.code if finger.up < -FLICK else "")
            self._cards.drag(finger.code, finger.across, finger.up)

    def _slide(self, finger: Finger, event: Node) -> None:
        under = dom.at_point(event.clientX, finger.level)
        code = code_of(under) if under is not None else ""
        if code and code in self._cards.hand:
            finger.find(code)
            self._cards.lift(code)

    def _up(self, event: Node) -> None:
        finger = self._finger
        if finger is None or event.pointerId != finger.pointer:
            return
        self._finger = None
        if finger.mouse:
            self._dragged = finger.direction != ""
        else:
            self._touched = clock.since_start()
        if finger.direction == "up":
            self._cards.drag(finger.code, 0, 0)
            self._cards.lift("")
            if finger.up < -FLICK and finger.code in self._cards.hand:
                self._chooser.choose(finger.code)
        elif not finger.direction and not finger.mouse:
            self._chooser.tap(finger.code, finger.lifted)

    def _cancel(self, event: Node) -> None:
        if self._finger is not None and event.pointerId == self._finger.pointer:
            self._let_go()

    def _let_go(self) -> None:
        """Put the card that a finger has moved back where it was."""
        if self._finger is not None:
            self._cards.drag(self._finger.code, 0, 0)
            self._finger = None


class Finger:
    """A touch in progress, or the mouse with its button down: where it began, on which card, and where it goes.

    direction  "up" (the card follows), "along" the fan (shows each, until it goes up from there) or "" as yet
    lifted     the card that was lifted when the finger came down
    """

    def __init__(self, event: Node, code: str, lifted: str) -> None:
        self.pointer, self.code, self.lifted = event.pointerId, code, lifted
        self.mouse = event.pointerType == "mouse"
        self.x, self.level = event.clientX, event.clientY
        self.across = self.up = 0.0
        self.direction = ""

    def find(self, code: str) -> None:
        """Move it to this card."""
        self.code = code

    def follow(self, event: Node) -> None:
        """Take the finger's new place."""
        self.across, self.up = event.clientX - self.x, event.clientY - self.level
        if not self.direction and max(abs(self.across), abs(self.up)) > SLIP:
            self.direction = "up" if self.mouse or -self.up > abs(self.across) else "along"
        elif self.direction == "along" and self.up < -FLICK:
            self.direction = "up"
            self.x = event.clientX  # the card that is shown now is taken from where it lies
            self.across = 0.0


def code_of(node: Node) -> str:
    """Return the code of the hand's card at this node, or ""."""
    card = node.closest("#hand .card")
    return (card.getAttribute("data-card") or "") if card is not None else ""

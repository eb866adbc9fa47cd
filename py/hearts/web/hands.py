"""The hands: clicks, touches and keys, turned into what the session understands."""

from typing import TYPE_CHECKING

from hearts.engine.cards import RANKS, SUITS
from hearts.engine.cards import card as number_of
from hearts.web import page

if TYPE_CHECKING:
    from typing import Any

SLIP = 10  # pixels a finger may wander and still tap
FLICK = 44  # pixels upwards that play a card
ECHO = 700  # milliseconds in which a click is the echo of a touch


class Hands:
    """Listens to mouse, finger and keyboard for as long as the page is open."""

    def __init__(self, session: "Any", stage: "Any", panels: "Any") -> None:
        self._session, self._stage, self._panels = session, stage, panels
        self._finger: "Any" = None  # the touch in progress
        self._touched = -1.0 * ECHO  # when the last touch ended
        hand, table = page.element("hand"), page.element("table")
        page.listen(table, "click", self._click)
        page.listen(hand, "pointerdown", self._down)
        page.listen(hand, "pointermove", self._move)
        page.listen(hand, "pointerup", self._up)
        page.listen(hand, "pointercancel", self._cancel)
        page.listen(hand, "focusin", self._enter)
        page.listen(page.document, "keydown", self._key)
        page.listen(page.element("do-undo"), "click", lambda event: self._session.undo())
        self._acts = {
            "p": self._pass,
            "o": panels.sheet,
            "u": session.undo,
            "n": panels.new,
            "r": self._repeat,
            "f": page.full_screen,
            "?": panels.keys,
        }

    # Clicks

    def _click(self, event: "Any") -> None:
        if page.clock() - self._touched < ECHO and event.target.closest("#hand") is not None:
            return
        code = _code(event.target)
        if code and self._session.settings.tap == "twice":
            self._twice(code)
        elif code:
            self._choose(code)
        elif event.target.closest("#pass") is not None:
            self._pass()
        elif event.target.closest("#decline") is not None:
            self._session.decline()
        elif event.target.closest("button") is None:
            self._stage.lift("")
            self._session.hasten()

    def _choose(self, code: str) -> None:
        self._stage.lift("")
        self._session.tap(number_of(code))

    def _pass(self) -> None:
        if self._stage.scene.passing is not None:
            self._session.give()

    # Fingers

    def _down(self, event: "Any") -> None:
        code = _code(event.target)
        if event.pointerType == "mouse" or not code or self._finger is not None:
            return
        self._finger = _Finger(event, code, self._stage.lifted)
        page.element("hand").setPointerCapture(event.pointerId)

    def _move(self, event: "Any") -> None:
        finger = self._finger
        if finger is None or event.pointerId != finger.pointer:
            return
        finger.follow(event)
        if finger.way == "up":
            self._stage.drag(finger.code, finger.across, min(finger.up, 0))
        elif finger.way == "along":
            self._scrub(finger, event)

    def _scrub(self, finger: "_Finger", event: "Any") -> None:
        under = page.document.elementFromPoint(event.clientX, finger.level)
        code = _code(under) if under is not None else ""
        if code and code in self._stage.hand:
            finger.code = code
            self._stage.lift(code)

    def _up(self, event: "Any") -> None:
        finger = self._finger
        if finger is None or event.pointerId != finger.pointer:
            return
        self._finger = None
        self._touched = page.clock()
        if finger.way == "up":
            self._stage.drag(finger.code, 0, 0)
            if finger.up < -FLICK:
                self._choose(finger.code)
        elif finger.way == "":
            self._tap(finger)

    def _tap(self, finger: "_Finger") -> None:
        """A tap: chooses at once in the pass and where one tap is asked for; else lifts, and the second tap plays."""
        if self._confirms(finger.code, ("auto", "twice")) and finger.lifted != finger.code:
            self._stage.lift(finger.code)
        else:
            self._choose(finger.code)

    def _confirms(self, code: str, modes: "tuple[str, ...]") -> bool:
        """Whether this card is lifted before it is chosen; a barred one is not: it says at once why it is barred."""
        dim = [card.code for card in self._stage.scene.cards if card.dimmed]
        return self._session.settings.tap in modes and self._stage.scene.phase != "pass" and code not in dim

    def _cancel(self, event: "Any") -> None:
        if self._finger is not None:
            self._stage.drag(self._finger.code, 0, 0)
            self._finger = None

    # Keys

    def _enter(self, event: "Any") -> None:
        code = _code(event.target)
        if code in self._stage.hand:
            self._stage.rove(code)

    def _key(self, event: "Any") -> None:
        if event.ctrlKey or event.metaKey or event.altKey or self._panels.open():
            return
        key = event.key
        if self._walk(key) or self._press(event) or self._jump(key.upper()) or self._command(key.lower()):
            event.preventDefault()

    def _walk(self, key: str) -> bool:
        hand = self._stage.hand
        if key not in ("ArrowLeft", "ArrowRight", "Home", "End") or not hand:
            return False
        here = self._stage.focused()
        at = hand.index(here) if here else {"ArrowLeft": len(hand), "ArrowRight": -1}.get(key, 0)
        to = {"ArrowLeft": at - 1, "ArrowRight": at + 1, "Home": 0, "End": len(hand) - 1}[key]
        self._stage.focus(hand[to % len(hand)])
        return True

    def _press(self, event: "Any") -> bool:
        if event.key not in ("Enter", " "):
            return False
        code = self._stage.focused()
        if code:
            if not event.repeat:
                self._twice(code)
            return True
        if event.target.closest("button") is None:
            self._session.hasten()
            return True
        return False

    def _twice(self, code: str) -> None:
        """A key or a mouse plays at once, unless every card is to be confirmed."""
        if self._confirms(code, ("twice",)) and self._stage.lifted != code:
            self._stage.lift(code)
        else:
            self._choose(code)

    def _jump(self, key: str) -> bool:
        """To the next card of a rank or a suit, round the hand."""
        key = "T" if key == "1" else key
        part = 0 if key in RANKS else 1 if key in SUITS else -1
        if len(key) != 1 or part < 0:
            return False
        hand, here = self._stage.hand, self._stage.focused()
        start = hand.index(here) + 1 if here else 0
        for code in hand[start:] + hand[:start]:
            if code[part] == key:
                self._stage.focus(code)
                break
        return True

    def _command(self, key: str) -> bool:
        if key not in self._acts:
            return False
        self._acts[key]()
        return True

    def _repeat(self) -> None:
        """The trick once more, for the ear."""
        scene = self._stage.scene
        names = {seat.side: seat.name for seat in scene.seats}
        told = [f"{names[card.side]}: {card.label}" for card in scene.cards if card.place == "trick"]
        self._stage.speak(". ".join(told + [scene.prompt]) if told or scene.prompt else scene.title)


class _Finger:
    """A touch in progress: where it began, which card, and whether it goes up (plays) or along the fan (looks)."""

    def __init__(self, event: "Any", code: str, lifted: str) -> None:
        self.pointer, self.code, self.lifted = event.pointerId, code, lifted
        self.x, self.level = event.clientX, event.clientY
        self.across = self.up = 0.0
        self.way = ""

    def follow(self, event: "Any") -> None:
        """Take the finger's new place."""
        self.across, self.up = event.clientX - self.x, event.clientY - self.level
        if not self.way and max(abs(self.across), abs(self.up)) > SLIP:
            self.way = "up" if -self.up > abs(self.across) else "along"


def _code(node: "Any") -> str:
    """The code of the hand's card at this node, or ""."""
    card = node.closest("#hand .card")
    return (card.getAttribute("data-card") or "") if card is not None else ""

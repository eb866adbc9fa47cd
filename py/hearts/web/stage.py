"""The stage: a Scene on the page, with one lasting element per card; a movement is the difference of two scenes."""

from math import cos, pi, sin
from typing import TYPE_CHECKING

from hearts.app.words import signed
from hearts.web import faces, page
from hearts.web.page import Kept
from hearts.web.sheet import plain

if TYPE_CHECKING:
    from typing import Any

# Which region of the page a card in that place lives in.
HOMES = {"hand": "hand", "gone": "trick", "trick": "trick", "pile": "trick"}
WRITTEN = ["title", "prompt", "passing", "pass", "decline", "kitty", "badge", "say", "notice", "do-undo", "do-concede"]
SIGNS = ("broken", "queen", "jack")
PLATE = ("img", ".disc", ".called", ".score", ".deal", ".says")
LEAVE = 500  # milliseconds a swept card is left to fade
MIDDLE = (0.5, 0.4)  # where dealt cards come from, as parts of the table's width and height


class Stage:
    """What is on the page now; `show` makes it the next scene, writing only what differs."""

    def __init__(self) -> None:
        self.scene: "Any" = None
        self.hand: "list[str]" = []  # codes, in order
        self.lifted = ""  # a card raised by the first of two taps
        self._cards: "dict[str, _Card]" = {}
        self._seats: "list[_Seat]" = []
        self._rover = ""  # the one card in the Tab order
        self._nodes = {name: Kept(page.element(name)) for name in WRITTEN}
        self._body = Kept(page.document.body)
        self._homes = {"hand": page.element("hand"), "trick": page.element("trick")}
        self._orders: "dict[str, list[str]]" = {"hand": [], "trick": []}  # codes as they stand in the document
        self._left_at = 0  # where in the hand the roving card was when it left
        self._shuffled = False  # whether cards of the hand changed places in the document
        self._notices = self._shown = 0  # how many there have been

    def show(self, scene: "Any") -> None:
        """Make the page look like this scene."""
        self.scene, before = scene, self.scene
        focused = self._focused()
        self._frame(scene)
        self._places(scene, before is None or before.players != scene.players)
        self._lay(scene)
        self._words(scene)
        self._signs(scene)
        self._keep_focus(focused)

    def notice(self, text: str, kind: str = "why") -> None:
        """Show a sentence for a moment, and have it spoken; what an ending says stands in its own panel already."""
        self.speak(text)
        if kind == "news" and self.scene is not None and self.scene.ending:
            return
        toast = self._nodes["notice"]
        toast.say(text)
        toast.put("class", kind)
        toast.hide(False)
        self._notices += 1
        this = self._notices
        page.later(2600 + 45 * len(text), lambda: toast.hide(True) if this == self._notices else None)

    def speak(self, text: str) -> None:
        """Have a sentence spoken by the live region, also when it is the same again."""
        self._nodes["say"].say("")
        self._nodes["say"].say(text)

    def lift(self, code: str) -> None:
        """Raise one card of the hand ("" for none), as the first of two taps does."""
        if code != self.lifted:
            for each in (self.lifted, code):
                if each in self._cards:
                    self._cards[each].lift(each == code)
            self.lifted = code

    def drag(self, code: str, across: float, up: float) -> None:
        """Let a card of the hand follow a finger by this many pixels; 0, 0 lets it fall back."""
        if code in self._cards:
            node = self._cards[code].node
            node.classList.toggle("held", bool(across or up))
            node.style.setProperty("--drag", f"{across}px {up}px" if across or up else "0px 0px")

    def rove(self, code: str) -> None:
        """Make this card of the hand the one in the Tab order."""
        if code != self._rover:
            for each, index in ((self._rover, "-1"), (code, "0")):
                if each in self.hand:
                    self._cards[each].put("tabindex", index)
            self._rover = code

    def focus(self, code: str) -> None:
        """Give a card of the hand the keyboard."""
        if code in self.hand:
            self.rove(code)
            self._cards[code].node.focus(page.to_js({"preventScroll": True}))

    def focused(self) -> str:
        """The card of the hand that has the keyboard, or ""."""
        code = self._focused()
        return code if code in self.hand else ""

    def _focused(self) -> str:
        node = page.document.activeElement
        if node is None:
            return ""
        return node.getAttribute("data-card") or ("pass" if node.id == "pass" else "")

    def _keep_focus(self, focused: str) -> None:
        """A redraw that takes the focused thing away gives the keyboard to its neighbour."""
        passed_on = focused == "pass" and not self.scene.passing
        left = focused and focused != "pass" and focused not in self.hand
        if (passed_on or left) and self.hand:
            self.focus(self.hand[min(self._left_at, len(self.hand) - 1)])
        elif focused in self.hand and self._shuffled:
            self.focus(focused)  # an element that moves in the document loses the keyboard

    def _frame(self, scene: "Any") -> None:
        body = self._body
        turn = -1
        for seat in scene.seats:
            if seat.turn:
                turn = seat.side
        body.put("data-phase", scene.phase)
        body.put("data-players", str(scene.players))
        body.put("data-turn", str(turn))
        body.put("data-moves", str(scene.moves))
        body.put("data-diabolo", "" if scene.diabolo else None)
        body.put("data-deal", str(len(scene.sheet.rows) + (scene.sheet.now is not None)))
        body.draw(f"--pace:{scene.pace}")
        self._nodes["do-undo"].put("disabled", None if scene.can.get("undo") else "")
        self._nodes["do-concede"].put("disabled", None if scene.can.get("concede") else "")

    def _places(self, scene: "Any", anew: bool) -> None:
        if anew:
            home = page.element("seats")
            home.replaceChildren()
            self._seats = [_Seat(home, side, scene.players) for side in range(scene.players)]
        for place, seat in zip(self._seats, scene.seats):
            place.show(seat)

    def _words(self, scene: "Any") -> None:
        self._nodes["title"].say(scene.title)
        self._nodes["prompt"].say(scene.prompt)
        self._nodes["badge"].hide(not scene.broken)
        self._passing(scene.passing, scene.players)
        self._kitty(scene.kitty, scene.seats)
        if scene.say:
            self.speak(scene.say)

    def _passing(self, passing: "Any", players: int) -> None:
        """The button that passes lies at the receiver's side of the table, and with it the one that declines."""
        group, button, decline = self._nodes["passing"], self._nodes["pass"], self._nodes["decline"]
        group.hide(passing is None)
        if passing is None:
            return
        x, y = spot(passing.side, players)
        group.put("data-at", "left" if x < 0.3 else "right" if x > 0.7 else "top")
        group.put("data-high", "" if players > 4 and y < 0.3 else None)  # other seats sit below the receiver
        group.draw(f"--sx:{x:.3f};--sy:{y:.3f}")
        button.say(passing.label)
        button.put("aria-disabled", "false" if passing.ready else "true")
        decline.hide(not passing.decline)
        decline.say(passing.decline)

    def _kitty(self, kitty: "Any", seats: "list[Any]") -> None:
        """The cards set aside: their backs, or their faces for whoever may see them, and whose they are."""
        node = self._nodes["kitty"]
        node.hide(kitty is None)
        if kitty is not None:
            codes = kitty.codes or ["back"] * kitty.count
            node.put("aria-label", kitty.label)
            drawn = [f'<svg viewBox="0 0 100 140"><use href="#c-{code}"/></svg>' for code in codes]
            whose = "Kitty" if kitty.side < 0 else f"{seats[kitty.side].name}’s kitty" if kitty.side else "Your kitty"
            node.fill(f'<span class="lying">{"".join(drawn)}</span><span class="whose">{plain(whose)}</span>')

    def _signs(self, scene: "Any") -> None:
        for name in SIGNS:
            if name in scene.news and scene.pace:
                self._shown += 1  # two classes by turns, so that the same sign starts over
                sign = page.document.querySelector(f'[data-sign="{name}"]')
                sign.className = f"sign show{self._shown % 2}"

    def _lay(self, scene: "Any") -> None:
        """Move every card to its place: newcomers are first put where they come from, then all glide."""
        wanted = {card.code: card for card in scene.cards}
        self._sweep([code for code in self._cards if code not in wanted])
        order = [card.code for card in scene.cards if card.place == "hand"]
        self._remember_focus_place(order)
        starts = self._starts(scene, wanted)
        self._insert(scene, wanted, starts)
        if starts and scene.pace:
            for code in starts:
                self._cards[code].draw(starts[code])
            self._homes["hand"].getBoundingClientRect()  # the browser takes note of where they start
        dealing = "deal" in scene.news
        for card in scene.cards:
            wait = card.index if dealing and card.source == -1 else 0
            self._cards[card.code].show(card, scene.players, card.code == self.lifted, card.code == self._rover, wait)
        self.hand = order
        self._settle_rover()

    def _remember_focus_place(self, order: "list[str]") -> None:
        self._left_at = 0
        for index, code in enumerate(self.hand):
            if code not in order and code == self._rover:
                self._left_at = index

    def _settle_rover(self) -> None:
        if self.lifted and self.lifted not in self.hand:
            self.lifted = ""
        if self._rover not in self.hand:
            self._rover = ""
            if self.hand:
                self.rove(self.hand[min(self._left_at, len(self.hand) - 1)])

    def _sweep(self, codes: "list[str]") -> None:
        for code in codes:
            gone = self._cards.pop(code)
            if gone.fading and self.scene.pace:
                gone.node.removeAttribute("data-card")
                page.later(LEAVE * self.scene.pace, gone.node.remove)
            else:
                gone.node.remove()

    def _starts(self, scene: "Any", wanted: "dict[str, Any]") -> "dict[str, str]":
        """The inline style with which each newcomer, or card that changes regions, starts its way."""
        starts = {}
        for code, card in wanted.items():
            if code not in self._cards:
                x, y = spot(card.source, scene.players)
                starts[code] = f"--sx:{x:.3f};--sy:{y:.3f}"
            elif self._cards[code].home != HOMES[card.place]:
                looks = page.window.getComputedStyle(self._cards[code].node) if scene.pace else None
                starts[code] = f"transform:{looks.transform}" if looks else ""
        return starts

    def _insert(self, scene: "Any", wanted: "dict[str, Any]", starts: "dict[str, str]") -> None:
        self._shuffled = False
        for name in ("hand", "trick"):
            codes = [card.code for card in scene.cards if HOMES[card.place] == name]
            staying = [code for code in codes if code not in starts]
            moved = staying != [code for code in self._orders[name] if code in staying]
            self._shuffled = self._shuffled or moved
            following = None
            for code in reversed(codes):
                if code not in self._cards:
                    self._cards[code] = _Card(code)
                card = self._cards[code]
                if code in starts or moved:
                    self._homes[name].insertBefore(card.node, following)
                    card.home = name
                following = card.node
            self._orders[name] = codes


class _Card(Kept):
    """One card's element, for as long as the card can be seen."""

    def __init__(self, code: str) -> None:
        Kept.__init__(self, page.copy_of("card"))
        self.home = ""
        self.fading = False
        self._looks = "card entry"
        self.put("data-card", code)
        self.put("class", self._looks)
        self.node.firstElementChild.firstElementChild.setAttribute("href", "#c-" + code)

    def lift(self, lifted: bool) -> None:
        """Raise it in the hand, or let it down."""
        self.put("class", self._looks + (" lift" if lifted else ""))

    def show(self, card: "Any", players: int, lifted: bool, roving: bool, wait: int) -> None:
        """Take the looks and the place that the scene gives this card."""
        self.fading = card.place in ("pile", "gone")
        self._looks = _looks(card)
        self.lift(lifted and card.place == "hand")
        self.draw(_position(card, players) + (f";--wait:{wait}" if wait else ""))
        if card.place == "hand":
            self.put("role", "button")
            self.put("aria-hidden", None)
            self.put("tabindex", "0" if roving else "-1")
            self.put("aria-label", card.label)
            self.put("aria-disabled", "false" if card.playable else "true")
            self.put("aria-pressed", "true" if card.chosen else "false")
        else:
            self.put("tabindex", None)
            self.put("aria-pressed", None)
            self.put("aria-disabled", None)
            self.put("role", "img")
            self.put("aria-label", card.label)
            self.put("aria-hidden", "true" if self.fading else None)


def _looks(card: "Any") -> str:
    words = ["card", card.place]
    states = ("dim", card.dimmed), ("up", card.chosen), ("new", card.received), ("won", card.winner)
    return " ".join(words + [name for name, holds in states if holds])


def _position(card: "Any", players: int) -> str:
    """What the styles need to place it: its index in the hand, its side in the trick, or the seat that it goes to."""
    if card.place == "hand":
        return f"--i:{card.index};--n:{card.of}"
    if card.place == "trick":
        angle = 2 * pi * card.side / players
        tilt = (card.card * 7 % 9 - 4) * 0.7  # each card lies a little askew, always the same way
        lean, wide = -6 * sin(angle), 1.4 if players > 4 else 1.0
        return f"--x:{-wide * sin(angle):.3f};--y:{min(wide, 1.15) * cos(angle):.3f};--r:{lean + tilt:.1f}deg"
    x, y = spot(card.side, players)
    return f"--sx:{x:.3f};--sy:{y:.3f}"


class _Seat:
    """One seat's plate: portrait, name, points."""

    def __init__(self, home: "Any", side: int, players: int) -> None:
        node = page.copy_of("seat")
        self._others = side > 0
        if not self._others:
            _bare(node)
        self._plate = Kept(node)
        self._parts = {name: Kept(node.querySelector(name)) for name in PLATE}
        x, y = spot(side, players)
        self._plate.put("data-side", str(side))
        self._plate.put("data-top", "" if y < 0.1 else None)
        self._plate.put("data-at", "right" if x > 0.5 else "left")
        self._plate.put("data-says", "above" if y > 0.15 else "beside" if x == 0.5 else "below")
        self._plate.draw(f"--sx:{x:.3f};--sy:{y:.3f}")
        home.append(node)

    def show(self, seat: "Any") -> None:
        """Show who sits here, and how it stands with them."""
        self._plate.put("aria-label", seat.label)
        self._plate.put("class", _state(seat))
        self._parts["img"].put("src", faces.source(seat.face, seat.mood))
        if self._others:
            self._parts[".disc"].put("aria-label", f"About {seat.name}")
            self._parts[".disc"].put("disabled", "" if seat.person else None)
        self._parts[".says"].say(seat.says)
        self._parts[".called"].say(seat.name)
        self._parts[".score"].say(signed(seat.score))
        self._parts[".deal"].say(("+" if seat.points > 0 else "") + signed(seat.points) if seat.points else "")


def _bare(plate: "Any") -> None:
    """One's own portrait is no button: there is nothing to learn behind it."""
    button, disc = plate.querySelector(".disc"), page.made("span", "disc")
    disc.append(button.firstElementChild)
    button.replaceWith(disc)


def _state(seat: "Any") -> str:
    states = ("turn", seat.turn), ("deals", seat.dealer), ("set", seat.ready), ("mine", seat.side == 0)
    return " ".join(["seat"] + [name for name, holds in states if holds])


def spot(side: int, players: int) -> "tuple[float, float]":
    """Where a side sits, as parts of the table's width and height: the others on an arc from west to east."""
    if side < 0:
        return MIDDLE
    if side == 0:
        return (0.5, 1.0)
    angle = pi * (0.8, 0.2)[side - 1] if players == 3 else pi * (1 - (side - 1) / (players - 2))
    return (0.5 + 0.5 * cos(angle), 0.42 - 0.42 * sin(angle))

"""All cards that can be seen: the hand and the trick, each card one lasting element that moves from scene to scene."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.tempo import FADE
from hearts.web.browser import clock, dom
from hearts.web.table.card import Card
from hearts.web.table.places import spot

if TYPE_CHECKING:
    from hearts.app.scene.model import CardAt, Scene
    from hearts.app.tasks import Rest
    from hearts.web.browser.dom import Node

AT_ONCE = 3  # cards of the hand that are restyled in one step

# Which region of the page a card in that place lives in.
HOMES = {"hand": "hand", "gone": "trick", "trick": "trick", "pile": "trick"}


class Cards:
    """The cards as they lie now; one card of the hand may be lifted, and one has its place in the Tab order.

    hand     the codes of the cards in the hand, in order
    lifted   the card that the first of two taps has raised, or ""
    painted  whether the cards shown last took the place of those that `last.js` had painted
    """

    def __init__(self) -> None:
        self.hand: list[str] = []
        self.lifted = ""
        self.painted = False
        self._cards: dict[str, Card] = {}
        self._in_tab_order = ""
        self._regions = {"hand": dom.element("hand"), "trick": dom.element("trick")}
        self._orders: dict[str, list[str]] = {"hand": [], "trick": []}  # codes as they stand in the document
        self._left_at = 0  # where in the hand the card of the Tab order was when it left
        self._coming: dict[str, tuple[str, str]] = {}  # how those that glide start their way
        self._on_the_way: list[str] = []  # newcomers to a place
        self._bonus = "", ""  # its code, and what it is worth
        self._dims: bool | None = None  # whether cards that may not be played are seen as such; None: `last.js` knows
        self._shuffled = False  # whether cards of the hand changed places in the document

    def show(self, scene: Scene) -> bool:
        """Move every card to its place: newcomers glide from where they come from, all others from where they are.

        What is there already is in order, and what lies in the trick is in its place; `lay_hand` does what is left.
        Returns whether cards have come: then enough has been done for a frame.
        """
        wanted = {card.code: card for card in scene.cards}
        starts = self._starts(scene, wanted)
        self._on_the_way = list(starts)
        self._remove([code for code in self._cards if code not in wanted], scene.pace)
        order = [card.code for card in scene.cards if card.place == "hand"]
        self._remember_place(order)
        self.painted = not self._cards and self._clear()
        self._coming = starts if scene.pace and not self.painted else {}
        if self._bonus != scene.bonus:  # the rules of another table: a problem's, or a replay's
            self._mark_bonus(None)
            self._bonus = scene.bonus
        self._insert(scene.cards, starts)
        self.hand = order
        self._settle()
        for card in scene.cards:
            if card.place != "hand":
                self._lay(card, scene.players, 0)
        self._mark_bonus(self._bonus[1])
        return bool(starts)

    async def lay_hand(self, scene: Scene, much: bool, rest: Rest) -> None:
        """Lay the hand, with a rest after a few cards or one that comes: all at once takes a phone longer than a frame.

        much  whether it begins with a rest
        """
        laid, dealing = AT_ONCE if much else 0, "deal" in scene.news
        dims = [card for card in scene.cards if card.dimmed] != []
        if not dims:
            self._dim(False)
        for card in scene.cards:
            if card.place == "hand":
                if laid >= AT_ONCE:
                    await rest()
                    laid = 0
                self._bring(card.code)
                wait = card.index if dealing else 0
                laid += self._lay(card, scene.players, wait)
        self._dim(dims)

    def _dim(self, on: bool) -> None:
        """Show in one step which cards may not be played, or that all may."""
        if on != self._dims:
            self._dims = on
            self._regions["hand"].toggleAttribute("data-dims", on)

    def _lay(self, card: CardAt, players: int, wait: int) -> int:
        """Show a card. Returns what that cost, in restyled cards."""
        lifted, first = card.code == self.lifted, card.code == self._in_tab_order
        return self._cards[card.code].show(card, players, lifted, first, wait)

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
            self._cards[code].drag(across, up)

    def node_of(self, code: str) -> Node:
        """Return the element of a card of the hand; None where there is none."""
        return self._cards[code].node if code in self.hand and code in self._cards else None

    # ---- the keyboard ------------------------------------------------------------------------------------------

    def enter(self, code: str) -> None:
        """Make this card of the hand the one in the Tab order."""
        if code != self._in_tab_order:
            for each, index in ((self._in_tab_order, "-1"), (code, "0")):
                if each in self.hand and each in self._cards:
                    self._cards[each].put("tabindex", index)
            self._in_tab_order = code

    def focus(self, code: str) -> None:
        """Give a card of the hand the keyboard."""
        if code in self.hand:
            self._bring(code)
            self.enter(code)
            dom.focus(self._cards[code].node)

    def focused(self) -> str:
        """Return the card of the hand that has the keyboard, or ""."""
        code = focused_code()
        return code if code in self.hand else ""

    def walk(self, where: str) -> None:
        """Go "left" or "right" from the card that has the keyboard, round the hand; or to the "first" or "last"."""
        if not self.hand:
            return
        here, last = self.focused(), len(self.hand) - 1
        at = self.hand.index(here) if here else {"left": last + 1, "right": -1}.get(where, 0)
        to = {"left": at - 1, "right": at + 1, "first": 0, "last": last}[where]
        self.focus(self.hand[to % len(self.hand)])

    def find(self, letter: str) -> None:
        """Go to the next card of this rank or suit, round the hand."""
        here = self.focused()
        start = self.hand.index(here) + 1 if here else 0
        for code in self.hand[start:] + self.hand[:start]:
            if letter in code:
                self.focus(code)
                return

    def keep_focus(self, before: str) -> None:
        """Give the keyboard to the neighbour of the card that had it before the scene changed and is gone."""
        if before and before not in self.hand:
            self.focus_neighbour()
        elif before and self._shuffled:
            self.focus(before)  # an element that moves in the document loses the keyboard

    def focus_neighbour(self) -> None:
        """Give the keyboard to the card that lies now where the last one of the Tab order was.

        One that is on its way is hidden until it is laid, and takes no keyboard: then to the next that is there.
        """
        there = [at for at, code in enumerate(self.hand) if code not in self._on_the_way] or range(len(self.hand))
        if self.hand:
            self.focus(self.hand[min(there, key=lambda at: abs(at - self._left_at))])

    def _remember_place(self, order: list[str]) -> None:
        self._left_at = 0
        for index, code in enumerate(self.hand):
            if code not in order and code == self._in_tab_order:
                self._left_at = index

    def _settle(self) -> None:
        """The card that was lifted or had its place in the Tab order may be gone."""
        if self.lifted and self.lifted not in self.hand:
            self.lifted = ""
        if self._in_tab_order not in self.hand:
            self._in_tab_order = ""
            if self.hand:
                self.enter(self.hand[min(self._left_at, len(self.hand) - 1)])

    # ---- the elements ------------------------------------------------------------------------------------------

    def _remove(self, codes: list[str], pace: float) -> None:
        for code in codes:
            gone = self._cards.pop(code)
            if gone.fading and pace:
                gone.node.removeAttribute("data-card")
                clock.later(1000 * FADE * pace, gone.node.remove)
            else:
                gone.node.remove()

    def _clear(self) -> bool:
        """Take away what `last.js` has painted; whether it had: then all lies there already, and nothing glides."""
        painted = self._regions["hand"].firstElementChild is not None
        for region in self._regions.values():
            region.replaceChildren()
        return painted

    def _starts(self, scene: Scene, wanted: dict[str, CardAt]) -> dict[str, tuple[str, str]]:
        """How each newcomer, or card that changes regions, starts its way: the class of its animation, and its style.

        Asked before anything is written: the browser knows then where all lies, and need not lay it out in between.
        """
        starts = {}
        for code, card in wanted.items():
            if code not in self._cards:
                x, y = spot(card.source, scene.players)
                starts[code] = "came", f"--fx:{x:.3f};--fy:{y:.3f}"
            elif self._cards[code].home != HOMES[card.place]:
                starts[code] = "moved", f"--from:{dom.transform_of(self._cards[code].node)}" if scene.pace else ""
        return starts

    def _insert(self, cards: list[CardAt], starts: dict[str, tuple[str, str]]) -> None:
        """Put what is new into its region, and what has moved into its order there.

        Newcomers to the hand that glide are brought later, each when it is laid. What takes the place of a card that
        was painted, or does not glide, is there at once.
        """
        self._shuffled = False
        for name in ("hand", "trick"):
            codes = [card.code for card in cards if HOMES[card.place] == name]
            if codes == self._orders[name] and not starts:
                continue
            staying = [code for code in codes if code not in starts]
            moved = staying != [code for code in self._orders[name] if code in staying]
            self._shuffled = self._shuffled or moved
            following = None
            for code in reversed(codes):
                if code not in self._cards:
                    if name == "hand" and code in self._coming:
                        continue
                    self._cards[code] = Card(code)
                    if not self.painted:
                        self._cards[code].wait()
                card = self._cards[code]
                if code in self._coming:
                    card.start(*self._coming[code])
                if moved and code not in starts:
                    card.rest()
                if code in starts or moved:
                    card.move(name, self._regions[name], following)
                following = card.node
            self._orders[name] = codes

    def _bring(self, code: str) -> None:
        """A newcomer to the hand gets its element, hidden until its place is shown."""
        if code not in self._cards:
            card = self._cards[code] = Card(code)
            card.wait()
            card.start(*self._coming[code])
            order = self._orders["hand"]
            following = [self._cards[other].node for other in order[order.index(code) + 1 :] if other in self._cards]
            card.move("hand", self._regions["hand"], following[0] if following else None)
            self._mark_bonus(self._bonus[1])

    def _mark_bonus(self, worth: str | None) -> None:
        """The bonus card tells what it is worth; None: no longer."""
        if self._bonus[0] in self._cards:
            self._cards[self._bonus[0]].put("data-worth", worth)


def focused_code() -> str:
    """Return the card that has the keyboard, wherever it lies, or ""."""
    node = dom.active()
    return (node.getAttribute("data-card") or "") if node is not None else ""

"""Staging is what a scene needs beside the View: who sits where, what lies on the table for a moment, how the viewer
wants it to look, and the parts of earlier scenes that have not changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import Allowed, Plain
from hearts.app.scene.sheet import deal_row
from hearts.engine.cards import BITS, SUITS, each

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from hearts.app.events import Sound
    from hearts.app.scene.model import CardAt, GameKind, Kind, News, SeatAt, SheetRow
    from hearts.engine.deal import View
    from hearts.engine.record import Seat
    from hearts.engine.rules import Rules
    from hearts.engine.score import Line
    from hearts.engine.trick import Trick

    Facts = tuple[object, ...]
    EndingKind = Kind | Literal[""]
    Lying = Literal["", "trick", "pile"]

USUAL = (SUITS, False, False)


class Look:
    """The viewer's wishes for the table, from the settings.

    order   how the hand lies, see `sort_hand`
    forced  which only cards play themselves, see `players.forced`
    asks    whether the live region says what is awaited of the viewer
    """

    __slots__ = ("asks", "forced", "order")

    def __init__(self, order: tuple[str, bool, bool] = USUAL, forced: str = "off", asks: bool = True) -> None:
        self.order = order
        self.forced = forced
        self.asks = asks


class Staging(Plain):
    """The facts on the screen beside the View.

    chosen   cards selected for the pass, or the next card chosen ahead (a set)
    lying    "trick" while the finished trick lies, "pile" as it is swept, "" otherwise
    recalled  a trick that is looked at once more, in place of what lies on the table
    news     what has just happened; sound: what that sounds like; say: the sentences for the live region
    sign     who has just taken which card, for how many points
    ending   "deal", "moon" (its shooter must choose), "game", or "" while cards are in play
    curtain  the seat the device is handed to, -1 for none
    watching  whether another tab plays the game, and this one only shows it; resting: a mind plays for the viewer
    says     seat and saying of who speaks just now; closing: what is said to an ending, with the name before it
    waits    whether a finished trick lies there until a tap
    demo     how all cards lie where minds alone play or a record is looked at: "up" (as far as the viewer may see them:
             see `OpenView`), "down", or "own" (the viewer's up); else ""
    diabolo  whether the minds see all the cards and play together
    kind     what is on the table; can: what may be done now
    pace     multiplies all times
    order    how the hand lies, see `sort_hand`
    """

    seats: tuple[Seat, ...]
    chosen: int = 0
    lying: Lying = ""
    recalled: Trick | None = None
    news: list[News] = []
    sound: Sound = ""
    say: str = ""
    sign: str = ""
    ending: EndingKind = ""
    curtain: int = -1
    watching: bool = False
    resting: bool = False
    waits: bool = False
    demo: str = ""
    says: tuple[int, str] | None = None
    closing: str = ""
    diabolo: bool = False
    pace: float = 1.0
    can: Allowed = Allowed()
    kind: GameKind = "own"
    order: tuple[str, bool, bool] = USUAL

    def end(self, kind: EndingKind, closing: str = "") -> None:
        """Note what has ended, or "" for nothing, and what somebody says to it."""
        self.ending, self.closing = kind, closing

    def lay(self, how: Lying) -> None:
        """Set how a finished trick lies; "" if none does."""
        self.lying = how

    def recall(self, trick: Trick | None) -> None:
        """Set the trick that is looked at once more; None for none."""
        self.recalled = trick

    def cover(self, seat: int) -> None:
        """Set the seat to which the device is handed; -1: its person is there."""
        self.curtain = seat

    def watch(self, on: bool) -> None:
        """Set whether another tab plays the game."""
        self.watching = on

    def rest(self, on: bool) -> None:
        """Set whether a mind plays for the viewer."""
        self.resting = on

    def show(self, demo: str, order: tuple[str, bool, bool]) -> None:
        """Set how the cards lie."""
        self.demo, self.order = demo, order

    def speak(self, said: tuple[int, str] | None) -> None:
        """Set which seat says what; None if nobody speaks."""
        self.says = said

    def announce(self, say: str, sound: Sound = "", sign: str = "") -> None:
        """Set what has just happened: in sentences for the ear, as a sound, as a sign."""
        self.say, self.sound, self.sign = say, sound, sign

    def ask(self, chosen: int, can: Allowed, waits: bool, pace: float, news: list[News]) -> None:
        """Set what holds for the next scene alone."""
        self.chosen, self.can, self.waits, self.pace, self.news = chosen, can, waits, pace, news


class Parts:
    """The last parts made for each card and each seat of one game, with the facts from which they were made.

    A scene is made for every move, and most of it is as it was. The page does not look again at a part that it knows.
    """

    def __init__(self) -> None:
        self._cards: dict[int, tuple[Facts, CardAt]] = {}
        self._seats: dict[int, tuple[Facts, SeatAt]] = {}
        self._lines: tuple[Line, ...] = ()
        self._rows: list[SheetRow] = []

    def card(self, number: int, facts: Facts, make: Callable[..., CardAt]) -> CardAt:
        """Return this card under these facts: as it was, or `make(number, *facts)`."""
        known = self._cards.get(number)
        if known is None or known[0] != facts:
            known = self._cards[number] = facts, make(number, *facts)
        return known[1]

    def seat(self, side: int, facts: Facts, make: Callable[..., SeatAt]) -> SeatAt:
        """Return the seat at this side under these facts: as it was, or `make(side, *facts)`."""
        known = self._seats.get(side)
        if known is None or known[0] != facts:
            known = self._seats[side] = facts, make(side, *facts)
        return known[1]

    def rows(self, view: View) -> list[SheetRow]:
        """Return the rows of the score sheet so far."""
        if self._lines is not view.lines:
            self._lines = view.lines
            self._rows = [deal_row(view, line) for line in view.lines]
        return self._rows


def sort_hand(hand: int, rules: Rules, order: tuple[str, bool, bool]) -> list[int]:
    """Return the cards of a hand in the order in which they lie; `order` is that of `Settings.order`."""
    cards = each(hand)
    if order != USUAL:
        suits, down, first = order
        dear = rules.penalty_cards | rules.bonus_card if first else 0

        def place(card: int) -> int:
            rank = 12 - card % 13 if down else card % 13
            return (0 if dear & BITS[card] else 52) + 13 * suits.index(SUITS[card // 13]) + rank

        cards.sort(key=place)
    return cards

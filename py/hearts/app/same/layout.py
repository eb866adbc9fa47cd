"""Laying out a deal by hand: who gets which card, what is still missing, and the deal that comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hearts.app.words.layout  # noqa: F401 - its sentences are said here
from hearts.app.same import deals
from hearts.app.words.locale import say
from hearts.engine.cards import count, each
from hearts.engine.shuffle import Random

if TYPE_CHECKING:
    from hearts.app.same.deals import Deal
    from hearts.engine.record import Seat
    from hearts.engine.rules import Rules

NOBODY = -1
LAST = 99  # the number of a deal at most, from 0


class Layout:
    """Cards as they are being laid out, under some rules. A place is a seat, and behind the last seat the kitty.

    number   of the deal, from 0: on it hangs to whom one passes
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.number = 0
        self._at = [NOBODY] * 52

    @property
    def places(self) -> int:
        """How many places there are."""
        return self.rules.players + (1 if self.rules.kitty_size else 0)

    def room(self, place: int) -> int:
        """Return how many cards belong there."""
        return self.rules.hand_size if place < self.rules.players else self.rules.kitty_size

    def held(self, place: int) -> int:
        """Return the set of cards that lie there; for NOBODY those of the pack that lie nowhere yet."""
        return sum([1 << card for card in each(self.rules.pack) if self._at[card] == place])

    def place_of(self, card: int) -> int:
        """Return where a card lies."""
        return self._at[card]

    def put(self, card: int, place: int) -> bool:
        """Put a card there, or take it away where it lies there already. Returns False where that place is full."""
        if self._at[card] == place:
            self._at[card] = NOBODY
            return True
        if count(self.held(place)) >= self.room(place):
            return False
        self._at[card] = place
        return True

    def turn_to(self, number: int) -> None:
        """Make it the deal of this number, from 0."""
        self.number = max(0, min(LAST, number))

    def clear(self) -> None:
        """Take all cards away."""
        self._at = [NOBODY] * 52

    def fill(self, chance: str) -> None:
        """Deal the cards that lie nowhere at random."""
        left = Random(chance).shuffle(each(self.held(NOBODY)))
        for place in range(self.places):
            for _ in range(self.room(place) - count(self.held(place))):
                self._at[left.pop()] = place

    @property
    def whole(self) -> bool:
        """Whether every card has its place."""
        return self.held(NOBODY) == 0

    def missing(self, names: list[str]) -> str:
        """Return what is still missing, as a sentence; `names`: of the places."""
        for place in range(self.places):
            more = self.room(place) - count(self.held(place))
            if more:
                return say("layout.missing", count=more, name=names[place])
        return say("layout.whole")

    def deal(self, seats: tuple[Seat, ...], id: str) -> Deal:
        """Return the deal. Raises IllegalMove where not every card has its place."""
        players = self.rules.players
        hands = tuple([self.held(seat) for seat in range(players)])
        kitty = self.held(players) if self.rules.kitty_size else 0
        return deals.laid(self.rules, self.number, hands, kitty, seats, id)

"""Laying out a deal by hand: the cards of each seat, the dealer, the scores, and the deal made from them.

A layout is kept as text, also one that is not whole yet: its rules with the scores, the number of the deal, the seat of
its player, and for each card its place or `-`, with `|` in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.laid_deals import LARGEST
from hearts.app.rules import form
from hearts.app.same import deals
from hearts.app.words.locale import say
from hearts.app.words.phrases import direction
from hearts.engine.cards import count, each
from hearts.engine.options import RulesError
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random

if TYPE_CHECKING:
    from hearts.app.same.deals import Deal
    from hearts.engine.record import Seat

NOBODY = -1
LAST = 99  # the number of a deal at most, from 0
FREE, PLACES = "-", "0123456"  # where a card lies, as text


class Layout:
    """Cards as they are being laid out, under some rules. A place is a seat, and behind the last seat the kitty.

    rules    with the scores before the deal as their handicap
    number   of the deal, from 0: on it hang who deals and to whom one passes
    seat     of its player
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.number = self.seat = 0
        self._at = [NOBODY] * 52

    @property
    def plain(self) -> Rules:
        """The rules without the scores."""
        return form.with_option(self.rules, "handicap", "")

    def of_rules(self, rules: Rules) -> bool:
        """Return whether it is laid out under these rules, whatever the scores."""
        return self.plain == form.with_option(rules, "handicap", "")

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

    def sit(self, seat: int) -> None:
        """Make this seat the player's."""
        self.seat = max(0, min(self.rules.players - 1, seat))

    def score(self, scores: list[str]) -> str:
        """Set the scores before the deal, seat by seat, as they were typed. Returns why they cannot be; else ""."""
        try:
            self.rules = form.with_option(self.rules, "handicap", ",".join([one.strip() or "0" for one in scores]))
        except RulesError as error:
            return form.error_sentence(error)
        return ""

    @property
    def several(self) -> list[tuple[int, int]]:
        """Return, for the deals from the first until the cycle repeats, the dealer and the number of seats that a pass
        goes."""
        found: list[tuple[int, int]] = []
        for number in range(LAST + 1):
            one = ((number - 1) % self.rules.players, self.rules.pass_offset(number))
            if one in found:
                break
            found.append(one)
        return found

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
                return say("layout-missing", count=more, name=names[place])
        return say("layout-whole")

    def text(self) -> str:
        """Return it as text."""
        places = "".join([FREE if place == NOBODY else PLACES[place] for place in self._at])
        return "|".join([self.rules.text(), str(self.number), str(self.seat), places])

    @classmethod
    def read(cls, text: str) -> Layout:
        """Return the layout in a text. Raises ValueError where there is none."""
        parts = gate.check_size(text, LARGEST).split("|")
        if len(parts) != 4 or len(parts[3]) != 52 or not (gate.digits(parts[1], 2) and gate.digits(parts[2], 1)):
            raise ValueError("layout")
        layout = cls(Rules.read(parts[0]))
        layout.turn_to(int(parts[1]))
        layout.sit(int(parts[2]))
        for card in each(layout.rules.pack):
            place = PLACES.find(parts[3][card])
            if 0 <= place < layout.places:
                layout.put(card, place)
        return layout

    @classmethod
    def of(cls, deal: Deal) -> Layout:
        """Return the layout of a deal."""
        layout, dealt = cls(deal.rules), deal.record.game.deal
        assert dealt is not None
        layout.turn_to(deal.number)
        layout.sit(deal.seat)
        for seat, hand in enumerate(dealt.dealt):
            for card in each(hand):
                layout.put(card, seat)
        if deal.rules.kitty_size:
            layout.fill("")  # what is left is the kitty
        return layout

    def deal(self, seats: tuple[Seat, ...], id: str) -> Deal:
        """Return the deal. Raises IllegalMove where not every card has its place.

        seats   with one person, who sits in the seat of this layout
        """
        players = self.rules.players
        hands = tuple([self.held(seat) for seat in range(players)])
        kitty = self.held(players) if self.rules.kitty_size else 0
        return deals.laid(self.rules, self.number, hands, kitty, seats, id)


def told(dealer: str, offset: int, players: int) -> str:
    """Return the dealer and the direction of the pass, in a few words."""
    return say("layout-dealt", name=dealer, direction=say("direction-name", direction=direction(offset, players)))

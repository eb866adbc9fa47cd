"""What the pass says: how likely the others hold the cards of a world, as searching minds pass.

Two things are known at a table of four where everybody passes three cards. Whoever passed to this seat kept ten cards
and gave those three; so a hand from which a searching mind hardly gives them is not likely. And hands after a pass
are not as a shuffle makes them: suits are short or gone, and what nobody wants is where it was passed to.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log

from hearts.engine.cards import BITS, CLUBS
from hearts.engine.deal import View
from hearts.minds.features import CELLS, KINDS, LENGTHS, ROLES
from hearts.minds.looks import HALF, LONG, MANY_ROWS, Looks, key_of
from hearts.minds.passed_weights import GIVEN, HANDS, SAYS, SCALE

SLIP = 0.002  # how often somebody passes whatever there is
SEEN = 52 + 4 * 14  # numbers for a hand: for each card, and for each length of each suit
LENGTH = KINDS * ROLES * CELLS  # where the lengths begin in the table of what is given
TO, FROM, OTHER, ACROSS, BESIDE = range(5)  # a seat: one passed to it, it passed here, neither, both, neither then


class HandSums:
    """What speaks for each set of a suit's cards in a hand, added up for its low and its high cards apart."""

    def __init__(self, start: int, suit: int) -> None:
        cards = HANDS[start + 13 * suit : start + 13 * suit + 13]
        self.low, self.high = _sums_of(cards[:HALF]), _sums_of(cards[HALF:])
        self.lengths = HANDS[start + 52 + 14 * suit : start + 66 + 14 * suit]

    def of(self, held: int) -> int:
        """Return the sum of one set."""
        return self.low[held & (1 << HALF) - 1] + self.high[held >> HALF] + self.lengths[held.bit_count()]


@lru_cache(10)  # five roles, and each with a bonus card and without
def hand_sums(start: int) -> list[HandSums]:
    """Return the sums of a role, suit by suit."""
    return [HandSums(start, suit) for suit in range(4)]


class PacketSums(dict[int, tuple[float, float, float]]):
    """Of each set of a suit's cards: sums of what speaks for giving one, two and three of them, over all such sets."""

    def __init__(self, looks: Looks, suit: int) -> None:
        super().__init__()
        self.looks, self.suit = looks, suit

    def __missing__(self, held: int) -> tuple[float, float, float]:
        if len(self) > MANY_ROWS:
            self.clear()
        sums = [1.0, 0.0, 0.0, 0.0]
        for _, worth in self.worths(held):
            share = exp(worth)
            for many in (3, 2, 1):
                sums[many] += sums[many - 1] * share
        row = self[held] = sums[1], sums[2], sums[3]
        return row

    def worths(self, held: int) -> list[tuple[int, float]]:
        """Return each card of such a set as a set, and what speaks for giving it."""
        looks, suit, shift, worths = self.looks, self.suit, 13 * self.suit, []
        about = looks.rules.pack
        kind, long = looks.kind(suit, held << shift, about), LONG[held.bit_count()]
        for bit, cell, _ in looks.cells(key_of(suit, kind, held, about & ~(held << shift))):
            length = LENGTH + (kind * ROLES + cell // CELLS) * LENGTHS + long
            worths.append((bit, (GIVEN[kind * ROLES * CELLS + cell] + GIVEN[length]) / SCALE))
        return worths


@lru_cache(4)
def packet_sums(looks: Looks) -> list[PacketSums]:
    """Return the sums at a table, suit by suit; they are the same in every deal."""
    return [PacketSums(looks, suit) for suit in range(4)]


class Spoken(dict[int, float]):
    """What speaks for having given, from each set of a suit's cards, those of that suit in a packet."""

    def __init__(self, sums: PacketSums, got: int) -> None:
        super().__init__()
        self.sums, self.got = sums, got

    def __missing__(self, held: int) -> float:
        total = self[held] = sum([worth for bit, worth in self.sums.worths(held) if bit & self.got])
        return total


class Passed:
    """What a seat may conclude about other hands from the pass; nothing without a pass or at unusual tables.

    later   by seat, what each has played
    """

    def __init__(self, looks: Looks, view: View, later: Sequence[int]) -> None:
        rules, table, seat = view.rules, view.table, view.seat
        usual = rules.players == 4 and rules.pass_count == 3 and not rules.kitty_size and not table.declined
        self.speaks = usual and view.got > 0
        self.later, self.got, self.giver, to = later, view.got, view.giver, table.reaches(seat)
        self.gave = view.gave if to == self.giver else 0
        self.sums: dict[int, list[HandSums]] = {}
        for other in range(rules.players):
            if other != seat:
                role = ACROSS if other == to else BESIDE
                if to != self.giver:
                    role = TO if other == to else FROM if other == self.giver else OTHER
                start = ((rules.bonus_card == 0) * 5 + role) * SEEN
                self.sums[other] = hand_sums(start)
        self._parts = packet_sums(looks)
        spoken = [(13 * suit, Spoken(part, view.got)) for suit, part in enumerate(self._parts)]
        self._spoken = [(shift, of_suit) for shift, of_suit in spoken if view.got >> shift & CLUBS]

    def of(self, seat: int, hand: int) -> float:
        """Return the logarithm of how much likelier it is that a seat holds this hand now than by the shuffle alone."""
        return sum([self.of_suit(seat, suit, hand) for suit in range(4)]) + self.given(seat, hand)

    def of_suit(self, seat: int, suit: int, hand: int) -> float:
        """Return what a suit's cards in a hand say of it, but for the packet that came."""
        if not self.speaks:
            return 0.0
        return self.sums[seat][suit].of((hand | self.later[seat]) >> 13 * suit & 0x1FFF) / SCALE

    def given(self, seat: int, hand: int) -> float:
        """Return what the received packet says about a hand; nothing if it came from another seat."""
        if seat != self.giver or not self.speaks:
            return 0.0
        return SAYS * self._given((hand | self.later[seat]) & ~self.gave | self.got)

    def _given(self, held: int) -> float:
        """Return the logarithm of how often the packet is given from a hand: its share among all packets of three."""
        clubs, diamonds, spades, hearts = self._parts
        one, two, three = clubs[held & CLUBS]
        for part, shift in ((diamonds, 13), (spades, 26), (hearts, 39)):
            first, second, third = part[held >> shift & CLUBS]
            three += two * first + one * second + third
            two += one * first + second
            one += first
        mine = sum([of_suit[held >> shift & CLUBS] for shift, of_suit in self._spoken])
        return log(SLIP + (1 - SLIP) * exp(mine) / three)


def _sums_of(worths: Sequence[int]) -> list[int]:
    """Return the sum of each set of these."""
    sums = [0]
    for worth in worths:
        sums += [one + worth for one in sums]
    return sums


def played_by(view: View) -> list[int]:
    """Return by seat the set of what each has played."""
    played = [0] * view.rules.players
    for seat, card in view.table.plays:
        played[seat] |= BITS[card]
    return played

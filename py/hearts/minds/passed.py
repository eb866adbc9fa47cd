"""What the pass says: how likely the others hold the cards of a world, as searching minds pass.

Two things are known at a table of four where everybody passes three cards. Whoever passed to this seat kept ten cards
and gave those three; so a hand from which a searching mind hardly gives them is not likely. And hands after a pass
are not as a shuffle makes them: suits are short or gone, and what nobody wants is where it was passed to.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from hearts.engine.cards import BITS, CLUBS
from hearts.engine.deal import View
from hearts.minds.features import CELLS, KINDS, LENGTHS, ROLES
from hearts.minds.looks import LONG, Looks, key_of
from hearts.minds.passed_weights import GIVEN, HANDS, SAYS, SCALE

SLIP = 0.002  # how often somebody passes whatever there is
SEEN = 52 + 4 * 14  # numbers for a hand: for each card, and for each length of each suit
LENGTH = KINDS * ROLES * CELLS  # where the lengths begin in the table of what is given
TO, FROM, OTHER, ACROSS, BESIDE = range(5)  # a seat: one passed to it, it passed here, neither, both, neither then


class HandSums(dict[int, int]):
    """What speaks for each set of a suit's cards in a hand, added up when it is first asked for."""

    def __init__(self, start: int, suit: int) -> None:
        super().__init__()
        self.cards, self.lengths = start + 13 * suit, start + 52 + 14 * suit

    def __missing__(self, held: int) -> int:
        worth = sum([HANDS[self.cards + rank] for rank in range(13) if held >> rank & 1])
        found = self[held] = worth + HANDS[self.lengths + held.bit_count()]
        return found


class PacketSums(dict[int, tuple[float, float, float, float]]):
    """Of each set of a suit's cards: sums over its sets of one, two and three, and what speaks for those given."""

    def __init__(self, looks: Looks, suit: int, got: int) -> None:
        super().__init__()
        self.looks, self.suit, self.got = looks, suit, got

    def __missing__(self, held: int) -> tuple[float, float, float, float]:
        sums, mine, about, shift = [1.0, 0.0, 0.0, 0.0], 0.0, self.looks.rules.pack, 13 * self.suit
        kind = self.looks.kind(self.suit, held << shift, about)
        for bit, cell, _ in self.looks.cells(key_of(self.suit, kind, held, about & ~(held << shift))):
            length = LENGTH + (kind * ROLES + cell // CELLS) * LENGTHS + LONG[held.bit_count()]
            worth = (GIVEN[kind * ROLES * CELLS + cell] + GIVEN[length]) / SCALE
            share = exp(worth)
            for many in (3, 2, 1):
                sums[many] += sums[many - 1] * share
            if bit & self.got:
                mine += worth
        found = self[held] = sums[1], sums[2], sums[3], mine
        return found


class Passed:
    """What a seat may believe of others' hands by the pass; nothing where nobody passed, or at unusual tables.

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
                self.sums[other] = [HandSums(start, suit) for suit in range(4)]
        self._parts = [PacketSums(looks, suit, view.got) for suit in range(4)]

    def of(self, seat: int, hand: int) -> float:
        """The logarithm of how much likelier it is that a seat holds this hand now than by the shuffle alone."""
        return sum([self.of_suit(seat, suit, hand) for suit in range(4)]) + self.given(seat, hand)

    def of_suit(self, seat: int, suit: int, hand: int) -> float:
        """What a suit's cards in a hand say of it, but for the packet that came."""
        if not self.speaks:
            return 0.0
        return self.sums[seat][suit][(hand | self.later[seat]) >> 13 * suit & 0x1FFF] / SCALE

    def given(self, seat: int, hand: int) -> float:
        """What the packet that came says of a hand; nothing, where it came from somebody else."""
        if seat != self.giver or not self.speaks:
            return 0.0
        return SAYS * self._given((hand | self.later[seat]) & ~self.gave | self.got)

    def _given(self, held: int) -> float:
        """The logarithm of how often the packet is given from a hand: its share among all packets of three."""
        one, two, three, mine = self._parts[0][held & CLUBS]
        for suit in (1, 2, 3):
            first, second, third, speaks = self._parts[suit][held >> 13 * suit & CLUBS]
            three += two * first + one * second + third
            two += one * first + second
            one += first
            mine += speaks
        return log(SLIP + (1 - SLIP) * exp(mine) / three)


def played_by(view: View) -> list[int]:
    """By seat, the set of what each has played."""
    found = [0] * view.rules.players
    for seat, card in view.table.plays:
        found[seat] |= BITS[card]
    return found

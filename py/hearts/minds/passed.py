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


class Passed:
    """What a seat may believe of others' hands by the pass; nothing where nobody passed, or at unusual tables.

    later   by seat, what each has played
    """

    def __init__(self, looks: Looks, view: View, later: Sequence[int]) -> None:
        rules, table, seat = view.rules, view.table, view.seat
        usual = rules.players == 4 and rules.pass_count == 3 and not rules.kitty_size and not table.declined
        self.speaks = usual and view.got > 0
        self.looks, self.later, self.got, self.giver = looks, later, view.got, view.giver
        to = table.reaches(seat)
        self.gave = view.gave if to == self.giver else 0
        self.others: list[tuple[int, int]] = []
        for other in range(rules.players):
            if other != seat:
                role = ACROSS if other == to else BESIDE
                if to != self.giver:
                    role = TO if other == to else FROM if other == self.giver else OTHER
                self.others.append((other, ((rules.bonus_card == 0) * 5 + role) * SEEN))
        self._hands: dict[int, int] = {}
        self._parts: dict[int, tuple[tuple[float, float, float, float], float]] = {}

    def of(self, hands: Sequence[int]) -> float:
        """The logarithm of how much likelier these hands are, as they are now, than by the shuffle alone."""
        if not self.speaks:
            return 0.0
        found = 0
        for seat, start in self.others:
            held = hands[seat] | self.later[seat]
            for suit in range(4):
                key = (start << 2 | suit) << 13 | held >> 13 * suit & 0x1FFF
                known = self._hands.get(key)
                found += self._hand(key) if known is None else known
        held = (hands[self.giver] | self.later[self.giver]) & ~self.gave | self.got
        return found / SCALE + SAYS * self._given(held)

    def _hand(self, key: int) -> int:
        """What speaks for a suit's cards in a hand."""
        start, suit, held = key >> 15, key >> 13 & 3, key & 0x1FFF
        worth = sum([HANDS[start + 13 * suit + rank] for rank in range(13) if held >> rank & 1])
        found = self._hands[key] = worth + HANDS[start + 52 + 14 * suit + held.bit_count()]
        return found

    def _given(self, held: int) -> float:
        """The logarithm of how often the packet is given from a hand: its share among all packets of three."""
        none, one, two, three, mine = 1.0, 0.0, 0.0, 0.0, 0.0
        for suit in range(4):
            key = suit << 13 | held >> 13 * suit & 0x1FFF
            (_, first, second, third), speaks = self._parts.get(key) or self._part(key)
            three += two * first + one * second + none * third
            two += one * first + none * second
            one += first
            mine += speaks
        return log(SLIP + (1 - SLIP) * exp(mine) / three)

    def _part(self, key: int) -> tuple[tuple[float, float, float, float], float]:
        """Of a suit: the sums over all sets of none, one, two, three of its cards, and what speaks for those given."""
        suit, held = key >> 13, key & CLUBS
        sums, mine = [1.0, 0.0, 0.0, 0.0], 0.0
        about = self.looks.rules.pack
        kind = self.looks.kind(suit, held << 13 * suit, about)
        for bit, cell, _ in self.looks.cells(key_of(suit, kind, held, about & ~(held << 13 * suit))):
            length = LENGTH + (kind * ROLES + cell // CELLS) * LENGTHS + LONG[held.bit_count()]
            worth = (GIVEN[kind * ROLES * CELLS + cell] + GIVEN[length]) / SCALE
            share = exp(worth)
            for many in (3, 2, 1):
                sums[many] += sums[many - 1] * share
            if bit & self.got:
                mine += worth
        found = self._parts[key] = (sums[0], sums[1], sums[2], sums[3]), mine
        return found


def played_by(view: View) -> list[int]:
    """By seat, the set of what each has played."""
    found = [0] * view.rules.players
    for seat, card in view.table.plays:
        found[seat] |= BITS[card]
    return found

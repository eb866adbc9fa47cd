"""Fairness: the cards that a seat was dealt, compared with chance: the queen, aces, voids, and unbeatable cards.

Mean and variance by chance are exact, from the cards of the rules alone. So a sum over deals needs no sum of squares.

>>> from hearts.engine.rules import Rules
>>> [round(mean, 4) for mean, _ in by_chance(Rules())]
[0.25, 1.0, 0.0512, 1.3]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import SUIT_SETS, card, count, each
from hearts.engine.interval import SURE

if TYPE_CHECKING:
    from hearts.engine.rules import Rules

# The Queen of Spades, aces, suits without a card, and cards at the top of their suits, from the highest down without a
# gap: a moon is shot with those.
FACTS = ("queen", "aces", "voids", "tops")

_QUEEN = 1 << card("QS")
_ACES = sum([1 << card("A" + suit) for suit in "CDSH"])


def facts(rules: Rules, hand: int) -> tuple[int, int, int, int]:
    """Return the FACTS of a hand as it was dealt."""
    tops = voids = 0
    for suit in SUIT_SETS:
        held, missing = hand & suit, rules.pack & suit & ~hand
        voids += not held and missing != 0
        if held:
            tops += count(held) if not missing else len([one for one in each(held) if not missing >> one])
    return count(hand & _QUEEN), count(hand & _ACES), voids, tops


def by_chance(rules: Rules) -> list[tuple[float, float]]:
    """Return the mean and variance of each of FACTS for one seat in one deal, if all deals are equally likely."""
    suits = [count(rules.pack & suit) for suit in SUIT_SETS if rules.pack & suit]
    queen, aces = _drawn(rules, count(rules.pack & _QUEEN)), _drawn(rules, count(rules.pack & _ACES))
    likely = [_all(rules, some) for some in range(2 * max(suits) + 1)]
    voids = sum([_none(rules, size) for size in suits])
    tops = sum([sum(likely[1 : size + 1]) for size in suits])
    voids_twice, tops_twice = voids, 0.0  # the means of the squares
    for at, size in enumerate(suits):
        tops_twice += sum([(2 * top - 1) * likely[top] for top in range(1, size + 1)])
        for other in suits[:at] + suits[at + 1 :]:
            voids_twice += _none(rules, size + other)
            tops_twice += sum([sum(likely[top + 1 : top + other + 1]) for top in range(1, size + 1)])
    return [queen, aces, (voids, voids_twice - voids * voids), (tops, tops_twice - tops * tops)]


class Luck:
    """The FACTS of each seat, added up over deals, with what chance gives for them."""

    def __init__(self, players: int) -> None:
        self.deals = 0
        self.sums = [[0] * len(FACTS) for _ in range(players)]
        self.means = [0.0] * len(FACTS)
        self.variances = [0.0] * len(FACTS)

    def add(self, deals: int, sums: list[list[int]], chance: list[tuple[float, float]]) -> None:
        """Add a number of deals with the sums of their FACTS for each seat, and `by_chance` of their rules."""
        self.deals += deals
        for own, more in zip(self.sums, sums):
            for at, number in enumerate(more):
                own[at] += number
        for at, (mean, variance) in enumerate(chance):
            self.means[at] += deals * mean
            self.variances[at] += deals * variance

    def mean(self, seat: int, fact: int) -> float:
        """Return the mean of a fact for a seat; needs at least one deal."""
        return self.sums[seat][fact] / self.deals

    def off(self, seat: int, fact: int) -> float:
        """Return by how many standard deviations a sum is off what chance gives; 0 where it cannot be off."""
        variance = self.variances[fact]
        return (self.sums[seat][fact] - self.means[fact]) / variance**0.5 if variance > 1e-9 else 0.0

    def between(self, fact: int) -> tuple[float, float]:
        """Return the range in which the mean lies 19 times out of 20 by chance alone; needs at least one deal."""
        reach = SURE * max(0.0, self.variances[fact]) ** 0.5
        return (self.means[fact] - reach) / self.deals, (self.means[fact] + reach) / self.deals

    @property
    def outside(self) -> int:
        """How many figures lie outside that range; by chance alone about one in twenty."""
        seats, facts = range(len(self.sums)), range(len(FACTS))
        return len([1 for seat in seats for fact in facts if abs(self.off(seat, fact)) > SURE])


def _drawn(rules: Rules, some: int) -> tuple[float, float]:
    """Return mean and variance of how many of some cards of the pack a hand has."""
    pack, size = count(rules.pack), rules.hand_size
    share = some / pack
    return size * share, size * share * (1 - share) * (pack - size) / (pack - 1)


def _all(rules: Rules, some: int) -> float:
    """Return how likely a hand has all of some cards."""
    pack, size, likely = count(rules.pack), rules.hand_size, 1.0
    for at in range(some):
        likely *= max(0, size - at) / (pack - at)
    return likely


def _none(rules: Rules, some: int) -> float:
    """Return how likely a hand has none of some cards."""
    pack, size, likely = count(rules.pack), rules.hand_size, 1.0
    for at in range(some):
        likely *= max(0, pack - size - at) / (pack - at)
    return likely

"""The seer: a mind that is told all hands and plays for itself alone, to say how far a mind is from the ceiling.

It sits in the arena and never at the table. It searches as the strongest mind does, but in the deal as it is. There one
playout alone would hang on how ties fall, so it looks at the deals next to it as well, in which two others have
exchanged a card or two of a suit, and each is played on in two ways, by the learned policy and by greed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random as Twister

from hearts.engine.cards import SUIT_SETS, each
from hearts.engine.deal import View
from hearts.minds.diabolo import both_ways, world_of
from hearts.minds.equity import Equity
from hearts.minds.mind import Mind
from hearts.minds.temper import EVEN
from hearts.minds.thought import Limit, Thought
from hearts.minds.worlds import World

NEAR = 24  # deals next to the true one
TRUE = 8  # so many times the true one counts
EXCHANGES = 2  # cards that may have changed hands in those


class Seer(Mind):
    """The mind called "seer"; without `hands`, everybody's, it plays by what it can see."""

    name = "seer"
    thinks = sees_hands = True

    def choose(self, ask: str, view: View, seed: str, limit: Limit | None = None) -> Thought:
        """What is best for itself."""
        value, roots = Equity(view, EVEN).of, both_ways(ask, view)
        choices = [cards[0] for cards in roots[0].choices]
        if len(choices) == 1:
            return Thought(choices[0])
        costs, own = [0] * len(choices), [0] * len(choices)
        for number, world in enumerate(islice(self._near(view, seed), NEAR + 1)):
            for root in roots:
                root.enter(world)
                for index in range(len(choices)):
                    points, shooter = root.outcome(index)
                    costs[index] += value(points, shooter) * (1 if number else TRUE)
                    own[index] += points[view.seat]
        tried = len(roots) * (NEAR + 1)
        order = sorted(range(len(choices)), key=lambda index: (costs[index], own[index], index))
        return Thought(choices[order[0]], tuple((choices[index], own[index] / tried) for index in order), NEAR + 1)

    def _near(self, view: View, seed: str) -> Iterator[World]:
        """The deal as it is, and then deals next to it."""
        true, chance = world_of(view, self.hands, seed), Twister(seed)
        yield true
        while True:
            hands = list(true[0])
            for _ in range(EXCHANGES):
                exchange(hands, view.seat, chance)
            yield tuple(hands), true[1]


def exchange(hands: list[int], seat: int, chance: Twister) -> None:
    """Two seats other than `seat` exchange a card of a suit, in place, where both have one."""
    one, other = chance.sample([who for who in range(len(hands)) if who != seat], 2)
    suit = chance.choice(SUIT_SETS)
    mine, yours = each(hands[one] & suit), each(hands[other] & suit)
    if mine and yours:
        both = 1 << chance.choice(mine) | 1 << chance.choice(yours)
        hands[one] ^= both
        hands[other] ^= both

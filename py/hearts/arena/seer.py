"""The seer: a mind that sees all hands and plays for itself alone, to measure the ceiling of play with hidden cards.

It plays in the arena alone. It searches as the strongest mind does, but in the actual deal. To average out how ties
fall in a single layout, three of four playouts start from deals next to it, in which other seats have exchanged a card
or two, as is likely by the cards that they have played.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from hearts.engine.deal import View
from hearts.engine.shuffle import Random
from hearts.minds.belief import Belief
from hearts.minds.diabolo import world_of
from hearts.minds.policy import Policy
from hearts.minds.search import Search
from hearts.minds.thought import Limit, Steps, Stop
from hearts.minds.worlds import World

WORLDS = 120  # so many at most
TRUE = 4  # every so manyth is the deal as it is
EXCHANGES = 2  # cards that may have changed hands in the others


class Seer(Search):
    """The mind called "seer". `hands` are those of all seats; without them it plays by its view."""

    sees_hands = True
    timed = False

    def __init__(self) -> None:
        super().__init__()
        self.name = "seer"

    def steps(self, ask: str, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Steps:
        """Think a world at a time, with no limit but its own."""
        return super().steps(ask, view, seed, Limit(worlds=WORLDS), stop)

    def _likely(self, view: View, policy: Policy, stream: Random) -> Iterator[World]:
        """Yield the deal as it is, and deals next to it."""
        true = world_of(view, self.hands, str(stream.next()))
        chance, belief, number = random.Random(stream.next()), Belief(policy, view), 0
        while True:
            aside = number % TRUE and view.table.phase == "play"
            yield belief.further(true, EXCHANGES, chance) if aside else true
            number += 1

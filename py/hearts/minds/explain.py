"""Explaining: what happened in the playouts of each choice, and which event tells two choices apart.

Reasons are counted, never quoted: for each choice the events of its playouts are summed up, and the reason is the one
whose difference between the best choice and another weighs most, in points.

dear     this seat takes the dear card: the Queen of Spades, or what is dearest in these rules
bonus    it takes the bonus card
hearts   points in hearts that it takes, on average; extra: in the other penalty cards
moon     it shoots the moon; other: somebody else does
trick    it takes the trick in play, and so leads the next one
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import HEARTS
from hearts.minds.advice import dearest, extra
from hearts.minds.policy import Policy

if TYPE_CHECKING:
    from hearts.engine.rules import Rules
    from hearts.minds.playout import Outcome, Position

EVENTS = ("dear", "bonus", "hearts", "extra", "moon", "other", "trick")
LEADING = 0.8  # points that having taken a trick may stand for beside what lies in it: its winner must lead next
NOISE = 2.5  # so many standard errors make a difference


class Telling(Policy):
    """The learned policy, which keeps in `taken` the cards that each seat took in the last playout."""

    taken: list[int]

    def outcome(self, position: Position, taken: list[int], won: list[int]) -> Outcome:
        """Return the policy's own outcome, and keep what it comes from."""
        self.taken = taken
        return super().outcome(position, taken, won)


class Tale:
    """What happened in the playouts of one choice, summed up by event."""

    def __init__(self, rules: Rules) -> None:
        self.dear, self.extra = dearest(rules), extra(rules)
        self.bonus, self.worth = rules.bonus_card, rules.worth
        self.number = 0
        self.sums = dict.fromkeys(EVENTS, 0.0)
        self.squares = dict.fromkeys(EVENTS, 0.0)

    def add(self, taken: int, moon: bool, other: bool, trick: bool) -> None:
        """Add one more playout, in which the seat took these cards."""
        hearts = float(self.worth(taken & HEARTS & ~self.dear & ~self.bonus))
        more = float(self.worth(taken & self.extra))
        events = (taken & self.dear > 0, taken & self.bonus > 0, hearts, more, moon, other, trick)
        self.number += 1
        for event, amount in zip(EVENTS, events):
            self.sums[event] += amount
            self.squares[event] += amount * amount

    def mean(self, event: str) -> float:
        """Return how often it happens; of hearts and extra cards, how many points."""
        return self.sums[event] / max(1, self.number)

    def variance(self, event: str) -> float:
        """Return the square of the mean's standard error."""
        number = max(1, self.number)
        return max(0.0, self.squares[event] / number - self.mean(event) ** 2) / number


def weights(rules: Rules) -> dict[str, float]:
    """Return what each event costs its seat, in points; a moon nothing where the rules know none."""
    dear = rules.worth(dearest(rules))
    other = rules.total / 2 if rules.moon_sides else 0.0
    return {
        "dear": dear,
        "bonus": rules.bonus_worth,
        "hearts": 1,
        "extra": 1,
        "moon": -rules.total if "minus" in rules.moon_sides else -other,
        "other": other,
        "trick": LEADING,
    }


def reason(rules: Rules, best: Tale, tale: Tale) -> tuple[str, float, float]:
    """Return the event that most makes another choice worse than the best one, and its means with either; "" for
    none."""
    worst, most = "", 0.0
    for event, weight in weights(rules).items():
        gap = tale.mean(event) - best.mean(event)
        sure = gap * gap > NOISE * NOISE * (best.variance(event) + tale.variance(event))
        if sure and gap * weight > most:
            worst, most = event, gap * weight
    return (worst, best.mean(worst), tale.mean(worst)) if worst else ("", 0.0, 0.0)

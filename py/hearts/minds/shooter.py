"""The shooter: a fixed player that sees a strong hand, shoots the moon with it, and gives up when that has failed.

It shoots boldly, so it measures who stops moons and who believes in them.
"""

from __future__ import annotations

from hearts.engine.cards import bits, count, each
from hearts.engine.trick import best
from hearts.minds.facts import Facts, suits
from hearts.minds.thumb import Thumb, sure

HOPE = (1.5, 2.8)  # tricks that it expects to lose at most: at the end of a deal, and at its start
PASSED = 1.5  # the same of what is left after the pass, for what comes is not known
SPREAD = 2.4  # cards of a suit that the others play each time it is led
HOLD = 0.4  # tricks more for each third of the points that it has already


class Shooter(Thumb):
    """The mind called "shooter"."""

    name = "shooter"

    def packet(self, facts: Facts, kept: int = 0) -> int:
        """Return the losers of a hand that may shoot, low hearts first; else as by the rules of thumb."""
        size = facts.rules.pass_count
        losing = losses(facts)
        order = sorted(each(facts.hand), key=lambda card: (-losing[card], card // 13 != 3, card % 13))
        left = sum(losing[card] for card in order[size:])
        if facts.rules.moon_sides and left <= PASSED:
            return bits(order[:size])
        return super().packet(facts, kept)

    def card(self, facts: Facts) -> int:
        """Return the card of a shooter, as long as it is one."""
        return _shoot(facts) if shoots(facts) else super().card(facts)


def shoots(facts: Facts) -> bool:
    """Return True if the seat should try or continue a moon: no other seat has a point, and few tricks are likely
    to be lost."""
    view, rules = facts.view, facts.rules
    taken = view.table.taken
    others = [cards for seat, cards in enumerate(taken) if seat != view.seat]
    if not rules.moon_sides or any(cards & (rules.penalty_cards | rules.moon_cards) for cards in others):
        return False
    if facts.pot > 0 and not _takers(facts):
        return False
    left = count(facts.hand)
    share = rules.worth(taken[view.seat] & rules.penalty_cards) / rules.total
    late, early = HOPE
    hope = late + (early - late) * left / rules.hand_size + HOLD * 3 * share
    return sum(losses(facts).values()) <= min(hope, left / 2)


def losses(facts: Facts) -> dict[int, float]:
    """Return for each card of the hand how likely it loses a trick, every suit led from the top."""
    chances = {}
    for suit, held in enumerate(suits(facts.hand)):
        out = facts.out[suit]
        drawn = 0.0
        for rank in reversed(each(held)):
            higher, left = count(out >> rank + 1), max(0.0, count(out) - drawn)
            chances[13 * suit + rank] = min(1.0, left / facts.others, float(higher)) if higher else 0.0
            drawn += SPREAD
    return chances


def _shoot(facts: Facts) -> int:
    """Return a sure winner to lead, the cheapest winner to follow with, else the loser that gives least away."""
    legal, losing = facts.view.legal, losses(facts)
    if not facts.trick:
        winners = sure(facts, legal)
        long = {card: count(facts.out[card // 13]) for card in each(legal)}
        if winners:
            return max(each(winners), key=lambda card: (long[card] > 0, -long[card], card))
        return min(each(legal), key=lambda card: (round(losing[card], 6), -(card % 13), card))
    takers = _takers(facts)
    if takers and not facts.pure:
        return min(takers, key=lambda card: (-round(facts.chance(card), 6), card % 13))
    penalties = facts.rules.penalty_cards
    return min(each(legal), key=lambda card: (penalties >> card & 1, -round(losing[card], 6), card % 13))


def _takers(facts: Facts) -> list[int]:
    """Return the cards that take the trick as it is."""
    led, top = facts.trick[0] // 13 if facts.trick else -1, facts.trick[best(facts.trick)] if facts.trick else -1
    return [card for card in each(facts.view.legal) if card // 13 == led and card > top]

"""A belief: how likely it is that the others hold the cards of a world, by what they have passed and played so far."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from hearts.engine.cards import BITS, DECK, SUIT_SETS
from hearts.engine.deal import View
from hearts.engine.table import Table, legal
from hearts.minds.looks import Sight
from hearts.minds.passed import Passed, played_by
from hearts.minds.playout import BETWEEN, LAST, SECOND, Position
from hearts.minds.policy import WORTH, Policy
from hearts.minds.weights import SCALE
from hearts.minds.worlds import replayed

FLAT = SCALE  # softmax with this divisor, as it was learned: it says how often searching minds play a card
SLIP = 0.02  # how often somebody plays whatever there is


class Belief:
    """What a seat may believe of others' hands, as a policy would have played them."""

    def __init__(self, policy: Policy, view: View) -> None:
        self.policy = policy
        self.pasts = _pasts(policy, view.table, view.seat)
        self.passed = Passed(policy, view, played_by(view))

    def of(self, hands: Sequence[int]) -> float:
        """The logarithm of how likely all others would have passed and played as they did, held they `hands` now."""
        found = self.passed.of(hands)
        for past in self.pasts:
            hand = hands[past.seat] | past.later
            likely = past.known.get(hand & past.looked_at)
            found += self._likely(past, hand) if likely is None else likely
        return found

    def _likely(self, past: Past, hand: int) -> float:
        """The same of one play from a hand."""
        choice = legal(hand, past.demands)
        found = 0.0
        if choice & choice - 1:
            weighed = self.policy.weigh(past.sight, hand, choice)
            most = max(weighed, key=WORTH)[1]
            shares = [exp((worth - most) / FLAT) for _, worth in weighed]
            mine = [share for share, (bit, _) in zip(shares, weighed) if bit == past.bit]
            found = log(SLIP + (1 - SLIP) * mine[0] / sum(shares)) if mine else -1000.0
        past.known[hand & past.looked_at] = found
        return found


class Past:
    """A play in the past: what was in sight of its seat, and what came later from the same hand.

    looked_at   the cards that mattered for the choice: the suit led where it was followed, else all
    known       how likely it was, by the cards held of those
    """

    def __init__(self, table: Table, card: int, later: int, sight: Sight) -> None:
        cards = table.trick
        self.bit, self.later, self.sight, self.demands = BITS[card], later, sight, table.demands
        self.seat = sight.seat
        followed = cards and card // 13 == cards[0] // 13
        self.looked_at = SUIT_SETS[cards[0] // 13] if followed else DECK
        self.known: dict[int, float] = {}


def _pasts(policy: Policy, table: Table, seat: int) -> list[Past]:
    """Every play of the others, with all that was in sight then."""
    plays, found = table.plays, []
    for number, (before, card) in enumerate(replayed(table)):
        if before.turn != seat:
            later = sum([BITS[more] for who, more in plays[number:] if who == before.turn])
            found.append(Past(before, card, later, sight_of(policy, before)))
    return found


def sight_of(policy: Policy, table: Table) -> Sight:
    """What the seat whose turn it is has in sight."""
    rules, position, number = table.rules, Position(table, ()), len(table.trick)
    live = rules.pack & ~table.played
    place = LAST if number == rules.players - 1 else SECOND if number == 1 else BETWEEN
    alone, level = policy.alone(table.taken)
    came = alone in [(table.leader + step) % rules.players for step in range(number)]
    stage = 3 * len(table.tricks) // rules.hand_size
    return Sight(
        *(table.turn, live, position.trick, position.best, position.winner, place),
        *(alone, level, came, stage, position.shown),
    )

"""A belief: how likely it is that the others hold the cards of a world, by what they have passed and played so far."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, islice, permutations
from math import exp, log, prod

from hearts.engine.cards import BITS, count
from hearts.engine.deal import View
from hearts.engine.table import Table, legal
from hearts.minds.looks import Sight
from hearts.minds.passed import Passed, played_by
from hearts.minds.playout import BETWEEN, LAST, SECOND, Position
from hearts.minds.policy import WORTH, Policy
from hearts.minds.weights import SCALE
from hearts.minds.worlds import Hidden, World, replayed

FLAT = SCALE  # softmax with this divisor, as it was learned: it says how often searching minds play a card
GOLDEN = (5**0.5 - 1) / 2  # steps of this part of a circle soon lie equally close everywhere on it
LONGER = 0.1  # how often more than two homes exchange cards, where some may not hold every card
SLIP = 0.02  # how often somebody plays whatever there is

Ring = tuple[tuple[int, int], ...]
"""Homes in a ring: each with the one that it hands a card to."""


class Belief:
    """What a seat may believe of others' hands, as a policy would have played them."""

    def __init__(self, policy: Policy, view: View) -> None:
        self.policy = policy
        self.pasts: dict[int, list[Past]] = {seat: [] for seat in range(view.rules.players) if seat != view.seat}
        for past in _pasts(policy, view.table, view.seat):
            self.pasts[past.seat].append(past)
        self.passed = Passed(policy, view, played_by(view))
        self._hidden = Hidden(view)
        self._free = {seat: [past for past in pasts if past.suit < 0] for seat, pasts in self.pasts.items()}
        self._known: dict[int, dict[int, float]] = {seat: {} for seat in self.pasts}
        self._suits: dict[int, list[dict[int, float]]] = {seat: [{}, {}, {}, {}] for seat in self.pasts}

    def of(self, hands: Sequence[int]) -> float:
        """Return the log-likelihood of all that the others have passed and played, if they hold `hands` now."""
        return sum([self.of_hand(seat, hands[seat]) for seat in self.pasts])

    def of_hand(self, seat: int, hand: int) -> float:
        """Return the same of one seat and its hand."""
        known = self._known[seat]
        weight = known.get(hand)
        if weight is None:
            weight, shift = self.passed.given(seat, hand), 0
            for suit in self._suits[seat]:
                likely = suit.get(hand >> shift & 0x1FFF)
                weight += self._of_suit(seat, shift // 13, hand) if likely is None else likely
                shift += 13
            for past in self._free[seat]:
                weight += self._freely(past, hand | past.later)
            known[hand] = weight
        return weight

    def listed(self, most: int, start: float) -> Iterator[World]:
        """If `most` tries list every world, yield worlds forever, weighted by probability; else yield nothing."""
        tries = list(islice(self._hidden.every(), most + 1))
        every = [homes for homes in tries if homes and self._hidden.led_rightly(homes)]
        if len(tries) > most or not every:
            return
        listed = [self._hidden.world(homes) for homes in every]
        likely = [self.of(hands) for hands, _ in listed]
        best = max(likely)
        sums = list(accumulate([int(exp(round(one - best, 3)) * 1e6) for one in likely]))
        while True:
            yield listed[bisect(sums, int(start * sums[-1]))]
            start = (start + GOLDEN) % 1

    def further(self, world: World, steps: int, chance: random.Random) -> World:
        """Return the world after this many steps; over time each comes as often as it is probable (Hastings 1970).

        In each step homes in a ring each hand one card to the next, which must be able to hold it. A ring has two
        homes, or now and then more where some homes cannot hold every card. Rings reach every world that agrees: the
        cards that lie elsewhere in another world went around in such rings.
        """
        hidden, (hands, kitty), draw = self._hidden, world, chance.random
        homes = [hands[seat] for seat in hidden.seats]
        homes += [kitty] * (len(hidden.may) - len(homes))
        likely = [self._of_home(home, cards) for home, cards in enumerate(homes)]
        pairs, longer = _rings(len(homes))
        for _ in range(steps):
            rings = longer if not hidden.free and longer and draw() < LONGER else pairs
            self._hand_on(rings[int(draw() * len(rings))], homes, likely, draw)
        return hidden.world(homes)

    def _hand_on(self, ring: Ring, homes: list[int], likely: list[float], draw: Callable[[], float]) -> None:
        """Let each home of a ring hand one card to the next, in place, if the new world is accepted.

        A more probable world always is. A less probable one is with the ratio of their probabilities. A ring of three
        or more may have more ways forward than back, or fewer: the ratio takes account of that.
        """
        may, after, ways = self._hidden.may, list(homes), 1
        for home, other in ring:
            fit = homes[home] & may[other]
            if not fit:
                return
            card = _one_of(fit, draw())
            after[home] ^= card
            after[other] ^= card
            ways *= count(fit)
        new = [self._of_home(home, after[home]) for home, _ in ring]
        gain = sum(new) - sum([likely[home] for home, _ in ring])
        if len(ring) > 2:  # two homes always have as many ways back
            gain += log(ways / prod([count(after[other] & may[home]) for home, other in ring]))
        if _stands(gain, draw) and (self._hidden.opener < 0 or self._hidden.led_rightly(after)):
            homes[:] = after
            for (home, _), value in zip(ring, new):
                likely[home] = value

    def _of_home(self, home: int, cards: int) -> float:
        """Return the same of one home and its cards; of a kitty nothing is known."""
        seats = self._hidden.seats
        return self.of_hand(seats[home], cards) if home < len(seats) else 0.0

    def _of_suit(self, seat: int, suit: int, hand: int) -> float:
        """Return the same of the cards of a suit in a hand, and of the plays that followed suit with them."""
        weight = self.passed.of_suit(seat, suit, hand)
        for past in self.pasts[seat]:
            if past.suit == suit:
                weight += self._followed(past, hand | past.later)
        self._suits[seat][suit][hand >> 13 * suit & 0x1FFF] = weight
        return weight

    def _followed(self, past: Past, hand: int) -> float:
        """Return the same of one play that followed suit."""
        choice = legal(hand, past.demands)
        if not choice & choice - 1:
            return 0.0
        weighed = self.policy.weigh(past.sight, hand, choice)
        most = max(weighed, key=WORTH)[1]
        shares = [exp((worth - most) / FLAT) for _, worth in weighed]
        mine = [share for share, (bit, _) in zip(shares, weighed) if bit == past.bit]
        return log(SLIP + (1 - SLIP) * mine[0] / sum(shares)) if mine else -1000.0

    def _freely(self, past: Past, hand: int) -> float:
        """Return the same for one card that was led or thrown; the part of each suit of the hand is cached."""
        choice = legal(hand, past.demands)
        if not choice & choice - 1:
            return 0.0
        if not choice & past.bit:
            return -1000.0
        context = past.context + (hand & self.policy.dear > 0)
        if past.shoots:
            context = self.policy.context(past.sight, hand)
        whole, mine, shift, shares = 0.0, 0.0, 0, past.shares
        while choice:
            chosen = choice & 0x1FFF
            if chosen:
                key = (context << 6 | shift) << 26 | chosen << 13 | hand >> shift & 0x1FFF
                share, its = shares.get(key) or self._share(past, key, hand)
                whole += share
                mine += its
            choice >>= 13
            shift += 13
        return log(SLIP + (1 - SLIP) * mine / whole)

    def _share(self, past: Past, key: int, hand: int) -> tuple[float, float]:
        """Return the weights of all cards of a suit that could have been led or thrown, summed, and that of the chosen
        one."""
        chosen = (key >> 13 & 0x1FFF) << (key >> 26 & 63)
        weighed = [(bit, exp(worth / FLAT)) for bit, worth in self.policy.weigh(past.sight, hand, chosen)]
        weights = past.shares[key] = (
            sum([share for _, share in weighed]),
            sum([share for bit, share in weighed if bit == past.bit]),
        )
        return weights


@lru_cache
def _rings(homes: int) -> tuple[list[Ring], list[Ring]]:
    """Return the rings of two homes and the longer ones; each pairs the homes with those that they hand a card to."""
    every = [tuple(zip(ring, ring[1:] + ring[:1])) for size in range(2, homes + 1) for ring in _orders(homes, size)]
    return [ring for ring in every if len(ring) == 2], [ring for ring in every if len(ring) > 2]


def _orders(homes: int, size: int) -> list[tuple[int, ...]]:
    """Return the orders in which this many homes can form a ring, each starting with its lowest home."""
    return [order for order in permutations(range(homes), size) if order[0] == min(order)]


def _stands(gain: float, draw: Callable[[], float]) -> bool:
    """Return True if a world is accepted that is more probable by `gain`, a logarithm.

    The gain is rounded and integers are compared because the last digits of exp and log differ between Pythons.
    """
    gain = round(gain, 3)
    return gain >= 0 or draw() * 1e6 < int(exp(gain) * 1e6)


def _one_of(cards: int, chance: float) -> int:
    """Return a card of a set, as a set, by a chance of at least 0 and less than 1."""
    for _ in range(int(chance * count(cards))):
        cards &= cards - 1
    return cards & -cards


class Past:
    """A play in the past: what its seat could see, and the later cards from the same hand.

    suit      the suit led where it was followed, else -1: any card of the hand mattered for the choice
    context   see `Looks.context`, as long as no dear card was in hand; shoots: it hangs on the rest of the hand as well
    shares    see `Belief._share`
    """

    def __init__(self, policy: Policy, table: Table, card: int, later: int) -> None:
        cards = table.trick
        self.bit, self.later, self.sight, self.demands = BITS[card], later, sight_of(policy, table), table.demands
        self.seat = self.sight.seat
        self.suit = cards[0] // 13 if cards and card // 13 == cards[0] // 13 else -1
        self.shoots = self.sight.alone == self.seat
        self.context = policy.context(self.sight, 0)
        self.shares: dict[int, tuple[float, float]] = {}


def _pasts(policy: Policy, table: Table, seat: int) -> list[Past]:
    """Return every play of the others, with all that was in sight then."""
    plays, pasts = table.plays, []
    for number, (before, card) in enumerate(replayed(table)):
        if before.turn != seat:
            later = sum([BITS[more] for who, more in plays[number:] if who == before.turn])
            pasts.append(Past(policy, before, card, later))
    return pasts


def sight_of(policy: Policy, table: Table) -> Sight:
    """Return what the seat on turn can see."""
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

"""A root of a search: the choices that a seat has now, each to be played out in one world after another."""

from collections.abc import Callable
from itertools import combinations
from math import inf
from time import perf_counter

from hearts.engine.cards import bits, each
from hearts.engine.deal import Deal, View
from hearts.engine.rules import Rules
from hearts.engine.table import Table
from hearts.minds.instinct import Weighing
from hearts.minds.moon import moon_packet
from hearts.minds.playout import NO_SEAT, Outcome, Playouts, Position
from hearts.minds.policy import Policy
from hearts.minds.thought import Limit, Stop
from hearts.minds.worlds import World


class PlayRoot:
    """The root of a choice of cards to play.

    choices   groups of cards that are as good as one another; the first of each is tried
    halving   after so many worlds the worse half of the choices is given up
    """

    halving: tuple[int, ...] = ()

    def __init__(self, view: View, playouts: Playouts, choices: list[list[int]]) -> None:
        self.choices = choices
        self._seat, self._playouts = view.seat, playouts
        self._after = [
            (Position(view.table.play(cards[0]), view.scores), view.hand & ~(1 << cards[0])) for cards in choices
        ]

    def enter(self, world: World) -> None:
        """Play in this world from now on."""
        hands, self._kitty = world
        self._before, self._behind = hands[: self._seat], hands[self._seat + 1 :]

    def outcome(self, index: int, stop: int = NO_SEAT) -> Outcome:
        """Return what a choice leads to; the others `stop` a seat's moon where they can."""
        position, hand = self._after[index]
        return self._playouts.play(position, (*self._before, hand, *self._behind), self._kitty, stop)


class PassRoot:
    """The root of a choice of packets to pass; there are many, so the worse half goes now and then.

    That is sequential halving (Karnin, Koren & Somekh 2013).
    """

    halving = (16, 32, 64)

    def __init__(self, view: View, playouts: Playouts, packets: list[int]) -> None:
        self.choices = [[packet] for packet in packets]
        self._view, self._playouts = view, playouts

    def enter(self, world: World) -> None:
        """Play in this world from now on, with the packets that the others chose."""
        self._deal = others_have_chosen(self._view, world, self._playouts)

    def outcome(self, index: int, stop: int = NO_SEAT) -> Outcome:
        """Return what a choice leads to; the others `stop` a seat's moon where they can."""
        deal = self._deal.give(self._view.seat, self.choices[index][0])
        return self._playouts.play(Position(deal.table, self._view.scores), deal.hands, deal.kitty, stop)


Root = PlayRoot | PassRoot


def enough(limit: Limit, number: int, stop: Stop | None) -> Callable[[int], bool]:
    """Return True if this many worlds are enough for the mind, for the limit or for the caller."""
    most = min([many for many in (number, limit.worlds) if many], default=0)
    end = perf_counter() + limit.milliseconds / 1000 if limit.milliseconds else inf
    return lambda tried: tried == most or perf_counter() >= end or (stop is not None and stop())


def others_have_chosen(view: View, world: World, playouts: Playouts) -> Deal:
    """Return the deal in a world where everybody else has chosen the packet that these playouts give."""
    hands, kitty = world
    none = (0,) * len(hands)
    deal = Deal(Table(view.rules, view.table.number), hands, hands, kitty, none, none)
    for seat, hand in enumerate(hands):
        if seat != view.seat:
            deal = deal.give(seat, 0 if seat in view.table.declined else playouts.packet(hand))
    return deal


def distinct(view: View) -> list[list[int]]:
    """Return the legal cards, neighbours that are as good as one another together, the highest first."""
    return alike(view.rules, view.legal, view.unseen | bits(view.table.trick))


def alike(rules: Rules, cards: int, between: int) -> list[list[int]]:
    """Return the cards of a set in groups of equals, if none of those `between` lies between them."""
    groups: list[list[int]] = []
    for card in each(cards):
        below = groups[-1][0] if groups else -1
        same = below >= 0 and below // 13 == card // 13 and rules.prices[below] == rules.prices[card]
        gap = between & ((1 << card) - (1 << max(below, 0)))
        if same and not gap and not (1 << below | 1 << card) & rules.bonus_card:
            groups[-1].insert(0, card)
        else:
            groups.append([card])
    return groups


def packets(view: View, weighing: Weighing) -> list[int]:
    """Return all packets, those that leave the least worry by instinct first."""
    every = [bits(cards) for cards in combinations(each(view.hand), view.rules.pass_count)]
    return sorted(every, key=lambda packet: (round(weighing.worries(view.hand & ~packet), 6), packet))


def promising(view: View, policy: Policy, weighing: Weighing, number: int) -> list[int]:
    """Return at most `number` packets worth a try: those of the policy, of instinct and of a moon, and similar ones."""
    by_instinct = packets(view, weighing)[:number]
    hand = view.hand
    first = policy.packet(hand)
    worths = policy.pass_worths(hand, view.rules.pack)
    spare = sorted(each(hand & ~first), key=lambda card: -worths[card])[:3]
    swaps = [first & ~(1 << out) | 1 << into for out in each(first) for into in spare[: max(1, number // 6)]]
    tried = [
        first,
        *by_instinct[: number // 2],
        *swaps,
        moon_packet(weighing.facts, weighing.temper.moons),
        *by_instinct,
    ]
    return list(dict.fromkeys(packet for packet in tried if packet))[:number]

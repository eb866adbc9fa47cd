"""Sampling: a mind that deals the unseen cards many times, plays each choice out in every such world, and compares.

A world agrees with all that its seat knows (`hearts.minds.worlds`); a playout is quick and greedy
(`hearts.minds.playout`). All choices are tried in the same worlds, so that luck of the deal does not decide between
them. A choice is as good as the mean of one's own points less the mean of the others': that counts a moon alike
whichever way it is scored, and all else as own points alone would, since what one seat is spared another gets.

Plain on purpose: `sampling:100` is the yardstick that other minds are measured with, and stays as it is.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from math import inf
from time import perf_counter

from hearts.engine.cards import bits, each
from hearts.engine.deal import Deal, Table, View
from hearts.engine.score import Line
from hearts.engine.shuffle import Random
from hearts.minds import instinct
from hearts.minds.instinct import Weighing
from hearts.minds.look import Look
from hearts.minds.mind import Stop
from hearts.minds.playout import Playouts, Position
from hearts.minds.thought import Limit, Steps, Thought, finish
from hearts.minds.worlds import World, worlds

DEFAULT = Limit(milliseconds=400)
PACKETS = 12  # how many ways to pass are tried

Results = Iterator[list[tuple[int, ...]]]
"""World after world: the row of points that each choice leads to."""


class Sampling:
    """The sampling mind; `number` worlds a decision, or 0 to sample as long as the limit lasts."""

    def __init__(self, number: int = 0) -> None:
        self.name = f"sampling:{number}" if number else "sampling"
        self.number = number

    def give(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """A set of cards to pass, the best of those that instinct finds likely."""
        return finish(self.steps("give", view, seed, limit, stop))

    def play(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """A card to play; a forced one is not thought about."""
        return finish(self.steps("play", view, seed, limit, stop))

    def steps(self, ask: str, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Steps:
        """The same, "give" or "play", a world at a time."""
        if ask == "give":
            choices = packets(view, Weighing(Look(view)))[:PACKETS]
            results = _pass_results(view, choices, Random(seed))
        else:
            choices = each(view.legal)
            if len(choices) == 1:
                return Thought(choices[0])
            results = _play_results(view, choices, Random(seed))
        return (yield from self._best(view, choices, results, limit, stop))

    def declare(self, view: View, lines: tuple[Line, Line]) -> str:
        """How to score one's moon."""
        return instinct.declare(view, lines)

    def _best(
        self,
        view: View,
        choices: list[int],
        results: Results,
        limit: Limit | None,
        stop: Stop | None,
    ) -> Steps:
        """The choices in order, by as many results as the limit allows, but one at least."""
        done = enough(limit or (Limit(worlds=self.number) if self.number else DEFAULT), self.number, stop)
        own, tried = [0] * len(choices), 0
        gap = [0] * len(choices)  # to the others' mean, so many times as wide
        for rows in results:
            for index, points in enumerate(rows):
                mine, everyones = points[view.seat], sum(points)
                own[index] += mine
                gap[index] += mine * len(points) - everyones
            tried += 1
            if done(tried):
                break
            yield
        order = sorted(range(len(choices)), key=lambda index: (gap[index], own[index], index))
        return Thought(choices[order[0]], tuple((choices[index], own[index] / tried) for index in order), tried)


def enough(limit: Limit, number: int, stop: Stop | None) -> Callable[[int], bool]:
    """Whether so many worlds are enough: for the mind, for the limit, or for whoever asked."""
    most = min([many for many in (number, limit.worlds) if many], default=0)
    end = perf_counter() + limit.milliseconds / 1000 if limit.milliseconds else inf
    return lambda tried: tried == most or perf_counter() >= end or (stop is not None and stop())


def packets(view: View, weighing: Weighing) -> list[int]:
    """All packets, those that leave the least worry by instinct first."""
    every = [bits(cards) for cards in combinations(each(view.hand), view.rules.pass_count)]
    return sorted(every, key=lambda packet: (round(weighing.worries(view.hand & ~packet), 6), packet))


def _play_results(view: View, choices: list[int], random: Random) -> Results:
    playouts, seat = Playouts(view.rules), view.seat
    after = [(Position(view.table.play(card), view.scores), view.hand & ~(1 << card)) for card in choices]
    for hands, kitty in worlds(view, random):
        before, behind = hands[:seat], hands[seat + 1 :]
        yield [playouts.play(position, (*before, hand, *behind), kitty) for position, hand in after]


def _pass_results(view: View, choices: list[int], random: Random) -> Results:
    playouts = Playouts(view.rules)
    for world in worlds(view, random):
        chosen = others_have_chosen(view, world, playouts)
        rows = []
        for packet in choices:
            deal = chosen.give(view.seat, packet)
            rows.append(playouts.play(Position(deal.table, view.scores), deal.hands, deal.kitty))
        yield rows


def others_have_chosen(view: View, world: World, playouts: Playouts) -> Deal:
    """The deal in a world where everybody else has chosen a greedy packet."""
    hands, kitty = world
    none = (0,) * len(hands)
    deal = Deal(Table(view.rules, view.table.number), hands, hands, kitty, none, none)
    for seat, hand in enumerate(hands):
        if seat != view.seat:
            deal = deal.give(seat, 0 if seat in view.table.declined else playouts.packet(hand))
    return deal

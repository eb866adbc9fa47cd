"""A match between minds in duplicate: each deal is played in every seating, so all minds hold the same cards.

The cards, the minds' chances and so the result follow from the seed alone, on any number of processes. (Not for a mind
that thinks by the clock.) Every deal starts a game: the passes go their round, the scores do not add up.
"""

from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from functools import partial
from itertools import permutations
from math import sqrt

from hearts.engine.deal import Deal, IllegalMove
from hearts.engine.rules import Rules
from hearts.engine.score import Line, line, shooter
from hearts.engine.shuffle import deal
from hearts.minds.mind import Mind, mind

Seating = tuple[int, ...]
"""For each seat the number of the mind that sits there."""


class Tally:
    """One deal in all its seatings: for each mind its mean points, and the moons it shot a seat."""

    def __init__(self, points: tuple[float, ...], moons: tuple[float, ...]) -> None:
        self.points = points
        self.moons = moons


class Match:
    """What a match came to, deal by deal.

    names   of the minds; tallies: one for each deal, in order
    """

    def __init__(self, rules: Rules, seed: str, names: tuple[str, ...], tallies: list[Tally]) -> None:
        self.rules = rules
        self.seed = seed
        self.names = names
        self.tallies = tallies

    def points(self, who: int) -> tuple[float, float]:
        """Points a deal of a mind: the mean, and its standard error."""
        return mean([tally.points[who] for tally in self.tallies])

    def moons(self, who: int) -> float:
        """Moons a deal that a mind shoots."""
        return mean([tally.moons[who] for tally in self.tallies])[0]

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """Points a deal that `one` takes more than `other`, compared deal by deal, and the standard error."""
        return mean([tally.points[one] - tally.points[other] for tally in self.tallies])


def play(
    rules: Rules,
    names: tuple[str, ...],
    deals: int,
    seed: str,
    executor: Executor,
    progress: Callable[[int], None] = lambda done: None,
) -> Match:
    """The match of the minds called `names` over so many deals; `executor` is any of `concurrent.futures`."""
    for name in names:
        mind(name)
    task = partial(tally, rules.text(), names, seed)
    tallies = []
    for number, found in enumerate(executor.map(task, range(deals)), 1):
        tallies.append(found)
        progress(number)
    return Match(rules, seed, names, tallies)


def tally(rules_text: str, names: tuple[str, ...], seed: str, number: int) -> Tally:
    """Deal `number` (from 0) of a match in all its seatings."""
    rules, minds = Rules.read(rules_text), [mind(name) for name in names]
    points, moons, sat = [0] * len(minds), [0] * len(minds), [0] * len(minds)
    for seating in seatings(len(minds), rules.players):
        row = play_deal(rules, seed, number, [minds[who] for who in seating])
        for seat, who in enumerate(seating):
            points[who] += row.points[seat]
            moons[who] += row.shooter == seat
            sat[who] += 1
    return Tally(_shares(points, sat), _shares(moons, sat))


def seatings(minds: int, players: int) -> list[Seating]:
    """Ways to sit such that each mind sits in every seat equally often; two minds meet in every arrangement."""
    found = []
    for first in range(1 if players % minds == 0 else minds):
        table = sorted((first + seat) % minds for seat in range(players))
        if minds == 2:
            found += sorted(set(permutations(table)))
        else:
            found += sorted({tuple(table[turn:] + table[:turn]) for turn in range(players)})
    return found


def play_deal(rules: Rules, seed: str, number: int, seats: list[Mind]) -> Line:
    """The row that a deal comes to between the minds in `seats`; IllegalMove names a mind that breaks the rules."""
    hands, kitty = deal(rules, seed, number)
    at = Deal.begin(rules, number, hands, kitty)
    scores = rules.start
    for seat in range(rules.players) if at.table.phase == "pass" else ():
        packet = seats[seat].give(at.view(seat, (), scores), f"{seed}/{number}/{seat}").choice
        if packet & ~at.hands[seat] or packet.bit_count() not in _sizes(rules):
            raise IllegalMove(f"{seats[seat].name} passes cards that it may not pass.")
        at = at.give(seat, packet)
    move = rules.players
    while at.table.phase == "play":
        seat = at.table.turn
        view = at.view(seat, (), scores)
        card = seats[seat].play(view, f"{seed}/{number}/{move}/{seat}").choice
        if not view.legal >> card & 1:
            raise IllegalMove(f"{seats[seat].name} may not play that. {view.why_not(card)}")
        at = at.play(card)
        move += 1
    return _row(at, scores, seats)


def _row(at: Deal, scores: tuple[int, ...], seats: list[Mind]) -> Line:
    rules = at.table.rules
    winners = [trick.winner(rules.players) for trick in at.table.tricks]
    won = tuple(winners.count(seat) for seat in range(rules.players))
    minus, plus = [line(rules, at.table.number, at.taken, won, scores, choice) for choice in ("minus", "plus")]
    who = shooter(rules, at.taken)
    if who < 0 or rules.moon != "choice":
        return minus
    return minus if seats[who].declare(at.view(who, (), scores), (minus, plus)) == "minus" else plus


def _sizes(rules: Rules) -> tuple[int, ...]:
    return (rules.pass_count, 0) if rules.decline else (rules.pass_count,)


def _shares(sums: list[int], numbers: list[int]) -> tuple[float, ...]:
    return tuple(found / number for found, number in zip(sums, numbers))


def mean(values: Iterable[float]) -> tuple[float, float]:
    """The mean of values and its standard error; none of one value alone."""
    found = list(values)
    middle = sum(found) / len(found)
    spread = sum((value - middle) ** 2 for value in found)
    return middle, sqrt(spread / (len(found) - 1) / len(found)) if len(found) > 1 else 0.0

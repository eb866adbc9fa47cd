"""The coach: weighs every choice of a seat in likely worlds, as search does, and keeps what happened in them.

It gives no choice up in play, so that each has its number, and it plays for nobody: a temper is not wanted here, nor
instinct's say. It gets a View and no more, so it knows what the player knows.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import lru_cache
from math import sqrt

from hearts.engine.cards import highest
from hearts.engine.deal import Deal, View
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.engine.table import legal
from hearts.minds.advice import Advice, Choice, level
from hearts.minds.belief import sight_of
from hearts.minds.equity import Equity
from hearts.minds.explain import Tale, Telling, reason
from hearts.minds.facts import Facts
from hearts.minds.instinct import Weighing
from hearts.minds.playout import NO_MOON, NO_SEAT, Outcome, Position
from hearts.minds.race import TENTHS, TRUSTED
from hearts.minds.root import distinct, enough, others_have_chosen, promising
from hearts.minds.search import Search
from hearts.minds.standing import outlook
from hearts.minds.temper import EVEN
from hearts.minds.thought import Limit, Stop
from hearts.minds.worlds import World

IQ = 180
MOST = 400  # worlds, whatever the limit says
PACKETS = 20  # that are tried in the pass, beside the one that is asked about
HALVING = (16, 48, 120)  # after so many worlds the worse half of the packets is given up; FEW are never
FEW = 6

Advising = Generator[None, None, Advice]


def steps(view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None, about: int = 0) -> Advising:
    """Work out the advice on what the seat is asked, in steps; `about`: a packet that must be among those tried."""
    root = root_of(view, about)
    yield from weigh(root, seed, limit, stop)
    return root.advice()


def weigh(root: Root, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Generator[None, None, None]:
    """Play the choices of a root out in one likely world after the other."""
    done = enough(limit or Limit(worlds=MOST), MOST, stop)
    # In one world a lone choice has its numbers too: they are wanted for the line of a deal.
    for tried, world in enumerate(Search(IQ)._likely(root.view, root.policy, Random(seed)), 1):
        root.run(world)
        if done(tried):
            break
        root.give_up(tried)
        yield


@lru_cache(2)
def policy_of(rules: Rules) -> Telling:
    """Return the policy for these rules; it grows quicker as it is used."""
    return Telling(rules)


class Root:
    """The choices of a seat, each with its runs; the base of a root of cards and one of packets."""

    ask = "play"

    def __init__(self, view: View, choices: list[list[int]]) -> None:
        self.view, self.choices = view, choices
        self.policy = policy_of(view.rules)
        self._equity = Equity(view, EVEN)
        self._runs = [Run(view) for _ in choices]
        self._alive = list(range(len(choices)))

    def run(self, world: World) -> None:
        """Play each choice out in one more world. A moon of one's own is believed there in so many worlds of ten; in
        the others the same is played once more against seats that do all they can to stop it, as search does it.
        Where moons count nothing there is none."""
        moons = self.view.rules.moon_sides
        for index in self._alive:
            run = self._runs[index]
            (points, shooter), trick = self.outcome(index, world)
            shooter = shooter if moons else NO_MOON
            if shooter == self.view.seat and run.number % TENTHS >= TRUSTED:
                (points, shooter), _ = self.outcome(index, world, shooter)
            run.add(self._equity.of(points, shooter), points, shooter, self.policy.taken, trick)

    def outcome(self, index: int, world: World, stop: int = NO_SEAT) -> tuple[Outcome, bool]:
        """Return the outcome of a choice, and whether it takes the trick in play; the others `stop` a seat's moon."""
        raise NotImplementedError

    def give_up(self, tried: int) -> None:
        """Drop choices that are not worth more worlds."""

    def advice(self) -> Advice:
        """Return the choices in order, the best first."""
        players, runs = self.view.rules.players, self._runs
        order = sorted(range(len(runs)), key=lambda index: (index not in self._alive, runs[index].value, index))
        best = runs[order[0]]
        choices = []
        for index in order:
            run = runs[index]
            cost, error = run.behind(best, players)
            apart = not level(cost, error)
            why, often, own = reason(self.view.rules, best.tale, run.tale) if apart else ("", 0.0, 0.0)
            *points, win = run.beside(best)
            numbers = (cost, error, run.moon, run.other, max(0.0, min(1.0, win)), often, own)
            choices += [Choice(choice, tuple(points), numbers, why) for choice in self.choices[index]]
        return Advice(self.ask, tuple(choices), best.number)


class Cards(Root):
    """The root of a choice of cards to play."""

    def __init__(self, view: View) -> None:
        super().__init__(view, distinct(view))
        self._after = [view.table.play(cards[0]) for cards in self.choices]

    def outcome(self, index: int, world: World, stop: int = NO_SEAT) -> tuple[Outcome, bool]:
        """Play the trick in play out first, to see who takes it, then the rest; a seat that stops begins at once.

        Returns the outcome, and whether the seat took that trick.
        """
        view, policy, table = self.view, self.policy, self._after[index]
        hands = list(world[0])
        hands[view.seat] = view.hand & ~(1 << self.choices[index][0])
        while table.trick and stop < 0:
            seat, choice = table.turn, legal(hands[table.turn], table.demands)
            if choice & choice - 1:
                choice = policy.likeliest(sight_of(policy, table), hands[seat], choice)
            hands[seat] &= ~choice
            table = table.play(highest(choice))
        outcome = policy.play(Position(table, view.scores), hands, world[1], stop)
        return outcome, table.leader == view.seat


class Packets(Root):
    """The root of a choice of packets to pass."""

    ask = "give"

    def __init__(self, view: View, about: int) -> None:
        policy = policy_of(view.rules)
        packets = promising(view, policy, Weighing(Facts(view)), PACKETS)
        self._about = about
        self._world: World | None = None
        self._deal: Deal
        super().__init__(view, [[packet] for packet in packets + [about] * (about > 0 and about not in packets)])

    def outcome(self, index: int, world: World, stop: int = NO_SEAT) -> tuple[Outcome, bool]:
        """Return the deal of this world after the others have chosen their packets."""
        if world is not self._world:
            self._world, self._deal = world, others_have_chosen(self.view, world, self.policy)
        deal = self._deal.give(self.view.seat, self.choices[index][0])
        return self.policy.play(Position(deal.table, self.view.scores), deal.hands, deal.kitty, stop), False

    def give_up(self, tried: int) -> None:
        """Drop the worse half now and then; what was asked about stays."""
        if tried in HALVING:
            several = sorted(self._alive, key=lambda index: (self._runs[index].value, index))
            kept = several[: max(FEW, (len(several) + 1) // 2)]
            self._alive = [index for index in self._alive if index in kept or self.choices[index][0] == self._about]


class Run:
    """How a choice has done: in each world its value, and all seats' points with the chance to win; moons; its tale."""

    def __init__(self, view: View) -> None:
        self._view, self._seat = view, view.seat
        self.values: list[int] = []
        self.rows: list[tuple[float, ...]] = []
        self.own = self.others = 0
        self.tale = Tale(view.rules)

    @property
    def number(self) -> int:
        """So many worlds."""
        return len(self.values)

    @property
    def value(self) -> float:
        """What it is worth on average; less is better."""
        return sum(self.values) / max(1, len(self.values))

    @property
    def moon(self) -> float:
        """The chance that this seat shoots the moon."""
        return self.own / self.number

    @property
    def other(self) -> float:
        """The chance that another seat shoots the moon."""
        return self.others / self.number

    def add(self, value: int, points: tuple[int, ...], shooter: int, taken: list[int], trick: bool) -> None:
        """Add one more world."""
        seat, view = self._seat, self._view
        self.values.append(value)
        self.own += shooter == seat
        self.others += shooter not in (NO_MOON, seat)
        self.rows.append((*points, outlook(view, points)))
        self.tale.add(taken[seat], shooter == seat, shooter not in (NO_MOON, seat), trick)

    def beside(self, best: Run) -> list[float]:
        """Return points and the chance to win on average. Good or bad luck in the worlds of a choice that was given up
        early was the best one's luck as well: it is taken out."""
        number, whole = self.number, best.number
        means = []
        for mine, theirs in zip(zip(*self.rows), zip(*best.rows)):
            means.append((sum(mine) - sum(theirs[:number])) / number + sum(theirs) / whole)
        return means

    def behind(self, best: Run, players: int) -> tuple[float, float]:
        """Return how many points worse it is than the best run, with the standard error, compared world by world."""
        gaps = [(mine - theirs) / players for mine, theirs in zip(self.values, best.values)]
        number = len(gaps)
        mean = sum(gaps) / number
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, number - 1)
        return max(0.0, mean), sqrt(spread / number)


def finish(advising: Advising) -> Advice:
    """Return the advice at the end of the steps."""
    while True:
        try:
            next(advising)
        except StopIteration as end:
            advice: Advice = end.value
            return advice


def advise(view: View, seed: str, limit: Limit | None = None, about: int = 0) -> Advice:
    """Return the advice without a pause."""
    return finish(steps(view, seed, limit, None, about))


def root_of(view: View, about: int = 0) -> Root:
    """Return what the seat of a View may choose."""
    makers: dict[bool, Callable[[], Root]] = {True: lambda: Packets(view, about), False: lambda: Cards(view)}
    return makers[view.table.phase == "pass"]()

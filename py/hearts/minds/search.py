"""Search: a mind that weighs each choice in many likely worlds, each played out by the learned policy.

As `hearts.minds.sampling`, and beyond it: playouts by a policy learned from search (`hearts.minds.policy`); worlds in
which the others would have passed and played as they did are the likelier ones, and the strongest mind goes from one of
them to the next in small steps (`hearts.minds.belief`); a choice that has fallen behind clearly is given up, so that
worlds go where the choice is close (racing, Maron & Moore 1994); and near the end of a game its result is what counts,
not points. Instinct has a say: its opinion of a choice is a prior, and counts like
so many more worlds. A moon of its own that comes home in a world is played out there once more, against seats that do
all they can to stop it; where they do, the moon is believed by three tenths.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from functools import lru_cache
from math import erfc, exp, fsum, pi, sqrt
from random import Random as Twister
from typing import NamedTuple

from hearts.engine.cards import count
from hearts.engine.deal import View
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds.belief import Belief
from hearts.minds.calibration import believed
from hearts.minds.equity import Equity
from hearts.minds.facts import Facts
from hearts.minds.instinct import Weighing
from hearts.minds.mind import Mind
from hearts.minds.playout import NO_MOON
from hearts.minds.policy import Policy
from hearts.minds.root import PassRoot, PlayRoot, Root, distinct, enough, promising
from hearts.minds.standing import outlook
from hearts.minds.temper import EVEN, Temper, name
from hearts.minds.thought import Limit, Prospect, Steps, Stop, Thought
from hearts.minds.worlds import World, worlds

ROUND = 16  # worlds between two looks at who has fallen behind
BEHIND = 3  # so many standard errors are clearly behind
TENTHS, TRUSTED = 10, 3  # how far a moon is believed that comes home only as long as nobody sees it coming
NARROW, CLOSE = 48, 3  # after so many worlds the strongest mind goes on with so many cards at most
WALKS = 10  # so many worlds go on, by turns
PACKET_SAY = 5  # for so many worlds instinct's opinion of a packet counts, for each card in hand


class Reach(NamedTuple):
    """How far a mind of an I.Q. thinks.

    worlds   so many at most; group: each likely one is drawn from so many; steps: and then goes on by so many each time
             that it is used again, 0 where none is; packets: so many are tried
    say      for so many worlds instinct's opinion of a card counts, for each card in hand: less and less in a deal
    trifle   a choice is given up that may gain no more than this, in points, on the average
    runs     after so many playouts of cards there are no more worlds; 0 where they do not count
    """

    worlds: int
    group: int
    steps: int
    packets: int
    say: int
    trifle: float
    runs: int = 0


REACH = {
    130: Reach(4, 1, 0, 4, 5, 0),
    140: Reach(10, 1, 0, 6, 5, 0),
    150: Reach(20, 1, 0, 8, 5, 0),
    160: Reach(40, 2, 0, 12, 5, 0),
    170: Reach(70, 3, 0, 18, 5, 0),
    180: Reach(120, 5, 20, 24, 2, 0.02, 360),
}


class Search(Mind):
    """The searching mind of an I.Q. and a temper."""

    thinks = timed = True

    def __init__(self, iq: int = 180, temper: Temper = EVEN) -> None:
        self.name = name(iq, temper)
        self.iq = iq
        self.temper = temper
        self.reach = REACH[max(130, min(180, iq // 10 * 10))]
        self.limit: Limit = Limit(worlds=self.reach.worlds)

    def steps(self, ask: str, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Steps:
        """Thinks a world at a time; a forced card is not thought about."""
        policy, weighing = policy_of(view.rules, self.temper.jack), Weighing(Facts(view), self.temper)
        root: Root
        if ask == "give":
            root = PassRoot(view, policy, promising(view, policy, weighing, self.reach.packets))
            opinions = [weighing.regret(view.hand & ~packets[0]) for packets in root.choices]
        else:
            root = PlayRoot(view, policy, distinct(view))
            opinions = [weighing.cost(cards[0]) for cards in root.choices] if len(root.choices) > 1 else []
        if len(root.choices) == 1:
            return Thought(root.choices[0][0])
        say, runs = (PACKET_SAY, 0) if ask == "give" else (self.reach.say, self.reach.runs)
        race = Race(view, Equity(view, self.temper), root, opinions, say, self.reach.trifle, runs)
        done = enough(limit or self.limit, self.reach.worlds, stop)
        for world in self._likely(view, policy, Random(seed)):
            race.run(world)
            if done(race.tried) or race.decided:
                break
            race.give_up()
            yield
        return race.thought()

    def _likely(self, view: View, policy: Policy, random: Random) -> Iterator[World]:
        """Worlds in which the others would have played as they did, as often as that is likely."""
        every, group, steps = worlds(view, random), self.reach.group, self.reach.steps
        if group == 1 or not (view.table.played or view.got):
            yield from every
        chance, belief = Twister(random.next() << 32 | random.next()), Belief(policy, view)
        walks: deque[World] = deque(maxlen=WALKS)
        while True:
            if len(walks) < WALKS or not steps:
                found = [next(every) for _ in range(group)]
                likely = [belief.of(hands) for hands, _ in found]
                most = max(likely)
                # Whole numbers: the last digits of exp differ between Pythons.
                shares = [int(exp(round(one - most, 3)) * 1e6) for one in likely]
                walks.append(chance.choices(found, shares)[0])
            else:
                walks.append(belief.further(walks.popleft(), steps, chance))
            yield walks[-1]


@lru_cache(4)
def policy_of(rules: Rules, jack: float = 0) -> Policy:
    """The policy for these rules and this fondness of the bonus card; it grows quicker as it is used."""
    return Policy(rules, jack)


class Race:
    """A race between the choices of a root: in each world those that are still in it are played out.

    say, trifle, runs  as in Reach
    tried              so many worlds
    """

    def __init__(
        self,
        view: View,
        equity: Equity,
        root: Root,
        opinions: list[float],
        say: int = 0,
        trifle: float = 0,
        runs: int = 0,
    ) -> None:
        players, number = view.rules.players, len(root.choices)
        self._view, self._equity, self._root = view, equity, root
        self._weight, self._trifle = say * count(view.hand), trifle
        self._priors = [round(TENTHS * self._weight * opinion * players) for opinion in opinions]
        self._runs = [Run() for _ in range(number)]
        self._alive = list(range(number))
        self._most, self._played = runs, 0
        self.tried = 0

    def run(self, world: World) -> None:
        """One more world. Where moons count nothing, nobody shoots one there."""
        root, value_of, seat, moons = self._root, self._equity.of, self._view.seat, self._view.rules.moon_sides
        root.enter(world)
        for index in self._alive:
            run, (points, shooter) = self._runs[index], root.outcome(index)
            shooter = shooter if moons else NO_MOON
            if shooter == seat:
                self._played += 1
                others, stopped = root.outcome(index, shooter)
                if stopped != shooter:
                    run.add(value_of(points, shooter), points, shooter, TRUSTED)
                    run.more(value_of(others, stopped), others, stopped, TENTHS - TRUSTED)
                    continue
            run.add(value_of(points, shooter), points, shooter)
        self.tried += 1
        self._played += len(self._alive)

    @property
    def decided(self) -> bool:
        """Whether one choice alone is left, or enough has been played out."""
        return len(self._alive) == 1 or 0 < self._most <= self._played

    def give_up(self) -> None:
        """Drops the choices that have fallen behind, where it is time for that."""
        if self.tried % ROUND == 0:
            self._alive = self._ahead()
        if self.tried in self._root.halving:
            self._keep((len(self._alive) + 1) // 2)
        elif self._most and self.tried == NARROW:
            self._keep(CLOSE)

    def thought(self) -> Thought:
        """The choices in order, the best first."""
        order = sorted(range(len(self._runs)), key=lambda index: (index not in self._alive, self._place(index)))
        prospects = tuple(
            self._runs[index].prospect(choice, self._view) for index in order for choice in self._root.choices[index]
        )
        ranking = tuple((one.choice, one.points[self._view.seat]) for one in prospects)
        return Thought(prospects[0].choice, ranking, self.tried, prospects)

    def _keep(self, number: int) -> None:
        """Drops all but so many of the choices."""
        self._alive = sorted(sorted(self._alive, key=self._place)[:number])

    def _place(self, index: int) -> tuple[float, int]:
        """What choices are ordered by: their mean value, the prior counted in; less is better."""
        run = self._runs[index]
        return (sum(run.values) + self._priors[index]) / (len(run.values) + self._weight), index

    def _ahead(self) -> list[int]:
        """Those that have not clearly fallen behind the best, compared world by world."""
        best = min(self._alive, key=self._place)
        leading, found = self._runs[best].values, []
        for index in self._alive:
            gaps = [mine - theirs for mine, theirs in zip(self._runs[index].values, leading)]
            behind, error = sum(gaps), sqrt(sum([gap * gap for gap in gaps]))
            in_all = behind + self._priors[index] - self._priors[best]
            if in_all <= 0 or (in_all <= BEHIND * error and (behind <= 0 or self._worth_it(behind, error))):
                found.append(index)
        return found

    def _worth_it(self, behind: int, error: float) -> bool:
        """Whether what a choice that is so far behind in its worlds may still gain, on the average, is no trifle."""
        if not self._trifle:
            return True
        far = behind / error
        gain = error * (exp(-far * far / 2) / sqrt(2 * pi) - far * erfc(far / sqrt(2)) / 2)
        return gain >= self._trifle * self.tried * TENTHS * self._view.rules.players


class Run:
    """How a choice has done: its value in each world, how often each row of points came, by shooter; in tenths."""

    def __init__(self) -> None:
        self.values: list[int] = []
        self.rows: Counter[tuple[tuple[int, ...], int]] = Counter()

    def add(self, value: int, points: tuple[int, ...], shooter: int, share: int = TENTHS) -> None:
        """One more world, or a share of it."""
        self.values.append(0)
        self.more(value, points, shooter, share)

    def more(self, value: int, points: tuple[int, ...], shooter: int, share: int) -> None:
        """Another share of the same world."""
        self.values[-1] += value * share
        self.rows[points, shooter] += share

    def prospect(self, choice: int, view: View) -> Prospect:
        """What the seat of a View may expect of it; moons count as often as those come true."""
        number = len(self.values) * TENTHS
        shares = [(row, often / number) for row, often in self.rows.items()]
        if view.rules.moon_sides and view.table.phase == "play":  # of passes it is not known how often moons come true
            shares = believed(view, choice, self.rows)
        whole = fsum([share for _, share in shares])  # its last digit is the same on every Python
        points = [
            fsum([row[other] * share for (row, _), share in shares]) / whole for other in range(view.rules.players)
        ]
        own = fsum([share for (_, who), share in shares if who == view.seat])
        others = fsum([share for (_, who), share in shares if who not in (view.seat, -1)])
        win = fsum([outlook(view, row) * share for (row, _), share in shares]) / whole
        return Prospect(choice, tuple(points), own, others, win)

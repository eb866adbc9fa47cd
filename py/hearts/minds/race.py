"""A race weighs choices in one world after the other and gives up those that fall behind (Maron & Moore 1994)."""

from __future__ import annotations

from collections import Counter
from math import erfc, exp, fsum, pi, sqrt

from hearts.engine.deal import View
from hearts.minds.calibration import believed
from hearts.minds.equity import Equity
from hearts.minds.playout import NO_MOON, Outcome
from hearts.minds.root import Root
from hearts.minds.standing import outlook
from hearts.minds.thought import Prospect, Thought
from hearts.minds.worlds import World

ROUND = 16  # worlds between two looks at who has fallen behind
BEHIND = 3  # so many standard errors are clearly behind
TENTHS, TRUSTED = 10, 3  # how far a moon is believed that comes home only as long as nobody sees it coming
NARROW, CLOSE = 48, 3  # after so many worlds the strongest mind goes on with so many cards at most

LOST, HOPE = 0.01, 0.02  # so small a chance to win the game is none; and so large a one is worth points


class Race:
    """A race between the choices of a root: in each world those that are still in it are played out.

    weight        for so many worlds the opinions count
    trifle, runs  as in `Reach`
    leans         for each choice what is added to its value in every world, in tenths
    tried         so many worlds
    """

    def __init__(
        self,
        view: View,
        equity: Equity,
        root: Root,
        opinions: list[float],
        weight: int = 0,
        trifle: float = 0,
        runs: int = 0,
        leans: list[int] | None = None,
    ) -> None:
        players, number = view.rules.players, len(root.choices)
        self._view, self._equity, self._root = view, equity, root
        self._weight, self._trifle = weight, trifle
        self._priors = [round(TENTHS * self._weight * opinion * players) for opinion in opinions]
        self._leans = leans or [0] * number
        self._runs = [Run() for _ in range(number)]
        self._alive = list(range(number))
        self._most, self._played = runs, 0
        self.tried = 0

    def run(self, world: World) -> None:
        """Play one more world."""
        self._root.enter(world)
        for index in self._alive:
            self._play_out(index)
        self.tried += 1
        self._played += len(self._alive)

    def _play_out(self, index: int) -> None:
        """Play a choice out in this world."""
        run = self._runs[index]
        self._add(run, index, self._root.outcome(index))
        run.values[-1] += self._leans[index]

    def _add(self, run: Run, index: int, outcome: Outcome) -> None:
        """Add the result of a choice in this world. If moons count nothing, no seat shoots one there."""
        value_of, seat, (points, shooter) = self._equity.of, self._view.seat, outcome
        shooter = shooter if self._view.rules.moon_sides else NO_MOON
        if shooter == seat:
            self._played += 1
            others, stopped = self._root.outcome(index, shooter)
            if stopped != shooter:
                run.add(value_of(points, shooter), points, shooter, TRUSTED)
                run.more(value_of(others, stopped), others, stopped, TENTHS - TRUSTED)
                return
        run.add(value_of(points, shooter), points, shooter)

    @property
    def decided(self) -> bool:
        """True if only one choice is left or enough has been played out."""
        return len(self._alive) == 1 or 0 < self._most <= self._played

    def give_up(self) -> None:
        """Drop the choices that have fallen behind, where it is time for that."""
        if self.tried % ROUND == 0:
            self._alive = self._ahead()
        if self.tried in self._root.halving:
            self._keep((len(self._alive) + 1) // 2)
        elif self._most and self.tried == NARROW:
            self._keep(CLOSE)

    def thought(self) -> Thought:
        """Return the choices in order, the best first."""
        order = sorted(range(len(self._runs)), key=lambda index: (index not in self._alive, self._place(index)))
        prospects = tuple(
            self._runs[index].prospect(choice, self._view) for index in order for choice in self._root.choices[index]
        )
        if self._equity.late:
            prospects = hopeful(prospects)
        ranking = tuple((one.choice, one.points[self._view.seat]) for one in prospects)
        return Thought(prospects[0].choice, ranking, self.tried, prospects)

    def _keep(self, number: int) -> None:
        """Drop all but the best `number` choices."""
        self._alive = sorted(sorted(self._alive, key=self._place)[:number])

    def _place(self, index: int) -> tuple[float, int]:
        """Return the value by which choices are ordered: their mean with the prior; less is better."""
        run = self._runs[index]
        return (sum(run.values) + self._priors[index]) / (len(run.values) + self._weight), index

    def _ahead(self) -> list[int]:
        """Return the choices that have not clearly fallen behind the best, compared world by world."""
        best = min(self._alive, key=self._place)
        leading, ahead = self._runs[best].values, []
        for index in self._alive:
            gaps = [mine - theirs for mine, theirs in zip(self._runs[index].values, leading)]
            behind, error = sum(gaps), sqrt(sum([gap * gap for gap in gaps]))
            in_all = behind + self._priors[index] - self._priors[best]
            if in_all <= 0 or (in_all <= BEHIND * error and (behind <= 0 or self._worth_it(behind, error))):
                ahead.append(index)
        return ahead

    def _worth_it(self, behind: int, error: float) -> bool:
        """Return True if a choice this far behind may still gain more than a trifle on average."""
        if not self._trifle:
            return True
        far = behind / error
        gain = error * (exp(-far * far / 2) / sqrt(2 * pi) - far * erfc(far / sqrt(2)) / 2)
        return gain >= self._trifle * self.tried * TENTHS * self._view.rules.players


def hopeful(prospects: tuple[Prospect, ...]) -> tuple[Prospect, ...]:
    """Return the same in another order if the first choice loses the game for certain: by the chance to win.

    Nobody gains by losing a game with fewer points.
    """
    best = max(prospects, key=lambda one: one.win)
    if prospects[0].win >= LOST or best.win < HOPE:
        return prospects
    return best, *[one for one in prospects if one is not best]


class Run:
    """How a choice has done: its value in each world, how often each row of points came, by shooter; in tenths."""

    def __init__(self) -> None:
        self.values: list[int] = []
        self.rows: Counter[tuple[tuple[int, ...], int]] = Counter()

    def add(self, value: int, points: tuple[int, ...], shooter: int, share: int = TENTHS) -> None:
        """Add one more world, or a share of it."""
        self.values.append(0)
        self.more(value, points, shooter, share)

    def more(self, value: int, points: tuple[int, ...], shooter: int, share: int) -> None:
        """Add another share of the same world."""
        self.values[-1] += value * share
        self.rows[points, shooter] += share

    def prospect(self, choice: int, view: View) -> Prospect:
        """Return what the seat of a View may expect of it; moons count as often as those come true."""
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

"""Luck: the cards dealt to each seat in the player's games, added up from rows, for each number of players; moons; and
the person's points beside an opponent's."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from hearts.engine.fairness import Luck, by_chance
from hearts.engine.interval import SURE, factor
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from hearts.app.statistics.row import Row


POWER = 0.84  # standard deviations more with which 8 of 10 tables find a shift
HANDICAP = "handicap="  # in the rules of a game whose scores do not begin at nought


class Lucks:
    """Adds rows up, for each number of players by itself."""

    def __init__(self) -> None:
        self._lucks: dict[int, Luck] = {}
        self._chances: dict[str, list[tuple[float, float]]] = {}

    def add(self, row: Row) -> None:
        """Add one more game; one under rules that are not known today is left out."""
        (deals,), *sums = row.dealt
        if row.pack not in self._chances:
            try:
                self._chances[row.pack] = by_chance(Rules.read(row.pack))
            except ValueError:
                self._chances[row.pack] = []
        if deals and self._chances[row.pack]:
            if row.players not in self._lucks:
                self._lucks[row.players] = Luck(row.players)
            self._lucks[row.players].add(deals, sums, self._chances[row.pack])

    @property
    def all(self) -> list[Luck]:
        """The results, the number of players that was dealt to most often first."""
        return [self._lucks[players] for players in sorted(self._lucks, key=lambda key: -self._lucks[key].deals)]


class Against:
    """The person's points beside those of an opponent, deal by deal, and the moons of both.

    deals   how many; hands: of opponents in them. own, others: moons that the person and the opponents shot
    """

    def __init__(self) -> None:
        self.deals = self.hands = self.own = self.others = 0
        self._sum = self._squares = 0.0

    def add(self, row: Row) -> None:
        """Add one more game; one that nobody played, or with a handicap, is left out."""
        deals, others = len(row.points), row.players - 1
        if not deals or not row.place or HANDICAP in row.pack:
            return
        self.deals += deals
        self.hands += deals * others
        self.own += row.moons
        self.others += row.suffered
        each = sum(row.scores) / deals  # the points of a deal, which are nearly always the same
        for own in row.points:
            gap = own - (each - own) / others
            self._sum += gap
            self._squares += gap * gap

    @property
    def mean(self) -> float:
        """The person's points per deal above an opponent's."""
        return self._sum / self.deals

    @property
    def error(self) -> float:
        """The standard error of that; at least two deals."""
        variance = (self._squares - self._sum * self._sum / self.deals) / (self.deals - 1)
        return sqrt(max(0.0, variance) / self.deals)

    @property
    def reach(self) -> float:
        """How far the true points may lie from that to either side, 19 times out of 20; at least two deals."""
        return factor(self.deals) * self.error

    @property
    def finds(self) -> float:
        """Return the points per deal that opponents must cost a seat, so that 8 of 10 such tables show it."""
        return self.reach + POWER * self.error


def shift(luck: Luck) -> float:
    """Return how much more often than it should the queen must come to one seat in a deal, so that 8 of 10 such tables
    mark it."""
    return (SURE + POWER) * sqrt(max(0.0, luck.variances[0])) / luck.deals

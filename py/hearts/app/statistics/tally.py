"""Figures of many games, added up from their rows: all of them for one group, a few for each other group."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeVar

    from hearts.app.statistics.row import Row

    Value = TypeVar("Value")

ALL = "all"
KINDS = ("rules", "opponent", "iq", "seats")
BAND = 20  # points of I.Q. that count as one strength
# The points of a deal, as the histogram parts them: the highest of each bin but the last.
BINS = (-1, 0, 3, 6, 9, 12, 15, 20, 25)


def groups(row: Row) -> list[str]:
    """Return the names of the groups in which a game counts, such as "rules deluxe", "opponent ben Ben", "iq 100".

    A game with marks counts in "apart MARK" for each mark and nowhere else; any other game counts in ALL and in one
    group of each kind. Opponents are told apart by portrait and name. People have no I.Q.
    """
    if row.marks:
        return ["apart " + mark for mark in row.marks]
    names = [ALL, "rules " + row.rules, f"seats {row.players}"]
    total = known = 0
    for face, name, iq in row.others:
        one = f"opponent {face} {name}"
        if one not in names:
            names.append(one)
        if iq > 0:
            total += iq
            known += 1
    if known:
        names.append(f"iq {total // known // BAND * BAND}")
    return names


class Short:
    """Games, games won (also where the lowest score was shared), deals, points."""

    def __init__(self) -> None:
        self.games = self.won = self.deals = self.points = 0

    def count(self, won: bool, deals: int, points: int) -> None:
        """Add one more game."""
        self.games += 1
        self.won += won
        self.deals += deals
        self.points += points

    @property
    def average(self) -> float:
        """Points per deal; 0 without deals."""
        return self.points / self.deals if self.deals else 0.0


class Tally(Short):
    """All figures of some games, added in the order in which they ended.

    places   games by place, the first at 0; conceded: those among them that the person gave up
    queens … suns   as in a row, summed up
    best, worst     the lowest and the highest score of a game; best_deal, worst_deal: of a deal
    winning  games won in a row until now; longest: at most, ever
    bins     deals by their points, see BINS; tricks: points with each trick, summed up
    course   points and deals of each game
    """

    def __init__(self) -> None:
        Short.__init__(self)
        self.places = [0] * 6
        self.conceded = 0
        self.queens = self.given = self.jacks = self.moons = self.stopped = self.suffered = self.suns = 0
        self.best: int | None = None
        self.worst: int | None = None
        self.best_deal: int | None = None
        self.worst_deal: int | None = None
        self.winning = self.longest = 0
        self.bins = [0] * (len(BINS) + 1)
        self.tricks: list[int] = []
        self.course: list[tuple[int, int]] = []

    def add(self, row: Row) -> None:
        """Add one more game; one that was left before a deal was finished does not count."""
        if row.conceded and not row.points:
            return
        self.count(row.place == 1, len(row.points), sum(row.points))
        if row.place:
            self.places[row.place - 1] += 1
        self.conceded += row.conceded
        self.queens += row.queens
        self.given += row.given
        self.jacks += row.jacks
        self.moons += row.moons
        self.stopped += row.stopped
        self.suffered += row.suffered
        self.suns += row.suns
        self.winning = self.winning + 1 if row.place == 1 else 0
        self.longest = max(self.longest, self.winning)
        if not row.conceded:
            self.best = row.scores[0] if self.best is None else min(self.best, row.scores[0])
            self.worst = row.scores[0] if self.worst is None else max(self.worst, row.scores[0])
        self._deals(row)

    def _deals(self, row: Row) -> None:
        points = row.points
        if not points:
            return
        low, high = min(points), max(points)
        self.best_deal = low if self.best_deal is None else min(self.best_deal, low)
        self.worst_deal = high if self.worst_deal is None else max(self.worst_deal, high)
        self.course.append((sum(points), len(points)))
        bins = self.bins
        for amount in points:
            bins[USUAL[amount] if 0 <= amount < len(USUAL) else bin_of(amount)] += 1
        tricks = self.tricks
        if len(tricks) < len(row.tricks):
            tricks += [0] * (len(row.tricks) - len(tricks))
        for number, amount in enumerate(row.tricks):
            tricks[number] += amount

    def trend(self, most: int) -> list[float]:
        """Return points per deal over time, in at most `most` stretches of games, oldest first."""
        parts = stretches(self.course, most)
        return [sum([points for points, _ in part]) / sum([deals for _, deals in part]) for part in parts]


def mean(values: list[int]) -> float:
    """Return the mean of some numbers, at least one."""
    return sum(values) / len(values)


def trend(values: list[int], most: int) -> list[float]:
    """Return the means of some numbers over time, in at most `most` stretches, oldest first."""
    return [mean(part) for part in stretches(values, most)]


def stretches(values: list[Value], most: int) -> list[list[Value]]:
    """Split the values into at most `most` parts of nearly equal length, in order."""
    number, count = len(values), min(most, len(values))
    return [values[number * at // count : number * (at + 1) // count] for at in range(count)]


def bin_of(points: int) -> int:
    """Return the index in the histogram of the bin for these points."""
    for number, highest in enumerate(BINS):
        if points <= highest:
            return number
    return len(BINS)


USUAL = tuple([bin_of(points) for points in range(27)])  # the bins of what most deals come to, at hand


class Overview:
    """All rows, and a short tally for each group of games."""

    def __init__(self) -> None:
        self.rows: list[tuple[Row, list[str]]] = []
        self.groups: dict[str, Short] = {ALL: Short()}

    def add(self, row: Row) -> None:
        """Add one more game; one that was left before a deal was finished does not count."""
        if row.conceded and not row.points:
            return
        names, shorts = groups(row), self.groups
        self.rows.append((row, names))
        won, deals, points = row.place == 1, len(row.points), sum(row.points)
        for group in names:
            if group not in shorts:
                shorts[group] = Short()
            shorts[group].count(won, deals, points)

    def of(self, kind: str) -> list[tuple[str, Short]]:
        """Return the groups of a kind, those with the most games first; I.Q.s and table sizes in order."""
        start = kind + " "
        shorts = [(group, short) for group, short in self.groups.items() if group.startswith(start)]
        if kind in ("iq", "seats"):
            return sorted(shorts, key=lambda pair: int(pair[0][len(start) :]))
        return sorted(shorts, key=lambda pair: (-pair[1].games, pair[0]))

    def within(self, group: str) -> list[Row]:
        """Return the games of a group, oldest first."""
        return [row for row, names in self.rows if group in names]

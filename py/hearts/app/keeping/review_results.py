"""The results of reviews: for each reviewed deal its accuracy and what each choice cost.

They are saved as one text with a line for each deal, `POINTS DEAL ACCURACY COSTS ID`. POINTS shows whether the deal is
still the same after an undo. DEAL is `3`, or `3/2` for an opponent in seat 2. COSTS is `MOVES:COST,…`: the number of
moves before the choice, and its cost in hundredths of points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.app import gate
from hearts.app.keeping import lines
from hearts.app.keeping.store import REVIEWS

if TYPE_CHECKING:
    from hearts.app.keeping.store import Store
    from hearts.app.statistics.row import Row
    from hearts.app.tasks import Rest

# Of a deal, from 0: its points, its accuracy from 0 to 100, what each choice cost, and the seat; OWN is the player's.
Verdict = NamedTuple(
    "Verdict", [("deal", int), ("points", int), ("accuracy", int), ("costs", "dict[int, float]"), ("seat", int)]
)

OWN = -1
MOST = 2000  # lines: then the oldest of opponents go, and then the player's
DIGITS = 6  # of a number at most


class Judged:
    """All saved results of reviews. The text is read anew each time, so that no tab loses what another has
    kept."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def keep(self, id: str, verdict: Verdict) -> bool:
        """Save the result of a review, in place of an earlier one of the same deal; False if the storage refuses."""
        costs = ",".join([f"{moves}:{round(100 * verdict.costs[moves])}" for moves in sorted(verdict.costs)]) or "-"
        deal = f"{verdict.deal}" if verdict.seat == OWN else f"{verdict.deal}/{verdict.seat}"
        line, text = f"{verdict.points} {deal} {verdict.accuracy} {costs} {id}", self._store.get(REVIEWS)
        earlier = _same_in(text, line)
        text = lines.append_line(lines.without(text, earlier), line)
        fits = text.count("\n") <= MOST and len(text) <= gate.FILE
        return self._store.put(REVIEWS, text if fits else _fitting(text.split("\n")[:-1]))

    def of(self, id: str) -> list[Verdict]:
        """Return all results for one game, those for opponents too."""
        return [_verdict(line) for line in lines.of(self._store.get(REVIEWS), id) if _reads(line)]

    def own(self, id: str) -> dict[str, list[Verdict]]:
        """Return the results for the player of one game, as `all` does."""
        return {id: sorted([one for one in self.of(id) if one.seat == OWN], key=lambda one: one.deal)}

    async def all(self, rest: Rest) -> dict[str, list[Verdict]]:
        """Return the results for the player, by the game's id, in order of the deals."""
        verdicts: dict[str, list[Verdict]] = {}
        for line in self._store.get(REVIEWS).split("\n"):
            if _reads(line) and not _opponents(line):
                verdicts.setdefault(line.split(" ", 4)[4], []).append(_verdict(line))
            await rest()
        for several in verdicts.values():
            several.sort(key=lambda one: one.deal)
            await rest()
        return verdicts

    async def take_in(self, text: str, rest: Rest) -> tuple[int, int]:
        """Add the results in `text` for deals that have none here. Returns how many of its lines cannot be read, and
        how many of the oldest went."""
        return await lines.take_in(self._store, REVIEWS, text, _of, lambda here, _: here, _fitting, rest)

    def forget(self, id: str) -> None:
        """Delete all results for one game."""
        text = self._store.get(REVIEWS)
        found = lines.of(text, id)
        if found:
            self._store.put(REVIEWS, lines.without(text, found))


def accuracies(rows: list[Row], judged: dict[str, list[Verdict]]) -> list[int]:
    """Return the accuracy, from 0 to 100, of each reviewed deal of these games, in the order of the games."""
    return [one.accuracy for row in rows for one in still_true(row, judged)]


def still_true(row: Row, judged: dict[str, list[Verdict]]) -> list[Verdict]:
    """Return the results for one game, without those for deals that an undo has changed since."""
    points = row.points
    return [one for one in judged.get(row.id, []) if one.deal < len(points) and points[one.deal] == one.points]


def _fitting(several: list[str]) -> str:
    """Return lines as a text, without the oldest ones if there are too many; those of opponents go first."""
    over, left = len(several) - MOST, []
    for line in several:
        if over > 0 and " " in line and _opponents(line):
            over -= 1
        else:
            left.append(line)
    return lines.fitting(left, MOST)


def _opponents(line: str) -> bool:
    return "/" in line.split(" ", 2)[1]


def _key(line: str) -> tuple[str, str]:
    parts = line.split(" ", 4)
    return parts[1], parts[4]


def _of(line: str) -> str:
    return " ".join(_key(line)) if _reads(line) else ""


def _same_in(text: str, line: str) -> list[str]:
    """Return the lines of a text that are of the same deal as this one."""
    same = [other for other in lines.of(text, line.split(" ", 4)[4]) if _reads(other)]
    return [other for other in same if _key(other) == _key(line)]


def _verdict(line: str) -> Verdict:
    points, deal, accuracy, costs, _ = line.split(" ", 4)
    lost = {}
    for part in costs.split(",") if costs != "-" else []:
        moves, _, cost = part.partition(":")
        lost[int(moves)] = int(cost) / 100
    number, _, seat = deal.partition("/")
    return Verdict(int(number), int(points), int(accuracy), lost, int(seat) if seat else OWN)


def _reads(line: str) -> bool:
    """Return whether a line is one of ours; another program may have written there."""
    parts = line.split(" ", 4)
    if len(parts) < 5 or not parts[4] or not gate.digits(parts[0][1:] if parts[0][:1] == "-" else parts[0], DIGITS):
        return False
    numbers = parts[1].split("/", 1) + parts[2:3]
    for cost in parts[3].split(",") if parts[3] != "-" else []:
        pair = cost.split(":")
        if len(pair) != 2:
            return False
        numbers += pair
    return not [part for part in numbers if not gate.digits(part, DIGITS)]

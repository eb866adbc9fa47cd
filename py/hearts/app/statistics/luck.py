"""Luck: what each seat was dealt in one's own games, added up from rows, for each number of players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.fairness import Luck, by_chance
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from hearts.app.statistics.row import Row


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
        """What has come of it, the number of players that was dealt to most often first."""
        return [self._lucks[players] for players in sorted(self._lucks, key=lambda key: -self._lucks[key].deals)]

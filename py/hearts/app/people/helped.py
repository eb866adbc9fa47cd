"""The help that a person has taken in a game of people: kept on their device, and noted in the record that it keeps."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.roster import HELPS

if TYPE_CHECKING:
    from collections.abc import MutableMapping

KEPT = "table-helped"


class Helped:
    """Counts the help of one person, game by game; only the last game is kept.

    name  under which it is kept, for two people at one device
    """

    def __init__(self, mapping: MutableMapping[str, str], name: str = KEPT) -> None:
        self._mapping, self._name = mapping, name

    def count(self, game: str, what: str) -> None:
        """Note that help of a kind was taken once more in this game."""
        counts = dict(self._counts(game))
        counts[what] = counts.get(what, 0) + 1
        self._mapping[self._name] = json.dumps({"game": game, "counts": counts})

    def notes(self, game: str) -> tuple[tuple[str, str], ...]:
        """Return the help taken in this game as notes of a record, so that it counts apart."""
        counts = self._counts(game)
        return tuple([(what, str(counts[what])) for what in HELPS if what in counts])

    def _counts(self, game: str) -> dict[str, int]:
        kept = gate.parse_object(self._mapping.get(self._name, ""))
        counts = kept.get("counts")
        if kept.get("game") != game or not isinstance(counts, dict):
            return {}
        return {what: counts[what] for what in HELPS if isinstance(counts.get(what), int)}

"""How long people have been away, as the host of their table counts it and keeps it over a reload."""

from __future__ import annotations

KEEPS = 3_000  # milliseconds of an absence, behind each of which it is kept


class Missed:
    """For how many milliseconds each person was away since their last move, in sum."""

    def __init__(self, before: dict[str, float] | None = None) -> None:
        self._before = dict(before or {})  # in absences that are over
        self._now: dict[str, float] = {}  # in one that lasts

    def of(self, id: str) -> float:
        """Return for how long somebody was away."""
        return self._before.get(id, 0.0) + self._now.get(id, 0.0)

    def note(self, id: str, gone: float) -> bool:
        """Note for how long somebody has been away by now; 0 where they are there. Returns whether that is to be
        kept."""
        before = self.of(id)
        if gone:
            self._now[id] = gone
        elif id in self._now:
            self._before[id] = before
            del self._now[id]
        return self.of(id) // KEEPS > before // KEEPS

    def forget(self, id: str) -> None:
        """Count anew for somebody who moves, or is back."""
        self._before.pop(id, None)
        self._now.pop(id, None)

    def plain(self) -> dict[str, int]:
        """Return it as plain data, to be kept."""
        return {id: int(self.of(id)) for id in list(self._before) + list(self._now)}


def read_missed(plain: object) -> Missed:
    """Return what `plain` wrote; nobody has missed anything where that is not to be read."""
    rows = plain if isinstance(plain, dict) else {}
    return Missed({str(id): float(each) for id, each in rows.items() if isinstance(each, int) and each > 0})

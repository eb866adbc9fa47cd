"""A rate: how often something may happen; and one for each of several people."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

PEOPLE = 64  # of whom a rate is remembered


class Rate:
    """Allows so many a second on the whole, and so many at once."""

    def __init__(self, clock: Callable[[], float], second: float, burst: float) -> None:
        self._clock, self._second, self._burst = clock, second, burst
        self._left, self._at = burst, clock()

    def allows(self) -> bool:
        """Return whether it may happen now; then it counts."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._second / 1000)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Rates:
    """The same rate for each person; of whom nothing was heard for longest is forgotten."""

    def __init__(self, clock: Callable[[], float], second: float, burst: float) -> None:
        self._clock, self._second, self._burst = clock, second, burst
        self._each: OrderedDict[str, Rate] = OrderedDict()

    def allows(self, id: str) -> bool:
        """Return whether it may happen now for this person; then it counts."""
        rate = self._each.pop(id, None) or Rate(self._clock, self._second, self._burst)
        self._each[id] = rate
        if len(self._each) > PEOPLE:
            self._each.popitem(last=False)
        return rate.allows()

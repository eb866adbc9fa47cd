"""A rate: how often something may happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


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

"""How long a page has been awake. While it slept, was frozen or had no line, it heard nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

SLEPT = 5_000  # milliseconds between two signs of life, behind which the page was asleep


class Awake:
    """Since when this page has been awake without a pause; `note` is called at each tick and each message."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._seen = self.since = clock()

    def note(self, there: bool = True) -> None:
        """Note that the page runs now; `there`: whether it has a line. Without one it hears nobody."""
        now = self._clock()
        if now - self._seen > SLEPT or not there:
            self.since = now
        self._seen = now

    @property
    def now(self) -> float:
        """The time."""
        return self._clock()

    @property
    def lasts(self) -> float:
        """For how many milliseconds the page has been awake."""
        return self._clock() - self.since

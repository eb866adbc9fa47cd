"""What a host wanted to tell and no guest would take: for how long that has been so."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Refusals:
    """Counts the time in which a host gets no further."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since: float | None = None

    def note(self, refused: bool) -> None:
        """Note whether something was refused at this look at the clock."""
        if not refused:
            self._since = None
        elif self._since is None:
            self._since = self._clock()

    @property
    def lasts(self) -> float:
        """For how many milliseconds it has been so at each look."""
        return self._clock() - self._since if self._since is not None else 0.0

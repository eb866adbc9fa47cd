"""Long work in steps: a long log, or a table that is told whole, holds up no screen while it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.tasks import SLICE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SLOW = 300  # milliseconds after which work that was to go on at once does: the browser lets a hidden page work seldom


class InSteps:
    """Does work in the order in which it came, a slice at a time; each `yield` of it ends a step.

    clock   milliseconds; soon: calls something once whoever speaks now has finished
    """

    def __init__(self, clock: Callable[[], float], soon: Callable[[Callable[[], None]], None]) -> None:
        self._clock, self._soon = clock, soon
        self._work: list[Iterator[None]] = []
        self._runs = False  # whether work is being done, or goes on soon
        self._asked = 0.0

    @property
    def busy(self) -> bool:
        """Whether there is work that is not done."""
        return self._work != []

    def rest(self) -> None:
        """Forget all work that is not done; a step that has begun comes to its end."""
        self._work = []

    def add(self, work: Iterator[None]) -> None:
        """Do this work behind all other: at once, as far as a slice of time goes."""
        self._work.append(work)
        if not self._runs:
            self._asked = self._clock()
            self._go_on()

    def _go_on(self) -> None:
        now = self._clock()
        late = now - self._asked
        until = now + (late if late > SLOW else SLICE)
        self._runs, again = True, False
        try:
            while self._work and not again:
                self._do(self._work[0])
                again = self._work != [] and self._clock() >= until
        finally:
            self._runs = again
        if again:
            self._asked = self._clock()
            self._soon(self._go_on)

    def _do(self, work: Iterator[None]) -> None:
        """Do one step of this work."""
        over = True
        try:
            for _ in work:
                over = False
                break
        finally:
            if over:
                self._work = [each for each in self._work if each is not work]

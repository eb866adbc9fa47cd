"""The tempo says how long each thing stays before the next one happens. Every duration of the table is here."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.tasks import within

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    Breathe = Callable[[], Awaitable[None]]

# Seconds at normal pace.
DEAL, PASS, PLAY, TRICK, SWEEP = 0.9, 1.0, 0.53, 1.05, 0.4
FRAME = 0.02  # between a move that was kept and its scene: on a slow phone each takes most of a frame
CLEAR = 0.1  # between an ending that was answered and the next cards: on a slow phone each takes a frame or two
END = 3.0  # of a deal that nobody is asked to look at
LAND = 0.3  # until a card that is played lies on the table
FADE = 0.5  # a card that was swept away is left to fade
# The setting "pace" -> what all these times are multiplied by.
PACES = {"slow": 1.6, "normal": 1.0, "fast": 0.45, "instant": 0.0}

PATIENCE = 20.0  # seconds that a game by a link, which must repeat, waits for the worker to start


def reading(text: str) -> float:
    """Return how long a notice with this text stays, in seconds at any pace."""
    return 2.6 + 0.045 * len(text)


class Tempo:
    """Waits as long as the pace says, or until `hasten` ends the wait.

    pace     what times are multiplied by, asked each time: 0 waits for nothing
    breathe  lets the browser paint and hear
    waits    whether a finished trick lies until somebody hastens it
    """

    def __init__(self, pace: Callable[[], float], breathe: Breathe, waits: Callable[[], bool] = lambda: False) -> None:
        self.pace, self.waits = pace, waits
        self._breathe = breathe
        self._hurry = asyncio.Event()
        self._held: list[str] = []  # for what nothing goes on
        self._free = asyncio.Event()
        self._free.set()

    def hasten(self) -> None:
        """End the current wait: what is shown has been seen."""
        self._hurry.set()

    def hold(self, reason: str) -> None:
        """Stop after the next pause for this reason, until all reasons are gone."""
        self._free.clear()
        if reason not in self._held:
            self._held.append(reason)

    def let_go(self, reason: str) -> None:
        """Take this reason to stop away."""
        if reason in self._held:
            self._held.remove(reason)
        if not self._held:
            self._free.set()

    async def pause(self, seconds: float) -> None:
        """Wait this long (at normal pace), and as long as it is held. At pace 0 just let the browser paint."""
        await self._wait(seconds * self.pace())
        await self._free.wait()

    async def look(self, seconds: float) -> None:
        """Wait until a finished trick has been seen."""
        if self.waits():
            self._hurry.clear()
            await self._hurry.wait()
            await self._free.wait()
        else:
            await self.pause(seconds)

    async def _wait(self, seconds: float) -> None:
        self._hurry.clear()
        if seconds <= 0:
            await self._breathe()
            return
        await within(seconds, self._hurry)

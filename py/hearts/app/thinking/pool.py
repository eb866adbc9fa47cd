"""The pool of workers, as many as the device can run, each in a place of its own. Questions queue for a free one.

What somebody waits for goes first, if need be instead of what was asked ahead. A worker that is lost gets a successor;
its question goes to another. A worker that nobody has asked for some minutes is ended, because it holds some 70 MB; the
next question that finds no other worker free starts its successor.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.tasks import begin, limited, sleep, within

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Protocol

    from hearts.app.thinking.asker import Asked

    class Worker(Protocol):
        """One worker, from its start to its end."""

        async def start(self) -> bool:
            """Return whether it has come up."""

        async def ask(self, text: str) -> str:
            """Return its answer."""

        def stop(self) -> None:
            """Have it answer at once."""

        def end(self) -> None:
            """End it: nobody needs it any more."""


USUAL = 10000  # milliseconds for a question that states no limit
GRACE = 2000  # milliseconds that an answer may be late before its worker counts as lost
REST, LONGEST_REST = 1, 60  # seconds between two attempts to start one, at first and at most
NAP = 180  # seconds without a question after which a worker is ended
LOSSES = 2  # so many workers may be lost over a question before it counts as one that has no answer


class Place:
    """A place for one worker at a time, and for its successors.

    asked   the question in hand, None where there is none, or it is not wanted any more
    busy    whether the worker still thinks, wanted or not
    asleep  whether its worker was ended because nobody asked it, and the next one has not come up yet
    """

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.worker: Worker | None = None
        self.asked: Asked | None = None
        self.busy = False
        self.up = self.asleep = False
        self.tried = asyncio.Event()
        self._come = asyncio.Event()

    async def keep(self) -> None:
        """Keep a worker running: start it, again when it is lost, with growing pauses, and when it is woken."""
        rest = REST
        while True:
            self.worker = self.pool.make()
            self.pool.report()
            started = await self.worker.start()
            self.asleep = False
            if started:
                rest, self.up = REST, True
                self.tried.set()
                self.pool.report()
                self.pool.hand_out()
                if await self._serve(self.worker):
                    await self._sleep(self.worker)
                    continue
            self._lose(self.worker)
            await sleep(rest)
            rest = min(rest * 2, LONGEST_REST)

    def wake(self) -> None:
        """Start a worker again: there is a question for it."""
        if self.asleep:
            self._come.set()

    def take(self, asked: Asked) -> None:
        """Take this question to answer it here."""
        self.asked, self.busy = asked, True
        self._come.set()

    def clear(self) -> None:
        """Drop the question in hand: the worker is free as soon as it answers."""
        self.asked = None
        if self.worker is not None:
            self.worker.stop()

    async def _serve(self, worker: Worker) -> bool:
        """Answer questions until the worker is lost (returns False), or nobody has asked for long (returns True)."""
        while True:
            if not await within(NAP, self._come) and not self.busy:
                return True
            self._come.clear()
            asked = self.asked
            if asked is not None:
                patience = (asked.milliseconds or USUAL) + GRACE
                try:
                    answer = await limited(worker.ask(asked.text), patience / 1000)
                except Exception:  # a time-out, or an error from JavaScript: either way this worker is lost
                    return False
                if self.asked is asked:
                    asked.settle(answer)
            self.asked, self.busy = None, False
            self.pool.hand_out()

    async def _sleep(self, worker: Worker) -> None:
        """End the worker, and wait until somebody wakes this place."""
        self.worker, self.up, self.asleep = None, False, True
        self._come.clear()
        worker.end()
        self.pool.report()
        await self._come.wait()
        self._come.clear()

    def _lose(self, worker: Worker) -> None:
        asked, self.asked, self.worker = self.asked, None, None
        self.busy = self.up = False
        self._come.clear()
        worker.end()
        self.tried.set()
        self.pool.lost(asked)


class Pool:
    """All places for workers, and the questions that wait for one.

    make   a new worker, not yet started
    idle   waits until the browser has nothing better to do
    report  hears how the workers are, "starting", "up", "asleep" or "down", and how many of them are up
    """

    def __init__(
        self,
        number: int,
        make: Callable[[], Worker],
        idle: Callable[[], Awaitable[None]],
        report: Callable[[str, int], object],
    ) -> None:
        self.make = make
        self._idle = idle
        self._report = report
        self._queue: list[Asked] = []
        self._losses: list[Asked] = []
        self.places = [Place(self) for _ in range(number)]
        self.spare = number > 1

    @property
    def up(self) -> bool:
        """Whether a worker can think, or sleeps and can be woken."""
        return any(place.up or place.asleep for place in self.places)

    async def keep(self) -> None:
        """Start the first worker now and each other one when the browser is idle, and keep them running."""
        for number, place in enumerate(self.places):
            if number:
                await self._idle()
            begin(place.keep())
            await place.tried.wait()

    async def tried(self, seconds: float) -> None:
        """Wait until the first worker has come up or failed, at most this many seconds."""
        await within(seconds, self.places[0].tried)

    def ask(self, asked: Asked) -> None:
        """Have it answered by the next worker that is free; while none is up it has no answer."""
        if not self.up:
            asked.settle()
            return
        self._queue.append(asked)
        self.hand_out()

    def hurry(self, asked: Asked) -> None:
        """Hurry it: the game waits for the answer now."""
        self.hand_out()

    def drop(self, asked: Asked) -> None:
        """Drop it: the answer is not needed any more."""
        asked.drop()
        for place in self.places:
            if place.asked is asked:
                place.clear()

    def lost(self, asked: Asked | None) -> None:
        """Note that a worker was lost, and give its question, if any, to another one."""
        if asked is not None and not asked.over:
            self._losses.append(asked)
            if len([lost for lost in self._losses if lost is asked]) < LOSSES:
                self._queue.insert(0, asked)
            else:
                asked.settle()
        self._losses = [lost for lost in self._losses if not lost.over]
        if not self.up:
            for waiting in self._queue:
                waiting.settle()
        self.report()
        self.hand_out()

    def hand_out(self) -> None:
        """Give every free worker a question, and wake one for each that is left.

        If somebody waits still, clear the place of a speculative one.
        """
        waiting = [asked for asked in self._queue if not asked.over]
        queue = [asked for asked in waiting if asked.ahead is None]
        queue += [asked for asked in waiting if asked.ahead is not None]
        for place in self.places:
            if queue and place.up and not place.busy:
                place.take(queue.pop(0))
        self._queue = queue
        for place in [place for place in self.places if place.asleep][: len(queue)]:
            place.wake()
        self._make_room(len([asked for asked in queue if asked.ahead is None]))

    def _make_room(self, wanted: int) -> None:
        """Stop speculative questions until `wanted` places are free soon, and queue them again."""
        wanted -= len([place for place in self.places if place.busy and place.asked is None])
        for place in self.places:
            if wanted > 0 and place.asked is not None and place.asked.ahead is not None:
                self._queue.append(place.asked)
                place.clear()
                wanted -= 1

    def report(self) -> None:
        """Say how the workers are."""
        number = len([place for place in self.places if place.up])
        starting = any(place.worker is not None for place in self.places)
        asleep = any(place.asleep for place in self.places)
        self._report("up" if number else "starting" if starting else "asleep" if asleep else "down", number)

"""Work that takes a while can be begun and cancelled, rests so that others may act, and tells of an error."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine
    from typing import Protocol, TypeVar

    Result = TypeVar("Result")
    Work = Coroutine[object, None, None]
    Rest = Callable[[], Awaitable[None]]

    class Run(Protocol):
        """The type of `Tasks.run`."""

        def __call__(self, work: Work, on_error: Callable[[str], object] | None = None) -> Task: ...


sleep, limited = asyncio.sleep, asyncio.wait_for

SLICE = 12  # milliseconds of work between two rests

_held: list[asyncio.Task[None]] = []


class Task:
    """Work that has been begun."""

    def __init__(self, task: asyncio.Task[None] | None = None) -> None:
        self._task = task

    @property
    def done(self) -> bool:
        """True if it has ended or was cancelled."""
        return self._task is None or self._task.done()

    def cancel(self) -> None:
        """End it where it waits now: only its `finally` blocks still run. Work that cancels itself goes on."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()


class Tasks:
    """Runs all work beside the play.

    sentence   makes the sentence that a person reads of an error
    on_error   hears that sentence if a task names nobody else who does
    """

    def __init__(self, sentence: Callable[[Exception], str], on_error: Callable[[str], object]) -> None:
        self._sentence = sentence
        self._on_error = on_error

    def run(self, work: Work, on_error: Callable[[str], object] | None = None) -> Task:
        """Begin this work soon; `on_error` gets an error in it, as a sentence."""
        return begin(self._guarded(work, on_error))

    def fail(self, problem: Exception, on_error: Callable[[str], object] | None = None) -> None:
        """Report an error, as a sentence."""
        (on_error or self._on_error)(self._sentence(problem))

    async def _guarded(self, work: Work, on_error: Callable[[str], object] | None) -> None:
        try:
            await work
        except Exception as problem:
            self.fail(problem, on_error)


def begin(work: Work) -> Task:
    """Begin this work soon, and hold it until it is done: the garbage collector would sweep it away."""
    _held[:] = [task for task in _held if not task.done()]
    _held.append(asyncio.create_task(work))
    return Task(_held[-1])


class Slices:
    """Cuts work into slices: `rest` returns at once until a slice is used up, then it lets the browser run.

    now   milliseconds; breathe: waits until the browser has done what it had to do
    most  milliseconds of a slice
    """

    def __init__(self, now: Callable[[], float], breathe: Rest, most: float = SLICE) -> None:
        self._now, self._breathe = now, breathe
        self._most = most
        self._begun = 0.0

    def begin(self) -> None:
        """Begin a slice."""
        self._begun = self._now()

    async def rest(self, most: float = 0) -> None:
        """Rest between two parts of long work; `most`: milliseconds, if this slice is to be shorter than usual."""
        if self._now() - self._begun >= (most or self._most):
            await self._breathe()
            self._begun = self._now()


async def within(seconds: float | None, event: asyncio.Event) -> bool:
    """Wait for an event, at most this many seconds, if any are named. Returns whether it has come."""
    try:
        await limited(event.wait(), seconds)
    except asyncio.TimeoutError:  # noqa: UP041 - MicroPython has no other of this name
        return False
    return True


async def no_rest() -> None:
    """Do not rest: for work that is to be done at once."""


def at_once(work: Coroutine[object, None, Result]) -> Result:
    """Do all of this work now and return its result. It may wait for nothing but `no_rest`."""
    try:
        work.send(None)
    except StopIteration as end:
        result: Result = end.value
        return result
    raise RuntimeError("This work waits for something.")

"""The clock: what time it is, and ways to wait."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING

from pyscript import document, window
from pyscript.ffi import to_js
from pyscript.js_modules import doors

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_marked: set[str] = set()
_slices = 0  # of work since the garbage was collected

SLICE = 12  # milliseconds of steps between two breaths
OFTEN = 5  # slices of work between two collections of garbage
FRAME = 24  # milliseconds within which a browser that draws has begun to
LONGEST = 0.064  # seconds between two looks whether something is so


def now() -> float:
    """Milliseconds since 1970."""
    return float(doors.date())  # as text: a number would wrap at 32 bits on its way to MicroPython


def stamp() -> str:
    """The same as text: it says when a game ended, and names a new one."""
    return str(int(now()))


def dated(at: str) -> str:
    """A day and a time of day, of milliseconds since 1970 as text; empty where there is no such time."""
    return str(doors.dated(at)[0] or "")


def since_start() -> float:
    """Milliseconds since the page began."""
    return float(window.performance.now())


def mark(name: str) -> None:
    """Set a User Timing mark, once."""
    if name not in _marked:
        _marked.add(name)
        window.performance.mark(name)


def later(milliseconds: float, act: Callable[[], object]) -> None:
    """Call `act()` once, after a while."""
    window.setTimeout(lambda *_: act(), milliseconds)


def in_steps(steps: Iterator[None], work: float = SLICE) -> None:
    """Take the steps, so many milliseconds at a time, so that the page stays alive."""
    until = since_start() + work
    for _ in steps:
        if since_start() > until:
            worked()
            later(0, lambda: in_steps(steps, work))
            return


def worked() -> None:
    """A slice of work is done: after some of them the garbage is collected, in a task that does nothing else.

    By itself MicroPython would do it at the end of any task, which it makes twice as long (`py/main.py`).
    """
    global _slices
    _slices += 1
    if _slices >= OFTEN:
        _slices = 0
        later(0, gc.collect)


def in_frames(steps: Iterator[None]) -> None:
    """Take the steps, one a frame."""
    for _ in steps:
        after_frame(lambda: in_frames(steps))
        return


def next_frame(act: Callable[[], object]) -> None:
    """Call `act()` before the browser draws next; at once after this task in a tab that nobody sees."""
    if document.hidden:
        later(0, act)
    else:
        window.requestAnimationFrame(lambda *_: act())


def after_frame(act: Callable[[], object]) -> None:
    """Call `act()` once the browser has drawn next."""
    next_frame(lambda: later(0, act))


def after_frame_soon(act: Callable[[], object]) -> None:
    """Call `act()` once the browser has drawn next, or soon where it does not begin to: WebKit may wait 0.2 s."""
    begun: list[bool] = []

    def frame() -> None:
        if not begun:
            begun.append(True)
            later(0, act)

    def late() -> None:
        if not begun:
            begun.append(True)
            act()

    next_frame(frame)
    later(FRAME, late)


def when_idle(act: Callable[[], object]) -> None:
    """Call `act()` once the browser has nothing better to do."""
    if hasattr(window, "requestIdleCallback"):
        window.requestIdleCallback(lambda *_: act(), to_js({"timeout": 3000}))
    else:
        later(800, act)


async def sleep(seconds: float) -> None:
    """Wait."""
    await asyncio.sleep(seconds)


async def until(so: Callable[[], object]) -> None:
    """Wait until it is so, by asyncio's own clock: once, what was set from outside was never heard.

    Each look waits longer than the one before: on a page so slow that a look takes its whole pause, asyncio would go
    on with the next look, and what is waited for would never come.
    """
    pause = 0.001
    while not so():
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST)


async def breathe() -> None:
    """Let the browser do what it has to do: a short sleep would not, for another task may outlast it."""
    come = asyncio.Event()
    later(0, come.set)
    await until(come.is_set)


async def idle() -> None:
    """Wait until the browser has nothing better to do."""
    come = asyncio.Event()
    when_idle(come.set)
    await come.wait()


async def painted() -> None:
    """Wait until what was shown is on the screen."""
    come = asyncio.Event()
    window.requestAnimationFrame(lambda *_: later(0, come.set))
    later(300, come.set)  # a hidden tab paints nothing
    await come.wait()

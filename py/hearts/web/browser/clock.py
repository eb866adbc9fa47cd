"""The clock: what time it is, and ways to wait."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING

from pyscript import document, window
from pyscript.ffi import to_js
from pyscript.js_modules import doors

from hearts.app import tasks
from hearts.web.browser import turns

if TYPE_CHECKING:
    from collections.abc import Callable

    Call = Callable[..., object]

_marked: set[str] = set()
_slices = 0  # of work since the garbage was collected
_calls = 0  # of the browser's that are not over yet, one within the other
_hurries = False  # whether what is ready goes on as soon as they are
_fails: list[Callable[[Exception], object]] = []  # the last one hears of what goes wrong where the browser calls

OFTEN = 5  # slices of work between two collections of garbage
FRAME = 24  # milliseconds within which a browser that draws has begun to


def now() -> float:
    """Return milliseconds since 1970."""
    return float(doors.date())  # as text: a number would wrap at 32 bits on its way to MicroPython


def stamp() -> str:
    """Return the time as text, to say when a game ended or to name a new one."""
    return str(int(now()))


def since_start() -> float:
    """Return milliseconds since the page began."""
    return float(window.performance.now())


def mark(name: str) -> None:
    """Set a User Timing mark, once."""
    if name not in _marked:
        _marked.add(name)
        window.performance.mark(name)


# ---- what the browser calls ------------------------------------------------------------------------------------------


def report_failures(callback: Callable[[Exception], object]) -> None:
    """Call `callback` with each error in what the browser calls from now on; else they end in the console."""
    _fails.append(callback)


def guard(act: Call) -> Call:
    """Wrap a function that the browser calls, so that an error in it is reported."""

    def called(*given: object) -> None:
        global _calls
        _calls += 1
        try:
            act(*given)
        except Exception as problem:
            if not _fails:
                raise
            _fails[-1](problem)
        finally:
            _calls -= 1
        if _hurries:
            hurry()

    return called


def hurry() -> None:
    """Run what is ready at the end of the browser's current call, not in a task of its own.

    A dialog that a key opens hears the next key, and what waits for a frame comes in that frame.
    """
    global _hurries
    _hurries = _calls > 0
    if not _hurries:
        turns.go_on()


def later(milliseconds: float, act: Callable[[], object]) -> None:
    """Call `act()` once, after a while."""
    window.setTimeout(guard(lambda *_: act()), milliseconds)


def next_frame(act: Callable[[], object]) -> None:
    """Call `act()` before the browser draws next; at once after this task in a tab that nobody sees."""
    if document.hidden:
        later(0, act)
    else:
        window.requestAnimationFrame(guard(lambda *_: act()))


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
        window.requestIdleCallback(guard(lambda *_: act()), to_js({"timeout": 3000}))
    else:
        later(800, act)


def end_slice() -> None:
    """Note the end of a slice of work; after some slices collect the garbage, in a task that does nothing else.

    By itself MicroPython would do it at the end of any task, which it makes twice as long (`py/main.py`).
    """
    global _slices
    _slices += 1
    if _slices >= OFTEN:
        _slices = 0
        later(0, gc.collect)


# ---- what work waits for ---------------------------------------------------------------------------------------------


async def callback_argument(begin: Callable[[Call], object]) -> object:
    """Give `begin` a function and wait until the browser calls it. Returns the argument.

    The waiting work goes on within that call of the browser.
    """
    come = asyncio.Event()
    given: list[object] = []

    def call(*values: object) -> None:
        given.extend(values)
        come.set()
        hurry()

    begin(call)
    await come.wait()
    return given[0] if given else None


def then(promise: object, callback: Call) -> None:
    """Call `callback` with the result of a JavaScript promise, which must never reject."""
    window.Promise.resolve(promise).then(guard(callback))


async def result_of(promise: object) -> object:
    """Wait for the result of a JavaScript promise, which must never reject, and return it."""
    return await callback_argument(lambda call: then(promise, call))


async def breathe() -> None:
    """Let the browser run. A short sleep would not: another task may outlast it."""
    await callback_argument(lambda call: later(0, call))


async def frame() -> None:
    """Wait until the browser is about to draw, so that each part of the work gets a frame."""
    await callback_argument(next_frame)


async def after_a_frame() -> None:
    """Wait until the browser has drawn what was shown, so that it lays out each part in a frame of its own."""
    await callback_argument(after_frame)


async def frame_soon() -> None:
    """Wait as `after_frame_soon` does."""
    await callback_argument(after_frame_soon)


async def idle() -> None:
    """Wait until the browser has nothing better to do."""
    await callback_argument(when_idle)


async def on_screen() -> None:
    """Wait until what was shown is on the screen."""

    def begin(call: Call) -> None:
        window.requestAnimationFrame(lambda *_: later(0, call))
        later(300, call)  # a hidden tab paints nothing

    await callback_argument(begin)


slices = tasks.Slices(since_start, breathe)
rest = slices.rest
sleep = tasks.sleep

"""Turns: Python and the browser take turns. MicroPython's asyncio would go on as long as any of its tasks is ready."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

SLICE = 6  # milliseconds after which no further task of Python's is begun in the same task of the browser's

_go_on: list[Callable[[], None]] = []  # what runs the tasks that are ready, once turns are taken


def go_on() -> None:
    """Run the tasks that are ready now within this task of the browser; else they would wait for a new one."""
    for act in _go_on:
        act()


def take(begun: Callable[[], object] = lambda: None, worked: Callable[[], object] = lambda: None) -> None:
    """Let the browser run after each slice from now on; `begun` is called at its beginning, `worked` at its end.

    Before each of its tasks asyncio asks how long it has to wait for it; after a slice it is told: a millisecond. The
    first task of a turn is never told so, or on a page where already the question takes a slice nothing would go on.
    """
    core = getattr(asyncio, "core")  # noqa: B009 - MicroPython's own, in its ports/webassembly/asyncio/core.py
    run, difference = core._run_iter, core.ticks_diff
    over, first, runs = 0, True, False

    def turn() -> None:
        nonlocal over, first, runs
        if runs:  # a task has had the browser call back at once
            return
        first = runs = True
        begun()
        over = time.ticks_add(time.ticks_ms(), SLICE)  # type: ignore[attr-defined]
        try:
            run()
        finally:
            runs = False
        if difference(over, time.ticks_ms()) <= 0:  # type: ignore[attr-defined]
            worked()

    def wait(ready: int, now: int) -> int:
        nonlocal first
        left = int(difference(ready, now))
        if difference(over, now) <= 0 and not first:
            left = max(left, 1)
        first = False
        return left

    core._run_iter, core.ticks_diff = turn, wait
    _go_on.append(turn)

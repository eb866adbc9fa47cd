"""Turns: Python and the browser take turns. MicroPython's asyncio would go on as long as any of its tasks is ready."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

SLICE = 6  # milliseconds after which no further task of Python's is begun in the same task of the browser's


def take(worked: Callable[[], object] = lambda: None) -> None:
    """From now on the browser has its turn after each slice, which is told to `worked`.

    Before each of its tasks asyncio asks how long it has to wait for it; after a slice it is told: a millisecond. The
    first task of a turn is never told so, or on a page where already the question takes a slice nothing would go on.
    """
    core = getattr(asyncio, "core")  # noqa: B009 - MicroPython's own, in its ports/webassembly/asyncio/core.py
    go_on, difference = core._run_iter, core.ticks_diff
    over, first = 0, True

    def turn() -> None:
        nonlocal over, first
        first = True
        over = time.ticks_add(time.ticks_ms(), SLICE)  # type: ignore[attr-defined]
        go_on()

    def wait(ready: int, now: int) -> int:
        nonlocal first
        left = int(difference(ready, now))
        if difference(over, now) <= 0 and not first:
            left = max(left, 1)
            worked()
        first = False
        return left

    core._run_iter, core.ticks_diff = turn, wait

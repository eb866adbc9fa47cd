"""Turns: Python and the browser take turns. MicroPython's asyncio would go on as long as any of its tasks is ready."""

from __future__ import annotations

import asyncio
import time

SLICE = 6  # milliseconds after which no further task of Python's is begun in the same task of the browser's


def take() -> None:
    """From now on the browser has its turn after each slice.

    Before each of its tasks asyncio asks how long it has to wait for it; after a slice it is told: a millisecond.
    """
    core = getattr(asyncio, "core")  # noqa: B009 - MicroPython's own, in its ports/webassembly/asyncio/core.py
    go_on, difference = core._run_iter, core.ticks_diff
    over = 0

    def turn() -> None:
        nonlocal over
        over = time.ticks_add(time.ticks_ms(), SLICE)  # type: ignore[attr-defined]
        go_on()

    def wait(ready: int, now: int) -> int:
        left = int(difference(ready, now))
        return max(left, 1) if difference(over, now) <= 0 else left

    core._run_iter, core.ticks_diff = turn, wait

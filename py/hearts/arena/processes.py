"""The processes that play: they end in order at Ctrl+C, and none is left running."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread, current_thread, main_thread
from time import monotonic
from types import FrameType

from hearts.arena.players import close_programs

REQUESTS = {signal.SIGTERM, signal.SIGINT}  # to end, as processes get them
GRACE = 10.0  # seconds that a process has to end, with the programs that it has started
AGAIN = 0.2  # seconds after which it is asked again


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def processes(number: int) -> Iterator[Executor]:
    """Yield an executor of so many processes, which end with the block, finished or not.

    Within the block SIGTERM does the same as Ctrl+C. Ctrl+C works even where a shell ignores it, as shells do for a
    command in the background: somebody sent it to this process by `kill -INT`.
    """
    before = signal.signal(signal.SIGTERM, _as_interrupt)
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    if ignored:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    executor = ProcessPoolExecutor(number, initializer=_begin)
    try:
        with _hold_signals():
            executor.submit(int)  # all processes begin with the first call
        yield executor
    finally:
        several = active_children()
        executor.shutdown(wait=False, cancel_futures=True)  # first, as it takes a process that ends for a failure
        _end_all(several)
        signal.signal(signal.SIGTERM, before)
        if ignored:
            signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def on_interrupt(stop: Callable[[], object]) -> Iterator[None]:
    """Within the block call `stop` at Ctrl+C: a KeyboardInterrupt may leave an executor's locks closed."""
    before = signal.getsignal(signal.SIGINT)
    if current_thread() is not main_thread() or not callable(before):
        yield
        return
    signal.signal(signal.SIGINT, lambda *_: stop())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _hold_signals() -> Iterator[None]:
    """Hold SIGTERM and Ctrl+C back within the block. A process that begins inherits this until it is ready for them: a
    signal in the middle of a fork would be lost, and the parent would wait for the process for ever."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, REQUESTS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_all(several: list[BaseProcess]) -> None:
    """End processes: ask, ask again, and kill after GRACE those that still run."""
    until = monotonic() + GRACE
    waiting = several
    while waiting:
        for process in waiting:
            (process.terminate if monotonic() < until else process.kill)()
        waiting[0].join(AGAIN)
        waiting = [process for process in waiting if process.is_alive()]


def _as_interrupt(number: int, frame: FrameType | None) -> None:
    """Handle SIGTERM as Ctrl+C."""
    handler = signal.getsignal(signal.SIGINT)
    (handler if callable(handler) else signal.default_int_handler)(number, frame)


def _begin() -> None:
    """Prepare a process: only its parent ends it, by a signal or by ending itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _end())
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, REQUESTS)
    Thread(target=_orphaned, daemon=True).start()


def _orphaned() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _end() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it is asked more than once
    close_programs()
    os._exit(0)

"""Processes that play: Ctrl+C reaches them in an orderly way, and none of them is left behind."""

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
    """Yield an executor of so many processes; at the end of the block they end, with what they were at.

    A request to terminate is taken for Ctrl+C meanwhile, so that both end alike. Ctrl+C itself is heeded even where a
    shell has set it to be ignored, as it does for what runs in the background: someone asked for it by name.
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
    """Call `stop` at Ctrl+C meanwhile: KeyboardInterrupt, raised anywhere, may leave an executor's locks closed."""
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
    """Hold requests to terminate and Ctrl+C back meanwhile. A process that begins takes this over until it is ready
    for them: in the middle of a fork a request is lost, and its parent would wait for it for ever."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, REQUESTS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_all(several: list[BaseProcess]) -> None:
    """Have processes end: ask, ask again, and after GRACE kill what stays."""
    until = monotonic() + GRACE
    waiting = several
    while waiting:
        for process in waiting:
            (process.terminate if monotonic() < until else process.kill)()
        waiting[0].join(AGAIN)
        waiting = [process for process in waiting if process.is_alive()]


def _as_interrupt(number: int, frame: FrameType | None) -> None:
    """Do what Ctrl+C would do."""
    handler = signal.getsignal(signal.SIGINT)
    (handler if callable(handler) else signal.default_int_handler)(number, frame)


def _begin() -> None:
    """Prepare a process: only its parent ends it, if need be by its own end."""
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

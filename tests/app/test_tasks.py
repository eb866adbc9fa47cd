"""Tasks: an error in one is told in a sentence, by whoever it concerns; work rests, and may be cancelled."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from hearts.app.tasks import Slices, Task, Tasks, at_once, no_rest


async def fails() -> None:
    raise ValueError("broken")


async def puts(found: list[str], text: str) -> None:
    found.append(text)


def test_an_error_is_told_in_a_sentence_and_what_runs_beside_it_goes_on() -> None:
    told, own, done = [], [], []

    async def run() -> None:
        tasks = Tasks(lambda problem: f"It is {problem}.", told.append)
        tasks.run(fails())
        tasks.run(fails(), own.append)
        tasks.run(puts(done, "done"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(run())
    assert (told, own, done) == (["It is broken."], ["It is broken."], ["done"])


def run_beside(work: Callable[[list[str]], Awaitable[None]], then: Callable[[Task], object]) -> tuple[list[str], Task]:
    """What work notes that is begun, and with which `then` does something after its first rest."""
    noted: list[str] = []
    told: list[str] = []

    async def run() -> Task:
        tasks = Tasks(str, told.append)
        task = tasks.run(work(noted))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        then(task)
        for _ in range(5):
            await asyncio.sleep(0)
        return task

    task = asyncio.run(run())
    assert told == []
    return noted, task


async def in_two_parts(noted: list[str]) -> None:
    try:
        noted.append("one")
        await asyncio.sleep(0)
        noted.append("two")
    finally:
        noted.append("end")


def test_work_that_is_cancelled_does_no_more_and_nothing_is_told() -> None:
    assert run_beside(in_two_parts, lambda task: None)[0] == ["one", "two", "end"]
    noted, task = run_beside(in_two_parts, lambda task: task.cancel())
    assert noted == ["one", "end"] and task.done


def test_work_that_is_done_or_was_never_begun_may_be_cancelled() -> None:
    async def short(noted: list[str]) -> None:
        noted.append("one")

    noted, task = run_beside(short, lambda task: task.cancel())
    assert noted == ["one"] and task.done
    empty = Task()
    empty.cancel()
    assert empty.done


def test_work_that_cancels_itself_goes_on() -> None:
    """A dialog that closes itself while it is filled: MicroPython would refuse, others stop at the next rest."""
    noted: list[str] = []

    async def run() -> None:
        own: list[Task] = []

        async def work() -> None:
            own[0].cancel()
            await asyncio.sleep(0)
            noted.append("end")

        own.append(Tasks(str, noted.append).run(work()))
        for _ in range(3):
            await asyncio.sleep(0)

    asyncio.run(run())
    assert noted == ["end"]


def test_a_rest_takes_no_time_until_the_slice_is_used_up() -> None:
    now, breaths = 0.0, []

    async def breathe() -> None:
        nonlocal now
        breaths.append(now)
        now += 100

    async def work(slices: Slices) -> None:
        nonlocal now
        slices.begin()
        for _ in range(10):
            now += 5
            await slices.rest()

    at_once(work(Slices(lambda: now, breathe, 12)))
    assert breaths == [15, 130, 245]


def test_what_is_done_at_once_gives_its_result_and_its_error_and_waits_for_nothing() -> None:
    async def seven(rest: Callable[[], Awaitable[None]]) -> int:
        await rest()
        return 7

    assert at_once(seven(no_rest)) == 7
    with pytest.raises(ValueError, match="broken"):
        at_once(fails())
    with pytest.raises(RuntimeError, match="waits"):
        at_once(seven(lambda: asyncio.sleep(0)))

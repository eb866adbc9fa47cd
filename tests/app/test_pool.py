"""The pool of workers and the queue before it, with workers that do as the test says."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from hearts.app.thinking import pool
from hearts.app.thinking.asker import Asked, Dropped
from hearts.app.thinking.pool import Pool
from hearts.engine.game import Game
from hearts.engine.rules import Rules

SOME = Game.new(Rules())


class Fake:
    """A worker: comes up or not, answers when told, stops when it is asked to, or dies."""

    def __init__(self, comes_up: bool = True, deaf: bool = False) -> None:
        self.comes_up = comes_up
        self.deaf = deaf
        self.asked: list[str] = []
        self.stopped = 0
        self.ended = False
        self.answer: asyncio.Future[str] | None = None

    async def start(self) -> bool:
        await asyncio.sleep(0)
        return self.comes_up

    async def ask(self, text: str) -> str:
        self.asked.append(text)
        self.answer = asyncio.get_running_loop().create_future()
        return await self.answer

    def stop(self) -> None:
        self.stopped += 1
        if not self.deaf:
            self.say("stopped")

    def end(self) -> None:
        self.ended = True

    def say(self, text: str) -> None:
        assert self.answer is not None
        if not self.answer.done():
            self.answer.set_result(text)

    def die(self) -> None:
        assert self.answer is not None
        self.answer.set_exception(OSError("terminated"))


class Room:
    """A pool with so many places; `made` are all that were ever started."""

    def __init__(self, number: int, make: Callable[[int], Fake] = lambda number: Fake()) -> None:
        self.made: list[Fake] = []
        self.told: list[tuple[str, int]] = []
        self.idle = 0
        self.pool = Pool(number, self._make, self._rest, lambda state, up: self.told.append((state, up)))
        self._maker = make

    def _make(self) -> Fake:
        self.made.append(self._maker(len(self.made)))
        return self.made[-1]

    async def _rest(self) -> None:
        self.idle += 1

    async def up(self) -> "Room":
        await self.pool.keep()
        return self

    def ask(self, text: str, ahead: bool = False, milliseconds: int = 600) -> Asked:
        asked = Asked(text, milliseconds, SOME if ahead else None)
        self.pool.ask(asked)
        return asked


async def a_while() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Runs a test, and ends the tasks that keep the places."""

    async def whole() -> None:
        await test()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(whole())


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for seconds here."""
    monkeypatch.setattr(pool, "REST", 0)
    monkeypatch.setattr(pool, "GRACE", 20)


def test_the_first_worker_starts_at_once_each_other_one_when_the_browser_is_idle() -> None:
    async def test() -> None:
        room = Room(2)
        assert not room.pool.up and room.pool.spare and not Room(1).pool.spare
        await room.up()
        assert room.idle == 1 and [state for state in room.told if state[0] == "starting"] == [("starting", 0)]
        assert room.told[-1] == ("up", 2) and room.pool.up

    run(test)


def test_questions_side_by_side_come_back_each_to_its_own() -> None:
    async def test() -> None:
        room = await Room(2).up()
        one, other, third = room.ask("1"), room.ask("2"), room.ask("3")
        await a_while()
        assert [worker.asked for worker in room.made] == [["1"], ["2"]]
        room.made[1].say("two")
        await a_while()
        room.made[0].say("one")
        await a_while()
        room.made[1].say("three")
        assert [await asked.wait() for asked in (one, other, third)] == ["one", "two", "three"]

    run(test)


def test_what_somebody_waits_for_goes_first_and_what_it_sent_away_comes_back() -> None:
    async def test() -> None:
        room = await Room(1).up()
        early, late = room.ask("early", ahead=True), room.ask("late", ahead=True)
        await a_while()
        now = room.ask("now")
        await a_while()
        worker = room.made[0]
        assert worker.asked == ["early", "now"] and worker.stopped == 1 and not early.over
        worker.say("here")
        assert await now.wait() == "here"
        for text in ("late", "early"):
            await a_while()
            assert worker.asked[-1] == text
            worker.say(text)
        assert (await early.wait(), await late.wait()) == ("early", "late")

    run(test)


def test_a_question_asked_ahead_that_somebody_waits_for_now_is_left_where_it_is() -> None:
    async def test() -> None:
        room = await Room(1).up()
        asked, other = room.ask("it", ahead=True), room.ask("other", ahead=True)
        await a_while()
        asked.ahead = None
        room.pool.hurry(asked)
        await a_while()
        assert room.made[0].stopped == 0
        other.ahead = None  # and one in the queue goes to the front
        room.pool.hurry(other)
        room.made[0].say("a")
        await a_while()
        room.made[0].say("b")
        assert (await asked.wait(), await other.wait()) == ("a", "b")

    run(test)


def test_a_question_dropped_frees_its_worker_for_the_next() -> None:
    async def test() -> None:
        room = await Room(1).up()
        asked, waiting = room.ask("dropped"), room.ask("never asked")
        await a_while()
        room.pool.drop(asked)
        room.pool.drop(waiting)
        with pytest.raises(Dropped):
            await asked.wait()
        next_one = room.ask("next")
        await a_while()
        assert room.made[0].asked == ["dropped", "next"] and room.made[0].stopped == 1
        room.made[0].say("done")
        assert await next_one.wait() == "done"

    run(test)


def test_a_worker_that_dies_in_mid_question_leaves_it_to_another() -> None:
    async def test() -> None:
        room = await Room(2).up()
        first, asked = room.ask("a"), room.ask("b")
        await a_while()
        room.made[1].die()
        await a_while()
        assert room.made[1].ended and ("up", 1) in room.told
        room.made[0].say("a")
        await a_while()
        holder = next(worker for worker in room.made if not worker.ended and worker.asked[-1:] == ["b"])
        holder.say("b")
        assert (await first.wait(), await asked.wait()) == ("a", "b")
        assert room.told[-1] == ("up", 2) and len(room.made) == 3  # it has a successor

    run(test)


def test_a_worker_that_is_late_counts_as_lost_and_its_question_goes_to_another() -> None:
    async def test() -> None:
        room = await Room(2, lambda number: Fake(deaf=number == 0)).up()
        asked = room.ask("a", milliseconds=10)
        while not room.made[1].asked:
            await asyncio.sleep(0.002)
        assert room.made[0].ended and room.made[1].asked == ["a"]
        room.made[1].say("there")
        assert await asked.wait() == "there"

    run(test)


def test_a_question_over_which_two_workers_were_lost_has_no_answer() -> None:
    async def test() -> None:
        room = await Room(2).up()
        asked = room.ask("deadly")
        for _ in range(2):
            await a_while()
            next(worker for worker in room.made if not worker.ended and worker.asked == ["deadly"]).die()
        await a_while()
        with pytest.raises(RuntimeError):
            await asked.wait()

    run(test)


def test_without_a_worker_there_is_no_answer_and_nobody_waits() -> None:
    async def test() -> None:
        room = Room(1, lambda number: Fake(comes_up=number != 0))
        with pytest.raises(RuntimeError):
            await room.ask("before").wait()
        await room.up()
        assert room.made[0].ended and ("down", 0) in room.told
        await a_while()
        assert room.told[-1] == ("up", 1)  # the second attempt
        asked, waiting = room.ask("a"), room.ask("b")
        await a_while()
        room.made[1].die()
        await a_while()
        for lost in (asked, waiting):
            with pytest.raises(RuntimeError):
                await lost.wait()

    run(test)


@pytest.mark.parametrize("comes_up", [True, False])
def test_who_leaves_the_processor_to_the_first_worker_waits_until_it_was_tried(comes_up: bool) -> None:
    async def play() -> tuple[bool, bool]:
        room = Room(1, lambda number: Fake(comes_up))
        waiting = asyncio.create_task(room.pool.tried(60))
        await asyncio.sleep(0)
        before = waiting.done()
        keeping = asyncio.create_task(room.pool.keep())
        await asyncio.wait_for(waiting, 5)
        keeping.cancel()
        return before, room.pool.places[0].tried.is_set()

    assert asyncio.run(play()) == (False, True)


def test_nobody_waits_for_ever_for_the_first_worker() -> None:
    room = Room(1)
    asyncio.run(asyncio.wait_for(room.pool.tried(0.01), 5))
    assert not room.made


async def slept(room: Room) -> None:
    while room.told[-1] != ("asleep", 0):
        await asyncio.sleep(0.002)


def test_workers_that_nobody_asks_are_ended_and_the_next_question_starts_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "NAP", 0.01)

    async def test() -> None:
        room = await Room(2).up()
        await slept(room)
        assert [worker.ended for worker in room.made] == [True, True] and room.pool.up
        first = room.ask("a")
        await a_while()
        assert len(room.made) == 3 and room.made[2].asked == ["a"]  # one question needs one worker
        room.made[2].say("here")
        assert await first.wait() == "here"

    run(test)


def test_questions_that_come_while_a_worker_wakes_are_answered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "NAP", 0.01)

    async def test() -> None:
        room = await Room(1).up()
        await slept(room)
        first, second = room.ask("a"), room.ask("b")
        await asyncio.sleep(0)
        third = room.ask("c")
        for asked in (first, second, third):
            await a_while()
            room.made[-1].say(asked.text)
            assert await asked.wait() == asked.text
        assert len(room.made) == 2

    run(test)


def test_where_no_worker_comes_up_again_the_question_has_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "NAP", 0.01)

    async def test() -> None:
        room = await Room(1, lambda number: Fake(comes_up=number == 0)).up()
        await slept(room)
        asked = room.ask("a")
        with pytest.raises(RuntimeError):
            await asyncio.wait_for(asked.wait(), 5)
        assert ("down", 0) in room.told

    run(test)


def test_a_worker_that_thinks_for_long_is_not_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "NAP", 0.005)

    async def test() -> None:
        room = await Room(1).up()
        asked = room.ask("a", milliseconds=5000)
        await asyncio.sleep(0.03)
        assert not room.made[0].ended
        room.made[0].say("here")
        assert await asked.wait() == "here"

    run(test)

"""The asker tells when a worker is ready: nobody looks again and again."""

import asyncio

from screen import Minds

from hearts.app.thinking.asker import Asker


async def come(minds: Minds, asker: Asker, state: str) -> None:
    minds.up = state in ("up", "asleep")
    asker.hear(state)


def test_it_is_ready_where_a_worker_is_up() -> None:
    assert asyncio.run(Asker(Minds(up=True)).ready())


def test_it_waits_until_a_worker_is_up() -> None:
    async def play() -> None:
        minds = Minds()
        asker = Asker(minds)
        waiting = [asyncio.create_task(asker.ready()) for _ in range(2)]
        for state in ("starting", "down", "starting"):
            await come(minds, asker, state)
            await asyncio.sleep(0)
            assert not waiting[0].done() and not asker.awake
        await come(minds, asker, "up")
        assert await asyncio.gather(*waiting) == [True, True] and asker.awake

    asyncio.run(play())


def test_it_waits_no_longer_than_asked() -> None:
    assert not asyncio.run(Asker(Minds()).ready(0.001))


def test_it_waits_no_longer_once_all_questions_are_dropped() -> None:
    async def play() -> None:
        asker = Asker(Minds())
        waiting = asyncio.create_task(asker.ready())
        await asyncio.sleep(0)
        asker.drop()
        assert not await waiting

    asyncio.run(play())


def test_a_game_that_must_repeat_asks_again_once_a_worker_is_up() -> None:
    async def play() -> None:
        minds = Minds()
        asker = Asker(minds, 30)
        answer = asyncio.create_task(asker.ask("which card?"))
        await asyncio.sleep(0)
        assert [asked.over for asked in minds.asked] == [True], "no worker: no answer"
        await come(minds, asker, "up")
        while len(minds.asked) < 2:
            await asyncio.sleep(0)
        minds.asked[1].settle("the queen")
        assert await answer == "the queen"

    asyncio.run(play())


def test_without_a_worker_it_waits_once() -> None:
    async def play() -> None:
        asker = Asker(Minds(), 0.001)
        for _ in range(2):
            try:
                await asker.ask("which card?")
            except RuntimeError:
                assert asker.patience == 0
            else:
                raise AssertionError("there is no answer")

    asyncio.run(play())

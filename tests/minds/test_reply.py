"""A question is answered in slices, so that whoever asked can have it stopped; then the best so far is the answer."""

import asyncio
from time import perf_counter

from situations import dealt

from hearts.minds import far_end, wire
from hearts.minds.registry import mind
from hearts.minds.reply import Answerer, reply
from hearts.minds.thought import Limit, Thought, finish

PASS = dealt("QS JT54S KJ8C T97D 53H")


def asked(limit: Limit, name: str = "sampling") -> str:
    return wire.question(7, "give", PASS, name, "1/2/3", limit)


def test_a_long_thought_is_stopped_at_once_and_answered_with_the_best_so_far() -> None:
    async def test() -> None:
        answerer = Answerer(asyncio.sleep)
        asking = asyncio.create_task(answerer.ask(asked(Limit(milliseconds=20_000))))
        await asyncio.sleep(0.1)
        since = perf_counter()
        answerer.stop()
        found = wire.read_answer(far_end.read_object(await asking), 7)
        assert perf_counter() - since < 2  # a slice is a fiftieth of a second; the machine may be busy
        assert isinstance(found, Thought) and found.worlds > 0 and len(found.ranking) > 1

    asyncio.run(test())


def test_the_next_question_after_a_stop_has_its_full_time() -> None:
    async def test() -> None:
        answerer = Answerer(asyncio.sleep)
        answerer.stop()  # too late for a question that is answered already
        found = wire.read_answer(far_end.read_object(await answerer.ask(asked(Limit(worlds=30)))), 7)
        assert isinstance(found, Thought) and found.worlds == 30

    asyncio.run(test())


def test_slices_change_no_answer() -> None:
    for name in ("sampling:20", "instinct"):
        text = asked(Limit(worlds=20), name)
        assert asyncio.run(Answerer(asyncio.sleep).ask(text)) == reply(text)


def test_steps_come_to_the_thought_that_the_mind_has_at_once() -> None:
    who = mind("sampling:20")
    steps = who.steps("give", PASS, "1/2/3")
    assert next(steps) is None and finish(steps) == who.give(PASS, "1/2/3")


def test_bad_questions_get_their_failure_in_slices_too() -> None:
    for text in ("", '{"id": 4, "ask": "dance"}', asked(Limit(worlds=1), "nobody")):
        assert asyncio.run(Answerer(asyncio.sleep).ask(text)) == reply(text)

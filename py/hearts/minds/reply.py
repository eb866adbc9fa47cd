"""A reply to each question on the wire: what the worker runs. Bad input gets a failure that says why, never an end.

A mind may think for seconds, and a worker hears nothing while it does. So its thought is cut in slices: after each the
worker looks up, and may be told to stop; then the question is answered at once, as well as it can be by then.
"""

import json
from collections.abc import Awaitable, Callable, Generator
from time import perf_counter

from hearts.engine.cards import count, parse
from hearts.minds import coach, errands, telepathy
from hearts.minds.far_end import Question, answer, failure, read_object, read_question
from hearts.minds.registry import NAMES, mind
from hearts.minds.thought import Thought
from hearts.minds.wire import WireError

SLICE = 0.02  # seconds of thought between two looks up

Replying = Generator[None, None, str]
"""A reply in the making: pauses whenever the mind does, and comes to its text."""


class Answerer:
    """Answers questions, one after the other: `ask` takes one, `stop` has the current one answered at once.

    rest   lets the world go on: asyncio.sleep
    """

    def __init__(self, rest: Callable[[float], Awaitable[None]]) -> None:
        self.rest = rest
        self.stopped = False

    async def ask(self, text: str) -> str:
        """Return the answer, or the failure, to a question; see `hearts.minds.wire`. Never raises."""
        self.stopped = False
        replying = _replying(text, lambda: self.stopped)
        try:
            while True:
                until = perf_counter() + SLICE
                while perf_counter() < until:
                    next(replying)
                await self.rest(0)
        except StopIteration as end:
            return str(end.value)

    def stop(self) -> None:
        """Have the question in hand answered with the best that there is by now."""
        self.stopped = True


def reply(text: str) -> str:
    """Return the same without a pause."""
    replying = _replying(text, lambda: False)
    while True:
        try:
            next(replying)
        except StopIteration as end:
            return str(end.value)


def _replying(text: str, stop: Callable[[], bool]) -> Replying:
    id: object = None
    try:
        plain = read_object(text)
        id = plain.get("id")
        ask = plain.get("ask")
        if ask == "hello":
            return answer(id, "hello", " ".join(NAMES))
        if ask in errands.ASKS:
            return (yield from errands.run(id, plain, stop))
        asked = read_question(plain)
        if ask == "believe":
            beliefs = yield from _believing(asked, plain.get("of"))
            return json.dumps({"id": id, "beliefs": beliefs})
        if ask == "advise":
            advice = yield from _advising(asked, plain.get("about", "-"), stop)
            return json.dumps({"id": id, "advice": advice.plain()})
        return answer(id, str(ask), (yield from _thinking(asked, stop)))
    except ValueError as error:
        return failure(id, str(error))
    except Exception as error:  # one bad question must not end the worker
        return failure(id, f"The mind failed at this question: {type(error).__name__}: {error}")


def _advising(asked: Question, about: object, stop: Callable[[], bool]) -> coach.Advising:
    """Work out what the coach says to a seat that is to pass or to play."""
    view, passing = asked.view, asked.view.table.phase == "pass"
    packet = parse(str(about)) if passing else 0
    if packet & ~view.hand or (packet and count(packet) != view.rules.pass_count):
        raise WireError("The packet that is asked about cannot be passed.")
    if not (view.seat not in view.table.ready if passing else view.table.turn == view.seat):
        raise WireError(f"Nothing is asked of seat {view.seat} in this view.")
    return (yield from coach.steps(view, asked.seed, asked.limit, stop, packet))


def _believing(asked: Question, of: object) -> Generator[None, None, dict[str, object]]:
    """Work out what a mind believes in the seat of the view, or what that of seat `of` may guess of this one."""
    if of is None:
        return (yield from telepathy.steps(asked.mind, asked.view, asked.seed))
    if not isinstance(of, int) or of not in range(asked.view.rules.players) or of == asked.view.seat:
        raise WireError("of is the seat of another player.")
    return (yield from telepathy.guesses(asked.mind, asked.view, of, asked.seed))


def _thinking(asked: Question, stop: Callable[[], bool]) -> Generator[None, None, Thought | str]:
    who, view = mind(asked.mind, asked.hands), asked.view
    if asked.ask == "declare":
        if len(asked.lines) != 2:
            raise WireError("declare needs two lines to choose from.")
        return who.declare(view, (asked.lines[0], asked.lines[1]))
    if asked.ask == "give" and view.table.phase != "pass":
        raise WireError("Passing is over in this view.")
    if asked.ask == "play" and view.table.turn != view.seat:
        raise WireError(f"It is not the turn of seat {view.seat} in this view.")
    return (yield from who.steps(asked.ask, view, asked.seed, asked.limit, stop))

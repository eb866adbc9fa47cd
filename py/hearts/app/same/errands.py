"""Errands: a worker checks a record or plays a deal on, a part at a time, and reports the progress."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app.same.par import par as worked_out
from hearts.app.thinking.asker import Dropped, read_answer
from hearts.app.words.locale import Refused
from hearts.minds import wire
from hearts.minds.again import asked
from hearts.minds.thought import Limit
from hearts.minds.verify import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.tasks import Rest
    from hearts.app.thinking.asker import Asker
    from hearts.engine.game import Game
    from hearts.engine.record import Record

    Plain = dict[str, object]
    Progress = Callable[[int, int], object]

ID = 1  # of all its questions: the asker knows them by their text
PART = Limit(milliseconds=60000)  # a part takes a second as a rule; a slow device may need more
TRIES, PATIENCE = 3, 7  # how often it is asked, and seconds for a worker to come up after each time without an answer


class NoWorker(Refused):
    """No worker is there to do it."""


async def check(asker: Asker, record: str, minds: str, progress: Progress) -> Verdict:
    """Have a record checked; `minds`: the name of today's minds. `progress` gets the number of checked choices and of
    all. Raises NoWorker."""
    since: Plain = {"since": 0, "stood_in": 0}
    while True:
        answer = await _ask(asker, dict(since, ask="verify", record=record, minds=minds))
        if "verdict" in answer:
            return _read(answer["verdict"])
        since = {key: answer[key] for key in ("since", "stood_in")}
        progress(_number(answer["since"]), _number(answer["of"]))


async def carry(asker: Asker, record: str, progress: Callable[[str], object]) -> str:
    """Have minds in all seats play the deal of a record to its end, and return its record; `progress` gets it on the
    way. Raises NoWorker."""
    while True:
        answer = await _ask(asker, {"ask": "carry", "record": record})
        record = str(answer["record"])
        if answer["over"]:
            return record
        progress(record)


async def par(asker: Asker, record: Record, deal: int, rest: Rest) -> int:
    """Have par of a deal worked out. Raises NoWorker, and Refused where the deal has no par."""
    return await worked_out(record, deal, lambda text: carry(asker, text, lambda part: None), rest)


async def again(asker: Asker, record: Record, before: Game, seat: int) -> int:
    """Have the mind of a seat choose again where a position is before its move, from its view and its chance alone.
    Return its card or its packet, as a set. Raises NoWorker."""
    view, chance = asked(record, before, seat)
    what = "give" if before.phase == "pass" else "play"
    answer = await _ask(asker, wire.plain_question(what, view, chance), record.seats[seat].player)
    thought = wire.read_answer(answer, ID)
    if isinstance(thought, str):
        raise NoWorker("check-no_worker")
    return thought.choice if what == "give" else 1 << thought.choice


async def _ask(asker: Asker, question: Plain, mind: str = "") -> Plain:
    """Ask until there is an answer. Raises NoWorker where nobody is there, or the worker cannot do it."""
    text, tries = json.dumps(dict(question, id=ID, mind=mind)), TRIES
    while tries:
        try:
            answer = await read_answer(await asker.ask(text, PART))
            if "error" not in answer:
                return answer
            tries = 0
        except Dropped:  # the game at the table went elsewhere; this has nothing to do with it
            pass
        except (RuntimeError, ValueError):
            tries -= 1
            await asker.ready(PATIENCE)
    raise NoWorker("check-no_worker")


def _read(plain: object) -> Verdict:
    """Return the verdict in an answer."""
    found = plain if isinstance(plain, dict) else {}
    return Verdict(**{str(key): value for key, value in found.items()})


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0

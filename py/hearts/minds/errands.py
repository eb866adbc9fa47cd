"""Errands of the worker: work on a whole record, a part at each question, so that others get their turn in between.

    verify   {"id": 7, "ask": "verify", "record": "hearts 2…", "minds": "96af…", "since": 40, "stood_in": 0}
             {"id": 7, "since": 52, "of": 214, "stood_in": 0}, and at the end {"id": 7, "verdict": {…}}
    carry    {"id": 8, "ask": "carry", "record": "hearts 2…"}
             {"id": 8, "record": "hearts 2…", "over": false}: minds have played on in their seats

`minds` is what names the record's minds today; the page knows it from the build. What a question comes to hangs on its
text alone.
"""

from __future__ import annotations

import json
from time import perf_counter
from typing import TYPE_CHECKING

from hearts.engine.record import Record
from hearts.minds import verify
from hearts.minds.again import chairs, choice
from hearts.minds.wire import WireError

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from hearts.minds.thought import Stop

    Plain = dict[str, Any]
    Running = Generator[None, None, str]

ENOUGH = 0.6  # seconds of work after which a question is answered
ASKS = ("verify", "carry")


def run(id: object, plain: Plain, stop: Stop) -> Running:
    """Do a part of an errand, and answer. Raises ValueError for what cannot be done."""
    record = plain.get("record")
    if not isinstance(record, str):
        raise WireError("The question has no record.")
    if plain["ask"] == "carry":
        return (yield from _carry(id, record, stop))
    numbers = [plain.get("since", 0), plain.get("stood_in", 0)]
    if not isinstance(plain.get("minds"), str) or [one for one in numbers if type(one) is not int or one < 0]:
        raise WireError("The question does not say which minds are those of today, or where it goes on.")
    return (yield from _verify(id, record, str(plain["minds"]), numbers, stop))


def _verify(id: object, record: str, minds: str, numbers: list[int], stop: Stop) -> Running:
    until = perf_counter() + ENOUGH
    checking = verify.steps(record, lambda _: minds, 0, 1, numbers[0], numbers[1])
    while True:
        try:
            progress = next(checking)
        except StopIteration as end:
            found: verify.Verdict = end.value
            return json.dumps({"id": id, "verdict": found.plain()})
        if progress is not None and (stop() or perf_counter() > until):
            done, several, stood_in = progress
            return json.dumps({"id": id, "since": done, "of": several, "stood_in": stood_in})
        yield


def _carry(id: object, source: str, stop: Stop) -> Running:
    record, until = Record.read(source, later=True), perf_counter() + ENOUGH
    game, seats = record.game, chairs(record)
    while game.phase in ("pass", "play", "moon"):
        seat = game.waiting[0]
        chair = seats[seat]
        if chair is None:
            raise WireError(f"A person sits in seat {seat}.")
        game = game.play((yield from choice(record.at(game), game, seat, chair.mind)))
        if stop() or perf_counter() > until:
            break
    over = game.phase not in ("pass", "play", "moon")
    return json.dumps({"id": id, "record": record.at(game).text(), "over": over})

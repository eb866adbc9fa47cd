"""The wire between a table and a mind that sits elsewhere, at the table's end: questions as JSON text, answers read.

The other end is `hearts.minds.far_end`.

    question  {"wire": 2, "id": 7, "ask": "play", "view": {…}, "mind": "sampling", "seed": "42/17/2",
               "limit": {"milliseconds": 0, "worlds": 100}}
    answer    {"id": 7, "answer": {"ask": "play", "choice": "QS", "ranking": [["QS", -1.2], ["2C", 3]], "worlds": 100,
               "prospects": [{"choice": "QS", "points": [-1.2, 8, 6, 9], "moon": 0.01, "other": 0.02,
               "win": 0.3}, …]}}
    failure   {"id": 7, "error": "a sentence"}

`wire` is the version of all this. (Version 1 wrote the rows of the score sheet as lists, as `LINE` orders them.)
`ask` is "hello" (answered with the names of the minds), "give", "play", "advise", which is answered as
`hearts.minds.advice` says, "believe" (`hearts.minds.telepathy`; "of": what the mind in that seat may guess of the
hand in the view), or "declare", which adds "lines", the two rows to
choose from, and is answered "minus" or
"plus". Cards and sets are written as in a record. A view says what its seat
knows and no more; its reader plays the public cards again, so that a table comes about in one way only. "hands", the
cards of all seats, are added for a mind that sees them, and are an error for any other. A prospect says what a choice
leads to: every seat's points, the chance of a moon of one's own, of another's, and to win the game.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.engine.cards import card, name, parse, text
from hearts.engine.rules import NO_CLUB
from hearts.minds.registry import sees_hands
from hearts.minds.thought import Prospect, Thought

if TYPE_CHECKING:
    from typing import Any

    from hearts.engine.deal import View
    from hearts.engine.score import Line
    from hearts.minds.thought import Limit

    Plain = dict[str, Any]

VERSION = 2
# The fields of a row of the score sheet, see `hearts.engine.score.Line`.
LINE = ("number", "pass_offset", "points", "cards", "shooter", "sun", "choice", "queen", "bonus", "totals")
CHANCES = ("moon", "other", "win")  # of a prospect, see `hearts.minds.thought.Prospect`
MOST = 1e9  # points that an answer may speak of
MISREAD = (KeyError, TypeError, ValueError, IndexError, AttributeError)


class WireError(ValueError):
    """A text that is no view, question or answer; the message says what is wrong with it."""


def hello(id: int) -> str:
    """Return the question whether anybody is there, as text."""
    return json.dumps({"id": id, "ask": "hello"})


def question(
    id: int,
    ask: str,
    view: View,
    mind: str,
    seed: str,
    limit: Limit | None = None,
    lines: tuple[Line, ...] = (),
    hands: tuple[int, ...] = (),
) -> str:
    """Return a question as text; no limit leaves it to the mind. ValueError where `hands` go to one that may not see
    them."""
    if hands and not sees_hands(mind):
        raise ValueError(f"{mind} may not see the others' hands.")
    plain = plain_question(ask, view, seed, limit, lines)
    plain["id"], plain["mind"] = id, mind
    if hands:
        plain["hands"] = [text(hand) for hand in hands]
    return json.dumps(plain)


def plain_question(ask: str, view: View, seed: str, limit: Limit | None = None, lines: tuple[Line, ...] = ()) -> Plain:
    """Return a question to anybody as an object for JSON."""
    plain: Plain = {"wire": VERSION, "ask": ask, "view": plain_view(view), "seed": seed}
    if limit is not None:
        plain["limit"] = {"milliseconds": limit.milliseconds, "worlds": limit.worlds}
    if lines:
        plain["lines"] = [plain_line(line) for line in lines]
    return plain


def read_answer(plain: Plain, id: int) -> Thought | str:
    """Return the answer to question `id` in an object: a Thought, or a word for "declare". Raises WireError for
    nonsense."""
    if not is_whole(plain.get("id"), id):
        raise WireError(f"This answers question {json.dumps(plain.get('id'))}, not {id}.")
    if "error" in plain:
        error = plain["error"]
        raise WireError(error if isinstance(error, str) else json.dumps(error))
    answer = plain.get("answer")
    if isinstance(answer, str):
        return answer
    try:
        if isinstance(answer, dict):
            return _thought(answer)
    except MISREAD:
        pass
    raise WireError(f"This is no answer: {json.dumps(answer)[:200]}")


def _thought(plain: Plain) -> Thought:
    choice = parse if plain["ask"] == "give" else card
    ranking = tuple([(choice(code), _number(points)) for code, points in plain["ranking"]])
    prospects = []
    for one in plain.get("prospects", ()):
        points = tuple([_number(each) for each in one["points"]])
        chances = [_number(one[key]) for key in CHANCES]
        prospects.append(Prospect(choice(one["choice"]), points, *chances))
    return Thought(choice(plain["choice"]), ranking, int(_number(plain["worlds"])), tuple(prospects))


def is_whole(value: object, number: int) -> bool:
    """Return whether a value of JSON is this whole number, and neither 1.0 nor true."""
    return type(value) is int and value == number


def _number(value: object) -> float:
    """Return a number of an answer; a text that looks like a number, infinity and NaN are refused."""
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not -MOST < value < MOST:
        raise TypeError(value)
    return float(value)


def plain_view(view: View) -> Plain:
    """Return a view as an object for JSON."""
    table = view.table
    return {
        "rules": table.rules.text(),
        "number": table.number,
        "ready": list(table.ready),
        "declined": list(table.declined),
        "leader": table.first_leader,
        "lowest": name(table.club_to_lead) if table.club_to_lead != NO_CLUB else "",
        "plays": " ".join([name(played) for _, played in table.plays]),
        "seat": view.seat,
        "hand": text(view.hand),
        "gave": text(view.gave),
        "got": text(view.got),
        "kitty": text(view.kitty),
        "lines": [plain_line(line) for line in view.lines],
        "scores": list(view.scores),
    }


def plain_line(line: Line) -> Plain:
    """Return a row of the score sheet as an object for JSON."""
    return {field: getattr(line, field) for field in LINE}

"""The wire between a table and a mind that sits elsewhere: Views, questions and answers as JSON text, and back.

    question  {"wire": 2, "id": 7, "ask": "play", "view": {…}, "mind": "sampling", "seed": "42/17/2",
               "limit": {"milliseconds": 0, "worlds": 100}}
    answer    {"id": 7, "answer": {"ask": "play", "choice": "QS", "ranking": [["QS", -1.2], ["2C", 3]], "worlds": 100,
               "prospects": [{"choice": "QS", "points": [-1.2, 8, 6, 9], "moon": 0.01, "other": 0.02,
               "win": 0.3}, …]}}
    failure   {"id": 7, "error": "a sentence"}

`wire` is the version of all this. (Version 1 wrote the rows of the score sheet as lists, as `LINE` orders them.)
`ask` is "hello" (answered with the names of the minds), "give", "play", "advise", which is answered as
`hearts.minds.advice` says, "believe" (`hearts.minds.telepathy`), or "declare", which adds "lines", the two rows to
choose from, and is answered "minus" or
"plus". Cards and sets are written as in a record. A view says what its seat
knows and no more; its reader plays the public cards again, so that a table comes about in one way only. "hands", the
cards of all seats, are added for a mind that sees them, and are an error for any other. A prospect says what a choice
leads to: every seat's points, the chance of a moon of one's own, of another's, and to win the game.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.engine.cards import card, count, name, parse, text
from hearts.engine.deal import View
from hearts.engine.rules import NO_CLUB, Rules
from hearts.engine.score import Line
from hearts.engine.table import Table
from hearts.minds.registry import sees_hands
from hearts.minds.thought import Limit, Prospect, Thought

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Plain = dict[str, Any]

VERSION = 2
# The fields of a row of the score sheet, see `hearts.engine.score.Line`.
LINE = ("number", "pass_offset", "points", "cards", "shooter", "sun", "choice", "queen", "bonus", "totals")
CHANCES = ("moon", "other", "win")  # of a prospect, see `hearts.minds.thought.Prospect`
MOST = 1e9  # points that an answer may speak of
BY_SEAT = ("points", "cards", "totals")
MISREAD = (KeyError, TypeError, ValueError, IndexError, AttributeError)


class WireError(ValueError):
    """Text that is no view, question or answer; the message says what is wrong with it."""


class Question:
    """What is asked: `ask` with view, mind, seed and limit; `lines` where a moon's row is to be chosen.

    hands   everybody's, for a mind that sees them; else none
    """

    def __init__(
        self,
        ask: str,
        view: View,
        mind: str,
        seed: str,
        limit: Limit | None = None,
        lines: tuple[Line, ...] = (),
        hands: tuple[int, ...] = (),
    ) -> None:
        self.ask = ask
        self.view = view
        self.mind = mind
        self.seed = seed
        self.limit = limit
        self.lines = lines
        self.hands = hands


def hello(id: int) -> str:
    """The question whether anybody is there, as text."""
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
    """A question as text; no limit leaves it to the mind. ValueError where `hands` go to one that may not see them."""
    if hands and not sees_hands(mind):
        raise ValueError(f"{mind} may not see the others' hands.")
    plain = plain_question(ask, view, seed, limit, lines)
    plain["id"], plain["mind"] = id, mind
    if hands:
        plain["hands"] = [text(hand) for hand in hands]
    return json.dumps(plain)


def plain_question(ask: str, view: View, seed: str, limit: Limit | None = None, lines: tuple[Line, ...] = ()) -> Plain:
    """A question to anybody as an object for JSON."""
    plain: Plain = {"wire": VERSION, "ask": ask, "view": plain_view(view), "seed": seed}
    if limit is not None:
        plain["limit"] = {"milliseconds": limit.milliseconds, "worlds": limit.worlds}
    if lines:
        plain["lines"] = [plain_line(line) for line in lines]
    return plain


def read_question(plain: Plain) -> Question:
    """The question that an object states; WireError says which part does not read."""
    ask, mind, seed = plain.get("ask"), plain.get("mind"), plain.get("seed")
    if ask not in ("give", "play", "declare", "advise", "believe"):
        raise WireError(f"ask is one of hello, give, play, declare, advise, believe, not {ask!r}.")
    if plain.get("wire") != VERSION:
        raise WireError(
            f"This question is of version {plain.get('wire', 1)} of the wire; here version {VERSION} is read."
        )
    if not isinstance(mind, str) or not isinstance(seed, str):
        raise WireError("mind and seed are words.")
    try:
        lines = tuple([read_line(row) for row in plain.get("lines", ())])
    except MISREAD:
        raise WireError("lines are two rows of a score sheet.") from None
    view = read_view(plain.get("view"))
    return Question(ask, view, mind, seed, _limit(plain.get("limit")), lines, _hands(plain.get("hands"), mind, view))


def answer(id: object, ask: str, thought: Thought | str) -> str:
    """An answer as text."""
    if isinstance(thought, str):
        return json.dumps({"id": id, "answer": thought})
    word = text if ask == "give" else name
    ranking = [[word(choice), round(points, 4)] for choice, points in thought.ranking]
    said = {"ask": ask, "choice": word(thought.choice), "ranking": ranking, "worlds": thought.worlds}
    if thought.prospects:
        said["prospects"] = [_plain_prospect(one, word) for one in thought.prospects]
    return json.dumps({"id": id, "answer": said})


def failure(id: object, message: str) -> str:
    """A question's failure as text."""
    return json.dumps({"id": id, "error": message})


def read_answer(plain: Plain, id: int) -> Thought | str:
    """What an object answers to question `id`: a Thought, or to "declare" a word; WireError for nonsense."""
    if plain.get("id") != id:
        raise WireError(f"This answers question {plain.get('id')}, not {id}.")
    if "error" in plain:
        raise WireError(str(plain["error"]))
    found = plain.get("answer")
    if isinstance(found, str):
        return found
    try:
        return _thought(found)  # type: ignore[arg-type]
    except MISREAD:
        raise WireError(f"This is no answer: {str(found)[:200]}") from None


def _thought(plain: Plain) -> Thought:
    choice = parse if plain["ask"] == "give" else card
    ranking = tuple([(choice(code), _number(points)) for code, points in plain["ranking"]])
    prospects = []
    for one in plain.get("prospects", ()):
        points = tuple([_number(each) for each in one["points"]])
        chances = [_number(one[key]) for key in CHANCES]
        prospects.append(Prospect(choice(one["choice"]), points, *chances))
    return Thought(choice(plain["choice"]), ranking, int(plain["worlds"]), tuple(prospects))


def _number(value: object) -> float:
    """A number as it must be in an answer: no text that reads as one, and none without an end."""
    if type(value) not in (int, float) or not -MOST < value < MOST:  # type: ignore[operator]
        raise TypeError(value)
    return float(value)  # type: ignore[arg-type]


def _plain_prospect(one: Prospect, word: Callable[[int], str]) -> Plain:
    found: Plain = {"choice": word(one.choice), "points": [round(points, 4) for points in one.points]}
    for key in CHANCES:
        found[key] = round(getattr(one, key), 4)
    return found


def read_object(source: str) -> Plain:
    """The JSON object that text holds; WireError where it holds none."""
    try:
        plain = json.loads(source)
    except (ValueError, TypeError, RuntimeError):  # RuntimeError for lists that lie in too many others
        raise WireError("This is no JSON text.") from None
    if not isinstance(plain, dict):
        raise WireError("This is JSON, but no object.")
    return plain


def plain_view(view: View) -> Plain:
    """A view as an object for JSON."""
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


def read_view(plain: object) -> View:
    """The view that an object states; WireError says what is wrong with it."""
    try:
        view = _view(plain)  # type: ignore[arg-type]
    except KeyError as error:
        raise WireError(f"The view, or a row in it, has no “{error.args[0]}”.") from None
    except MISREAD as error:
        raise WireError(f"The view does not read: {error}") from None
    _check(view)
    return view


def _view(plain: Plain) -> View:
    table = Table(Rules.read(plain["rules"]), plain["number"])
    for seat in plain["ready"]:
        table = table.give(seat, seat in plain["declined"])
    if plain["leader"] >= 0:
        table = table.open(plain["leader"], card(plain["lowest"]) if plain["lowest"] else NO_CLUB)
    for code in plain["plays"].split():
        table = table.play(card(code))
    hand, gave, got, kitty = [parse(plain[key]) for key in ("hand", "gave", "got", "kitty")]
    lines = tuple([read_line(row) for row in plain["lines"]])
    return View(plain["seat"], table, hand, gave, got, kitty, lines, tuple(plain["scores"]))


def _check(view: View) -> None:
    """WireError for a view that no deal leads to, as far as a mind would stumble over it."""
    rules, table = view.rules, view.table
    if view.seat not in range(rules.players) or table.leader not in range(-1, rules.players):
        raise WireError(f"These rules seat {rules.players} players, numbered from 0.")
    if table.played and table.phase == "pass":
        raise WireError("The view holds plays before they began.")
    if (view.hand | table.played | view.kitty) & ~rules.pack or view.hand & table.played or view.kitty & table.played:
        raise WireError("The view holds a card twice, or one that is not in the pack.")
    held = table.held(view.seat)
    if count(view.hand) != held or count(table.played) != len(table.tricks) * rules.players + len(table.trick):
        raise WireError(f"The view's hand holds {count(view.hand)} cards where {held} are left.")
    if len(view.scores) not in (0, rules.players):
        raise WireError(f"The view has {len(view.scores)} scores for {rules.players} players.")


def plain_line(line: Line) -> Plain:
    """A row of the score sheet as an object for JSON."""
    return {field: getattr(line, field) for field in LINE}


def read_line(plain: Plain) -> Line:
    """The row that an object states; KeyError or TypeError where it states none."""
    values: list[Any] = [tuple(plain[field]) if field in BY_SEAT else plain[field] for field in LINE]
    return Line(*values)


def _hands(plain: object, mind: str, view: View) -> tuple[int, ...]:
    """Everybody's hands, without which a mind that sees them cannot play, and which nobody else may have."""
    if not sees_hands(mind):
        if plain is not None:
            raise WireError(f"{mind} may not see the others' hands.")
        return ()
    try:
        hands = tuple([parse(hand) for hand in plain])  # type: ignore[attr-defined]
    except MISREAD:
        raise WireError("hands lists every seat's cards, for a mind that sees them.") from None
    if len(hands) != view.rules.players or hands[view.seat] != view.hand:
        raise WireError("hands lists every seat's cards, for a mind that sees them.")
    return hands


def _limit(plain: object) -> Limit | None:
    if plain is None:
        return None
    values = [plain.get(key, 0) for key in ("milliseconds", "worlds")] if isinstance(plain, dict) else [-1]
    if not all(isinstance(value, int) and 0 <= value <= 1000000 for value in values) or not any(values):
        raise WireError("limit states milliseconds or worlds, a whole number.")
    return Limit(values[0], values[1])

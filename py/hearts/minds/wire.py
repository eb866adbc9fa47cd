"""The wire between a table and a mind that sits elsewhere: Views, questions and answers as JSON text, and back.

    question  {"id": 7, "ask": "play", "view": {…}, "mind": "sampling", "seed": "42/17/2", "limit": {"worlds": 100}}
    answer    {"id": 7, "answer": {"ask": "play", "choice": "QS", "ranking": [["QS", -1.2], ["2C", 3]], "worlds": 100,
                                 "prospects": [["QS", [-1.2, 8, 6, 9], 0.01, 0.02], …]}}
    failure   {"id": 7, "error": "a sentence"}

A prospect says what a choice leads to: every seat's points, the chance of a moon of one's own, and of another's.

`ask` is "hello" (answered with the names of the minds), "give", "play", or "declare", which adds "lines", the two rows
to choose from, and is answered "minus" or "plus". Cards and sets are written as in a record. A view says what its seat
knows and no more; its reader plays the public cards again, so that a table comes about in one way only.
"""

import json
from typing import TYPE_CHECKING

from hearts.engine.cards import CLUBS, card, count, lowest, name, parse, text
from hearts.engine.deal import Table, View
from hearts.engine.rules import Rules
from hearts.engine.score import Line
from hearts.minds.thought import Limit, Prospect, Thought

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Plain = dict[str, Any]

DIABOLO = "diabolo"  # the one mind that sees all hands
MISREAD = (KeyError, TypeError, ValueError, IndexError, AttributeError)


class WireError(ValueError):
    """Text that is no view, question or answer; the message says what is wrong with it."""


class Question:
    """What is asked: `ask` with view, mind, seed and limit; `lines` where a moon's row is to be chosen.

    hands   everybody's, for Diabolo alone, who is unfair and says so; else none
    """

    def __init__(
        self,
        ask: str,
        view: View,
        mind: str,
        seed: str,
        limit: "Limit | None" = None,
        lines: "tuple[Line, ...]" = (),
        hands: "tuple[int, ...]" = (),
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
    limit: "Limit | None" = None,
    lines: "tuple[Line, ...]" = (),
    hands: "tuple[int, ...]" = (),
) -> str:
    """A question as text; no limit leaves it to the mind. All hands go to Diabolo, ValueError for any other mind."""
    if hands and not mind.startswith(DIABOLO):
        raise ValueError(f"{mind} may not see the others' hands.")
    plain: Plain = {"id": id, "ask": ask, "view": plain_view(view), "mind": mind, "seed": seed}
    if limit is not None:
        plain["limit"] = {"milliseconds": limit.milliseconds, "worlds": limit.worlds}
    if lines:
        plain["lines"] = [list(line.key()) for line in lines]
    if hands:
        plain["hands"] = [text(hand) for hand in hands]
    return json.dumps(plain)


def read_question(plain: "Plain") -> Question:
    """The question that an object states; WireError says which part does not read."""
    ask, mind, seed = plain.get("ask"), plain.get("mind"), plain.get("seed")
    if ask not in ("give", "play", "declare"):
        raise WireError(f"ask is one of hello, give, play, declare, not {ask!r}.")
    if not isinstance(mind, str) or not isinstance(seed, str):
        raise WireError("mind and seed are words.")
    try:
        lines = tuple([_line(values) for values in plain.get("lines", ())])
    except MISREAD:
        raise WireError("lines are two rows of a score sheet.") from None
    view = read_view(plain.get("view"))
    return Question(ask, view, mind, seed, _limit(plain.get("limit")), lines, _hands(plain.get("hands"), mind, view))


def answer(id: object, ask: str, thought: "Thought | str") -> str:
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


def read_answer(source: str, id: int) -> "Thought | str":
    """The answer to question `id`: a Thought to "give" and "play", else a word; WireError for a failure or nonsense."""
    plain = read_object(source)
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
        raise WireError(f"This is no answer: {source[:200]}") from None


def _thought(plain: "Plain") -> Thought:
    choice = parse if plain["ask"] == "give" else card
    ranking = tuple([(choice(code), float(points)) for code, points in plain["ranking"]])
    prospects = [
        Prospect(choice(code), tuple([float(each) for each in points]), float(moon), float(other))
        for code, points, moon, other in plain.get("prospects", ())
    ]
    return Thought(choice(plain["choice"]), ranking, int(plain["worlds"]), tuple(prospects))


def _plain_prospect(one: Prospect, word: "Callable[[int], str]") -> "list[Any]":
    return [word(one.choice), [round(points, 4) for points in one.points], round(one.moon, 4), round(one.other, 4)]


def read_object(source: str) -> "Plain":
    """The JSON object that text holds; WireError where it holds none."""
    try:
        plain = json.loads(source)
    except (ValueError, TypeError):
        raise WireError("This is no JSON text.") from None
    if not isinstance(plain, dict):
        raise WireError("This is JSON, but no object.")
    return plain


def plain_view(view: View) -> "Plain":
    """A view as an object for JSON."""
    table = view.table
    plays = [played for trick in table.tricks for played in trick.cards] + list(table.trick)
    return {
        "rules": table.rules.text(),
        "number": table.number,
        "ready": list(table.ready),
        "declined": list(table.declined),
        "leader": table.tricks[0].leader if table.tricks else table.leader,
        "lowest": _lowest_club(table),
        "plays": " ".join([name(played) for played in plays]),
        "seat": view.seat,
        "hand": text(view.hand),
        "gave": text(view.gave),
        "got": text(view.got),
        "kitty": text(view.kitty),
        "lines": [list(line.key()) for line in view.lines],
        "scores": list(view.scores),
    }


def read_view(plain: object) -> View:
    """The view that an object states; WireError says what is wrong with it."""
    try:
        view = _view(plain)  # type: ignore[arg-type]
    except MISREAD as error:
        raise WireError(f"The view does not read: {error}") from None
    _check(view)
    return view


def _view(plain: "Plain") -> View:
    table = Table(Rules.read(plain["rules"]), plain["number"])
    for seat in plain["ready"]:
        table = table.give(seat, seat in plain["declined"])
    if plain["leader"] >= 0:
        table = table.open(plain["leader"], card(plain["lowest"]) if plain["lowest"] else -1)
    for code in plain["plays"].split():
        table = table.play(card(code))
    hand, gave, got, kitty = [parse(plain[key]) for key in ("hand", "gave", "got", "kitty")]
    lines = tuple([_line(values) for values in plain["lines"]])
    return View(plain["seat"], table, hand, gave, got, kitty, lines, tuple(plain["scores"]))


def _check(view: View) -> None:
    """WireError for a view that no deal leads to, as far as a mind would stumble over it."""
    rules, table = view.rules, view.table
    if view.seat not in range(rules.players) or table.leader not in range(-1, rules.players):
        raise WireError(f"These rules seat {rules.players} players, numbered from 0.")
    if table.played and table.phase == "pass":
        raise WireError("The view holds plays before they began.")
    whole = sum([1 << number for number in rules.pack])
    if (view.hand | table.played | view.kitty) & ~whole or view.hand & table.played or view.kitty & table.played:
        raise WireError("The view holds a card twice, or one that is not in the pack.")
    has_played = (view.seat - table.leader) % rules.players < len(table.trick)
    held = rules.hand_size - len(table.tricks) - has_played
    if count(view.hand) != held or count(table.played) != len(table.tricks) * rules.players + len(table.trick):
        raise WireError(f"The view's hand holds {count(view.hand)} cards where {held} are left.")
    if len(view.scores) not in (0, rules.players):
        raise WireError(f"The view has {len(view.scores)} scores for {rules.players} players.")


def _lowest_club(table: Table) -> str:
    """The club that bars all others from the first lead, as long as that is awaited; else any that bars no less."""
    if table.rules.opening == "any" or table.phase == "pass":
        return ""
    if table.played:
        return name(0)
    found = table.wants[0]
    return name(lowest(found)) if found and not found & ~CLUBS else ""


def _line(values: "list[Any]") -> Line:
    number, way, points, cards, shooter, sun, choice, queen, bonus, totals = values
    return Line(number, way, tuple(points), tuple(cards), shooter, sun, choice, queen, bonus, tuple(totals))


def _hands(plain: object, mind: str, view: View) -> "tuple[int, ...]":
    """Everybody's hands, which Diabolo needs and nobody else may have."""
    if not mind.startswith(DIABOLO):
        if plain is not None:
            raise WireError(f"{mind} may not see the others' hands.")
        return ()
    try:
        hands = tuple([parse(hand) for hand in plain])  # type: ignore[attr-defined]
    except MISREAD:
        raise WireError("hands lists every seat's cards, for Diabolo.") from None
    if len(hands) != view.rules.players or hands[view.seat] != view.hand:
        raise WireError("hands lists every seat's cards, for Diabolo.")
    return hands


def _limit(plain: object) -> "Limit | None":
    if plain is None:
        return None
    values = [plain.get(key, 0) for key in ("milliseconds", "worlds")] if isinstance(plain, dict) else [-1]
    if not all(isinstance(value, int) and 0 <= value <= 1000000 for value in values) or not any(values):
        raise WireError("limit states milliseconds or worlds, a whole number.")
    return Limit(values[0], values[1])

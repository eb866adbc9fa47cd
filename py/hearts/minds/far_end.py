"""The far end of the wire, where a mind is asked: questions and Views read from JSON text, and answers written.

`hearts.minds.wire` says what they look like. The page does not need this before somebody else's text is read.
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
from hearts.minds.thought import Limit
from hearts.minds.wire import CHANCES, LINE, MISREAD, VERSION, WireError

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hearts.minds.thought import Prospect, Thought
    from hearts.minds.wire import Plain

BY_SEAT = ("points", "cards", "totals")  # the fields of LINE that have a value for each seat


class Question:
    """A question: `ask` with view, mind, seed and limit; `lines`, if a moon's row is to be chosen.

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


def read_question(plain: Plain) -> Question:
    """Return the question in an object. WireError says which part cannot be read."""
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
    """Return an answer as text."""
    if isinstance(thought, str):
        return json.dumps({"id": id, "answer": thought})
    word = text if ask == "give" else name
    ranking = [[word(choice), round(points, 4)] for choice, points in thought.ranking]
    said = {"ask": ask, "choice": word(thought.choice), "ranking": ranking, "worlds": thought.worlds}
    if thought.prospects:
        said["prospects"] = [_plain_prospect(one, word) for one in thought.prospects]
    return json.dumps({"id": id, "answer": said})


def failure(id: object, message: str) -> str:
    """Return a question's failure as text."""
    return json.dumps({"id": id, "error": message})


def _plain_prospect(one: Prospect, word: Callable[[int], str]) -> Plain:
    plain: Plain = {"choice": word(one.choice), "points": [round(points, 4) for points in one.points]}
    for key in CHANCES:
        plain[key] = round(getattr(one, key), 4)
    return plain


def read_object(source: str) -> Plain:
    """Return the JSON object that text holds; WireError where it holds none."""
    try:
        plain = json.loads(source)
    except (ValueError, TypeError, RuntimeError):  # RuntimeError for lists that lie in too many others
        raise WireError("This is no JSON text.") from None
    if not isinstance(plain, dict):
        raise WireError("This is JSON, but no object.")
    return plain


def read_view(plain: object) -> View:
    """Return the view that an object states; WireError says what is wrong with it."""
    if not isinstance(plain, dict):
        raise WireError("The view does not read: it is no object.")
    try:
        view = _view(plain)
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
    """Raise WireError for a view that no deal leads to, as far as it would trouble a mind."""
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


def read_line(plain: Plain) -> Line:
    """Return the row in an object. Raises KeyError or TypeError if it holds none."""
    values: list[Any] = [tuple(plain[field]) if field in BY_SEAT else plain[field] for field in LINE]
    return Line(*values)


def _hands(plain: object, mind: str, view: View) -> tuple[int, ...]:
    """Return the hands of all seats: a mind that sees them needs them, and no other may have them. Raises WireError."""
    if not sees_hands(mind):
        if plain is not None:
            raise WireError(f"{mind} may not see the others' hands.")
        return ()
    try:
        hands = tuple([parse(hand) for hand in plain]) if isinstance(plain, list) else ()
    except MISREAD:
        hands = ()
    if len(hands) != view.rules.players or hands[view.seat] != view.hand:
        raise WireError("hands lists every seat's cards, for a mind that sees them.")
    return hands


def _limit(plain: object) -> Limit | None:
    if plain is None:
        return None
    values = [plain.get(key, 0) for key in ("milliseconds", "worlds")] if isinstance(plain, dict) else [-1]
    if not all(type(value) is int and 0 <= value <= 1000000 for value in values) or not any(values):
        raise WireError("limit states milliseconds or worlds, a whole number.")
    return Limit(values[0], values[1])

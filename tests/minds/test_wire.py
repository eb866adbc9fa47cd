"""The wire carries a View as it is and no card more; what is no question gets a sentence."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from situations import dealt, seen
from tables import games

from hearts.engine.cards import DECK, NAMES, card, cards
from hearts.engine.deal import View
from hearts.engine.game import Game
from hearts.engine.rules import Rules
from hearts.engine.score import line
from hearts.minds import far_end, wire
from hearts.minds.registry import NAMES as MINDS
from hearts.minds.reply import reply
from hearts.minds.thought import Limit, Prospect, Thought
from hearts.minds.wire import WireError


def _all(view: View) -> "list[object]":
    table = view.table
    return [
        *[getattr(table, name) for name in table.__slots__],
        view.seat, view.hand, view.gave, view.got, view.kitty, view.lines, view.scores,
    ]  # fmt: skip


@settings(max_examples=200)
@given(games())
def test_a_view_comes_back_as_it_was(game: Game) -> None:
    for seat in range(game.rules.players):
        view = game.view(seat)
        back = far_end.read_view(json.loads(json.dumps(wire.plain_view(view))))
        assert _all(back) == _all(view)


@settings(max_examples=100)
@given(games())
def test_a_view_names_no_card_that_its_seat_has_not_seen(game: Game) -> None:
    for seat in range(game.rules.players):
        view = game.view(seat)
        known = view.hand | view.table.played | view.kitty | view.gave | view.got
        plain = wire.plain_view(view)
        # "lowest" names the club that must be led, which the rules make public; the rules may name an extra card.
        told = " ".join([plain[key] for key in ("plays", "hand", "gave", "got", "kitty")])
        named = sum({1 << card(rank + word[-1]) for word in told.split() if word != "-" for rank in word[:-1]})
        assert not named & ~known
        rest = json.dumps({key: value for key, value in plain.items() if key not in ("rules", "lowest", *CARDS)})
        assert not [code for code in NAMES if code in rest]


CARDS = ("plays", "hand", "gave", "got", "kitty")
VIEW = seen("QS JT54S KJ8C T97D 5H", "KS", rules="deluxe", gone="2C 3C 4C 5C")
PASS = dealt("QS JT54S KJ8C T97D 53H")


def test_questions_and_answers_read_back() -> None:
    asked = far_end.read_question(
        far_end.read_object(wire.question(7, "play", VIEW, "instinct", "1/2/3", Limit(worlds=9)))
    )
    assert (asked.ask, asked.mind, asked.seed, asked.limit) == ("play", "instinct", "1/2/3", Limit(worlds=9))
    thought = Thought(card("QS"), ((card("QS"), -1.25), (card("JS"), 3.5)), 120)
    assert wire.read_answer(far_end.read_object(far_end.answer(7, "play", thought)), 7) == thought
    packet = Thought(cards("QS AKH"), ((cards("QS AKH"), 4.0),), 5)
    assert wire.read_answer(far_end.read_object(far_end.answer(8, "give", packet)), 8) == packet
    assert wire.read_answer(far_end.read_object(far_end.answer(9, "declare", "minus")), 9) == "minus"


def test_the_hands_go_to_a_mind_that_sees_them() -> None:
    hands = (VIEW.hand, *[DECK & ~VIEW.hand] * (VIEW.rules.players - 1))
    plain = far_end.read_object(wire.question(7, "play", VIEW, "diabolo:0", "1", hands=hands))
    assert far_end.read_question(plain).hands == hands
    for wrong in (plain["hands"][1:], plain["hands"][::-1], plain["hands"] + ["-"]):
        with pytest.raises(wire.WireError, match="every seat's cards"):
            far_end.read_question({**plain, "hands": wrong})


def test_a_prospect_reads_back() -> None:
    one = Prospect(card("QS"), (-1.25, 8.0, 6.5, 9.0), 0.01, 0.5, 0.25)
    thought = Thought(card("QS"), ((card("QS"), -1.25),), 120, (one,))
    text = far_end.answer(7, "play", thought)
    assert json.loads(text)["answer"]["prospects"][0]["moon"] == 0.01
    assert json.loads(text)["answer"]["prospects"][0]["win"] == 0.25
    assert wire.read_answer(far_end.read_object(text), 7) == thought


def test_a_question_says_its_version_and_names_the_fields_of_a_row() -> None:
    row = line(Rules.read("requiem sun=yes"), 2, (DECK, 0, 0, 0), (13, 0, 0, 0), (10, 20, 30, 40), "plus")
    view = View(0, VIEW.table, VIEW.hand, 0, 0, 0, (row,), row.totals)
    plain = json.loads(wire.question(7, "declare", view, "instinct", "1", lines=(row, row)))
    assert plain["wire"] == wire.VERSION == 2
    assert plain["lines"][0] == plain["view"]["lines"][0] == {
        "number": 2, "pass_offset": 2, "points": [0, 52, 52, 52], "cards": [26, 0, 0, 0], "shooter": 0, "sun": True,
        "choice": "plus", "queen": 0, "bonus": -1, "totals": [10, 72, 82, 92],
    }  # fmt: skip
    assert far_end.read_question(plain).lines == (row, row)
    assert far_end.read_view(plain["view"]).lines == (row,)


def test_the_worker_replies() -> None:
    full = "QS 43S AKQC 5432D 432H"
    view = dealt(full)
    assert json.loads(reply(wire.hello(1))) == {"id": 1, "answer": " ".join(MINDS)}
    given_away = wire.read_answer(far_end.read_object(reply(wire.question(2, "give", view, "sampling:3", "1/2/3"))), 2)
    assert isinstance(given_away, Thought)
    assert given_away.worlds == 3
    assert len(given_away.ranking) == 12
    assert given_away.choice == given_away.ranking[0][0]


def _question(**changes: Any) -> str:
    plain = json.loads(wire.question(3, "give", PASS, "instinct", "1"))
    view = {**plain["view"], **changes.pop("view", {})}
    return json.dumps({**plain, "view": view, **changes})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "This is no JSON text."),
        ("[1]", "This is JSON, but no object."),
        ('{"id": 3}', "ask is one of hello, give, play, declare, advise, believe, not None."),
        (_question(ask="peek"), "ask is one of hello, give, play, declare, advise, believe, not 'peek'."),
        (
            _question(mind="xinxin"),
            f"There is no mind called “xinxin”: choose one of {', '.join(MINDS)}",
        ),
        (_question(mind="sampling:x"), "“sampling:x” is no mind"),
        (_question(hands=["-"] * 4), "instinct may not see the others' hands."),
        (_question(mind="diabolo:0", hands=["QS"]), "hands lists every seat's cards, for a mind that sees them."),
        (_question(wire=1), "This question is of version 1 of the wire; here version 2 is read."),
        (_question(wire=3), "This question is of version 3 of the wire; here version 2 is read."),
        (_question(seed=5), "mind and seed are words."),
        (_question(limit={"worlds": -1}), "limit states milliseconds or worlds, a whole number."),
        (_question(limit={"worlds": True}), "limit states milliseconds or worlds, a whole number."),
        (_question(limit=3), "limit states milliseconds or worlds, a whole number."),
        (_question(lines=[1, 2]), "lines are two rows of a score sheet."),
        (_question(ask="declare"), "declare needs two lines to choose from."),
        (_question(ask="play"), "It is not the turn of seat 0 in this view."),
        (_question(view={"rules": "poker"}), "There are no rules called “poker”"),
        (_question(view={"hand": "QS QS"}), "is listed twice"),
        (_question(view={"hand": "QS"}), "The view's hand holds 1 cards where 13 are left."),
        (_question(view={"seat": 4}), "These rules seat 4 players, numbered from 0."),
        (_question(view={"seat": None}), "These rules seat 4 players, numbered from 0."),
        (_question(view={"scores": [1]}), "The view has 1 scores for 4 players."),
        (_question(view={"plays": "2C"}), "The view holds plays before they began."),
        ('{"wire": 2, "id": 3, "ask": "play", "mind": "instinct", "seed": "1", "view": 5}', "The view does not read"),
    ],
)
def test_bad_questions_get_a_sentence(text: str, says: str) -> None:
    answer = json.loads(reply(text))
    assert set(answer) == {"id", "error"}
    assert says in answer["error"]


@pytest.mark.parametrize("id", [True, 1.0, "1", None, [1]])
def test_an_answer_whose_number_is_no_whole_number_is_a_wire_error(id: object) -> None:
    with pytest.raises(WireError):
        wire.read_answer({"id": id, "answer": "minus"}, 1)


def test_what_is_wrong_with_an_answer_is_quoted_as_json() -> None:
    for plain, says in (
        ({"id": None, "answer": 1}, "This answers question null, not 1."),
        ({"id": 1, "error": {"why": None}}, '{"why": null}'),
        ({"id": 1, "answer": [None]}, "This is no answer: [null]"),
    ):
        with pytest.raises(WireError) as wrong:
            wire.read_answer(plain, 1)
        assert str(wrong.value) == says


@pytest.mark.parametrize("source", ["", "{}", '{"id": 1}', '{"id": 1, "error": "no"}', '{"id": 1, "answer": {}}'])
def test_bad_answers_are_wire_errors(source: str) -> None:
    with pytest.raises(WireError):
        wire.read_answer(far_end.read_object(source), 1)


@pytest.mark.parametrize("odd", ["nan", float("inf"), float("-inf"), float("nan"), 1e9, -1e9, True, None, [], {}])
@pytest.mark.parametrize("part", ["worlds", "ranking", "points", "moon", "other", "win"])
def test_an_answer_with_a_number_that_is_none_is_a_wire_error(part: str, odd: object) -> None:
    one: dict[str, Any] = {"choice": "QS", "points": [1, 2, 3, 4], "moon": 0.5, "other": 0, "win": 0}
    found: dict[str, Any] = {"ask": "play", "choice": "QS", "ranking": [["QS", 1]], "worlds": 2, "prospects": [one]}
    assert isinstance(wire.read_answer({"id": 1, "answer": found}, 1), Thought)
    if part == "worlds":
        found["worlds"] = odd
    elif part == "ranking":
        found["ranking"][0][1] = odd
    else:
        one[part] = [odd] if part == "points" else odd
    with pytest.raises(WireError):
        wire.read_answer({"id": 1, "answer": found}, 1)


def test_json_that_is_nested_too_deep_is_a_wire_error() -> None:
    with pytest.raises(WireError):
        far_end.read_object("[" * 200_000)

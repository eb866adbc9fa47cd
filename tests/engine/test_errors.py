"""Errors: each has an id, values and one English sentence, goes from process to process, and repeats no long text."""

import ast
import pickle
import re
from pathlib import Path

import pytest

from hearts.engine import errors
from hearts.engine.cards import CardError, card, cards
from hearts.engine.errors import CARDS, MOVES, RECORDS, RULES, HeartsError
from hearts.engine.game import Game, Played
from hearts.engine.options import RulesError
from hearts.engine.record import Record, RecordError
from hearts.engine.rules import Rules
from hearts.engine.table import IllegalMove
from tests.engine.positions import FULL, dealt

KINDS: "list[tuple[type[HeartsError], dict[str, str]]]" = [
    (CardError, CARDS), (IllegalMove, MOVES), (RulesError, RULES), (RecordError, RECORDS),
]  # fmt: skip
PY = Path(errors.__file__).parents[1]


def raised(kind: str) -> "set[str]":
    """Every id that the engine and the app give to errors of a kind, and the ids that `_not_asked` tells."""
    found = set()
    for path in [*PY.glob("engine/*.py"), *PY.glob("app/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == kind:
                texts = [one for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant)]
                found |= {one.value for one in texts if isinstance(one.value, str)}
            if kind == "IllegalMove" and isinstance(node, ast.FunctionDef) and node.name == "_not_asked":
                texts = [one for back in ast.walk(node) if isinstance(back, ast.Return) for one in ast.walk(back)
                         if isinstance(one, ast.Constant)]  # fmt: skip
                found |= {one.value for one in texts if isinstance(one.value, str) and one.value}
    return found


@pytest.mark.parametrize(("kind", "english"), KINDS, ids=[kind.__name__ for kind, _ in KINDS])
def test_every_id_has_its_sentence_and_every_sentence_its_id(
    kind: "type[HeartsError]", english: "dict[str, str]"
) -> None:
    assert kind.english is english
    assert raised(kind.__name__) - {"over", "deal", "pass"} == set(english)
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", id) for id in english)
    assert [id for id in english if "of spades" in english[id]] == [], "the Queen of Spades has capitals"


def test_an_error_has_an_id_values_and_a_sentence() -> None:
    with pytest.raises(RulesError) as wrong:
        Rules.read("deluxe limit=9")
    assert (wrong.value.id, wrong.value.values) == (
        "range",
        {"option": "limit", "least": 10, "most": 1000, "value": "9"},
    )
    assert str(wrong.value) == "limit is a number from 10 to 1000, not 9."
    view = dealt(Rules("deluxe", passing="K"), FULL).view(0)
    refused = view.refusal(card("KD"))
    assert refused is not None and (refused.id, refused.values) == ("not-held", {"card": 24})
    assert str(refused) == "You do not hold the King of Diamonds."
    assert view.refusal(card("5C")) is None


def test_a_record_names_the_line_and_the_error_in_it() -> None:
    with pytest.raises(RecordError) as wrong:
        Record.read("hearts 1\nrules deluxe moon=26")
    why = wrong.value.values["why"]
    assert (wrong.value.id, wrong.value.values["number"]) == ("line", 2)
    assert isinstance(why, RulesError) and why.id == "choice" and str(wrong.value).endswith(str(why))


def test_an_error_goes_from_process_to_process() -> None:
    with pytest.raises(IllegalMove) as refused:
        Game.new(Rules("deluxe")).play(Played(0, 0))
    again = pickle.loads(pickle.dumps(refused.value))
    assert type(again) is IllegalMove and (again.id, str(again)) == ("not-dealt", "The cards have not been dealt yet.")
    pairs = pickle.loads(pickle.dumps(RulesError("choice", option="moon", choices=("a", "b"), value="c")))
    assert str(pairs) == "moon is one of a, b, not c."


@pytest.mark.parametrize("source", ["X" * 3_000_000, "hearts 1\nrules deluxe\n" + "deal 1 " * 500_000])
def test_an_error_repeats_no_long_text(source: str) -> None:
    with pytest.raises(RecordError) as wrong:
        Record.read(source)
    assert len(str(wrong.value)) < 600 and "…" in str(wrong.value)
    with pytest.raises(CardError) as card_wrong:
        cards(source)
    assert len(str(card_wrong.value)) < 600

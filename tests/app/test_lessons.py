"""The lessons: their cards are true positions, and strategy fits the rules in force."""

import pytest

from hearts.app.keeping.store import Store
from hearts.app.learning.lessons import Lesson, advice, point_cards, strategy
from hearts.app.words.locale import say
from hearts.engine.cards import RANKS, card
from hearts.engine.options import PRESETS
from hearts.engine.rules import Rules

ALL = [one for name in PRESETS for one in strategy(Rules.preset(name))]


def highest(codes: list[str]) -> str:
    return max([code for code in codes if code[1] == codes[0][1]], key=lambda code: RANKS.index(code[0]))


@pytest.mark.parametrize("lesson", ALL, ids=lambda one: one.name)
def test_the_cards_are_of_one_deck_and_the_answers_in_the_hand(lesson: Lesson) -> None:
    both = lesson.trick + lesson.hand
    assert len({card(code) for code in both}) == len(both)
    assert set(lesson.right) <= set(lesson.hand) and 0 < lesson.count <= len(lesson.right) < len(lesson.hand)
    for part in ("title", "text", "right", "wrong"):
        assert lesson.sentence(part)  # type: ignore[arg-type]


def test_strategy_is_right_about_who_takes_the_trick() -> None:
    found = {one.name: one for one in strategy(Rules())}
    under = [code for code in found["duck"].hand if highest([*found["duck"].trick, code]) != code]
    assert found["duck"].right == [max(under, key=lambda code: RANKS.index(code[0]))]
    assert all(highest([*found["last"].trick, code]) == code for code in found["last"].hand)
    assert not [code for code in found["void"].hand if code[1] == "D"]
    assert [highest([*found["bonus"].trick, code]) == code for code in found["bonus"].hand] == [False, True, False]


def test_it_leaves_out_what_the_rules_do_not_have() -> None:
    names = [one.name for one in strategy(Rules.read("deluxe queen=0 bonus=none"))]
    assert names == ["duck", "last"]
    names = [one.name for one in strategy(Rules.read("deluxe passing=K queen_waits=yes"))]
    assert "guard" not in names and "void" not in names
    assert "guard" not in [one.name for one in strategy(Rules.read("deluxe pass_count=1"))]
    assert "QS" not in point_cards(Rules.read("deluxe queen=0")) and "JD" in point_cards(Rules())


def test_advice_says_what_good_players_do_under_these_rules() -> None:
    told = " ".join(advice(Rules()))
    for matter in (
        "7 to Jack",
        "early",
        "King of Spades",
        "three",
        "habit",
        "moon",
        "low hearts",
        "King of Hearts",
        "led more than twice",
        "catch the Jack of Diamonds: it often falls in the last tricks",
        "Pass the 2 of Clubs.",
    ):
        assert matter in told, matter
    needed = say("advice-shoot-bonus", card="Jack of Diamonds")
    assert needed not in told and needed in " ".join(advice(Rules(moon_bonus=True)))
    assert "Pass the 3 of Clubs." in " ".join(advice(Rules(players=5, remainder="remove"))), (
        "the lowest one that is there"
    )


@pytest.mark.parametrize(
    ("changes", "gone"),
    [
        ({"queen": 0}, ("Queen", "King of Spades")),
        ({"moon": "nothing"}, ("moon", "low hearts", "King of Hearts")),
        ({"passing": "K"}, ("Pass", "pass", "three")),
        ({"pass_count": 0}, ("Pass", "pass", "no cards")),
        ({"pass_count": 2}, ("three",)),
        ({"bonus": "none"}, ("Jack of Diamonds",)),
        ({"bleed": True}, ("of Clubs",)),
        ({"leader": "dealer"}, ("of Clubs",)),
    ],
)
def test_advice_leaves_out_what_the_rules_do_not_have(changes: dict[str, str | int], gone: tuple[str, ...]) -> None:
    told = " ".join(advice(Rules(**changes)))  # type: ignore[arg-type]
    assert told and [word for word in gone if word in told] == []


def test_a_visit_is_the_first_one_where_nothing_is_kept() -> None:
    assert Store({"hearts.game": "hearts 1"}).first_visit("")
    assert not Store({}).first_visit("hearts 1")
    assert not Store({}, "?seed=7").first_visit("")
    assert not Store({"hearts.settings": "{}"}).first_visit("")

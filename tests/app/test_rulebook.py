"""The rules as a form: complete, in words that change with every choice, refusing what cannot be."""

import pytest

from hearts.app import rulebook, words
from hearts.engine.rules import OPTIONS, PRESETS, Rules

ROWS = [row for _, rows in rulebook.FORM for row in rows]


def test_the_form_has_every_option_and_every_preset() -> None:
    assert sorted([option for option, _, _ in ROWS] + ["limit", "handicap"]) == sorted(OPTIONS)
    assert [key for key, _, _ in rulebook.TABLES] == list(PRESETS)


# What an option needs beside it to make a difference.
COMPANY = {
    "remainder": {"players": 5},
    "kitty_to": {"hand": "twelve"},
    "queen_breaks": {"must_break": True},
    "moon_bonus": {"bonus": "JD"},
}


@pytest.mark.parametrize(("option", "label", "values"), ROWS, ids=[row[0] for row in ROWS])
def test_every_choice_of_the_form_is_told_in_words(
    option: str, label: str, values: tuple[tuple[object, str], ...]
) -> None:
    told = set()
    for value, _ in values:
        options = {**COMPANY.get(option, {}), option: value}
        if option == "leader":
            options["opening"] = "any"
        told.add("\n".join(words.rules(Rules("deluxe", **options))))  # type: ignore[arg-type]
    assert len(told) == len(values), f"{label}: two of its values sound the same"


def test_the_eight_checkboxes_of_hearts_deluxe_each_change_one_option() -> None:
    assert [name for name, _, _, _ in rulebook.CHECKBOXES] == [
        "Jack of diamonds",
        "Queen of spades",
        "No trick rule",
        "Rotate lead",
        "Turn off passing",
        "Two of clubs must lead",
        "Bleed on first trick",
        "Queen is not a heart",
    ]
    for _, option, on, off in rulebook.CHECKBOXES:
        checked = rulebook.changed(Rules(), option, on)
        assert checked.options[option] == on and rulebook.changed(checked, option, off).options[option] == off


def test_what_cannot_be_is_refused_in_a_sentence_and_the_rest_is_not() -> None:
    led = rulebook.changed(Rules(), "opening", "lowest")
    assert rulebook.refused(led, "leader", "dealer").startswith("Left of the dealer may not hold the lowest club")
    assert rulebook.refused(Rules("requiem"), "moon_bonus", True) == "There is no bonus card that a moon could need."
    assert rulebook.refused(Rules("kitty"), "players", 5).startswith("Twelve cards each and a kitty of four")
    assert rulebook.refused(Rules(), "moon_bonus", True) == ""


def test_rules_tell_how_they_differ_from_others() -> None:
    assert rulebook.differences(Rules(), Rules()) == []
    without = rulebook.differences(Rules("deluxe", bonus="none"), Rules())
    assert without == ["Not here: the Jack of Diamonds takes 10 points away."]
    assert rulebook.differences(Rules("omnibus"), Rules("classic-pc")) == ["The Jack of Diamonds takes 10 points away."]


def test_changed_rules_are_called_so() -> None:
    assert rulebook.named(Rules("spot")) == "Spot"
    assert rulebook.named(Rules("spot", limit=300)) == "Spot, changed"

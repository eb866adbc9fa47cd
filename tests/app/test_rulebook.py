"""The rules as a form: complete, in words that change with every choice, refusing what cannot be."""

import random

import pytest

from hearts.app import rulebook, words
from hearts.engine.rules import OPTIONS, PRESETS, Rules, RulesError

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


def drawn(chance: random.Random) -> Rules:
    """Some rules that the form can come to."""
    rules = rulebook.picked(chance.choice(list(PRESETS)), Rules())
    for option in chance.sample(list(rulebook.VALUES), 8):
        value = chance.choice(rulebook.VALUES[option])
        rules = rules if rulebook.refused(rules, option, value) else rulebook.changed(rules, option, value)
    return rules


def test_only_contrary_options_are_ever_refused_and_each_of_them_is() -> None:
    chance = random.Random(1)
    refused = set()
    for _ in range(150):
        rules = drawn(chance)
        for option, values in rulebook.VALUES.items():
            refused |= {option for value in values if rulebook.refused(rules, option, value)}
    assert refused <= set(rulebook.CONTRARY)
    assert refused >= {"players", "hand", "leader", "opening", "bonus", "moon_bonus"}


def test_refusals_name_the_number_of_each_value_that_cannot_be_chosen() -> None:
    found = rulebook.refusals(Rules("kitty"))
    assert [key for key in found if key[0] == "players"] == [("players", 0), ("players", 2), ("players", 3)]
    assert found["leader", 1].startswith("Left of the dealer may not hold the lowest club")
    assert set(rulebook.refusals(Rules("kitty"), ("leader",))) == {("leader", 1)}
    high = Rules(limit=50, deals=4, handicap="60,0,0,0")
    assert rulebook.refusals(high, ("deals",))[("deals", 0)].startswith("A start score is from -50 to 75")


def test_a_penalty_card_keeps_the_tables_away_that_play_without_it() -> None:
    found = rulebook.refusals(Rules(extra="2C=4"))
    assert set(found) == {("players", 2), ("players", 3)}
    why = "2C is out of the pack where 5 play, unless the cards that do not divide make a kitty."
    assert found["players", 2] == why
    five = Rules(players=5, remainder="kitty", extra="2C=4")
    assert rulebook.refusals(five, ("players", "remainder")) == {("remainder", 0): why}


# What an option that is settled must not change.
MEANT = ("pack", "hand_size", "kitty_size", "ways", "prices", "lead_wants", "follow_wants", "first_lead_wants", "total")


def test_where_an_option_is_settled_its_values_come_to_the_same() -> None:
    chance = random.Random(2)
    seen = set()
    for _ in range(200):
        rules = drawn(chance)
        for option, values in rulebook.VALUES.items():
            if rulebook.settled(rules, option):
                seen.add(option)
                others = [value for value in values if not rulebook.refused(rules, option, value)]
                for other in [rulebook.changed(rules, option, value) for value in others]:
                    assert [getattr(other, part) for part in MEANT] == [getattr(rules, part) for part in MEANT], option
    assert seen == {
        "remainder", "kitty_to", "passing", "pass_count", "decline", "queen_breaks", "queen_leads", "queen_waits",
        "sun", "ends",
    }  # fmt: skip


def test_a_preset_is_picked_for_those_who_sit_there_where_so_many_can_play_it() -> None:
    five = Rules("deluxe", players=5, handicap="0,10,0,0,0")
    assert rulebook.picked("spot", five) == Rules("spot", players=5, handicap="0,10,0,0,0")
    assert rulebook.picked("kitty", five) == Rules("kitty")
    assert rulebook.named(five) == "Hearts Deluxe" and rulebook.changes(five) == []


def test_start_scores_follow_the_number_of_players() -> None:
    rules = Rules(handicap="0,10,-5,20")
    assert rulebook.changed(rules, "players", 3).start == (0, 10, -5)
    assert rulebook.changed(rules, "players", 6).start == (0, 10, -5, 20, 0, 0)
    assert rulebook.changed(Rules(handicap="0,0,0,9"), "players", 3).handicap == ""


@pytest.mark.parametrize("preset", PRESETS)
def test_a_checkbox_ticks_and_goes_back_to_what_the_preset_has(preset: str) -> None:
    for number, (name, _, _, _) in enumerate(rulebook.CHECKBOXES):
        rules = Rules(preset)
        was = rulebook.checked(rules, number)
        option, value = rulebook.ticked(rules, number, not was)
        if rulebook.refused(rules, option, value):
            continue
        other = rulebook.changed(rules, option, value)
        assert rulebook.checked(other, number) != was, name
        assert rulebook.changed(other, *rulebook.ticked(other, number, was)) == rules, name


def test_penalty_cards_read_as_people_write_them() -> None:
    assert rulebook.tidy_cards(" ks = 10; as=+7, ") == "KS=10,AS=7"
    with pytest.raises(RulesError) as caught:
        rulebook.changed(Rules(), "extra", "XS=3")
    assert rulebook.sentence(caught.value) == "“XS=3” is no penalty card; write a card and its points, like KS=10."


def test_a_sentence_loses_only_the_name_of_its_option() -> None:
    with pytest.raises(RulesError) as caught:
        Rules(limit=5)
    assert rulebook.sentence(caught.value) == "Limit is a number from 10 to 1000, not 5."
    with pytest.raises(RulesError) as caught:
        Rules.read("whist")
    assert rulebook.sentence(caught.value).startswith("There are no rules called “whist”: choose one of")


@pytest.mark.parametrize(
    "text",
    [
        "spot players=5 extra=KS=10,AS=7",
        "  spot  players=5 extra=KS=10,AS=7 ",
        "https://somewhere/hearts/?preset=spot+players=5+extra=KS=10,AS=7",
        "https://somewhere/hearts/?pace=0&preset=spot%20players%3D5%20extra%3DKS%3D10%2CAS%3D7&seed=3",
    ],
)
def test_shared_rules_read_as_a_line_and_as_a_link(text: str) -> None:
    assert rulebook.shared(text) == Rules("spot", players=5, extra="KS=10,AS=7")


def test_a_link_asks_for_rules_that_read_back() -> None:
    rules = Rules("pagat", players=3, handicap="0,-5,10", extra="KS=10,AS=7", ties="share")
    assert rulebook.query(rules) == "?preset=pagat+players=3+extra=KS=10,AS=7+ties=share+handicap=0,-5,10"
    assert rulebook.shared("http://here/" + rulebook.query(rules)) == rules
    with pytest.raises(RulesError, match="no option called “foo”"):
        rulebook.shared("spot foo=1")

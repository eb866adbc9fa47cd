"""The rules as a form: complete, in words that change with every choice, refusing what cannot be."""

import random
from typing import Any

import pytest

from hearts.app.rules import form, presets
from hearts.app.rules.presets import preset_rules
from hearts.app.rules.sentences import sentences
from hearts.engine.cards import NAMES
from hearts.engine.options import OPTIONS, PRESETS, RulesError
from hearts.engine.rules import PLAIN, Rules

OPTIONS_OF_THE_FORM = [option for _, options in form.GROUPS for option in options]


def test_the_form_has_every_option() -> None:
    assert sorted([*OPTIONS_OF_THE_FORM, "limit", "handicap"]) == sorted(OPTIONS)
    assert set(form.VALUES) == set(OPTIONS_OF_THE_FORM)


# What an option needs beside it to make a difference.
COMPANY = {
    "remainder": {"players": 5},
    "kitty_to": {"hand": "twelve"},
    "queen_breaks": {"must_break": True},
    "moon_bonus": {"bonus": "JD"},
}


@pytest.mark.parametrize("option", OPTIONS_OF_THE_FORM)
def test_every_choice_of_the_form_is_told_in_words(option: str) -> None:
    told, labels = set(), set()
    for value in form.VALUES[option]:
        options: dict[str, Any] = {**COMPANY.get(option, {}), option: value}
        if option == "leader":
            options["opening"] = "any"
        told.add("\n".join(sentences(Rules("deluxe", **options))))
        labels.add(form.value_label(option, value))
    assert len(told) == len(labels) == len(form.VALUES[option]), "two of its values sound the same"
    assert form.option_label(option)


def test_values_are_told_as_numbers_as_yes_and_no_and_by_what_they_are() -> None:
    assert [form.value_label("players", value) for value in form.VALUES["players"]] == ["3", "4", "5", "6"]
    assert [form.value_label("queen", value) for value in form.VALUES["queen"]] == ["13", "nothing"]
    assert form.value_label("deals", 4) == "4 deals" and form.value_label("deals", 0) == "not fixed"
    assert form.value_label("extra", "7C=7") == "7♣\ufe0e 7 (Hooligan)"
    assert form.value_label("bleed", True) == "allowed (bleed)"


def test_the_eight_checkboxes_of_hearts_deluxe_each_change_one_option_and_say_what_they_do() -> None:
    boxes = range(len(form.CHECKBOXES))
    assert [form.box_label(number) for number in boxes] == [
        "Jack of Diamonds",
        "Queen of Spades",
        "No trick rule",
        "Rotate lead",
        "Turn off passing",
        "Two of Clubs must lead",
        "Bleed on first trick",
        "Queen is not a heart",
    ]
    assert form.box_effect(7) == "the Queen of Spades does not break hearts"
    assert len({form.box_effect(number) for number in boxes}) == len(boxes)
    for option, on, off in form.CHECKBOXES:
        checked = form.with_option(Rules(), option, on)
        assert checked.options[option] == on and form.with_option(checked, option, off).options[option] == off


def test_what_cannot_be_is_refused_in_a_sentence_and_the_rest_is_not() -> None:
    led = form.with_option(Rules(), "opening", "lowest")
    assert form.why_refused(led, "leader", "dealer").startswith(
        "The player left of the dealer may not hold the lowest club"
    )
    assert form.why_refused(Rules("requiem"), "moon_bonus", True) == "Needs a bonus card."
    assert form.why_refused(Rules("kitty"), "players", 5).startswith("Twelve cards each and a kitty of four")
    assert form.why_refused(Rules(), "moon_bonus", True) == ""


def drawn(chance: random.Random) -> Rules:
    """Some rules that the form can come to."""
    rules = preset_rules(chance.choice(list(PRESETS)), Rules())
    for option in chance.sample(list(form.VALUES), 8):
        value = chance.choice(form.VALUES[option])
        rules = rules if form.why_refused(rules, option, value) else form.with_option(rules, option, value)
    return rules


def test_only_contrary_options_are_ever_refused_and_each_of_them_is() -> None:
    chance = random.Random(1)
    refused = set()
    cards = [f"{code}=4" for code in NAMES if not form.why_refused(Rules(), "extra", f"{code}=4")]
    for rules in [drawn(chance) for _ in range(150)] + [Rules(extra=card) for card in cards]:
        for option, values in form.VALUES.items():
            refused |= {option for value in values if form.why_refused(rules, option, value)}
    assert refused <= set(form.CONTRARY)
    assert refused >= {"players", "hand", "leader", "opening", "bonus", "moon_bonus"}


def test_refusals_name_the_number_of_each_value_that_cannot_be_chosen() -> None:
    found = form.refusals(Rules("kitty"))
    assert [key for key in found if key[0] == "players"] == [("players", 0), ("players", 2), ("players", 3)]
    assert found["leader", 1].startswith("The player left of the dealer may not hold the lowest club")
    assert set(form.refusals(Rules("kitty"), ("leader",))) == {("leader", 1)}
    high = Rules(limit=50, deals=4, handicap="60,0,0,0")
    assert form.refusals(high, ("deals",))[("deals", 0)].startswith("A start score is from −99 to 499")


def test_a_penalty_card_keeps_the_tables_away_that_play_without_it() -> None:
    found = form.refusals(Rules(extra="2C=4"))
    assert set(found) == {("players", 2), ("players", 3)}
    why = "The 2 of Clubs is not in the pack of 5 players, unless the cards left over make a kitty."
    assert found["players", 2] == why
    five = Rules(players=5, remainder="kitty", extra="2C=4")
    assert form.refusals(five, ("players", "remainder")) == {("remainder", 0): why}


# What an option that is settled must not change.
MEANT = (
    "pack", "hand_size", "kitty_size", "pass_offsets", "prices", "lead_demands", "follow_demands", "first_lead_demands",
    "total", "half_score",
)  # fmt: skip


def test_where_an_option_is_settled_its_values_come_to_the_same() -> None:
    chance = random.Random(2)
    seen = set()
    for _ in range(200):
        rules = drawn(chance)
        for option, values in form.VALUES.items():
            if form.why_settled(rules, option):
                seen.add(option)
                others = [value for value in values if not form.why_refused(rules, option, value)]
                for other in [form.with_option(rules, option, value) for value in others]:
                    assert [getattr(other, part) for part in MEANT] == [getattr(rules, part) for part in MEANT], option
    assert seen == {
        "remainder", "kitty_to", "passing", "pass_count", "decline", "queen_breaks", "queen_leads", "queen_waits",
        "sun", "ends", "exact",
    }  # fmt: skip


def facts(rules: Rules) -> "dict[str, object]":
    """All that rules come to; of the methods, those that look at an option themselves."""
    found = {name: value for name, value in vars(rules).items() if name not in OPTIONS and name[0] != "_"}
    found |= {name: getattr(rules, name) for name in PLAIN}
    return found | {"opening_demands": rules.opening_demands(0), "moon_worth": rules.moon_worth(True)}


def test_where_all_values_of_an_option_come_to_the_same_it_is_settled() -> None:
    chance = random.Random(3)
    for _ in range(80):
        rules = drawn(chance)
        for option, values in form.VALUES.items():
            several = [
                form.with_option(rules, option, value) for value in values if not form.why_refused(rules, option, value)
            ]
            meant = [facts(one) for one in several]
            same = len(several) > 1 and all(one == meant[0] for one in meant)
            assert not same or form.why_settled(rules, option), f"{option} under {rules.text()}"


def test_start_scores_follow_the_number_of_players() -> None:
    rules = Rules(handicap="0,10,-5,20")
    assert form.with_option(rules, "players", 3).start == (0, 10, -5)
    assert form.with_option(rules, "players", 6).start == (0, 10, -5, 20, 0, 0)
    assert form.with_option(Rules(handicap="0,0,0,9"), "players", 3).handicap == ""


@pytest.mark.parametrize("preset", PRESETS)
def test_a_checkbox_ticks_and_goes_back_to_what_the_preset_has(preset: str) -> None:
    for number, (name, _, _) in enumerate(form.CHECKBOXES):
        rules = Rules(preset)
        was = form.is_checked(rules, number)
        option, value = form.box_option(rules, number, not was)
        if form.why_refused(rules, option, value):
            continue
        other = form.with_option(rules, option, value)
        assert form.is_checked(other, number) != was, name
        assert form.with_option(other, *form.box_option(other, number, was)) == rules, name


def test_penalty_cards_read_as_people_write_them() -> None:
    assert form.tidy_cards(" ks = 10; as=+7, ") == "KS=10,AS=7"
    with pytest.raises(RulesError) as caught:
        form.with_option(Rules(), "extra", "XS=3")
    assert form.error_sentence(caught.value) == "“XS=3” is not a penalty card: write a card and its points, like KS=10."


def test_a_sentence_beside_its_option_does_not_name_it() -> None:
    with pytest.raises(RulesError) as caught:
        Rules(limit=5)
    assert form.error_sentence(caught.value) == "Write a number from 10 to 1000, not 5."
    with pytest.raises(RulesError) as caught:
        Rules.read("whist")
    assert form.error_sentence(caught.value).startswith("There are no rules called “whist”: choose one of")


@pytest.mark.parametrize(
    ("typed", "end"), [("", "."), (" ", "."), ("1.5", ", not 1.5."), ("-5", ", not −5."), (5, ", not 5.")]
)
def test_what_is_typed_for_a_number_is_told_as_it_was_typed(typed: int | str, end: str) -> None:
    assert form.why_refused(Rules(), "limit", typed) == "Write a number from 10 to 1000" + end


def test_what_differs_in_a_group_is_told_with_its_values() -> None:
    rules = Rules("deluxe", queen=0, extra="7C=7", sun=True)
    assert form.differing(rules, Rules("deluxe"), "points") == [
        f"{form.option_label('queen')}: {form.value_label('queen', 0)}",
        f"{form.option_label('extra')}: {form.value_label('extra', '7C=7')}",
    ]
    assert form.differing(Rules("deluxe", extra="2C=4"), Rules("deluxe"), "points")[0].endswith(": 2C=4")
    assert form.differing(rules, Rules("deluxe"), "pass") == []
    assert len(form.differing(rules, Rules("deluxe"), "moon")) == 1


def test_the_passes_are_named_as_they_go_with_so_many_players() -> None:
    def named(passing: str, players: int) -> str:
        return form.value_label("passing", passing, players)

    assert [named("LRAK", players) for players in (3, 4, 5, 6)] == [
        "left, right, no passing",
        "left, right, across, no passing",
        "left, right, second left, second right, no passing",
        "left, right, second left, second right, across, no passing",
    ]
    assert (named("LAR", 3), named("LAR", 5)) == ("left, right", "left, second left, second right, right")
    assert (named("R", 6), named("K", 3)) == ("always right", "no passing")
    assert form.differing(Rules(players=3, passing="LRA"), Rules(players=3), "pass") == ["Direction: left, right"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("classic-pc", "Classic"),
        ("classic-pc players=3", "Classic"),
        ("classic-pc limit=50", "Classic, short game to 50"),
        ("classic-pc limit=200", "Classic, long game to 200"),
        ("classic-pc deals=4", "Classic, 4 deals"),
        ("classic-pc deals=1", "Classic, 1 deal"),
        ("classic-pc limit=50 moon=choice", "Classic, changed"),
        ("deluxe bonus=TD", "Hearts Deluxe, changed"),
    ],
)
def test_rules_that_differ_only_in_their_end_are_not_called_changed(text: str, said: str) -> None:
    """After the lesson a game to 50 was “Classic, changed”, though its player had changed nothing."""
    rules = Rules.read(text)
    assert presets.name_with_length(rules) == said
    assert presets.name_with_mark(rules) == (said if said.endswith("changed") else "Classic")

"""The rules in plain words: every rule is told, and so is every difference between two tables."""

import pytest

from hearts.app.rules import presets
from hearts.app.rules.sentences import differences, sentences
from hearts.engine.options import OPTIONS, PRESETS
from hearts.engine.rules import Rules


def test_the_rules_of_deluxe_read_as_a_player_would_tell_them() -> None:
    assert sentences(Rules()) == [
        "Take as few points as you can: the lowest score wins.",
        "4 players get 13 cards each.",
        "You pass three cards: left, right, across, then one deal without passing, and repeat.",
        "The player with the lowest club starts, with any club.",
        "Follow suit if you can. If you can't, play anything, but no points on the first trick.",
        "The highest card of the suit led takes the trick and leads the next one.",
        "Hearts are broken once a heart or the Queen of Spades has been played. You may not lead hearts before then. "
        "You may not lead the Queen of Spades before then either.",
        "Each heart costs 1 point. The Queen of Spades costs 13 points.",
        "The Jack of Diamonds takes 10 points off your score.",
        "Shoot the moon (take every point): 26 off your score.",
        "The game ends when a score passes 100. The lowest score wins. If the lowest is tied, play another deal.",
    ]


def test_rules_with_every_extra_are_told_in_full() -> None:
    rules = Rules(
        "classic-pc", players=5, remainder="kitty", kitty_to="last", passing="L", decline=True, queen_waits=True,
        extra="KS=10,AS=7", clean="tricks", bonus="TD", moon="choice", moon_bonus=True, sun=True, exact="half",
        floor=True, ties="share", handicap="0,10,-5,0,0", limit=75,
    )  # fmt: skip
    assert sentences(rules) == [
        "Take as few points as you can: the lowest score wins.",
        "5 players get 10 cards each. The kitty, 2 cards face down, goes with the last trick.",
        "You pass three cards to the left. You may decline to pass: then you forward the cards that come to you, "
        "without seeing them.",
        "The lowest club starts the first trick.",
        "Follow suit if you can. If you can't, play anything, but no hearts and no Queen of Spades on the first trick.",
        "The highest card of the suit led takes the trick and leads the next one.",
        "Hearts are broken once a heart has been played. You may not lead hearts before then. "
        "You may lead the Queen of Spades before then. "
        "You may not throw the Queen of Spades on another suit before then.",
        "Each heart costs 1 point. The Queen of Spades costs 13 points. "
        "The King of Spades costs 10 points. The Ace of Spades costs 7 points.",
        "The 10 of Diamonds takes 10 points off your score.",
        "A deal in which you take no trick takes 5 off your score, unless someone shoots the moon.",
        "Shoot the moon (take every point and the 10 of Diamonds): 43 off your score or 43 for everyone else, "
        "as you choose. Shoot the sun (take every trick): it counts double.",
        "The scores start at 0, 10, −5, 0 and 0, clockwise from you.",
        "The game ends when a score reaches 75. The lowest score wins. If the lowest is tied, those players share "
        "the win. Exactly 75 becomes 37. No score falls below 0.",
    ]
    assert "Left out: 2 of Clubs and 2 of Diamonds." in sentences(Rules(players=5))[1]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_differs_from_the_others_in_words(preset: str) -> None:
    told = sentences(Rules(preset))
    assert all(sentence.endswith(".") for sentence in told)
    assert [other for other in PRESETS if sentences(Rules(other)) == told] == [preset]


@pytest.mark.parametrize("option", ["limit", "ends", "bonus", "queen", "hearts", "clean", "pass_count", "passing"])
def test_an_option_changed_changes_the_words(option: str) -> None:
    values = OPTIONS[option]
    other = 50 if option == "limit" else 2 if option == "pass_count" else values[1]
    assert sentences(Rules("deluxe", **{option: other})) != sentences(Rules())


def test_a_queen_that_waits_for_a_heart_is_told_of_where_hearts_wait_for_nothing() -> None:
    sentence = sentences(Rules("old-school", queen_leads=False, queen_waits=True))[6]
    assert sentence == (
        "You may lead hearts at any time. "
        "Before a heart has been played, you may not lead the Queen of Spades, or throw it on another suit."
    )
    assert sentences(Rules("old-school"))[6] == "You may lead hearts at any time."


def test_other_penalty_cards_are_not_told_to_be_barred_from_the_first_trick() -> None:
    told = "Follow suit if you can. If you can't, play anything, but no {} on the first trick."
    for changes, what in (({}, "hearts and no Queen of Spades"), ({"queen": 0}, "hearts")):
        assert told.format(what) in sentences(Rules("deluxe", extra="7C=7", **changes))


def test_no_sun_is_told_of_where_a_moon_counts_nothing() -> None:
    rules = Rules("deluxe", moon="nothing", sun=True)
    assert "Shoot the moon (take every point): the points count as usual." in sentences(rules)
    assert differences(rules, Rules("deluxe", moon="nothing")) == []


@pytest.mark.parametrize("clean", ["points", "tricks"])
def test_the_bonus_that_a_moon_takes_away_is_told_with_that(clean: str) -> None:
    (told,) = differences(Rules("classic-pc", clean=clean), Rules("classic-pc"))
    assert told.endswith(" takes 5 off your score, unless someone shoots the moon.")


def test_start_scores_are_told_clockwise_from_who_reads_them() -> None:
    rules = Rules(handicap="0,10,-5,20")
    told = [sentences(rules, viewer)[-2] for viewer in range(4)]
    assert told == [
        "The scores start at 0, 10, −5 and 20, clockwise from you.",
        "The scores start at 10, −5, 20 and 0, clockwise from you.",
        "The scores start at −5, 20, 0 and 10, clockwise from you.",
        "The scores start at 20, 0, 10 and −5, clockwise from you.",
    ]
    assert sentences(Rules(), 2) == sentences(Rules())


def test_rules_tell_how_they_differ_from_others() -> None:
    assert differences(Rules(), Rules()) == []
    assert differences(Rules("omnibus"), Rules("classic-pc")) == [
        "The Jack of Diamonds takes 10 points off your score."
    ]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"bonus": "JD"}, "No Jack of Diamonds bonus."),
        ({"clean": "points"}, "No bonus for a deal without points."),
        ({"clean": "tricks"}, "No bonus for a deal without a trick."),
        ({"handicap": "5,0,0,0"}, "All scores start at 0."),
    ],
)
def test_what_the_others_have_and_these_have_not_is_told(options: dict[str, str], told: str) -> None:
    assert differences(Rules("classic-pc"), Rules("classic-pc", **options)) == [told]


# ---- presets -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_a_name_and_a_line(preset: str) -> None:
    assert presets.preset_name(preset)[0].isupper() and presets.preset_line(preset).endswith(".")


def test_the_line_about_a_preset_is_true_for_three_to_six() -> None:
    """Some lead with another club than the two, and "across" is somebody else, or nobody."""
    for preset in PRESETS:
        assert "2 of Clubs" not in presets.preset_line(preset) and "across" not in presets.preset_line(preset)


def test_changed_rules_are_called_so() -> None:
    assert presets.name_with_length(Rules("spot")) == "Spot"
    assert presets.name_with_length(Rules("spot", limit=300)) == "Spot, short game to 300"
    assert presets.changes(Rules("spot", bleed=True)) == [
        "Follow suit if you can. If you can't, play anything. Points are allowed on the first trick."
    ]


def test_a_preset_is_picked_for_those_who_sit_there_where_so_many_can_play_it() -> None:
    five = Rules("deluxe", players=5, handicap="0,10,0,0,0")
    assert presets.preset_rules("spot", five) == Rules("spot", players=5, handicap="0,10,0,0,0")
    assert presets.preset_rules("kitty", five) == Rules("kitty")
    assert presets.name_with_length(five) == "Hearts Deluxe" and presets.changes(five) == []

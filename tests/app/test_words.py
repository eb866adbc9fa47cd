"""Sentences at the table, and the rules in plain words."""

import pytest

from hearts.app import words
from hearts.engine.rules import OPTIONS, PRESETS, Rules
from hearts.engine.score import Line


def row(points: tuple[int, ...], shooter: int = -1, choice: str = "", queen: int = 1, bonus: int = -1) -> Line:
    return Line(2, 1, points, points, shooter, False, choice, queen, bonus, points)


NAMES = ["You", "Pauline", "Michele", "Ben"]


@pytest.mark.parametrize(
    ("line", "title", "text"),
    [
        (
            row((0, 20, 4, 2)),
            "Deal 3 is over",
            "Pauline took the most, 20 points.",
        ),
        (
            row((10, 3, 3, 10), queen=2, bonus=2),
            "Deal 3 is over",
            "You and Ben took the most, 10 points; Michele took the queen of spades; "
            "Michele caught the Jack of Diamonds.",
        ),
        (
            row((14, 0, 0, 2), queen=0, bonus=0),
            "Deal 3 is over",
            "You took the most, 14 points; you caught the Jack of Diamonds.",
        ),
        (
            row((0, 26, 26, 26), 0, "plus"),
            "You shot the moon!",
            "Every penalty point in one hand: 26 more for everyone else.",
        ),
        (
            row((0, 0, -36, 0), 2, "minus"),
            "Michele shot the moon!",
            "Every penalty point in one hand: −36 for Michele.",
        ),
    ],
)
def test_a_deal_ends_in_words(line: Line, title: str, text: str) -> None:
    assert words.deal_over(line, NAMES, Rules()) == (title, text)


@pytest.mark.parametrize(
    ("scores", "winners", "title", "text"),
    [
        ((20, 101, 50, 60), (0,), "You win!", "30 points ahead of the next."),
        ((101, 20, 22, 60), (1,), "Pauline wins!", "By a hair: 2 points ahead of the next. You came last."),
        ((30, 20, 101, 80), (1,), "Pauline wins!", "10 points ahead of the next. You came second."),
        ((20, 20, 101, 60), (0, 1), "You and Pauline win!", "Shared, at 20 points."),
    ],
)
def test_a_game_ends_in_words(scores: tuple[int, ...], winners: tuple[int, ...], title: str, text: str) -> None:
    assert words.game_over(NAMES, scores, winners, 0, -1) == (title, text)


def test_the_rules_of_deluxe_read_as_a_player_would_tell_them() -> None:
    assert words.rules(Rules()) == [
        "Four players, 13 cards each.",
        "You pass three cards: left, right, across, a keeper without a pass, and round again.",
        "Whoever holds the lowest club leads the first trick, with any club.",
        "Follow suit where you can, else play any card; no points on the first trick.",
        "Hearts must be broken, by a heart or the queen of spades, before they are led. So must the queen.",
        "Each heart costs 1 point, the queen of spades 13.",
        "The Jack of Diamonds takes 10 points away.",
        "Shooting the moon, all penalty points, takes 26 points off your score.",
        "The game ends when a score passes 100; the lowest score wins, a tie for the lowest plays on.",
    ]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_differs_from_the_others_in_words(preset: str) -> None:
    told = words.rules(Rules(preset))
    assert all(sentence.endswith(".") for sentence in told)
    assert [other for other in PRESETS if words.rules(Rules(other)) == told] == [preset]


@pytest.mark.parametrize("option", ["limit", "ends", "bonus", "queen", "hearts", "clean", "pass_count", "passing"])
def test_an_option_changed_changes_the_words(option: str) -> None:
    values = OPTIONS[option]
    other = 50 if option == "limit" else 2 if option == "pass_count" else values[1]
    assert words.rules(Rules("deluxe", **{option: other})) != words.rules(Rules())


def test_numbers_have_true_minus_signs_and_points_their_plural() -> None:
    assert (words.signed(-26), words.signed(3)) == ("−26", "3")
    assert (words.points(1), words.points(-10), words.points(0)) == ("1 point", "minus 10 points", "0 points")


def test_a_queen_that_waits_for_a_heart_is_told_of_where_hearts_wait_for_nothing() -> None:
    sentence = words.rules(Rules("old-school", queen_leads=False, queen_waits=True))[4]
    assert sentence == (
        "Hearts may be led at any time. The queen of spades may not be led or discarded before a heart has been played."
    )
    assert words.rules(Rules("old-school"))[4] == "Hearts may be led at any time."

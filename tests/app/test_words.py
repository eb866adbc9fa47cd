"""Sentences at the table: what the pass, a play, the kitty and the ends of deals and games come to in words."""

import re

import pytest

from hearts.app.words import endings, phrases, standing
from hearts.app.words import table as words
from hearts.engine.cards import cards
from hearts.engine.deal import View
from hearts.engine.rules import Rules
from hearts.engine.score import Line
from tests.app.catalogue import CATALOGUE, forms
from tests.engine.positions import at

NAMES = ["You", "Pauline", "Michele", "Ben"]


def row(
    points: tuple[int, ...], shooter: int = -1, choice: str = "", queen: int = 1, bonus: int = -1, sun: bool = False
) -> Line:
    return Line(2, 1, points, points, shooter, sun, choice, queen, bonus, points)


@pytest.mark.parametrize(
    ("line", "title", "text"),
    [
        (row((0, 20, 4, 2)), "Deal 3 is over", "Pauline scored the most points: 20."),
        (
            row((10, 3, 3, 10), queen=2, bonus=2),
            "Deal 3 is over",
            "You and Ben scored the most points: 10. Michele took the Queen of Spades. "
            "Michele took the Jack of Diamonds: −10.",
        ),
        (
            row((4, 4, 3, 2), queen=0, bonus=0),
            "Deal 3 is over",
            "You and Pauline scored the most points: 4. You took the Jack of Diamonds: −10.",
        ),
        (
            row((13, 14, 0, 2), queen=0, bonus=0),
            "Deal 3 is over",
            "Pauline scored the most points: 14. You took the Queen of Spades. You took the Jack of Diamonds: −10.",
        ),
        (row((14, 0, 0, 2), queen=0), "Deal 3 is over", "You scored the most points: 14."),
        (row((1, 6, 6, 6), queen=2), "Deal 3 is over", "Pauline, Michele and Ben scored the most points: 6."),
        (
            row((0, 26, 26, 26), 0, "plus"),
            "You shot the moon!",
            "You took every penalty point: 26 for everyone else.",
        ),
        (
            row((0, 26, 16, 26), 0, "plus", bonus=2),
            "You shot the moon!",
            "You took every penalty point: 26 for everyone else. Michele took the Jack of Diamonds: −10.",
        ),
        (
            row((-10, 26, 26, 26), 0, "plus", bonus=0),
            "You shot the moon!",
            "You took every penalty point: 26 for everyone else. You took the Jack of Diamonds: −10.",
        ),
        (
            row((-26, -10, 0, 0), 0, "minus", bonus=1),
            "You shot the moon!",
            "You took every penalty point: −26. Pauline took the Jack of Diamonds: −10.",
        ),
        (row((-36, 0, 0, 0), 0, "minus", bonus=0), "You shot the moon!", "You took every penalty point: −36."),
        (row((0, 0, -36, 0), 2, "minus"), "Michele shot the moon!", "Michele took every penalty point: −36."),
        (row((-36, 0, 0, 0), 0, "minus", sun=True), "You shot the sun!", "You took every trick: −36."),
    ],
)
def test_a_deal_ends_in_words(line: Line, title: str, text: str) -> None:
    assert standing.deal_over(line, NAMES, 0, Rules()) == (title, text)


def test_a_score_that_lands_on_the_limit_and_goes_back_to_half_is_told() -> None:
    points = (5, 0, 10, 11)
    line = Line(6, 1, points, points, -1, False, "", 3, -1, (50, 100, 50, 71))
    told, rules = "reached exactly 100, which becomes 50.", Rules(exact="half")
    assert endings.halving_text((95, 100, 90, 60), line, NAMES, 0, rules) == f"You and Michele {told}"
    assert endings.halving_text((95, 100, 90, 60), line, NAMES, 1, rules) == f"You and Michele {told}"
    assert endings.halving_text((45, 100, 90, 60), line, NAMES, 0, rules) == f"Michele {told}"
    assert endings.halving_text((45, 100, 40, 60), line, NAMES, 0, rules) == "", (
        "on the way to 50, or there without a point"
    )
    for other in (Rules(), Rules(exact="half", deals=9), Rules(exact="half", limit=120)):
        assert endings.halving_text((95, 100, 90, 60), line, NAMES, 0, other) == ""


def test_a_deal_that_a_tie_keeps_from_being_the_last_says_why_the_game_goes_on() -> None:
    line = Line(6, 1, (3, 3, 9, 11), (3, 3, 9, 11), -1, False, "", 3, -1, (60, 60, 80, 101))
    most, tied = "Ben scored the most points: 11.", " share the lowest score, so you play another deal."
    assert standing.deal_over(line, NAMES, 0, Rules())[1] == f"{most} You and Pauline{tied}"
    assert standing.deal_over(line, NAMES, 2, Rules(deals=7))[1] == f"{most} You and Pauline{tied}"
    for rules in (Rules(ties="share"), Rules(limit=200), Rules(deals=9)):
        assert standing.deal_over(line, NAMES, 0, rules)[1] == most
    shot = Line(6, 1, (0, 26, 26, 26), (26, 0, 0, 0), 0, False, "plus", 0, -1, (80, 60, 60, 101))
    assert standing.deal_over(shot, NAMES, 0, Rules())[1].endswith(f" Pauline and Michele{tied}")


@pytest.mark.parametrize(
    ("scores", "winners", "title", "text"),
    [
        ((20, 101, 50, 60), (0,), "You win!", "30 points ahead of Michele."),
        ((101, 20, 22, 60), (1,), "Pauline wins!", "2 points ahead of Michele. You came last."),
        ((30, 20, 101, 80), (1,), "Pauline wins!", "10 points ahead of you. You came second."),
        ((30, 20, 101, 30), (1,), "Pauline wins!", "10 points ahead of Ben and you. You came second."),
        ((20, 30, 101, 30), (0,), "You win!", "10 points ahead of Pauline and Ben."),
        ((20, 20, 101, 60), (0, 1), "You and Pauline win!", "A tie, with 20 points."),
        ((30, 20, 101, 20), (1, 3), "Pauline and Ben win!", "A tie, with 20 points. You came third."),
        ((20, 20, 101, 20), (0, 1, 3), "You, Pauline and Ben win!", "A tie, with 20 points."),
    ],
)
def test_a_game_ends_in_words(scores: tuple[int, ...], winners: tuple[int, ...], title: str, text: str) -> None:
    assert endings.game_over(NAMES, scores, winners, 0, -1) == (title, text)


def test_a_game_that_is_given_up_says_who_gave_it_up_and_whose_score_is_the_lowest_of_the_others() -> None:
    scores = (20, 10, 50, 10)
    told = ("You gave up", "Lowest score of the others: Pauline and Ben.")
    assert [endings.game_over(NAMES, scores, (1, 3), viewer, 0) for viewer in (0, 1)] == [told, told]
    uncounted = "No deal was finished, so it doesn’t count."
    assert endings.game_left(NAMES, 0, 0) == ("You left the game", uncounted)
    assert endings.game_left(NAMES, 1, 0)[0] == "You left the game".replace("You", NAMES[0])


def test_a_seat_is_told_by_name_and_place_and_the_viewers_own_not_twice() -> None:
    facts = (3, 20, False, True, False)
    own = words.direction_of(0, 4)
    assert words.seat_label("You", own, *facts) == "You, 3 points this deal, 20 in the game, to play"
    assert words.seat_label("Ada", own, *facts) == "Ada, you, 3 points this deal, 20 in the game, to play"


def test_points_below_zero_are_scored_and_not_taken() -> None:
    """“You took −6.” was said at the end of a deal."""
    assert standing.deal_and_place(row((-6, 20, 4, 8)), NAMES, 0) == "You scored −6. You lead by 10."
    assert standing.deal_and_place(row((0, 20, 4, 2)), NAMES, 0) == "You scored no points. You lead by 2."
    several = [text for id in CATALOGUE for text in forms(id)]
    assert not [text for text in several if re.search(r"\btook \{(points|gap|most|own)\}|\btook the most\b", text)]


def test_the_viewer_is_known_by_seat_and_not_by_name() -> None:
    """Whoever looks is addressed as you, whatever they are called; the others by their names."""
    line, names = row((0, 20, 4, 2)), ["Ada", "Pauline", "Michele", "Ben"]
    assert standing.deal_over(line, names, 1, Rules())[1] == "You scored the most points: 20."
    assert endings.game_over(names, (101, 20, 30, 60), (1,), 0, -1)[1] == "10 points ahead of Michele. You came last."
    assert endings.game_over(names, (20, 101, 30, 60), (0,), 0, -1)[0] == "You win!"
    assert words.took("Ada", 5, True) == "You take the trick, 5 points."
    assert words.took("Ada", 0, False) == "Ada takes the trick."
    assert words.declined_text("Ada", True) == "You pass nothing, and forward the cards you get."
    assert words.declined_text("Ada", False) == "Ada passes nothing, and forwards the cards they get."
    hand = cards("QS 2H")
    assert words.received_text(hand, "Ben", False) == "Ben passed you Queen of Spades and 2 of Hearts."
    assert words.received_text(hand, "Ada", True) == "Your own cards come back to you: Queen of Spades and 2 of Hearts."
    assert words.kitty_taken("Ada", hand, True) == "You take the kitty: Queen of Spades and 2 of Hearts."
    assert words.kitty_taken("Ada", 0, False) == "Ada takes the kitty."


def test_numbers_have_true_minus_signs_and_points_their_plural() -> None:
    assert (phrases.written(-26), phrases.written(3), phrases.written(-0.04)) == ("−26", "3", "0.0")
    assert [phrases.signed(gap) for gap in (-26, 0, 3, 2.5, -0.04)] == ["−26", "0", "+3", "+2.5", "0.0"]
    assert [phrases.points(amount) for amount in (1, -10, -1, 0)] == [
        "1 point", "minus 10 points", "minus 1 point", "0 points",
    ]  # fmt: skip
    assert (phrases.spelled(3), phrases.spelled(12), phrases.written(1.25)) == ("three", "12", "1.2")


def test_lists_have_an_and_before_the_last_name() -> None:
    assert [phrases.listed(NAMES[:count]) for count in range(4)] == [
        "", "You", "You and Pauline", "You, Pauline and Michele",
    ]  # fmt: skip


@pytest.mark.parametrize(("taker", "seen", "told"), [
    ("", 0, "The kitty, four cards face down"),
    ("Ben", 0, "The kitty, four cards face down, taken by Ben"),
    ("You", 1, "The kitty: 2 of Clubs"),
])  # fmt: skip
def test_the_kitty_is_told_as_far_as_it_is_known(taker: str, seen: int, told: str) -> None:
    assert words.kitty(4, taker, seen) == told


@pytest.mark.parametrize(("rules", "first", "broken", "hand", "told"), [
    ("deluxe", False, False, "3D QS 4H", "any card"),
    ("deluxe queen_waits=yes", False, False, "3D QS 4H", "any card but the Queen of Spades"),
    ("deluxe queen_waits=yes", False, True, "3D QS 4H", "any card"),
    ("deluxe queen_waits=yes", False, False, "3D 4H", "any card"),
    ("deluxe queen_waits=yes", False, False, "QS", "any card"),
    ("deluxe queen_waits=yes", True, False, "3D QS 4H", "any card without points"),
    ("deluxe queen_waits=yes", True, False, "QS 4H", "any card but the Queen of Spades"),
    ("deluxe queen_waits=yes bleed=yes", True, False, "3D QS 4H", "any card but the Queen of Spades"),
    ("deluxe", True, False, "3D QS 4H", "any card without points"),
    ("deluxe bleed=yes", True, False, "3D QS 4H", "any card"),
    ("deluxe extra=KS=10", True, False, "3D QS 4H", "any card without points"),
])  # fmt: skip
def test_who_cannot_follow_is_told_what_may_be_discarded(
    rules: str, first: bool, broken: bool, hand: str, told: str
) -> None:
    table = at(Rules.read(rules), "2C", first, broken)
    assert words.your_turn(View(1, table, cards(hand), 0, 0, 0)) == f"Your turn: you have no clubs, play {told}"


def test_nobody_is_told_to_play_a_card_without_points_who_may_play_one_with_points() -> None:
    table = at(Rules.read("deluxe extra=KS=10"), "2C", True)
    assert words.your_turn(View(1, table, cards("3D KQS 4H"), 0, 0, 0)) == "Your turn: you cannot follow suit"


@pytest.mark.parametrize("name", ["דוד", "سارة", "Ann (אן)", "ܡܪܝܡ", "ﻡ"])
def test_a_name_from_right_to_left_is_set_apart_in_every_sentence(name: str) -> None:
    apart = f"\u2068{name}\u2069"
    assert words.took(name, 5, False) == f"{apart} takes the trick, 5 points."
    assert words.says("Ann", name) == f"Ann: “{apart}”"
    assert phrases.listed([name, "Ann", name]) == f"{apart}, Ann and {apart}"
    assert phrases.listed([name]) == apart
    assert words.says(phrases.listed([name, "Ann"]), "Yes") == f"{apart} and Ann: “Yes”"  # and once is enough


@pytest.mark.parametrize("name", ["Ann", "Zoë", "猫", "Ольга", "A❤️", "😀", "देवी", ""])
def test_any_other_name_stands_as_it_is(name: str) -> None:
    assert words.took(name, 0, False) == f"{name} takes the trick."

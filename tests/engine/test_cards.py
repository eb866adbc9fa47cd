"""Cards and sets of cards: numbers, names, text and back, and what a wrong text is told."""

import doctest
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hearts.engine import cards as module
from hearts.engine.cards import (
    CLUBS,
    DECK,
    DIAMONDS,
    HEARTS,
    NAMES,
    SPADES,
    bits,
    card,
    cards,
    count,
    each,
    highest,
    holder,
    lowest,
    name,
    parse,
    rank,
    spoken,
    suit,
    text,
)


def test_the_examples_in_the_docstring_hold() -> None:
    found = doctest.testmod(module)
    assert found.attempted and not found.failed


def test_a_card_is_suit_times_thirteen_plus_rank() -> None:
    assert [card(code) for code in ("2C", "AC", "2D", "2S", "QS", "2H", "AH")] == [0, 12, 13, 26, 36, 39, 51]
    assert [(suit(number), rank(number)) for number in (0, 36, 51)] == [(0, 0), (2, 10), (3, 12)]
    assert all(card(name(number)) == number == suit(number) * 13 + rank(number) for number in range(52))


def test_suits_are_the_four_parts_of_the_pack() -> None:
    assert (
        CLUBS | DIAMONDS | SPADES | HEARTS
        == DECK
        == cards("AKQJT98765432C AKQJT98765432D AKQJT98765432S AKQJT98765432H")
    )
    assert [text(whole)[-1] for whole in (CLUBS, DIAMONDS, SPADES, HEARTS)] == list("CDSH")
    assert not any(one & other for one, other in combinations((CLUBS, DIAMONDS, SPADES, HEARTS), 2))


@pytest.mark.parametrize(
    ("code", "meant"),
    [
        ("QS", "QS"),
        ("qs", "QS"),
        ("10d", "TD"),
        ("10D", "TD"),
        ("Q♠", "QS"),
        ("10♥", "TH"),
        (" 2♣ ", "2C"),
        ("a♦", "AD"),
    ],
)
def test_a_card_reads_as_people_write_it(code: str, meant: str) -> None:
    assert name(card(code)) == meant


@pytest.mark.parametrize("code", ["", "Q", "S", "1S", "11S", "QX", "QSS", "-", "Q S", "♠Q"])
def test_no_card_is_told_how_a_card_is_written(code: str) -> None:
    with pytest.raises(ValueError, match="is not a card: write a rank") as error:
        card(code)
    assert f"“{code}”" in str(error.value)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("QS AK5H 2C", "2C QS AK5H"),
        ("5KAh qs 2c", "2C QS AK5H"),
        ("10D 9D", "T9D"),
        ("AKQJ1098765432S", "AKQJT98765432S"),
        ("2C 3C 4C", "432C"),
        ("A♠ 10♠", "ATS"),
        ("", "-"),
    ],
)
def test_a_set_reads_in_any_order_and_writes_in_one(line: str, meant: str) -> None:
    assert text(cards(line)) == meant


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("QS QS", "“QS” is listed twice in “QS QS”."),
        ("AKAH", "“AH” is listed twice in “AKAH”."),
        ("QS H", "“H” in “QS H” has a suit but no rank"),
        ("QZ", "“QZ” is not a card"),
        ("QS AXH", "“XH” is not a card"),
    ],
)
def test_no_set_is_told_what_is_wrong_with_it(line: str, told: str) -> None:
    with pytest.raises(ValueError) as error:
        cards(line)
    assert told in str(error.value)


def test_the_empty_set_is_a_dash() -> None:
    assert text(0) == "-" and parse("-") == parse(" - ") == parse("") == 0


@pytest.mark.parametrize(
    ("code", "words"),
    [("2C", "2 of Clubs"), ("TD", "10 of Diamonds"), ("QS", "Queen of Spades"), ("AH", "Ace of Hearts")],
)
def test_a_card_is_spoken_as_people_say_it(code: str, words: str) -> None:
    assert spoken(card(code)) == words


def test_every_card_has_its_own_name_and_words() -> None:
    assert len(set(NAMES)) == len({spoken(number) for number in range(52)}) == 52


@given(st.sets(st.integers(0, 51)))
def test_sets_read_back_and_count_and_list_themselves(numbers: "set[int]") -> None:
    hand = bits(list(numbers))
    assert parse(text(hand)) == hand
    assert each(hand) == sorted(numbers)
    assert count(hand) == len(numbers) == bin(hand).count("1")
    if numbers:
        assert (lowest(hand), highest(hand)) == (min(numbers), max(numbers))


def test_the_holder_is_the_first_seat_with_any_of_the_cards() -> None:
    hands = (cards("2C AH"), cards("QS JD"), cards("KS JH"))
    assert [holder(hands, cards(wanted)) for wanted in ("AH", "QS", "KS QS", "JH")] == [0, 1, 1, 2]
    assert holder(hands, cards("3C")) == holder(hands, 0) == -1

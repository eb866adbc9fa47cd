"""The generator gives fixed numbers, fair ones, and the deal of a seed can never change silently."""

from collections import Counter

import pytest

from hearts.engine.cards import count, text
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random, deal


def sfc32(a: int, b: int, c: int) -> "list[int]":
    """The first numbers of sfc32 as PractRand states it: written again here, from its source, to compare."""
    mask, counter, found = 2**32 - 1, 1, []
    for _ in range(20):
        number = (a + b + counter) & mask
        counter += 1
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = ((c << 21) & mask) | (c >> 11)
        c = (c + number) & mask
        found.append(number)
    return found


def test_the_generator_is_sfc32_after_twelve_rounds() -> None:
    chance = Random("x")
    chance.a, chance.b, chance.c, chance.counter = 1, 2, 3, 1
    assert [chance.next() for _ in range(20)] == sfc32(1, 2, 3)


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ((0,), [1138515416, 403959344, 2220675103, 672831022]),
        ((42, "deal", 0), [3895784174, 4098514438, 3369588581, 2696357337]),
        (("Käthe ♥", 3), [168614470, 1987198861, 2123037791, 4177616710]),
    ],
    ids=["one number", "a deal's words", "any letters"],
)
def test_the_numbers_of_a_seed_are_these_for_ever(words: "tuple[int | str, ...]", numbers: "list[int]") -> None:
    chance = Random(*words)
    assert [chance.next() for _ in range(4)] == numbers


@pytest.mark.parametrize(
    ("rules", "seed", "number", "hands"),
    [
        (
            "deluxe",
            42,
            0,
            "KTC AT8D Q84S 76542H / 9865C KQ7D AJT2S KJH / AJ32C 965432D 53S AH / Q74C JD K976S QT983H",
        ),
        (
            "deluxe",
            42,
            1,
            "QJ7C Q92D KJ9S 9732H / 542C J654D T32S QJTH / K9863C A83D Q76S K5H / ATC KT7D A854S A864H",
        ),
        (
            "classic-pc",
            "Käthe ♥",
            0,
            "8C JT42D 9S AJ87532H / AT532C 975D T62S K4H / KJC A6D KQJ875S QT6H / Q9764C KQ83D A43S 9H",
        ),
        (
            "kitty",
            1,
            0,
            "KQ82C A4D QJ65S 62H / T43C 98D AT2S JT87H / 975C Q52D K94S Q54H / J6C KT763D 873S 93H / AC JD AKH",
        ),
        (
            "deluxe players=3",
            1,
            0,
            "QT86432C AD Q97532S KT8H / AK975C JT74D AJ84S J975H / JC KQ98653D KT6S AQ6432H",
        ),
        (
            "deluxe players=5 remainder=kitty",
            1,
            0,
            "Q2C A4D QJ65S 62H / KT843C 98D ATS JH / 75C Q52D 2S T875H / 9C KT63D K94S Q4H / J6C 7D 873S AK93H / AC JD",
        ),
        (
            "deluxe players=6",
            1,
            7,
            "TC K3D QTS 632H / AC AD J9S T854H / 986C 95D 75S 7H / KJC AK4S AQ9H / 754C Q6D 3S KJH / QC JT874D 86S",
        ),
    ],
)
def test_the_deal_of_a_seed_is_this_for_ever(rules: str, seed: "int | str", number: int, hands: str) -> None:
    found, kitty = deal(Rules.read(rules), seed, number)
    assert " / ".join([text(hand) for hand in found] + ([text(kitty)] if kitty else [])) == hands


def test_a_seed_given_as_text_deals_as_the_same_seed_given_as_a_number() -> None:
    rules = Rules()
    assert deal(rules, "42", 3) == deal(rules, 42, 3)


def test_streams_of_different_words_differ() -> None:
    words = [(1,), (2,), (1, 1), ("1", "deal"), (11,), ("1/1x",), ("",)]
    assert len({tuple(Random(*each).next() for _ in range(2)) for each in words}) == len(words)


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 13, 52, 1000, 2**31 + 1, 2**32])
def test_below_stays_below(limit: int) -> None:
    chance = Random(limit, "below")
    found = [chance.below(limit) for _ in range(300)]
    assert min(found) >= 0 and max(found) < limit
    assert limit == 1 or len(set(found)) > 1


def test_below_throws_away_the_uneven_rest() -> None:
    chance = Random("uneven")
    limit = 3 << 30  # with the rest kept, the lowest third would come up every second time
    assert sum([chance.below(limit) < 1 << 30 for _ in range(3000)]) == pytest.approx(1000, abs=130)


def test_below_is_even() -> None:
    chance = Random("even")
    found = Counter([chance.below(52) for _ in range(52_000)])
    squares = sum([(found[number] - 1000) ** 2 / 1000 for number in range(52)])
    assert len(found) == 52
    assert squares < 90, "chi square of 51 degrees of freedom: 90 is passed once in 1600"


def test_unit_is_from_nought_to_one() -> None:
    chance = Random("unit")
    found = [chance.unit() for _ in range(4000)]
    assert 0 <= min(found) < 0.01 and 0.99 < max(found) < 1
    assert sum(found) / 4000 == pytest.approx(0.5, abs=0.02)


def test_a_shuffle_keeps_the_cards_and_brings_each_everywhere() -> None:
    where: Counter[tuple[int, int]] = Counter()
    for seed in range(2000):
        order = Random(seed, "order").shuffle(list(range(8)))
        assert sorted(order) == list(range(8))
        where.update(enumerate(order))
    assert len(where) == 64
    assert max([abs(times - 250) for times in where.values()]) < 75, "each of 64 places: 250, within five deviations"


def test_each_seat_gets_each_card_equally_often() -> None:
    rules = Rules()
    queens: Counter[int] = Counter()
    for seed in range(1200):
        hands, _ = deal(rules, seed, 0)
        queens.update([seat for seat, hand in enumerate(hands) if hand >> 36 & 1])
    assert sum(queens.values()) == 1200
    assert max([abs(times - 300) for times in queens.values()]) < 75


@pytest.mark.parametrize(
    ("rules", "size", "kitty"),
    [
        ("deluxe", 13, 0),
        ("kitty", 12, 4),
        ("deluxe players=3", 17, 0),
        ("deluxe players=5", 10, 0),
        ("deluxe players=6", 8, 0),
        ("deluxe players=3 remainder=kitty", 17, 1),
        ("deluxe players=5 remainder=kitty", 10, 2),
        ("deluxe players=6 remainder=kitty", 8, 4),
        ("deluxe remainder=kitty", 13, 0),
    ],
)
def test_a_deal_gives_out_the_pack_once(rules: str, size: int, kitty: int) -> None:
    table = Rules.read(rules)
    hands, rest = deal(table, 5, 1)
    assert [count(hand) for hand in hands] == [size] * table.players
    assert count(rest) == kitty
    assert sum(hands) + rest == table.pack

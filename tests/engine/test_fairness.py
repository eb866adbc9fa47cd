"""What chance gives is exact: by counting all hands of a small pack, and by many deals of the real one."""

from itertools import combinations
from types import SimpleNamespace
from typing import cast

import pytest

from hearts.engine.cards import bits, cards, count, each
from hearts.engine.fairness import FACTS, Luck, by_chance, facts
from hearts.engine.rules import Rules
from hearts.engine.shuffle import dealt, digest


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("AKQC 5D QS 2H", (1, 1, 0, 3)),
        ("KC AD AKS 2H", (0, 2, 0, 3)),
        ("23456789TJQKAH", (0, 1, 3, 13)),
        ("23456789TJQKC", (0, 0, 3, 0)),
        ("2C 2D QS 2H", (1, 0, 0, 0)),
    ],
)
def test_the_facts_of_a_hand(hand: str, found: "tuple[int, ...]") -> None:
    assert facts(Rules(), cards(hand)) == found


def small(pack: str, size: int) -> Rules:
    """Rules with a pack small enough to count all hands."""
    return cast("Rules", SimpleNamespace(pack=cards(pack), hand_size=size))


@pytest.mark.parametrize(
    ("pack", "size"), [("AKQC 2D QS AK2H", 3), ("AKQC AD AQS 32H", 4), ("A2C A2D QS AH", 1), ("A2C A2D QS", 4)]
)
def test_mean_and_variance_are_those_of_all_hands(pack: str, size: int) -> None:
    rules = small(pack, size)
    hands = [facts(rules, bits(list(hand))) for hand in combinations(each(rules.pack), size)]
    for at, (mean, variance) in enumerate(by_chance(rules)):
        values = [hand[at] for hand in hands]
        middle = sum(values) / len(values)
        assert mean == pytest.approx(middle), FACTS[at]
        assert variance == pytest.approx(sum((value - middle) ** 2 for value in values) / len(values)), FACTS[at]


@pytest.mark.parametrize("text", ["deluxe", "deluxe players=3", "kitty", "deluxe players=6 remainder=kitty"])
def test_many_deals_come_to_what_chance_gives(text: str) -> None:
    rules, luck = Rules.read(text), Luck(Rules.read(text).players)
    chance = by_chance(rules)
    for number in range(1500):
        hands, _ = dealt(rules, digest("fairness", str(number)))
        luck.add(1, [list(facts(rules, hand)) for hand in hands], chance)
    offs = [luck.off(seat, at) for seat in range(rules.players) for at in range(len(FACTS))]
    assert max(map(abs, offs)) < 3.6 and luck.outside <= 4
    assert sum(count(hand) for hand in hands) == rules.players * rules.hand_size
    low, high = luck.between(0)
    assert low < luck.means[0] / luck.deals < high


def test_a_stacked_deck_is_found() -> None:
    rules, luck = Rules(), Luck(4)
    queen, chance = cards("QS"), by_chance(rules)
    for number in range(1500):
        hands = list(dealt(rules, digest("stacked", str(number)))[0])
        if number % 10 == 0 and not hands[0] & queen:  # every tenth time the queen goes to seat 0
            other = next(seat for seat in (1, 2, 3) if hands[seat] & queen)
            given = hands[0] & -hands[0]
            hands[0], hands[other] = hands[0] ^ given | queen, hands[other] ^ queen | given
        luck.add(1, [list(facts(rules, hand)) for hand in hands], chance)
    assert luck.off(0, 0) > 4

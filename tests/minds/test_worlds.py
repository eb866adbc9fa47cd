"""Worlds are drawn evenly: held to lists of all deals that agree with what a seat has seen."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from math import exp

import pytest
from situations import views

from hearts.engine.cards import bits, card, each, parse
from hearts.engine.deal import View
from hearts.engine.rules import Rules
from hearts.minds.belief import Belief, Ring, _rings
from hearts.minds.policy import Policy
from hearts.minds.worlds import Hidden, Layouts

TABLES = [
    "deluxe",
    "classic-pc",
    "kitty",
    "kitty kitty_to=last decline=yes",
    "requiem decline=yes",
    "spot players=3 remainder=kitty kitty_to=first",
    pytest.param("deluxe players=5 decline=yes remainder=kitty", marks=pytest.mark.whole),
    "black-maria players=6",
    pytest.param("deluxe players=6 remainder=kitty", marks=pytest.mark.whole),
]
FEW, MANY = 60, 3000  # deals: with so few each one is drawn often, with so many they are still listed


def listed(hidden: Hidden) -> list[tuple[int, ...]]:
    """All deals that agree, by trying every way; empty if there are too many tries."""
    tries = list(islice(hidden.every(), 20 * MANY))
    return [tuple(homes) for homes in tries if homes and hidden.led_rightly(homes)] if len(tries) < 20 * MANY else []


def counted(hidden: Hidden) -> int:
    """The number of deals that agree, as the counts say."""
    return sum(Layouts(may, hidden.room).total for may in hidden._cases())


def constrained(line: str, seeds: range) -> list[Hidden]:
    """What is hidden in views in which somebody may not hold some card, few enough to be listed."""
    seen = [Hidden(view) for seed in seeds for view in views(Rules.read(line), seed) if view.table.phase == "play"]
    return [hidden for hidden in seen if not hidden.free and 1 < counted(hidden) <= MANY]


@pytest.mark.parametrize("line", TABLES)
def test_every_deal_that_agrees_is_counted_once_and_drawn_as_often_as_the_others(line: str) -> None:
    chance, compared, square, free = random.Random(7), 0, 0.0, 0
    for hidden in constrained(line, range(24)):
        every = listed(hidden)
        if not every:
            continue
        assert len(set(every)) == len(every) == counted(hidden)
        compared += 1
        if len(every) > FEW:
            continue
        number = 20 * len(every)
        drawn = Counter(tuple(homes) for homes in islice(hidden.deals(chance), number))
        assert drawn.keys() <= set(every)
        square += sum((drawn[one] - 20) ** 2 / 20 for one in every)
        free += len(every) - 1
    assert compared > 120  # over 1,000 in all
    assert abs(square - free) < 4 * (2 * free) ** 0.5  # chi-square: its mean is `free`, its variance twice that


def three_ways() -> Hidden:
    """Three homes that can only exchange cards in a ring."""
    hidden = Hidden(next(view for view in views(Rules("classic-pc"), 1) if view.table.phase == "play"))
    hidden.room, hidden.unseen, hidden.opener, hidden.free = [1, 1, 2], parse("3D 6S JTH"), -1, False
    hidden.may = [parse("3D 6S"), parse("3D JTH"), parse("6S JTH")]
    return hidden


def test_deals_that_three_way_exchanges_alone_connect_come_as_often_as_the_others() -> None:
    drawn = Counter(tuple(homes) for homes in islice(three_ways().deals(random.Random(1)), 6000))
    assert len(drawn) == 3
    assert all(abs(number / 6000 - 1 / 3) < 0.03 for number in drawn.values())


def reached(hidden: Hidden, homes: tuple[int, ...], rings: list[Ring]) -> set[tuple[int, ...]]:
    """The deals that lead on from one where the homes of a ring hand a card on, again and again."""
    found, ahead = {homes}, [homes]
    while ahead:
        one = ahead.pop()
        for ring in rings:
            for cards in product(*[each(one[home] & hidden.may[other]) for home, other in ring]):
                after = list(one)
                for (home, other), handed in zip(ring, cards, strict=True):
                    after[home] ^= 1 << handed
                    after[other] ^= 1 << handed
                if tuple(after) not in found:
                    found.add(tuple(after))
                    ahead.append(tuple(after))
    return found


def knots(line: str, number: int) -> Iterator[tuple[View, Hidden, list[tuple[int, ...]]]]:
    """So many made-up constraints under which exchanges between two homes do not lead to all deals."""
    view, chance = next(view for view in views(Rules.read(line), 1) if view.table.phase == "play"), random.Random(5)
    while number:
        hidden = Hidden(view)
        hidden.room = [chance.randrange(1, 4) for _ in hidden.room]
        cards = [1 << card for card in chance.sample(range(52), sum(hidden.room))]
        hidden.unseen, hidden.opener, hidden.free = sum(cards), -1, False
        hidden.may = [sum([card for card in cards if chance.random() < 0.5]) for _ in hidden.room]
        every = listed(hidden)
        if 3 <= len(every) <= 40 and len(reached(hidden, every[0], _rings(len(hidden.room))[0])) < len(every):
            number -= 1
            yield view, hidden, every


@pytest.mark.parametrize("line", ["classic-pc", "kitty", "deluxe players=6"])
def test_a_walk_comes_to_every_deal_as_often_as_it_is_likely_where_exchanges_of_two_do_not(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    square = free = 0.0
    for view, hidden, every in knots(line, 8):
        belief, chance, likely = Belief(Policy(view.rules), view), random.Random(11), dict[tuple[int, ...], float]()
        monkeypatch.setattr(belief, "_hidden", hidden)
        monkeypatch.setattr(
            belief, "_of_home", lambda *home, likely=likely, chance=chance: likely.setdefault(home, 2 * chance.random())
        )
        shares = [exp(sum([belief._of_home(home, cards) for home, cards in enumerate(homes)])) for homes in every]
        # Who begins in each deal as often as it is likely is in each as often after any number of steps.
        number = 40 * len(every)
        found = Counter(
            [belief.further(hidden.world(list(homes)), 6, chance) for homes in chance.choices(every, shares, k=number)]
        )
        for homes, share in zip(every, shares, strict=True):
            due = number * share / sum(shares)
            square += (found[hidden.world(list(homes))] - due) ** 2 / due
        free += len(every) - 1
        pairs, longer = _rings(len(hidden.room))
        assert reached(hidden, every[0], pairs + longer) == set(every)
    assert square < free + 4 * (2 * free) ** 0.5  # chi-square: its mean is `free`, its variance twice that


def test_cards_that_no_deal_can_hold_are_an_error() -> None:
    hidden = three_ways()
    hidden.may = [parse("3D 6S"), parse("3D"), parse("6S")]
    with pytest.raises(ValueError, match="No deal"):
        next(hidden.deals(random.Random(1)))


def test_a_card_that_is_certain_lies_where_it_must() -> None:
    may = [bits([card("2C"), card("3C")]), bits([card("3C"), card("4C"), card("5C")])]
    layouts = Layouts(may, [2, 2])
    assert layouts.total == 1
    assert layouts.draw(random.Random(1)) == [parse("2C 3C"), parse("4C 5C")]

"""What the pass says of others' hands: shares that add up to one, truth above chance, silence where it ought to be."""

from itertools import combinations, islice
from math import exp

import pytest

from hearts.engine import shuffle
from hearts.engine.cards import bits, each
from hearts.engine.deal import Deal
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds.belief import Belief
from hearts.minds.passed import GIVEN, HANDS, SEEN, SLIP, Passed, played_by
from hearts.minds.policy import Policy
from hearts.minds.worlds import worlds


def passed(rules: Rules, seed: int, number: int = 0) -> Deal:
    """A deal after the pass, every packet the policy's."""
    deal, policy = Deal.begin(rules, number, *shuffle.deal(rules, seed, number)), Policy(rules)
    for seat in range(rules.players) if deal.table.phase == "pass" else ():
        deal = deal.give(seat, policy.packet(deal.hands[seat]))
    return deal


def likely(said: Passed, hands: tuple[int, ...]) -> float:
    """What the pass says of the hands of all others."""
    return sum(said.of(seat, hands[seat]) for seat in said.sums)


def test_the_shares_of_all_packets_add_up_to_one() -> None:
    rules = Rules.preset("deluxe")
    deal = passed(rules, 1)
    view = deal.view(deal.table.turn)
    giver = Passed(Policy(rules), view, played_by(view)).giver
    before = deal.hands[giver] & ~deal.got[giver] | view.got
    found = 0.0
    for cards in combinations(each(before), 3):
        view.got = bits(cards)
        found += (exp(Passed(Policy(rules), view, played_by(view))._given(before)) - SLIP) / (1 - SLIP)
    assert found == pytest.approx(1)


@pytest.mark.parametrize("preset", ["deluxe", "classic-pc"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_true_hands_are_believed_more_than_others(preset: str, number: int) -> None:
    """Left, right and across: by more than half in the logarithm, in the mean of forty deals."""
    rules, gains = Rules.preset(preset), []
    for seed in range(40):
        deal = passed(rules, seed, number)
        view = deal.view(deal.table.turn)
        said = Passed(Policy(rules), view, played_by(view))
        others = [likely(said, hands) for hands, _ in islice(worlds(view, Random(seed)), 20)]
        gains.append(likely(said, deal.hands) - sum(others) / len(others))
    assert sum(gains) / len(gains) > 0.5


def test_what_was_played_since_still_counts() -> None:
    """A hand is judged as it was after the pass, however much of it has been played."""
    rules = Rules.preset("classic-pc")
    deal = passed(rules, 3)
    seat, policy = deal.table.turn, Policy(rules)
    view = deal.view(seat)
    first = likely(Passed(policy, view, played_by(view)), deal.hands)
    for _ in range(9):
        view = deal.view(deal.table.turn)
        deal = deal.play(each(view.legal)[0])
    view = deal.view(seat)
    assert likely(Passed(policy, view, played_by(view)), deal.hands) == first


@pytest.mark.parametrize("line", ["classic-pc passing=K", "kitty", "black-maria players=3", "deluxe players=5"])
def test_it_is_silent_where_nobody_passed_and_at_unusual_tables(line: str) -> None:
    rules = Rules.read(line)
    deal = passed(rules, 2)
    view = deal.view(deal.table.turn)
    assert likely(Passed(Policy(rules), view, played_by(view)), deal.hands) == 0
    assert Belief(Policy(rules), view).of(deal.hands) == 0


def test_there_is_a_number_for_every_card_and_length() -> None:
    assert len(HANDS) == 2 * 5 * SEEN
    assert len(GIVEN) == 5 * 5 * (56 + 6)

"""Telepathy: what a mind believes follows from its own view; what it forgot is told; certain cards are certain."""

import json

import pytest
from situations import dealt, ending, in_play, views
from test_coach import swapped

from hearts.app.learning.telepathy import Beliefs, question
from hearts.engine.cards import each
from hearts.engine.deal import Deal
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds import instinct, telepathy
from hearts.minds.reply import reply
from hearts.minds.worlds import Hidden


def believed(view, mind: str = "iq:180") -> Beliefs:
    return Beliefs(json.loads(reply(question(view, mind)))["beliefs"])


@pytest.mark.parametrize("mind", ["iq:80", "iq:180"])
def test_chances_add_up_and_are_of_unseen_cards_alone(mind: str) -> None:
    view = views(Rules.preset("deluxe"), 5)[17]
    found = believed(view, mind)
    for card in each(view.unseen):
        assert sum([row.get(card, 0) for row in found.held]) == pytest.approx(1, abs=0.07)
    assert {card for row in found.held for card in row} <= set(each(view.unseen))
    assert found.held[view.seat] == {} and found.worlds > 0
    assert len(found.points) == 4 and all(0 <= chance <= 1 for chance in found.moons)


def test_a_card_that_was_passed_is_certain() -> None:
    deal = in_play(Rules.preset("deluxe"), 4)
    view = deal.view(0)
    for card in each(view.gave & view.unseen):
        assert believed(view).held[view.table.reaches(0)][card] == 1


def test_what_is_long_gone_is_forgotten_by_the_slow() -> None:
    view = next(view for view in views(Rules.preset("classic-pc"), 2) if len(view.table.tricks) == 8)
    assert believed(view, "iq:60").forgotten and not believed(view, "iq:180").forgotten


@pytest.mark.parametrize(("moon", "expected"), [("plus", 1), ("nothing", 0)])
def test_where_moons_count_nothing_none_is_expected(moon: str, expected: float) -> None:
    sure, rules = ("AC AH AD", "2C 3C 4C 5C 2H 3H 4H 5H TD"), f"classic-pc moon={moon}"
    asked = telepathy.steps("iq:180", ending(*sure, taken=("QS KQJT9876H",), rules=rules), "1")
    with pytest.raises(StopIteration) as end:
        while True:
            next(asked)
    assert end.value.value["moons"] == [expected, 0, 0, 0]


def test_before_play_nothing_is_expected_yet() -> None:
    found = believed(dealt("QS JT54S KJ8C T97D 53H"))
    assert found.points == [] and found.moons == [] and found.held[1]


def test_it_is_the_same_wherever_the_cards_lie_that_the_seat_has_not_seen() -> None:
    deal = in_play(Rules.preset("classic-pc", passing="K"), 3)
    other = swapped(deal, 2)
    assert deal.hands != other.hands
    assert question(deal.view(2), "iq:180") == question(other.view(2), "iq:180")


def late(left: int) -> Deal:
    """A deal in which so many tricks are left."""
    deal, number = in_play(Rules.preset("classic-pc"), 10), 0
    while len(deal.table.tricks) < 13 - left or deal.table.trick:
        deal = deal.play(instinct.play(deal.view(deal.table.turn), Random(f"2/{number}")))
        number += 1
    return deal


def every(deal: Deal, seat: int, of: int) -> "list[Deal]":
    """This deal with each hand in the seat `of` that `seat` cannot tell from the true one."""
    found = []
    for homes in Hidden(deal.view(seat)).every():
        if homes is not None:
            hands = Hidden(deal.view(seat)).world(homes)[0]
            found.append(Deal(deal.table, deal.dealt, hands, deal.kitty, deal.gave, deal.got))
    return list({one.hands[of]: one for one in found}.values())


@pytest.mark.parametrize("mind", ["iq:80", "iq:120", "iq:180"])
def test_what_is_guessed_of_ones_own_hand_is_the_same_with_each_hand_that_the_other_may_hold(mind: str) -> None:
    """The player tries all hands: each of them explains what is shown, and none does so better than another."""
    several = every(late(3), 0, 2)
    assert len(several) == 84
    assert len({reply(question(one.view(0), mind, 2)) for one in several}) == 1
    pictures = {reply(question(one.view(2), mind)) for one in several[::6]}
    assert len(pictures) > 10, "what goes by the other hand would single it out"


@pytest.mark.parametrize("mind", ["iq:80", "iq:180"])
def test_what_is_guessed_of_ones_own_hand_is_much_what_the_mind_believes(mind: str) -> None:
    for deal in (in_play(Rules.preset("classic-pc"), 4), in_play(Rules.preset("kitty"), 4), late(6)):
        view, of = deal.view(1), deal.table.reaches(1)
        found = Beliefs(json.loads(reply(question(view, mind, of)))["beliefs"])
        assert set(found.held[1]) <= set(each(view.hand)) and not any(found.held[:1] + found.held[2:])
        assert (found.worlds, found.points, found.moons, found.forgotten) == (80, [], [], 0)
        true = believed(deal.view(of, (), (0,) * 4), mind).held[1]
        gaps = [abs(found.held[1].get(card, 0) - true.get(card, 0)) for card in each(view.hand)]
        assert sum(gaps) / len(gaps) < 0.15
    deal = in_play(Rules.preset("deluxe"), 4)
    view = deal.view(1)
    found = Beliefs(json.loads(reply(question(view, mind, view.giver)))["beliefs"])
    assert all(found.held[1][card] == 1 for card in each(view.got)), "they gave you these"


@pytest.mark.parametrize("of", [0, 4, -1, "1", 1.5])
def test_nobody_else_sits_there(of: object) -> None:
    view = in_play(Rules.preset("deluxe"), 4).view(0)
    assert "another player" in json.loads(reply(question(view, "iq:180", of)))["error"]  # type: ignore[arg-type]


def test_a_mind_that_there_is_not_gets_a_sentence() -> None:
    assert "error" in json.loads(reply(question(dealt("QS JT54S KJ8C T97D 53H"), "nobody")))

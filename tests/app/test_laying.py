"""A deal that is laid out by hand: each place has its room, the rest may be dealt, and the deal is one of the rules."""

import pytest

from hearts.app.same import deals
from hearts.app.same.layout import LAST, NOBODY, Layout
from hearts.app.words.locale import say
from hearts.engine.cards import card, count
from hearts.engine.record import Seat
from hearts.engine.rules import Rules
from hearts.engine.table import IllegalMove

NAMES = ["You", "Pauline", "Michele", "Ben", "Rosa", "Kenji", "Kitty"]
SEATS = tuple([Seat("iq:100" if at else "person", "ben", name) for at, name in enumerate(NAMES[:6])])


def test_a_card_is_put_taken_back_and_moved_and_a_full_place_takes_none() -> None:
    layout = Layout(Rules())
    queen = card("QS")
    assert layout.put(queen, 2) and layout.place_of(queen) == 2
    assert layout.put(queen, 0) and layout.held(0) == 1 << queen and layout.held(2) == 0
    assert layout.put(queen, 0) and layout.place_of(queen) == NOBODY
    for number in range(13):
        assert layout.put(number, 1)
    assert not layout.put(queen, 1) and layout.place_of(queen) == NOBODY
    assert layout.missing(NAMES) == say("layout.missing", count=13, name="You")
    layout.clear()
    assert layout.held(NOBODY) == layout.rules.pack and not layout.whole


@pytest.mark.parametrize("text", ["deluxe", "kitty", "deluxe players=3", "deluxe players=5 remainder=kitty"])
def test_the_rest_is_dealt_around_what_lies_there(text: str) -> None:
    rules = Rules.read(text)
    layout = Layout(rules)
    assert layout.put(card("AS"), rules.players - 1)
    with pytest.raises(IllegalMove):
        layout.deal(SEATS[: rules.players], "id")
    layout.fill("chance")
    assert layout.whole and layout.missing(NAMES) == say("layout.whole")
    assert [count(layout.held(place)) for place in range(layout.places)] == [
        layout.room(place) for place in range(layout.places)
    ]
    layout.turn_to(6)
    deal = deals.read(layout.deal(SEATS[: rules.players], "id").record.text())
    assert deal.laid and deal.number == 6 and deal.seat == 0
    assert deal.record.game.deal is not None
    assert deal.record.game.deal.dealt == tuple([layout.held(seat) for seat in range(rules.players)])
    other = Layout(rules)
    other.fill("another chance")
    assert [other.held(0), other.held(1)] != [layout.held(0), layout.held(1)]


def test_the_number_of_the_deal_stays_in_its_bounds() -> None:
    layout = Layout(Rules())
    for asked, number in ((3, 3), (-4, 0), (10**9, LAST)):
        layout.turn_to(asked)
        assert layout.number == number

"""A deal that is laid out by hand: each place has its room, the rest may be dealt, and the deal is one of the rules."""

import json

import pytest

from hearts.app.keeping.laid_deals import MOST, Laid, take_in
from hearts.app.keeping.store import Store
from hearts.app.same import deals
from hearts.app.same.layout import LAST, NOBODY, Layout
from hearts.app.same.what import what_is
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
    assert layout.missing(NAMES) == say("layout-missing", count=13, name="You")
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
    assert layout.whole and layout.missing(NAMES) == say("layout-whole")
    assert [count(layout.held(place)) for place in range(layout.places)] == [
        layout.room(place) for place in range(layout.places)
    ]
    layout.turn_to(6)
    deal = deals.read_deal(what_is(layout.deal(SEATS[: rules.players], "id").record.text()))
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


# ---- dealer, seat, scores --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "several"), [("classic-pc", 4), ("deluxe players=3", 3), ("deluxe players=5", 5)])
def test_a_deal_says_who_deals_and_to_whom_one_passes_as_the_table_does(text: str, several: int) -> None:
    layout = Layout(Rules.read(text))
    assert len(layout.several) == len(set(layout.several)) >= several
    layout.fill("chance")
    for number, one in enumerate(layout.several):
        layout.turn_to(number)
        deal = layout.deal(SEATS[: layout.rules.players], "id").record.game.deal
        assert deal is not None and (deal.table.dealer, deal.table.pass_offset) == one


def test_scores_are_those_before_the_deal_and_what_cannot_be_is_said() -> None:
    layout = Layout(Rules("classic-pc"))
    layout.fill("chance")
    assert layout.score(["10", "98", "", "-5"]) == ""
    for wrong, why in (("100", "refused-handicap-range"), ("x", "refused-no-handicap")):
        assert layout.score(["10", wrong, "0", "0"]) == say(why, value=100)
    deal = deals.read_deal(what_is(layout.deal(SEATS[:4], "id").record.text()))
    assert deal.record.game.scores == (10, 98, 0, -5)
    assert layout.plain == Rules("classic-pc") and layout.of_rules(Rules("classic-pc", handicap="1,0,0,0"))
    assert not layout.of_rules(Rules("deluxe"))


def test_a_deal_is_played_from_any_seat() -> None:
    layout = Layout(Rules())
    layout.fill("chance")
    layout.sit(2)
    seats = (SEATS[2], SEATS[1], SEATS[0], SEATS[3])
    deal = deals.read_deal(what_is(layout.deal(seats, "id").record.text()))
    assert deal.seat == 2 and [who.person for who in deal.record.seats] == [False, False, True, False]
    layout.sit(9)
    assert layout.seat == 3


# ---- what is kept ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["deluxe", "kitty", "deluxe players=5 remainder=kitty"])
def test_a_layout_reads_back_whole_or_not(text: str) -> None:
    layout = Layout(Rules.read(text))
    layout.put(card("QS"), 1)
    layout.turn_to(3)
    layout.sit(1)
    layout.score(["1"] + ["2"] * (layout.rules.players - 1))
    assert Layout.read(layout.text()).text() == layout.text()
    layout.fill("chance")
    assert Layout.read(layout.text()).text() == layout.text()
    seats = (SEATS[1], SEATS[0], *SEATS[2 : layout.rules.players])
    assert Layout.of(layout.deal(seats, "id")).text() == layout.text()


@pytest.mark.parametrize("text", ["", "deluxe|0|0", "deluxe|x|0|" + "-" * 52, "nothing|0|0|" + "-" * 52, "x" * 2000])
def test_what_is_no_layout_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Layout.read(text)


def test_a_place_has_no_more_cards_than_belong_there_whatever_a_text_says() -> None:
    layout = Layout.read("deluxe|0|0|" + "1" * 40 + "9" * 12)
    assert count(layout.held(1)) == 13 and count(layout.held(NOBODY)) == 39


def test_deals_are_kept_under_names_and_what_is_none_is_left_out() -> None:
    mapping: dict[str, str] = {}
    laid, layout = Laid(Store(mapping)), Layout(Rules())
    assert laid.keep("", layout.text()) == say("layout-named", number=1)
    layout.fill("chance")
    assert laid.keep("Queen", layout.text()) == "Queen"
    layout.fill("another")
    assert laid.keep("Queen", layout.text()) == "Queen"
    assert [name for name, _ in laid.all()] == [say("layout-named", number=1), "Queen"]
    take_in(
        Store(mapping),
        json.dumps([["Queen", Layout(Rules()).text()], ["Other", layout.text()], ["Bad", "x" * 1001], 7]),
    )
    assert dict(laid.all())["Queen"] == layout.text() and [name for name, _ in laid.all()][-1] == "Other"
    laid.drop("Queen")
    assert [name for name, _ in laid.all()] == [say("layout-named", number=1), "Other"]
    for text in ("{", "7", '{"a": 1}', "[[1, 2], [3]]"):
        mapping["hearts.laid"] = text
        assert laid.all() == []
    for number in range(MOST + 5):
        laid.keep(f"No {number}", layout.text())
    assert len(laid.all()) == MOST

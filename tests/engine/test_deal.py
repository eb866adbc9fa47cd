"""One deal: what breaks hearts, who takes a trick, who leads, where passes and kitties go, who sees what."""

import pytest

from hearts.engine.cards import card, cards, name, parse, text
from hearts.engine.deal import Deal
from hearts.engine.rules import Rules
from hearts.engine.table import Table
from hearts.engine.trick import Trick, best
from tests.engine.positions import FULL, at, follow, keeper, sizes

# ---- breaking -------------------------------------------------------------------------------------------------------

BREAKS = [
    # what is played                              played discarded never
    ("a heart discarded", "5D 3H", (True, True, True)),
    ("a heart led", "3H", (True, True, True)),
    ("a heart following", "3H 5H", (True, True, True)),
    ("the queen discarded", "5D QS", (True, True, False)),
    ("the queen led", "QS", (True, False, False)),
    ("the queen following", "5S QS", (True, False, False)),
    ("another spade discarded", "5D KS", (False, False, False)),
    ("the bonus card", "5C JD", (False, False, False)),
]


@pytest.mark.parametrize(("what", "trick", "breaks"), BREAKS, ids=[row[0] for row in BREAKS])
@pytest.mark.parametrize("column", [0, 1, 2], ids=["played", "discarded", "never"])
def test_hearts_are_broken(what: str, trick: str, breaks: "tuple[bool, ...]", column: int) -> None:
    rules = Rules("deluxe", queen_breaks=("played", "discarded", "never")[column])
    assert at(rules, trick).broken is breaks[column]


@pytest.mark.parametrize("trick", ["5D QS", "QS", "5S QS"])
def test_a_queen_that_is_off_breaks_nothing(trick: str) -> None:
    assert not at(Rules("deluxe", queen=0), trick).broken


@pytest.mark.parametrize("trick", ["5D KS", "5D 7C", "KS"])
def test_extra_penalty_cards_break_nothing(trick: str) -> None:
    assert not at(Rules("black-maria", extra="KS=10,7C=7"), trick).broken


def test_broken_stays_broken_and_may_begin_in_the_first_trick() -> None:
    table = at(Rules("pagat"), "2C 3H", first=True)
    assert table.broken and table.play(card("4C")).play(card("5C")).broken


def test_point_2_a_heart_led_for_want_of_others_breaks_hearts() -> None:
    deal = keeper(Rules("deluxe", passing="K"), ("9C 3H", "2C 5H", "4C 6H", "5C 7H"))
    after = follow(deal, "2C 4C 5C 9C")
    assert not after.table.broken
    assert follow(after, "3H").table.broken


def test_once_broken_the_next_leader_may_lead_hearts() -> None:
    hands = ("2C 9D", "3C 9H", "AC 3D 5H", "4C 4D")
    deal = follow(keeper(Rules("classic-pc", passing="K"), hands), "2C 3C AC 4C")
    assert text(deal.view(2).legal) == "3D"
    hands = ("2C 9D", "3H 9H", "AC 3D 5H", "4C 4D")
    deal = follow(keeper(Rules("pagat", passing="K"), hands), "2C 3H AC 4C")
    assert text(deal.view(2).legal) == "3D 5H"


# ---- tricks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards_played", "index"),
    [
        ("2C 3C 4C 5C", 3),
        ("AC 3C 4C 5C", 0),
        ("2C AD AS AH", 0),
        ("9D TD JC QD", 3),
        ("QS KS AS 2S", 2),
        ("2H AH KH 3C", 1),
        ("5C", 0),
        ("2D 3D 4D", 2),
        ("2D AH 3D 4S 5D AS", 4),
    ],
)
def test_the_highest_card_of_the_suit_led_takes_the_trick(cards_played: str, index: int) -> None:
    played = tuple([card(code) for code in cards_played.split()])
    assert best(played) == index
    for leader in range(len(played)):
        assert Trick(leader, played).winner(len(played)) == (leader + index) % len(played)


def test_a_trick_knows_who_played_what() -> None:
    trick = Trick(3, tuple([card(code) for code in ["2C", "3C", "4C", "5C"]]))
    assert [trick.seat(index, 4) for index in range(4)] == [3, 0, 1, 2]
    assert trick == Trick(3, trick.cards) and hash(trick) == hash(Trick(3, trick.cards))
    assert trick != Trick(2, trick.cards) and trick != (3, trick.cards)


def test_the_winner_leads_and_holds_the_cards() -> None:
    deal = keeper(Rules("classic-pc", passing="K"), ("2C 3D", "TC 4D", "JC 5D", "3C 6D"))
    after = follow(deal, "2C TC JC 3C")
    table = after.table
    assert (table.turn, table.leader, table.trick, len(table.tricks)) == (2, 2, (), 1)
    assert [text(each) for each in table.taken] == ["-", "-", "JT32C", "-"]
    assert text(table.played) == "JT32C" and sizes(after) == [1, 1, 1, 1]
    assert [table.points(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_points_are_provisional_and_leave_the_kitty_out() -> None:
    deal = follow(keeper(Rules("kitty", passing="K"), ("2C", "3C", "4H", "QS"), "JQKAH"), "2C 3C 4H QS")
    assert [deal.table.points(seat) for seat in range(4)] == [0, 14, 0, 0]
    assert text(deal.taken[1]) == "32C QS AKQJ4H"


def test_a_deal_is_over_after_its_last_trick() -> None:
    rules = Rules("classic-pc", players=6, passing="K")
    hands = tuple([f"{'456789TJ'[seat]}C" for seat in range(6)])
    deal = keeper(rules, hands)
    deal.table.tricks = (Trick(0, ()),) * 7
    after = follow(deal, "4C 5C 6C 7C 8C 9C").table
    assert (after.phase, after.turn, len(after.tricks)) == ("over", -1, 8)


def test_playing_leaves_the_deal_before_as_it_was() -> None:
    before = keeper(Rules("classic-pc", passing="K"), ("2C 3D", "TC 4D", "JC 5D", "3C 6D"))
    kept = [getattr(before.table, slot) for slot in Table.__slots__], before.hands
    follow(before, "2C TC JC 3C 5D 6D 3D 4D")
    assert ([getattr(before.table, slot) for slot in Table.__slots__], before.hands) == kept


# ---- who leads ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["deluxe", "classic-pc", "pagat", "deluxe opening=any"])
@pytest.mark.parametrize("holder", range(4))
def test_who_holds_the_lowest_club_leads(rules: str, holder: int) -> None:
    hands = ["KC 3D", "QC 4D", "JC 5D", "3C 6D"]
    hands[holder] += " 2C"
    assert keeper(Rules.read(rules + " passing=K"), tuple(hands)).table.turn == holder


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_left_of_the_dealer_leads_and_the_dealer_rotates(players: int, number: int) -> None:
    rules = Rules("old-school", players=players, passing="K")
    deal = keeper(rules, ("5D", "2C 6D", "7D", "8D", "9D", "TD")[:players], number=number)
    assert deal.table.turn == number % players == (deal.table.dealer + 1) % players


def test_point_4_the_lowest_club_held_leads_where_the_two_is_gone() -> None:
    in_the_kitty = keeper(Rules("kitty", passing="K"), ("KC", "4C 3D", "9C 3C", "AC"), "2C 2D 2S 2H")
    assert in_the_kitty.table.turn == 2 and text(in_the_kitty.view(2).legal) == "3C"
    removed = keeper(Rules("classic-pc", players=6, passing="K"), ("KC", "5C", "9C", "4C AC", "6C", "7C"))
    assert removed.table.turn == 3 and text(removed.view(3).legal) == "4C"


@pytest.mark.parametrize("number", range(4))
def test_point_4_nobody_holds_a_club_so_left_of_the_dealer_leads_any_card(number: int) -> None:
    deal = keeper(Rules("classic-pc", passing="K"), ("2D 3D", "4S 4D", "5S 5D", "6D 6S"), number=number)
    assert deal.table.turn == number
    assert deal.view(number).legal == deal.hands[number]


def test_the_club_that_was_passed_leads_from_its_new_hand() -> None:
    deal = Deal.begin(Rules("classic-pc", pass_count=1), 0, tuple([parse(hand) for hand in FULL]), 0)
    for seat, packet in enumerate(("2C", "2D", "2S", "2H")):
        deal = deal.give(seat, cards(packet))
    assert deal.table.turn == 1 and text(deal.view(1).legal) == "2C"


# ---- the pass -------------------------------------------------------------------------------------------------------

WAYS = [
    # rules, deal, whom each seat passes to
    ("deluxe", 0, (1, 2, 3, 0)),
    ("deluxe", 1, (3, 0, 1, 2)),
    ("deluxe", 2, (2, 3, 0, 1)),
    ("deluxe", 4, (1, 2, 3, 0)),
    ("outland", 1, (2, 3, 0, 1)),
    ("black-maria", 5, (3, 0, 1, 2)),
    ("deluxe players=3", 0, (1, 2, 0)),
    ("deluxe players=3", 1, (2, 0, 1)),
    ("deluxe players=5", 1, (4, 0, 1, 2, 3)),
    ("deluxe players=5", 2, (2, 3, 4, 0, 1)),
    ("deluxe players=5", 3, (3, 4, 0, 1, 2)),
    ("deluxe players=6", 2, (2, 3, 4, 5, 0, 1)),
    ("deluxe players=6", 3, (4, 5, 0, 1, 2, 3)),
    ("deluxe players=6", 4, (3, 4, 5, 0, 1, 2)),
]


@pytest.mark.parametrize(("rules", "number", "to"), WAYS, ids=[f"{row[0]} deal {row[1]}" for row in WAYS])
def test_packets_go_where_the_cycle_sends_them(rules: str, number: int, to: "tuple[int, ...]") -> None:
    table = Rules.read(rules + " pass_count=1")
    hands = tuple([1 << 3 + seat | 1 << 13 + seat for seat in range(table.players)])
    deal = Deal.begin(table, number, hands, 0)
    for seat in range(table.players):
        assert deal.table.phase == "pass" and deal.table.receiver(seat) == to[seat]
        deal = deal.give(seat, 1 << 13 + seat)
    assert deal.table.phase == "play"
    for seat, receiver in enumerate(to):
        assert deal.got[receiver] == deal.gave[seat] == 1 << 13 + seat
        assert deal.hands[receiver] == 1 << 3 + receiver | 1 << 13 + seat
        assert deal.dealt == hands


@pytest.mark.parametrize("rules", ["deluxe passing=K", "deluxe pass_count=0"])
def test_a_keeper_is_in_play_at_once(rules: str) -> None:
    deal = Deal.begin(Rules.read(rules), 0, tuple([parse(hand) for hand in FULL]), 0)
    assert deal.table.phase == "play" and deal.table.pass_offset == 0


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0)])
def test_point_12_nobody_sees_anything_until_all_have_chosen(order: "tuple[int, ...]") -> None:
    deal = Deal.begin(Rules("deluxe"), 0, tuple([parse(hand) for hand in FULL]), 0)
    packets = [cards(f"AKQ{letter}") for letter in "CDSH"]
    for chosen, seat in enumerate(order, 1):
        deal = deal.give(seat, packets[seat])
        assert deal.table.ready == order[:chosen]
        if chosen < 4:
            views = [deal.view(who) for who in range(4)]
            assert [view.got for view in views] == [0] * 4
            assert [text(view.hand) for view in views] == list(FULL), "a packet chosen is still in the hand"
            assert [bool(view.gave) for view in views] == [who in order[:chosen] for who in range(4)]
    assert [text(got) for got in deal.got] == ["AKQH", "AKQC", "AKQD", "AKQS"]


RELAYS = [
    # way of deal, who declines, what each seat got ("C" from seat 0, …; "-" nothing)
    ("nobody", 0, "", "H C D S"),
    ("one", 0, "1", "H - C S"),
    ("two neighbours", 0, "12", "H - - C"),
    ("two opposite", 0, "13", "S - C -"),
    ("three: own cards come home", 0, "123", "C - - -"),
    ("all keep their own", 0, "0123", "- - - -"),
    ("to the right, one", 1, "0", "- S H D"),
    ("across, one: his opposite's come home", 2, "2", "C H - D"),
    ("across, both", 2, "02", "- H - D"),
]


@pytest.mark.parametrize(("what", "number", "declined", "wanted"), RELAYS, ids=[row[0] for row in RELAYS])
def test_point_11_a_decliner_forwards_unseen(what: str, number: int, declined: str, wanted: str) -> None:
    rules = Rules("deluxe", decline=True)
    deal = Deal.begin(rules, number, tuple([parse(hand) for hand in FULL]), 0)
    for seat in range(4):
        deal = deal.give(seat, 0 if str(seat) in declined else cards(f"AKQ{'CDSH'[seat]}"))
    assert [text(got) for got in deal.got] == [f"AKQ{who}" if who != "-" else "-" for who in wanted.split()]
    assert sizes(deal) == [13] * 4
    assert deal.table.declined == tuple([int(seat) for seat in declined])
    for seat in range(4):
        view = deal.view(seat)
        assert view.got == deal.got[seat]
        if view.got:
            assert deal.gave[view.giver] == view.got and deal.table.reaches(view.giver) == seat
        if str(seat) in declined:
            assert text(view.hand) == FULL[seat] and view.got == view.gave == 0
        else:
            assert view.hand == parse(FULL[seat]) & ~view.gave | view.got


def test_six_players_relay_round_two_tables_of_three() -> None:
    rules = Rules("deluxe", players=6, decline=True, pass_count=1)
    hands = tuple([1 << 3 + seat | 1 << 13 + seat for seat in range(6)])
    deal = Deal.begin(rules, 2, hands, 0)
    assert deal.table.pass_offset == 2
    for seat in range(6):
        deal = deal.give(seat, 0 if seat in (2, 4) else 1 << 13 + seat)
    assert [name(got.bit_length() - 1) if got else "-" for got in deal.got] == ["2D", "7D", "-", "3D", "-", "5D"]


# ---- the kitty ------------------------------------------------------------------------------------------------------

KITTIES = [
    # rules, tricks so far, who has the kitty
    ("kitty", "2C 3C 4C 5C", -1),
    ("kitty", "2C 3C 4H 5C", 3),
    ("kitty", "2C 3C QS 5C", 3),
    ("kitty queen=0", "2C 3C QS 5C", -1),
    ("kitty extra=3C=7", "2C 3C 4C 5C", 3),
    ("kitty kitty_to=first", "2C 3C 4C 5C", 3),
    ("kitty kitty_to=last", "2C 3C 4H 5C", -1),
    ("kitty", "2C 3C 4C 5C 9D TD JD QD", -1),
    ("kitty", "2C 3C 4C 5C 9D TD JH QD", 2),
    ("kitty kitty_to=first", "2C 3C 4C 5C 9D TD JH QD", 3),
]


@pytest.mark.parametrize(("rules", "line", "taker"), KITTIES, ids=[f"{row[0]}: {row[1]}" for row in KITTIES])
def test_the_kitty_goes_to_its_taker(rules: str, line: str, taker: int) -> None:
    table = Table(Rules.read(rules), 0).open(0, 0)
    for code in line.split():
        table = table.play(card(code))
    assert table.kitty_taker == taker


def test_the_kitty_goes_with_the_last_trick_at_the_latest() -> None:
    for kitty_to in ("penalty", "last", "first"):
        table = Table(Rules("kitty", kitty_to=kitty_to), 0).open(0, 0)
        table.tricks = (Trick(0, ()),) * 11
        for code in ["2C", "3C", "4C", "5C"]:
            table = table.play(card(code))
        assert (table.phase, table.kitty_taker) == ("over", 3)


def test_a_pack_without_a_kitty_gives_it_to_nobody() -> None:
    for rules in ("deluxe kitty_to=first", "deluxe players=3 kitty_to=first"):
        table = Table(Rules.read(rules), 0).open(0, 0)
        for code in ["2C", "3C", "4C", "5C"]:
            table = table.play(card(code))
        assert table.kitty_taker == -1


def test_point_13_its_taker_sees_the_kitty_at_once_the_others_after_the_deal() -> None:
    deal = keeper(Rules("kitty", passing="K"), ("2C 2D", "3C 3D", "4H 4D", "5C 5D"), "AKQS AD")
    before, after = follow(deal, "2C 3C"), follow(deal, "2C 3C 4H 5C")
    assert [text(before.view(seat).kitty) for seat in range(4)] == ["-"] * 4
    assert [text(after.view(seat).kitty) for seat in range(4)] == ["-", "-", "-", "AD AKQS"]
    assert text(after.taken[3]) == "532C AD AKQS 4H" and text(after.table.taken[3]) == "532C 4H"
    assert not after.view(3).unseen & cards("AKQS AD") and after.view(0).unseen & cards("AKQS AD")
    after.table.phase = "over"
    assert [text(after.view(seat).kitty) for seat in range(4)] == ["AD AKQS"] * 4


def test_tables_views_deals_and_tricks_show_themselves_in_a_line() -> None:
    deal = keeper(Rules("deluxe", passing="K"), ("2C AH", "3C KH", "4C QH", "5C JH"))
    assert repr(deal.table) == "<Table of deal 1: trick 1, seat 0 after ->"
    after = follow(deal, "2C 3C 4C 5C JH")
    assert repr(after.table) == "<Table of deal 1: trick 2, seat 0 after JH>"
    assert repr(deal) == f"<Deal: 2C AH | 3C KH | 4C QH | 5C JH, {deal.table!r}>"
    assert repr(deal.view(2)) == f"<View of seat 2: 4C QH, {deal.table!r}>"
    assert repr(after.table.tricks[0]) == "<Trick led by seat 0: 2C 3C 4C 5C>"
    passing = Deal.begin(Rules("deluxe"), 0, (0, 0, 0, 0), 0).give(2, 0)
    assert repr(passing.table) == "<Table of deal 1: pass, seats (2,) have chosen>"

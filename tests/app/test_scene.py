"""What is on the screen, from positions in card notation."""

from hearts.app import words
from hearts.app.scene import Scene, Staging, make
from hearts.engine.cards import card, cards
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.record import Seat
from hearts.engine.rules import Rules

NAMES = ("You", "Pauline", "Michele", "Ben")
SEATS = tuple(Seat("person" if name == "You" else "casual", name.lower(), name) for name in NAMES)
HANDS = (
    cards("A52C KJD AQ4S KT952H"),
    cards("QJ3C T9853D 76S AQ6H"),
    cards("K84C AQ7D KJT8S 843H"),
    cards("T976C 642D 9532S J7H"),
)
PACKETS = ("AQS KH", "AQH QC", "KS AQD", "JH TC 9S")


def dealt(preset: str = "classic-pc") -> Game:
    return Game.new(Rules(preset)).play(Dealt(HANDS, 0))


def passed(preset: str = "classic-pc") -> Game:
    game = dealt(preset)
    for seat, packet in enumerate(PACKETS):
        game = game.play(Passed(seat, cards(packet)))
    return game


def played(codes: str, preset: str = "classic-pc") -> Game:
    game = passed(preset)
    for code in codes.split():
        game = game.play(Played(game.waiting[0], card(code)))
    return game


def scene(game: Game, seat: int = 0, **staging: object) -> Scene:
    stage = Staging(SEATS)
    for field, value in staging.items():
        setattr(stage, field, value)
    return make(game.view(seat), stage)


def at(shown: Scene, code: str) -> object:
    return next(one for one in shown.cards if one.code == code)


def test_the_pass_asks_for_three_cards_and_shows_to_whom() -> None:
    shown = scene(dealt(), chosen=cards("QS 2C"))
    assert shown.phase == "pass" and shown.title == "Deal 1 · pass left"
    assert shown.prompt == "Choose three cards to pass to Pauline"
    assert shown.passing and (shown.passing.label, shown.passing.side) == ("Pass left to Pauline", 1)
    assert (shown.passing.ready, shown.passing.chosen, shown.passing.count) == (False, 2, 3)
    assert [one.code for one in shown.cards if one.chosen] == ["2C", "QS"]
    assert all(one.playable and not one.dimmed for one in shown.cards)


def test_the_hand_lies_in_suits_with_ranks_ascending() -> None:
    order = [one.code for one in scene(dealt()).cards]
    assert order == ["2C", "5C", "AC", "JD", "KD", "4S", "QS", "AS", "2H", "5H", "9H", "TH", "KH"]


def test_passed_cards_leave_at_once_and_received_ones_are_marked_until_the_first_play() -> None:
    waiting = scene(dealt().play(Passed(0, cards(PACKETS[0]))))
    assert [one.code for one in waiting.cards if one.place == "gone"] == ["QS", "AS", "KH"]
    assert waiting.prompt == "The others are still choosing" and waiting.passing is None
    after = scene(passed(), news=["pass"])
    assert [one.code for one in after.cards if one.received] == ["TC", "9S", "JH"]
    assert {one.source for one in after.cards if one.received} == {3}
    assert not any(one.received for one in scene(played("2C 3C 4C 6C")).cards)


def test_your_turn_dims_what_may_not_be_played_and_says_why() -> None:
    shown = scene(passed())
    assert shown.prompt == "Your lead: start with the 2 of Clubs" and shown.seats[0].turn
    barred = at(shown, "5C")
    assert barred.dimmed and not barred.playable  # type: ignore[attr-defined]
    assert barred.why == "The first trick starts with the 2 of Clubs."  # type: ignore[attr-defined]
    assert barred.label == "5 of Clubs, not playable: the first trick starts with the 2 of Clubs"  # type: ignore[attr-defined]


def test_accessible_names_begin_with_the_card_and_tell_what_it_costs() -> None:
    shown = scene(dealt("deluxe"), chosen=cards("QS"))
    assert at(shown, "QS").label == "Queen of Spades, 13 points, selected"  # type: ignore[attr-defined]
    assert at(shown, "JD").label == "Jack of Diamonds, minus 10 points"  # type: ignore[attr-defined]
    assert at(shown, "2H").label == "2 of Hearts, 1 point"  # type: ignore[attr-defined]


def test_a_trick_comes_from_its_players_lies_with_its_winner_marked_and_goes_to_them() -> None:
    game = played("2C 3C 4C 6C")
    lying = scene(game, lying="trick")
    assert [(one.code, one.side, one.winner) for one in lying.cards if one.place == "trick"] == [
        ("2C", 0, False),
        ("3C", 1, False),
        ("4C", 2, False),
        ("6C", 3, True),
    ]
    swept = scene(game, lying="pile")
    assert {(one.place, one.side) for one in swept.cards if one.place != "hand"} == {("pile", 3)}
    assert not [one for one in scene(game).cards if one.place != "hand"]


def test_sides_turn_with_the_viewer() -> None:
    shown = scene(played("2C"), seat=2)
    assert [seat.name for seat in shown.seats] == ["Michele", "Ben", "You", "Pauline"]
    assert [(one.code, one.side) for one in shown.cards if one.place == "trick"] == [("2C", 2)]
    assert [seat.turn for seat in shown.seats] == [False, False, False, True]


def test_seats_say_who_they_are_and_where() -> None:
    pauline = scene(played("2C")).seats[1]
    assert pauline.label == "Pauline, left, 0 points this deal, 0 in the game, to play"
    assert pauline.cards == 13 and scene(played("2C 3C")).seats[1].cards == 12


def test_a_curtain_shows_no_card_at_all() -> None:
    shown = scene(passed(), curtain=2)
    assert shown.cards == [] and shown.curtain and shown.curtain.label == "I am Michele"
    assert shown.phase == "curtain"


def test_ways_are_told_for_every_number_of_players() -> None:
    assert [words.way(seats, 4) for seats in range(4)] == ["keeper", "left", "across", "right"]
    assert [words.way(seats, 5) for seats in range(1, 5)] == ["left", "second left", "second right", "right"]
    assert [words.way(seats, 6) for seats in range(1, 6)] == [
        "left",
        "second left",
        "across",
        "second right",
        "right",
    ]
    assert [words.way(seats, 3) for seats in range(1, 3)] == ["left", "right"]

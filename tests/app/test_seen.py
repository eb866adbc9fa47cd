"""What has been played, as one seat may know it."""

import pytest
from test_scene import dealt, passed, played, scene

from hearts.app.scene.seen import Seen, seen_cards
from hearts.app.words.seen import dear, suit_text, unseen_points
from hearts.engine.cards import SUITS, card, cards, each, name
from hearts.engine.game import Dealt, Game, Passed
from hearts.engine.rules import Rules
from hearts.engine.shuffle import deal


def states(known: Seen, code: str) -> str:
    return next(state for cards in known.suits for number, state in cards if name(number) == code)


def test_before_play_there_are_own_cards_and_cards_that_are_out() -> None:
    known = seen_cards(dealt().view(0))
    assert [len(cards) for cards in known.suits] == [13] * 4
    assert (states(known, "QS"), states(known, "KS")) == ("own", "out")
    assert known.voids == [""] * 4 and known.points == [0] * 4 and known.left == 26
    assert sum(known.out) == 39


def test_a_passed_card_is_out_and_the_viewer_knows_with_whom() -> None:
    waiting = dealt().play(Passed(0, cards("AQS KH")))
    assert states(seen_cards(waiting.view(0)), "QS") == "own"  # nothing has changed hands yet
    known = seen_cards(passed().view(0))
    assert states(known, "QS") == "gave" and known.dear == [(card("QS"), "gave", 1)]
    assert states(known, "9S") == "own"
    others = seen_cards(passed().view(2))
    assert states(others, "QS") == "out" and others.dear == [(card("QS"), "out", -1)]
    assert dear(card("QS"), "gave", "Pauline", False) == "Queen of Spades: still in play, passed by you to Pauline"


def test_tricks_show_who_is_out_of_a_suit_and_who_took_what() -> None:
    game = passed("omnibus")
    while len(game.view(0).table.tricks) < 9:
        game = game.play(_first(game))
    known, table = seen_cards(game.view(0)), game.view(0).table
    for seat in range(4):
        shown = {
            SUITS[trick.cards[0] // 13]
            for trick in table.tricks
            for index, number in enumerate(trick.cards)
            if trick.seat(index, 4) == seat and number // 13 != trick.cards[0] // 13
        }
        assert set(known.voids[seat]) == shown
    assert any(known.voids)
    assert known.points == [table.points(seat) for seat in range(4)]
    for number, state, seat in known.dear:
        assert (state == "played" and seat >= 0) == any(number in trick.cards for trick in table.tricks)


def _first(game):  # type: ignore[no-untyped-def]
    from hearts.engine.game import Played

    return Played(game.waiting[0], each(game.view(game.waiting[0]).legal)[0])


def test_a_card_in_the_trick_on_the_table_has_been_played() -> None:
    known = seen_cards(played("2C").view(0))
    assert states(known, "2C") == "played" and known.left == 26


@pytest.mark.parametrize("to", ["penalty", "first", "last"])
def test_who_has_seen_the_kitty_counts_it_and_nobody_else_does(to: str) -> None:
    rules = Rules("kitty", kitty_to=to, passing="K")
    for seed in range(4):
        game = Game.new(rules).play(Dealt(*deal(rules, seed, 0)))
        assert game.deal is not None
        kitty = rules.worth(game.deal.kitty)
        while game.phase == "play":
            game = game.play(_first(game))
            assert game.deal is not None
            table = game.deal.table
            for view in [game.view(seat) for seat in range(4)]:
                known, knows = seen_cards(view), table.kitty_taker == view.seat or table.phase == "over"
                plain = [table.points(seat) for seat in range(4)]
                extra = kitty if knows else 0
                assert known.left == 26 - sum(plain) - extra
                hidden = -1 if knows else table.kitty_taker
                assert known.hidden == hidden
                assert all(seat == hidden for _, state, seat in known.dear if state == "out")
                assert sum(known.points) == sum(points for _, points in known.tricks) == sum(plain) + extra
                for seat in range(4):
                    got = plain[seat] + (extra if seat == table.kitty_taker else 0)
                    assert known.points[seat] == got == sum(points for who, points in known.tricks if who == seat)
                    if not game.lines:
                        shown = scene(game, view.seat)
                        assert shown.sheet.now is not None and shown.sheet.now[seat] == got
                        assert [one.points for one in shown.seats if one.seat == seat] == [got]


def test_points_that_may_lie_in_a_taken_kitty_are_not_promised() -> None:
    assert unseen_points(5, "") == "5 penalty points are still to come."
    assert unseen_points(5, "Ben") == "5 penalty points are still to come or lie in the kitty that Ben took."
    assert unseen_points(0, "Ben") == "0 penalty points are still to come."
    assert dear(card("QS"), "out", "Ben", False) == "Queen of Spades: still in play, or in the kitty that Ben took"
    assert dear(card("QS"), "out", "", False) == "Queen of Spades: still in play"
    assert unseen_points(1, "Ben") == "1 penalty point is still to come or lies in the kitty that Ben took."


def test_a_row_says_what_is_out_first() -> None:
    told = suit_text("S", [(card("AS"), "own"), (card("QS"), "out"), (card("2S"), "played"), (card("KS"), "gave")])
    assert told == "Spades. Still in play: Queen. Passed by you, still in play: King. Yours: Ace. Played: 2."
    assert suit_text("S", [(card("AS"), "own")]) == "Spades. All are played or yours. Yours: Ace."
    assert dear(card("QS"), "played", "", False) == "Queen of Spades: in this trick"
    assert dear(card("QS"), "played", "Ben", False) == "Queen of Spades: Ben took it"
    assert dear(card("QS"), "played", "You", True) == "Queen of Spades: you took it"

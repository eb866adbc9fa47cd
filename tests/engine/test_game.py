"""A game from its first deal to its end: moves and their refusals, moon choices, concessions, undo, winners."""

import doctest
from itertools import pairwise
from typing import Any

import pytest

from hearts.engine import game as module
from hearts.engine.cards import card, cards, highest, lowest, text
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.record import positions
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random, deal
from hearts.engine.table import IllegalMove
from tests.engine.positions import FULL, SUN, anything, dealt, grab, play, whole

PACKETS = (cards("AKQC"), cards("AKQD"), cards("AKQS"), cards("AKQH"))


def moon(rules: str) -> Game:
    """A game whose first deal seat 0 takes whole: as it stands after the last card."""
    game = dealt(Rules.read(rules + " passing=K"), SUN)
    while game.phase == "play":
        game = grab(game)
    return game


def exchanged(rules: str = "deluxe") -> Game:
    """A game in play after everybody passed three high cards."""
    game = dealt(Rules.read(rules), FULL)
    for seat, packet in enumerate(PACKETS):
        game = game.play(Passed(seat, packet))
    return game


def test_the_examples_in_the_docstring_hold() -> None:
    found = doctest.testmod(module)
    assert found.attempted and not found.failed


def test_a_game_goes_from_deal_to_pass_to_play_and_waits_for_who_is_next() -> None:
    game = Game.new(Rules("deluxe"))
    assert (game.phase, game.waiting, game.length, game.scores, game.moves) == ("deal", (), 0, (0, 0, 0, 0), [])
    game = game.play(Dealt(tuple([cards(hand) for hand in FULL]), 0))
    assert (game.phase, game.waiting) == ("pass", (0, 1, 2, 3))
    game = game.play(Passed(2, PACKETS[2]))
    assert (game.phase, game.waiting) == ("pass", (0, 1, 3))
    for seat in (0, 3, 1):
        game = game.play(Passed(seat, PACKETS[seat]))
    assert (game.phase, game.waiting, game.length) == ("play", (0,), 5)
    assert game.view(0).legal == cards("JT98765432C")
    assert game.play(Played(0, card("5C"))).waiting == (1,)


# ---- refusals -------------------------------------------------------------------------------------------------------

START = Game.new(Rules("deluxe"))
PASS = dealt(Rules("deluxe"), FULL)
RELAY = dealt(Rules("deluxe", decline=True), FULL)
ONE_PASSED = PASS.play(Passed(1, PACKETS[1]))
PLAY = exchanged()
MOON = moon("requiem")
OVER = PLAY.play(Declared(2, "concede"))
SHEET = moon("deluxe")
HANDS = tuple([cards(hand) for hand in FULL])
NONE = (1 << 50) + 4095  # thirteen bits; twice this, twice more, less 16,381 comes to the whole pack

REFUSALS: "list[tuple[str, Game, Any, str]]" = [
    ("play before the deal", START, Played(0, 0), "The cards have not been dealt yet."),
    ("pass before the deal", START, Passed(0, 7), "The cards have not been dealt yet."),
    ("concede before the deal", START, Declared(0, "concede"), "The cards have not been dealt yet."),
    ("play between deals", SHEET, Played(0, 0), "The cards have not been dealt yet."),
    ("deal three hands", START, Dealt(HANDS[:3], 0), "These rules deal 4 hands of 13 cards, not [13, 13, 13]."),
    ("deal uneven hands", START, Dealt((HANDS[0] | 1 << 20, HANDS[1] & ~(1 << 20), *HANDS[2:]), 0),
     "These rules deal 4 hands of 13 cards, not [14, 12, 13, 13]."),
    ("deal a kitty that is none", START, Dealt(HANDS, 1), "The number of cards in the kitty is 0, not 1."),
    ("deal a card twice", START, Dealt((HANDS[0] & ~1 | 1 << 13, *HANDS[1:]), 0),
     "Each card of the pack must be dealt exactly once."),
    ("deal a hand twice", START, Dealt((HANDS[0], HANDS[0], *HANDS[2:]), 0),
     "Each card of the pack must be dealt exactly once."),
    ("deal sets that are none, of the right size and sum", START, Dealt((-16381, NONE, NONE, 2 * NONE), 0),
     "Each card of the pack must be dealt exactly once."),
    ("deal in the middle", PLAY, Dealt(HANDS, 0), "This deal is not finished yet."),
    ("deal before the moon's choice", MOON, Dealt(HANDS, 0), "This deal is not finished yet."),
    ("deal after the end", OVER, Dealt(HANDS, 0), "The game is over."),
    ("pass too few", PASS, Passed(0, cards("AKC")), "The number of cards to pass is 3, not 2."),
    ("pass too many", PASS, Passed(0, cards("AKQJC")), "The number of cards to pass is 3, not 4."),
    ("decline where nobody may", PASS, Passed(0, 0), "The number of cards to pass is 3, not 0."),
    ("pass too few where one may decline", RELAY, Passed(0, cards("AC")), "The number of cards to pass is 3, not 1."),
    ("pass another's card", PASS, Passed(0, cards("AKC AD")), "You may pass only cards that you hold, not AD."),
    ("pass a set below all", PASS, Passed(0, -1), "There is no such set of cards."),
    ("pass a set beyond the pack", PASS, Passed(0, 7 << 52), "There is no such set of cards."),
    ("pass what is no set", PASS, Passed(0, "AKQC"), "There is no such set of cards."),
    ("pass no set where one may decline", RELAY, Passed(0, None), "There is no such set of cards."),
    ("pass from a seat that is none", PASS, Passed(4, PACKETS[0]), "There is no such seat."),
    ("play from a seat that is none", PLAY, Played(-1, card("2C")), "There is no such seat."),
    ("play what is no card", PLAY, Played(0, "2C"), "There is no such card."),
    ("pass twice", ONE_PASSED, Passed(1, PACKETS[1]), "You have already chosen your cards to pass."),
    ("pass in play", PLAY, Passed(0, cards("JC")), "Passing is over."),
    ("pass in another's turn", PLAY, Passed(1, cards("JC")), "It is not your turn."),
    ("play in the pass", PASS, Played(0, card("2C")), "No card can be played now."),
    ("play in another's turn", PLAY, Played(1, card("JD")), "It is not your turn."),
    ("play another's card", PLAY, Played(0, card("JD")), "You do not hold the Jack of Diamonds."),
    ("play a card that is none", PLAY, Played(0, 52), "There is no such card."),
    ("play a card below all", PLAY, Played(0, -1), "There is no such card."),
    ("play against the rules", PLAY, Played(0, card("AH")), "The first trick starts with a club."),
    ("play before the moon's choice", MOON, Played(0, 0), "No card can be played now."),
    ("play after the end", OVER, Played(0, 0), "The game is over."),
    ("pass after the end", OVER, Passed(0, 7), "The game is over."),
    ("choose a moon that is none", PLAY, Declared(0, "minus"), "Nobody is asked for “minus” now."),
    ("choose another's moon", MOON, Declared(1, "minus"), "Nobody is asked for “minus” now."),
    ("choose neither", MOON, Declared(0, "both"), "Nobody is asked for “both” now."),
    ("concede for nobody", PLAY, Declared(4, "concede"), "Nobody is asked for “concede” now."),
    ("concede for nobody", PLAY, Declared(-1, "concede"), "Nobody is asked for “concede” now."),
    ("concede after the end", OVER, Declared(0, "concede"), "The game is over."),
    ("say something else", PLAY, Declared(0, "hello"), "Nobody is asked for “hello” now."),
]  # fmt: skip


@pytest.mark.parametrize(("what", "game", "move", "told"), REFUSALS, ids=[row[0] for row in REFUSALS])
def test_a_move_that_is_not_allowed_says_why(what: str, game: Game, move: Any, told: str) -> None:
    before = game.phase, game.waiting, game.scores, game.moves
    with pytest.raises(IllegalMove) as error:
        game.play(move)
    assert str(error.value) == told
    assert (game.phase, game.waiting, game.scores, game.moves) == before


def test_there_is_nothing_to_see_before_the_first_deal() -> None:
    with pytest.raises(ValueError, match="nothing to see before the first deal"):
        START.view(0)


# ---- the end of a deal ----------------------------------------------------------------------------------------------


def test_a_moon_is_scored_at_once_where_nobody_chooses() -> None:
    for rules, scores in (("deluxe", (-36, 0, 0, 0)), ("classic-pc", (0, 26, 26, 26)), ("omnibus", (-10, 26, 26, 26))):
        game = moon(rules)
        assert (game.phase, game.scores, len(game.lines)) == ("deal", scores, 1)
        assert not game.lines[0].sun and game.lines[0].shooter == 0
    assert moon("classic-pc sun=yes").lines[0].sun


def test_point_10_the_shooter_chooses_with_both_rows_in_sight() -> None:
    assert (MOON.phase, MOON.waiting, MOON.scores, MOON.lines) == ("moon", (0,), (0, 0, 0, 0), ())
    minus, plus = MOON.choices()
    assert (minus.points, plus.points) == ((-26, 0, 0, 0), (0, 26, 26, 26))
    for choice, row in (("minus", minus), ("plus", plus)):
        after = MOON.play(Declared(0, choice))
        assert (after.phase, after.lines, after.scores) == ("deal", (row,), row.totals)
        assert after.lines[0].choice == choice


def test_a_choice_that_ends_the_game_ends_it() -> None:
    game = moon("requiem limit=26")
    assert game.play(Declared(0, "plus")).phase == "over" and game.play(Declared(0, "minus")).phase == "deal"


def test_point_9_the_end_is_tested_after_the_whole_deal() -> None:
    game = moon("classic-pc limit=10 moon=nothing ties=share")
    at: Game | None = game
    phases = []
    while at is not None and at.deal is not None:
        phases.append((at.phase, at.deal.table.points(0) >= 10))
        at = at.last
    assert phases[0] == ("over", True)
    assert ("play", True) in phases, "the score was passed in the middle, and the play went on"
    assert not [phase for phase, _ in phases[1:] if phase == "over"]


def test_the_next_deal_follows_with_its_own_pass_and_number() -> None:
    game = moon("deluxe")
    assert (game.phase, game.waiting) == ("deal", ())
    again = game.play(Dealt(*deal(game.rules, 1, 1)))
    assert again.deal is not None and again.deal.table.number == 1 and again.lines == game.lines
    assert again.view(0).scores == (-36, 0, 0, 0) and again.view(0).lines == game.lines


def test_a_tie_is_played_on_until_somebody_is_lowest() -> None:
    game = moon("classic-pc limit=20 moon=minus")  # nobody's points, seat 0 minus 26
    assert game.phase == "deal"
    level = moon("classic-pc deals=1 moon=plus handicap=26,0,0,0")
    assert level.scores == (26, 26, 26, 26) and level.phase == "deal"
    assert moon("classic-pc deals=1 moon=plus handicap=26,0,0,0 ties=share").winners == (0, 1, 2, 3)


def test_a_fixed_number_of_deals() -> None:
    game = whole(Rules("classic-pc", deals=3, ties="share", limit=10), 5)
    assert game.phase == "over" and len(game.lines) == 3


@pytest.mark.parametrize("preset", ["deluxe", "classic-pc"])
def test_a_game_ends_at_its_limit_with_the_lowest_as_winner(preset: str) -> None:
    game = whole(Rules(preset), 8)
    rows = [row.totals for row in game.lines]
    assert game.phase == "over" and game.scores == rows[-1]
    assert max(game.scores) >= 100 > max([max(row) for row in rows[:-1]]) - (preset == "deluxe")
    assert game.winners == tuple([seat for seat in range(4) if game.scores[seat] == min(game.scores)])
    assert game.waiting == ()


# ---- conceding ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game",
    [PASS, ONE_PASSED, PLAY, play(PLAY, "5C"), MOON, SHEET],
    ids=["in the pass", "after my pass", "before a trick", "in mid-trick", "at the moon", "at the score sheet"],
)
def test_anybody_may_concede_at_any_time(game: Game) -> None:
    for seat in range(4):
        after = game.play(Declared(seat, "concede"))
        assert (after.phase, after.waiting, after.conceded) == ("over", (), seat)
        assert after.scores == game.scores and after.lines == game.lines and after.last is game
        assert seat not in after.winners
        rest = [other for other in range(4) if other != seat]
        lowest = min([after.scores[other] for other in rest])
        assert after.winners == tuple([other for other in rest if after.scores[other] == lowest])


def test_who_gives_up_while_ahead_does_not_win() -> None:
    after = SHEET.play(Declared(0, "concede"))
    assert after.scores == (-36, 0, 0, 0) and after.winners == (1, 2, 3)
    assert SHEET.winners == (0,), "of a game not over: the leader"


# ---- values ---------------------------------------------------------------------------------------------------------


def test_moves_replay_to_the_same_game_and_last_is_the_position_before() -> None:
    game = whole(Rules("requiem"), 11, deals=2)
    again = Game.new(game.rules)
    positions = [again]
    for move in game.moves:
        again = again.play(move)
        positions.append(again)
    assert (again.scores, again.lines, again.phase, again.length) == (game.scores, game.lines, game.phase, game.length)
    at: Game | None = game
    for position in reversed(positions):
        assert at is not None
        assert (at.length, at.phase, at.scores, at.waiting) == (
            position.length, position.phase, position.scores, position.waiting
        )  # fmt: skip
        at = at.last
    assert at is None


def test_one_position_can_go_on_in_two_ways() -> None:
    one, other = play(PLAY, "5C"), play(PLAY, "JC")
    assert one.last is other.last is PLAY
    assert [text(game.view(0).hand & cards("JC 5C")) for game in (PLAY, one, other)] == ["J5C", "JC", "5C"]


def test_the_sheet_and_scores_in_a_view_are_those_before_the_deal() -> None:
    view = PLAY.view(2)
    assert (view.seat, view.scores, view.lines) == (2, (0, 0, 0, 0), ())
    assert text(view.gave) == "AKQS" and text(view.got) == "AKQD" and text(view.hand) == "AKQD JT98765432S"


def test_scores_start_from_the_handicap() -> None:
    game = moon("deluxe handicap=10,0,0,-5")
    assert game.lines[0].points == (-36, 0, 0, 0) and game.scores == (-26, 0, 0, -5)


def test_chance_chooses_the_same_game_again() -> None:
    first, again, other = (whole(Rules("deluxe"), seed, deals=1) for seed in (4, 4, 5))
    assert first.moves == again.moves != other.moves
    assert anything(PLAY, Random(1)) == anything(PLAY, Random(1))


# ---- values ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [whole(Rules("deluxe", limit=30), 3), MOON.play(Declared(0, "plus")), OVER])
def test_no_move_changes_the_position_it_is_made_in(game: Game) -> None:
    for at in positions(game):
        before = at.last
        assert before is not None and at.move is not None
        told = [getattr(before, slot) for slot in Game.__slots__]
        again = before.play(at.move)
        assert [getattr(before, slot) for slot in Game.__slots__] == told
        assert (again.phase, again.scores, again.lines, again.conceded) == (at.phase, at.scores, at.lines, at.conceded)


def test_a_game_shows_where_it_stands() -> None:
    assert repr(START) == "<Game deluxe: deal, 0 moves, 0 deals scored, scores (0, 0, 0, 0)>"
    assert repr(MOON.play(Declared(0, "minus"))).endswith("deal, 54 moves, 1 deals scored, scores (-26, 0, 0, 0)>")


def test_a_moon_is_offered_only_to_its_shooter() -> None:
    for game in (START, PLAY, SHEET, OVER):
        with pytest.raises(ValueError, match="No moon is to be scored now"):
            game.choices()


def onward(game: Game, moves: int) -> list[Game]:
    """The position, and those after so many moves more, each the lowest card that is legal."""
    found = [game]
    for _ in range(moves):
        (seat,) = found[-1].waiting
        found.append(found[-1].play(Played(seat, lowest(found[-1].view(seat).legal))))
    return found


def test_each_line_of_moves_keeps_its_own_positions_though_they_share_a_list() -> None:
    """Where a move is taken back, another line begins."""
    line = onward(exchanged(), 9)
    start, end = line[0], line[-1]
    (seat,) = start.waiting
    other = onward(start.play(Played(seat, highest(start.view(seat).legal))), 8)
    again = onward(start, 9)
    before = positions(start)
    for told in (line, [start, *other], again):
        assert all(one is two for one, two in zip(positions(told[-1]), before + told[1:], strict=True))
        assert all(at.last is one for one, at in pairwise(told))
        assert told[-1].moves == [at.move for at in before + told[1:]]
    assert all(at.past is end.past for at in line[1:]) and other[-1].past is not end.past is not again[-1].past

"""What is on the screen, from positions in card notation."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from hearts.app.scene.make import make
from hearts.app.scene.model import Allowed, Scene
from hearts.app.scene.sheet import deal_row
from hearts.app.scene.staging import Parts, Staging
from hearts.app.table.company import Company
from hearts.app.table.director import Director
from hearts.app.tempo import Tempo
from hearts.app.words.phrases import direction
from hearts.app.words.table import direction_of
from hearts.engine.cards import card, cards, each, lowest, name
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.record import Record, Seat, positions
from hearts.engine.rules import Rules
from hearts.engine.steps import step

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("You", "Pauline", "Michele", "Ben")
SEATS = tuple(Seat("person" if name == "You" else "casual", name.lower(), name) for name in NAMES)
HANDS = (
    cards("A52C KJD AQ4S KT952H"),
    cards("QJ3C T9853D 76S AQ6H"),
    cards("K84C AQ7D KJT8S 843H"),
    cards("T976C 642D 9532S J7H"),
)
MOON = (cards("AKQJT98765432C"), cards("AKQJT98765432D"), cards("AKQJT98765432S"), cards("AKQJT98765432H"))
QUEEN = card("QS")
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
    return make(game.view(seat), Staging(seats=SEATS, **staging))  # type: ignore[arg-type]


async def breathe() -> None:
    await asyncio.sleep(0)


def at(shown: Scene, code: str) -> object:
    return next(one for one in shown.cards if one.code == code)


def test_the_hand_lies_in_the_order_that_was_chosen() -> None:
    def hand(*order: object, preset: str = "omnibus") -> str:
        return " ".join([one.code for one in scene(dealt(preset), order=order).cards if one.place == "hand"])

    assert hand("CDSH", False, False) == "2C 5C AC JD KD 4S QS AS 2H 5H 9H TH KH"
    assert hand("SHDC", True, False) == "AS QS 4S KH TH 9H 5H 2H KD JD AC 5C 2C"
    assert hand("SHCD", False, True) == "QS 2H 5H 9H TH KH JD 4S AS 2C 5C AC KD"
    assert hand("SHCD", False, True, preset="classic-pc") == "QS 2H 5H 9H TH KH 4S AS 2C 5C AC JD KD"


def test_the_pass_asks_for_three_cards_and_shows_to_whom() -> None:
    shown = scene(dealt(), chosen=cards("QS 2C"))
    assert shown.phase == "pass" and shown.title == "Deal 1 · pass left"
    assert shown.prompt == "One more for Pauline"
    assert scene(dealt()).prompt == "Choose three cards to pass to Pauline"
    assert scene(dealt(), chosen=cards("QS 2C KH")).prompt == "Pass these three to Pauline"
    assert scene(dealt("omnibus")).bonus == ("JD", "−10") and shown.bonus == ("", "")
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
    told = "5 of Clubs, not playable. The first trick starts with the 2 of Clubs."
    assert barred.label == told  # type: ignore[attr-defined]


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


def test_points_stand_at_a_seat_once_the_trick_has_come_to_it() -> None:
    game = passed()
    while not (sum(scene_points(game)) and not game.deal.table.trick):
        seat = game.waiting[0]
        game = game.play(Played(seat, each(game.view(seat).legal)[-1]))
    held, taken = [[seat.points for seat in scene(game, lying=lying).seats] for lying in ("trick", "pile")]
    assert held == [0] * 4 and taken == scene_points(game) and sum(taken) > 0


def scene_points(game: Game) -> list[int]:
    return [game.view(0).points(seat) for seat in range(4)]


def test_cards_are_dealt_by_the_dealer_and_passed_ones_come_from_who_gave_them() -> None:
    game = dealt()
    side = game.deal.table.dealer
    assert {one.source for one in scene(game).cards if one.place == "hand"} == {side}
    came = scene(passed())
    assert {one.source for one in came.cards if one.received} == {3}
    assert {one.source for one in came.cards if one.place == "hand" and not one.received} == {side}


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
    assert shown.cards == [] and shown.curtain and shown.curtain.action.label == "I am Michele"
    assert shown.phase == "curtain"


def test_directions_are_named_and_told_for_every_number_of_players() -> None:
    assert [direction(seats, 4) for seats in range(4)] == ["keeper", "left", "across", "right"]
    assert [direction(seats, 5) for seats in range(1, 5)] == ["left", "second_left", "second_right", "right"]
    assert [direction_of(side, 6) for side in range(6)] == [
        "you",
        "left",
        "second left",
        "across",
        "second right",
        "right",
    ]
    assert [direction_of(side, 3) for side in range(1, 3)] == ["left", "right"]


def plain(thing: object) -> object:
    """A scene's part as its fields."""
    if isinstance(thing, list | tuple):
        return [plain(one) for one in thing]
    return {name: plain(value) for name, value in vars(thing).items()} if hasattr(thing, "__dict__") else thing


def test_a_scene_is_the_same_whether_it_takes_over_parts_of_those_before_or_not() -> None:
    source = next(iter(sorted(GOLDEN.glob("*.txt")))).read_text("utf-8")
    record, known = Record.read(source), Parts()
    games = positions(record.game)[:120]
    for number, game in enumerate(games + games[::-7]):  # on, and back
        view = game.view(number % 3 // 2)
        staging = Staging(seats=record.seats, lying="trick" if number % 2 else "", chosen=view.hand & -view.hand)
        assert plain(make(view, staging, known)) == plain(make(view, staging))


def test_what_did_not_change_is_the_same_object_in_the_next_scene() -> None:
    known, game = Parts(), played("2C")
    seat = game.waiting[0]
    number = lowest(game.view(seat).legal)
    before = make(game.view(0), Staging(seats=SEATS), known)
    after = make(game.play(Played(seat, number)).view(0), Staging(seats=SEATS), known)
    assert [one.code for one in after.cards if one not in before.cards and one.place == "trick"] == [name(number)]
    assert [one.seat for one in after.seats if one not in before.seats] == [seat, (seat + 1) % 4]


def test_faces_after_a_deal_say_how_it_went() -> None:
    moods: set[str] = set()
    for path in ("deluxe-1.txt", "classic-pc-1.txt"):
        record = Record.read((GOLDEN / path).read_text("utf-8"))
        for game in [game for game in positions(record.game) if game.phase == "deal" and game.lines]:
            line, faces = game.lines[-1], {seat.seat: seat.mood for seat in scene(game, ending="deal").seats}
            best = {seat for seat, points in enumerate(line.points) if points == min(line.points)}
            if line.shooter >= 0:
                assert faces == {seat: "moon" if seat == line.shooter else "sad" for seat in range(4)}
            else:
                assert faces[line.queen] == "queen"
                assert {seat for seat in faces if faces[seat] == "happy"} == best - {line.queen}
                assert {seat for seat in faces if faces[seat] == "sad"} <= {
                    seat for seat, points in enumerate(line.points) if points > 9
                }
            moods.update(faces.values())
            leaders = scene(game, ending="deal").sheet.leaders
            assert leaders == [seat for seat in range(4) if game.scores[seat] == min(game.scores)]
    assert moods >= {"happy", "queen", "calm"}


def test_who_gave_the_game_up_does_not_lead_it() -> None:
    """The crown stood at their total, beside a sentence that named somebody else."""
    record = Record.read((GOLDEN / "deluxe-1.txt").read_text("utf-8"))
    game = next(game for game in positions(record.game) if game.lines and len(set(game.scores)) == 4)
    best = game.scores.index(min(game.scores))
    after = game.play(Declared(best, "concede"))
    assert scene(game).sheet.leaders == [best]
    assert scene(after, ending="game").sheet.leaders == list(after.winners) != [best]


# The last of them is thrown by who has no diamond left.
THROWN = "2C QC KC TC AD 2D JD 3D QD 4D KD 5D 5C JC 8C 6C TD 7D 6D"


def thrown(rules: str, code: str) -> Game:
    """A deal without a pass, in which this card is thrown first of all."""
    game = Game.new(Rules.read(f"{rules} passing=K")).play(Dealt(HANDS, 0))
    for one in f"{THROWN} {code}".split():
        game = game.play(Played(game.waiting[0], card(one)))
    return game


def test_where_hearts_may_be_led_at_any_time_they_are_never_broken() -> None:
    assert [scene(thrown(rules, "5H")).broken for rules in ("requiem", "requiem must_break=no")] == [True, False]


def test_a_queen_that_costs_nothing_leaves_no_mark_and_no_long_face() -> None:
    for rules, marked in (("requiem", True), ("requiem queen=0", False)):
        game = thrown(rules, "QS")
        while game.phase == "play":
            seat = game.waiting[0]
            game = game.play(Played(seat, lowest(game.view(seat).legal)))
        line = game.lines[-1]
        assert line.queen == 1
        assert ("queen" in deal_row(game.view(0), line).marks[1]) is marked
        assert (scene(game, ending="deal").seats[1].mood == "queen") is marked


def test_the_last_trick_of_a_deal_counts_once_it_is_taken() -> None:
    record = Record.read((GOLDEN / "deluxe-1.txt").read_text("utf-8"))
    before, game = next(
        (before, game) for before, game in pairwise(positions(record.game)) if game.phase == "deal" and game.lines
    )
    points, scores = list(game.lines[0].points), list(game.scores)
    lying, swept, over = scene(game, lying="trick"), scene(game, lying="pile"), scene(game, ending="deal")
    taken = [before.view(0).points(seat) for seat in range(4)]
    assert ([seat.points for seat in lying.seats], [seat.score for seat in lying.seats]) == (taken, [0] * 4)
    assert ([seat.points for seat in swept.seats], [seat.score for seat in swept.seats]) == (points, [0] * 4)
    assert (lying.sheet.rows, swept.sheet.rows, swept.sheet.totals) == ([], [], [0] * 4)
    assert ([seat.points for seat in over.seats], [seat.score for seat in over.seats]) == (points, scores)
    assert (lying.title, over.title) == ("Deal 1 · trick 13 of 13", "Deal 1 is over") and lying.broken and over.broken


@pytest.mark.parametrize(
    "rules", ["classic-pc", "classic-pc moon=choice"]
)  # a moon that is scored at once, and one that asks
@pytest.mark.parametrize("first", [0, 3])
def test_nothing_tells_of_a_moon_before_its_film(rules: str, first: int) -> None:
    """In a deal with another number than the first, as practice has it, the totals came with the last card."""
    game = Game.new(Rules.read(f"{rules} passing=K"), first).play(Dealt(MOON, 0))
    while game.phase == "play":
        before, seat = game, game.waiting[0]
        game = game.play(Played(seat, min(each(game.view(seat).legal), key=lambda one: (one == QUEEN, one))))
    had = [before.view(0).points(seat) for seat in range(4)]
    assert 0 < sum(had) < 13 and game.phase == ("moon" if "choice" in rules else "deal")
    for lying in ("trick", "pile"):
        shown = scene(game, lying=lying)
        assert [(seat.points, seat.score) for seat in shown.seats] == [(points, 0) for points in had]
        assert (shown.sheet.rows, shown.sheet.totals) == ([], [0] * 4)
    told: list[Scene] = []
    director = Director(told.append, Tempo(lambda: 0.0, breathe), Company(), lambda: (0, Allowed()))
    director.open(0, step(game, 0), Staging(seats=SEATS))
    asyncio.run(director.perform())
    assert [(made.news, made.sign) for made in told] == [(told[0].news, ""), (["sweep"], "")]
    assert "taken" not in told[0].news


def test_the_end_of_a_game_tells_of_a_moon_in_its_last_deal_only() -> None:
    game = Record.read((GOLDEN / "classic-pc-3.txt").read_text("utf-8")).game
    assert game.phase == "over" and game.lines[0].shooter == 0 and game.lines[-1].shooter < 0
    ending = scene(game, ending="game").ending
    assert ending and ending.kind == "game" and "moon" not in ending.text

"""Events: what a move caused, once, in order; a golden game's events agree with its score sheet."""

from pathlib import Path

import pytest

from hearts.app.events import Event, event, of_trick
from hearts.app.events import events as of_step
from hearts.engine.cards import card, cards
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.record import Record, positions
from hearts.engine.rules import Rules
from hearts.engine.steps import step

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))
HANDS = (
    cards("A52C KJD AQ4S KT952H"),
    cards("QJ3C T9853D 76S AQ6H"),
    cards("K84C AQ7D KJT8S 843H"),
    cards("T976C 642D 9532S J7H"),
)

PACKETS = ("AQS KH", "AH QC 3C", "KS AQD", "JH TC 9S")


def events(game: Game) -> list[Event]:
    """What the last move caused: the same to every seat."""
    several = [of_step(step(game, seat)) for seat in range(game.rules.players)]
    assert all(found == several[0] for found in several)
    return several[0]


def played(codes: str, rules: str) -> Game:
    """A deal without a pass, as far as these cards."""
    game = Game.new(Rules.read(f"{rules} passing=K")).play(Dealt(HANDS, 0))
    for code in codes.split():
        game = game.play(Played(game.waiting[0], card(code)))
    return game


@pytest.mark.parametrize(
    ("codes", "expected"),
    [
        ("2C", [event("played", 0, card("2C"))]),
        ("2C QC KC TC", [event("played", 3, card("TC")), event("trick", 2)]),
        (
            "2C QC KC TC JS 2S QS",
            [event("played", 0, card("QS")), event("queen", 0, card("QS"))],
        ),
        (
            "2C QC KC TC KS 2S QS 7S",
            [
                event("played", 1, card("7S")),
                event("trick", 2),
                event("stuck", 2, card("QS"), 0),
            ],
        ),
    ],
)
def test_a_card_tells_what_it_caused(codes: str, expected: list[Event]) -> None:
    assert events(played(codes, "classic-pc")) == expected


def test_who_only_just_escaped_the_queen_is_named() -> None:
    game = played("2C QC KC TC JS 2S AS 7S", "classic-pc")
    assert [each.kind for each in events(game)] == ["played", "trick"]
    game = played("2C QC KC TC JS 9S QS 7S", "classic-pc")
    assert event("stuck", 0, card("QS"), 0) in events(game) and event("dodged", 2, card("QS")) in events(game)
    thrown = "2C QC KC TC AD 2D JD 3D QD 4D KD 5D 5C JC 8C 6C TD 7D 6D QS"  # by who has no diamond left
    assert event("dodged", 2, card("QS")) in events(played(thrown, "classic-pc"))


def test_the_bonus_card_is_caught_where_there_is_one() -> None:
    codes = "2C QC KC TC QD 2D JD 3D"
    assert event("caught", 2, card("JD")) in events(played(codes, "omnibus"))
    assert events(played("2C QC KC TC QD 2D JD", "omnibus")) == [event("played", 0, card("JD"))]
    assert not [each for each in events(played(codes, "classic-pc")) if each.kind == "caught"]


def test_dealing_passing_and_giving_up_are_events() -> None:
    game = Game.new(Rules("classic-pc")).play(Dealt(HANDS, 0))
    assert events(game) == [event("dealt")]
    for seat in range(4):
        assert events(game) == ([event("dealt")] if seat == 0 else [])
        game = game.play(
            Passed(seat, cards(("AQS KH", "AHQC 3C", "KS AQD", "JH TC 9S")[seat].replace("AHQC", "AH QC")))
        )
    assert events(game) == [event("passed")]
    assert events(game.play(Declared(2, "concede")))[0] == event("conceded", 2)


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_whole_game_tells_what_its_sheet_says(path: Path) -> None:
    record = Record.read(path.read_text("utf-8"))
    rules, told = record.game.rules, 0
    for game in positions(record.game):
        found = events(game)
        kinds = [each.kind for each in found]
        if isinstance(game.move, Played):
            assert kinds[0] == "played" and found[0].card == game.move.card
            assert game.deal is not None
            assert kinds.count("trick") == (not game.deal.table.trick)
        if game.phase in ("deal", "over") and game.lines and "deal over" in kinds:
            told += 1
            line = game.lines[-1]
            shot = [each.seat for each in found if each.kind in ("moon", "sun")]
            assert shot == ([line.shooter] if line.shooter >= 0 else [])
            clean = [each.seat for each in found if each.kind == "clean"]
            assert not clean or all(line.points[seat] <= 0 for seat in clean)
        if "game over" in kinds:
            assert tuple([each.seat for each in found if each.kind == "won"]) == game.winners
            lost = [each.seat for each in found if each.kind == "lost"]
            assert [game.scores[seat] for seat in lost] == [max(game.scores)] * len(lost) != []
    assert told == len(record.game.lines) > 0
    assert rules.players == len(record.seats)


def test_a_finished_trick_tells_the_same_without_the_move() -> None:
    game = played("2C QC KC TC KS 2S QS 7S", "classic-pc")
    assert game.deal is not None
    table = game.deal.table
    assert of_trick(table, table.tricks[-1]) == events(game)[1:]


def test_hearts_break_only_where_they_must_be_broken_to_be_led() -> None:
    thrown = "2C QC KC TC AD 2D JD 3D QD 4D KD 5D 5C JC 8C 6C TD 7D 6D 5H"  # by who has no diamond left
    assert event("broken", 0) in events(played(thrown, "classic-pc"))
    free = played(thrown, "classic-pc must_break=no")
    assert [each.kind for each in events(free)] == ["played", "trick"]


def test_a_clean_deal_is_one_without_points_not_one_that_the_bonus_card_pays_for() -> None:
    paid = 0
    for path in GOLDEN:
        for game in positions(Record.read(path.read_text("utf-8")).game):
            clean = [each.seat for each in events(game) if each.kind == "clean"]
            line = game.lines[-1] if game.lines else None
            if clean and line:
                assert [line.cards[seat] for seat in clean] == [0] * len(clean)
            if line and game.phase == "deal":
                paid += any(points <= 0 < own for points, own in zip(line.points, line.cards, strict=True))
    assert paid

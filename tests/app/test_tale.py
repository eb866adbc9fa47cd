"""The tale of a finished game: its places, the deal that turned it, its moons and escapes, its mark on statistics."""

from pathlib import Path

import pytest

from hearts.app.keeping.setup import Setup, rotate
from hearts.app.statistics import telling
from hearts.app.statistics.deals import Finished, stopper
from hearts.app.statistics.tale import Escape, Moon, Tale, Turn, _escape, places
from hearts.app.statistics.tally import Short, Tally
from hearts.engine.cards import card, cards
from hearts.engine.kitty import brought
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.score import line
from hearts.engine.trick import Trick

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
LINE = line(Rules(), 0, (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))  # where none is looked at
NAMES = ["You", "Pauline", "Michele", "Ben", "Rosa", "Kenji"]


def over() -> list[Path]:
    return [path for path in sorted(GOLDEN.glob("*.txt")) if Record.read(path.read_text("utf-8")).game.phase == "over"]


@pytest.mark.parametrize("path", over(), ids=lambda path: path.stem)
def test_the_tale_of_a_whole_game_is_what_its_score_sheet_says(path: Path) -> None:
    record = Record.read(path.read_text("utf-8"))
    tale, game = Tale(record), record.game
    assert tale.scores == game.scores
    assert [tale.scores[seat] for _, seat in tale.places] == sorted(tale.scores)
    assert {seat for place, seat in tale.places if place == 1} == set(game.winners)
    if tale.turn:
        winner, deal = tale.turn.winner, tale.turn.deal
        for line in game.lines[deal - 1 :]:
            assert line.totals[winner] == min(line.totals) and line.totals.count(line.totals[winner]) == 1
        if tale.turn.before >= 0:
            before = game.lines[deal - 2].totals
            assert min(before) != before[winner] or before.count(before[winner]) > 1
            points = game.lines[deal - 1].points
            assert (tale.turn.points, tale.turn.own) == (points[tale.turn.before], points[winner])
            assert tale.turn.last == (deal == len(game.lines))
    shooters = [line.shooter for line in game.lines if line.shooter >= 0]
    assert (tale.moon is not None) == bool(shooters)
    if tale.escape:
        assert tale.escape.of / 2 < tale.escape.had < tale.escape.of and tale.escape.by != tale.escape.seat
        taken = game.lines[tale.escape.deal - 1].points
        assert taken[tale.escape.by] and taken[tale.escape.seat] >= tale.escape.had - 10  # the bonus card's
    told = telling.story(tale, NAMES, 0)
    assert told and all(sentence.endswith(".") for sentence in told)


def test_some_golden_game_has_each_kind_of_sentence() -> None:
    tales = [Tale(Record.read(path.read_text("utf-8"))) for path in over()]
    assert len(tales) > 2
    assert any(tale.escape for tale in tales) and any(tale.turn for tale in tales)


def test_a_kitty_counts_for_the_moon_that_was_stopped() -> None:
    rules = Rules("kitty", kitty_to="first")
    tricks = [Trick(0, tuple([card(code) for code in line.split()])) for line in ("AC 2C 3C 4C", "AH 2H 3D 4D")]
    tricks.append(Trick(0, tuple([card(code) for code in ("5H", "KH", "5D", "6D")])))
    several, kitty = tuple(tricks), cards("QS 2S 3S 4S")
    with_kitty, without = [Finished(LINE, several, brought(rules, several, some)) for some in (kitty, 0)]
    assert stopper(rules, with_kitty) == 1 and _escape(rules, [with_kitty]) == Escape(1, 0, 15, 26, 1)
    assert stopper(rules, without) == -1 and _escape(rules, [without]) is None


def test_who_gave_up_comes_last() -> None:
    assert places((10, 40, 20, 10), -1) == [(1, 0), (1, 3), (3, 2), (4, 1)]
    assert places((10, 40, 20, 15), 0) == [(1, 3), (2, 2), (3, 1), (4, 0)]


@pytest.mark.parametrize(
    ("you", "told"),
    [
        (0, "Turning point: deal 3, when Pauline took the lead from you for good."),
        (1, "Turning point: deal 3, when you took the lead for good."),
        (2, "Turning point: deal 3, when Pauline took the lead for good."),
    ],
)
def test_sentences_know_who_reads_them(you: int, told: str) -> None:
    tale = object.__new__(Tale)
    tale.turn, tale.moon = Turn(3, 1, 0, 13, -10, False), Moon(2, 1, False, 26)
    tale.escape = Escape(4, 2, 21, 26, 1)
    found = telling.story(tale, NAMES, you)
    assert found[0] == told
    assert found[1] == ("Best moon: yours, in deal 2." if you == 1 else "Best moon: Pauline, in deal 2.")
    by = {1: "Michele had 21 of 26 points when you", 2: "you had 21 of 26 points when Pauline"}
    assert by.get(you, "Michele had 21 of 26 points when Pauline") in found[2]


def test_nobody_led_until_the_end_where_the_last_deal_decided() -> None:
    tale = object.__new__(Tale)
    tale.turn, tale.moon, tale.escape = Turn(3, 1, 0, 13, -10, True), None, None
    assert telling.story(tale, NAMES, 0) == ["The last deal decided the game: you scored 13, Pauline −10."]
    assert telling.story(tale, NAMES, 1) == ["The last deal decided the game: You scored 13, you −10."]
    assert telling.story(tale, NAMES, 2) == ["The last deal decided the game: You scored 13, Pauline −10."]


def test_what_a_game_did_to_the_figures_is_told_with_what_they_were() -> None:
    before, after = Short(), Tally()
    after.count(True, 8, 40)
    after.winning = 1
    assert telling.progress(before, after, False) == ["Your first game."]
    for won in (False, True):
        before.count(won, 10, 70)
    after = Tally()
    after.games, after.won, after.deals, after.points, after.winning = 3, 2, 30, 190, 2
    assert telling.progress(before, after, True) == [
        "Game 3.",
        "Win rate 67% ↑ · 6.3 points per deal ↓",
        "2 wins in a row.",
        "Your best score so far.",
    ]


def test_a_result_is_shared_as_lines() -> None:
    tale = Tale(Record.read(over()[0].read_text("utf-8")))
    lines = telling.result_lines(tale, NAMES, "Hearts Deluxe", ["It was close."], "https://x/?seed=1").split("\n")
    assert lines[0] == "Moonshot Hearts, Hearts Deluxe"
    assert lines[1].startswith("1st ") and lines[-2:] == ["It was close.", "https://x/?seed=1"]


def test_all_but_the_first_move_one_seat_on_with_their_points() -> None:
    seats = [Seat("person" if name == "You" else "iq:100", name.lower(), name) for name in NAMES[:4]]
    setup = Setup(Rules("spot", handicap="0,5,-5,10"), seats, undo="last")
    turned = rotate(setup)
    assert [who.name for who in turned.seats] == ["You", "Ben", "Pauline", "Michele"]
    assert turned.rules.start == (0, 10, 5, -5) and turned.rules.name == "spot" and turned.undo == "last"
    assert rotate(Setup(Rules(players=3))).seats[0].player == "person"
    again = rotate(rotate(rotate(setup)))
    assert [who.name for who in again.seats] == NAMES[:4] and again.rules == setup.rules

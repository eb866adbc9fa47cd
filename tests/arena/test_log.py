"""A log gives back what it was given, bears a cut last line, holds many matches, and names a line that is not its."""

from dataclasses import replace
from pathlib import Path

import pytest

from hearts.arena.log import Log
from hearts.arena.terms import Tally, Terms

DEALS = Terms("deluxe", ("instinct", "random"))
GAMES = Terms("spot players=3", ("instinct", "exec:“ö”"), "x", games=True)
ONE = Tally((1 / 3, 2.5), (0.0, 0.1), (2 / 3, 1 / 3), 6)
TWO = Tally((4.0, -2.0), (0.5, 0.0), (0.0, 1.0), 60)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    log = Log(tmp_path / "log.jsonl")
    log.begin(DEALS, 100)
    log.keep(DEALS, 1, ONE)
    log.begin(GAMES, 5)
    log.keep(GAMES, 0, TWO)
    log.begin(DEALS, 100)
    log.keep(DEALS, 0, TWO)
    return log.path


def test_it_gives_back_what_it_was_given(path: Path) -> None:
    log = Log(path)
    assert log.numbers == {DEALS: 100, GAMES: 5}
    assert log.tallies(DEALS) == {0: TWO, 1: ONE}
    assert log.tallies(GAMES) == {0: TWO}
    assert log.tallies(Terms("deluxe", ("instinct", "random"), "2")) == {}


def test_patience_makes_no_other_match(path: Path) -> None:
    assert len(Log(path).tallies(Terms("deluxe", ("instinct", "random"), patience=1.0))) == 2


def test_fewer_rounds_of_seatings_make_another_match(path: Path) -> None:
    log, fewer = Log(path), replace(DEALS, rounds=1)
    assert log.tallies(fewer) == {}
    log.begin(fewer, 7)
    log.keep(fewer, 0, ONE)
    again = Log(path)
    assert (again.tallies(fewer), again.numbers[fewer]) == ({0: ONE}, 7)
    assert len(again.tallies(DEALS)) == 2


def test_what_stands_there_is_not_written_again(path: Path) -> None:
    before = path.read_text(encoding="utf-8")
    log = Log(path)
    log.begin(DEALS, 100)
    assert path.read_text(encoding="utf-8") == before
    log.begin(DEALS, 200)
    assert Log(path).numbers[DEALS] == 200


def test_a_last_line_that_was_cut_short_is_left_out(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    log = Log(path)
    assert log.tallies(DEALS) == {1: ONE}
    assert path.read_bytes() == whole[:-20], "another program may be writing it just now"
    log.begin(DEALS, 100)
    log.keep(DEALS, 0, TWO)
    assert path.read_bytes() == whole


ENDLESS = '{"match": {"rules": "deluxe", "minds": [], "seed": "1", "unit": "deal"}, "number": 1e999}'
DEEP = '{"deal": ' + "[" * 200_000 + "]" * 200_000 + "}"


@pytest.mark.parametrize(
    "line", ["nonsense", "[]", '{"game": 3}', '{"deal": 3}', '{"match": {}}', '{"match": 1}', ENDLESS, DEEP]
)
def test_another_line_is_named(path: Path, line: str) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    with pytest.raises(ValueError, match=r"Line 7 of .*log\.jsonl belongs to no match"):
        Log(path)


def test_a_tally_without_a_match_is_named(tmp_path: Path) -> None:
    (tmp_path / "log").write_text('{"deal": 0, "points": [], "moons": [], "wins": [], "deals": 1}\n')
    with pytest.raises(ValueError, match="Line 1 of"):
        Log(tmp_path / "log")


def test_a_match_that_was_stopped_in_its_first_line_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "log"
    for text in ("", '{"ma', '{"match": {"rules": "del'):
        path.write_text(text, encoding="utf-8")
        Log(path).begin(DEALS, 100)
        assert Log(path).numbers == {DEALS: 100}


@pytest.mark.parametrize("text", ['{"rules": "deluxe"}', "a letter to a friend", '{"rules": "deluxe"}\n'])
def test_another_file_stays_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "log"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"log (is not a|belongs to no) match"):
        Log(path)
    assert path.read_text(encoding="utf-8") == text

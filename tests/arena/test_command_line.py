"""The command line: what it prints, and the sentence and exit code 2 where it cannot."""

import io
import json
from pathlib import Path

import pytest

from hearts.__main__ import main
from hearts.engine import shuffle
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds import instinct


def _record(deals: int = 1, more: int = 0) -> Record:
    """A game between instincts after so many deals and `more` moves of the next one."""
    game = Game.new(Rules.preset("classic-pc"))
    while len(game.lines) < deals or more > 0:
        more -= len(game.lines) == deals
        if game.phase == "deal":
            game = game.play(Dealt(*shuffle.deal(game.rules, 5, len(game.lines))))
            continue
        seat = game.waiting[0]
        view, chance = game.view(seat), Random(5, game.length, seat)
        give = game.phase == "pass"
        move = Passed(seat, instinct.give(view, chance)) if give else Played(seat, instinct.play(view, chance))
        game = game.play(move)
    names = ("You", "Pauline", "Michele", "Ben")
    return Record(game, "t-1", "5", tuple([Seat("instinct", name.lower(), name) for name in names]))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.hearts"
    path.write_text(_record().text(), encoding="utf-8")
    return path


def test_replay_tells_every_choice(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "classic-pc, seed 5, between You, Pauline, Michele, Ben"
    assert lines[2] == "deal 1, passed 1 seat to the left"
    assert len([line for line in lines if " passes " in line]) == 4
    assert len([line for line in lines if line.startswith("  trick ")]) == 13
    assert lines[7].endswith("2C   of 2C")
    assert lines[-2].startswith("  points: You ")
    assert lines[-1].startswith("so far: You ")


def test_replay_as_data(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["rules"] == "classic-pc"
    assert len(data["decisions"]) == 4 + 52
    assert data["decisions"][4] | {"seat": 0, "hand": ""} == {
        "move": 6, "deal": 1, "seat": 0, "ask": "play", "hand": "", "legal": "2C", "choice": "2C",
    }  # fmt: skip
    assert len(data["tricks"]) == 13
    assert sum(trick["points"] for trick in data["tricks"]) == 26
    assert data["deals"][0]["scores"] == data["scores"]


def test_replay_reads_standard_input_and_an_unfinished_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(_record(more=9).text()))
    assert main(["replay", "-"]) == 0
    assert capsys.readouterr().out.count("deal ") == 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "hearts: The end of the record: the heading has no line “rules”.\n"),
        ("poker", "hearts: Line 1 of the record, “poker”: a record starts with “hearts 1”.\n"),
        (
            "hearts 1\nrules whist\ndeal 1",
            "hearts: Line 2 of the record, “rules whist”: There are no rules called “whist”",
        ),
    ],
)
def test_a_bad_record_is_one_sentence(text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad"
    path.write_text(text, encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    error = capsys.readouterr().err
    assert error.startswith(says)
    assert error.count("\n") == 1


def test_no_file_and_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err == f"hearts: {tmp_path / 'none'}: No such file or directory.\n"
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    assert main(["replay", str(tmp_path / "noise")]) == 2
    assert "is no text" in capsys.readouterr().err


def test_arena_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "instinct", "random", "--deals", "2", "--seed", "1", "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "deluxe: 2 deals in 6 seatings each, seed 1"
    assert lines[2].startswith("instinct ")
    assert lines[4].endswith("points a deal against random")


def test_arena_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "instinct", "random", "instinct", "--deals", "2", "--rules", "black-maria players=3", "--json"]
    assert main([*command, "--jobs", "1"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["rules"] == "black-maria players=3"
    assert [who["mind"] for who in data["minds"]] == ["instinct", "random", "instinct"]
    assert data["differences"][0]["minds"] == ["instinct", "random"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            ["arena", "xinxin"],
            "There is no mind called “xinxin”: choose one of instinct, sampling",
        ),
        (["arena", "instinct", "--rules", "whist"], "There are no rules called “whist”"),
        (["arena", "instinct", "--rules", "deluxe limit=x"], "limit is a number, not x."),
    ],
)
def test_arena_says_what_is_wrong(arguments: "list[str]", says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert says in capsys.readouterr().err

"""The command line: what it prints, and the sentence and exit code 2 where it cannot."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hearts.__main__ import main
from hearts.arena import match
from hearts.arena.log import Log
from hearts.arena.match import Match
from hearts.arena.report import ProgressBar
from hearts.arena.terms import Tally, Terms
from hearts.engine import shuffle
from hearts.engine.cards import count, parse
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds import instinct
from tests.engine.positions import SUN, dealt, grab


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
    assert len([line for line in lines if " passes " in line or " pass " in line]) == 4
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
        ("", "hearts: This holds no record.\n"),
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


ODD = "".join(["\x1b]0;owned\x07", "\x9b2J", "\x1b[31m", "\x08", "\u202e", "\u2066", "\x7f"])
ESCAPED = "".join([r"\x1b]0;owned\x07", r"\x9b2J", r"\x1b[31m", r"\x08", r"\u202e", r"\u2066", r"\x7f"])


def _unprintable(text: str) -> list[str]:
    return [letter for letter in text if not letter.isprintable() and letter != "\n"]


def test_a_terminal_obeys_nothing_that_stands_in_a_record(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("Pauline", f"Pau{ODD}line"), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert f"between You, Pau{ESCAPED}line, Michele, Ben\n" in out and not _unprintable(out)
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"][1]["name"] == f"Pau{ODD}line"


@pytest.mark.parametrize(
    ("text", "command"),
    [
        (f"hearts 1\nrules {ODD}\n", ["replay"]),
        (f"hearts 1\nrules deluxe limit={ODD}\n", ["replay"]),
        (f"{ODD}\n", ["replay"]),
        (f"hearts 1\nrules deluxe\ndeal 1\n 0 {ODD}\n", ["replay"]),
        (f'{{"match": "{ODD}"}}\n', ["replay"]),
        (f"{ODD}\n", ["arena", "--resume"]),
        (f"{ODD}", ["arena", "--resume"]),
        (f"{ODD}\n", ["problems", "--known"]),
    ],
)
def test_a_terminal_obeys_nothing_that_an_error_quotes(
    text: str, command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / f"{ODD}.txt"
    path.write_text(text, encoding="utf-8")
    assert main([*command, str(path)]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1 and not _unprintable(error)
    assert main(["replay", f"none{ODD}"]) == 2
    assert capsys.readouterr().err == f"hearts: none{ESCAPED}: No such file or directory.\n"


def test_a_terminal_obeys_nothing_that_a_program_answers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "program.py"
    said = json.dumps({"id": 0, "error": ODD}, ensure_ascii=False)
    path.write_text(f"print({said!r}, flush=True); input()", encoding="utf-8")
    program = f"exec:{Path(sys.executable).as_posix()} -X utf8 {path.as_posix()}"
    assert main(["arena", program, "random", "--deals", "1", "--jobs", "1"]) == 2
    error = capsys.readouterr().err
    assert r"\x1b]0;owned\x07" in error and not _unprintable(error)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
def test_what_the_console_cannot_encode_is_written_as_escapes(file: Path, encoding: str) -> None:
    name, bad = "Zoë ♥ 😀", file.with_name("bad")
    file.write_text(file.read_text(encoding="utf-8").replace("Pauline", name), encoding="utf-8")
    bad.write_text(f"{name}\n", encoding="utf-8")
    world = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2] / "py"), "PYTHONIOENCODING": encoding}
    ours = [sys.executable, "-m", "hearts"]
    shown = name.encode(encoding, "backslashreplace")
    told = subprocess.run([*ours, "replay", str(file)], capture_output=True, env=world, check=True).stdout
    assert b"between You, " + shown in told
    piped = subprocess.run([*ours, "replay", "-"], input=file.read_bytes(), capture_output=True, env=world, check=True)
    assert piped.stdout == told, "a record is UTF-8, whatever the console is"
    failed = subprocess.run([*ours, "replay", str(bad)], capture_output=True, env=world)
    assert failed.returncode == 2 and shown in failed.stderr
    helped = subprocess.run([*ours, "arena", "--help"], capture_output=True, env=world, check=True).stdout
    assert "“deluxe limit=50".encode(encoding, "backslashreplace") in helped


def test_no_file_and_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err == f"hearts: {tmp_path / 'none'}: No such file or directory.\n"
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    for command in (["replay"], ["problems", "--known"], ["problems", "--check"]):
        assert main([*command, str(tmp_path / "noise")]) == 2
        assert capsys.readouterr().err == f"hearts: {tmp_path / 'noise'} is not a text file.\n"


@pytest.mark.parametrize("command", [["bot", "instinct"], ["replay", "-"]])
def test_standard_input_that_is_no_text(
    command: "list[str]", monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe"), encoding="utf-8"))
    assert main(command) == 2
    assert capsys.readouterr().err == "hearts: standard input is not a text file.\n"


def test_arena_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "instinct", "random", "--deals", "2", "--seed", "1", "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "deluxe: 2 deals in 6 seatings each, seed 1"
    assert lines[2].startswith("instinct ")
    assert lines[4].startswith("instinct takes -")
    assert "points per deal against random (t = -" in lines[4]


def test_arena_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "instinct", "random", "instinct", "--deals", "2", "--rules", "black-maria players=3", "--json"]
    assert main([*command, "--jobs", "1"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["rules"] == "black-maria players=3"
    assert [who["mind"] for who in data["minds"]] == ["instinct", "random", "instinct"]
    assert data["differences"][0]["minds"] == ["instinct", "random"]


def test_whole_games_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "instinct", "random", "--games", "2", "--rules", "classic-pc limit=30", "--jobs", "1", "--json"]
    assert main(command) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["unit"], data["number"], data["seatings"]) == ("game", 2, 6)
    assert data["deals"] >= 2 * 6 * 2
    one, other = data["minds"]
    assert one["wins"]["mean"] + other["wins"]["mean"] == pytest.approx(1)
    (pair,) = data["differences"]
    assert pair["wins"]["mean"] == pytest.approx(one["wins"]["mean"] - other["wins"]["mean"])
    assert set(pair["points"]) == {"mean", "error", "t", "p"}


def test_until_ends_a_match_early(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "instinct", "random", "--until", "2.5", "--jobs", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["number"] == match.STEP
    assert data["differences"][0]["points"]["error"] <= 2.5


def test_a_match_goes_on_from_its_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begin, file = ["arena", "instinct", "random", "--seed", "4", "--jobs", "1"], str(tmp_path / "log")
    assert main([*begin, "--deals", "5"]) == 0
    whole = capsys.readouterr().out
    assert main([*begin, "--deals", "2", "--out", file]) == 0
    assert main([*begin[:-2], "--deals", "2", "--rules", "spot", "--out", file]) == 0
    capsys.readouterr()
    assert main(["arena", "--resume", file, "--rules", "deluxe", "--deals", "5"]) == 0
    said = capsys.readouterr()
    assert said.out == whole
    assert said.err == f"hearts: 2 deals are in {file} already and not played again.\n"
    assert main([*begin, "--deals", "5", "--out", file]) == 0
    said = capsys.readouterr()
    assert said.out == whole
    assert said.err.startswith("hearts: 5 deals")


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ([], "holds 2 such matches: say more of the one you mean"),
        (["--games", "3"], "has no such match."),
        (["random", "instinct"], "has no such match."),
    ],
)
def test_which_match_goes_on_must_be_clear(
    more: "list[str]", says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = Log(tmp_path / "log")
    for seed in ("1", "2"):
        log.begin(Terms("deluxe", ("instinct", "random"), seed), 1)
    assert main(["arena", *more, "--resume", str(tmp_path / "log")]) == 2
    assert says in capsys.readouterr().err


def test_matches_of_the_same_minds_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log, minds = Log(tmp_path / "log"), ("instinct", "random")
    for terms in (Terms("deluxe", minds), Terms("spot", minds, "2", games=True), Terms("deluxe", minds, rounds=1)):
        log.begin(terms, 1)
    assert main(["arena", "--resume", str(tmp_path / "log")]) == 2
    told = capsys.readouterr().err.partition("(")[2].rstrip(")\n").split("; ")
    assert told == [
        "instinct random, deals of deluxe, seed 1",
        "instinct random, games of spot, seed 2",
        "instinct random, deals of deluxe, seed 1, --rounds 1",
    ]


@contextmanager
def _match(tmp_path: Path, *shell: str) -> "Iterator[subprocess.Popen[str]]":
    """A long match on two processes in a group of its own, as a terminal has it, some deals into it."""
    command = [*shell, sys.executable, "-X", "utf8", "-m", "hearts", "arena", "instinct", "sampling:2"]
    command += ["--deals", "100000", "--jobs", "2", "--out", str(tmp_path / "log")]
    environment = dict(os.environ, PYTHONPATH=str(Path(__file__).parents[2] / "py"))
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, encoding="utf-8", env=environment, start_new_session=True
    ) as process:
        while process.poll() is None and len(_lines(tmp_path / "log")) < 4:
            time.sleep(0.05)
        yield process
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


@pytest.fixture
def running(tmp_path: Path) -> "Iterator[subprocess.Popen[str]]":
    """Such a match in the foreground."""
    with _match(tmp_path) as process:
        yield process


def _lines(path: Path) -> "list[str]":
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


@pytest.mark.skipif(os.name == "nt", reason="sends signals as a POSIX terminal does")
@pytest.mark.parametrize("how", ["SIGINT", "SIGTERM"])
def test_ctrl_c_leaves_what_is_done_and_says_how_to_go_on(
    running: "subprocess.Popen[str]", how: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if how == "SIGINT":
        os.killpg(running.pid, signal.SIGINT)
    else:
        running.terminate()
    out, error = running.communicate(timeout=20)
    assert running.returncode == 130
    assert "Traceback" not in error
    assert "The same command continues it: hearts arena instinct sampling:2 --deals 100000 " in error
    assert out.startswith("deluxe: ") and " deals in 6 seatings each" in out
    done = Log(tmp_path / "log").tallies(Terms("deluxe", ("instinct", "sampling:2")))
    assert f"stopped after {len(done)} deals" in error
    number = next(number for number in range(len(done) + 1) if number not in done)
    assert main(["arena", "--resume", str(tmp_path / "log"), "--deals", str(number + 1), "--jobs", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["number"] == number + 1


@pytest.mark.skipif(os.name == "nt", reason="sends signals as a POSIX shell does")
def test_an_interrupt_is_heeded_in_the_background_too(tmp_path: Path) -> None:
    """A shell without job control has what it starts with “&” ignore it."""
    with _match(tmp_path, "sh", "-c", "trap '' INT; exec \"$@\"", "sh") as process:
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "Traceback" not in error and "The same command continues it: " in error


@pytest.mark.skipif(os.name == "nt", reason="sends signals as a POSIX system does")
def test_no_process_outlives_a_match_that_was_killed(running: "subprocess.Popen[str]") -> None:
    running.kill()
    running.communicate(timeout=20)  # returns when nobody holds its output open any more


class Terminal(io.StringIO):
    """What keeps what a terminal is told."""

    def isatty(self) -> bool:
        """Yes."""
        return True


def test_a_terminal_sees_a_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert main(["arena", "instinct", "random", "--deals", "3", "--jobs", "1"]) == 0
    said = terminal.getvalue()
    assert f"\r{'░' * 20} 0 of 3 deals · instinct – random" in said
    assert f"{'█' * 20} 3 of 3 deals" in said
    assert said.endswith("\r\x1b[K")


def test_the_bar_tells_how_long() -> None:
    found = Match(Terms("deluxe", ("instinct", "random")))
    tallies = [Tally((1.0 + index % 2, 4.0), (0, 0), (1, 0), 6) for index in range(20)]
    bar = ProgressBar(80)
    assert bar.text(found, 0) == f"{'░' * 20} 0 of 80 deals · instinct – random"
    assert ProgressBar(80, until=1.0).text(found, 0) == "0 deals · instinct – random"
    found.tallies, found.finished = tallies, dict(enumerate(tallies))
    assert bar.text(found, 40) == f"{'█' * 5}{'░' * 15} 20 of 80 deals · 2:00 left · -2.50 ± 0.11 · instinct – random"
    assert bar.text(found, 2440).split(" · ")[1] == "2:02:00 left"
    assert "░ 20 of 32 deals" in ProgressBar(80, until=0.1).text(found, 1)
    assert "░ 20 of 80 deals" in ProgressBar(80, until=0.01).text(found, 1)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            ["arena", "xinxin"],
            "There is no mind called “xinxin”: choose one of ",
        ),
        (["arena"], "Name the minds that play, or a match to --resume."),
        (["arena", "instinct"], "Name at least two minds: a match compares them."),
        (["arena", "instinct", "random", "--cards"], "The cards are kept in a file: name it with --out FILE."),
        (["arena", "--resume", "no such file"], "There is no file no such file."),
        (["arena", "--resume", "a", "--out", "b"], "--resume writes to the file of the match"),
        (["ladder", "--iq", ","], "Name at least one mind, or an I.Q., as in --iq 60,80."),
        (["problems", "--check", os.devnull], " has no problems."),
        (
            ["arena", "diabolo:3", "random", "--rules", "deluxe players=3"],
            "“diabolo:3” plays against seat 3, but these",
        ),
        (["ladder", "diabolo:3", "--rules", "deluxe players=3"], "rules seat 3 players, numbered from 0."),
        (["bot", "diabolo:0"], "diabolo:0 sees all hands, but a program sees only its own."),
        (["arena", "instinct", "--rules", "whist"], "There are no rules called “whist”"),
        (["arena", "instinct", "--rules", "deluxe limit=x"], "limit is a number, not x."),
    ],
)
def test_arena_says_what_is_wrong(arguments: "list[str]", says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert says in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["arena", "instinct", "random", "--deals", "²"], "“²” is not a whole number from 1."),
        (["problems", "--first", "-1"], "“-1” is not a whole number from 0."),
    ],
)
def test_a_number_that_is_none_is_told(arguments: "list[str]", says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2 and says in capsys.readouterr().err


def test_each_command_says_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("arena", "ladder", "problems", "bot", "replay"):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        about = capsys.readouterr().out.partition("\n\n")[2]
        assert about[0].isupper() and ".\n" in about, command


def test_a_search_that_finds_nothing_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["problems", "--deals", "1", "--jobs", "1"]) == 0
    assert capsys.readouterr() == ("", "hearts: deals searched: 1, problems found: 0.\n")


def test_one_game_has_no_others_to_choose_from(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--at", "0"]) == 2
    assert capsys.readouterr().err == f"hearts: {file} is one game: --at chooses among those of a match.\n"


def test_replay_tells_the_kitty_so_that_the_points_add_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    golden = Path(__file__).parents[1] / "golden"
    assert main(["replay", str(golden / "kitty.txt"), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    rules = Rules.read(data["rules"])
    for number, deal in enumerate(data["deals"], 1):
        assert [count(parse(hand)) for hand in deal["hands"]] == [12] * 4 and count(parse(deal["kitty"])) == 4
        tricks = sum(trick["points"] for trick in data["tricks"] if trick["deal"] == number)
        assert tricks == rules.total, "a kitty's points count for the trick that it came with"
        assert deal["kitty_taker"] in range(4)
        assert {"points", "scores", "shooter", "sun", "choice"} <= set(deal)
    assert main(["replay", str(golden / "kitty.txt")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if " takes the kitty, " in line]) == len(data["deals"])


@pytest.mark.parametrize(("sun", "worth"), [(False, 26), (True, 52)])
def test_replay_tells_a_moon_and_how_it_is_scored(
    sun: bool, worth: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = dealt(Rules("requiem", passing="K", sun=sun), SUN)
    while game.phase == "play":
        game = grab(game)
    path = tmp_path / "moon"
    path.write_text(Record(game.play(Declared(0, "plus")), "t", "1", ()).text(), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    what = "sun" if sun else "moon"
    assert f"  seat 0 shot the {what}, which counts for the others\n" in capsys.readouterr().out
    assert main(["replay", str(path), "--json"]) == 0
    (deal,) = json.loads(capsys.readouterr().out)["deals"]
    assert (deal["shooter"], deal["sun"], deal["choice"], deal["points"]) == (0, sun, "plus", [0] + 3 * [worth])
    path.write_text(Record(dealt(Rules("requiem"), SUN), "t", "1", ()).text(), encoding="utf-8")
    assert main(["replay", str(path), "--json"]) == 0
    (deal,) = json.loads(capsys.readouterr().out)["deals"]
    assert (deal["points"], deal["hands"][0]) == ([], "AKQC AKQJD AKQS AKQH")


@pytest.mark.parametrize("unit", ["deals", "games"])
def test_a_match_keeps_its_cards_where_that_is_asked(
    unit: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, rules = str(tmp_path / "log"), "classic-pc limit=30"
    command = ["arena", "instinct", "random", f"--{unit}", "2", "--rules", rules, "--jobs", "1", "--out", out]
    assert main([*command, "--cards"]) == 0
    (tallies,) = [Log(Path(out)).tallies(terms) for terms in Log(Path(out)).numbers]
    for tally in tallies.values():
        took = {"instinct": 0, "random": 0}
        for record in [Record.read(text, later=True) for text in tally.records]:
            for row in record.game.lines:
                for seat, points in zip(record.seats, row.points, strict=True):
                    took[seat.name] += points
            assert unit == "deals" or record.game.phase == "over"
        seats = tally.deals * 2
        assert (len(tally.records), tally.points) == (6, (took["instinct"] / seats, took["random"] / seats))
    capsys.readouterr()
    assert main(["replay", out, "--at", "1"]) == 0
    told = capsys.readouterr().out
    assert told.count("between ") == 6 and "\ndeal 2, passed 3 seats to the left\n" in told
    assert main(["replay", out, "--at", "1", "--json"]) == 0
    assert [len(one["seats"]) for one in json.loads(capsys.readouterr().out)] == [4] * 6
    assert main(["replay", out]) == 2
    assert capsys.readouterr().err == f"hearts: {out} holds the cards of 0, 1: say which with --at N.\n"


def test_replay_speaks_to_you_of_you(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = dealt(Rules("requiem", passing="K", deals=1, ties="share"), SUN)
    while game.phase == "play":
        game = grab(game)
    seats = tuple([Seat("person" if name == "You" else "instinct", "x", name) for name in ("You", "A", "B", "C")])
    for choice, side in (("minus", "comes off your score"), ("plus", "counts for the others")):
        file.write_text(Record(game.play(Declared(0, choice)), "t", "1", seats).text(), encoding="utf-8")
        assert main(["replay", str(file)]) == 0
        told = capsys.readouterr().out
        assert f"  You          say {choice}\n  You shot the moon, which {side}\n" in told
        assert "  trick 1: You take " in told and told.endswith("won by You\n") and "You takes" not in told
    others = (*seats[1:], seats[0])
    file.write_text(Record(game.play(Declared(0, "minus")), "t", "1", others).text(), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert "  A            says minus\n  A shot the moon, which comes off their score\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("start", "told"), [("0,5,5,5", "won by You"), ("0,0,5,5", "won by You and A"), ("", "won by You, A and B")]
)
def test_replay_lists_winners(start: str, told: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = dealt(Rules("requiem", passing="K", handicap=start), SUN).play(Declared(3, "concede"))
    seats = tuple([Seat("instinct", "x", name) for name in ("You", "A", "B", "C")])
    file.write_text(Record(game, "t", "1", seats).text(), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.endswith(f", {told}\n")


def test_each_table_of_several_matches_says_whose_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "log")
    for second in ("random", "defender"):
        command = ["arena", "instinct", second, "--deals", "1", "--rounds", "1", "--jobs", "1", "--cards"]
        assert main([*command, "--out", out]) == 0
    capsys.readouterr()
    assert main(["replay", out, "--at", "0"]) == 0
    told = capsys.readouterr().out
    tables = told.count("between ")
    assert told.count("match of instinct, random, seed 1\n") == told.count("match of instinct, defender, seed 1\n")
    assert told.count("match of ") == tables > 1
    assert main(["replay", out, "--at", "0", "--json"]) == 0
    assert len([one["match"]["minds"] for one in json.loads(capsys.readouterr().out)]) == tables


@pytest.mark.parametrize("line", ["garbage", "a|b|c|d|e|f|g|h|i|j"])
def test_known_problems_are_read_before_any_is_searched(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "known").write_text(f"{line}\n\n", encoding="utf-8")
    assert main(["problems", "--known", str(tmp_path / "known"), "--deals", "100000"]) == 2
    assert capsys.readouterr().err == f"hearts: This is no problem: {line}\n"


def test_a_match_without_its_cards_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "log")
    assert main(["arena", "instinct", "random", "--deals", "1", "--jobs", "1", "--out", out]) == 0
    assert main(["replay", out, "--at", "0"]) == 2
    assert "has no cards: play a match with --cards to keep them." in capsys.readouterr().err


def test_cards_are_found_beside_a_match_that_kept_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "instinct", "random", "--deals", "1", "--jobs", "1", "--out", str(tmp_path / "log")]
    assert main([*command, "--cards"]) == 0
    assert main([*command, "--seed", "2"]) == 0
    assert main(["replay", str(tmp_path / "log"), "--at", "0"]) == 0, capsys.readouterr().err


def test_replay_leaves_every_file_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "one.json", tmp_path / "log"
    file.write_text('{"rules": "deluxe"}', encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err == f'hearts: {file} is not a match: {{"rules": "deluxe"}}\n'
    assert main(["arena", "instinct", "random", "--deals", "1", "--jobs", "1", "--out", str(file)]) == 2
    assert file.read_text(encoding="utf-8") == '{"rules": "deluxe"}'
    assert main(["arena", "instinct", "random", "--deals", "2", "--jobs", "1", "--cards", "--out", str(out)]) == 0
    written = out.read_bytes()[:-9]
    out.write_bytes(written)
    assert main(["replay", str(out), "--at", "0"]) == 0
    assert out.read_bytes() == written, "its last line is only half written by another program"


def test_replay_reads_a_match_from_standard_input(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "log"
    assert main(["arena", "instinct", "random", "--deals", "2", "--jobs", "1", "--cards", "--out", str(out)]) == 0
    monkeypatch.chdir(tmp_path)  # where there is no file of that name
    capsys.readouterr()
    told = []
    for name in (str(out), "-"):
        monkeypatch.setattr("sys.stdin", io.StringIO(out.read_text(encoding="utf-8")))
        assert main(["replay", name, "--at", "1"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] and told[0].count("between ") == 6
    monkeypatch.setattr("sys.stdin", io.StringIO(out.read_text(encoding="utf-8")))
    assert main(["replay", "-"]) == 2
    assert capsys.readouterr().err == "hearts: standard input holds the cards of 0, 1: say which with --at N.\n"

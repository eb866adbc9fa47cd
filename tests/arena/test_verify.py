"""A record is checked natively: whatever is changed in it, the check says so, and where."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
import tracemalloc
from multiprocessing import active_children
from pathlib import Path

import pytest

from hearts.__main__ import main
from hearts.arena import results, source_hash, verify
from hearts.arena.processes import processes
from hearts.arena.referee import play_game
from hearts.engine import shuffle
from hearts.engine.cards import each
from hearts.engine.checking import commitment
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules
from hearts.minds.registry import mind

NAMES = ("Ann", "Pauline", "Michele", "Ben")


def game(players: "tuple[str, ...]", rules: str = "classic-pc limit=40", cut: str = "") -> Record:
    """A game as the table plays it: shares, and minds that choose by the chance of their move."""
    id, table = "1000-ab", Rules.read(rules)
    notes = [("cut", f"1 {commitment(id, 0, 'house', f'{0:032x}')} {cut}")] if cut else []
    seats = tuple([Seat(who, "face", name) for who, name in zip(players, NAMES, strict=True)])
    record = Record(Game.new(table), id, "", seats, tuple(notes), 2)
    minds = [mind("instinct" if who == "person" else who) for who in players]
    at, begun = record.game, record.game
    while at.phase != "over":
        if at.phase == "deal":
            number = len(at.lines)
            shares = (("house", f"{number:032x}"),) + ((("cut", cut),) if cut and not number else ())
            at = begun = at.play(Dealt(*shuffle.dealt(table, shuffle.deal_key(id, number, shares)), shares))
            continue
        seat = at.waiting[0]
        asked = begun if at.phase == "pass" else at
        chance = shuffle.chance(record.key(at), asked.length, seat)
        move: Passed | Played | Declared
        if at.phase == "pass":
            move = Passed(seat, minds[seat].give(asked.view(seat), chance).choice)
        elif at.phase == "play":
            move = Played(seat, minds[seat].play(asked.view(seat), chance).choice)
        else:
            move = Declared(seat, minds[seat].declare(at.view(seat), at.choices()))
        at = at.play(move)
    return record.at(at)


MINDS = ("iq:120", "iq:80", "instinct", "iq:60,moons=0.5")


@pytest.fixture(scope="module")
def result() -> str:
    """A result that is right in all, with a cut."""
    return verify.result(game(MINDS, cut="seven").text())


def test_a_right_result_is_checked_to_its_last_choice(result: str) -> None:
    found = verify.verified(result)
    assert found.state == "checked" and found.result and found.deals >= 2 and found.choices > 60
    parts = [verify.verified(result, part, 3) for part in range(3)]
    assert verify.joined(parts) == found
    assert "\nminds " in result and "\nresult " in result and verify.result(result) == result


def changed(text: str, chance: random.Random) -> str:
    """The text with one change: a letter, a card, a line, a number, a word."""
    lines = text.split("\n")
    number = chance.randrange(len(lines) - 1)
    line = lines[number]
    how = chance.choice(("letter", "words", "drop", "swap", "seat", "digit"))
    if how == "letter":
        place = chance.randrange(len(line))
        lines[number] = line[:place] + chance.choice("23456789TJQKACDSHabcdef01") + line[place + 1 :]
    elif how == "words":
        words = line.split(" ")
        one, other = chance.randrange(len(words)), chance.randrange(len(words))
        words[one], words[other] = words[other], words[one]
        lines[number] = " ".join(words)
    elif how == "drop":
        del lines[number]
    elif how == "swap":
        other = chance.randrange(len(lines) - 1)
        lines[number], lines[other] = lines[other], line
    else:
        digits = [at for at, letter in enumerate(line) if letter.isdigit()]
        for place in digits[:1] if how == "seat" else digits[-1:]:
            lines[number] = line[:place] + str((int(line[place]) + 1) % 10) + line[place + 1 :]
    return "\n".join(lines)


def meant(text: str) -> "tuple[object, ...]":
    """What a record says, without what says nothing: names, portraits, the order of notes and of a deal's passes."""
    record = Record.read(text)
    seats, moves = [seat.player for seat in record.seats], list[object]()
    for at in record.game.path()[1:]:
        passes = [move for move in moves[-4:] if isinstance(move, Passed)] if isinstance(at.move, Passed) else []
        moves = [*moves[: len(moves) - len(passes)], *sorted([*passes, at.move])] if passes else [*moves, at.move]
    return record.id, record.game.rules.text(), moves, seats, sorted(record.notes), record.dealing


def same(text: str, other: str) -> bool:
    try:
        return meant(text) == meant(other)
    except ValueError:
        return False


def test_a_thousand_random_changes_are_all_noticed(result: str) -> None:
    chance, tried, unnoticed = random.Random(48), 0, []
    while tried < 1000:
        forged = changed(result, chance)
        if forged == result or same(forged, result):
            continue
        tried += 1
        found = verify.verified(forged)
        if found.state == "checked" and found.result:
            unnoticed.append([line for line in forged.split("\n") if line not in result.split("\n")])
    assert unnoticed == []


@pytest.mark.parametrize(
    ("old", "new", "state", "says"),
    [
        (
            "\nrules classic-pc limit=40",
            "\nrules classic-pc limit=41",
            "wrong",
            "The result belongs to a different game",
        ),
        ("seat 1 iq:80", "seat 1 iq:81", "wrong", "The result belongs to a different game"),
        ("seat 1 iq:80", "seat 1 genius", "wrong", "The result belongs to a different game"),
        ("\nminds ", "\nminds f", "version", "Its minds come from another version (f"),
        ("share cut seven", "share cut eight", "wrong", "Deal 1: "),
        (" seven\n", " eight\n", "wrong", "Deal 1: the cards do not match the cut"),
        ("share house 0000", "share house 0001", "wrong", "Deal 1: the cards do not match the numbers"),
        ("\nresult ", "\nresult 1", "wrong", "The result belongs to a different game"),
        ("\nid 1000-ab", "\nid 1000-ac", "wrong", "Deal 1: "),
        ("dealing 2\n", "", "wrong", "Line 1, “hearts 2”"),
        ("hearts 2", "hearts 9", "version", "A newer version of the game"),
        ("\nminds ", "\nMinds ", "wrong", "Line 10: “Minds” looks like a note of this game, but it is not."),
        ("\nminds ", "\nfrom 9999\nminds ", "wrong", "Line 10: practice cannot begin at move 9999"),
        ("\nminds ", "\nfrom -1\nminds ", "wrong", "Line 10: practice cannot begin at move -1"),
        ("\nminds ", "\nresult 1\nresult 2\nminds ", "wrong", "appears twice"),
        ("seat 0 iq:120", "seat 0 iq:180", "open", "thought for a set time"),
        ("seat 0 iq:120", "seat 0 person", "wrong", "The result belongs to a different game"),
    ],
)
def test_what_is_changed_is_named(result: str, old: str, new: str, state: str, says: str) -> None:
    forged = result.replace(old, new, 1)
    if state == "open":  # by an honest note of other minds
        forged = verify.result(forged)
    found = verify.verified(forged)
    assert (found.state, forged != result) == (state, True) and says in found.says


def test_a_choice_of_a_mind_is_computed_again_and_told(result: str) -> None:
    record = Record.read(result)
    played = [at for at in record.game.path() if isinstance(at.move, Played) and at.last]
    at = next(at for at in played if bin(at.last.view(at.move.seat).legal).count("1") > 3)  # type: ignore[union-attr]
    before, seat = at.last, at.move.seat  # type: ignore[union-attr]
    assert before is not None
    legal = before.view(seat).legal
    others = [card for card in each(legal) if card != at.move.card]  # type: ignore[union-attr]
    forged = record.at(before.play(Played(seat, others[0])), tuple(n for n in record.notes if n[0] != "result"))
    found = verify.verified(forged.text())
    assert found.state == "wrong" and found.says.startswith(f"Move {at.length}, deal 1: {NAMES[seat]} plays ")
    unnamed = forged.at(forged.game, tuple(note for note in forged.notes if note[0] != "minds"))
    assert verify.verified(unnamed.text()).state == "version"


def test_a_person_may_choose_as_they_like() -> None:
    record = game(("person", "iq:100", "iq:100", "iq:100"))
    assert verify.verified(record.text()).state == "checked"
    assert verify.verified(verify.result(record.text())).state == "checked"


def test_a_game_of_the_arena_is_checked_with_the_chance_of_the_arena() -> None:
    rules, kept = Rules.read("classic-pc limit=26"), list[Game]()
    names = ("iq:90", "iq:100", "iq:110", "instinct")
    play_game(rules, "5", [mind(each) for each in names], kept=kept)
    seats = tuple([Seat(each, each, each) for each in names])
    assert verify.verified(Record(kept[0], "arena-0", "5", seats).text()).state == "checked"


def test_cards_that_a_person_laid_are_said_to_be_so() -> None:
    record = game(MINDS)
    laid = record.text().replace(f"  share house {0:032x}\n", "")
    found = verify.verified(laid)
    assert found.state in ("open", "version") and "checked" not in found.line("x").split(":")[1]


def test_the_command_prints_a_line_for_each_file_and_ends_with_0_only_where_all_is_checked(
    result: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    right, wrong = tmp_path / "right", tmp_path / "wrong"
    right.write_text(result, encoding="utf-8")
    scores = " ".join(map(str, Record.read(result).game.scores))
    wrong.write_text(result.replace(f" {scores}\n", f" {scores[::-1]}\n"), encoding="utf-8")
    assert main(["verify", "--jobs", "2", str(right)]) == 0
    assert capsys.readouterr().out.startswith(f"{right}: checked: ")
    assert main(["verify", "--jobs", "2", str(right), str(wrong)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3 and lines[1].startswith(f"{wrong}: wrong: The scores are ")
    assert lines[2].startswith("No record can show who made")
    assert main(["verify", "--result", str(right)]) == 0
    assert capsys.readouterr().out == result
    assert main(["verify", str(tmp_path / "none")]) == 2


def test_of_a_file_that_is_too_large_only_so_much_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "large"
    with file.open("wb") as large:
        large.truncate(300_000_000)
    tracemalloc.start()
    assert main(["verify", str(file)]) == 2
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert capsys.readouterr().err == f"hearts: {file} is larger than 16 MB.\n"
    assert peak < 100_000_000


def killed(text: str, part: int, parts: int) -> None:
    """Be ended from outside in the middle of a check, as a system does that has too little memory."""
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.skipif(os.name == "nt", reason="kills a process as a POSIX system does")
def test_where_a_process_is_killed_the_command_says_so_and_ends(
    result: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "result"
    file.write_text(result, encoding="utf-8")
    monkeypatch.setattr(results, "checked", killed)
    assert main(["verify", "--jobs", "4", str(file)]) == 2
    assert "The system ended a process" in capsys.readouterr().err


ROUNDS = """
from hearts.arena.processes import processes
for _ in range(20):
    with processes(12) as executor:
        assert executor.submit(abs, -1).result() == 1
print("all ended")
"""


def test_processes_that_have_only_just_begun_end_too() -> None:
    """A request to end that came in the middle of a fork was lost, and the command waited for ever (1 of 10 times)."""
    environment = dict(os.environ, PYTHONPATH=str(Path(__file__).parents[2] / "py"))
    command = [sys.executable, "-c", ROUNDS]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=100, check=False)
    assert (done.stdout, done.stderr) == ("all ended\n", "")


def stubborn() -> None:
    """Take no request to end."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        time.sleep(1)


@pytest.mark.skipif(os.name == "nt", reason="sends signals as a POSIX system does")
def test_a_process_that_takes_no_request_to_end_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hearts.arena.processes.GRACE", 0.5)
    with pytest.raises(ValueError, match="enough"), processes(2) as executor:
        executor.submit(stubborn)
        executor.submit(abs, -1).result()
        raise ValueError("enough")
    assert active_children() == []


def test_a_mind_is_named_by_what_it_imports_and_not_by_what_is_said_about_it(tmp_path: Path) -> None:
    text = 'from x import y  # why\n\n\ndef f() -> int:\n    """Say."""\n    return 1  # one\n'
    other = '"""A module."""\nfrom x import y\ndef f() -> int:\n    # other words\n    return 1\n'
    assert (
        source_hash.normalise(text)
        == source_hash.normalise(other)
        == "from x import y\ndef f() -> int:\n    return 1\n"
    )
    assert source_hash.normalise(text.replace("1 ", "2 ")) != source_hash.normalise(text)
    typed = text + "if TYPE_CHECKING:\n    from z import w\n"
    assert source_hash.normalise(typed) == source_hash.normalise(text)
    assert source_hash.source_of("instinct") != source_hash.source_of("search")
    assert {"hearts.engine.trick"} <= set(_all("hearts.minds.instinct"))
    assert not {"hearts.minds.registry", "hearts.minds.search"} & set(_all("hearts.minds.instinct"))


def _all(module: str) -> "list[str]":
    found, waiting = list[str](), [module]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.append(name)
            waiting += source_hash.imports_of(name)
    return found


def test_what_the_page_plays_is_checked(tmp_path: Path) -> None:
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "app"))
    try:
        from screen import Screen
        from test_session import QUICK, store
    finally:
        sys.path.pop(0)
    screen = Screen(store(QUICK))
    asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    found = verify.verified(screen.store["hearts.game"])
    assert found.state == "checked" and found.choices > 40

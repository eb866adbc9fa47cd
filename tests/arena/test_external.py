"""An external player plays as the same mind would here; one that fails, lies, hangs or dies is named and ends it."""

import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest

from hearts.__main__ import main
from hearts.arena import external, match
from hearts.arena.external import External, Foul, serve
from hearts.arena.seats import check, held, leave, sit
from hearts.arena.table import play_deal
from hearts.engine.rules import Rules
from hearts.minds.mind import Instinct
from hearts.minds.thought import Limit

HERE = Path(__file__).parent
PYTHON = Path(sys.executable).as_posix()
OURS = f"exec:{PYTHON} -m hearts bot"
BOT = f"exec:{PYTHON} {(HERE / 'bot.py').as_posix()}"

HELLO = """import json, sys, time
print(json.dumps({'id': 0, 'answer': {'protocol': 1}}), flush=True)
sys.stdin.readline()
"""


@pytest.fixture(autouse=True)
def _nobody_stays(monkeypatch: pytest.MonkeyPatch) -> "object":
    monkeypatch.setenv("PYTHONPATH", str(HERE.parents[1] / "py"))
    yield
    leave()


@pytest.fixture
def program(tmp_path: Path) -> "object":
    """The name of an external player that runs a source."""

    def written(source: str) -> str:
        path = tmp_path / "program.py"
        path.write_text(source, encoding="utf-8")
        return f"exec:{PYTHON} {path.as_posix()}"

    return written


@pytest.mark.parametrize(("mind", "deals"), [("instinct", 3), ("sampling:2", 1)])
def test_it_plays_as_the_same_mind_does_here(mind: str, deals: int) -> None:
    rules = Rules.preset("requiem")
    with ThreadPoolExecutor(1) as executor:
        here = match.play(rules, (mind, "random"), deals, "4", executor)
        there = match.play(rules, (f"{OURS} {mind}", "random"), deals, "4", executor)
    assert there.tallies == here.tallies


def test_the_bot_of_the_docs_plays_whole_games_and_deals_on_processes() -> None:
    with ProcessPoolExecutor(2) as executor:
        deals = match.play(Rules.preset("deluxe"), (BOT, "random"), 6, "1", executor)
        games = match.play(Rules.read("requiem limit=30 decline=yes"), (BOT, "random"), 1, "1", executor, games=True)
    assert deals.difference(0, 1).mean < -2
    assert games.tallies[0].deals > 6


def test_the_docs_show_that_bot() -> None:
    docs = (HERE.parents[1] / "docs" / "arena.md").read_text(encoding="utf-8")
    assert f"```python\n{(HERE / 'bot.py').read_text(encoding='utf-8')}```" in docs


def test_one_process_is_kept_over_deals_and_ended_by_the_end_of_its_input(program, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    told = (tmp_path / "told").as_posix()
    bot = (HERE / "bot.py").read_text(encoding="utf-8")
    name = program(f"f = open({told!r}, 'a'); f.write('up '); f.flush()\n{bot}\nf.write('down '); f.flush()\n")
    player = sit(name)
    for number in range(3):
        play_deal(Rules.preset("deluxe"), "1", number, [sit(name), Instinct(), sit(name), Instinct()])
    assert sit(name) is player
    leave()
    assert Path(told).read_text() == "up down "


def test_a_question_is_that_of_the_wire_with_the_legal_cards(program, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    told = (tmp_path / "told").as_posix()
    bot = (HERE / "bot.py").read_text(encoding="utf-8").replace("    asked =", "    told.write(line)\n    asked =")
    name = program(f"told = open({told!r}, 'w')\n{bot}\ntold.close()\n").replace("exec:", "exec@600:")
    play_deal(Rules.preset("deluxe"), "7", 0, [sit(name), Instinct(), Instinct(), Instinct()])
    leave()
    hello, give, *plays = [json.loads(line) for line in Path(told).read_text().splitlines()]
    assert hello == {"id": 0, "ask": "hello", "protocol": 1}
    assert (give["id"], give["ask"], give["count"], give["decline"]) == (1, "give", 3, False)
    assert len({asked["seed"] for asked in (give, *plays)}) == 14, "chance is another at each move"
    assert all("/" not in asked["seed"] for asked in (give, *plays)), "the seed of the cards stays here"
    assert give["limit"] == {"milliseconds": 600, "worlds": 0}
    assert len(give["legal"]) == 13
    assert len(plays) == 13
    assert all(set(asked["legal"]) and asked["view"]["seat"] == 0 and len(asked["trick"]) < 4 for asked in plays)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("", "has ended, with exit code 0, instead of answering “hello”"),
        ("raise SystemExit(7)", "has ended, with exit code 7"),
        ("print('Hello!', flush=True); input()", "answers “hello” with 'Hello!\\n', which is no JSON object"),
        ("print('{}', flush=True); input()", "answers question 0, “hello”, with '{}\\n'"),
        ("print('[' * 2000000, flush=True); input()", "which is no JSON object"),
        (
            "print('{\"id\": 0, \"answer\": {\"protocol\": 2}}', flush=True); input()",
            "answers hello with {'protocol': 2}, not with {'protocol': 1}",
        ),
        (HELLO, "has ended, with exit code 0, instead of answering “give”"),
        (HELLO + "print('{\"id\": 9, \"answer\": \"2C\"}', flush=True); input()", "answers question 1, “give”, with "),
        (HELLO + "print('{\"id\": 1, \"error\": \"I am tired.\"}', flush=True); input()", "cannot answer “give” (I am"),
        (HELLO + "print('{\"id\": 1, \"answer\": 5}', flush=True); input()", "answers “give” with 5"),
        (HELLO + "print('{\"id\": 1, \"answer\": \"XY\"}', flush=True); input()", "with 'XY', where cards"),
        (HELLO + "print('{\"id\": 1, \"answer\": \"-\"}', flush=True); input()", "passes cards that it may not pass"),
        (HELLO + "time.sleep(60)", "has not answered “give” within 0.4 s"),
    ],
)  # fmt: skip
def test_what_a_program_does_wrong_is_one_sentence_that_names_it(program, source: str, says: str) -> None:  # type: ignore[no-untyped-def]
    name = program(source)
    start = time.monotonic()
    with pytest.raises(ValueError) as caught:
        player = sit(name, 20 if "sleep" not in source else 0.4)
        play_deal(Rules.preset("deluxe"), "1", 0, [player, Instinct(), Instinct(), Instinct()])
    assert name in str(caught.value)
    assert says in str(caught.value)
    assert time.monotonic() - start < 15


def test_a_program_that_never_says_hello(program, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(external, "START", 0.3)
    with pytest.raises(Foul, match=r"has not answered “hello” within 0\.3 s, so it loses the match\."):
        sit(program("import time; time.sleep(60)"), 0.1)


@pytest.mark.skipif(os.name == "nt", reason="a process group is POSIX's")
def test_a_late_program_is_ended_with_all_that_it_started(program, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(external, "START", 3)
    name = program(
        "import subprocess\nchild = subprocess.Popen(['sleep', '60'])\n" + HELLO + "child.wait()\n",
    )
    player = External(name, name[5:], 0.3)
    with pytest.raises(Foul, match="has not answered"):
        play_deal(Rules.preset("deluxe"), "1", 0, [player, Instinct(), Instinct(), Instinct()])
    assert player._answers.get(timeout=10) == "", "nobody holds its output open any more"


def test_after_a_foul_there_is_no_waiting(program) -> None:  # type: ignore[no-untyped-def]
    player = sit(program(HELLO))
    for says in ("has ended", "is no longer there"):
        with pytest.raises(Foul, match=says):
            play_deal(Rules.preset("deluxe"), "1", 0, [player, Instinct(), Instinct(), Instinct()])


@pytest.mark.parametrize("command", ["exec:", "exec:/no/such/program", "exec@x:cat", "instinct@", "instinct@0"])
def test_a_name_of_nobody(command: str) -> None:
    with pytest.raises(ValueError, match=command):
        check(command)


def test_standard_error_is_passed_on(program, capfd: pytest.CaptureFixture[str]) -> None:  # type: ignore[no-untyped-def]
    check(program("import sys; print('I wake up.', file=sys.stderr, flush=True)\n" + HELLO))
    assert capfd.readouterr().err == "I wake up.\n"


def test_the_command_line_ends_with_that_sentence(program, capfd: pytest.CaptureFixture[str]) -> None:  # type: ignore[no-untyped-def]
    name = program(HELLO + "sys.stdin.readline(); raise SystemExit(3)")
    assert main(["arena", name, "instinct", "--deals", "4", "--jobs", "2"]) == 2
    said = capfd.readouterr()
    assert said.out == ""
    assert (
        said.err
        == f"hearts: “{name}” has ended, with exit code 3, instead of answering “give”, so it loses the match.\n"
    )


def test_our_own_program_answers_what_is_no_question() -> None:
    said: list[str] = []
    serve("instinct", ["nonsense\n", '{"id": 4, "ask": "hello"}\n', '{"id": 5, "ask": "play"}\n'], said.append)
    bad, hello, empty = [json.loads(line) for line in said]
    assert bad["error"] == "This is no JSON text."
    assert hello == {"id": 4, "answer": {"protocol": 1}}
    assert empty["id"] == 5 and "error" in empty


def test_a_budget_is_for_minds_that_go_by_the_clock() -> None:
    names = ["instinct", "random", "sampling:100", "sampling", "iq:60", "iq:150,moons=1", "iq:150@20", "exec:a b"]
    assert [held(name, 600) for name in names] == [
        *names[:3],
        "sampling@600",
        "iq:60",
        "iq:150,moons=1@600",
        "iq:150@20",
        "exec@600:a b",
    ]


def test_a_mind_is_held_to_its_limit() -> None:
    seen: list[Limit | None] = []

    class Slow(Instinct):
        def play(self, view, seed, limit=None, stop=None):  # type: ignore[no-untyped-def]
            seen.append(limit)
            return super().play(view, seed)

    who = sit("instinct@250")
    assert who.name == "instinct@250"
    who.who = Slow()  # type: ignore[attr-defined]
    play_deal(Rules.preset("deluxe"), "1", 3, [who, Instinct(), Instinct(), Instinct()])
    assert seen == [Limit(milliseconds=250)] * 13

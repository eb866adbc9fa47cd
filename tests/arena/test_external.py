"""An external player plays as the same mind would here; one that fails, lies, hangs or dies is named and ends it."""

import json
import os
import select
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest

from hearts.__main__ import main
from hearts.arena import external, match
from hearts.arena.external import External, serve
from hearts.arena.foul import Foul
from hearts.arena.log import Log
from hearts.arena.players import check_player, close_programs, label, make_player, uses_clock, with_limit
from hearts.arena.referee import play_deal, play_game
from hearts.arena.terms import SECRET
from hearts.engine.cards import parse
from hearts.engine.deal import View
from hearts.engine.game import Game
from hearts.engine.record import Record, positions
from hearts.engine.rules import Rules
from hearts.engine.shuffle import deal
from hearts.engine.table import Table
from hearts.minds import far_end, wire
from hearts.minds.again import chance_of_the_arena
from hearts.minds.instinct import Instinct
from hearts.minds.thought import Limit, Thought
from tests.engine.positions import FULL, dealt

HERE = Path(__file__).parent
PYTHON = Path(sys.executable).as_posix()
OURS = f"exec:{PYTHON} -m hearts bot"
BOT = f"exec:{PYTHON} {(HERE / 'bot.py').as_posix()}"

SEED = f"1-{'5e' * 16}"  # a seed with a secret: the arena draws none of its own, and each run plays the same cards

Written = Callable[[str], str]  # a program's source -> the name of the external player that runs it

HELLO = """import json, sys, time
print(json.dumps({'id': 0, 'answer': {'protocol': 2}}), flush=True)
sys.stdin.readline()
"""


@pytest.fixture(autouse=True)
def _nobody_stays(monkeypatch: pytest.MonkeyPatch) -> "object":
    monkeypatch.setenv("PYTHONPATH", str(HERE.parents[1] / "py"))
    yield
    close_programs()


@pytest.fixture
def program(tmp_path: Path) -> Written:
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
        here = match.play(rules, (mind, "random"), deals, SEED, executor)
        there = match.play(rules, (f"{OURS} {mind}", "random"), deals, SEED, executor)
    assert there.tallies == here.tallies


def test_the_bot_of_the_docs_plays_whole_games_and_deals_on_processes() -> None:
    with ProcessPoolExecutor(2) as executor:
        deals = match.play(Rules.preset("deluxe"), (BOT, "random"), 6, SEED, executor)
        games = match.play(Rules.read("requiem limit=30 decline=yes"), (BOT, "random"), 1, SEED, executor, games=True)
    assert deals.difference(0, 1).mean < -2
    assert games.tallies[0].deals > 6


def test_the_docs_show_that_bot() -> None:
    docs = (HERE.parents[1] / "docs" / "arena.md").read_text(encoding="utf-8")
    assert f"```python\n{(HERE / 'bot.py').read_text(encoding='utf-8')}```" in docs


def test_one_process_is_kept_over_deals_and_ended_by_the_end_of_its_input(program: Written, tmp_path: Path) -> None:
    told = (tmp_path / "told").as_posix()
    bot = (HERE / "bot.py").read_text(encoding="utf-8")
    name = program(f"f = open({told!r}, 'a'); f.write('up '); f.flush()\n{bot}\nf.write('down '); f.flush()\n")
    player = make_player(name)
    for number in range(3):
        play_deal(Rules.preset("deluxe"), "1", number, [make_player(name), Instinct(), make_player(name), Instinct()])
    assert make_player(name) is player
    close_programs()
    assert Path(told).read_text() == "up down "


def test_a_question_is_that_of_the_wire_with_the_legal_cards(program: Written, tmp_path: Path) -> None:
    told = (tmp_path / "told").as_posix()
    bot = (HERE / "bot.py").read_text(encoding="utf-8").replace("    asked =", "    told.write(line)\n    asked =")
    name = program(f"told = open({told!r}, 'w')\n{bot}\ntold.close()\n").replace("exec:", "exec@600:")
    play_deal(Rules.preset("deluxe"), "7", 0, [make_player(name), Instinct(), Instinct(), Instinct()])
    close_programs()
    hello, give, *plays = [json.loads(line) for line in Path(told).read_text().splitlines()]
    assert hello == {"id": 0, "ask": "hello", "protocol": 2}
    assert (give["id"], give["ask"], give["count"], give["decline"]) == (1, "give", 3, False)
    assert len({asked["seed"] for asked in (give, *plays)}) == 14, "chance is another at each move"
    assert all("/" not in asked["seed"] for asked in (give, *plays)), "the seed of the cards stays here"
    assert give["limit"] == {"milliseconds": 600, "worlds": 0}
    assert len(give["legal"]) == 13
    assert len(plays) == 13
    assert all(set(asked["legal"]) and asked["view"]["seat"] == 0 and len(asked["trick"]) < 4 for asked in plays)


def test_from_questions_and_the_seed_that_was_asked_for_no_hand_can_be_dealt(
    program: Written, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    told, out = (tmp_path / "told").as_posix(), tmp_path / "log"
    bot = (HERE / "bot.py").read_text(encoding="utf-8").replace("    asked =", "    told.write(line)\n    asked =")
    name = program(f"told = open({told!r}, 'a')\n{bot}\ntold.close()\n")
    for what in ("--deals", "--games"):
        play = ["arena", name, "instinct", what, "2", "--rules", "classic-pc deals=1 ties=share", "--seed", "1"]
        assert main([*play, "--jobs", "1", "--out", str(out)]) == 0
    said = capfd.readouterr().out
    asked = [json.loads(line) for line in Path(told).read_text().splitlines()]
    asked = [plain for plain in asked if "view" in plain]
    views = [(far_end.read_view(plain["view"]), plain) for plain in asked]
    guesses = ["1", "1/game 0", "1/game 1", *{plain["seed"] for _, plain in views[:40]}]
    for view, plain in views:
        assert all(chance_of_the_arena(view, guess, view.seat) != plain["seed"] for guess in guesses)
        if plain["ask"] == "give":
            hands = [deal(view.rules, guess, view.table.number)[0][view.seat] for guess in guesses]
            assert view.hand not in hands
    (seed,) = {terms.seed for terms in Log(out).numbers}
    assert SECRET.fullmatch(seed) and said.count(seed) == 2, "the player who runs the match sees it"
    assert seed.partition("-")[2] not in Path(told).read_text(), "the program does not"


def test_a_match_with_a_program_is_played_again_with_the_seed_that_was_told(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def played(*more: str) -> str:
        assert main(["arena", BOT, "random", "--deals", "2", "--jobs", "1", *more]) == 0
        return capfd.readouterr().out

    one, other = played(), played()
    assert one != other, "else a program could have seen the cards before"
    seed = one.partition(", seed ")[2].partition("\n")[0]
    assert seed.startswith("1-") and len(seed) == 34
    assert played("--seed", seed) == one
    out = ("--out", str(tmp_path / "log"))
    kept = played(*out)
    assert played(*out) == kept != one, "what a file holds goes on with its secret"
    assert main(["arena", "--resume", out[1], "--seed", "1"]) == 0 and capfd.readouterr().out == kept
    assert main(["ladder", "instinct", BOT, "--against", "random", "--deals", "1", "--jobs", "1", *out]) == 0
    assert len({terms.seed for terms in Log(tmp_path / "log").numbers}) == 1, "the rungs play the same cards"


def test_nobody_who_is_asked_to_pass_sees_who_has_declined(program: Written, tmp_path: Path) -> None:
    told = (tmp_path / "told").as_posix()
    bot = (HERE / "bot.py").read_text(encoding="utf-8").replace("    asked =", "    told.write(line)\n    asked =")
    bot = bot.replace('return sorted(question["legal"], key=height, reverse=True)[: question["count"]]', "return []")
    name = program(f"told = open({told!r}, 'w')\n{bot}\ntold.close()\n")
    seen: list[View] = []

    class Watching(Instinct):
        def give(self, view: View, *given: object) -> Thought:
            seen.append(view)
            return super().give(view, *given)  # type: ignore[arg-type]

    kept: list[Game] = []
    seats = [make_player(name), Watching(), make_player(name), Watching()]
    play_deal(Rules.read("classic-pc decline=yes"), "7", 0, seats, None, kept)
    close_programs()
    gives = [json.loads(line) for line in Path(told).read_text().splitlines() if '"give"' in line]
    assert len(gives) == len(seen) == 2
    assert all(plain["view"]["ready"] == plain["view"]["declined"] == [] for plain in gives)
    assert all(view.table.ready == view.table.declined == () for view in seen)
    begun = next(at for at in positions(kept[0]) if at.phase == "play")
    assert begun.deal is not None and len(begun.deal.table.declined) == 2


@pytest.mark.parametrize(("protocol", "kind"), [(1, list), (2, dict)])
def test_a_program_gets_rows_as_its_protocol_has_them(
    program: Written, protocol: int, kind: type, tmp_path: Path
) -> None:
    told = (tmp_path / "told").as_posix()
    bot = (HERE / "bot.py").read_text(encoding="utf-8").replace("    asked =", "    told.write(line)\n    asked =")
    bot = bot.replace('{"protocol": 2}', f'{{"protocol": {protocol}}}')
    name = program(f"told = open({told!r}, 'w')\n{bot}\ntold.close()\n")
    sheet = play_game(Rules.preset("requiem", deals=2), "7", [make_player(name), Instinct(), Instinct(), Instinct()])
    make_player(name).declare(View(0, Table(Rules.preset("requiem"), 0), 0, 0, 0, 0), (sheet[0], sheet[1]))
    close_programs()
    _, *asked = [json.loads(line) for line in Path(told).read_text().splitlines()]
    assert all("mind" not in question and question["wire"] == protocol for question in asked)
    rows = [row for question in asked for row in question["view"]["lines"] + question.get("lines", [])]
    assert len(rows) > 10 and all(type(row) is kind for row in rows)
    if protocol == 1:
        assert rows[-1] == json.loads(json.dumps([getattr(sheet[1], field) for field in wire.LINE]))


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("", "has ended, with exit code 0, instead of answering “hello”"),
        ("raise SystemExit(7)", "has ended, with exit code 7"),
        ("print('Hello!', flush=True); input()", "answers “hello” with 'Hello!\\n', which is not a JSON object"),
        ("print('{}', flush=True); input()", "answers question 0, “hello”, with '{}\\n'"),
        ("print('[' * 2000000, flush=True); input()", "which is not a JSON object"),
        (
            "print('{\"id\": 0, \"answer\": {\"protocol\": 3}}', flush=True); input()",
            "answers hello with {\"protocol\": 3}, not with {\"protocol\": 2}",
        ),
        (
            "print('{\"id\": 0, \"answer\": {\"protocol\": true}}', flush=True); input()",
            "answers hello with {\"protocol\": true}, not with {\"protocol\": 2}",
        ),
        (
            "print('{\"id\": 0, \"answer\": {\"protocol\": 2.0}}', flush=True); input()",
            "answers hello with {\"protocol\": 2.0}, not with {\"protocol\": 2}",
        ),
        ("print('{\"id\": false, \"answer\": {\"protocol\": 2}}', flush=True); input()", "whose id is not 0, so"),
        ("import os, time; os.close(1); time.sleep(9)", "has closed its input or its output, instead"),
        (HELLO, "has ended, with exit code 0, instead of answering “give”"),
        (HELLO + "import os; os.close(1); time.sleep(9)", "its output, instead of answering “give”"),
        (HELLO + "print('{\"id\": true, \"answer\": \"2C\"}', flush=True); input()", "whose id is not 1, so"),
        (HELLO + "print('{\"id\": 1.0, \"answer\": \"2C\"}', flush=True); input()", "whose id is not 1, so"),
        (HELLO + "print('{\"id\": 1, \"answer\": \"AC AC AC\"}', flush=True); input()", "AC', where AC is listed"),
        (HELLO + "print('{\"id\": 1, \"answer\": [\"AC\", \"2AC\"]}', flush=True); input()", "where AC is listed"),
        (HELLO + "print('{\"id\": 1, \"answer\": [true, {}]}', flush=True); input()", "with [true, {}], where cards"),
        (HELLO + "print('{\"id\": 1, \"error\": {\"a\": null}}', flush=True); input()", "“give” ({\"a\": null}), so"),
        (HELLO + "print('{\"id\": 9, \"answer\": \"2C\"}', flush=True); input()", "answers question 1, “give”, with "),
        (HELLO + "print('{\"id\": 9, \"answer\": \"2C\"}', flush=True); input()", "\\n', whose id is not 1, so"),
        (HELLO + "print('{\"id\": 1, \"said\": \"2C\"}', flush=True); input()", "\\n', which has no answer, so"),
        (HELLO + "print('{\"id\": 1, \"error\": \"I am tired.\"}', flush=True); input()", "cannot answer “give” (I am"),
        (HELLO + "print('{\"id\": 1, \"answer\": 5}', flush=True); input()", "answers “give” with 5, where cards"),
        (HELLO + "print('{\"id\": 1, \"answer\": null}', flush=True); input()", "with null, where cards are asked for"),
        (HELLO + "print('{\"id\": 1, \"answer\": \"XY\"}', flush=True); input()", "with 'XY', where cards"),
        (HELLO + "print('{\"id\": 1, \"answer\": \"-\"}', flush=True); input()", "passes cards that it may not pass"),
        (HELLO + "time.sleep(60)", "has not answered “give” within 0.4 s"),
    ],
)  # fmt: skip
def test_what_a_program_does_wrong_is_one_sentence_that_names_it(program: Written, source: str, says: str) -> None:
    name = program(source)
    start = time.monotonic()
    with pytest.raises(ValueError) as caught:
        player = make_player(name, 20 if "sleep" not in source else 0.4)
        play_deal(Rules.preset("deluxe"), "1", 0, [player, Instinct(), Instinct(), Instinct()])
    assert name in str(caught.value)
    assert says in str(caught.value)
    assert time.monotonic() - start < 15


def test_a_program_that_never_says_hello(program: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "START", 0.3)
    with pytest.raises(Foul, match=r"has not answered “hello” within 0\.3 s, so it loses the match\."):
        make_player(program("import time; time.sleep(60)"), 0.1)


@pytest.mark.skipif(os.name == "nt", reason="a process group is POSIX's")
def test_a_late_program_is_ended_with_all_that_it_started(program: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "START", 3)
    name = program(
        "import subprocess\nchild = subprocess.Popen(['sleep', '60'])\n" + HELLO + "child.wait()\n",
    )
    player = External(name, name[5:], 0.3)
    with pytest.raises(Foul, match="has not answered"):
        play_deal(Rules.preset("deluxe"), "1", 0, [player, Instinct(), Instinct(), Instinct()])
    assert player._answers.get(timeout=10) == "", "nobody holds its output open any more"


CHILD = "import os, subprocess\nend = os.open({!r}, os.O_WRONLY)\nos.write(end, b'up')\n"
CHILD += "subprocess.Popen(['sleep', '60'], pass_fds=[end], stdin=-3, stdout=-3)\n"  # -3: nowhere


@pytest.mark.skipif(os.name == "nt", reason="a process group is POSIX's")
@pytest.mark.parametrize("ends", ["at once", "after hello", "after its input", "after a foul"])
def test_what_an_ended_program_has_started_is_ended_too(program: Written, ends: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    sources = {"at once": "raise SystemExit(3)", "after hello": HELLO, "after its input": HELLO + "sys.stdin.read()"}
    source = sources.get(ends, HELLO + "print('no', flush=True); sys.stdin.read()")
    name = program(CHILD.format(str(pipe)) + source)
    player = None
    try:
        player = External(name, name[5:], 20)
        if ends == "after its input":
            player.close()
        else:
            player.choose("give", dealt(Rules("deluxe"), FULL).view(0), "1")
    except Foul:
        assert ends != "after its input"
    assert os.read(end, 9) == b"up"
    assert select.select([end], [], [], 30)[0] and os.read(end, 9) == b"", "the child still holds the pipe"
    os.close(end)


def test_after_a_foul_it_begins_anew(program: Written) -> None:
    player = make_player(program(HELLO))
    for _ in range(2):  # it is started again for the next deal
        with pytest.raises(Foul, match="has ended"):
            play_deal(Rules.preset("deluxe"), "1", 0, [player, Instinct(), Instinct(), Instinct()])


@pytest.mark.parametrize("command", ["exec:", "exec:/no/such/program", "exec@x:cat", "instinct@", "instinct@0"])
def test_a_name_of_nobody(command: str) -> None:
    with pytest.raises(ValueError, match=command):
        check_player(command)


def test_standard_error_is_passed_on(program: Written, capfd: pytest.CaptureFixture[str]) -> None:
    check_player(program("import sys; print('I wake up.', file=sys.stderr, flush=True)\n" + HELLO))
    assert capfd.readouterr().err == "I wake up.\n"


def test_the_command_line_ends_with_that_sentence(program: Written, capfd: pytest.CaptureFixture[str]) -> None:
    quiet = "import os, sys\nsys.stderr = open(os.devnull, 'w')\n"  # its twin may find its output closed, and say so
    name = program(quiet + HELLO + "sys.stdin.readline(); raise SystemExit(3)")
    assert main(["arena", name, "instinct", "--deals", "4", "--jobs", "2"]) == 2
    said = capfd.readouterr()
    assert said.out == ""
    assert (
        said.err
        == f"hearts: “{name}” has ended, with exit code 3, instead of answering “give”, so it loses the match.\n"
    )


def test_the_figures_of_finished_deals_outlive_a_foul(program: Written, capfd: pytest.CaptureFixture[str]) -> None:
    bot = (HERE / "bot.py").read_text(encoding="utf-8").replace("    asked =", "    told += 1\n    asked =")
    name = program(f"told = 0\n{bot}".replace("print(", "print('' if told > 200 else "))
    assert main(["arena", f"ben={name}", "random", "--deals", "9", "--jobs", "1"]) == 2
    said = capfd.readouterr()
    assert said.out.startswith("deluxe: 1 deal in 6 seatings, seed 1-")
    assert "ben takes " in said.out and " ± – points per deal against random" in said.out
    assert said.err.startswith("hearts: “ben” answers ") and said.err.endswith(", so it loses the match.\n")


def test_a_foul_may_cost_its_deal_alone(program: Written, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    name, out = program(HELLO), str(tmp_path / "log")
    command = ["arena", f"ben={name}", "instinct", "--deals", "2", "--jobs", "1", "--fouls", "count", "--out", out]
    assert main([*command, "--json"]) == 0
    ben, instinct = json.loads(capfd.readouterr().out)["minds"]
    assert (ben["mind"], ben["points"]["mean"], instinct["points"]["mean"]) == ("ben", 13.0, 0.0)
    assert ben["fouls"] == ["has ended, with exit code 0, instead of answering “give”"] * 12 and not instinct["fouls"]
    assert main(command) == 0, "the log keeps fouls as well"
    said = capfd.readouterr().out.splitlines()
    assert said[-1] == "ben lost 12 deals by a foul; the first time it has ended, with exit code 0, instead of " + (
        "answering “give”"
    )
    games = [*command[:3], "--games", "1", "--rules", "classic-pc limit=30", *command[5:9], "--json"]
    assert main(games) == 0
    data = json.loads(capfd.readouterr().out)
    assert data["minds"][0]["wins"]["mean"] < 0.5 and len(data["minds"][0]["fouls"]) == data["deals"]


def test_a_ladder_tells_fouls_as_data_too(program: Written, capfd: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", "instinct", f"ben={program(HELLO)}", "--against", "random", "--deals", "1", "--jobs", "1"]
    assert main([*command, "--fouls", "count", "--json"]) == 0
    first, second = json.loads(capfd.readouterr().out)["rungs"]
    assert (first["fouls"], len(second["fouls"])) == ([], 6)
    assert second["fouls"][0] == ["ben", "has ended, with exit code 0, instead of answering “give”"]


def test_the_cards_of_a_deal_that_was_lost_go_up_to_the_foul(program: Written, tmp_path: Path) -> None:
    out = str(tmp_path / "log")
    bot = (HERE / "bot.py").read_text(encoding="utf-8").replace("    asked =", "    told += 1\n    asked =")
    name = program(f"told = 0\n{bot}".replace("print(", "print('' if told > 9 else "))
    command = ["arena", f"ben={name}", "instinct", "--deals", "1", "--jobs", "1", "--fouls", "count", "--cards"]
    assert main([*command, "--out", out]) == 0
    for _, text in Log(Path(out)).records(0):
        record = Record.read(text)
        assert record.game.phase == "play" and 0 < len(record.game.moves) < 57
        assert {seat.name for seat in record.seats} == {"ben", "instinct"}


def test_all_that_a_program_is_told_is_in_the_docs(program: Written, tmp_path: Path) -> None:
    told = (tmp_path / "told").as_posix()
    bot = (HERE / "bot.py").read_text(encoding="utf-8").replace("    asked =", "    told.write(line)\n    asked =")
    name = program(f"told = open({told!r}, 'w')\n{bot}\ntold.close()\n").replace("exec:", "exec@600:")
    sheet = play_game(Rules.preset("requiem", deals=2), "7", [make_player(name), Instinct(), Instinct(), Instinct()])
    make_player(name).declare(View(0, Table(Rules.preset("requiem"), 0), 0, 0, 0, 0), (sheet[0], sheet[1]))
    close_programs()
    asked = [json.loads(line) for line in Path(told).read_text().splitlines()]
    keys = {key for question in asked for part in (question, *question.get("lines", ())) for key in part}
    keys |= {key for question in asked for key in question.get("view", ())} | set(asked[-1]["limit"])
    docs = (HERE.parents[1] / "docs" / "arena.md").read_text(encoding="utf-8")
    assert not [key for key in keys if f"`{key}`" not in docs and f'"{key}"' not in docs]


def test_a_view_tells_what_follows_from_it(program: Written, tmp_path: Path) -> None:
    told = (tmp_path / "told").as_posix()
    bot = (HERE / "bot.py").read_text(encoding="utf-8").replace("    asked =", "    told.write(line)\n    asked =")
    name = program(f"told = open({told!r}, 'w')\n{bot}\ntold.close()\n")
    play_deal(
        Rules.preset("deluxe", players=5, opening="club"), "7", 1, [make_player(name), *[Instinct() for _ in range(4)]]
    )
    close_programs()
    views = [json.loads(line).get("view", {}) for line in Path(told).read_text().splitlines()][1:]
    for view in views[1:]:
        read = far_end.read_view(view)
        table = read.table
        assert view["pass_offset"] == table.pass_offset
        assert (view["broken"], view["trick_leader"]) == (table.broken, table.leader)
        assert [parse(cards) for cards in view["taken"]] == list(table.taken)
        assert view["lowest"] in ("", "3C"), "the two of clubs is not in the pack of five"


def test_our_own_program_answers_what_is_no_question() -> None:
    said: list[str] = []
    serve("instinct", ["nonsense\n", '{"id": 4, "ask": "hello"}\n', '{"id": 5, "ask": "play"}\n'], said.append)
    bad, hello, empty = [json.loads(line) for line in said]
    assert bad["error"] == "This is no JSON text."
    assert hello == {"id": 4, "answer": {"protocol": 2}}
    assert empty["id"] == 5 and "error" in empty
    serve("instinct", ['{"id": 6, "ask": "play", "wire": 2, "seed": "", "view": {"rules": "deluxe"}}\n'], said.append)
    assert json.loads(said[-1])["error"] == "The view, or a row in it, has no “number”."


def test_a_budget_is_for_minds_that_go_by_the_clock() -> None:
    names = ["instinct", "random", "sampling:100", "sampling", "iq:60", "iq:150,moons=1", "iq:150@20", "exec:a b"]
    assert [with_limit(name, 600) for name in names] == [
        *names[:3],
        "sampling@600",
        "iq:60",
        "iq:150,moons=1@600",
        "iq:150@20",
        "exec@600:a b",
    ]
    assert with_limit("ben=exec:a b", 600) == "ben=exec@600:a b"
    assert with_limit("ben=exec@20:a b", 600) == "ben=exec@20:a b"
    assert uses_clock("iq:150@20") and not uses_clock("instinct@20"), "who plays at sight looks at no clock"
    assert uses_clock("ben=exec@20:a b") and not uses_clock("ben=exec:a@b")
    assert label("ben=exec@20:a b=exec:c") == "ben"
    assert (label("exec:a=b"), label("iq:120,moons=0.5")) == ("exec:a=b", "iq:120,moons=0.5")


def test_a_mind_is_held_to_its_limit() -> None:
    seen: list[Limit | None] = []

    class Slow(Instinct):
        def choose(self, ask, view, seed, limit=None):  # type: ignore[no-untyped-def]
            seen.append(limit)
            return super().choose(ask, view, seed)

    who = make_player("instinct@250")
    assert who.name == "instinct@250"
    who.who = Slow()  # type: ignore[attr-defined]
    play_deal(Rules.preset("deluxe"), "1", 3, [who, Instinct(), Instinct(), Instinct()])
    assert seen == [Limit(milliseconds=250)] * 13

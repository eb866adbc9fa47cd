"""The search finds a problem that is known to lie in a deal and names its theme, and goes on where its log stops."""

import json
from concurrent.futures import Future
from pathlib import Path
from zlib import crc32

import pytest

from hearts.__main__ import main
from hearts.arena import problem_log, problem_search
from hearts.arena.problem_log import ProblemLog, search_all
from hearts.arena.problem_selection import markdown_tables, select
from hearts.arena.processes import processes
from hearts.engine.cards import card, name
from hearts.minds.problem import Problem, Start

# Seat 0 has no diamond any more, and somebody else takes the trick: the queen goes on it.
FOUND = (
    "116t9 | deluxe | 0 -7 10 13 -1 3 1 / 8 -9 0 17 -1 3 1 | AT64C 65D 982S 9653H / Q2C AQ984D AJ3S Q42H / "
    "953C KT7D KQ764S 87H / KJ87C J32D T5S AKJTH | 65D 8S / QC AS QH / QS 87H / T5S KH | 2C 9C 8C 6C 5C 7C 4C KH 2D | "
    "1200 | QS,0,0,0,0,23,0.4,6.7,4.9,3.9 ; 2S,8.18,0.44,0,5,15,8,2.2,-3.5,6.7,dear,0,0.55 | queen | 80 100"
)
QUEEN = Problem.read(FOUND).start
SEED = "1/116/0/9"
LINES = [
    "1t5 | deluxe | | … | | | 1200 | … | queen | 80 100",
    "2t5 | deluxe | | … | | | 1200 | … | queen | 80 100",
    "3t5 | spot | | … | | | 1200 | … | queen end | 180",
    "4p | deluxe | | … | | | 1200 | … | pass | ",
]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(problem_search, "TIMES", 2)


@pytest.mark.usefixtures("quick")
def test_it_finds_the_problem_of_a_made_deal() -> None:
    found = problem_search.problem_at("116t9", QUEEN, QUEEN.game().view(0), SEED)
    assert found is not None
    assert [name(choice) for choice in found.best] == ["QS"]
    assert found.themes == ("queen",) and found.margin > 3
    assert 80 in found.solved and 60 not in found.solved
    told = found.advice.of(card("2S"))
    assert told is not None and told.why == "dear" and told.own > told.best
    assert Problem.read(found.text()).text() == found.text()


@pytest.mark.usefixtures("quick")
def test_a_problem_is_checked_once_more_and_falls_where_the_minds_find_another_choice() -> None:
    found = problem_search.problem_at("116t9", QUEEN, QUEEN.game().view(0), SEED)
    assert found is not None
    still = problem_search.recheck(found, "1")
    assert still is not None and still.text() == found.text()
    ranked = found.text().split(" | ")
    first, *others = ranked[7].split(" ; ")
    wrong = [*others[-1].split(",")[:1], *first.split(",")[1:]]  # as if the last card had been found to be the best
    ranked[7] = " ; ".join([",".join(wrong), *others[:-1], ",".join([first.split(",")[0], *others[-1].split(",")[1:]])])
    assert problem_search.recheck(Problem.read(" | ".join(ranked)), "1") is None


@pytest.mark.usefixtures("quick")
def test_where_nothing_stands_out_there_is_none() -> None:
    start = Start(QUEEN.rules, QUEEN.rows, QUEEN.hands, 0, QUEEN.packets, QUEEN.plays[:4])
    game = start.game()
    view = game.view(game.waiting[0])
    assert problem_search.problem_at("x", start, view, "1") is None


@pytest.mark.usefixtures("quick")
def test_who_forgets_errs_where_counting_is_the_theme() -> None:
    found = {one.id: one.themes for one in problem_search.find_problems("1", 4009)}
    assert found == {"4009t46": ("count", "end")}


@pytest.mark.usefixtures("quick")
def test_cards_that_are_as_good_as_one_another_are_no_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(problem_search, "_best_choice", lambda *_: [card("2S"), card("3S")])
    assert problem_search.problem_at("116t9", QUEEN, QUEEN.game().view(0), SEED) is None


@pytest.mark.usefixtures("quick")
def test_of_some_alone_no_other_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(problem_search, "problem_at", lambda id, *_: asked.append(id))
    problem_search.find_problems("1", 6)
    assert len(asked) > 8 and "6p" not in asked
    asked.clear()
    problem_search.find_problems("1", 6, "pass")
    assert asked == ["6p"]
    asked.clear()
    problem_search.find_problems("1", 2, "moons")
    assert asked == [], "nobody shoots the moon there"
    problem_search.find_problems("1", 6, "moons")
    assert len(asked) > 8


def test_a_search_goes_on_from_its_log_and_bears_a_cut_last_line(tmp_path: Path) -> None:
    path = tmp_path / "searched.jsonl"
    first = ProblemLog(path, "7")
    first.add(1, ["a line"])
    path.write_text(path.read_text(encoding="utf-8") + '{"deal": 2, "fo', encoding="utf-8")
    asked: list[int] = []

    class Now:
        """Does at once what it is handed."""

        def submit(self, work: object, seed: str, index: int, only: str) -> object:
            asked.append(index)
            found: Future[list[str]] = Future()
            found.set_result([f"{seed} {index}"])
            return found

    search_all(ProblemLog(path, "7"), "7", range(3), Now())  # type: ignore[arg-type]
    assert asked == [0, 2]
    assert ProblemLog(path, "7").lines == ["7 0", "a line", "7 2"]


@pytest.mark.parametrize(
    "text",
    [
        '{"problems": 1, "seed": "8"}\n',
        "nothing\n",
        '{"match": {}}\n',
        "nothing",
        '{"rules": "deluxe"}',
        '{"problems": 2, "seed": "7"}\n{"deal": 1e999, "found": []}\n',
        '{"problems": 2, "seed": "7"}\n{"deal": ' + "[" * 200_000 + "\n",
    ],
    ids=range(7),
)
def test_another_file_is_no_log_of_a_search(tmp_path: Path, text: str) -> None:
    path = tmp_path / "searched.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match="searched"):
        ProblemLog(path, "7")
    assert path.read_text(encoding="utf-8") == text


def test_a_log_is_changed_by_nothing_but_a_deal_that_was_searched(tmp_path: Path) -> None:
    path = tmp_path / "searched.jsonl"
    ProblemLog(path, "7").add(1, ["a line"])
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    log = ProblemLog(path, "7")
    assert (log.found, path.read_bytes()) == ({}, whole[:-5])
    log.add(1, ["a line"])
    assert path.read_bytes() == whole
    path.write_bytes(b'{"problems": 2, "se')  # stopped in its first line
    ProblemLog(path, "7").add(1, ["a line"])
    assert path.read_bytes() == whole


def test_what_is_shipped_is_spread() -> None:
    assert [line[:2] for line in select(LINES, 3)] == ["1t", "3t", "4p"]
    assert select(LINES, 9) == LINES


def test_the_tables_count_themes_and_rules() -> None:
    lines = markdown_tables(LINES)
    assert "| the queen | 3 | 0 % | 67 % | 67 % | 0 % | 0 % | 0 % | 33 % |" in lines
    assert "| `spot` | 1 | 0 % | 0 % | 0 % | 0 % | 0 % | 0 % | 100 % |" in lines
    assert lines[-1].startswith("| all | 4 |")


def test_the_command_goes_on_and_ships(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, ships = tmp_path / "searched.jsonl", tmp_path / "problems.txt"
    rows = [{"problems": problem_log.VERSION, "seed": "1"}, *[{"deal": n, "found": [LINES[n]]} for n in range(4)]]
    kept.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    command = ["problems", "--deals", "4", "--seed", "1", "--jobs", "1", "--out", str(kept)]
    assert main([*command, "--ship", str(ships), "--number", "3", "--markdown"]) == 0
    assert ships.read_text(encoding="utf-8").splitlines() == [LINES[0], LINES[2], LINES[3]]
    assert "| all | 3 |" in capsys.readouterr().out


def test_the_command_checks_what_is_shipped_and_adds_what_was_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new, kept = tmp_path / "old.txt", tmp_path / "new.txt", tmp_path / "check.jsonl"
    old.write_text("".join(f"{line}\n" for line in LINES), encoding="utf-8")
    command = ["problems", "--check", str(old), "--out", str(kept), "--jobs", "1", "--ship"]
    rows: list[dict[str, object]] = [
        {"problems": problem_log.VERSION, "seed": f"1 check {crc32(chr(10).join(LINES).encode())}"}
    ]
    rows += [{"deal": n, "found": [LINES[n]] * (n != 1)} for n in range(4)]
    kept.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    assert main([*command, str(old)]) == 0
    assert "3 of 4 problems hold" in capsys.readouterr().err
    assert old.read_text(encoding="utf-8").splitlines() == [LINES[0], LINES[2], LINES[3]]
    monkeypatch.setattr(problem_log, "search_deal", None)  # nothing is searched: the file has the deal
    rows = [
        {"problems": problem_log.VERSION, "seed": "1"},
        {"deal": 7, "found": ["7t5 | spot | | … | | | 1200 | … | jack | "]},
    ]
    kept.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    command = ["problems", "--first", "7", "--deals", "1", "--out", str(kept), "--jobs", "1", "--known", str(old)]
    assert main([*command, "--ship", str(new)]) == 0
    assert [line[:3] for line in new.read_text(encoding="utf-8").splitlines()] == ["1t5", "3t5", "4p ", "7t5"]


def test_a_process_searches_a_deal() -> None:
    with processes(1) as executor:
        found = ProblemLog(None, "1")
        search_all(found, "1", range(1), executor)
    assert found.found == {0: []}

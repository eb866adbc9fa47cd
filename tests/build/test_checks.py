"""`build.py test`: what it runs side by side, what it prints, and which exit code it gives."""

import os
from pathlib import Path

import pytest

from tools import checks
from tools.checks import Check, Suite, planned, run, second_try, told

GOOD, BAD = ["platform"], ["json.tool", "no-such-file.json"]  # programs of the standard library
ENVIRONMENT = dict(os.environ)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(checks, "TICK", 0.01)
    monkeypatch.setattr(checks, "CACHE", tmp_path)


def some_tests(*arguments: str) -> Suite:
    """A run of pytest over a few tests of ours."""
    return Suite("Tests", ["-p", "no:cacheprovider", "tests/engine/test_cards.py", *arguments], ENVIRONMENT)


def test_outputs_stand_one_after_the_other_under_their_headlines(capfd: pytest.CaptureFixture[str]) -> None:
    slow, good, bad = some_tests("-k", "spoken"), Check("Good", GOOD, ENVIRONMENT), Check("Bad", BAD, ENVIRONMENT)
    run([[slow], [good, bad]], [slow, good, bad])
    said = capfd.readouterr().out
    places = [said.index(part) for part in ("── Tests: pytest", " passed", "── Good: platform", "── Bad: json.tool")]
    assert places == sorted(places)
    assert "── Good done in" in said and "── Bad FAILED in" in said
    assert "no-such-file.json" in said[places[3] + 40 :], "what it complains of stands under its headline"


def test_the_end_is_pytests_own_line_and_the_code_that_of_the_worst(capfd: pytest.CaptureFixture[str]) -> None:
    several = [some_tests("-k", "spoken"), Check("Bad", BAD, ENVIRONMENT)]
    run([several], several)
    assert told(several, 3.0) == several[1].code == 2
    out, err = capfd.readouterr()
    assert out.splitlines()[-1].startswith("====") and " passed" in out.splitlines()[-1]
    assert err.strip() == "Failed: Bad. The output of each is above, under its headline."
    assert told(several[:1], 3.0) == 0


def test_that_no_test_was_chosen_is_a_failure_only_where_none_ran(capfd: pytest.CaptureFixture[str]) -> None:
    none, some = some_tests("-k", "nothing_has_this_name"), some_tests("-k", "spoken")
    run([[none], [some]], [none, some])
    assert told([none, some], 1.0) == 0
    assert told([none], 1.0) == 5
    assert "No test was run" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("output", "words"),
    [
        ("", "Tests start"),
        ("4 workers [118 items]\n\n..s.F..", "Tests 7 of 118, 1 FAILED"),
        ("collected 1036 items\n\ntests/app/test_cast.py ....  [  1%]\ntests/app/test_x.py ..", "Tests 6 of 1036"),
        ("collected 118 items / 112 deselected / 6 selected\n\ntests/e2e/test_x.py .E", "Tests 2 of 6, 1 FAILED"),
    ],
)
def test_progress_counts_the_tests_that_are_done(monkeypatch: pytest.MonkeyPatch, output: str, words: str) -> None:
    monkeypatch.setattr(Suite, "output", output)
    assert some_tests().progress == words


@pytest.mark.parametrize("part", [None, *checks.PARTS])
def test_a_part_runs_what_it_names(monkeypatch: pytest.MonkeyPatch, part: str | None) -> None:
    """Before, it installed browsers in earnest where they were missing."""
    for name, value in {"prepare_python": None, "node": "node", "build_dist": "dist"}.items():
        monkeypatch.setattr(checks, name, lambda *_, value=value: value)
    phases = planned(checks.PARTS if part is None else (part,), ["-k", "undo"])
    names = [one.name for phase in phases for lane in phase for one in lane]
    browsers, lint, alone = ["Browsers"], ["Ruff", "Format", "Types"], ["Tests that run alone"]
    unit, e2e = ["Tests"], ["Tests in the browser", *alone]
    assert (
        names == {None: browsers + lint + unit + e2e, "lint": lint, "unit": unit + alone, "e2e": browsers + e2e}[part]
    )
    for one in (one for phase in phases for lane in phase for one in lane if isinstance(one, Suite)):
        assert one.command[-2:] == ["-k", "undo"]
    if part != "lint":
        assert [one.name for one in phases[-1][0]] == alone, "nothing runs beside them"


def failing(names: list[str], code: int = 1) -> Suite:
    """A run of pytest in which these tests failed."""
    found = some_tests()
    lines = [f"FAILED {name} - AssertionError: no" for name in names]
    found.log.parent.mkdir(parents=True, exist_ok=True)
    found.log.write_text("\n".join(["... short test summary info ...", *lines, "1 failed, 3 passed"]))
    found.code = code
    found.show()
    found.end()  # as after its phase
    return found


def test_few_tests_that_failed_in_a_browser_run_once_more_and_are_told(capfd: pytest.CaptureFixture[str]) -> None:
    name = "tests/e2e/test_x.py::test_a[two words]"
    first = failing([name])
    again = second_try([first, Check("Good", GOOD, ENVIRONMENT)])
    assert again and again.command == ["pytest", name]
    again.code = 1
    assert told([first, again], 1.0) == 1
    again.code = 0
    assert told([first, again], 1.0) == 0
    assert f"Unsteady (passed only at the second try), to be mended: {name}" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("names", "code"),
    [
        ([], 1),  # it broke off before the tests
        (["tests/e2e/test_x.py::test_b"], 2),  # it was interrupted
        (["tests/e2e/test_x.py::test_b", "tests/engine/test_x.py::test_c"], 1),  # one needs no browser
        ([f"tests/e2e/test_x.py::test_{number}" for number in range(4)], 1),  # too many
    ],
)
def test_what_else_fails_has_no_second_try(names: list[str], code: int) -> None:
    first = failing(names, code)
    assert second_try([first]) is None
    assert told([first], 1.0) == code

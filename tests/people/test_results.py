"""`hearts verify`: results of days and of matches, with signature and par; a forger gets nothing past it."""

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from test_signed import DAY, DEVICE, OTHER, RESULT

from hearts.__main__ import main
from hearts.app.keeping.archive import Texts
from hearts.app.keeping.store import RESULTS, Store
from hearts.app.same import ranking, signed, what
from hearts.app.same.check import check
from hearts.app.same.entries import Entries
from hearts.app.same.results import bare as bare_of
from hearts.app.same.what import what_is
from hearts.app.tasks import at_once, no_rest
from hearts.app.words import checks
from hearts.app.words.locale import say
from hearts.arena import frozen_packages, results, sodium, verify, ways
from hearts.engine.record import Record, Seat
from tests.app.test_match_by_link import played
from tests.forgeries import CLAIMS

if TYPE_CHECKING:
    from hearts.app.same.check import Package

MATCH = signed.sign(verify.result(played().text()), DEVICE)


def points(text: str) -> "tuple[int, ...]":
    return Record.read(text).game.scores


@pytest.mark.parametrize("text", [RESULT, MATCH], ids=["day", "match"])
def test_a_result_is_checked_with_its_signature_and_its_par(text: str) -> None:
    found = results.checked(what_is(text))
    assert found.state == "checked" and found.person == DEVICE.id[:12] and found.par
    assert results.joined([results.checked(what_is(text), part, 3) for part in range(3)]) == found
    own, par = points(text)[0], sum(points for _, points in found.par)
    assert sum(found.own) == own and found.line("x").endswith(f" {own} points, par {par}. Signed by {found.person}.")


def test_a_check_of_a_day_tells_how_many_choices_of_opponents_it_has_played_again() -> None:
    """The page said that no opponent had a choice."""
    found = at_once(check(what_is(bare_of(RESULT)), ways.CommandWays(0, 1)))
    assert found.verdict.choices > 100 and checks.sentences(found.verdict) == [
        say("check-found", count=found.verdict.choices)
    ]


def test_the_package_of_a_day_is_asked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was asked for again to play par, after the check had left it. Par is played by the package of the check."""
    asked: list[int] = []
    package = ways.CommandWays.package

    async def noted(device: ways.CommandWays, number: int) -> "Package | None":
        asked.append(number)
        return await package(device, number)

    monkeypatch.setattr(ways.CommandWays, "package", noted)
    assert results.checked(what_is(RESULT)).par and asked == [DAY]

    async def par(device: ways.CommandWays, record: Record) -> tuple[int, ...]:
        raise AssertionError("Par of a day needs no worker.")

    asked.clear()
    monkeypatch.setattr(ways.CommandWays, "par", par, raising=False)
    entries = Entries(Texts(Store({}), RESULTS), no_rest)
    device: Any = ways.CommandWays(0, 1)
    assert at_once(ranking.add(entries, what_is(RESULT), device)) == ""
    assert [result.of for result in entries.all] == [str(DAY)] and asked == [DAY]


def test_what_is_changed_is_named() -> None:
    for text, old, new, says in (
        (RESULT, "iq:120 ben", "iq:60 ben", "other rules or other players"),
        (RESULT, "share published daily-5", "share published daily-6", "Deal 1: the cards do not match"),
        (RESULT, f"id daily-{DAY}", f"id daily-{DAY + 1}", "Deal 1: the cards do not match"),
        (MATCH, "\nmatch match-", "\nmatch x-", "It is not a match of this game"),
        (MATCH, "\nresult ", "\nresult 1", "The result belongs to a different game"),
        (MATCH, "\nseed 0", "\nseed 1", "Deal 1: the cards do not match"),
        (MATCH, "share published 0", "share published 1", "Deal 1: the cards do not match"),
    ):
        forged = bare_of(text).replace(old, new, 1)
        assert forged != bare_of(text)
        found = results.checked(what_is(signed.sign(forged, OTHER)))
        assert says in found.line("x") and not found.par, found.line("x")
        assert "changed after it was signed" in results.checked(what_is(text.replace(old, new, 1))).line("x")


def test_scores_that_a_result_of_a_day_notes_must_be_its_own() -> None:
    noted = verify.result(bare_of(RESULT))
    assert results.checked(what_is(signed.sign(noted, OTHER))).state == "checked"
    scores = " ".join(map(str, points(RESULT)))
    forged = noted.replace(f" {scores}\n", " 0 0 0 104\n", 1)
    assert forged != noted and results.checked(what_is(signed.sign(forged, OTHER))).state == "wrong"


def test_a_signature_that_cannot_be_checked_is_no_success(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sodium, "sodium", lambda: None)
    (tmp_path / "day").write_text(RESULT, encoding="utf-8")
    (tmp_path / "bare").write_text(bare_of(RESULT), encoding="utf-8")
    monkeypatch.setattr("hearts.__main__.processes", lambda jobs: Here())
    assert main(["verify", "--jobs", "1", str(tmp_path / "day")]) == 1
    said = capsys.readouterr().out
    assert (
        "not all checked: the signature" in said
        and "pip install .[verify]" in said
        and "Everything else is right" in said
    )
    assert main(["verify", "--jobs", "1", str(tmp_path / "bare")]) == 0, "nobody signed it"


class Here:
    """Runs what is submitted at once, in this process."""

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *_: object) -> None: ...

    def submit(self, act, *given):  # type: ignore[no-untyped-def]
        found = act(*given)
        return type("Done", (), {"result": lambda _: found})()


def test_a_day_of_tomorrow_and_one_without_its_package_are_not_all_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results.daily, "number_at", lambda at: DAY - 1)
    assert results.checked(what_is(RESULT)).line("x") == f"x: not all checked: Day {DAY} has not begun yet."
    monkeypatch.setattr(frozen_packages, "read_packages", list)
    found = results.checked(what_is(RESULT))
    assert found.state == "version" and "no longer in the game" in found.line("x")
    assert results.checked(what_is(signed.sign(RESULT.replace("\npass 0 ", "\npass 0 2C ", 1), OTHER))).state == "wrong"


def test_the_command_takes_a_file_with_the_results_of_many(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hall = {"moonshot hearts hall": 1, "results": [RESULT, MATCH]}
    one, other = tmp_path / "hall.json", tmp_path / "forged.json"
    one.write_text(json.dumps(hall), encoding="utf-8")
    hall["results"] = [RESULT, RESULT.replace("\n", "\r\n"), MATCH.replace("\nmatch", "\nMatch")]
    other.write_text(json.dumps(hall), encoding="utf-8")
    assert main(["verify", "--jobs", "1", str(one), str(other)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{one}: checked: 2 results. Signed by {DEVICE.id[:12]}."
    assert lines[1].startswith(f"{other}, result 2 of 2: wrong: ")


def test_each_signer_is_named_and_a_doubled_result_counts_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs, nobodys, file = signed.sign(bare_of(RESULT), OTHER), bare_of(MATCH), tmp_path / "hall.json"
    several = [RESULT, theirs, RESULT, nobodys, "\ufeff" + theirs.replace("\n", "\r\n"), nobodys + "\n"]
    file.write_text(json.dumps({"moonshot hearts hall": 1, "results": several}), encoding="utf-8")
    assert main(["verify", "--jobs", "2", str(file)]) == 0
    people = f"{DEVICE.id[:12]}, {OTHER.id[:12]}"
    assert capsys.readouterr().out.splitlines()[0] == (
        f"{file}: checked: 3 results. Signed by {people}. Nobody signed 1."
    )


def test_the_command_reads_each_result_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    read: list[str] = []
    real = what._kind
    monkeypatch.setattr(what, "_kind", lambda text, heading: read.append(text) or real(text, heading))
    monkeypatch.setattr("hearts.__main__.processes", lambda jobs: Here())
    (tmp_path / "day").write_text(RESULT, encoding="utf-8")
    (tmp_path / "hall").write_text(json.dumps({"moonshot hearts hall": 1, "results": [RESULT, MATCH]}), "utf-8")
    assert main(["verify", "--jobs", "1", str(tmp_path / "day"), str(tmp_path / "hall")]) == 0
    assert read == [RESULT, RESULT, MATCH] and ": checked: 2 results." in capsys.readouterr().out


@pytest.mark.parametrize("version", ["0", "-1", "true", "1.5", '"1"', "null", "[1]"])
def test_a_file_of_many_has_a_whole_number_as_its_version(version: str) -> None:
    file = f'{{"moonshot hearts hall": {version}, "results": [{json.dumps(RESULT)}]}}'
    (found,) = [results.checked(each) for each in results.each_in(file)]
    assert found.state == "wrong" and not found.person


def test_no_name_reads_like_a_part_of_the_line() -> None:
    claim = CLAIMS["game"]
    for name in (f"Ann. Signed by {DEVICE.id[:12]}", f"Ann”. Signed by {DEVICE.id[:12]}.“"):
        seats = (Seat(claim.seats[0].player, claim.seats[0].face, name), *claim.seats[1:])
        said = results.checked(what_is(replace(claim, seats=seats).text())).line("x")
        assert said.endswith(f" Played by “{name.replace('“', '').replace('”', '')}”."), said

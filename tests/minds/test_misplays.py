"""Positions that replays have judged: what the strongest mind plays there. Those it gets wrong are marked."""

import json
from collections.abc import Callable
from pathlib import Path

import judged
import pytest
from situations import ending

from hearts.arena import teach
from hearts.engine.cards import card, count, each, name, parse
from hearts.engine.record import Record
from hearts.minds.registry import mind
from research import packets
from tests.bench import misplays
from tests.bench.judge import Judge, replayed, worth

# Those that the mind of today plays wrongly with most seeds: who mends one takes its name out here.
WRONG = {
    "nine points and losers on lead",
    "nineteen points and a heart to lead",
    "six points and two hearts over it",
    "9C from AK976C Q4S",
    "QC from Q964C QTD",
    "8D from AKT842C AQT8D AQH",
    "2H from Q54D K8742H",
    "AD from J8C A8D 62H",
    "6C from A6C KT632H",
    "KC from KQT72C JD KH",
    "4S from AK96C Q4S",
    "TH from Q5C KT3H",
    "JC from JT95C Q32H",
    "KS from QJ5D K65S",
    "KH from KJ76H",
    "3H from QD T3H",
    "KS from KTS K5H",
    "TH from 4S T653H",
    "2D from AQ85C K2D",
    "5C from 5C QJTD QTS",
    "5S from J74D KJT95S JH",
}


def _marked(key: str, one: judged.Judged) -> object:
    """What is still played wrong is tried with `--whole` only: it costs much thinking and guards nothing."""
    wrong = pytest.mark.xfail(strict=True, reason=f"{one.wrong} costs {one.cost} points"), pytest.mark.whole
    return pytest.param(one, id=key, marks=wrong if key in WRONG else ())


@pytest.mark.parametrize("one", [_marked(key, one) for key, one in judged.NAMED.items()])
def test_what_outside_judges_named(one: judged.Judged) -> None:
    assert judged.right(one, mind("iq:180")), one.reason


@pytest.mark.parametrize("one", [_marked(one.key, one) for one in judged.found()])
def test_what_replays_found(one: judged.Judged) -> None:
    assert judged.right(one, mind("iq:180")), one.reason


@pytest.mark.parametrize("key", judged.NAMED)
def test_a_named_position_is_one(key: str) -> None:
    one = judged.NAMED[key]
    for code in [*one.right.split(), *one.wrong.split()]:
        assert one.view.legal >> card(code) & 1
    assert count(one.view.unseen) == sum(one.view.table.held(seat) for seat in range(1, 4))


def test_a_judge_replays_to_the_end() -> None:
    view = ending("KS 5S 9D", "2C 3C 4C 5C 6C 7C", "TS QS 6S", taken=("-", "AH", "KH"))
    verdict = Judge(view, mind("defender"), "1").compare(card("KS"), card("5S"), 12)
    assert 12 < verdict.cost < 20 and verdict.error < 3 and verdict.worlds == 12
    assert Judge(view, mind("instinct"), "1").compare(card("5S"), card("KS"), 12, look=4).worlds == 4, (
        "it looks in between"
    )
    assert worth((26, 0, 0, 0), 0) == 26 and worth((0, 26, 26, 26), 0) == -26 and worth((0, 13, 13, 0), 3) < 0
    hands = tuple([parse(hand) for hand in ("K5S 9D", "32C", "54C", "76C")])
    points, shooter = replayed(view, card("KS"), (hands, 0), mind("defender"), "1")
    assert (points[0], shooter) == (13, -1)


def test_the_count_tells_right_from_wrong(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["judged", "instinct"])
    key, one = next(iter(judged.NAMED.items()))
    plays = name(mind("instinct").play(one.view, "1").choice)
    other = next(name(card) for card in each(one.view.legal) if name(card) != plays)
    monkeypatch.setattr(judged, "NAMED", {key: one._replace(right=plays)})
    monkeypatch.setattr(judged, "found", lambda: [one._replace(right=other, reason="by a coin")] * 2)
    judged.main()
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in said[:3]] == ["right", "wrong", "wrong"]
    assert said[3:] == ["1 of 1 named by outside judges", "0 of 2 by a coin", "1 of 3 in all"]


def test_misplays_are_found_in_deals_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(misplays, "FEW", 6)
    monkeypatch.setattr(misplays, "MANY", 18)
    monkeypatch.setattr(misplays, "HINT", 0.5)
    monkeypatch.setattr(misplays, "SURE", 1.0)
    command = ["misplays", "--out", str(tmp_path / "out"), "--mind", "random", "--judges", "defender,instinct"]
    monkeypatch.setattr("sys.argv", [*command, "--deals", "1", "--rules", "classic-pc"])
    misplays.main()
    told = capsys.readouterr().out
    found = [json.loads(line) for line in told.splitlines()]
    assert found and [one["cost"] for one in found] == sorted([one["cost"] for one in found], reverse=True)
    (tmp_path / "judged.jsonl").write_text(told, encoding="utf-8")
    for one in judged.found(tmp_path / "judged.jsonl"):
        assert one.view.legal >> card(one.right.split()[0]) & 1 and one.view.legal >> card(one.wrong.split()[0]) & 1
    misplays.main()
    assert capsys.readouterr().out == told, "what a file holds is not searched again"


def test_what_was_found_is_judged_anew_by_more_worlds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = json.loads(judged.FILE.read_text("utf-8").splitlines()[-1])
    out = tmp_path / "out"
    out.write_text(json.dumps({"found": [line]}) + "\n", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["misplays", "--out", str(out), "--show", "--again", "9", "--judges", "defender"])
    misplays.main()
    told = capsys.readouterr().out
    anew = json.loads(told)
    assert anew.pop("judge") == "defender, 9 worlds" and anew.keys() < line.keys()
    assert all(anew[key] == line[key] for key in anew.keys() - {"cost", "error"})
    view = Record.read(line["record"], later=True).game.view(line["seat"])
    cards = [card(line[key].split()[0]) for key in ("played", "right")]
    verdict = Judge(view, mind("defender"), "again").compare(*cards, 9)
    assert (anew["cost"], anew["error"]) == (round(verdict.cost, 2), round(verdict.error, 2))
    misplays.main()
    assert capsys.readouterr().out == told and len(out.read_text("utf-8").splitlines()) == 2


@pytest.mark.parametrize("program", [teach.main, packets.main])
def test_no_mind_learns_from_deals_by_which_minds_are_judged(
    program: Callable[[list[str]], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = [json.loads(line)["record"] for line in judged.FILE.read_text("utf-8").splitlines()]
    seeds = {line[5:] for record in records for line in record.split("\n") if line.startswith("seed ")}
    assert {"1", "2", "4", "11"} <= seeds
    for seed in seeds:
        with pytest.raises(SystemExit):
            program(["--out", str(tmp_path / "out"), "--seed", seed, "--deals", "1"])
        assert "no mind learns from them" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_training_begins_with_a_seed_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(teach, "play_deal", lambda _, seed, *__: asked.append(seed))
    teach.main(["--out", str(tmp_path / "one"), "--deals", "1"])
    monkeypatch.setattr(packets, "passing", lambda _, seed, __: asked.append(seed) or ())
    packets.main(["--out", str(tmp_path / "two"), "--deals", "1"])
    assert len(asked) == 2 and not {*asked} & {*teach.JUDGED}

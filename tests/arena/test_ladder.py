"""A ladder sets each mind against the yardstick on the same deals, and goes on where it stopped."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from hearts.__main__ import main
from hearts.arena import ladder, match, stats
from hearts.arena.log import Log
from hearts.arena.match import Match
from hearts.arena.players import make_player, mix_members, uses_clock, with_limit
from hearts.arena.referee import play_deal
from hearts.arena.terms import Tally, Terms
from hearts.engine.rules import Rules


def _match(mind: str, rows: "list[tuple[float, float, float]]") -> Match:
    found = Match(Terms("deluxe", (mind, "sampling:100")))
    found.tallies = [Tally((mine, theirs), (0.0, 0.0), (won, 1 - won), 6) for mine, theirs, won in rows]
    return found


def test_a_rung_by_hand() -> None:
    low = _match("iq:60", [(6, 4, 0.25), (8, 4, 0.5), (7, 4, 0.25)])
    high = _match("iq:80", [(5, 4, 0.5), (6, 4, 0.5), (4, 4, 0.5), (90, 0, 0.0)])
    first, second = ladder.rungs([low, _match("iq:70", []), high])
    assert (first.mind, first.number, first.step) == ("iq:60", 3, None)
    assert first.points == stats.paired_test([2, 4, 3])
    assert first.rating == stats.rating([0.25, 0.5, 0.25])
    assert first.rating.mean < second.rating.mean < 1500
    assert second.number == 4
    assert second.step == stats.paired_test([1 - 2, 2 - 4, 0 - 3])


def test_it_is_made_of_matches_against_the_yardstick(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", "random", "instinct", "--against", "sampling:1", "--deals", "4", "--seed", "3", "--jobs", "2"]
    assert main([*command, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["yardstick"], data["unit"], data["seed"], data["seatings"]) == ("sampling:1", "deal", "3", 6)
    assert [rung["mind"] for rung in data["rungs"]] == ["random", "instinct"]
    with ThreadPoolExecutor(1) as executor:
        alone = match.play(Rules.preset("deluxe"), ("instinct", "sampling:1"), 4, "3", executor)
    assert data["rungs"][1]["points"] == alone.difference(0, 1)._asdict()
    assert data["rungs"][1]["wins"] == alone.wins(0)._asdict()
    assert data["rungs"][0]["rating"]["mean"] < data["rungs"][1]["rating"]["mean"]
    assert data["rungs"][1]["step"]["mean"] < 0


def test_it_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", "random", "instinct", "--against", "instinct", "--jobs", "1"]
    assert main([*command, "--deals", "5"]) == 0
    whole = capsys.readouterr().out
    kept = ["--out", str(tmp_path / "log")]
    assert main([*command[:2], *command[3:], *kept, "--deals", "3"]) == 0
    capsys.readouterr()
    assert main([*command, *kept, "--deals", "5"]) == 0
    again = capsys.readouterr()
    assert again.out == whole
    assert "3 deals are in " in again.err
    assert [terms.minds[0] for terms in Log(tmp_path / "log").numbers] == ["random", "instinct"]


def test_it_prints_a_table_and_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", "random", "instinct", "--against", "instinct", "--games", "2", "--jobs", "1"]
    command += ["--rules", "deluxe limit=20"]
    assert main(command) == 0
    head, columns, first, second = capsys.readouterr().out.splitlines()
    assert head == "deluxe limit=20: each game in 6 seatings, seed 1, against instinct"
    assert " ".join(columns.split()) == "mind games points per deal p games won, % rating to the rung before"
    assert first.startswith("random ") and second.startswith("instinct ")
    assert "1500 ± 0" in second
    assert main([*command, "--markdown"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2] == "| mind | games | points per deal | p | games won, % | rating | to the rung before |"
    assert {line.count("|") for line in lines[2:]} == {8}


def test_a_mind_that_is_none_is_named_before_anything_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "instinct", "--iq", "999", "--deals", "1"]) == 2
    assert "iq:999" in capsys.readouterr().err


def test_a_mix_takes_turns_by_seat_and_by_deal() -> None:
    """So no mind is measured by the blindness of one yardstick."""
    rules, names = Rules.preset("classic-pc"), ("random", "instinct", "shooter")
    mix = make_player(",".join(names))
    for number in range(3):
        alone = [make_player(names[(seat + number) % 3]) for seat in range(4)]
        assert play_deal(rules, "2", number, [mix] * 4) == play_deal(rules, "2", number, alone)


def test_the_yardstick_may_be_a_mix(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", "instinct", "--against", "random,defender", "--deals", "3", "--jobs", "1", "--json"]
    assert main(command) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["yardstick"], data["rungs"][0]["number"]) == ("random,defender", 3)
    assert main(["ladder", "instinct", "--against", "random,xinxin", "--deals", "1"]) == 2
    assert "xinxin" in capsys.readouterr().err


def test_what_a_mix_is_made_of() -> None:
    assert mix_members("iq:120,moons=0.5,jack=1,defender,sampling:9") == [
        "iq:120,moons=0.5,jack=1",
        "defender",
        "sampling:9",
    ]
    assert mix_members("ben=exec:a --b=c,d") == ["ben=exec:a --b=c,d"] and mix_members("defender") == ["defender"]
    assert with_limit("iq:180,moons=1,defender,sampling", 600) == "iq:180,moons=1@600,defender,sampling@600"
    assert uses_clock("defender,iq:180@600") and not uses_clock("defender,iq:180")
    assert make_player("instinct,iq:150@20").name == "instinct,iq:150@20"

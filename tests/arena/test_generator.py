"""The generator is fair, and the command says so; a stacked one is told."""

import pytest

from hearts.__main__ import main
from hearts.arena import fairness
from hearts.engine.rules import Rules


def test_the_command_tells_each_seat_and_that_it_is_fair(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fairness", "--deals", "3000", "--jobs", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "deluxe, 3000 deals" and [line[:6] for line in lines[3:7]] == [f"seat {n}" for n in range(4)]
    assert lines[7].startswith("chance ") and "chance alone does that." in lines[-2]


def test_processes_count_the_same_as_one() -> None:
    whole = fairness.count_deals("deluxe players=3", "7", 0, 50)
    parts = fairness.count_deals("deluxe players=3", "7", 0, 20)
    parts.add(fairness.count_deals("deluxe players=3", "7", 20, 50))
    assert whole == parts and whole.deals == 50
    assert sum(map(sum, whole.where)) == 50 * 17 * 3


def test_a_favoured_seat_is_told() -> None:
    rules, found = Rules(), fairness.count_deals("deluxe", "1", 0, 2000)
    assert fairness.is_fair(rules, found)
    found.where[0][0] += 400
    assert not fairness.is_fair(rules, found)
    found.where[0][0] -= 400
    found.sums[2][0] += 200
    assert not fairness.is_fair(rules, found) and "of all runs" in "\n".join(fairness.lines(rules, found))

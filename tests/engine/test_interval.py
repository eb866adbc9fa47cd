"""An interval holds the truth 19 times out of 20, with few values too: drawn from true scores, whose mean is known."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from hearts.app.same.par import Sum
from hearts.arena.stats import p_value
from hearts.engine.interval import SURE, factor, of_mean, of_share, scatter

# Points above par of 600 deals of classic-pc, of two players; par is that of I.Q. 120, as in a daily deal:
# python -m tests.bench.par --deals 600 --rules classic-pc --mind iq:60 iq:90 --par iq:120 --gaps
GAPS = {
    line.split(" ")[0]: [int(word) for word in line.split(" ")[1:]]
    for line in (Path(__file__).parent / "gaps.txt").read_text(encoding="utf-8").splitlines()
}
TIMES = 4000


def held(gaps: list[int], deals: int, values: int, reach: Callable[[list[int]], float]) -> float:
    """How often the true mean lies in the interval around that of so many values, each of so many deals."""
    chance, true, hits = Random(f"{deals} {values}"), deals * sum(gaps) / len(gaps), 0
    for _ in range(TIMES):
        drawn = [sum(chance.choices(gaps, k=deals)) for _ in range(values)]
        hits += abs(sum(drawn) / values - true) <= reach(drawn)
    return hits / TIMES


@pytest.mark.parametrize("who", GAPS)
@pytest.mark.parametrize("days", [2, 3, 5, 10, 30])
def test_the_mean_of_a_few_days_lies_in_its_interval_19_times_out_of_20(who: str, days: int) -> None:
    assert held(GAPS[who], 4, days, of_mean) == pytest.approx(0.95, abs=0.015)


@pytest.mark.parametrize("who", GAPS)
@pytest.mark.parametrize("deals", [2, 3, 5, 10, 30])
def test_so_does_that_of_a_few_deals_of_which_many_are_like_par(who: str, deals: int) -> None:
    """Two deals that come to the same say nothing of how far others scatter, so it is a little less often."""
    assert 0.9 < held(GAPS[who], 1, deals, of_mean) < 0.98


def test_an_interval_that_takes_the_scatter_of_two_days_for_the_true_one_would_be_found() -> None:
    assert held(GAPS["iq:90"], 4, 2, lambda gaps: SURE * scatter(gaps) / len(gaps) ** 0.5) < 0.75


@pytest.mark.parametrize("deals", [2, 5, 20, 30, 60])
def test_a_player_as_strong_as_par_is_called_better_or_worse_once_in_20_times(deals: int) -> None:
    """Their deals scatter as `hearts.app.same.par` says; what luck alone can give goes by that."""
    chance, far = Random(str(deals)), 0
    for _ in range(TIMES):
        gaps = [round(chance.gauss(0, Sum([]).scatter)) for _ in range(deals)]
        far += abs(Sum(gaps).mean) >= Sum(gaps).reach
    assert far / TIMES == pytest.approx(0.05, abs=0.012)


@pytest.mark.parametrize("values", [2, 3, 4, 5, 8, 30, 1000])
def test_the_factor_is_students(values: int) -> None:
    assert p_value(factor(values), values - 1) == pytest.approx(0.05, abs=0.0002)


@pytest.mark.parametrize("share", [0.03, 0.25, 0.5])
@pytest.mark.parametrize("of", [20, 100, 400])
def test_a_share_lies_in_its_interval_too(share: float, of: int) -> None:
    chance, held = Random(f"{share} {of}"), 0
    for _ in range(1000):
        low, high = of_share(sum([chance.random() < share for _ in range(of)]), of)
        held += low <= share <= high
    assert held / 1000 == pytest.approx(0.95, abs=0.035)

"""Figures agree with published ones: Student's own data, his table, and the closed forms for one and two degrees."""

from math import atan, erfc, log, pi, sqrt

import pytest

from hearts.arena.stats import estimate, p_value, paired_test, rating


def test_the_mean_and_its_error() -> None:
    assert estimate([1.0, 2.0, 3.0]) == pytest.approx((2.0, 1 / 3**0.5))
    assert estimate([4.0]) == (4.0, None)


@pytest.mark.parametrize("t", [0.001, 0.3, 1.0, 2.5, 12.7, 400.0])
def test_p_in_closed_form(t: float) -> None:
    assert p_value(t, 1) == pytest.approx(1 - 2 / pi * atan(t), rel=1e-9)
    assert p_value(t, 2) == pytest.approx(1 - t / sqrt(2 + t * t), rel=1e-7)
    assert p_value(-t, 2) == p_value(t, 2)


@pytest.mark.parametrize(
    ("t", "freedom", "p"),
    [(2.571, 5, 0.05), (2.228, 10, 0.05), (3.169, 10, 0.01), (4.587, 10, 0.001), (2.042, 30, 0.05), (2.617, 120, 0.01)],
)
def test_p_in_the_table(t: float, freedom: int, p: float) -> None:
    assert p_value(t, freedom) == pytest.approx(p, rel=2e-3)


@pytest.mark.parametrize("t", [0.0, 0.5, 1.96, 4.0, 6.0])
def test_p_of_very_many_is_that_of_the_normal(t: float) -> None:
    assert p_value(t, 2_000_000) == pytest.approx(erfc(t / sqrt(2)), rel=1e-4)


def test_students_sleep() -> None:
    """The ten differences of Student's paper of 1908, as every textbook has them: t = 4.0621, p = 0.002833."""
    found = paired_test([1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4])
    assert found.mean == pytest.approx(1.58)
    assert found.t == pytest.approx(4.0621, abs=5e-5)
    assert found.p == pytest.approx(0.002833, abs=5e-7)


def test_no_test_without_a_spread() -> None:
    assert paired_test([0.0, 0.0, 0.0]) == (0.0, 0.0, None, None)
    assert paired_test([3.0]) == (3.0, None, None, None)
    assert paired_test([2 / 3, 0.1 + 0.2 + 2 / 3 - 0.3, 2 / 3]) == (pytest.approx(2 / 3), 0.0, None, None)


def test_the_rating() -> None:
    assert rating([0.5] * 20) == (1500, 0)
    assert rating([0.4, 0.6] * 50).mean == pytest.approx(1500)
    many = [10 / 11] * 100_000
    assert rating(many).mean == pytest.approx(1900, abs=0.05)
    assert rating([1.0] * 100).mean < rating([1.0] * 1000).mean < 2900
    assert rating([0.0] * 100).mean == pytest.approx(3000 - rating([1.0] * 100).mean)


def test_the_ratings_error_is_that_of_the_wins_through_the_slope() -> None:
    wins = [0.5, 0.75, 0.25, 1.0] * 250
    share, error = estimate(wins)
    assert rating(wins).error == pytest.approx(error * 400 / log(10) / (share * (1 - share)), rel=1e-3)

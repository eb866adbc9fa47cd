"""Statistics of results: mean, standard error, Student's paired test, rating.

>>> paired([-2.0, -1.0, -3.0, 0.0]).t
-2.32379000772445
"""

from collections.abc import Sequence
from math import exp, lgamma, log, log1p, log10, sqrt
from typing import NamedTuple

ANCHOR = 1500  # the rating of the yardstick
SCALE = 400  # so many points of rating for odds of ten to one
NOISE = 1e-12  # of the greatest value: two that differ by less are the same but for rounding


class Estimate(NamedTuple):
    """A mean and its standard error; None for a single value."""

    mean: float
    error: float | None


class Paired(NamedTuple):
    """A mean difference, its standard error, and Student's test of it.

    error   None for a single value
    t   Student's, mean / error; None where all values are equal
    p   the probability of a t as far from 0 on either side by chance; None where t is None
    """

    mean: float
    error: float | None
    t: float | None
    p: float | None


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of values and its standard error."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values)
    if spread <= len(values) * (NOISE * max([abs(value) for value in values])) ** 2:
        spread = 0.0
    return Estimate(middle, sqrt(spread / (len(values) - 1) / len(values)) if len(values) > 1 else None)


def paired_test(differences: Sequence[float]) -> Paired:
    """Return Student's paired test of differences that come from the same deals: t = mean / error with n - 1
    degrees."""
    mean, error = estimate(differences)
    if not error:
        return Paired(mean, error, None, None)
    t = mean / error
    return Paired(mean, error, t, p_value(t, len(differences) - 1))


def p_value(t: float, freedom: int) -> float:
    """Return the chance of a Student's t as far from 0 as `t`, with so many degrees of freedom.

    >>> round(two_sided(2.228, 10), 4)
    0.05
    """
    return _beta(freedom / (freedom + t * t), freedom / 2, 0.5)


def _beta(x: float, a: float, b: float) -> float:
    """Return the regularized incomplete beta function I_x(a, b), by its continued fraction (dlmf.nist.gov/8.17.E22)."""
    if x in (0.0, 1.0):
        return x
    if x > (a + 1) / (a + b + 2):  # where the other side's fraction converges sooner
        return 1 - _beta(1 - x, b, a)
    fraction = 1.0
    for step in range(2 * (40 + int(sqrt(max(a, b)))), 0, -1):
        m = step // 2
        if step % 2:
            fraction = 1 - (a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)) / fraction
        else:
            fraction = 1 + m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)) / fraction
    front = lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)
    return exp(front) / a / fraction


def rating(wins: Sequence[float]) -> Estimate:
    """Return the rating that shares of wins against the yardstick come to, each from 0 to 1, and its standard error.

    1500 + 400 log10(w / (1 - w)): the likeliest in the model of Bradley and Terry. Half a win and half a loss are
    added to w, so that a player who wins everything has a rating too; the error is that of w through the slope.
    """
    mean, error = estimate(wins)
    share = (mean * len(wins) + 0.5) / (len(wins) + 1)
    slope = SCALE / log(10) / (share * (1 - share))
    return Estimate(ANCHOR + SCALE * log10(share / (1 - share)), None if error is None else error * slope)

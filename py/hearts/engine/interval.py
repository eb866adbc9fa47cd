"""An interval: how far from what was found the truth may lie, so that it lies there 19 times out of 20.

>>> round(of_mean([4, -2, 9]), 1)
13.7
>>> [round(share, 2) for share in of_share(3, 10)]
[0.11, 0.6]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

SURE = 1.959964  # standard deviations on either side that hold 19 of 20, where the scatter is known

# Where the scatter is known from a few values alone, it takes more of them: Student's factor (1908), by how many values
# there are besides the first; from five on by a series (Cornish and Fisher, 1938).
_FEWEST = (12.7062, 4.3027, 3.1824, 2.7764)
_SERIES = (2.3722, 2.8225, 2.5559, 1.59)


def factor(values: int) -> float:
    """Return how many standard errors on either side hold the true mean of so many values (two at least)."""
    freedom = values - 1
    if freedom <= len(_FEWEST):
        return _FEWEST[freedom - 1]
    more = 0.0
    for part in reversed(_SERIES):
        more = (more + part) / freedom
    return SURE + more


def scatter(values: Sequence[float]) -> float:
    """Return the standard deviation of what these values (two at least) come from."""
    mean = sum(values) / len(values)
    return _root(sum([(value - mean) ** 2 for value in values]) / (len(values) - 1))


def of_mean(values: Sequence[float]) -> float:
    """Return how far the true mean may lie from that of these values (two at least) to either side."""
    return factor(len(values)) * scatter(values) / _root(len(values))


def of_share(hits: int, of: int) -> tuple[float, float]:
    """Return from where to where a true share may lie, from 0 to 1: Wilson's score interval (1927)."""
    if not of:
        return 0.0, 1.0
    share, square = hits / of, SURE * SURE
    middle = (share + square / (2 * of)) / (1 + square / of)
    reach = SURE / (1 + square / of) * _root(share * (1 - share) / of + square / (4 * of * of))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _root(number: float) -> float:
    return float(number**0.5)

"""A rating by Glicko (Mark E. Glickman, "The Glicko system", 1999): how strong a player is, and how sure that is.

A problem is an opponent: a player who solves it has won. Its own rating follows from which I.Q.s solve it.
"""

from __future__ import annotations

from math import log, pi, sqrt
from typing import NamedTuple

from hearts.app.casts.strength import MEASURED
from hearts.minds.problem import IQS

# How strong, and the standard deviation of that.
Rating = NamedTuple("Rating", [("rating", float), ("deviation", float)])

Q = log(10) / 400
FIRST = Rating(1500.0, 350.0)
LEAST = 50.0  # of a deviation: a rating is never quite sure
YEAR = 365.0  # days without a problem that bring the deviation from LEAST back to that of FIRST
PROBLEM = 100.0  # the deviation of a problem: seven minds tell no more
# What the minds of IQS come to in a ladder (`docs/minds.md`); MIDDLE is their mean.
LADDER = tuple([MEASURED[iq][2] for iq in IQS])
MIDDLE = sum(LADDER) / len(LADDER)


def after_games(own: Rating, met: list[tuple[Rating, float]]) -> Rating:
    """Return the rating after meeting these, each with the score against it: 1 for a win, 0 for a defeat."""
    spread = change = 0.0
    for other, score in met:
        weight = _weight(other.deviation)
        expected = chance(own, other)
        spread += weight * weight * expected * (1 - expected)
        change += weight * (score - expected)
    known = 1 / (own.deviation * own.deviation) + Q * Q * spread
    return Rating(own.rating + Q / known * change, max(LEAST, sqrt(1 / known)))


def chance(own: Rating, other: Rating) -> float:
    """Return the probability to win against another whose rating is not quite sure."""
    return float(1 / (1 + 10 ** (_weight(other.deviation) * (other.rating - own.rating) / 400)))


def after_days(own: Rating, days: float) -> Rating:
    """Return the rating after this many days without a problem: it is less sure."""
    grown = (FIRST.deviation * FIRST.deviation - LEAST * LEAST) * max(0.0, days) / YEAR
    return Rating(own.rating, min(FIRST.deviation, sqrt(own.deviation * own.deviation + grown)))


def of_problem(solved: int) -> Rating:
    """Return the rating of a problem that `solved` minds of IQS solve: Elo's curve, with half a success and a miss
    added."""
    odds = (len(IQS) - solved + 0.5) / (solved + 0.5)
    return Rating(MIDDLE + 400 * log(odds) / log(10), PROBLEM)


def _weight(deviation: float) -> float:
    """Return how much a result counts against a rating of this deviation: Glicko's g."""
    return 1 / sqrt(1 + 3 * Q * Q * deviation * deviation / (pi * pi))

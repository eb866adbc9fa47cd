"""A ladder: each mind plays the same deals against one yardstick, and gets points, a share of wins and a rating."""

from concurrent.futures import Executor
from typing import NamedTuple

from hearts.arena.log import Log
from hearts.arena.match import Match, Progress
from hearts.arena.players import label
from hearts.arena.stats import Estimate, Paired, paired_test, rating

IQS = tuple(range(60, 181, 20))
YARDSTICK = "sampling:100"


class Rung(NamedTuple):
    """How a mind stands against the yardstick.

    number   of the deals, or games, played
    points   per deal that it takes more than the yardstick: fewer than 0 is better
    wins     its share of the tables won; see `hearts.arena.terms.Tally`
    rating   on a scale on which the yardstick has 1500; see `hearts.arena.stats.rating`
    step     points per deal that it takes more than the rung before, both against the yardstick; None on the first
    fouls    for each foul the player that lost a deal by it, the mind or the yardstick, and what it did
    """

    mind: str
    number: int
    points: Paired
    wins: Estimate
    rating: Estimate
    moons: float
    step: Paired | None
    fouls: tuple[tuple[str, str], ...] = ()


def play(
    matches: list[Match],
    number: int,
    executor: Executor,
    until: float = 0.0,
    log: Log | None = None,
    progress: Progress = lambda match: None,
) -> list[Rung]:
    """Play the matches of a ladder one after the other; `log` gets the heading of each before the first begins."""
    for match in matches if log else ():
        assert log
        log.begin(match.terms, number)
    for match in matches:
        match.play(number, executor, until, log, progress)
    return rungs(matches)


def rungs(matches: list[Match]) -> list[Rung]:
    """Return a rung for each match that has a result."""
    known = [match for match in matches if match.tallies]
    return [_rung(match, below) for match, below in zip(known, [None, *known])]


def _rung(match: Match, below: Match | None) -> Rung:
    wins = [tally.wins[0] for tally in match.tallies]
    step = paired_test([one - other for one, other in zip(_gaps(match), _gaps(below))]) if below else None
    mind, number, points = label(match.terms.minds[0]), len(wins), match.difference(0, 1)
    fouls = tuple([(label(name), what) for who, name in enumerate(match.terms.minds) for what in match.fouls(who)])
    return Rung(mind, number, points, match.wins(0), rating(wins), match.moons(0), step, fouls)


def _gaps(match: Match) -> list[float]:
    """Return deal by deal the points that a mind took more than the yardstick."""
    return [tally.points[0] - tally.points[1] for tally in match.tallies]

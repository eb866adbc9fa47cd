"""A judge of decisions: each card is replayed from fresh worlds to the end of the deal by a mind in all four seats.

So a card is judged by how real games go on from it, not by the playouts of the mind that chose it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import sqrt
from typing import NamedTuple

from hearts.engine.deal import Deal, View
from hearts.engine.score import line
from hearts.engine.shuffle import Random
from hearts.minds.mind import Mind
from hearts.minds.search import Search, policy_of
from hearts.minds.worlds import World


class Verdict(NamedTuple):
    """What two cards come to beside one another.

    cost    points that the first one costs more than the second, its seat's own less the others' mean
    error   the standard error of that; the same worlds are used for both
    moons   how often the first one made a moon of its own, of so many worlds
    """

    cost: float
    error: float
    moons: float
    worlds: int


def compare(view: View, one: int, other: int, judge: Mind, worlds: int, seed: str, look: int = 0) -> Verdict:
    """One card beside another, in so many worlds; after `look` of them it ends where the first one costs nothing."""
    gaps, moons = [], 0
    for number, world in enumerate(islice(fresh(view, seed), worlds)):
        (first, shooter), (second, _) = [
            replayed(view, card, world, judge, f"{seed}/{number}") for card in (one, other)
        ]
        gaps.append(worth(first, view.seat) - worth(second, view.seat))
        moons += shooter == view.seat
        if len(gaps) == look and _verdict(gaps, moons).cost <= _verdict(gaps, moons).error:
            break
    return _verdict(gaps, moons)


def _verdict(gaps: list[float], moons: int) -> Verdict:
    mean = sum(gaps) / len(gaps)
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1)
    return Verdict(mean, sqrt(spread / len(gaps)), moons / len(gaps), len(gaps))


def fresh(view: View, seed: str) -> Iterator[World]:
    """Likely worlds of a View, as the strongest mind draws them, but others than it drew."""
    return Search()._likely(view, policy_of(view.rules), Random("judge", seed))


def worth(points: tuple[int, ...], seat: int) -> float:
    """A seat's points less the others' mean: so a moon counts alike whichever way it is scored."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def replayed(view: View, card: int, world: World, judge: Mind, seed: str) -> tuple[tuple[int, ...], int]:
    """All seats' points where the deal goes on from `card`, the judge in every seat, and who shot the moon."""
    hands, kitty = world
    none = (0,) * len(hands)
    deal = Deal(view.table, hands, hands, kitty, none, none).play(card)
    while deal.table.phase == "play":
        seat = deal.table.turn
        seen = deal.view(seat, view.lines, view.scores)
        if not seen.legal & seen.legal - 1:
            choice = seen.legal.bit_length() - 1
        else:
            choice = judge.play(seen, f"{seed}/{deal.table.played}").choice
        deal = deal.play(choice)
    scores = view.scores or none
    row = line(view.rules, view.table.number, deal.taken, deal.table.won, scores)
    return row.points, row.shooter

"""A judge of decisions: each card is replayed from fresh worlds to the end of the deal by a mind in all four seats.

So a card is judged by how real games go on from it, not by the playouts of the mind that chose it.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from hearts.engine.deal import Deal, View
from hearts.engine.score import line
from hearts.engine.shuffle import Random
from hearts.minds.mind import Mind
from hearts.minds.search import Search, policy_of
from hearts.minds.worlds import World


class Verdict(NamedTuple):
    """How many points one card costs more than another, its seat's own less the others' mean; the standard error."""

    cost: float
    error: float
    worlds: int


class Judge:
    """Replays the cards of one View, all of them in the same worlds: likely ones, as the strongest mind draws them."""

    def __init__(self, view: View, mind: Mind, seed: str) -> None:
        self.view, self.mind, self.seed = view, mind, seed
        self._fresh = Search()._likely(view, policy_of(view.rules), Random("judge", seed))
        self._worlds: list[World] = []
        self._worths: dict[int, list[float]] = {}

    def compare(self, one: int, other: int, worlds: int, look: int = 0) -> Verdict:
        """One card beside another in so many worlds; after `look` of them it ends where the first one costs nothing."""
        verdict = self._verdict(one, other, look or worlds)
        return verdict if look and verdict.cost <= verdict.error else self._verdict(one, other, worlds)

    def _verdict(self, one: int, other: int, worlds: int) -> Verdict:
        both = zip(self._replays(one, worlds), self._replays(other, worlds), strict=True)
        gaps = [first - second for first, second in both]
        mean = sum(gaps) / worlds
        spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, worlds - 1)
        return Verdict(mean, sqrt(spread / worlds), worlds)

    def _replays(self, card: int, worlds: int) -> list[float]:
        """What a card is worth in each of the first worlds."""
        while len(self._worlds) < worlds:
            self._worlds.append(next(self._fresh))
        found = self._worths.setdefault(card, [])
        for number in range(len(found), worlds):
            points, _ = replayed(self.view, card, self._worlds[number], self.mind, f"{self.seed}/{number}")
            found.append(worth(points, self.view.seat))
        return found[:worlds]


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

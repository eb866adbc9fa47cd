"""The candidate choices of a position: the worlds that each was tried in, and how far the best one is ahead."""

from __future__ import annotations

from typing import NamedTuple

from hearts.engine.cards import BITS, each
from hearts.engine.deal import View
from hearts.engine.shuffle import Random
from hearts.minds import coach, instinct
from hearts.minds.advice import Advice

AT_SIGHT = (60, 80, 100, 180)  # the I.Q.s of instinct that are tried; the last one is without faults
PACKETS = 7  # that a ranking keeps, beside those that minds at sight would give
LATE_LOOKS = (240, 480)  # after so many worlds choices that are clearly worse are given up
LOOKS = (24, 48, 120, *LATE_LOOKS)
CLEARLY = 3.0  # standard errors


class TopTwo(NamedTuple):
    """The best choice and the next one, as places among a root's choices; the points between them, and their error."""

    best: int
    second: int
    margin: float
    error: float


class PrunedCards(coach.Cards):
    """A root of cards that gives up those that are clearly worse than the best one by more than `least` points."""

    def __init__(self, view: View, least: float) -> None:
        super().__init__(view)
        self._least = least

    def give_up(self, tried: int) -> None:
        """Give up, after some worlds, the choices that are clearly behind."""
        if tried in LATE_LOOKS:
            self._alive = contenders(self, self._least)


class PrunedPackets(coach.Packets):
    """A root of packets; it gives up the worse ones as `Cards` does, and sooner, for there are many."""

    def __init__(self, view: View, packets: list[int], least: float) -> None:
        super().__init__(view, 0)
        coach.Root.__init__(self, view, [[packet] for packet in dict.fromkeys(packets)])
        self._least = least

    def give_up(self, tried: int) -> None:
        """Give up, after some worlds, the choices that are clearly behind."""
        if tried in LOOKS:
            self._alive = contenders(self, self._least)


def contenders(root: coach.Root, least: float) -> list[int]:
    """Return the choices that are not clearly worse than the best one by more than `least` points; the two best
    anyway."""
    find = top_two(root)
    best, players = root._runs[find.best], root.view.rules.players
    kept = []
    for index in root._alive:
        gap, error = root._runs[index].behind(best, players)
        if gap <= least + CLEARLY * error or index in (find.best, find.second):
            kept.append(index)
    return kept


def choices_at_sight(view: View, seed: str) -> list[int]:
    """Return what minds choose that play at sight, the weakest first."""
    choice = instinct.give if view.table.phase == "pass" else instinct.play
    return [choice(view, Random(seed), iq) for iq in AT_SIGHT]


def neighbours(hand: int, packet: int) -> list[int]:
    """Return the packets that differ from this one by a card."""
    return [packet & ~BITS[out] | BITS[into] for out in each(packet) for into in each(hand & ~packet)]


def top_two(root: coach.Root) -> TopTwo:
    """Return the best choice, and by how many points the next one is behind it."""
    runs = root._runs
    order = sorted(root._alive, key=lambda index: (runs[index].value, index))
    best, second = order[0], order[1]
    margin, error = runs[second].behind(runs[best], root.view.rules.players)
    return TopTwo(best, second, margin, error)


def shorten(advice: Advice, kept: list[int]) -> Advice:
    """Return the choices, of packets only the best ones and those that are to be kept."""
    if advice.ask == "play":
        return advice
    named = [one for place, one in enumerate(advice.choices) if place < PACKETS or one.choice in kept]
    return Advice(advice.ask, tuple(named), advice.worlds)

"""Leanings: what instinct makes of each of its choices at one look, for a player who asks to see it.

It is weighed with the faults and the temper of that mind, as `hearts.minds.instinct` weighs it, so the cheapest is what
the mind does. Nothing is tried: these are its worries in points, not what it may expect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import each
from hearts.minds.facts import Facts
from hearts.minds.instinct import Weighing
from hearts.minds.moon import moon_packet, shoots
from hearts.minds.registry import iq_and_temper
from hearts.minds.temper import EVEN, HIGHEST, Faults

if TYPE_CHECKING:
    from hearts.engine.deal import View

    # A card or a set of cards, and how many points it seems to cost more than the best one.
    Leaning = tuple[int, float]

KINDS = ("costs", "moon", "hearts", "high", "dear", "chance")


class Leanings:
    """What a mind that plays at sight goes by.

    kind   "costs": `costs` says what; "moon": it goes for a moon; "hearts", "high", "dear": it passes by this habit;
           "chance": by nothing at all
    costs  the choices that it weighs, the best first
    """

    def __init__(self, kind: str, costs: tuple[Leaning, ...] = ()) -> None:
        self.kind = kind
        self.costs = costs


def leanings(ask: str, view: View, mind: str) -> Leanings:
    """Return what the mind called `mind`, which plays at sight, goes by when it is to "give" or to "play"."""
    if mind == "random":
        return Leanings("chance")
    iq, temper = iq_and_temper(mind) or (HIGHEST, EVEN)
    faults = Faults(iq)
    if ask == "give":
        facts, weighing = Facts(view), Weighing(Facts(view), temper)
        if faults.habit:
            return Leanings(faults.habit)
        if moon_packet(facts, temper.moons):
            return Leanings("moon")
        packets = sorted({weighing.packet(suit) for suit in range(-1, 4)})
        return _ordered([(packet, weighing.regret(view.hand & ~packet)) for packet in packets])
    facts = Facts(view, faults.forgotten(view), faults.behind)
    if shoots(facts, temper.moons):
        return Leanings("moon")
    weighing = Weighing(facts, temper, faults)
    return _ordered([(card, weighing.cost(card)) for card in each(view.legal)])


def _ordered(weighed: list[Leaning]) -> Leanings:
    costs = sorted([(round(cost, 6), choice) for choice, cost in weighed])
    return Leanings("costs", tuple([(choice, cost - costs[0][0]) for cost, choice in costs]))

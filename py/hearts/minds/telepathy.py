"""Telepathy: what a mind believes, from its own View and by its own means, shown to a player on request.

Where each unseen card lies, from the very worlds that the mind thinks of (any that agree with its view, or those in
which the others would have played as they did); what everybody may expect in them; and what it has forgotten.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import islice
from typing import Any

from hearts.engine.cards import NAMES, each, text
from hearts.engine.deal import View
from hearts.engine.shuffle import Random
from hearts.minds.playout import Position
from hearts.minds.registry import iq_and_temper
from hearts.minds.search import Search, policy_of
from hearts.minds.temper import EVEN, SIGHT, Faults
from hearts.minds.worlds import worlds

MOST = 80  # worlds
LEAST = 0.02  # chances below it are not told


def steps(mind: str, view: View, seed: str) -> Generator[None, None, dict[str, Any]]:
    """Work out what `mind` believes, as an object for JSON. Raises ValueError for a name that is none."""
    iq, temper = iq_and_temper(mind) or (SIGHT, EVEN)
    policy, rules = policy_of(view.rules, temper.jack), view.rules
    every = Search(iq, temper)._likely(view, policy, Random(seed)) if iq > SIGHT else worlds(view, Random(seed))
    held = [[0] * 52 for _ in range(rules.players)]
    points, moons, number = [0.0] * rules.players, [0] * rules.players, 0
    plays = view.table.phase == "play"
    for hands, kitty in islice(every, MOST):
        number += 1
        for seat, hand in enumerate(hands):
            for card in each(hand & view.unseen):
                held[seat][card] += 1
        if plays:
            row, shooter = policy.play(Position(view.table, view.scores), hands, kitty)
            points = [sum_ + more for sum_, more in zip(points, row)]
            if shooter >= 0 and rules.moon_sides:
                moons[shooter] += 1
        yield
    shares = [{NAMES[card]: round(many / number, 3) for card, many in enumerate(row)} for row in held]
    likely = [{code: share for code, share in row.items() if share >= LEAST} for row in shares]
    plain: dict[str, Any] = {"worlds": number, "held": likely, "forgotten": text(Faults(iq).forgotten(view))}
    if plays:
        plain["points"] = [round(each_ / number, 2) for each_ in points]
        plain["moons"] = [round(many / number, 3) for many in moons]
    return plain

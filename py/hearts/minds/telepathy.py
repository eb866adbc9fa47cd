"""Telepathy: what a mind believes, by its own means, shown to a player on request.

All that it knows, from its own View: where each unseen card lies, from the very worlds that the mind thinks of (any
that agree with its view, or those in which the others would have played as they did); what everybody may expect in
them; and what it has forgotten. Or only what it may guess of the player's hand, from the player's View: whatever
followed from the mind's own hand would tell of that hand.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import islice
from typing import Any

from hearts.engine.cards import NAMES, each, text
from hearts.engine.deal import View
from hearts.engine.shuffle import Random
from hearts.minds.playout import Position
from hearts.minds.registry import iq_and_temper
from hearts.minds.search import Search, policy_of
from hearts.minds.temper import EVEN, SIGHT, Faults
from hearts.minds.worlds import World, worlds

MOST = 80  # worlds
HANDS = 16  # that a mind may hold, where its own is not looked at
LEAST = 0.02  # chances below it are not told


def steps(mind: str, view: View, seed: str) -> Generator[None, None, dict[str, Any]]:
    """Work out what `mind` believes, as an object for JSON. Raises ValueError for a name that is none."""
    iq, temper = iq_and_temper(mind) or (SIGHT, EVEN)
    policy, rules = policy_of(view.rules, temper.jack), view.rules
    every = _every(mind, view, Random(seed))
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
    plain = _plain(number, held) | {"forgotten": text(Faults(iq).forgotten(view))}
    if plays:
        plain["points"] = [round(each_ / number, 2) for each_ in points]
        plain["moons"] = [round(many / number, 3) for many in moons]
    return plain


def guesses(mind: str, view: View, of: int, seed: str) -> Generator[None, None, dict[str, Any]]:
    """Work out what `mind` in the seat `of` may guess of the hand in this view, from this view alone.

    The mind is given hands that it may hold, as far as this seat can tell. So two deals that this seat cannot tell
    apart come to the same.
    """
    stream, held, number = Random(seed), [[0] * 52 for _ in range(view.rules.players)], 0
    for world in islice(_every(mind, view, stream), HANDS):
        for hands, _ in islice(_every(mind, seen_by(of, view, world), stream), MOST // HANDS):
            number += 1
            for card in each(hands[view.seat] & view.hand):
                held[view.seat][card] += 1
            yield
    return _plain(number, held) | {"forgotten": "-"}


def seen_by(seat: int, view: View, world: World) -> View:
    """Return what another seat sees where the cards lie as in `world`, as far as the seat of this view can tell: of
    what was passed, it knows what it gave and got itself."""
    table, (hands, kitty) = view.table, world
    open_ = table.phase != "pass"
    gave = view.got if open_ and view.giver == seat else 0
    got = view.gave if open_ and table.reaches(view.seat) == seat else 0
    kitty = kitty if table.kitty_taker == seat else 0
    return View(seat, table, hands[seat], gave, got, kitty, view.lines, view.scores, view.conceded, view.length)


def _every(mind: str, view: View, stream: Random) -> Iterator[World]:
    """Yield worlds as this mind thinks of them."""
    iq, temper = iq_and_temper(mind) or (SIGHT, EVEN)
    if iq > SIGHT:
        return Search(iq, temper)._likely(view, policy_of(view.rules, temper.jack), stream)
    return worlds(view, stream)


def _plain(number: int, held: list[list[int]]) -> dict[str, Any]:
    """Return how likely each seat holds each card, as an object for JSON: it did in so many of `number` worlds."""
    shares = [{NAMES[card]: round(many / number, 3) for card, many in enumerate(row)} for row in held]
    return {"worlds": number, "held": [{code: one for code, one in row.items() if one >= LEAST} for row in shares]}

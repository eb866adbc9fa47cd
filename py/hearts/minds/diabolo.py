"""Diabolo: the mind that cheats and says so. It sees every hand, and plays with the others against one seat."""

from __future__ import annotations

from hearts.engine.deal import View
from hearts.engine.shuffle import Random
from hearts.minds.facts import Facts
from hearts.minds.instinct import Weighing
from hearts.minds.mind import Mind
from hearts.minds.playout import Playouts
from hearts.minds.root import PassRoot, PlayRoot, Root, distinct, promising
from hearts.minds.search import policy_of
from hearts.minds.thought import Limit, Thought
from hearts.minds.worlds import World, worlds

PACKETS = 30  # how many ways to pass are tried


class Diabolo(Mind):
    """The mind that plays against seat `victim`. `hands` are everybody's; without them it plays by what it can see."""

    thinks = sees_hands = True

    def __init__(self, victim: int, hands: tuple[int, ...] = ()) -> None:
        self.name = f"diabolo:{victim}"
        self.victim = victim
        self.hands = hands

    def choose(self, ask: str, view: View, seed: str, limit: Limit | None = None) -> Thought:
        """Return what hurts most, as two ways to play on have it: the learned policy, and greed."""
        return self._worst(both_ways(ask, view), view, world_of(view, self.hands, seed))

    def _worst(self, roots: list[Root], view: View, world: World) -> Thought:
        """Return the choices in order: what the victim gets over the others' mean counts."""
        choices = [cards[0] for cards in roots[0].choices]
        harm, own = [0] * len(choices), [0.0] * len(choices)
        for root in roots:
            root.enter(world)
            for index in range(len(choices)):
                points, _ = root.outcome(index)
                harm[index] += points[self.victim] * len(points) - sum(points)
                own[index] += points[view.seat] / len(roots)
        order = sorted(range(len(choices)), key=lambda index: (-harm[index], own[index], index))
        return Thought(choices[order[0]], tuple((choices[index], own[index]) for index in order), 1)


def both_ways(ask: str, view: View) -> list[Root]:
    """Return the choices of a seat twice: played out by the learned policy, and by greed."""
    policy = policy_of(view.rules)
    ways = (policy, Playouts(view.rules))
    if ask == "give":
        packets = promising(view, policy, Weighing(Facts(view)), PACKETS)
        return [PassRoot(view, playouts, packets) for playouts in ways]
    return [PlayRoot(view, playouts, distinct(view)) for playouts in ways]


def world_of(view: View, hands: tuple[int, ...], seed: str) -> World:
    """Return the real deal if `hands` has all hands; without them, a deal that the View allows."""
    if not hands:
        return next(worlds(view, Random(seed)))
    kitty = view.unseen
    for hand in hands:
        kitty &= ~hand
    return hands, view.kitty or kitty

"""Diabolo: the mind that cheats and says so. It sees every hand, and plays with the others against one seat."""

from hearts.engine.deal import View
from hearts.engine.score import Line
from hearts.engine.shuffle import Random
from hearts.minds import instinct
from hearts.minds.instinct import Weighing
from hearts.minds.look import Look
from hearts.minds.mind import Stop
from hearts.minds.playout import Playouts
from hearts.minds.policy import Policy
from hearts.minds.search import Cards, Packets, distinct, policy_of, promising
from hearts.minds.thought import Limit, Thought
from hearts.minds.wire import DIABOLO
from hearts.minds.worlds import World, worlds

PACKETS = 30  # how many ways to pass are tried


class Diabolo:
    """Plays against seat `victim`; `hands` are everybody's, and without them it plays by what it can see."""

    def __init__(self, victim: int, hands: tuple[int, ...] = ()) -> None:
        self.name = f"{DIABOLO}:{victim}"
        self.victim = victim
        self.hands = hands

    def give(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """The packet that hurts most."""
        policy, weighing = policy_of(view.rules), Weighing(Look(view))
        choices = promising(view, policy, weighing, PACKETS)
        return self._worst([Packets(view, playouts, choices, weighing) for playouts in _both(view, policy)], view, seed)

    def play(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """The card that hurts most."""
        alike, weighing = distinct(view), Weighing(Look(view))
        tries = [Cards(view, playouts, alike, weighing) for playouts in _both(view, policy_of(view.rules))]
        return self._worst(tries, view, seed)

    def declare(self, view: View, lines: tuple[Line, Line]) -> str:
        """How to score one's moon."""
        return instinct.declare(view, lines)

    def _worst(self, tries: "list[Cards] | list[Packets]", view: View, seed: str) -> Thought:
        """The choices in order, as two ways to play on have them: what the victim gets over the others' mean counts."""
        world = self._world(view, seed)
        choices = [cards[0] for cards in tries[0].alike]
        harm, own = [0] * len(choices), [0.0] * len(choices)
        for way in tries:
            way.enter(world)
            for index in range(len(choices)):
                row = way.row(index)
                harm[index] += row[self.victim] * len(row) - sum(row)
                own[index] += row[view.seat] / len(tries)
        order = sorted(range(len(choices)), key=lambda index: (-harm[index], own[index], index))
        return Thought(choices[order[0]], tuple((choices[index], own[index]) for index in order), 1)

    def _world(self, view: View, seed: str) -> World:
        if not self.hands:
            return next(worlds(view, Random(seed)))
        kitty = view.unseen
        for hand in self.hands:
            kitty &= ~hand
        return self.hands, view.kitty or kitty


def _both(view: View, policy: Policy) -> list[Playouts]:
    """Two ways to play on: as the learned policy does, and greedily."""
    return [policy, Playouts(view.rules)]

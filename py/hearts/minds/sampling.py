"""Sampling: a mind that deals the unseen cards many times, plays each choice out in every such world, and compares.

A world agrees with all that its seat knows (`hearts.minds.worlds`); a playout is quick and greedy
(`hearts.minds.playout`). All choices are tried in the same worlds, so that luck of the deal does not decide between
them. A choice is as good as the mean of one's own points less the mean of the others': that counts a moon alike
whichever way it is scored, and all else as own points alone would, since what one seat is spared another gets.

Plain on purpose: `sampling:100` is the yardstick that other minds are measured with, and stays as it is.
"""

from collections.abc import Callable, Iterator

from hearts.engine.cards import each
from hearts.engine.deal import View
from hearts.engine.shuffle import Random
from hearts.minds.facts import Facts
from hearts.minds.instinct import Weighing
from hearts.minds.mind import Mind
from hearts.minds.playout import Playouts
from hearts.minds.root import PassRoot, PlayRoot, Root, enough, packets
from hearts.minds.thought import Limit, Steps, Stop, Thought
from hearts.minds.worlds import World, worlds

PACKETS = 12  # how many ways to pass are tried


class Sampling(Mind):
    """The sampling mind; `number` worlds a decision, or 0 to sample as long as the limit lasts."""

    thinks = True

    def __init__(self, number: int = 0) -> None:
        self.name = f"sampling:{number}" if number else "sampling"
        self.number = number
        self.timed = not number
        self.limit: Limit = Limit(worlds=number) if number else Limit(milliseconds=400)

    def steps(self, ask: str, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Steps:
        """Think a world at a time; of packets it tries those that instinct finds likely."""
        playouts = Playouts(view.rules)
        root: Root
        if ask == "give":
            root = PassRoot(view, playouts, packets(view, Weighing(Facts(view)))[:PACKETS])
        else:
            root = PlayRoot(view, playouts, [[card] for card in each(view.legal)])
            if len(root.choices) == 1:
                return Thought(root.choices[0][0])
        done = enough(limit or self.limit, self.number, stop)
        return (yield from _compared(view, root, worlds(view, Random(seed)), done))


def _compared(view: View, root: Root, dealt: Iterator[World], done: Callable[[int], bool]) -> Steps:
    """Put the choices in order, by as many worlds as are enough, but one at least."""
    choices = [cards[0] for cards in root.choices]
    own, tried = [0] * len(choices), 0
    gap = [0] * len(choices)  # to the others' mean, so many times as wide
    for world in dealt:
        root.enter(world)
        for index in range(len(choices)):
            points, _ = root.outcome(index)
            own[index] += points[view.seat]
            gap[index] += points[view.seat] * len(points) - sum(points)
        tried += 1
        if done(tried):
            break
        yield
    order = sorted(range(len(choices)), key=lambda index: (gap[index], own[index], index))
    return Thought(choices[order[0]], tuple((choices[index], own[index] / tried) for index in order), tried)

"""A mind chooses for a seat. This is the base class of all minds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.score import better
from hearts.minds.thought import finish

if TYPE_CHECKING:
    from hearts.engine.deal import View
    from hearts.engine.score import Line
    from hearts.minds.thought import Limit, Steps, Stop, Thought


class Mind:
    """Chooses for a seat: from a View, a seed in words such as "42/17/2", and within a Limit. The base class of minds.

    name        by which `hearts.minds.registry` makes the same mind again
    thinks      the page asks it in the worker: it searches, so it takes time, or does not run on the page
    timed       its choice depends on a Limit in milliseconds
    sees_hands  it is told the cards of all seats, and says so
    hands       for one that sees them: the cards of all seats
    limit       the Limit that it keeps to where none is given; None for a mind that does not think

    A mind that pauses while it thinks has its own `steps`; any other has its own `choose`.
    """

    name = ""
    thinks = timed = sees_hands = False
    limit: Limit | None = None
    hands: tuple[int, ...] = ()

    def give(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """Return a set of cards to pass."""
        return finish(self.steps("give", view, seed, limit, stop))

    def play(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """Return a card to play."""
        return finish(self.steps("play", view, seed, limit, stop))

    def declare(self, view: View, lines: tuple[Line, Line]) -> str:
        """Return how to score the seat's own moon: "minus" or "plus"."""
        return better(view.rules, lines[0], lines[1])

    def steps(self, ask: str, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Steps:
        """Work out what `give` or `play` answers, as `ask` says, with pauses on the way; see `hearts.minds.thought`."""
        yield from ()
        return self.choose(ask, view, seed, limit)

    def choose(self, ask: str, view: View, seed: str, limit: Limit | None = None) -> Thought:
        """Return the same without a pause."""
        raise NotImplementedError

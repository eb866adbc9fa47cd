"""A Thought is a mind's answer: its choice, its ranking of the others, and how far it looked. A Limit bounds it.

A mind thinks in Steps: a generator that pauses every few milliseconds, and comes to its Thought. So others get their
turn while it thinks, and may have it stopped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Generator


class Limit(Value):
    """How long a mind may think: `milliseconds`, or a number of sampled `worlds`; 0 sets no such limit.

    With worlds alone the same seed gives the same choice on every Python; with milliseconds a faster one sees more.
    """

    def __init__(self, milliseconds: int = 0, worlds: int = 0) -> None:
        self.milliseconds = milliseconds
        self.worlds = worlds


class Prospect(Value):
    """What a mind expects of a choice.

    points   each seat's points in this deal; moon: its own chance of a moon; other: that of somebody else's
    win      its chance to win the game
    """

    def __init__(self, choice: int, points: tuple[float, ...], moon: float, other: float, win: float) -> None:
        self.choice = choice
        self.points = points
        self.moon = moon
        self.other = other
        self.win = win


class Thought(Value):
    """What a mind answers.

    choice   a card; in the pass, a set of cards
    ranking  (choice, own points expected) for every choice that was weighed, the best first; the mind may heed more
    worlds   how many deals of the unseen cards it tried; 0 for a mind that tries none
    prospects   what it expects of each choice of the ranking, where it looks that far
    """

    def __init__(
        self,
        choice: int,
        ranking: tuple[tuple[int, float], ...] = (),
        worlds: int = 0,
        prospects: tuple[Prospect, ...] = (),
    ) -> None:
        self.choice = choice
        self.ranking = ranking
        self.worlds = worlds
        self.prospects = prospects


if TYPE_CHECKING:
    Steps = Generator[None, None, Thought]
    Stop = Callable[[], bool]  # is asked now and then; once it says True, a mind answers with the best that it has
else:
    Steps = Stop = object  # they stand in annotations alone


def finish(steps: Steps) -> Thought:
    """Return the Thought at the end of a mind's steps."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            thought: Thought = end.value
            return thought

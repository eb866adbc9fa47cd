"""A Thought is a mind's answer: its choice, how it ranks what else there was, how far it looked; a Limit bounds it.

A mind that thinks for long offers `steps(ask, view, seed, limit, stop)` as well: an iterator that pauses now and then,
every few milliseconds, and comes to its Thought. So others get a word in while it thinks, such as "stop".
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator


class Limit:
    """How long a mind may think: `milliseconds`, or a number of sampled `worlds`; 0 sets no such limit.

    With worlds alone the same seed gives the same choice on every Python; with milliseconds a faster one sees more.
    """

    def __init__(self, milliseconds: int = 0, worlds: int = 0) -> None:
        self.milliseconds = milliseconds
        self.worlds = worlds

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Limit) and (self.milliseconds, self.worlds) == (other.milliseconds, other.worlds)

    def __hash__(self) -> int:
        return hash((self.milliseconds, self.worlds))


class Thought:
    """What a mind answers.

    choice   a card; in the pass, a set of cards
    ranking  (choice, own points expected) for every choice that was weighed, the best first; the mind may heed more
    worlds   how many deals of the unseen cards it tried; 0 for a mind that tries none
    """

    def __init__(self, choice: int, ranking: "tuple[tuple[int, float], ...]" = (), worlds: int = 0) -> None:
        self.choice = choice
        self.ranking = ranking
        self.worlds = worlds

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thought) and (self.choice, self.ranking, self.worlds) == (
            other.choice,
            other.ranking,
            other.worlds,
        )

    def __hash__(self) -> int:
        return hash((self.choice, self.ranking, self.worlds))


if TYPE_CHECKING:
    Steps = Generator[None, None, Thought]
else:
    Steps = object


def finish(steps: Steps) -> Thought:
    """The Thought at the end of a mind's steps."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Thought = end.value
            return found

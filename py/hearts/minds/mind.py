"""A mind by its name: "iq:120", "instinct", "random", "sampling", or "sampling:100" for so many worlds a decision.

>>> mind("sampling:100").name
'sampling:100'
"""

from collections.abc import Callable
from typing import Protocol

from hearts.engine.cards import bits, each
from hearts.engine.deal import View
from hearts.engine.score import Line
from hearts.engine.shuffle import Random
from hearts.minds import instinct
from hearts.minds.temper import EVEN, HIGHEST, SIGHT, Temper, read
from hearts.minds.temper import name as temper_name
from hearts.minds.thought import Limit, Thought

NAMES = ("iq:180", "instinct", "sampling", "random")

Stop = Callable[[], bool]


class Mind(Protocol):
    """What chooses for a seat: from a View, a seed in words such as "42/17/2", and within a Limit (its own for None).

    `stop` is asked now and then; once it says True the mind answers with the best it has.
    """

    name: str

    def give(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """A set of cards to pass."""

    def play(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """A card to play."""

    def declare(self, view: View, lines: tuple[Line, Line]) -> str:
        """How to score one's moon: "minus" or "plus"."""


def mind(name: str) -> Mind:
    """The mind called `name`; ValueError says which there are."""
    kind, _, option = name.partition(":")
    if kind == "iq":
        return _by_iq(name)
    if kind == "diabolo" and option.isdigit() and int(option) < 6:
        from hearts.minds.diabolo import Diabolo

        return Diabolo(int(option))
    if option and (kind != "sampling" or not option.isdigit() or not 0 < int(option) <= 1_000_000):
        raise ValueError(f"“{name}” is no mind: write iq:120, or sampling:100 for so many worlds a decision.")
    if kind == "instinct":
        return Instinct()
    if kind == "random":
        return Chance()
    if kind == "sampling":
        from hearts.minds.sampling import Sampling  # only who asks for it pays for its import

        return Sampling(int(option or 0))
    raise ValueError(f"There is no mind called “{name}”: choose one of {', '.join(NAMES)}, sampling:100.")


def _by_iq(name: str) -> Mind:
    """The mind of an I.Q.: it plays at sight, or searches."""
    iq, temper = read(name)
    if iq <= SIGHT:
        return Instinct(iq, temper)
    from hearts.minds.search import Search

    return Search(iq, temper)


class Instinct:
    """The mind of `hearts.minds.instinct`, without faults or with those of an I.Q."""

    def __init__(self, iq: int = 0, temper: Temper = EVEN) -> None:
        self.name = temper_name(iq, temper) if iq else "instinct"
        self.iq = iq or HIGHEST
        self.temper = temper

    def give(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """A set of cards to pass."""
        return Thought(instinct.give(view, Random(seed), self.iq, self.temper))

    def play(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """A card to play."""
        return Thought(instinct.play(view, Random(seed), self.iq, self.temper))

    def declare(self, view: View, lines: tuple[Line, Line]) -> str:
        """How to score one's moon."""
        return instinct.declare(view, lines)


class Chance:
    """Any legal move, each as likely: what a mind is measured against."""

    name = "random"

    def give(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """A set of cards to pass."""
        return Thought(bits(Random(seed).shuffle(each(view.hand))[: view.rules.pass_count]))

    def play(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """A card to play."""
        choices = each(view.legal)
        return Thought(choices[Random(seed).below(len(choices))])

    def declare(self, view: View, lines: tuple[Line, Line]) -> str:
        """How to score one's moon."""
        return instinct.declare(view, lines)

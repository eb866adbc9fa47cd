"""The registry of minds: what kinds there are, by the first word of their names, and how one is made.

A name is a kind, and after a colon what the kind makes of it: "iq:120,moons=0.5", "sampling:100" (worlds a decision).

>>> mind("sampling:100").name
'sampling:100'
>>> thinks("iq:120"), thinks("iq:130")
(False, True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.minds import temper
from hearts.minds.chance import Chance
from hearts.minds.instinct import Instinct

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hearts.minds.mind import Mind
    from hearts.minds.temper import Temper

    Read = Callable[[str], tuple[Any, ...] | None]

NAMES = (
    "iq:180",
    "instinct",
    "sampling",
    "defender",
    "shooter",
    "random",
)  # those that a person may ask for, one of each kind


class Kind:
    """A kind of mind.

    make    makes one of the words that its name says
    read    finds these words in what follows the colon; None where that does not read
    thinks, sees_hands   as its minds say, see `hearts.minds.mind.Mind`; known here before they are imported
    """

    def __init__(self, make: Callable[..., Mind], read: Read, thinks: bool = False, sees_hands: bool = False) -> None:
        self.make = make
        self.read = read
        self.thinks = thinks
        self.sees_hands = sees_hands


def _in_worker(module: str, name: str, read: Read, sees_hands: bool = False) -> Kind:
    """Return a kind that the page asks in the worker; its class is imported when the first mind of it is made."""

    def make(*words: Any) -> Mind:
        made: Mind = getattr(__import__(f"hearts.minds.{module}", None, None, [name]), name)(*words)
        return made

    return Kind(make, read, thinks=True, sees_hands=sees_hands)


def _nothing(option: str) -> tuple[()] | None:
    return None if option else ()


def _number(least: int, most: int) -> Callable[[str], tuple[int] | None]:
    def read(option: str) -> tuple[int] | None:
        if not 1 <= len(option) <= 7 or option.strip("0123456789"):
            return None
        return (int(option),) if least <= int(option) <= most else None

    return read


def _worlds(option: str) -> tuple[int, ...] | None:
    return _number(1, 1_000_000)(option) if option else ()


KINDS = {
    "instinct": Kind(Instinct, _nothing),
    "random": Kind(Chance, _nothing),
    "iq": Kind(Instinct, temper.read),
    "sampling": _in_worker("sampling", "Sampling", _worlds),
    "defender": _in_worker("defender", "Defender", _nothing),
    "shooter": _in_worker("shooter", "Shooter", _nothing),
    "diabolo": _in_worker("diabolo", "Diabolo", _number(0, 5), sees_hands=True),
}
SEARCH = _in_worker("search", "Search", temper.read)  # of "iq" as well: those that search


def mind(name: str, hands: tuple[int, ...] = ()) -> Mind:
    """Return the mind called `name`; `hands`, everybody's, are for one that sees them. ValueError says what cannot
    be."""
    kind, words = _known(name)
    if hands and not kind.sees_hands:
        raise ValueError(f"{name} may not see the others' hands.")
    return kind.make(*(words + (hands,) if kind.sees_hands else words))


def thinks(name: str) -> bool:
    """Return whether the mind called `name` searches, so that it is asked in the worker; ValueError as for `mind`."""
    return _known(name)[0].thinks


def sees_hands(name: str) -> bool:
    """Return True if the mind called `name` gets the cards of all seats; ValueError as for `mind`."""
    return _known(name)[0].sees_hands


def named(name: str) -> str:
    """Return the name in its normal form: traits in order, without zeros; ValueError as for `mind`."""
    words = _known(name)[1]
    return temper.name(*words) if name.startswith("iq:") else name


def iq_and_temper(name: str) -> tuple[int, Temper] | None:
    """Return the I.Q. and the temper of the mind called `name`; None where it has none. ValueError as for `mind`."""
    _, words = _known(name)
    return (words[0], words[1]) if name.startswith("iq:") else None


def stand_in(name: str) -> Mind:
    """Return the mind that chooses at once in place of `name`: itself if it can, else instinct with the same temper."""
    kind, words = _known(name)
    if not kind.thinks:
        return kind.make(*words)
    return Instinct(*words) if kind is SEARCH else Instinct()


def _known(name: str) -> tuple[Kind, tuple[Any, ...]]:
    """Return the kind of a mind, and the words that its name says besides."""
    word, _, option = name.partition(":")
    kind = KINDS.get(word)
    if kind is None:
        raise ValueError(f"There is no mind called “{name}”: choose one of {', '.join(NAMES)}, sampling:100.")
    words = kind.read(name if word == "iq" else option)
    if words is None:
        raise ValueError(f"“{name}” is no mind: write iq:120, or sampling:100 for so many worlds a decision.")
    return (SEARCH if word == "iq" and words[0] > temper.SIGHT else kind), words

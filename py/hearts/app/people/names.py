"""Names of people at public tables, from a list, so that nobody is shown what a stranger has written; and of minds, who
have no name that a person has."""

from __future__ import annotations

from hearts.app.keeping.setup import REGULARS
from hearts.app.people.text import looks
from hearts.engine.record import Seat

# A beacon tells a name by its place here, so none may change its place; others may follow behind.
NAMES = (
    "Badger", "Bear", "Beaver", "Bison", "Camel", "Crane", "Cricket", "Deer", "Dolphin", "Duck", "Eagle", "Falcon",
    "Finch", "Fox", "Frog", "Gecko", "Goose", "Hare", "Hawk", "Hedgehog", "Heron", "Jaguar", "Koala", "Lark", "Leopard",
    "Lion", "Lynx", "Magpie", "Mole", "Moose", "Otter", "Owl", "Panda", "Parrot", "Pelican", "Penguin", "Pony",
    "Puffin", "Rabbit", "Raven", "Robin", "Salmon", "Seal", "Sparrow", "Squirrel", "Stork", "Swallow", "Swan", "Tiger",
    "Turtle", "Whale", "Wolf", "Wren", "Zebra",
)  # fmt: skip
OF_MINDS = tuple([name for _, name, _ in REGULARS])


def listed(name: str) -> bool:
    """Return whether a name is of the list, or one of those of minds.

    >>> listed("Otter"), listed("Pauline"), listed("Ann")
    (True, True, False)
    """
    return name in NAMES or name in OF_MINDS


def free_name(wanted: str, taken: list[str]) -> str:
    """Return the name that somebody wants, or the next one in the list that is not taken.

    >>> free_name("Otter", []), free_name("Otter", ["Otter"]), free_name("Ann", ["Badger"])
    ('Otter', 'Owl', 'Bear')
    """
    first = NAMES.index(wanted) if wanted in NAMES else 0
    return next((name for name in NAMES[first:] + NAMES[:first] if name not in taken), wanted)


def with_other_minds(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the same table, with another regular in each seat where a mind has the name of a person."""
    people, taken = [looks(who.name) for who in seats if who.person], [looks(who.name) for who in seats]
    spare = [Seat(mind, face, name) for face, name, mind in REGULARS if looks(name) not in taken]
    alike = [not who.person and looks(who.name) in people for who in seats]
    return tuple([spare.pop(0) if same and spare else who for who, same in zip(seats, alike)])

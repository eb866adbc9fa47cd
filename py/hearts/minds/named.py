"""What names the minds of a record: a hash over each seat's mind, by its name and the hash over its source.

`hearts.arena.source_hash` computes the hash over a source; the build writes those of all kinds of minds into a small
file, a line for each, which the page reads (`table` and `read`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.record import is_person
from hearts.engine.shuffle import digest
from hearts.minds import registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.engine.record import Record

MINDS = "minds"  # the note of a record that names its minds
LENGTH = 32  # hex digits of a hash
AT_SIGHT, SEARCH = "instinct", "search"  # the modules of minds called "iq"
MODULES = (AT_SIGHT, "chance", SEARCH, "sampling", "defender", "shooter", "diabolo")


def module_of(name: str) -> str:
    """Return the module of `hearts.minds` that has the mind called `name`. Raises ValueError where there is none.

    >>> module_of("iq:120"), module_of("iq:130"), module_of("sampling:100")
    ('instinct', 'search', 'sampling')
    """
    thinks, kind = registry.thinks(name), name.partition(":")[0]
    if kind == "iq":
        return SEARCH if thinks else AT_SIGHT
    return "chance" if kind == "random" else kind


def minds_of(record: Record, source_of: Callable[[str], str]) -> str:
    """Return what names the minds of a record; `source_of` gives the hash over the source of a module of MODULES.

    Raises ValueError where a seat names no mind of today.
    """
    words = ["moonshot hearts minds"]
    for seat in record.seats:
        person = is_person(seat.player)
        words += ["person", ""] if person else [registry.named(seat.player), source_of(module_of(seat.player))]
    return digest(*words)[:LENGTH]


def table(source_of: Callable[[str], str]) -> str:
    """Return the file that tells the hash over the source of each module of MODULES."""
    return "".join([f"{module} {source_of(module)}\n" for module in MODULES])


def read(text: str) -> dict[str, str]:
    """Return the hash of each module in such a file.

    >>> read("instinct ab12\\n")
    {'instinct': 'ab12'}
    """
    return {line.partition(" ")[0]: line.partition(" ")[2].strip() for line in text.split("\n") if line}

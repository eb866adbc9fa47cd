"""A record as a result: with notes that name its minds and its scores, so that anyone can check it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same import what
from hearts.engine.record import entry, heading, positions
from hearts.minds import verify
from hearts.minds.named import MINDS

if TYPE_CHECKING:
    from hearts.app.tasks import Rest
    from hearts.engine.record import Record

SIGNED, BEFORE = what.SIGNED + " ", what.BEFORE + " "  # begin the lines of a device that signs it: `…same.signed`
BRIEF = 40  # moves that are written between two breaths


async def result(record: Record, minds: str, rest: Rest, more: tuple[tuple[str, str], ...] = ()) -> str:
    """Return the text of a result.

    minds   what names its minds today
    more    notes that it gets besides, in place of those of the same words
    """
    words = [MINDS, verify.RESULT] + [word for word, _ in more]
    notes = tuple([note for note in record.notes if note[0] not in words])
    notes = notes + more + ((MINDS, minds), (verify.RESULT, verify.outcome(record)))
    return await written(record.at(record.game, notes), rest)


def bare(text: str) -> str:
    """Return a result without its signature and without the devices before: the record as it was played."""
    return "\n".join([line for line in text.split("\n") if not is_added(line)])


def is_added(line: str) -> bool:
    """Return whether a device that signs has added this line."""
    return line.startswith(SIGNED) or line.startswith(BEFORE)


async def written(record: Record, rest: Rest) -> str:
    """Write a record as text, in parts."""
    several, text = positions(record.game), heading(record)
    for start in range(0, len(several), BRIEF):
        text += "".join([entry(game) for game in several[start : start + BRIEF]])
        await rest()
    return text

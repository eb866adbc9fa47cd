"""Practice: a game that continues from any point of a record and is not saved, while the player's own game waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.heading import FROM, YES, Notes, notes
from hearts.app.keeping.setup import Setup, without_people
from hearts.engine.record import PERSON, Record, Seat
from hearts.engine.shuffle import DEALING

if TYPE_CHECKING:
    from hearts.engine.game import Game


def practice(record: Record, seat: int, id: str) -> Record:
    """Return the game of the record with a person in this seat and minds in all others.

    It has an id and a secret of its own: the deals that may follow are not those of the game that it comes from. It
    notes where it began: what was chosen before, others chose.
    """
    own, seats = record.seats[seat], list(record.seats)
    seats[seat] = Seat("instinct", own.face, own.name)
    seats = list(without_people(Setup(record.game.rules, seats)).seats)
    seats[seat] = Seat(PERSON, own.face, own.name)
    noted = Notes().set("diabolo", YES) if notes(record).diabolo else Notes()
    noted = noted.set("lesson", YES) if notes(record).get("lesson") == YES else noted
    return Record(record.game, f"{id}-practice", "", tuple(seats), noted.set(FROM, record.game.length).lines, DEALING)


def standing(record: Record, moves: int) -> Record:
    """Return the record after this many moves (as `Record.game.length` counts). Raises ValueError if it has fewer."""
    at: Game | None = record.game
    while at is not None and at.length > moves:
        at = at.last
    if at is not None and at.length == moves:
        return record.at(at)
    raise ValueError(f"This record has no move {moves}.")

"""A game of people as it is kept on one device: the same record, in which this device's person sits here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.record import PERSON, Seat, owner

if TYPE_CHECKING:
    from hearts.engine.record import Record


def own_record(record: Record, me: str, notes: tuple[tuple[str, str], ...] = ()) -> Record:
    """Return the record of a table as the person with this id keeps it: statistics and reviews find their seat.

    notes   what this person alone was told; they stand behind the others
    """
    seats = [Seat(PERSON, who.face, who.name) if owner(who.player) == me else who for who in record.seats]
    return record.seated(tuple(seats)).at(record.game, record.notes + notes)

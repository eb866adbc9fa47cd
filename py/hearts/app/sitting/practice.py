"""Practice: a game from any point of a record, or with all its deals. It is not saved, and the player's game waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.heading import FROM, STAND_IN, YES, Notes, notes
from hearts.app.keeping.setup import Setup, without_people
from hearts.app.keeping.store import Store
from hearts.app.sitting.journal import Deals, Journal
from hearts.engine.checking import deals
from hearts.engine.record import PERSON, Record, Seat
from hearts.engine.shuffle import DEALING

if TYPE_CHECKING:
    from hearts.app.sitting.session import Session
    from hearts.engine.game import Dealt, Game


class DealsOfGame(Deals):
    """The deals of a game, one after the other. After its last one come others."""

    kind = "several"

    def __init__(self, record: Record) -> None:
        self._deals = deals(record)

    def next(self, number: int) -> Dealt | None:
        """Return the deal of that game, if it has so many."""
        return self._deals[number] if number < len(self._deals) else None


def practise(session: Session, record: Record, seat: int) -> bool:
    """Let the viewer play on in this seat from where the record stands. Returns False if that is not possible."""
    if record.game.phase not in ("pass", "play") or not session.hold.held or session.director.watching:
        return False
    session.set_aside(practice(record, seat, session.new_id()))
    return True


def repeat(session: Session, record: Record, seat: int) -> bool:
    """Let the viewer play all deals of a game in this seat. Returns False if that is not possible."""
    if not session.hold.held or session.director.watching:
        return False
    beside = Journal(Store({}), session.notice, session.draw_secret, DealsOfGame(record))
    beside.open(practice(standing(record, 1), seat, session.new_id()))
    session.set_aside(None, beside)
    return True


def practice(record: Record, seat: int, id: str) -> Record:
    """Return the game of the record with a person in this seat and minds in all others.

    It has an id and a secret of its own: the deals that may follow are not those of the game that it comes from. It
    notes where it began: what was chosen before, others chose.
    """
    own, seats = record.seats[seat], list(record.seats)
    seats[seat] = Seat(STAND_IN, own.face, own.name)
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

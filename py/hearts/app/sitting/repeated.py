"""Practice with all deals of a game, one after the other, while the player's own game waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.store import Store
from hearts.app.sitting.journal import Deals, Journal
from hearts.app.sitting.practice import practice, standing
from hearts.engine.checking import deals

if TYPE_CHECKING:
    from hearts.app.sitting.session import Session
    from hearts.engine.game import Dealt
    from hearts.engine.record import Record


class DealsOfGame(Deals):
    """The deals of a game, one after the other. After its last one come others."""

    kind = "several"

    def __init__(self, record: Record) -> None:
        self._deals = deals(record)

    def next(self, number: int) -> Dealt | None:
        """Return the deal of that game, if it has so many."""
        return self._deals[number] if number < len(self._deals) else None


def repeat(session: Session, record: Record, seat: int) -> bool:
    """Let the viewer play all deals of a game in this seat. Returns False if that is not possible."""
    if not session.hold.held or session.director.watching:
        return False
    beside = Journal(Store({}), session.notice, session.draw_secret, DealsOfGame(record))
    beside.open(practice(standing(record, 1), seat, session.new_id()))
    session.set_aside(None, beside)
    return True

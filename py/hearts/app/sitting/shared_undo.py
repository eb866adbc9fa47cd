"""The part of an undo that affects others: players at the same device who have chosen since the player's own choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.game import Declared, Passed, Played

if TYPE_CHECKING:
    from hearts.app.sitting.session import Session


def undone_too(session: Session, seat: int) -> list[str]:
    """Return the names of others at this device whose choices an undo takes back along with this person's own."""
    to, at, seats = session.last_choice(seat), session.game, set()
    if to is None or not session.hold.held or session.undo_refused(to):
        return []
    while at is not to and at.last is not None:
        if isinstance(at.move, (Passed, Played, Declared)):
            seats.add(at.move.seat)
        at = at.last
    return [session.seats[other].name for other in session.seating.here if other in seats and other != seat]

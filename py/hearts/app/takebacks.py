"""Takebacks where several people share a device: whose choices go with one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.game import Declared, Passed, Played

if TYPE_CHECKING:
    from hearts.app.sitting import Sitting


def undone_too(sitting: Sitting) -> list[str]:
    """The names of others at this device whose choices an undo takes back along with the viewer's own."""
    to, at, seats = sitting.last_choice, sitting.game, set()
    if to is None or not sitting.hold.held or sitting.journal.refuses(to):
        return []
    while at is not to and at.last is not None:
        if isinstance(at.move, (Passed, Played, Declared)):
            seats.add(at.move.seat)
        at = at.last
    others = seats - {sitting.director.viewer}
    return [sitting.journal.record.seats[seat].name for seat in sitting.seating.people if seat in others]

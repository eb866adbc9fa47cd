"""Practice with all deals of a game, one after the other, while one's own game waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.store import Store
from hearts.app.sitting.journal import Journal
from hearts.app.sitting.practice import practice, standing
from hearts.engine.checking import deals

if TYPE_CHECKING:
    from hearts.app.sitting.session import Session
    from hearts.engine.game import Dealt
    from hearts.engine.record import Record


class Repeated(Journal):
    """The journal of practice with the deals of a game, one after the other. After its last one come others."""

    kind = "several"
    several: list[Dealt] = []

    def follow(self, record: Record) -> None:
        """Deal what was dealt in this game."""
        self.several = deals(record)

    def deal(self) -> Dealt:
        """Return the next deal of that game, or a new one where it has no more."""
        number = len(self.game.lines)
        return self.several[number] if number < len(self.several) else Journal.deal(self)


def repeat(session: Session, record: Record, seat: int) -> bool:
    """Let the viewer play all deals of a game in this seat. Returns False if that is not possible."""
    if not session.hold.held or session.director.watching:
        return False
    beside = Repeated(Store({}), session.notice, session.draw_secret)
    beside.follow(record)
    beside.open(practice(standing(record, 1), seat, session.new_id()))
    session.set_aside(None, beside)
    return True

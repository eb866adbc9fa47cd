"""The minds of this version: their name in a record, from a small file of the build, and their note in a game.

A game whose minds play at sight or go by worlds names them, so that its record can be checked later. Where it is played
on by another version, the note says that they are mixed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.heading import notes
from hearts.minds import named
from hearts.minds.again import clocked, sees_all
from hearts.web.browser import packs

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session
    from hearts.engine.record import Record

FILE = "minds.txt"  # in the later pack; `tools/dist.py` writes it
MIXED = "mixed"  # in place of a hash: minds of several versions have played
EARLY = 1  # tricks that a game may have which began on this page, when it is named

_hashes: dict[str, str] = {}


def today(record: Record) -> str:
    """Return the name of a record's minds today. Raises ValueError if this version does not know one."""
    if not _hashes:
        _hashes.update(named.read(packs.text_of(FILE)))
    return named.minds_of(record, lambda module: _hashes[module])


class Minds:
    """Follows the scenes, and names the minds in the record of a game that begins on this page."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._looked = ""  # the id of the game that was looked at last

    def follow(self, scene: Scene) -> None:
        """Look at a game once."""
        journal = self._session.journal
        record = journal.record
        if record.id == self._looked or self._session.aside is not None or not self._session.hold.held:
            return
        self._looked = record.id
        if record.game.deal is None or sees_all(record) or not record.people:
            return
        try:
            if clocked(record) >= 0:
                return
        except ValueError:  # minds of an earlier version, by names that are not used any more
            return
        noted, own = notes(record), today(record)
        begun = len(record.game.lines) == 0 and len(record.game.deal.table.tricks) <= EARLY
        if not noted.get(named.MINDS) and begun and f"\nid {record.id}\n" not in journal.opened:
            journal.note(noted.set(named.MINDS, own))
        elif noted.get(named.MINDS) not in ("", own, MIXED):
            journal.note(noted.set(named.MINDS, MIXED))

"""A table that sleeps: what this page kept of it, so that it is known again after a reload while its host is gone.

The roster and all finished deals are kept, in two texts: the deals grow by one at a time. They are read again a little
at each tick, so that a long game holds up no screen.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.bases import deal_hashes
from hearts.app.people.roster import read_roster
from hearts.engine.record import entry, replay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, MutableMapping

    from hearts.app.people.following import Following
    from hearts.app.people.roster import Roster
    from hearts.engine.record import Record

ROSTER, DEALS = "table-roster", "table-deals"  # what is kept: code and roster; the record
WAKES = 3_000  # milliseconds without a word of the host, until a page reads what it kept
SLICE = 10  # milliseconds of reading at a time
BROKEN = (ValueError, IndexError, KeyError)


class Asleep:
    """Keeps how a table stands, and reads it again.

    code  of the table, by which it is known that what was kept is of this one
    """

    def __init__(self, mapping: MutableMapping[str, str], clock: Callable[[], float]) -> None:
        self._mapping, self._clock = mapping, clock
        self._opened = clock()
        self._code = b""
        self._told: Roster | None = None  # that is kept
        self._written = ("", 0)  # the game whose deals are kept, and how many of its positions
        self._reading: Iterator[Record] | None = None
        self._roster: Roster | None = None
        self._record: Record | None = None
        self._over = False  # whether there is nothing to read, or no more

    def keep(self, code: bytes, table: Following) -> None:
        """Keep how the table stands; what is kept already is not written again."""
        roster, record = table.roster, table.record
        if roster is None or not table.number:
            return
        self._over = True
        if self._code != code or self._told is not roster:
            self._code, self._told = code, roster
            self._mapping[ROSTER] = json.dumps([code.hex(), roster.text()])
        stands = (record.id, record.game.length) if record is not None else ("", 0)
        if stands == self._written:
            return
        before = self._written
        self._written = stands
        if record is None or stands[1] == 0:
            self._mapping.pop(DEALS, None)
        elif before[0] == stands[0] and 0 < before[1] < stands[1]:
            new = record.game.path()[before[1] + 1 : stands[1] + 1]
            self._mapping[DEALS] = self._mapping.get(DEALS, "") + "".join([entry(at) for at in new])
        else:
            self._mapping[DEALS] = record.text()

    def wake(self, code: bytes, known: list[str]) -> tuple[Roster, Record | None, list[str]] | None:
        """Read a little more of what was kept. Returns roster, record and the hash of each deal, once they are there.

        known  the hashes of deals that are remembered
        """
        if self._over or self._clock() - self._opened < WAKES:
            return None
        try:
            if self._roster is None:
                self._begin(code)
            elif self._read():
                return self._found(known)
        except BROKEN:
            self._over = True
        return None

    def forget(self) -> None:
        """Keep nothing of the table any more."""
        self._mapping.pop(ROSTER, None)
        self._mapping.pop(DEALS, None)
        self._over = True

    # ---- how it is read ------------------------------------------------------------------------------------------

    def _begin(self, code: bytes) -> None:
        kept = gate.parse_json(self._mapping.get(ROSTER, "[]"))
        if not isinstance(kept, list) or len(kept) != 2 or kept[0] != code.hex():
            self._over = True
            return
        self._roster = read_roster(str(kept[1]))
        text = self._mapping.get(DEALS, "")
        if text and self._roster.game:
            self._reading = replay(gate.check_size(text, gate.RECORD))

    def _read(self) -> bool:
        """Read for a moment. Returns whether all has been read."""
        until = self._clock() + SLICE
        for record in self._reading or ():
            self._record = record
            if self._clock() > until:
                return False
        return True

    def _found(self, known: list[str]) -> tuple[Roster, Record | None, list[str]] | None:
        self._over = True
        roster, record = self._roster, self._record
        assert roster is not None
        if not roster.game:
            return roster, None, []
        if record is None:
            return roster, roster.record, []
        if record.id != roster.game or record.game.phase not in ("deal", "over"):
            return None
        record = roster.record.at(record.game)
        deals = known if len(known) == len(record.game.lines) else deal_hashes(record)
        return roster, record, deals

"""The host's copy of the log: what is kept, and what is sent to somebody who has it as far as some entry."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.bases import Base, new_base
from hearts.app.people.chain import BEGINNING, Entry, next_head

if TYPE_CHECKING:
    from hearts.app.people.roster import Roster
    from hearts.engine.record import Record

BATCH = 3500  # letters of entries in a message
HEARD = "="  # stands for a proof that the mover has said to all, and knows
LOBBY = 24  # entries behind which a table without a game begins its log anew


class Ledger:
    """The log, from a base on. The base lags one deal behind, so that who missed its end still gets its entries."""

    def __init__(self, base: Base, after: Base | None = None) -> None:
        self.base, self._next = base, after or base
        self.entries: list[Entry] = []
        self.letters = 0  # of the entries since a deal was revealed last
        self._written: tuple[Base | None, Base | None, str] = (None, None, "")  # both bases, and the two as JSON

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].number if self.entries else self.base.number

    @property
    def head(self) -> str:
        """The head of the chain."""
        return self.entries[-1].head if self.entries else self.base.head

    @property
    def settled(self) -> Base:
        """How the table stood when a deal was over last."""
        return self._next

    def add(self, text: str, proof: str = "", own: dict[str, str] | None = None) -> Entry:
        """Add an entry and return it."""
        number = self.number + 1
        made = Entry(number, next_head(self.head, number, text), text, proof, own)
        self.entries.append(made)
        self.letters += len(text) + len(proof)
        return made

    def settle(self, roster: Roster, record: Record | None) -> None:
        """Note that a deal has been revealed, or that there is none: the base moves on to where it was settled last."""
        text, made = new_base(roster, record, self.number + 1, self.head)
        self.add(text)
        self.base = self._next
        self.begin_deal()
        self.entries = [each for each in self.entries if each.number > self.base.number]
        self._next = made

    def begin_deal(self) -> None:
        """Count the letters of entries anew."""
        self.letters = 0

    def since(self, number: int) -> list[Entry] | None:
        """Return the entries behind this one; None where they are not there any more, or never were."""
        if not self.base.number <= number <= self.number:
            return None
        return self.entries[number - self.base.number :]

    def text(self) -> str:
        """Return the log as JSON, to be kept."""
        both = (self.base, self._next)
        if self._written[:2] != both:
            bases = [[base.number, base.before, base.head, base.roster, base.past] for base in both]
            self._written = both + (json.dumps(bases),)
        rows = ", ".join([each.row() for each in self.entries])
        return f"[{self._written[2]}, [{rows}]]"


def read_ledger(text: str, roster: Roster) -> Ledger:
    """Return the log that was kept of the table with this roster; ValueError for anything else."""
    bases, rows = json.loads(gate.check_size(text, gate.RECORD))
    ledger = Ledger(Base(*bases[0]), Base(*bases[1]))
    for said, proof, own in rows:
        # Logs of an earlier version name seats in place of people.
        ledger.add(said, proof, {roster.person_in(who) if isinstance(who, int) else who: line for who, line in own})
        if said.startswith("base "):
            ledger.begin_deal()
    return ledger


def new_ledger(roster: Roster) -> Ledger:
    """Return the log of a new table."""
    return Ledger(new_base(roster, None, 1, BEGINNING)[1])


def batches(entries: list[Entry], id: str) -> list[list[Entry]]:
    """Return entries in as many lists as messages are needed for them."""
    found: list[list[Entry]] = []
    room = 0
    for each in entries:
        size = len(written(each, id))
        if not found or size > room:
            found.append([])
            room = BATCH
        found[-1].append(each)
        room -= size
    return found


def written(entry: Entry, id: str, heard: bool = False) -> str:
    """Return an entry as one line of a message for this person; `heard`: without the proof, because they have heard
    its mover."""
    return f"{entry.text}\t{entry.own.get(id, '')}\t{HEARD if heard else entry.proof}"


def is_heard(entry: Entry) -> bool:
    """Return whether all at the table have heard the proof of an entry from its mover: it is a card of a person."""
    return entry.text[:10] == "move play " and entry.proof != ""

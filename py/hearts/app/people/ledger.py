"""The host's copy of the log: what is kept, and what is sent to somebody who has it as far as some entry."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.chain import BEGINNING, Entry, next_head

if TYPE_CHECKING:
    from hearts.app.people.roster import Roster

PIECE = 3000  # letters of a piece of what is sent whole
BATCH = 3500  # letters of entries in a message
LOBBY = 24  # entries behind which a table without a game begins its log anew


class Base:
    """What somebody needs who has nothing: how the table stood after an entry."""

    def __init__(self, number: int, head: str, roster: str, past: str) -> None:
        self.number = number
        self.head = head
        self.roster = roster
        self.past = past

    def pieces(self) -> list[str]:
        """Return the bodies of the messages that bring it: number, piece, how many there are, and the piece itself."""
        whole = json.dumps([self.head, self.roster, self.past])
        parts = [whole[at : at + PIECE] for at in range(0, len(whole), PIECE)]
        return [f"{self.number} {place} {len(parts)}\n{part}" for place, part in enumerate(parts)]


class Ledger:
    """The log, from a base on. The base lags one deal behind, so that who missed its end still gets its entries."""

    def __init__(self, base: Base, after: Base | None = None) -> None:
        self.base, self._next = base, after or base
        self.entries: list[Entry] = []

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].number if self.entries else self.base.number

    @property
    def head(self) -> str:
        """The head of the chain."""
        return self.entries[-1].head if self.entries else self.base.head

    def add(self, text: str, proof: str = "", own: dict[int, str] | None = None) -> Entry:
        """Add an entry and return it."""
        number = self.number + 1
        made = Entry(number, next_head(self.head, number, text), text, proof, own)
        self.entries.append(made)
        return made

    def settle(self, roster: Roster, past: str) -> None:
        """Note that a deal has been revealed, or that there is none: the base moves on to where it was settled last."""
        self.base = self._next
        self.entries = [each for each in self.entries if each.number > self.base.number]
        self._next = Base(self.number, self.head, roster.text(), past)

    def since(self, number: int) -> list[Entry] | None:
        """Return the entries behind this one; None where they are not there any more, or never were."""
        if not self.base.number <= number <= self.number:
            return None
        return self.entries[number - self.base.number :]

    def text(self) -> str:
        """Return the log as JSON, to be kept."""
        bases = [[base.number, base.head, base.roster, base.past] for base in (self.base, self._next)]
        rows = [[each.text, each.proof, [[seat, each.own[seat]] for seat in sorted(each.own)]] for each in self.entries]
        return json.dumps([bases, rows])


def read_ledger(text: str) -> Ledger:
    """Return the log that was kept; ValueError for anything else."""
    bases, rows = json.loads(gate.sized(text, gate.RECORD))
    ledger = Ledger(Base(*bases[0]), Base(*bases[1]))
    for said, proof, own in rows:
        ledger.add(said, proof, dict(own))
    return ledger


def new_ledger(roster: Roster) -> Ledger:
    """Return the log of a new table."""
    text = roster.text()
    return Ledger(Base(1, next_head(BEGINNING, 1, "table " + text), text, ""))


def batches(entries: list[Entry], seat: int) -> list[list[Entry]]:
    """Return entries in as many lists as messages are needed for them."""
    found: list[list[Entry]] = []
    room = 0
    for each in entries:
        size = len(written(each, seat))
        if not found or size > room:
            found.append([])
            room = BATCH
        found[-1].append(each)
        room -= size
    return found


def written(entry: Entry, seat: int) -> str:
    """Return an entry as one line of a message for a seat."""
    return f"{entry.text}\t{entry.own.get(seat, '')}\t{entry.proof}"

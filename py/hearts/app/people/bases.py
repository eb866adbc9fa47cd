"""A base: how a table stood between two deals, from which somebody may follow who comes late.

An entry of the log binds it: all who followed have checked that entry, and its hash is in every later head. So what a
late comer is told of the time before is attested by the heads of the others.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.chain import base_text, deal_hash, next_head
from hearts.app.people.roster import read_roster
from hearts.engine.game import Dealt
from hearts.engine.record import Record, entry, positions, replay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts.app.people.roster import Roster

PIECE = 3000  # letters of a piece of what is sent whole
PIECES = 400  # of what is sent whole
STANDS = (("lobby", ""), ("game", "deal"), ("over", "over"))  # the states of a table, each with the game's phase


class Base:
    """What somebody needs who has nothing: how the table stood at an entry.

    before, head   of the chain before that entry and behind it; past: the record, empty before the first game
    """

    def __init__(self, number: int, before: str, head: str, roster: str, past: str) -> None:
        self.number = number
        self.before = before
        self.head = head
        self.roster = roster
        self.past = past

    def pieces(self) -> list[str]:
        """Return the bodies of the messages that bring it: number, piece, how many there are, and the piece itself."""
        whole = json.dumps([self.before, self.roster, self.past])
        parts = [whole[at : at + PIECE] for at in range(0, len(whole), PIECE)]
        return [f"{self.number} {place} {len(parts)}\n{part}" for place, part in enumerate(parts)]


class Told:
    """A base as a guest was told it: its roster and record, the game's phase, and the hash of each deal; ValueError
    where it does not read.

    read   the record and the hashes, where they have been read already
    """

    def __init__(
        self, number: int, before: str, roster: str, past: str, read: tuple[Record, list[str]] | None = None
    ) -> None:
        self.roster = read_roster(roster)
        if read is not None:
            self.record: Record | None = read[0]
        else:
            self.record = Record.read(gate.record(past)) if past else self._fresh()
        if self.record is not None and (
            self.record.id != self.roster.game or self.record.game.rules.text() != self.roster.rules.text()
        ):
            raise ValueError("The record is another table's.")
        self.phase = self.record.game.phase if self.record is not None else ""
        if (self.roster.state, self.phase) not in STANDS:
            raise ValueError("A table is told whole between two deals alone.")
        self.deals = read[1] if read is not None else deal_hashes(self.record)
        self.number = number
        self.head = next_head(before, number, base_text(self.roster, self.deals))

    def _fresh(self) -> Record | None:
        return self.roster.record if self.roster.game else None


class Reading:
    """A base that is read in steps, so that a long game holds up no screen.

    told   what it says, once all steps are done
    """

    told: Told | None = None

    def __init__(self, number: int, whole: str) -> None:
        self._number, self._whole = number, whole

    def steps(self) -> Iterator[None]:
        """Read it; ValueError where it does not read."""
        before, roster, past = read_whole(self._whole)
        record: Record | None = None
        deals: list[str] = []
        for so_far in replay(gate.record(past)) if past else ():
            record = so_far
            yield
        for each in _hashes(record):
            deals.append(each)
            yield
        read = (record, deals) if record is not None else None
        self.told = Told(self._number, before, roster, past, read)


class Pieces:
    """The pieces of a base, as they come."""

    def __init__(self) -> None:
        self._of = (0, 0)
        self._found: dict[int, str] = {}

    def take(self, body: str, behind: int) -> tuple[int, str] | None:
        """Take a piece of a base behind this entry; return its number and the whole once it is there."""
        head, _, piece = body.partition("\n")
        words = head.split(" ")
        if len(words) != 3 or [word for word in words if not gate.digits(word, 9)]:
            return None
        number, place, count = [int(word) for word in words]
        if not 0 < count <= PIECES or place >= count or number <= behind:
            return None
        if self._of != (number, count):
            self._of, self._found = (number, count), {}
        self._found[place] = piece
        if len(self._found) < count:
            return None
        whole = "".join([self._found[at] for at in range(count)])
        self._of, self._found = (0, 0), {}
        return number, whole


def read_whole(text: str) -> tuple[str, str, str]:
    """Return head, roster and past from what was sent whole; ValueError for anything else."""
    plain = gate.parse_json(text, gate.FILE)
    if not isinstance(plain, list) or len(plain) != 3 or [each for each in plain if not isinstance(each, str)]:
        raise ValueError("That is no table.")
    return plain[0], plain[1], plain[2]


def deal_hashes(record: Record | None) -> list[str]:
    """Return the hash of each deal in a record."""
    return list(_hashes(record))


def _hashes(record: Record | None) -> Iterator[str]:
    """Yield the hash of each deal in a record."""
    lines: list[str] = []
    for at in positions(record.game) if record is not None else []:
        if isinstance(at.move, Dealt) and lines:
            yield deal_hash("".join(lines))
            lines = []
        lines.append(entry(at))
    if lines:
        yield deal_hash("".join(lines))


def new_base(roster: Roster, record: Record | None, number: int, before: str) -> tuple[str, Base]:
    """Return the entry with this number that binds how the table stands, and the base itself."""
    text = base_text(roster, deal_hashes(record))
    past = record.text() if record is not None else ""
    return text, Base(number, before, next_head(before, number, text), roster.text(), past)

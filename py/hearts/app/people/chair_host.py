"""The host's chair at the host: it is passed on between two deals, when all who play have signed that.

chair ID     somebody is asked to be the host; `chair off`: they are not
heir CLAIM   they are willing, with the keys of their host; all who play are asked
handed …     all have signed: the log goes on at the next host
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.bases import new_base
from hearts.app.people.chair import MOST_HANDED, Claim, Handed, first_entry, read_handed
from hearts.app.people.held import Held
from hearts.app.people.ledger import Ledger
from hearts.app.people.notes import MOST_NOTES, WENT_ON

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from hearts.app.people.message import Identity
    from hearts.app.people.roster import Roster
    from hearts.engine.record import Record

KEPT = "table-chairs"  # the claims by which this device's host holds its table
HANDED = "handed "
TRIES, STAYS = 90_000, 60_000  # milliseconds: for the signatures; that the host before still tells who did not hear


class Handing:
    """The chair on its way to somebody else.

    planned   who is to be asked when the deal is over; id: who was asked, empty where nobody is
    claim     theirs, once they are willing
    """

    def __init__(self) -> None:
        self.id = ""
        self.claim: Claim | None = None
        self._signs: dict[str, str] = {}
        self._begun = 0.0
        self.planned = ""

    def plan(self, id: str) -> None:
        """Note who is to be asked when the deal is over."""
        self.planned = id

    def ask(self, id: str, now: float) -> None:
        """Begin: somebody is asked."""
        self.planned, self.id, self.claim = "", id, None
        self._signs, self._begun = {}, now

    def take(self, claim: Claim) -> None:
        """Note the claim of who was asked."""
        self.claim = claim

    def sign(self, id: str, signature: str) -> None:
        """Note a signature that was checked."""
        self._signs[id] = signature

    def late(self, now: float) -> bool:
        """Return whether it takes too long."""
        return self.id != "" and now - self._begun > TRIES

    def done(self, playing: list[str]) -> dict[str, str] | None:
        """Return all signatures, once everybody who plays has signed."""
        if self.claim is None or [id for id in playing if id not in self._signs]:
            return None
        return {id: self._signs[id] for id in playing}

    def stop(self) -> None:
        """Ask nobody any more."""
        self.id, self.claim = "", None


class Heir:
    """What the next host begins with: the table as its person knows it, and nothing that was secret."""

    def __init__(self, me: Identity, code: bytes, roster: Roster, ledger: Ledger, record: Record | None) -> None:
        self.seed, self.codes, self.roster, self.ledger = me.seed, [code], roster, ledger
        self.held = None if record is None else Held(record)


def heir(me: Identity, code: bytes, handed: Handed, at: tuple[int, str], roster: Roster, record: Record | None) -> Heir:
    """Return what the host of this claim begins with.

    at   number and head of the last entry of the host before
    """
    claim = handed.claim
    taken = roster.changed(host=claim.id)
    if handed.host:
        record = taken.record.at(record.game) if record is not None else None
        return Heir(me, code, taken, Ledger(new_base(taken, record, at[0] + 1, at[1])[1]), record)
    gone = [roster.seat_of(id) for id in roster.seated if id not in handed.people]
    if roster.game:
        name = roster.seats[roster.seat_of(claim.id)].name
        went_on = ((WENT_ON, f"{claim.deals} {name}"),) if len(roster.notes) < MOST_NOTES else ()
        taken = taken.changed(standing=tuple(gone), notes=roster.notes + went_on)
    if record is not None:
        record = taken.record.at(record.game)
    return Heir(me, code, taken, Ledger(new_base(taken, record, first_entry(claim), claim.past)[1]), record)


def chain(mapping: MutableMapping[str, str]) -> list[Handed]:
    """Return the claims by which this device's host holds its table."""
    plain = gate.parse_json(mapping.get(KEPT, "[]"))
    return [read_handed(str(each)) for each in plain] if isinstance(plain, list) else []


def keep_chain(mapping: MutableMapping[str, str], before: list[Handed], handed: Handed) -> None:
    """Keep the claims with another one behind them: who was away finds the way from their host to this one."""
    rows = [each.text() for each in before] + [handed.text()]
    mapping[KEPT] = json.dumps(rows[-MOST_HANDED:])

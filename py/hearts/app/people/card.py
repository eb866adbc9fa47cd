"""The card of a table: what it says of itself at its door, sealed for whoever has the code."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.block import mark_of
from hearts.app.people.chair import MOST_HANDED, read_handed
from hearts.app.people.code import exchange_of, letters
from hearts.app.people.names import listed
from hearts.app.people.roster import HELPS
from hearts.engine.options import RulesError
from hearts.engine.record import owner
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from hearts.app.people.chair import Handed
    from hearts.app.people.code import TableKeys
    from hearts.app.people.message import Identity
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.roster import Roster
    from hearts.engine.record import Seat

MARKS = 11  # letters of a device's mark


class Card:
    """What a table says of itself at its door.

    seats   name, face, and "person" or "mind", of each; at: when the host was there last, in seconds
    helps   the help that all may take, see `Roster`
    marks   of the devices of those people, see `mark_of`
    terms   patience and clock, as in `Roster`
    watching  whether one may watch; chairs: the claims by which this host holds the table
    public    whether it is a public table, see `Roster`
    """

    def __init__(
        self,
        name: str,
        rules: Rules,
        seats: list[tuple[str, str, str]],
        state: str,
        at: int,
        watching: bool = False,
        terms: tuple[int, int] = (0, 0),
        chairs: tuple[Handed, ...] = (),
        marks: tuple[str, ...] = (),
        helps: tuple[str, ...] = (),
        public: bool = False,
    ) -> None:
        self.public = public
        self.name = name
        self.patience, self.clock = terms
        self.rules = rules
        self.seats = seats
        self.state = state
        self.at = at
        self.watching = watching
        self.chairs = chairs
        self.marks = marks
        self.helps = helps

    @property
    def full(self) -> bool:
        """Whether people sit in all seats."""
        return not [kind for _, _, kind in self.seats if kind != "person"]


def read_card(text: str) -> tuple[Card | None, bytes]:
    """Return what a card says and the host's key to seal for; no card where it says nothing that can be shown."""
    plain = gate.parse_object(text)
    exchange = exchange_of(str(plain.get("exchange")))
    seats, at = plain.get("seats"), plain.get("at")
    if not exchange or not isinstance(seats, list) or len(seats) > 6 or not isinstance(at, int):
        return None, b""
    rows, public = [], plain.get("public") is True
    for row in seats:
        if not isinstance(row, list) or len(row) != 3:
            return None, b""
        name = gate.tidy(str(row[0]), "?")
        rows.append((name if listed(name) or not public else "?", gate.tidy_face(str(row[1])), str(row[2])))
    try:
        rules = Rules.read(str(plain.get("rules")))
    except RulesError:
        return None, b""
    watching, chairs, marks = plain.get("watching") is True, plain.get("chairs"), plain.get("marks")
    known = tuple([str(mark)[:MARKS] for mark in marks[:6]]) if isinstance(marks, list) else ()
    try:
        chain = [read_handed(str(each)) for each in chairs] if isinstance(chairs, list) else []
    except ValueError:
        return None, b""
    if len(chain) > MOST_HANDED:
        return None, b""
    name, state = gate.tidy(str(plain.get("name")), ""), str(plain.get("state"))
    allowed = plain.get("helps")
    helps = tuple([each for each in HELPS if isinstance(allowed, list) and each in allowed])
    return Card(name, rules, rows, state, at, watching, _terms(plain), tuple(chain), known, helps, public), exchange


def _terms(plain: dict[str, object]) -> tuple[int, int]:
    """Return patience and clock from a card; none of what it does not say."""
    patience, clock = plain.get("patience"), plain.get("clock")
    return (
        patience if isinstance(patience, int) and 0 <= patience <= 3600 else 0,
        clock if isinstance(clock, int) and 0 <= clock <= 3600 else 0,
    )


def card_text(
    primitives: Primitives, roster: Roster, host: Identity, keys: TableKeys, epoch: int, chain: list[Handed], at: int
) -> str:
    """Return what the host says of the table to whoever opens its door, as JSON; `at`: now, in seconds."""
    return json.dumps(
        {
            "protocol": 1,
            "exchange": letters(host.exchange),
            "name": roster.name,
            "rules": roster.rules.text(),
            "seats": [[who.name, who.face, "person" if who.person else "mind"] for who in roster.seats],
            "marks": [_mark(primitives, roster, keys, who) for who in roster.seats],
            "state": roster.state,
            "patience": roster.patience,
            "clock": roster.clock,
            "epoch": epoch,
            "watching": roster.watching,
            "helps": list(roster.helps),
            "public": roster.public,
            "chairs": [each.text() for each in chain],
            "at": at,
        }
    )


def _mark(primitives: Primitives, roster: Roster, keys: TableKeys, who: Seat) -> str:
    """Return the mark of the device of who sits here; empty for minds and where none is known."""
    id = owner(who.player)
    device = next((each.device for each in roster.people if each.id == id), "") if id else ""
    return mark_of(primitives, keys.table, device) if device else ""

"""What the host keeps of a table; how a table begins, anew or at its next host."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app.people.code import SECRET, TableKeys
from hearts.app.people.held import Held
from hearts.app.people.ledger import new_ledger, read_ledger
from hearts.app.people.missed import Missed, read_missed
from hearts.app.people.names import with_other_minds
from hearts.app.people.roster import Known, Roster, person, read_roster
from hearts.app.people.sharing import Sharing, read_sharing
from hearts.app.people.votes import Votes, read_votes
from hearts.engine.record import Record, Seat

if TYPE_CHECKING:
    from hearts.app.people.chair_host import Heir
    from hearts.app.people.ledger import Ledger
    from hearts.app.people.primitives import Primitives
    from hearts.engine.rules import Rules

KEPT = "table-host"


class State:
    """What the host keeps of a table; see `Host`.

    seed      of the host's key; codes: of each epoch; gone: who was asked to leave
    revealed  how many moves the game had when a deal was revealed last; moved: the entry of the last move
    boots     how often the host's page was opened; missed: how long who was away
    unsigned  whether an earlier version has kept it, see `Book`
    """

    def __init__(
        self,
        seed: bytes,
        codes: list[bytes],
        roster: Roster,
        held: Held | None = None,
        ledger: Ledger | None = None,
        sharing: Sharing | None = None,
        voting: Votes | None = None,
        gone: list[str] | None = None,
        revealed: int = 0,
        moved: int = 0,
        done: list[list[str]] | None = None,
        boots: int = 0,
        missed: Missed | None = None,
        unsigned: bool = False,
    ) -> None:
        self.seed, self.codes, self.roster, self.held = seed, codes, roster, held
        self.ledger = ledger or new_ledger(roster)
        self.sharing = sharing or Sharing()
        self.voting = voting or Votes()
        self.gone, self.revealed, self.moved = gone or [], revealed, moved
        self.done, self.boots, self.missed, self.unsigned = done or [], boots, missed or Missed(), unsigned

    def text(self) -> str:
        """Return it all as JSON."""
        held = self.held
        game = None if held is None else [held.text, [[seat, nonce] for seat, nonce in held.nonces.items()]]
        kept = [
            1, self.seed.hex(), [code.hex() for code in self.codes], self.roster.text(), self.ledger.text(), game,
            self.sharing.plain(), self.voting.plain(), self.gone, self.revealed, self.moved, self.done,
            self.boots, self.missed.plain(), self.unsigned,
        ]  # fmt: skip
        return json.dumps(kept)


def new_state(
    primitives: Primitives,
    rules: Rules,
    seats: tuple[Seat, ...],
    host: tuple[str, str, str, bytes],
    name: str,
    public: bool = False,
) -> State:
    """Return a new table; `host`: id, name, face and exchange key of the host's own person, who sits in the first
    seat. At a public one that name and those of minds are of the list."""
    id, called, face = host[:3]
    seats = with_other_minds((Seat(person(id), face, called),) + seats[1:])
    code = primitives.random(SECRET)
    tables = (TableKeys(primitives, code).table,)
    roster = Roster(rules, seats, id, name, (Known(*host),), tables=tables, public=public)
    return State(primitives.random(32), [code], roster)


def heir_state(heir: Heir) -> State:
    """Return the table as its next host begins to hold it."""
    revealed = heir.held.game.length if heir.held is not None else 0
    return State(
        heir.seed, heir.codes, heir.roster, heir.held, heir.ledger, revealed=revealed, moved=heir.ledger.number
    )


def kept_state(text: str) -> State:
    """Return the table that was kept; ValueError where there is none."""
    kept = json.loads(text)
    if not isinstance(kept, list) or kept[:1] != [1]:
        raise ValueError("No table was kept.")
    _, seed, codes, roster, ledger, game, sharing, votes, gone, revealed, moved, done, boots, *more = kept
    held = None if game is None else Held(Record.read(game[0]), dict(game[1]))
    known, table = [bytes.fromhex(code) for code in codes], read_roster(roster)
    return State(
        bytes.fromhex(seed), known, table, held, read_ledger(ledger, table), read_sharing(sharing),
        read_votes(votes), gone, revealed, moved, done, boots, read_missed(more[0] if more else None),
        more[1] is not False if len(more) > 1 else True,  # an earlier version has kept names there, or nothing
    )  # fmt: skip

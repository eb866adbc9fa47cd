"""The log of a table: what has happened, in the order that the host gave it, each entry chained to the one before.

An entry's text is the same for everybody. Beside it one seat may get a line of its own, with what it alone may see, and
all get a proof: what the mover signed, or what opens what was committed to.

    table JSON                     the roster, whenever something in it has changed; the proof: of a face and a name
    round DEAL TRY ID ID …         who puts a share into the next deal
    hashes DEAL TRY HASH HASH …    the hash of each share, in that order; each contributor has signed theirs
    broken DEAL TRY ID …           who did not keep a promised share, or sent none; a new round follows
    move LINE [commit HASH]        a move as everybody may see it
    stand SEAT on|off              a mind plays for the person in this seat, or no more
    vote WHAT ID|off               somebody agrees to what is voted on, and has signed it; the vote has ended
    undo LENGTH                    the game goes back to so many moves
    reveal DEAL HASH               the deal is over: what was hidden is opened, and its record has this hash
    base HASH                      the hash of roster and record: from here on somebody may follow who comes late

Hashes have all 256 bits: who finds two shares, packets, tables or logs of one hash could show one to some and the other
to others, and of half the bits that is within reach. Nonces, names of sittings and the host's fingerprint in a link are
shorter: there nobody gains by two that are equal, somebody would have to meet a given one.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app.people.code import letters
from hearts.engine import follow
from hearts.engine.cards import RANKS, SUITS
from hearts.engine.shuffle import digest
from hearts.engine.steps import DealSeen, PassSeen, PlaySeen

if TYPE_CHECKING:
    from hearts.app.people.roster import Roster
    from hearts.engine.steps import SeenMove

HEAD = 43  # letters of a hash
BEGINNING = "A" * HEAD  # the head before the first entry
COMMIT = " commit "
_LABEL = "moonshot people "


class Entry:
    """One entry of the log.

    own    lines that one person gets in place of the common one, by the id of who sat there; proof: see the module
    """

    def __init__(self, number: int, head: str, text: str, proof: str = "", own: dict[str, str] | None = None) -> None:
        self.number = number
        self.head = head
        self.text = text
        self.proof = proof
        self.own = own or {}
        self._row = ""

    def row(self) -> str:
        """Return it as JSON, to be kept; it is written once."""
        if not self._row:
            self._row = json.dumps([self.text, self.proof, [[id, self.own[id]] for id in sorted(self.own)]])
        return self._row


def hashed(*parts: str) -> str:
    """Return the hash of these texts, as letters; the first says what is hashed."""
    return letters(bytes.fromhex(digest(_LABEL + parts[0], *parts[1:])))


def next_head(head: str, number: int, text: str) -> str:
    """Return the head of the chain after this entry."""
    return hashed("chain", head, str(number), text)


def committed(table: str, deal: int, seat: int, packet: str, nonce: str) -> str:
    """Return the hash that commits a seat to its packet."""
    return hashed("packet", table, str(deal), str(seat), packet, nonce)


def share_hash(table: str, deal: int, attempt: int, id: str, share: str) -> str:
    """Return the hash that a share is promised with."""
    return hashed("share", table, str(deal), str(attempt), id, share)


def deal_hash(told: str) -> str:
    """Return the hash of what a deal has added to the record."""
    return hashed("deal", told)


def base_text(roster: Roster, deals: list[str]) -> str:
    """Return the entry from which somebody may follow: it binds the roster, and the hash of each deal so far."""
    return "base " + hashed("base", hashed("roster", *roster.parts()), *deals)


def spread(line: str) -> str:
    """Return a line with each card as a word of its own: how long it is tells nothing of the suits.

    >>> spread("pass 1 KC A9H")
    'pass 1 KC AH 9H'
    """
    words: list[str] = []
    for word in line.split(" "):
        several = len(word) > 2 and word[-1] in SUITS and not [rank for rank in word[:-1] if rank not in RANKS]
        words += [rank + word[-1] for rank in word[:-1]] if several else [word]
    return " ".join(words)


def own_line(move: SeenMove) -> str:
    """Return a move as the seat that sees it is told of it."""
    return spread(follow.text(move))


def common(move: SeenMove) -> str:
    """Return a move, as one seat sees it, as everybody may see it."""
    if isinstance(move, DealSeen):
        return f"deal {move.number + 1}{_leads(move)}"
    if isinstance(move, PassSeen):
        return f"pass {move.by} {'?' if move.cards else '-'}{_leads(move)}"
    if isinstance(move, PlaySeen):
        return follow.text(PlaySeen(move.by, move.card, 0))
    return follow.text(type(move)(move.by, move.what, move.cards, 0))


def _leads(move: DealSeen | PassSeen) -> str:
    line = follow.text(PassSeen(0, -1, 0, move.opening))
    return line[line.find(" leads") :] if " leads" in line else ""

"""The log of a table: what has happened, in the order that the host gave it, each entry chained to the one before.

An entry's text is the same for everybody. Beside it one seat may get a line of its own, with what it alone may see, and
all get a proof: what the mover signed, or what opens what was committed to.

    table JSON                     the roster, whenever something in it has changed
    round DEAL TRY ID ID …         who puts a share into the next deal
    hashes DEAL TRY HASH HASH …    the hash of each share, in that order
    broken DEAL TRY ID …           who did not keep a promised share, or sent none; a new round follows
    move LINE [commit HASH]        a move as everybody may see it
    stand SEAT on|off              a mind plays for the person in this seat, or no more
    vote WHAT ID …|off             what is voted on, and who agrees so far; it has ended
    undo LENGTH                    the game goes back to so many moves
    reveal DEAL HASH               the deal is over: what was hidden is opened, and its record has this hash
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine import follow
from hearts.engine.shuffle import digest
from hearts.engine.steps import DealSeen, PassSeen, PlaySeen

if TYPE_CHECKING:
    from hearts.engine.steps import SeenMove

BEGINNING = "0" * 32  # the head before the first entry
HEAD = 32  # letters of a head
COMMIT = " commit "
_LABEL = "moonshot people "


class Entry:
    """One entry of the log.

    own    lines that one seat gets in place of the common one, by seat; proof: see the module
    """

    def __init__(self, number: int, head: str, text: str, proof: str = "", own: dict[int, str] | None = None) -> None:
        self.number = number
        self.head = head
        self.text = text
        self.proof = proof
        self.own = own or {}


def next_head(head: str, number: int, text: str) -> str:
    """Return the head of the chain after this entry."""
    return digest(_LABEL + "chain", head, str(number), text)[:HEAD]


def committed(table: str, deal: int, seat: int, packet: str, nonce: str) -> str:
    """Return the hash that commits a seat to its packet."""
    return digest(_LABEL + "packet", table, str(deal), str(seat), packet, nonce)[:HEAD]


def share_hash(table: str, deal: int, attempt: int, id: str, share: str) -> str:
    """Return the hash that a share is promised with."""
    return digest(_LABEL + "share", table, str(deal), str(attempt), id, share)[:HEAD]


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

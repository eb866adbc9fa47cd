"""What a person has signed for all to read, and the proof of it that an entry carries.

A proof has what is needed to rebuild the message: SITTING COUNTER EPOCH SIGNATURE ORDER ENTRY. The message was signed
at that entry, and names its head; so it fits no other moment, and no other table. Who sits down may have signed it in
the deal before, and may be called a little otherwise than they signed; so DEAL NAME stand behind it there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.code import data_of, letters
from hearts.app.people.message import Line
from hearts.app.people.primitives import KEY, SIGNATURE

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.message import Message, Post
    from hearts.app.people.roster import Roster

    # Whether the sender in a line signed a message of this body.
    Verify = Callable[[Line, str, bytes], bool]

BETWEEN = "|"  # of several proofs
SAID, MOVED = 5, 4  # words in which somebody says that they play a card, and of the entry: move play SEAT CARD


def proof_of(message: Message, order: str, at: str) -> str:
    """Return the proof of what somebody signed with this order at this entry."""
    line = message.line
    return f"{line.sitting} {line.counter} {line.epoch} {letters(message.signature)} {order} {at}"


class Proof:
    """A proof as it was read; ValueError where it does not read.

    epoch, at   the code under which it was signed, and the entry; deal: in which, -1 where it goes without saying
    """

    deal = -1

    def __init__(self, text: str) -> None:
        self._sitting, counter, epoch, signature, self._order, number = text.split(" ")
        self._counter, self.epoch, self.at = _number(counter), _number(epoch), _number(number)
        self._signature = data_of(signature, SIGNATURE)

    def holds(self, verify: Verify, id: str, deal: int, head: str, said: str) -> bool:
        """Return whether this person signed these words in this deal, at an entry with this head."""
        line = Line("move", data_of(id, KEY), b"", self.epoch, deal, self._sitting, self._counter)
        return verify(line, f"{self._order} {self.at} {head} {said}", self._signature)


class SeatProof(Proof):
    """The proof that somebody wants to sit down.

    name   that they have signed
    """

    def __init__(self, text: str) -> None:
        words = text.split(" ", 7)
        Proof.__init__(self, " ".join(words[:6]))
        self.deal, self.name = _number(words[6]), words[7]


def seat_proof(proof: str, deal: int, name: str) -> str:
    """Return what `SeatProof` reads."""
    return f"{proof} {deal} {name}"


class Heard:
    """The card that each person has played last, as they said it to all: the host need not repeat the proof."""

    def __init__(self) -> None:
        self._last: dict[str, tuple[str, str]] = {}

    def note(self, message: Message) -> None:
        """Note what somebody says, where it is a card."""
        words = message.body.split(" ")
        if len(words) == SAID and words[3] == "play" and gate.digits(words[1], 9):
            self._last[letters(message.sender)] = " ".join(words[3:]), proof_of(message, words[0], words[1])

    def proof(self, roster: Roster | None, text: str) -> str:
        """Return the proof of this entry; empty where its mover was not heard."""
        words = text.split(" ")
        if roster is None or len(words) != MOVED or not gate.digits(words[2], 1) or int(words[2]) >= len(roster.seats):
            return ""
        said, proof = self._last.get(roster.person_in(int(words[2])), ("", ""))
        return proof if said == f"play {words[3]}" else ""


def verified(post: Post, roster: Roster | None, line: Line, body: str, signature: bytes) -> bool:
    """Return whether something was signed by whom a line names, under the code of that time."""
    table = roster.table_of(line.epoch) if roster is not None else ""
    return table != "" and post.signed_by(line, body, signature, table)


def _number(word: str) -> int:
    if not gate.digits(word, 9) or word != str(int(word)):
        raise ValueError(word)
    return int(word)

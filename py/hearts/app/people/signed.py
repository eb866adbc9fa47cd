"""What a person has signed for all to read, and the proof of it that an entry carries.

A proof has what is needed to rebuild the message: SITTING COUNTER EPOCH SIGNATURE ORDER ENTRY. The message was signed
at that entry, and names its head; so it fits no other moment, and no other table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.code import data_of, letters
from hearts.app.people.message import Line
from hearts.app.people.primitives import KEY, SIGNATURE

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.message import Message

    # Whether the sender in a line signed a message of this body.
    Verify = Callable[[Line, str, bytes], bool]

BETWEEN = "|"  # of several proofs


def proof_of(message: Message, order: str, at: str) -> str:
    """Return the proof of what somebody signed with this order at this entry."""
    line = message.line
    return f"{line.sitting} {line.counter} {line.epoch} {letters(message.signature)} {order} {at}"


class Proof:
    """A proof as it was read; ValueError where it does not read.

    epoch, at   the code under which it was signed, and the entry
    """

    def __init__(self, text: str) -> None:
        self._sitting, counter, epoch, signature, self._order, number = text.split(" ")
        self._counter, self.epoch, self.at = _number(counter), _number(epoch), _number(number)
        self._signature = data_of(signature, SIGNATURE)

    def holds(self, verify: Verify, id: str, deal: int, head: str, said: str) -> bool:
        """Return whether this person signed these words in this deal, at an entry with this head."""
        line = Line("move", data_of(id, KEY), b"", self.epoch, deal, self._sitting, self._counter)
        return verify(line, f"{self._order} {self.at} {head} {said}", self._signature)


def _number(word: str) -> int:
    if not gate.digits(word, 9):
        raise ValueError(word)
    return int(word)

"""The heading of a record: its notes as typed values, and the player that a seat's word means.

The engine keeps a note, a line of the heading that it does not need, as two texts. Here is the one place that knows
what the app's own notes mean; `docs/engine.md` lists them. A note that is not changed stays byte for byte as it
is, and so does one of another program.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.engine.record import is_person
from hearts.minds import registry

if TYPE_CHECKING:
    from typing import Literal

    from hearts.engine.record import Record

    Lines = tuple[tuple[str, str], ...]
    Counted = Literal["joe", "hint", "telepathy", "undo"]

# The notes that set a game apart in the statistics, in the order in which they are told.
MARKS = ("diabolo", "demonstration", "joe", "hint", "telepathy", "undo", "played_on")
NO = ("no", "0", "")  # the values of such a note that say: it was not so
TAKEBACKS, BACK, FROM, PLAYED_ON = "takebacks", "back", "from", "played_on"
UNDO = ("free", "last", "off")  # what may be taken back in a game: anything, one's last choice, nothing
DIGITS = 6  # of the number in a note, at most
YES = "yes"
STAND_IN = "instinct"  # the mind that plays for a person elsewhere
MATCH = "match"  # its value is the id of the match

# How seats were written before a mind had an I.Q., and the mind that comes nearest.
LEVELS = {"casual": "iq:100", "keen": "iq:130", "sharp": "iq:160"}


class Notes:
    """The notes of a record as values; each method that changes one gives new notes.

    lines   them all, as the record has them
    """

    def __init__(self, lines: Lines = ()) -> None:
        self.lines = lines

    @property
    def marks(self) -> list[str]:
        """Those of MARKS that hold."""
        return [mark for mark in MARKS if self.get(mark) not in NO]

    @property
    def diabolo(self) -> bool:
        """Whether the opponents saw all cards."""
        return "diabolo" in self.marks

    @property
    def takebacks(self) -> str:
        """What may be taken back: one of UNDO, or another word if another program wrote the record."""
        return self.get(TAKEBACKS) or UNDO[0]

    @property
    def back(self) -> int:
        """The move to which the last undo went, if noted; else 0."""
        return self._number(BACK)

    @property
    def begun(self) -> int:
        """The number of moves before practice began; 0 in other games."""
        return self._number(FROM)

    @property
    def first_end(self) -> str:
        """The end of the game before it was played on, as an option ("limit=100"); empty if unknown."""
        end = self.get(PLAYED_ON)
        return end if end.partition("=")[0] in ("limit", "deals") and gate.digits(end.partition("=")[2], 4) else ""

    def get(self, word: str) -> str:
        """Return the text of a note; empty where there is none."""
        return dict(self.lines).get(word, "")

    def set(self, word: str, value: str | int) -> Notes:
        """Return these notes with one of them set; it comes last."""
        return Notes(self.without(word).lines + ((word, str(value)),))

    def without(self, word: str) -> Notes:
        """Return these notes but for one of them."""
        return Notes(tuple([note for note in self.lines if note[0] != word]))

    def counted(self, word: Counted) -> Notes:
        """Return these notes with the count of this one raised by one."""
        return self.set(word, self._number(word) + 1)

    def _number(self, word: str) -> int:
        noted = self.get(word)
        return int(noted) if gate.digits(noted, DIGITS) else 0


def notes(record: Record) -> Notes:
    """Return the notes of a record."""
    return Notes(record.notes)


def is_match(record: Record) -> bool:
    """Return whether a record says that it is of a match."""
    return bool(record.id) and notes(record).get(MATCH) == record.id


def player_of(word: str) -> str:
    """Return a person's word unchanged, or the name of the mind that a seat's word means, also in old records.

    Raises ValueError if it is neither.
    """
    try:
        return word if is_person(word) else registry.named(LEVELS.get(word, word))
    except ValueError:
        raise gate.GateError("gate-mind", name=word) from None

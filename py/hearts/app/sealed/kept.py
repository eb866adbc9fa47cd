"""The rows that a page saves of a table, to go on after a reload at any moment; what waits until they are on the disk.

Construction: as in Raft (Ongaro, Ousterhout 2014, figure 2) the log and the term are kept before a word is said that
depends on them. All else follows from the member's key and root (`Secrets`): what was mixed and how, which keys were
given, what was promised (`deck`). A vote needs no room of its own: after a reload a page votes in newer terms only.

It is kept in rows: one for each place of the log, and a last one, `END`, that says what there is. A change writes the
rows that changed and that one, together. Each row has a hash before it; signatures, which were checked when they came,
are not checked again.

Assumption: a disk that has said that something is written has it after a reload, all rows of one change or none, and
what is written later is lost first. Threat: a page that is killed at any moment; it has whatever it has signed that it
holds. Rows that are damaged or missing: what is before them is read, and is not whole; so the member asks as many
others as know of all that it can have signed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.primitives import KEY
from hearts.app.sealed.group import joined
from hearts.app.sealed.log import DIGITS, HEAD, LABEL, ORDER, Slot, unhexed

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.primitives import Primitives
    from hearts.app.sealed.log import Pen

END = "end"
MARK = 16  # digits of the hash before a row
LONGEST = 20000  # letters of a row: an entry, and the leader's word for its place
MOST = 20000  # places


class Kept:
    """The part of a member that a page saves.

    slots   the log; term: the newest in which it took part; counter: how many entries it has said
    whole   whether that is all that was kept
    """

    def __init__(self, slots: tuple[Slot, ...], term: int, counter: int, whole: bool = True) -> None:
        self.slots = slots
        self.term = term
        self.counter = counter
        self.whole = whole


class Secrets:
    """The secrets of one person at a table: the secret key by which they sign, and the root of all their decks."""

    def __init__(self, key: bytes, root: bytes) -> None:
        self.key = key
        self.root = root

    def text(self) -> str:
        """Return them as they are kept."""
        return f"{self.key.hex()} {self.root.hex()}"


def read_secrets(text: str) -> Secrets:
    """Return the secrets in a text; ValueError where there are none."""
    words = text.split(" ")
    found = [unhexed(word, KEY) for word in words]
    if len(found) != 2 or b"" in found:
        raise ValueError("no secrets")
    return Secrets(found[0], found[1])


def rows(primitives: Primitives, before: Kept, now: Kept) -> dict[str, str]:
    """Return the rows that change where this is kept behind that, by their names; an empty one goes."""
    same = 0
    for old, new in zip(before.slots, now.slots):
        if old is not new and old.order.head != new.order.head:
            break
        same += 1
    changed = {str(at): "" for at in range(len(now.slots), len(before.slots))}
    for at in range(same, len(now.slots)):
        slot = now.slots[at]
        changed[str(at)] = _marked(primitives, str(at), f"{slot.order.text()}\n{slot.entry.text()}")
    head = now.slots[-1].order.head if now.slots else bytes(HEAD)
    changed[END] = _marked(primitives, END, f"{now.term} {now.counter} {len(now.slots)} {head.hex()}")
    return changed


def restored(pen: Pen, kept: dict[str, str]) -> Kept:
    """Return what these rows hold: whatever is damaged in them, and all behind it, is left out."""
    slots: list[Slot] = []
    while len(slots) < MOST:
        order, _, entry = _unmarked(pen.primitives, str(len(slots)), kept).partition("\n")
        word, said = pen.read_word(order, True), pen.read_entry(entry, True)
        if word is None or said is None or (word.kind, word.length) != (ORDER, len(slots) + 1):
            break
        slots.append(Slot(said, word))
    words = _unmarked(pen.primitives, END, kept).split(" ")
    if len(words) != 4 or [word for word in words[:3] if not gate.digits(word, DIGITS)]:
        terms = [slot.order.term for slot in slots] + [0]
        counters = [slot.entry.counter for slot in slots if slot.entry.author == pen.public] + [0]
        return Kept(tuple(slots), max(terms), max(counters) + MOST, False)
    term, counter, length = [int(word) for word in words[:3]]
    slots = slots[:length]
    head = slots[-1].order.head if slots else bytes(HEAD)
    return Kept(tuple(slots), term, counter, (len(slots), head.hex()) == (length, words[3]))


def _marked(primitives: Primitives, name: str, text: str) -> str:
    return f"{_mark(primitives, name, text)} {text}"


def _unmarked(primitives: Primitives, name: str, kept: dict[str, str]) -> str:
    """Return a row without its hash; empty where it is damaged, or another one."""
    mark, _, text = kept.get(name, "").partition(" ")
    try:
        return text if len(text) <= LONGEST and mark == _mark(primitives, name, text) else ""
    except UnicodeError:  # half of a letter
        return ""


def _mark(primitives: Primitives, name: str, text: str) -> str:
    return primitives.sha256(joined(LABEL.encode(), b"kept", name.encode(), text.encode())).hex()[:MARK]


class Disk:
    """The rows to save, in their order, and how many of them are written.

    keep   writes it, and then has `written` called: once for each, in their order
    """

    def __init__(self, keep: Callable[[Kept], None], kept: Kept | None) -> None:
        self._keep = keep
        self._last = kept or Kept((), 0, 0)
        self._saved = self._written = 0  # how many times
        self._until: list[tuple[int, Callable[[], None]]] = []

    def save(self, now: Kept) -> None:
        """Keep this, if it is not kept already."""
        last = self._last
        if (now.slots, now.term, now.counter) != (last.slots, last.term, last.counter):
            self._saved, self._last = self._saved + 1, now
            self._keep(now)

    def once_written(self, tell: Callable[[], None]) -> None:
        """Say something when all that was kept until now is written."""
        if self._written >= self._saved:
            tell()
        else:
            self._until.append((self._saved, tell))

    def written(self) -> None:
        """Note that the first of what was kept, of all for which this was not called yet, is written."""
        self._written += 1
        due = [tell for number, tell in self._until if number <= self._written]
        self._until = [(number, tell) for number, tell in self._until if number > self._written]
        for tell in due:
            tell()

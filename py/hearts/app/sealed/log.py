"""The log of a table: entries that their authors sign, in an order that the leader signs, held by all alike.

Construction. An *entry* is a line of text, signed by its author (Ed25519, RFC 8032); its name is the hash of that line
without the signature, so two signatures of one line are one entry. The leader of a *term* gives entries their places,
one behind the other, and signs each place with the *head*, a hash over all that lies before it: whoever signs a head
has signed the whole log up to it. Members sign what they hold (`here`: term, length, head) and whom they elect
(`vote`). More than half who hold a length in one term are a *certificate*: that length is committed, and stays (Raft:
Ongaro, Ousterhout 2014, section 5; `leader` has its rules). Words are signed texts of one meaning each: none can be
taken for another, for another table's, or for an entry.

Assumption: signatures cannot be forged and no two texts have one SHA-256. Of more than half of the voters, one at least
is honest where two halves meet.

Threat. Raft knows no liars. Here each lie that matters leaves two signed texts that no honest member signs, and `Words`
keeps the first of each kind: two heads for one place by one leader; two heads for one length and term by one member;
two places at which one term begins; two votes in one term. Where two halves meet in a liar alone (a leader at a table
of three or five), two orders can be committed if these halves do not hear each other for some seconds (`Member._sure`);
that is named, and not prevented. A page that lost what it had written
must not look like a liar: it takes part again only in a term newer than any in which it can have signed something
(`leader`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.primitives import KEY, SIGNATURE
from hearts.app.sealed.group import joined
from hearts.engine.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.primitives import Primitives

HEAD = 32  # bytes
LABEL = "moonshot table 3"
ORDER, HERE, VOTE = "order", "here", "vote"
LONGEST = 16000  # letters of an entry
DIGITS = 9
MOST = 1024  # words of one kind that are remembered of one author: a deal has about 150 places


class Entry(Value):
    """A person's words to all, for good.

    author   their public key; counter: how many they have said; it may have gaps, and orders nothing
    kind     what it is; body: its words, in one line
    name     the hash by which it is known
    """

    def __init__(self, author: bytes, counter: int, kind: str, body: str, name: bytes, signature: bytes) -> None:
        self.author = author
        self.counter = counter
        self.kind = kind
        self.body = body
        self.name = name
        self.signature = signature

    def text(self) -> str:
        """Return the entry as it travels."""
        return f"{self.signature.hex()} {self.author.hex()} {self.counter} {self.kind} {self.body}"


class Word(Value):
    """A member's signature on the log: this head is the log's at this length, in this term.

    kind   ORDER: as its leader; HERE: as one who holds it; VOTE: that they elect `other` for this term, and that this
           is the end of what they hold
    last   of a vote: the term of the last place that they hold; of the others: the length at which this term began
    """

    def __init__(
        self, kind: str, author: bytes, term: int, length: int, head: bytes, last: int, other: bytes, signature: bytes
    ) -> None:
        self.kind = kind
        self.author = author
        self.term = term
        self.length = length
        self.head = head
        self.last = last
        self.other = other
        self.signature = signature

    def text(self) -> str:
        """Return the word as it travels."""
        said = _said(self.kind, self.author, self.term, self.length, self.head, self.last, self.other)
        return f"{self.signature.hex()} {said}"


class Pen:
    """Signs and reads what is said at one table, for one member.

    public     this member's key
    verified   says whether a signature is true: all that is read goes through it, so it may count (`guard`)
    """

    def __init__(self, primitives: Primitives, table: bytes, secret: bytes) -> None:
        self.primitives = primitives
        self.verified = primitives.verified
        self.table = table
        self.public = primitives.signing_public(secret)
        self._secret = secret

    def entry(self, counter: int, kind: str, body: str) -> Entry:
        """Return an entry of this member's own."""
        return self._entry(self.public, counter, kind, body, b"")

    def word(self, kind: str, term: int, length: int, head: bytes, last: int = 0, other: bytes = b"") -> Word:
        """Return a word of this member's own."""
        said = _said(kind, self.public, term, length, head, last, other)
        return Word(kind, self.public, term, length, head, last, other, self._signed(said.encode()))

    def read_entry(self, text: str, known: bool = False) -> Entry | None:
        """Return the entry in a text; None where it is none of this table, or not its author's.

        known   its signature was checked before it was kept
        """
        words = text.split(" ", 4)
        if len(text) > LONGEST or "\n" in text or len(words) < 5 or not gate.digits(words[2], DIGITS):
            return None
        try:
            text.encode()
        except UnicodeError:  # half of a letter
            return None
        signature, author = unhexed(words[0], SIGNATURE), unhexed(words[1], KEY)
        if not signature or not author or words[2] != str(int(words[2])):
            return None
        entry = self._entry(author, int(words[2]), words[3], words[4], signature)
        if known or self.verified(author, self._bound(b"entry", entry.name), signature):
            return entry
        return None

    def read_word(self, text: str, known: bool = False) -> Word | None:
        """Return the word in a text; None where it is none of this table, or not its author's (see `read_entry`)."""
        words = text.split(" ")
        numbers = [int(each) for each in words[3:6] if gate.digits(each, DIGITS) and each == str(int(each))]
        if len(words) != 8 or len(numbers) < 3 or words[1] not in (ORDER, HERE, VOTE):
            return None
        signature, author, head = unhexed(words[0], SIGNATURE), unhexed(words[2], KEY), unhexed(words[6], HEAD)
        other = unhexed(words[7], KEY)
        if not signature or not author or not head or (not other and words[7] != "-"):
            return None
        said = " ".join(words[1:])
        if not known and not self.verified(author, self._bound(b"word", said.encode()), signature):
            return None
        return Word(words[1], author, numbers[0], numbers[1], head, numbers[2], other, signature)

    def next_head(self, head: bytes, term: int, entry: Entry) -> bytes:
        """Return the head of a log with one entry more."""
        return self._hashed(b"head", head, str(term).encode(), entry.name)

    def first_head(self) -> bytes:
        """Return the head of the empty log."""
        return self._hashed(b"head")

    def _entry(self, author: bytes, counter: int, kind: str, body: str, signature: bytes) -> Entry:
        name = self._hashed(b"entry", author, str(counter).encode(), kind.encode(), body.encode())
        return Entry(author, counter, kind, body, name, signature or self._signed(name, b"entry"))

    def _signed(self, said: bytes, what: bytes = b"word") -> bytes:
        return self.primitives.sign(self._secret, self._bound(what, said))

    def _bound(self, what: bytes, said: bytes) -> bytes:
        return joined(LABEL.encode(), what, self.table, said)

    def _hashed(self, *parts: bytes) -> bytes:
        return self.primitives.sha256(joined(LABEL.encode(), self.table, *parts))


class Slot(Value):
    """A place of the log: the entry in it, and the leader's word for it."""

    def __init__(self, entry: Entry, order: Word) -> None:
        self.entry = entry
        self.order = order


class Log:
    """The entries of a table in their order, and what follows from them.

    slots, heads, states   place by place; heads[n] and states[n] are those after n entries
    step   the fold: returns the state after an entry, None where it does not fit there
    """

    def __init__(self, pen: Pen, state: object, step: Callable[[object, Entry], object | None]) -> None:
        self.slots: list[Slot] = []
        self.heads = [pen.first_head()]
        self.states = [state]
        self.names: dict[bytes, int] = {}
        self._pen = pen
        self._step = step

    @property
    def length(self) -> int:
        """How many entries it has."""
        return len(self.slots)

    @property
    def head(self) -> bytes:
        """The hash over all of it."""
        return self.heads[-1]

    @property
    def state(self) -> object:
        """The state that follows from all of it."""
        return self.states[-1]

    @property
    def term(self) -> int:
        """The term of its last place, 0 where it is empty."""
        return self.slots[-1].order.term if self.slots else 0

    def after(self, term: int, entry: Entry) -> bytes:
        """Return the head that it would have with this entry."""
        return self._pen.next_head(self.head, term, entry)

    def fits(self, entry: Entry) -> bool:
        """Return whether an entry may stand in the next place."""
        return entry.name not in self.names and self._step(self.state, entry) is not None

    def add(self, slot: Slot) -> bool:
        """Put an entry into the next place. Returns False where it does not fit there, or the word is for another
        place."""
        order, entry = slot.order, slot.entry
        state = self._step(self.state, entry) if entry.name not in self.names else None
        if state is None or order.length != self.length + 1 or order.head != self.after(order.term, entry):
            return False
        self.names[entry.name] = self.length
        self.slots.append(slot)
        self.heads.append(order.head)
        self.states.append(state)
        return True

    def cut(self, length: int) -> list[Entry]:
        """Take away all places behind this length; return their entries."""
        gone = [slot.entry for slot in self.slots[length:]]
        for entry in gone:
            del self.names[entry.name]
        self.slots, self.heads, self.states = self.slots[:length], self.heads[: length + 1], self.states[: length + 1]
        return gone


class Words:
    """The words that were heard of members, and who has contradicted themselves; strangers' are not to be noted.

    liars   by their key: two words that nobody who is honest signs
    """

    def __init__(self) -> None:
        self.liars: dict[bytes, tuple[Word, Word]] = {}
        self._heard: dict[tuple[bytes, str], dict[tuple[int, int], Word]] = {}  # by author and kind

    def note(self, word: Word, term: int, length: int) -> None:
        """Note a word. A second one that says otherwise of the same place is kept as a proof.

        term, length   of the log: where an author says much, what is farthest from there is forgotten first; else
                       somebody could have their own words forgotten by others that they make up
        """
        heard = self._heard.setdefault((word.author, word.kind), {})
        for about in (word.term, 0), (word.term, 0 if word.kind == VOTE else word.length):
            first = heard.setdefault(about, word)
            if contradicts(first, word):
                self.liars.setdefault(word.author, (first, word))
        if len(heard) > MOST:
            by_distance = sorted([(abs(at[0] - term), abs(at[1] - length) if at[1] else 0, at) for at in heard])
            for _, _, about in by_distance[MOST // 2 :]:
                del heard[about]

    def of(self, author: bytes) -> list[Word]:
        """Return the words that were heard of somebody, and are remembered."""
        found: list[Word] = []
        for kind in (ORDER, HERE, VOTE):
            words = self._heard.get((author, kind), {})
            found += [word for about, word in words.items() if about[1] or kind == VOTE]
        return found


def contradicts(one: Word, other: Word) -> bool:
    """Return whether two words of one author cannot both be honest."""
    if (one.kind, one.author, one.term) != (other.kind, other.author, other.term):
        return False
    if one.kind == VOTE:
        return one.other != other.other
    return one.last != other.last or (one.length == other.length and one.head != other.head)


def _said(kind: str, author: bytes, term: int, length: int, head: bytes, last: int, other: bytes) -> str:
    return f"{kind} {author.hex()} {term} {length} {last} {head.hex()} {other.hex() or '-'}"


def unhexed(text: str, size: int) -> bytes:
    """Return so many bytes from small hex digits; empty where they are others."""
    if len(text) != 2 * size or text.strip("0123456789abcdef"):
        return b""
    return bytes.fromhex(text)

"""One member of a table: it holds the log, says what it holds, elects a leader, and may be the leader itself.

Construction: Raft (Ongaro, Ousterhout 2014; the numbers are its sections), where each step leaves a signed word. A
leader is elected for a term by more than half (5.2) and orders entries; an entry is committed when more than half hold
it in the leader's own term (5.4.2). A member elects only a candidate who holds at least as much as itself (5.4.1),
after a first question that binds nobody (Ongaro's thesis, 9.6). Unlike there

- the leader's first entry in a term, `lead`, shows the votes of more than half; so everybody can follow the leaders
  from the founder of the table on, and a leader that nobody elected orders nothing;
- people come and go one at a time (thesis, 4.1), by an entry `voter` that shows that the change before is committed;
- a leader is replaced also when it is there and does not order what others hold, when it tells two orders, or when more
  than half ask for it;
- a page says what it holds, and votes, when that is on its disk (as in Raft); a leader says a place at once, and
  orders nothing more in that term after its page was opened again;
- a page that was opened again first hears so many others that one of them knows of each term in which it can have
  counted, and holds as much as they do, before it signs anything. So one whose storage was set back contradicts
  nothing. It votes and leads only in a newer term, and where its storage is not whole signs in no other. After some
  seconds it trusts a whole storage, and goes on with more than half.

Assumption: more than half are there, and what a disk said it has written is there after a reload; where not, so many
others are there as know of what was lost.

Threat: a leader that tells two orders, a member that holds two: `Words` has the proof, once the two meet in somebody.
Where two halves can meet in a liar alone, a member waits some seconds for one word more (`_sure`). A
member that hides from an election what it held: more than half had signed that they hold it, so whoever is in both
halves is named (`hidden`).
What is committed here is never given up, whatever is shown. A majority that lies together can do all that a majority
may; it cannot do it unseen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.sealed.kept import Disk, Kept
from hearts.app.sealed.log import DIGITS, HERE, ORDER, VOTE, Entry, Slot, Word, Words

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from hearts.app.sealed.log import Log, Pen

    class State(Protocol):
        """The facts of a table's state that a member needs."""

        leader: bytes
        voters: tuple[bytes, ...]


LEAD, VOTER = "lead", "voter"
BETWEEN = "|"  # words in an entry
POOL = 8  # entries of one member that are held and not ordered
SIDE, LEADERS = 64, 16  # places that are held and do not connect: of one leader, and of how many
PEOPLE = 32  # members of whom it is noted what they say, beside those who count
AT_ONCE = 32  # entries that are sent to somebody who lacks them
LEAP = 32  # terms that may lie between one and the next: elections can fail
BEAT, SOON = 4.0, 0.5  # seconds between two signs, and between two questions of one kind
STEP = 2.0  # seconds that the next in the row waits longer before it stands for election; then it asks again
GRACE = 10.0  # seconds in which whoever was elected must be heard to lead, and one word more than half must come


class Member:
    """One member.

    log        what it holds; committed: how much of it is settled; certificate: the words by which it is
    term       the newest in which it takes part; leader: who was elected for it, empty while that is not known
    words      what was heard, and who lies; hidden: who held what is committed and hid it from an election
    say        says a text to all, or to one
    disk       writes what must not be forgotten, by `keep`
    """

    def __init__(
        self,
        pen: Pen,
        log: Log,
        founder: bytes,
        say: Callable[[str, bytes], None],
        keep: Callable[[Kept], None],
        patience: float,
        kept: Kept | None = None,
    ) -> None:
        self.log = log
        self.certificate: dict[bytes, Word] = {}
        self.committed = self.term = self.barred = 0
        self.leader = b""
        self.words = Words()
        self.hidden: dict[bytes, tuple[Word, Word]] = {}
        self.waits = 0 if kept is None else int.from_bytes(pen.primitives.random(3), "big") + 1  # by what it asks
        self.pool: dict[bytes, tuple[Entry, float]] = {}
        self.wishes: set[bytes] = set()  # who asks for another leader
        self._pen, self._founder, self._say, self._patience = pen, founder, say, patience
        self.disk, self._counter, self._voted = Disk(keep, kept), 0, b""
        self._whole = kept is None or kept.whole
        self._here: dict[bytes, Word] = {}
        self._others: dict[bytes, tuple[int, int, int]] = {}  # term, last and length that others say they know
        self._known: dict[bytes, tuple[int, int, int]] = {}  # the same, as they answered this page after it was opened
        self._asked = 0  # the term for which it asks whether it would be elected
        self._proved = 0, 0  # the newest term and length of which somebody showed that page a leader's word
        self._side: dict[tuple[int, bytes], Slot] = {}  # places that do not connect yet
        self._idle: dict[bytes, float] = {}  # who was opened again and takes no part in this term, and since when
        self._answered: dict[bytes, float] = {}  # when somebody was sent what they lacked
        self._slow: set[bytes] = set()  # who has not said for some time that they hold what is settled
        self._since: dict[bytes, float] = {}  # heads: since when more than half are known to hold them
        self._failed: set[bytes] = set()  # who was elected here since there was a leader, and did not lead
        self._yes: set[bytes] = set()
        self._votes: dict[bytes, Word] = {}
        self._now = self._heard = self._stood = self._repeated = self._missing = self._opened = 0.0
        self._lacked: dict[bool, float] = {}  # when somebody who counts, or who does not, was asked for what is missing
        self._beat, self._said, self._parts = -BEAT, (0, 0), (b"", 0)  # _parts: see `_lack`
        if kept is not None:
            self._restore(kept)

    def _restore(self, kept: Kept) -> None:
        for slot in kept.slots:
            if not self._add(slot):
                self._whole = False
                break
        self.term = self.barred = max(kept.term, self.log.term)
        self.leader = self._led() if self.log.term == self.term else b""
        self._counter = kept.counter

    # ---- what is known -------------------------------------------------------------------------------------------

    @property
    def me(self) -> bytes:
        """This member's key."""
        return self._pen.public

    @property
    def leads(self) -> bool:
        """Whether this member orders entries now."""
        return self.leader == self.me and self._signs and self.term > self.barred

    @property
    def voters(self) -> tuple[bytes, ...]:
        """Whose word counts, by all that this member holds."""
        return self._voters(self.log.length)

    @property
    def _signs(self) -> bool:
        """Whether this member may say what it holds: in its own term, after no reload in it, and under no liar."""
        good = self.leader not in self.words.liars and self.waits == 0
        fresh = self._whole or self.term > self.barred
        return good and fresh and self.log.length > 0 and self.log.term == self.term

    @property
    def _elects(self) -> bool:
        """Whether this member may take part in an election."""
        return self.waits == 0

    def _voters(self, length: int) -> tuple[bytes, ...]:
        state: State = self.log.states[length]  # type: ignore[assignment]
        return state.voters or (self._founder,)

    def _half(self, keys: set[bytes], length: int) -> bool:
        """Return whether these are more than half of the voters at this length."""
        voters = self._voters(length)
        return 2 * len([key for key in voters if key in keys]) > len(voters)

    # ---- what this member says -----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin a new table, as its founder and the leader of its first term."""
        self._lead("-", 1)

    def write(self, kind: str, body: str) -> Entry:
        """Say an entry of one's own to all, and again until it is ordered. Returns it."""
        self._counter += 1
        entry = self._pen.entry(self._counter, kind, body)
        self._save()
        self._pooled(entry)
        self._say("entry " + entry.text(), b"")
        return entry

    def count(self, key: bytes) -> bool:
        """As the leader, let somebody's word count from now on, or no more. Returns False where that must wait."""
        here = [word for word in [self._here.get(each) for each in self.voters] if word is not None]
        here = [
            word for word in here if word.term == self.term and word.length >= self._changed() and self._agrees(word)
        ]
        proof = BETWEEN.join([word.text() for word in here])
        entry = self._pen.entry(self._counter + 1, VOTER, f"{key.hex()} {proof}")
        if not self.leads or not self._lawful(entry, self.term):
            return False
        self._counter += 1
        return self._order(entry)

    def wish(self) -> None:
        """Ask for another leader."""
        self.wishes.add(self.me)

    def tick(self, now: float) -> None:
        """Do what is due now."""
        self._now, self._opened = now, self._opened or now
        self._commit()
        if self.waits:
            self._hear_enough()
        self._missing = (self._missing or now) if self.misses() else 0.0
        if self.leads:
            self._heard = now
            for _, name in sorted([(since, name) for name, (_, since) in self.pool.items()]):
                entry = self.pool[name][0]
                if self.log.fits(entry):
                    self._order(entry)
        elif self._due():
            self._stand_first()
        if now - self._repeated >= STEP:
            self._stand_again()
        idle = self._out()
        if self.leads and idle:  # a new term lets them take part again
            enough = self._half(set(self.voters) - idle, self.log.length)
            if now - self._stood > (self._patience if enough else STEP):
                self._stand_first()
        if now - self._beat >= BEAT:
            for entry, _ in list(self.pool.values()):
                if entry.author == self.me:
                    self._say("entry " + entry.text(), b"")
                elif self.leader not in (b"", self.me) and self.log.fits(entry):
                    self._say("entry " + entry.text(), self.leader)  # before it is blamed for not ordering it
            self._sign()
        elif self._said != (self.term, self.log.length):
            self._sign()

    def _sign(self) -> None:
        """Say to all what is held here, once it is on the disk."""
        self._beat, self._said = self._now, (self.term, self.log.length)
        mine = None
        if self._signs:
            mine = self._pen.word(HERE, self.term, self.log.length, self.log.head, self._begun())
        word, asks = mine.text() if mine is not None else "-", int(self.me in self.wishes)
        known = f"{max(self.term, self.barred)} {self.log.term} {self.log.length} {self.waits} {asks}"
        text = f"here {known}{BETWEEN}{word}{BETWEEN}{self._last_order()}"

        def tell() -> None:
            if mine is not None:
                self._note(mine)
            self._say(text, b"")

        self._once_written(tell)

    def _last_order(self) -> str:
        """Return the leader's word for the last place, "-" if there is none.

        It proves what this member holds. Two leaders' words, or two of one leader, meet in what members say.
        """
        return self.log.slots[-1].order.text() if self.log.slots else "-"

    def _save(self) -> None:
        self.disk.save(Kept(tuple(self.log.slots), max(self.term, self.barred), self._counter))

    def _once_written(self, tell: Callable[[], None]) -> None:
        """Keep what there is, and say something that depends on it when that is on the disk."""
        self._save()
        self.disk.once_written(tell)

    # ---- what comes in -------------------------------------------------------------------------------------------

    def hear(self, sender: bytes, text: str, now: float) -> None:
        """Take what another member says. `sender`: who has signed the message that it came in."""
        self._now = now
        kind, _, rest = text.partition(" ")
        takes = {
            "entry": self._take_entry, "slot": self._take_slot, "here": self._take_here, "know": self._take_know,
            "lack": self._take_lack,
            "would": self._take_would, "yes": self._take_yes, "stand": self._take_stand, "vote": self._take_vote,
        }  # fmt: skip
        if kind in takes:
            takes[kind](sender, rest)

    def _take_entry(self, sender: bytes, text: str) -> None:
        entry = self._pen.read_entry(text)
        if entry is not None and entry.name not in self.log.names:
            self._pooled(entry)

    def _pooled(self, entry: Entry) -> None:
        if entry.author == self.me:
            self._counter = max(self._counter, entry.counter)
        if entry.name not in self.pool and entry.kind not in (LEAD, VOTER):  # which only a leader says, by ordering it
            whose = self._quota(entry)
            own = [(since, name) for name, (other, since) in self.pool.items() if self._quota(other) == whose]
            if len(own) >= POOL:
                del self.pool[min(own)[1]]
            self.pool[entry.name] = entry, self._now

    def _quota(self, entry: Entry) -> bytes:
        """Return whose room among the entries that wait one takes: strangers share one."""
        return entry.author if entry.author in self.voters else b""

    def _take_slot(self, sender: bytes, text: str) -> None:
        order, _, entry = text.partition("\n")
        word, read = self._pen.read_word(order), self._pen.read_entry(entry)
        if word is None or read is None or word.kind != ORDER:
            return
        self._remember(word)
        if not self._agrees(word):
            self._put_aside(Slot(read, word))
        while self._go_on():
            self._save()
        if sender == word.author:
            self._noticed(word)
        if self._side:
            self._lack(sender)

    def _put_aside(self, slot: Slot) -> None:
        """Keep a place until it is known whether it connects. A stranger's room goes to whoever comes next."""
        own = [key for key, other in self._side.items() if other.order.author == slot.order.author]
        others = {other.order.author for other in self._side.values()} - {slot.order.author}
        if len(own) >= SIDE:
            del self._side[max(own)]
        if len(others) >= LEADERS:
            gone = min([(author in self.voters, author) for author in others])[1]
            self._side = {key: other for key, other in self._side.items() if other.order.author != gone}
        self._side[slot.order.length, slot.order.head] = slot

    def _go_on(self) -> bool:
        """Put into the log what can be put there of what came. Returns False where there is nothing."""
        for key in sorted(self._side):
            slot = self._side[key]
            if slot.order.length == self.log.length + 1 and self._follows(slot, self.log.head):
                del self._side[key]
                if self._add(slot):
                    return True
            elif slot.order.length <= self.committed and slot.entry.kind != LEAD:
                del self._side[key]
            elif slot.entry.kind == LEAD and slot.order.term > self.log.term and self._switch(slot):
                return True
        return False

    def _follows(self, slot: Slot, head: bytes) -> bool:
        return slot.order.head == self._pen.next_head(head, slot.order.term, slot.entry)

    def _switch(self, lead: Slot) -> bool:
        """Go over to the log of a newer leader, where it parts from this one. Returns False where that is not known
        yet, or not lawful."""
        chain = [lead]
        while True:
            base = chain[0].order.length - 1
            if base <= self.log.length and self._follows(chain[0], self.log.heads[base]):
                break
            before = [
                s for (length, _), s in self._side.items() if length == base and self._follows(chain[0], s.order.head)
            ]
            if not before:
                return False
            chain.insert(0, before[0])
        if base < self.committed:
            self._name(lead.entry)
            del self._side[lead.order.length, lead.order.head]
            return False
        mine = self.log.slots[base:]
        dropped = self.log.cut(base)
        if not self._add_all(chain):
            self.log.cut(base)
            for slot in mine:
                self.log.add(slot)
            del self._side[lead.order.length, lead.order.head]
            return False
        for slot in chain:
            self._side.pop((slot.order.length, slot.order.head), None)
        for gone in dropped:
            if gone.name not in self.log.names:
                self._pooled(gone)
        return True

    def _add_all(self, chain: list[Slot]) -> bool:
        return all(self._add(slot) for slot in chain)

    def _add(self, slot: Slot) -> bool:
        """Add a lawful entry to the log. Returns False where it is none."""
        entry, order = slot.entry, slot.order
        if not self._lawful(entry, order.term) or order.author != (entry.author if entry.kind == LEAD else self._led()):
            return False
        if order.last != (order.length if entry.kind == LEAD else self._begun()) or not self.log.add(slot):
            return False
        self._noted(order)
        self.pool.pop(entry.name, None)
        if entry.kind == LEAD and order.term >= self.term:
            self.term, self.leader, self._asked = order.term, entry.author, 0
            self._stood = self._now
            self.wishes, self._failed = set(), set()
            self._begin_patience()
        return True

    def _begun(self) -> int:
        """Return the length at which the term of the last place began, 0 in an empty log."""
        return self.log.slots[-1].order.last if self.log.slots else 0

    def _led(self) -> bytes:
        state: State = self.log.state  # type: ignore[assignment]
        return state.leader

    def _lawful(self, entry: Entry, term: int) -> bool:
        """Return whether the log may have this next, as far as leaders and voters go."""
        if entry.kind == LEAD:
            return term > self.log.term and self._elected(entry, term)
        if term != self.log.term:
            return False
        return entry.kind != VOTER or (entry.author == self._led() and self._settled(entry.body, term))

    def _elected(self, entry: Entry, term: int) -> bool:
        """Return whether the votes in the first entry of a leader are those of more than half, and hide nothing that
        they held."""
        if not self.log.length:
            return (term, entry.author, entry.body) == (1, self._founder, "-")
        found = set()
        for word in self._read(entry.body):
            if (word.kind, word.term, word.other) != (VOTE, term, entry.author):
                return False
            if (word.last, word.length) > (self.log.term, self.log.length):
                return False
            found.add(word.author)
        return self._half(found, self.log.length)

    def _settled(self, body: str, term: int) -> bool:
        """Return whether an entry that changes the voters shows that the change before it is committed, and something
        of this leader's."""
        changed, found = self._changed(), set()
        for word in self._read(body.partition(" ")[2]):
            if word.kind != HERE or word.term != term or word.length < changed or not self._agrees(word):
                return False
            found.add(word.author)
        return self._half(found, self.log.length)

    def _changed(self) -> int:
        """Return the length at which leader or voters changed last."""
        lengths = [length for length, slot in enumerate(self.log.slots, 1) if slot.entry.kind in (VOTER, LEAD)]
        return lengths[-1] if lengths else 0

    def _read(self, text: str) -> list[Word]:
        said = text.split(BETWEEN)
        words = [self._pen.read_word(each) for each in said] if len(said) <= LEADERS else []
        return [word for word in words if word is not None]

    def _agrees(self, word: Word) -> bool:
        return word.length <= self.log.length and self.log.heads[word.length] == word.head

    def _noticed(self, order: Word) -> None:
        if order.term == self.term and order.author == self.leader:
            self._heard = self._now

    def _take_here(self, sender: bytes, text: str) -> None:
        parts = text.split(BETWEEN)
        words = parts[0].split(" ")
        if len(words) != 5 or len(parts) != 3 or [each for each in words if not gate.digits(each, DIGITS)]:
            return
        term, last, length, waits, asks = [int(each) for each in words]
        if sender not in self.voters and sender not in self._others and len(self._others) >= PEOPLE:
            return
        self._others[sender] = term, last, length
        if asks and sender in self.voters:
            self.wishes.add(sender)
        else:
            self.wishes.discard(sender)
        if parts[1] == "-" and not waits and term >= self.term:
            self._idle.setdefault(sender, self._now)
        else:
            self._idle.pop(sender, None)
        word, order = self._pen.read_word(parts[1]), self._pen.read_word(parts[2])
        if order is not None and order.kind == ORDER:
            self._remember(order)
        if word is not None and (word.kind, word.author) == (HERE, sender):
            self._note(word)
            self._noticed(word)
        if waits:
            known = f"{max(self.term, self.barred)} {self.log.term} {self.log.length}"
            self._say(f"know {waits} {known}{BETWEEN}{self._last_order()}", sender)
            for entry, _ in list(self.pool.values()):
                self._say("entry " + entry.text(), sender)
        if (last, length) > (self.log.term, self.log.length):
            self._lack(sender)

    def _take_know(self, sender: bytes, text: str) -> None:
        said, _, proof = text.partition(BETWEEN)
        words = said.split(" ")
        if len(words) != 4 or [each for each in words if not gate.digits(each, DIGITS)]:
            return
        if self.waits and words[0] == str(self.waits) and (sender in self._known or len(self._known) < PEOPLE):
            self._known[sender] = int(words[1]), int(words[2]), int(words[3])
            order = self._pen.read_word(proof)
            if order is not None and order.kind == ORDER and order.author in self.voters:
                self._proved = max(self._proved, (order.term, order.length))
            self._hear_enough()

    def _hear_enough(self) -> None:
        """After a reload: take part again, in newer terms, once nobody can know more of one's own words than is heard.

        Whoever was elected or has committed something by this member's word did so by more than half; of the others so
        many were asked that one of those is among them.
        """
        voters = self.voters
        heard = [key for key in voters if key != self.me and key in self._known]
        wanted = len(voters) - (len(voters) // 2 + 1) + 1
        late = self._whole and self._now - self._opened >= min(GRACE, self._patience)
        if late:  # the disk has what was signed; that others know of more only guards against one that is set back
            wanted = len(voters) // 2
        if len(heard) < min(wanted, len(voters) - 1) or (len(voters) == 1 and not late):
            return  # what was kept may be so old that nobody else counts in it
        if self._proved > (self.log.term, self.log.length) and not late:
            return
        known = list(self._known.values())
        if not late and max([(last, length) for _, last, length in known] + [(0, 0)]) > (
            self.log.term,
            self.log.length,
        ):
            return  # what is not shown within a patience may be a lie
        most = max(self.barred, self.term, self.log.term)
        self.barred = max([most] + [term for term, _, _ in known if term <= most + LEAP])
        self.waits = 0
        if self._led() == self.me and self.log.term == self.barred:
            self._stand_first()

    def _remember(self, word: Word) -> None:
        """Note a word, if its author counts: strangers' would fill the room."""
        if word.author in self.voters:
            self._noted(word)

    def _noted(self, word: Word) -> None:
        self.words.note(word, max(self.term, self.log.term), self.log.length)

    def _note(self, word: Word) -> None:
        self._remember(word)
        if word.kind == HERE and word.author in self.voters:
            known = self._here.get(word.author)
            if known is None or (word.term, word.length) > (known.term, known.length):
                self._here[word.author] = word
                if word.term == self.log.term and word.length >= self.committed and self._agrees(word):
                    self._slow.discard(word.author)
                self._commit()

    def _commit(self) -> None:
        """Settle what more than half hold in the term of the newest leader; this member need not be one of them."""
        term = self.log.term
        here = {key: word for key, word in self._here.items() if word.term == term and self._agrees(word)}
        if self._led() in self.words.liars:
            return
        for length in range(self.log.length, self.committed, -1):
            held = {key for key, word in here.items() if word.length >= length}
            if self._half(held, length) and self._sure(held, length):
                self.committed = length
                self.certificate = {key: here[key] for key in held}
                behind = self.log.heads[length + 1 :]
                self._since = {head: since for head, since in self._since.items() if head in behind}
                return

    def _sure(self, held: set[bytes], length: int) -> bool:
        """Return whether nobody can settle something else for this length by one liar.

        Two halves of three or five people can meet in a liar alone. There one word more is waited for, which would be
        of the other half; who does not say it within some time is waited for no more until they have caught up.
        """
        voters = self._voters(length)
        missing = {key for key in voters if key not in held}
        since = self._since.setdefault(self.log.heads[length], self._now)
        if 2 * (len(voters) - len(missing)) > len(voters) + 1 or missing <= self._slow:
            return True
        if self._now - since < GRACE:
            return False
        self._slow |= missing
        return True

    def _name(self, entry: Entry) -> None:
        """Name those who held what is committed, and elected a leader who gives it up."""
        for vote in self._read(entry.body):
            held = self.certificate.get(vote.author)
            if held is not None and vote.term > held.term and (vote.last, vote.length) < (held.term, held.length):
                self.hidden[vote.author] = held, vote

    # ---- what others lack ----------------------------------------------------------------------------------------

    def _lack(self, sender: bytes) -> None:
        """Ask somebody for what is missing here. Strangers, who may boast of what they have, are asked beside.

        Where nothing came of it, the logs may part before the end of this one: it is asked from further and further
        ahead of that, and then anew: answers can be lost.
        """
        counts = sender in self.voters
        if self._now - self._lacked.get(counts, -BEAT) >= SOON / 4 and sender != self.me:
            self._lacked[counts] = self._now
            if self._parts[0] != self.log.head:
                self._parts = self.log.head, 0
            length = max(self.committed, self.log.length - self._parts[1])
            self._parts = self.log.head, max(1, 2 * self._parts[1]) if length > self.committed else 0
            self._say(f"lack {self.committed} {length} {self.log.heads[length].hex()}", sender)

    def _take_lack(self, sender: bytes, text: str) -> None:
        words = text.split(" ")
        if len(words) == 3 and gate.digits(words[0], DIGITS) and gate.digits(words[1], DIGITS):
            begin, length = int(words[0]), int(words[1])
            if length <= self.log.length and self.log.heads[length].hex() == words[2]:
                begin = length
            elif length <= self.log.length:  # two orders: the word for that place shows who has given both
                begin = min(begin, max(0, length - 1))
            if self._now - self._answered.get(sender, -SOON) < SOON / 4:
                return
            self._answered = {key: at for key, at in self._answered.items() if self._now - at < SOON}
            self._answered[sender] = self._now
            for slot in self.log.slots[begin : begin + AT_ONCE]:
                self._say(f"slot {slot.order.text()}\n{slot.entry.text()}", sender)

    # ---- elections -----------------------------------------------------------------------------------------------

    def misses(self) -> bool:
        """Return whether another leader is wanted here: this one is silent, does not order, lies, or more than half
        ask."""
        if self.leader in self.words.liars or self._half(self.wishes, self.log.length) or self._heir:
            return True
        if self.leads:
            return False
        late = self._now - self._patience
        held = [since for entry, since in self.pool.values() if self.log.fits(entry)]
        return self._heard < late or min([self._now] + held) < late

    @property
    def _heir(self) -> bytes:
        """The person who is to lead in place of the leader, as the log says; empty for nobody."""
        heir: bytes = getattr(self.log.state, "heir", b"")
        return heir if heir in self.voters and heir != self.leader else b""

    def _due(self) -> bool:
        """Return whether this member should stand now: each waits a little longer than the one before it in the row."""
        voters = self.voters
        if not self._elects or self.me not in voters or not self.misses() or self.me in self.words.liars:
            return False
        at = voters.index(self.leader) if self.leader in voters else self.term % len(voters)
        at = voters.index(self._heir) - 1 if self._heir else at
        rank = (voters.index(self.me) - at - 1) % len(voters)
        return self._now >= self._missing + STEP * rank and self._now - self._stood >= STEP * len(voters)

    def _stand_first(self) -> None:
        """Ask whether one would be elected."""
        self._stood = self._now
        known = [term for key, (term, _, _) in self._others.items() if key in self.voters and term <= self.term + LEAP]
        self._asked = max([self.term, self.barred] + known) + 1
        self._yes = {self.me}
        self._ask()
        self._stand()

    def _ask(self) -> None:
        self._repeated = self._now
        self._say(f"would {self._asked} {self.log.term} {self.log.length}", b"")

    def _out(self) -> set[bytes]:
        """Return who counts, and has not taken part in this term for a while."""
        return {key for key in self.voters if self._now - self._idle.get(key, self._now) >= STEP}

    def _stand_again(self) -> None:
        """Ask again, where the answers may be lost."""
        if self._asked > self.term and (self.misses() or self._out()):
            self._ask()
        elif self._voted == self.me and self._asked == self.term > self.log.term:
            self._stands()

    def _would(self, sender: bytes, text: str) -> int:
        """Return the term for which this member would elect somebody; 0 where it would not."""
        words = text.split(" ")
        if len(words) != 3 or [each for each in words if not gate.digits(each, DIGITS)]:
            return 0
        term, last, length = [int(each) for each in words]
        if not self._elects or not max(self.term, self.barred) < term <= max(self.term, self.barred) + LEAP:
            return 0
        if sender not in self.voters or self.me not in self.voters or sender in self.words.liars:
            return 0
        if self._passed(sender):
            return 0
        fresh = (last, length) >= (self.log.term, self.log.length)
        return term if fresh and (self.misses() or sender == self._led()) else 0

    def _take_would(self, sender: bytes, text: str) -> None:
        term = self._would(sender, text)
        if term and self._gives_way(sender, term, [int(each) for each in text.split(" ")[1:]]):
            self._say(f"yes {term}", sender)

    def _gives_way(self, sender: bytes, term: int, holds: list[int]) -> bool:
        """Return whether somebody else may stand: this member does not ask for itself, or gives that up.

        Else two would stand in one term, each with a vote that the other needs. One who holds as much goes before by a
        row that each term begins elsewhere; an heir goes before all, and who did not lead behind them.
        """
        if self._asked <= self.term or not self.misses():
            return True
        mine, voters = [self.log.term, self.log.length], self.voters
        ranks = [
            (self._passed(key), key != self._heir, (voters.index(key) - term) % len(voters))
            for key in (sender, self.me)
        ]
        if self._asked > term or (self._asked == term and holds == mine and ranks[0] > ranks[1]):
            return False
        self._asked = 0
        return True

    def _take_yes(self, sender: bytes, text: str) -> None:
        if text == str(self._asked) and self._asked > self.term and sender in self.voters:
            self._yes.add(sender)
            self._stand()

    def _passed(self, key: bytes) -> bool:
        """Return whether somebody is passed over: they were elected here, and did not lead."""
        return key in self._failed and 2 * len(self._failed) < len(self.voters)

    def _stand(self) -> None:
        """Stand for election, once more than half would elect one."""
        if self._asked > self.term and self._half(self._yes, self.log.length):
            self._votes = {}
            self._elect(self._asked, self.me)
            self._stands()

    def _stands(self) -> None:
        self._repeated = self._now
        self._say(f"stand {self.term} {self.log.term} {self.log.length}", b"")
        mine = self._vote().text()
        self._once_written(lambda: self._take_vote(self.me, mine))

    def _take_stand(self, sender: bytes, text: str) -> None:
        again = text.split(" ")[0] == str(self.term) and self._voted == sender
        term = 0 if again else self._would(sender, text)
        if term:
            self._elect(term, sender)
        if (term or again) and self._elects and self.term > self.barred and self.log.term < self.term:
            for entry, _ in list(self.pool.values()):
                self._say("entry " + entry.text(), sender)
            mine = "vote " + self._vote().text()
            self._once_written(lambda: self._say(mine, sender))

    def _elect(self, term: int, candidate: bytes) -> None:
        self._begin_patience()
        self._failed = {candidate} if 2 * len(self._failed) >= len(self.voters) else self._failed | {candidate}
        self.term, self.leader, self._voted = term, b"", candidate
        self._save()

    def _begin_patience(self) -> None:
        """Give the newly elected leader some time to be heard, and then a patience for what it is to order."""
        self._heard = self._now - max(0.0, self._patience - GRACE)
        for name, (entry, _) in list(self.pool.items()):
            self.pool[name] = entry, self._now

    def _vote(self) -> Word:
        word = self._pen.word(VOTE, self.term, self.log.length, self.log.head, self.log.term, self._voted)
        self._noted(word)
        return word

    def _take_vote(self, sender: bytes, text: str) -> None:
        word = self._pen.read_word(text)
        if word is None or word.kind != VOTE or word.author not in self.voters:
            return  # a stranger's would stand in the first entry of a term, and take the others' room
        self._remember(word)
        if (word.term, word.other) != (self.term, self.me) or self._voted != self.me or self.log.term >= self.term:
            return
        if (word.last, word.length) <= (self.log.term, self.log.length):
            self._votes[word.author] = word
        if self._half(set(self._votes), self.log.length):
            self._lead(BETWEEN.join([self._votes[key].text() for key in sorted(self._votes)]), self.term)

    def _lead(self, votes: str, term: int) -> None:
        """Begin a term as its leader."""
        self.term = term
        self._counter += 1
        self._order(self._pen.entry(self._counter, LEAD, votes))

    def _order(self, entry: Entry) -> bool:
        """As the leader, give an entry the next place, and say so."""
        head = self.log.after(self.term, entry)
        length = self.log.length + 1
        begun = length if entry.kind == LEAD else self._begun()
        slot = Slot(entry, self._pen.word(ORDER, self.term, length, head, begun))
        if not self._add(slot):
            return False
        self._save()
        self._say(f"slot {slot.order.text()}\n{entry.text()}", b"")
        self._sign()
        return True

"""The host's desk: what comes in and goes out. It lets in who may be heard, and brings everybody what they lack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.code import TableKeys, data_of, exchange_of
from hearts.app.people.in_steps import InSteps
from hearts.app.people.ledger import batches, is_heard, written
from hearts.app.people.members import Members
from hearts.app.people.message import Line, Post, posted
from hearts.app.people.primitives import KEY
from hearts.app.people.rate import Rate, Rates
from hearts.app.people.sieve import Sieve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hearts.app.people.ledger import Ledger
    from hearts.app.people.members import Member
    from hearts.app.people.message import Identity, Message
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.roster import Known
    from hearts.app.people.transport import Transport

SIGNS, AGAIN, BASE_AGAIN, CARD = 2_000, 1_200, 2_500, 30_000  # milliseconds between two of them
WINDOW = 5  # messages of entries that go out before the other side has answered
OLD_CODES = 3  # tables of earlier epochs at which the host still hears
OF_ONE = 6, 30  # messages of one member that are heard, a second and at once
ASKED = 1, 1  # how often one member is sent again what they ask for, a second and at once
HELLO, NONCE = 200, 32  # letters of a hello, and of a nonce in it


class Desk:
    """What the host sends and hears.

    codes   the code of each epoch, from the first on that this host held; earlier: how many there were before
    boots   how often the host's page was opened, this time included
    hears   is told of what a member says; welcome: returns whether somebody may be let in
    kept    returns who must not be forgotten
    """

    def __init__(
        self,
        primitives: Primitives,
        transport: Transport,
        me: Identity,
        codes: list[bytes],
        boots: int,
        clock: Callable[[], float],
        hears: Callable[[Member, Message], None],
        welcome: Callable[[str], bool],
        kept: Callable[[], list[str]],
        earlier: int = 0,
    ) -> None:
        self.members = Members()
        self.codes = codes
        self.me = me
        self._primitives, self._transport, self._clock = primitives, transport, clock
        self._hears, self._welcome, self._kept = hears, welcome, kept
        self._earlier = earlier
        self._boot = f"{boots}.{primitives.random(8).hex()}"
        self._said = 0
        self._posts: list[Post] = []
        self._signs_at, self._card_at = -1e9, -1e9
        self._strangers, self._each, self._asked = Rate(clock, 8, 40), Rates(clock, *OF_ONE), Rates(clock, *ASKED)
        self._sieve = Sieve(clock)
        self._tells = InSteps(clock, transport.soon)
        for code in codes[-OLD_CODES:]:
            self._listen(code)

    @property
    def post(self) -> Post:
        """What writes and reads the messages of this epoch."""
        return self._posts[-1]

    @property
    def epoch(self) -> int:
        """The number of this epoch."""
        return self._earlier + len(self.codes)

    @property
    def there(self) -> bool:
        """Whether the line to the relay is there."""
        return self._transport.state not in ("lost", "closed")

    def renew(self, code: bytes) -> None:
        """Begin another epoch with this code; the relay keeps the card of the one before no more."""
        self._transport.publish(self.post.keys.card, b"", True)
        self.codes.append(code)
        self._listen(code)
        self._card_at = -1e9

    def expect(self, people: tuple[Known, ...], done: list[list[str]]) -> None:
        """Know these people again, and which of their orders were carried out."""
        for known in people:
            self.members.admit(data_of(known.id, KEY), known.exchange, [])
        for id, run, number, why in done:
            member = self.members.by_id(id)
            if member is not None:
                member.recall(run, number, why)

    def done(self) -> list[list[str]]:
        """Return which order of whom was carried out last."""
        return [[each.id, each.run, each.done, each.why] for each in self.members.all.values() if each.done]

    def forget(self, member: Member, why: str = "asked") -> None:
        """Tell a member that they are no more at the table, and hear them no more; `why`: they were "asked" to leave,
        or watched and the "link" is another one, or "watching" is over."""
        self._send(member, "gone", why)
        self.members.all.pop(member.public, None)

    def forget_statements(self) -> None:
        """Forget what was signed under an earlier code: it is to be signed again."""
        for member in self.members.all.values():
            member.state("", "")

    def receive(self, topic: str, payload: bytes) -> None:
        """Take a message from the relay; whatever is none changes nothing."""
        post = self._post_of(topic)
        if post is None:
            return
        message = post.read(payload)
        if message is None:
            return
        if message.kind == "hello":
            self._hello(post, message)
            return
        member = self.members.all.get(message.sender)
        if member is None:
            return
        if not member.hears(message.line.sitting, message.line.counter):
            if member.before and member.before == message.line.sitting:
                self._send(member, "moved", "", sitting=member.before)
            return
        member.heard(self._clock())
        if not self._each.allows(member.id):
            return
        if post is not self.post:
            self._bring_over(member, post)
        elif message.line.epoch == self.epoch:
            self._hears(member, message)

    def push(self, ledger: Ledger, deal: int) -> None:
        """Send everybody at the table the entries that they have not been sent: one after the other, so that many long
        ones hold up no screen."""
        self._tells.add(self._tell_all(ledger, deal))

    def answer(self, member: Member, ledger: Ledger, deal: int) -> None:
        """Tell a member how their last order was answered, with whatever entries they lack."""
        if member.id in self._kept():
            self._bring(member, ledger, deal)
        if member.owed:  # it has gone out with no entry
            member.tell()
            self._send(member, "log", _head(ledger.number + 1, member, ledger), deal)

    def lacks(self, member: Member, number: int, gap: bool, ledger: Ledger) -> None:
        """Note which entry a member has; what was lost is sent again, though not as often as they ask."""
        late = self._clock() - member.sent_at > AGAIN
        member.has(min(number, ledger.number), late or (gap and self._asked.allows(member.id)))

    def keep_up(self, signs: str, ledger: Ledger, deal: int, card: Callable[[], str] | None) -> None:
        """Say from time to time who is there, and what the table is; no card: that is another host's to say."""
        now = self._clock()
        if now - self._signs_at > SIGNS:
            self._signs_at = now
            body = f"{self._boot} {ledger.number} {ledger.head} {signs}"
            line = Line("signs", self.me.public, b"", self.epoch, deal, "-", self._next())
            self._publish(self.post.keys.all, line, body)
        if card is not None and now - self._card_at > CARD:
            self._card_at = now
            line = Line("card", self.me.public, b"", self.epoch, deal, "-", self._next())
            self._publish(self.post.keys.card, line, card(), True)

    def show_card(self) -> None:
        """Say again what the table is: something on the card has changed."""
        self._card_at = -1e9

    def hasten(self) -> None:
        """Say at once who is there."""
        self._signs_at = -1e9

    # ---- who comes ---------------------------------------------------------------------------------------------

    def _hello(self, post: Post, message: Message) -> None:
        words = message.body.split(" ") if len(message.body) <= HELLO else []
        key = exchange_of(words[2]) if len(words) == 3 else b""
        if not key or len(words[0]) != NONCE or len(words[1]) != NONCE:
            return
        asked, run = words[0], words[1]
        if message.sender not in self.members.all and not self._strangers.allows():
            return
        member = self.members.admit(message.sender, key, self._kept())
        if member is None:
            return
        if not self._welcome(member.id):
            self.forget(member)
            return
        if post is not self.post:
            self._bring_over(member, post)
            return
        drawn = member.offer(asked, run, self._primitives.random(16).hex())
        self._send(member, "welcome", f"{asked} {drawn} {self._boot} {self._said}", sitting="-")

    def _bring_over(self, member: Member, post: Post) -> None:
        """Tell somebody who still uses an earlier code the code of today, if they are to stay."""
        if member.id in self._kept():
            code = self.codes[-1].hex()
            line = Line("epoch", self.me.public, member.public, 0, 0, "-", self._next())
            self._transport.publish(post.keys.topic(member.public), post.write(line, f"{self.epoch} {code}"))

    def tell_code(self) -> None:
        """Tell everybody who stays the code of today, on the table of the epoch before."""
        for member in list(self.members.all.values()):
            self._bring_over(member, self._posts[-2])

    # ---- what goes out -----------------------------------------------------------------------------------------

    def _tell_all(self, ledger: Ledger, deal: int) -> Iterator[None]:
        for member in list(self.members.all.values()):
            stays = self.members.all.get(member.public) is member
            if stays and member.sitting and member.id in self._kept():
                self._bring(member, ledger, deal)
                yield

    def _bring(self, member: Member, ledger: Ledger, deal: int) -> None:
        try:
            self._bring_what_is_missing(member, ledger, deal)
        except ValueError:  # too large for a message: the others get theirs all the same
            return

    def _bring_what_is_missing(self, member: Member, ledger: Ledger, deal: int) -> None:
        now = self._clock()
        have = max(member.sent, member.acked)
        entries = ledger.since(have) if have else None
        if entries is None:
            self._bring_base(member, ledger, deal)
            return
        for rows in batches(entries, member.id)[:WINDOW]:
            heard = len(rows) == 1 and rows[0].number > member.told and is_heard(rows[0])
            lines = "\n".join([written(each, member.id, heard) for each in rows])
            self._send(member, "log", f"{_head(rows[0].number, member, ledger)}\n{lines}", deal)
            member.send(rows[-1].number, now)
            member.tell()

    def _bring_base(self, member: Member, ledger: Ledger, deal: int) -> None:
        now = self._clock()
        if now - member.base_at > BASE_AGAIN:
            member.send_whole(now)
            for body in ledger.base.pieces():
                self._send(member, "base", body, deal)

    def _send(self, member: Member, kind: str, body: str, deal: int = 0, sitting: str = "") -> None:
        named = sitting or member.sitting or "-"
        line = Line(kind, self.me.public, member.public, self.epoch, deal, named, member.next_counter())
        self._publish(self.post.keys.topic(member.public), line, body)

    def _publish(self, topic: str, line: Line, body: str, keep: bool = False) -> None:
        self._transport.publish(topic, self.post.write(line, body), keep)

    def _next(self) -> int:
        self._said += 1
        return self._said

    # ---- where it hears -----------------------------------------------------------------------------------------

    def _listen(self, code: bytes) -> None:
        keys = TableKeys(self._primitives, code)
        made = Post(self._primitives, keys, self.me, self.members.exchange, self._sieve)
        self._posts = self._posts[1 - OLD_CODES :] + [made]
        self._transport.subscribe(keys.all)
        self._transport.subscribe(keys.topic(self.me.public))

    def _post_of(self, topic: str) -> Post | None:
        for post in self._posts:
            if topic in (post.keys.all, post.keys.topic(self.me.public)):
                return post
        return None


def _head(first: int, member: Member, ledger: Ledger) -> str:
    """Return the first line of entries: the first one's number, the last order of this person and how it was answered,
    and the number of the last entry that there is."""
    return f"{first} {member.done or '-'} {posted(member.why) or '-'} {ledger.number}"

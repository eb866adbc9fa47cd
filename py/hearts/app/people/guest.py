"""A person at a table: finds it, says hello, follows it, and gives orders until they are answered.

The host's own person is one of these, too. What this one was not told it does not have: no card of another is in it.
What a guest does in each matter stands in a module of its own: `whose` (which host), `sitting`, `signs`, `voice`,
`mover` (orders), `contributing` (shares), `others`, `kept_table`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.asleep import Asleep
from hearts.app.people.awake import Awake
from hearts.app.people.bases import Pieces, Reading
from hearts.app.people.blame import Blame
from hearts.app.people.block import Blocked, own_device, vouched
from hearts.app.people.chair_guest import Chair
from hearts.app.people.code import letters
from hearts.app.people.contributing import Contributor
from hearts.app.people.early import Early
from hearts.app.people.following import REFUSED, Following, StoryError
from hearts.app.people.in_steps import InSteps
from hearts.app.people.kept_table import KEPT, KeptTable
from hearts.app.people.ledger import HEARD
from hearts.app.people.message import sentence
from hearts.app.people.mover import Mover, signed_of
from hearts.app.people.named import CALLED, CAME, face_id, same_look, short
from hearts.app.people.others import Others
from hearts.app.people.sealed import Seals
from hearts.app.people.signs import Signs
from hearts.app.people.sitting import Sitting
from hearts.app.people.there import KIND as THERE
from hearts.app.people.told import Doubts, Told
from hearts.app.people.unheard import Unheard
from hearts.app.people.voice import Voice
from hearts.app.people.whose import Whose

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, MutableMapping
    from typing import Literal

    from hearts.app.people.card import Card
    from hearts.app.people.chair import Handed
    from hearts.app.people.code import Invite
    from hearts.app.people.message import Message, Post
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.promises import Promises
    from hearts.app.people.roster import Known, Roster
    from hearts.app.people.transport import Transport

    # looking: for the table; found: its card is there; joining, joined: with a seat; watching: without one; gone: was
    # asked to leave; moved: goes on at another device or in another tab; other: its version
    Where = Literal["looking", "found", "joining", "joined", "watching", "gone", "moved", "other"]

HELLO = 1_500  # milliseconds between two
AHEAD = "people-doubt-ahead"  # the host signs entries that do not come
WATCH = "watch"  # in place of the seat that is wanted, and the order that asks for it


class Guest:
    """One person at one table, on this device.

    where      how far this person has come; why: why they are gone, see `Desk.forget`
    table      what is known of the table; told: who shows it; doubts: what was found out
    chair      what this person has to do with the host's chair
    me, device   the keys of the person and of this device; blocked: whom its person wants to hear nothing of
    hidden     whether the page is in the background
    """

    def __init__(
        self,
        primitives: Primitives,
        transport: Transport,
        mapping: MutableMapping[str, str],
        clock: Callable[[], float],
        invite: Invite,
        kept: str = KEPT,
        seed: bytes = b"",
    ) -> None:
        self._clock = clock
        self.where: Where = "looking"
        self.why, self.hidden = "", False
        self._kept = KeptTable(primitives, mapping, kept, invite, seed)
        self.me, self.device = self._kept.me, own_device(primitives, mapping)
        self.blocked = Blocked(primitives, mapping, self.device.id)
        self.told = Told()
        self.doubts = Doubts(self.told, lambda: self.table.place)
        self._sitting = Sitting(primitives)
        self.voice = Voice(primitives, transport, clock, self._kept, self._sitting)
        self.table = table = Following(self.me.id, self.voice.verified, self._kept.stranger)
        self.voice.follow(table)
        table.recall(self._kept.memory, lambda: self.promises.shares)
        self.chair = Chair(primitives, mapping, clock, self.me, table, self.voice.say, self.order)
        self._signs = Signs(clock, self._sitting)
        here = self._kept, table, self.chair, self._signs, self.told, self.doubts
        self._awake, self._asleep = Awake(clock), Asleep(mapping, clock)
        self._reads = InSteps(clock, transport.soon)
        self._whose = Whose(primitives, mapping, *here, self._rest, self._awake, self._is_there)
        table.events.tell(on_handed=self._whose.hear_handed)
        self._seals, blame = Seals(clock, table, self.voice.verified), Blame(table)
        heard = self.blocked, self.told, self.doubts, self._seals, blame
        self._others = Others(clock, mapping, self._kept, table, self.voice, *heard)
        self._mover = Mover(primitives, clock, self._kept, table, self.voice, self._sitting, self.told)
        shares = self.doubts, blame, lambda words: self.order(words)
        self._contributor = Contributor(self._kept, table, self.voice, *shares)
        self._unheard = Unheard(clock, table, self._signs, self.doubts, self._kept.memory.untold)
        self._rest()
        if self._kept.wanted:
            self.where = "moved" if self._kept.moved else "joining"

    def _is_there(self) -> bool:
        """Return whether this person is there, and has heard their host for some time."""
        return self._signs.steady and not self.hidden

    def hide(self, hidden: bool) -> None:
        """Note whether the page is in the background: whoever does not see it counts as away."""
        self.hidden = hidden

    def _rest(self) -> None:
        """Have no sitting yet, and nothing heard."""
        for part in (self._sitting, self._signs, self.voice, self._others, self._mover, self._contributor):
            part.rest()
        self._hello_at = -1e9
        self._pieces, self._early = Pieces(), Early()
        self._reads.rest()
        self._since = self.table.number  # the entry that was heard before this sitting
        self._asks_again = False  # whether the page alone asks for a seat again, because none was free

    # ---- how it stands -------------------------------------------------------------------------------------------

    @property
    def invite(self) -> Invite:
        """The way to this table."""
        return self._kept.invite

    @property
    def card(self) -> Card | None:
        """The table's card, once it has come."""
        return self._whose.card

    @property
    def post(self) -> Post:
        """What writes and reads the messages of today's code."""
        return self.voice.post

    @property
    def promises(self) -> Promises:
        """What this person has promised."""
        return self._kept.promises

    @property
    def story(self) -> str:
        """Why the host is believed no more; empty as long as it is."""
        return self.doubts.story

    @property
    def left_behind(self) -> bool:
        """Whether the others went on without this person."""
        return self._whose.left_behind

    @property
    def spoken(self) -> bool:
        """Whether the host's key was taken on trust, because only a code was told."""
        return not self.invite.fingerprint

    @property
    def signs(self) -> dict[int, str]:
        """Of each seat of a person: here, slow or away."""
        return self._signs.seats

    @property
    def watchers(self) -> int:
        """How many watch."""
        return self._signs.watchers

    @property
    def asleep(self) -> bool:
        """Whether this page knows the table from what it kept alone, and waits for the host."""
        return self.where == "joining" and self.table.roster is not None and not self.table.number

    @property
    def host_away(self) -> bool:
        """Whether nothing has been heard of the host for some time."""
        return self._signs.host_away

    @property
    def host_gone(self) -> bool:
        """Whether nothing has been heard of the host for so long that the others may go on without it."""
        return self._signs.host_gone

    @property
    def up_to_date(self) -> bool:
        """Whether all entries have come that the host is known to have."""
        return self.table.number >= self._signs.number

    @property
    def busy(self) -> bool:
        """Whether an order has not been answered yet."""
        return self._mover.busy

    @property
    def seat(self) -> int:
        """This person's seat; -1 for none."""
        return self.table.seat

    @property
    def kept(self) -> str:
        """What is kept of the table here: a second device goes on with that."""
        return self._kept.text

    def known(self, id: str) -> Known | None:
        """Return what is known of the person with this id; None for strangers."""
        return self._others.known(id)

    # ---- what a person does --------------------------------------------------------------------------------------

    def sit(self, face: str, name: str, seat: int = -1) -> None:
        """Sit down at the table, in this seat or in any."""
        watching = self.where == "watching"
        if self.where in ("looking", "found", "watching"):
            self.where = "joining"
        self._kept.want(f"{seat} {face} {name}")
        if watching:
            self._ask_for_place()
        self.told.on_where()

    def watch(self) -> None:
        """Watch the table without a seat, if its host lets people watch."""
        self.where = "joining"
        self._kept.want(WATCH)
        self.told.on_where()

    def order(self, words: str) -> None:
        """Give an order; it is said again until it is answered."""
        if words == "leave" and self.seat < 0:
            self._kept.want("")
        self._mover.order(words)

    def play(self, card: int) -> None:
        """Play a card, which the rules allow now."""
        self._mover.play(card)

    def declare(self, what: str) -> None:
        """Say how a moon is scored, or claim the rest."""
        self._mover.declare(what)

    def pass_on(self, packet: int) -> None:
        """Pass these cards."""
        self._mover.pass_on(packet)

    def talk(self, what: str) -> bool:
        """Say one of the phrases, show one of the faces, or write (see `Talk`). Returns whether it was said."""
        return self._others.talk(what)

    def nudge(self, seat: int) -> bool:
        """Tell the person in a seat that they are waited for. Returns False where that was done a moment ago."""
        return self._others.nudge(seat)

    def compare(self, invite: Invite) -> bool:
        """Hold a link of this table against the host who was taken on trust. Returns False where it names another
        one; then nothing of this table is believed any more."""
        return self._whose.compare(invite)

    def answer_chair(self, yes: bool) -> None:
        """Answer what this person is asked about the host's chair."""
        if self.chair.asks == "follow":
            self._whose.answer(yes)
        else:
            self.chair.answer(yes, self._kept.host)
        self.told.on_where()

    def go_on(self) -> None:
        """Ask the others to go on with this person in the host's place: the host is gone, or not trusted any more."""
        if self.host_gone or self.chair.offered:
            self.chair.go_on(self._kept.host)
            self.told.on_where()

    def lose_host(self) -> None:
        """Note that this device holds no table, also where its person was the host's."""
        self._whose.lose_host()

    def go_over(self, handed: Handed, left_behind: bool = False) -> None:
        """Follow the host of this claim from now on; `left_behind`: the others went on without this person."""
        self._whose.go_over(handed, left_behind)

    # ---- what comes and what time asks for -------------------------------------------------------------------------

    def receive(self, topic: str, payload: bytes) -> None:
        """Take a message from the relay; whatever is none changes nothing."""
        self._awake.note()
        message = self.post.read(payload) if self.where != "moved" else None
        if message is None:
            if self.post.others and self.where == "looking":
                self._come_to("other")
        elif message.kind == "card":
            if self._whose.see_card(message):
                self._come_to("found" if self.where in ("looking", "other") else self.where)
        elif message.sender == self._kept.host and self._kept.host:
            self._hear_host(message)
        elif message.kind == THERE:
            if self._at_table:
                self.chair.there.hear(letters(message.sender), message.body)
        elif self.table.roster is not None and self.table.roster.seat_of(letters(message.sender)) >= 0:
            self._others.hear(message)  # who has no seat has no voice
            silent, host = self._signs.silent, self._kept.host
            if self.chair.hear(letters(message.sender), message.kind, message.body, host, silent):
                self.told.on_where()

    @property
    def _at_table(self) -> bool:
        """Whether this person has sat down or watches; before that, the page says nothing to anybody."""
        return self.where in ("joining", "joined", "watching")

    def _come_to(self, where: Where) -> None:
        self.where = where
        self.told.on_where()

    def tick(self) -> None:
        """Do what time asks for; to be called several times a second."""
        now = self._clock()
        self._awake.note()
        self._wake()
        self._whose.look()
        if self._at_table:
            self.chair.ask_who_is_there(self._signs.silent, self._whose.meets)
        handed = self.chair.tick(self._signs.silent)
        if handed is not None:
            self.go_over(handed)
        self._ask_minds_again()
        self._look_at_log()
        if not self._at_table or not self._kept.host:
            return
        early = self._early.reach(self.table.number + 1)
        if early and self.table.number and not self._reads.busy and not self.story:
            self._reads.add(self._read_early())
        behind = self._signs.behind(self.table.number)
        alone = self._signs.alone(-1 if self.hidden else self.seat, self._mover.unanswered)
        if (not self._sitting.name or behind or alone) and now - self._hello_at > HELLO:
            self._hello_at = now
            self.voice.say("hello", self._sitting.hello(self.me.exchange))
        if not self._sitting.name or behind:
            return
        if self.voice.keep_saying(self.hidden) and self._signs.count():
            self.doubts.doubt("people-doubt-unsigned")
        self._mover.send()

    def _wake(self) -> None:
        """Know the table again as it was kept, where its host is not heard."""
        if self.where == "joining" and self.table.roster is None:
            found = self._asleep.wake(self.invite.code, self._kept.memory.deals)
            if found is not None:
                self.table.wake(*found)
                self.told.on_where()

    def _look_at_log(self) -> None:
        """Tell what of the game this page has not heard."""
        if not self.voice.has_line:
            self._signs.pause()
        if self._signs.ahead(self.table.number) and not self.story:
            self.doubts.doubt(AHEAD)
        if self.hidden:
            self._unheard.hide()
        elif self.where == "joined":
            self._unheard.look()

    def _ask_minds_again(self) -> None:
        """Compute one move of a mind again: a few each second, so that the screen does not wait."""
        again = self.table.again
        if again.waits and not self.story and not again.look():
            self.doubts.suspect("The host chose for a mind.")
        if again.take_missed():
            self.doubts.doubt("people-doubt-minds")

    def _hear_host(self, message: Message) -> None:
        kind, line = message.kind, message.line
        if kind == "signs":
            self._hear_signs(message)
        elif kind == "epoch":
            self._move_over(message.body)
        elif kind == "gone" and line.sitting in (self._sitting.name, "-" if message.body == "asked" else ""):
            self.why = message.body
            self.forget()
            self._come_to("gone")
        elif kind == "welcome":
            self._hear_welcome(message.body)
        elif line.sitting == self._sitting.name and self._sitting.fresh(line.counter):
            self._signs.hear_host()
            if kind == "base":
                self._hear_base(message.body)
            elif kind == "log":
                self._hear_log(message.body)
            elif kind == "moved":
                self._reads.rest()
                self._kept.move_away()  # to a second device or tab, see move_seat
                self._come_to("moved")

    def forget(self) -> None:
        """Keep nothing of this table, and read no further."""
        self._reads.rest()
        self._kept.forget()
        self._asleep.forget()

    def take_back(self) -> None:
        """Go on here again; wherever else this person was, they are no more."""
        if self.where == "moved":
            self._kept.come_back()
            self._sitting.begin_visit()
            self._mover.begin_visit()
            self._rest()
            self._come_to("joining" if self._kept.wanted else "found")

    # ---- the host's word -------------------------------------------------------------------------------------------

    def _hear_welcome(self, body: str) -> None:
        if not self._sitting.begin(body):
            return
        self._since = max(self.table.number, self._kept.reached)
        self._signs.begin()
        self._mover.hasten()
        self.voice.say_have()
        if self.where in ("joining", "watching") and not self.busy:
            self._ask_for_place()
        self._mover.send()

    def _ask_for_place(self) -> None:
        """Ask the host for a seat, or to watch."""
        self._asks_again = False
        if self._kept.wanted == WATCH:
            self._mover.plan(WATCH)
        elif self._kept.wanted:
            seat, face, name = self._kept.wanted.split(" ", 2)
            vouch = vouched(self.device, self.me.id)
            self._mover.plan(f"sit {seat} {face_id(face)} {vouch} {short(name)}")

    def _sign_name(self) -> None:
        """Sign by which name one sits down, once one has the log, and anew behind each base."""
        waits = self.where == "joining" and self.table.number > 0 and self.seat < 0
        if not waits or self._kept.wanted in ("", WATCH) or not self.up_to_date or not self._mover.must_sign:
            return
        if self.busy:
            self._mover.hasten()
        else:
            self._ask_for_place()
            self._asks_again = True

    def _hear_signs(self, message: Message) -> None:
        if not self._signs.hear(message):
            return
        if not self._seals.take(message):
            self.doubts.suspect("The host tells another story.")
        if self._signs.number > self.table.number and not self._reads.busy:
            self.voice.say_gap()
        self.told.on_signs()

    def _move_over(self, body: str) -> None:
        """Go to the table's next code."""
        number, _, code = body.partition(" ")
        known = self.table.roster.epoch if self.table.roster is not None else 0
        fits = gate.digits(number, 6) and len(code) == 20 and not code.strip("0123456789abcdef")
        if fits and int(number) > known and bytes.fromhex(code) != self.invite.code:
            self._kept.go_to(bytes.fromhex(code), self.invite.fingerprint)
            self._kept.enter(int(number))
            self._kept.save()
            self.voice.change_code()
            self.voice.say_have("gap")
            self._mover.hasten()

    def _hear_base(self, body: str) -> None:
        found = self._pieces.take(body, self.table.number)
        if found is not None and not self.story:
            self._reads.add(self._read_base(Reading(*found)))

    def _read_base(self, reading: Reading) -> Iterator[None]:
        """Take a base, in steps."""
        try:
            for _ in reading.steps():
                yield
            told = reading.told
            if told is None or told.number <= self.table.number or self.story:
                return
            memory = self._kept.memory  # what a base from before it says is known
            unseated = told.number > memory.number and self.seat < 0 and (not memory.number or memory.seat < 0)
            unseen = self.table.begin_from(told)
        except REFUSED as error:
            if not self._whose.turn_back():
                self.doubts.suspect(str(error))
            return
        self._whose.settle()
        if unseen:
            self.doubts.doubt(unseen)
        for id in self.table.renamed:
            self.doubts.doubt("people-doubt-renamed", id)
        for id in self.table.came:
            if id != self.me.id:
                self.doubts.doubt(CAME, id)
        if unseated and self.seat >= 0:
            self._look_at_own_name(told.roster)
        self._settle()
        self.voice.say_have()

    def _look_at_own_name(self, roster: Roster) -> None:
        """Tell the person where a base, which nobody has signed, has them in a seat and calls them otherwise than they
        have asked for."""
        who, wanted = roster.seats[self.seat], self._kept.wanted.split(" ", 2)
        name = who.name if roster.public else short(wanted[-1])
        if len(wanted) == 3 and not same_look(who, (face_id(wanted[1]), name)):
            self.doubts.doubt(CALLED, self.me.id)

    def _hear_log(self, body: str) -> None:
        first, _, rest = body.partition("\n")
        words = first.split(" ")
        if len(words) != 4 or not (gate.digits(words[0], 9) and gate.digits(words[3], 9)) or self.story:
            return
        if int(words[3]) < self._since:
            self.doubts.suspect("The host takes back what it has told.")
            return
        self._signs.hear_log(int(words[3]))
        self._reads.add(self._read_log(words, rest.split("\n") if rest else []))

    def _read_log(self, words: list[str], lines: list[str]) -> Iterator[None]:
        """Take entries, in steps; `words`: the first line of the message that brings them."""
        number = int(words[0])
        if lines and (number > self.table.number + 1 or not self.table.number):
            self._early.keep(number, lines)
            self.voice.say_gap()
        else:
            for _ in self._take_all(number, lines):
                yield
            self._early.reach(self.table.number + 1)
        self._hear_answer(words[1], "" if words[2] == "-" else sentence(words[2]))
        self._settle()

    def _take_all(self, number: int, lines: list[str]) -> Iterator[None]:
        """Take these entries, of which the first has this number, in steps and without those that are known."""
        for line in lines:
            if number == self.table.number + 1:
                yield
                self._take(line)
            number += 1

    def _read_early(self) -> Iterator[None]:
        """Take the entries of a message that came before its time, in steps."""
        number = self.table.number + 1
        for _ in self._take_all(number, self._early.take(number)):
            yield
        self._settle()

    def _take(self, line: str) -> None:
        text, _, rest = line.partition("\t")
        own, _, proof = rest.partition("\t")
        heard = proof == HEARD
        if heard:
            proof = self._others.proof(text)
        try:
            self.table.take(text, own, proof)
        except StoryError as error:
            if heard:  # what was heard is older, or was lost: the host is asked for the proof
                self.voice.say_gap()
            else:
                self.doubts.suspect(str(error))

    def _hear_answer(self, number: str, why: str) -> None:
        words = self._mover.answered(number)
        if not words:
            return
        if why == "people-no-deal" and words[:3] == "sit":
            why = ""  # the host seats them when the deal is over
        if words[:4] == "sit ":
            self.table.asked.answered(signed_of(words))
            if why == "people-no-seat" and self._asks_again:
                return  # they were told so before
        if words[:5] == "look " and not why and self._kept.wanted not in ("", WATCH):
            self._kept.want(f"{self._kept.wanted.split(' ')[0]} {words[5:]}")
        if words == WATCH:
            self._let_in(why == "")
        self.told.on_answer(words, why)
        self._mover.send()

    def _let_in(self, watching: bool) -> None:
        """Watch from now on, or stand before the door again."""
        if not watching:
            self._kept.want("")
        self._come_to("watching" if watching else "found")

    def _settle(self) -> None:
        """Do what the table asks for as it stands now: keep it, take the seat, put in a share, move."""
        table = self.table
        if table.number > self._kept.reached and not self.story:
            self._kept.remember(table.memory(self._unheard.untold))
            self._kept.save()
        if table.number and not self.story and self.where != "moved":
            self._asleep.keep(self.invite.code, table)
        if self.where == "joining" and self.seat >= 0 and table.number:
            self._kept.save()
            self._come_to("joined")
        self._contributor.answer_blame()
        self._look_at_log()
        self._others.look_at_names()
        self.chair.follow(self._kept.host)
        if table.roster is not None:
            self._kept.see(table.roster.seated)
        self._sign_name()
        if table.sharing_on and table.number >= self._signs.number and not self.story:
            self._contributor.share()
        self._mover.settle()

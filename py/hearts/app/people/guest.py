"""A person at a table: finds it, says hello, follows it, and gives orders until they are answered.

The host's own person is one of these, too. What this one was not told it does not have: no card of another is in it.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.bases import Pieces, read_whole
from hearts.app.people.blame import PROMISED, Blame
from hearts.app.people.block import Blocked, own_device, vouched
from hearts.app.people.chain import committed, share_hash
from hearts.app.people.chair import leads_to, read_handed
from hearts.app.people.chair_guest import GONE, SILENT, Chair
from hearts.app.people.chair_host import heir, keep_chain
from hearts.app.people.code import Invite, TableKeys, data_of, fingerprint, letters
from hearts.app.people.following import Following, StoryError, packet_text
from hearts.app.people.ledger import HEARD
from hearts.app.people.members import sitting_of
from hearts.app.people.memory import Memory
from hearts.app.people.message import Identity, Line, Post
from hearts.app.people.orders_sent import Outbox
from hearts.app.people.primitives import KEY
from hearts.app.people.promises import Promises
from hearts.app.people.rate import Rate
from hearts.app.people.roster import HELPS
from hearts.app.people.sealed import Seals, newer
from hearts.app.people.sieve import Sieve
from hearts.app.people.signed import Heard
from hearts.app.people.talk import Talk
from hearts.app.people.text import mixed
from hearts.engine.cards import name as card_name
from hearts.engine.options import RulesError
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping
    from typing import Literal

    from hearts.app.people.chair import Handed
    from hearts.app.people.chair_host import Heir
    from hearts.app.people.message import Message
    from hearts.app.people.orders_sent import Order
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.roster import Known
    from hearts.app.people.transport import Transport
    from hearts.engine.record import Seat

    # looking: for the table; found: its card is there; joining, joined: with a seat; watching: without one; gone: was
    # asked to leave; moved: goes on at another device or in another tab; other: its version
    Where = Literal["looking", "found", "joining", "joined", "watching", "gone", "moved", "other"]

KEPT = "table-guest"
HELLO, HAVE, GAP, LOST = 1_500, 3_000, 500, 9_000  # milliseconds between two, and until one says hello again
NUDGE = 1 / 20  # nudges a second
HOST_AWAY = 10_000  # milliseconds without a sign of the host
DOUBTS = 40  # that are told
WINDOW = 128  # counters that are remembered, since messages change places on their way
MOVED = "table-moved"  # whose seat goes on at another device
MARKS = 11  # letters of a device's mark
WATCH = "watch"  # in place of the seat that is wanted, and the order that asks for it


class Card:
    """What a table says of itself at its door.

    seats   name, face, and "person" or "mind", of each; at: when the host was there last, in seconds
    helps   the help that all may take, see `Roster`
    marks   of the devices of those people, see `mark_of`
    terms   patience and clock, as in `Roster`
    watching  whether one may watch; chairs: the claims by which this host holds the table
    """

    def __init__(
        self,
        name: str,
        rules: Rules,
        seats: list[tuple[str, str, str]],
        state: str,
        at: int,
        watching: bool = False,
        terms: tuple[int, int] = (0, 0),
        chairs: tuple[Handed, ...] = (),
        marks: tuple[str, ...] = (),
        helps: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.patience, self.clock = terms
        self.rules = rules
        self.seats = seats
        self.state = state
        self.at = at
        self.watching = watching
        self.chairs = chairs
        self.marks = marks
        self.helps = helps

    @property
    def full(self) -> bool:
        """Whether people sit in all seats."""
        return not [kind for _, _, kind in self.seats if kind != "person"]


class Told:
    """What a guest tells whoever shows the table; `tell` names who listens."""

    def __init__(self) -> None:
        self.on_where: Callable[[], None] = _nothing  # `where`, `card` or `spoken` has changed
        self.on_signs: Callable[[], None] = _nothing  # who is here, slow, away; also the host
        self.on_answer: Callable[[str, str], None] = _nothing  # an order, and why it was not carried out
        self.on_story: Callable[[str], None] = _nothing  # the host tells two stories, or one that cannot be true
        self.on_heir: Callable[[Heir], None] = _nothing  # this device is to hold the table from now on
        self.on_other_host: Callable[[Handed], None] = _nothing  # others say that they went on without the host
        self.on_doubt: Callable[[str, str], None] = _nothing  # what cannot be proved: the id of a sentence, and of whom
        self.on_talk: Callable[[Known, str], None] = _nothing  # who, and what: see `Talk`
        self.on_nudge: Callable[[str], None] = _nothing  # who waits for the person here

    def tell(self, **listeners: Callable[..., object]) -> None:
        """Have these told, each by the name of what they listen to."""
        for name, listener in listeners.items():
            setattr(self, name, listener)


class Guest:
    """One person at one table, on this device.

    where      how far this person has come; card: the table's, once it has come
    table      what is known of the table; told: who shows it
    signs      of each seat of a person: here, slow or away; watchers: how many watch
    chair      what this person has to do with the host's chair; left_behind: whether the others went on without them
    why        why this person is gone, see `Desk.forget`
    device     the keys of this device; blocked: whom its person wants to hear nothing of
    spoken     whether the host's key was taken on trust, because only a code was told
    """

    _mistrusted = b""  # a host that was taken on trust, before a link named the host

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
        self._primitives, self._transport, self._mapping, self._clock = primitives, transport, mapping, clock
        self._kept_as = kept
        self.invite = invite
        self.where: Where = "looking"
        self.card: Card | None = None
        self.signs: dict[int, str] = {}
        self.watchers, self.why = 0, ""
        self.story, self.hidden, self.left_behind = "", False, False
        self.told = Told()
        self._host, self._host_exchange = b"", b""
        self.promises = Promises(primitives)
        self._seat_wanted = ""
        self._chairs: list[Handed] = []  # by which the host holds the table
        self._seated: list[str] = []  # who sat at the table when this person saw it last
        self._memory = Memory()
        seed = self._restore() or seed
        self.me = Identity(primitives, seed or primitives.random(32))
        self.device = own_device(primitives, mapping)
        self.blocked = Blocked(primitives, mapping)
        self._talk = Talk(mapping, clock, self.me.id)
        self._begin_to_follow()
        self._run = primitives.random(16).hex()
        self._out, self._sieve = Outbox(clock, primitives.random), Sieve(clock)
        self._rest()
        self.post: Post
        self._listen(invite.code)
        if self._seat_wanted:
            self.where = "moved" if mapping.get(MOVED, "") == self.me.id else "joining"

    def _begin_to_follow(self) -> None:
        """Know nothing of the table but what is remembered of it."""
        self.table = table = Following(self.me.id, self._verified)
        self.chair = Chair(self._primitives, self._mapping, self._clock, self.me, table, self._publish, self.order)
        table.events.tell(on_handed=self._hear_handed)
        table.recall(self._memory, lambda: self.promises.shares)
        self._seals, self._blame = Seals(self._clock, table, self._verified), Blame(table)
        self._doubts: list[str] = []  # what was told of whom

    def _rest(self) -> None:
        """Have no sitting yet, and nothing heard."""
        now = self._clock()
        self._asked, self._sitting, self._boot = "", "", ""
        self._said, self._signs_said, self._newest = 0, 0, 0
        self._seen: set[int] = set()
        self._hello_at = self._have_at = self._gap_at = -1e9
        self._log_at = self._signs_at = now
        self._host_number = 0
        self._pieces = Pieces()
        self._moves = Heard()
        self._nudges, self._nudged = Rate(self._clock, NUDGE, 1), Rate(self._clock, NUDGE, 1)
        self._since = self.table.number  # the entry that was heard before this sitting
        self._named: tuple[Seat, ...] = ()  # whose names were looked at
        self._blamed = ""  # the round that was broken last, where this person has said what is to be said of it
        self._shared = ("", 0)  # the round, and how many hashes it had, in which this person did what was asked
        self._asked_for = ("", 0)  # the game and the position in which this person was asked last

    # ---- how it stands -------------------------------------------------------------------------------------------

    @property
    def spoken(self) -> bool:
        """Whether the host's key was taken on trust, because only a code was told."""
        return not self.invite.fingerprint

    @property
    def host_away(self) -> bool:
        """Whether nothing has been heard of the host for some time."""
        return self._clock() - self._signs_at > HOST_AWAY

    @property
    def host_gone(self) -> bool:
        """Whether nothing has been heard of the host for so long that the others may go on without it."""
        return self._clock() - self._signs_at > GONE

    @property
    def busy(self) -> bool:
        """Whether an order has not been answered yet."""
        return self._out.first is not None

    @property
    def seat(self) -> int:
        """This person's seat; -1 for none."""
        return self.table.seat

    # ---- what a person does --------------------------------------------------------------------------------------

    def sit(self, face: str, name: str, seat: int = -1) -> None:
        """Sit down at the table, in this seat or in any."""
        self._seat_wanted = f"{seat} {face} {name}"
        if self.where == "watching":
            self._ask_for_place()
        if self.where in ("looking", "found", "watching"):
            self.where = "joining"
        self._keep()
        self.told.on_where()

    def watch(self) -> None:
        """Watch the table without a seat, if its host lets people watch."""
        self._seat_wanted = WATCH
        self.where = "joining"
        self._keep()
        self.told.on_where()

    def order(self, words: str) -> None:
        """Give an order; it is said again until it is answered."""
        word, _, what = words.partition(" ")
        if word == "agree":
            words = self.table.voting.words(what) if what in self.table.votes else f"agree {what} 0"
        self._out.add(words)
        self._send_order()

    def play(self, card: int) -> None:
        """Play a card, which the rules allow now."""
        self._move(f"play {card_name(card)}")

    def declare(self, what: str) -> None:
        """Say how a moon is scored, or claim the rest."""
        self._move(f"say {what}")

    def pass_on(self, packet: int) -> None:
        """Pass these cards."""
        told = self.promises.packet(self._game, self.table.deal, packet_text(packet))
        self._keep()
        self._move(f"pass {told}")

    def talk(self, what: str) -> bool:
        """Say one of the phrases, show one of the faces, or write (see `Talk`). Returns whether it was said."""
        body = self._talk.body(what, self.table) if self.seat >= 0 else ""
        if body:
            self._publish("talk", body)
        return body != ""

    def known(self, id: str) -> Known | None:
        """Return what is known of the person with this id; None for strangers."""
        people = self.table.roster.people if self.table.roster is not None else ()
        return next((each for each in people if each.id == id), None)

    def nudge(self, seat: int) -> bool:
        """Tell the person in a seat that they are waited for. Returns False where that was done a moment ago."""
        if not self._nudges.allows():
            return False
        self._publish("nudge", str(seat))
        return True

    # ---- what comes and what time asks for -------------------------------------------------------------------------

    def receive(self, topic: str, payload: bytes) -> None:
        """Take a message from the relay; whatever is none changes nothing."""
        message = self.post.read(payload) if self.where != "moved" else None
        if message is None:
            if self.post.others and self.where == "looking":
                self.where = "other"
                self.told.on_where()
            return
        if message.kind == "card":
            self._see_card(message)
        elif message.sender == self._host and self._host:
            self._hear_host(message)
        elif self.table.roster is not None and self.table.roster.exchange(message.sender):
            self._hear_other(message)

    def tick(self) -> None:
        """Do what time asks for; to be called several times a second."""
        now = self._clock()
        handed = self.chair.tick()
        if handed is not None:
            self.go_over(handed)
        self._ask_minds_again()
        if self.where not in ("joining", "joined", "watching") or not self._host:
            return
        behind = self._host_number > self.table.number and now - self._log_at > LOST
        if not self._sitting or behind:
            if now - self._hello_at > HELLO:
                self._hello_at = now
                self._say_hello(behind)
            return
        if now - self._have_at > HAVE:
            self._say_have("hidden" if self.hidden else "")
        self._send_order()

    def _ask_minds_again(self) -> None:
        """Compute one move of a mind again: a few each second, so that the screen does not wait."""
        again = self.table.again
        if again.waits and not self.story and not again.look():
            self._suspect("The host chose for a mind.")
        if again.missed:
            self._doubt("people.doubt.minds", "")

    def _hear_host(self, message: Message) -> None:
        kind, line = message.kind, message.line
        if kind == "signs":
            self._hear_signs(message)
        elif kind == "epoch":
            self._move_over(message.body)
        elif kind == "gone":
            self.where, self.why = "gone", message.body
            self._forget()
            self.told.on_where()
        elif kind == "welcome":
            self._hear_welcome(message.body)
        elif line.sitting == self._sitting and self._fresh(line.counter):
            self._signs_at = self._clock()
            if kind == "base":
                self._hear_base(message.body)
            elif kind == "log":
                self._hear_log(message.body)
            elif kind == "moved":
                self._move_away()

    def _fresh(self, counter: int) -> bool:
        if counter in self._seen or counter <= self._newest - WINDOW:
            return False
        self._newest = max(self._newest, counter)
        self._seen = {each for each in self._seen if each > self._newest - WINDOW} | {counter}
        return True

    # ---- a second device or tab, see move_seat --------------------------------------------------------------------

    def _move_away(self) -> None:
        """This person goes on somewhere else: say and keep nothing any more."""
        self.where = "moved"
        self._mapping[MOVED] = self.me.id
        self.told.on_where()

    def take_back(self) -> None:
        """Go on here again; wherever else this person was, they are no more."""
        if self.where == "moved":
            self._mapping.pop(MOVED, None)
            self._restore()
            self._run = self._primitives.random(16).hex()
            self._out = Outbox(self._clock, self._primitives.random)
            self._rest()
            self.where = "joining" if self._seat_wanted else "found"
            self.told.on_where()

    @property
    def kept(self) -> str:
        """What is kept of the table here: a second device goes on with that."""
        return self._mapping.get(self._kept_as, "")

    # ---- finding the table, and saying hello -----------------------------------------------------------------------

    def _see_card(self, message: Message) -> None:
        sender, print_ = message.sender, self.invite.fingerprint
        card, exchange = read_card(message.body)
        if card is None:
            return
        if self._host and self._host != sender:
            self._meet_other_host(card, sender)
            return
        named = not print_ or fingerprint(self._primitives, sender) == print_
        if not named and not leads_to(self._primitives, print_, list(card.chairs), sender):
            return
        self._host, self._host_exchange, self.card, self._chairs = sender, exchange, card, list(card.chairs)
        if self._mistrusted and self._mistrusted != sender:
            self._begin_anew()
        self._mistrusted = b""
        if self.table.roster is None:
            self._epoch = message.line.epoch
        if self.where in ("looking", "other"):
            self.where = "found"
        self.told.on_where()

    def _begin_anew(self) -> None:
        """Forget what a host has told who posed as the one that the link names."""
        self._memory = Memory()
        self.table.recall(self._memory, lambda: self.promises.shares)
        self._doubt("people.doubt.host", "")

    def compare(self, invite: Invite) -> bool:
        """Hold a link of this table against the host who was taken on trust. Returns False where it names another
        one; then nothing of this table is believed any more."""
        print_ = invite.fingerprint
        if invite.code != self.invite.code or not print_ or not self._host:
            return True
        own = fingerprint(self._primitives, self._host) == print_
        if not own and not leads_to(self._primitives, print_, self._chairs, self._host):
            self._suspect("The link names another host.")
            return False
        if self.spoken:
            self.invite = Invite(invite.code, print_, self.invite.relay)
            self._keep()
            self.told.on_where()
        return True

    # ---- the host's chair --------------------------------------------------------------------------------------------

    def answer_chair(self, yes: bool) -> None:
        """Answer what this person is asked about the host's chair."""
        self.chair.answer(yes, self._host)
        self.told.on_where()

    def go_on(self) -> None:
        """Ask the others to go on without the host, with this person in its place."""
        if self.host_gone:
            self.chair.go_on(self._host)
            self.told.on_where()

    def _meet_other_host(self, card: Card, sender: bytes) -> None:
        """Another host shows this table's card: go over if the host before signed that, or if this person did; if
        others did, once one's own host is not heard."""
        last = card.chairs[-1] if card.chairs else None
        if last is None or last.claim.public != sender:
            return
        if leads_to(self._primitives, fingerprint(self._primitives, self._host), list(card.chairs), sender):
            self.go_over(last)
            return
        people = list(last.people)
        fits = last.claim.before == self._host and last.by(self._primitives, people)
        if not fits or [id for id in people if id not in self._seated]:
            return
        if self.chair.has_signed(last.claim):
            self.go_over(last)
        elif self._clock() - self._signs_at > 3 * SILENT:
            self.left_behind = True
            self.go_over(last)
        else:
            self.told.on_other_host(last)

    def _hear_handed(self, text: str) -> None:
        """The host before has said who holds the table now."""
        handed, roster = read_handed(text), self.table.roster
        assert roster is not None
        playing = [roster.person_in(seat) for seat in range(len(roster.seats)) if roster.plays(seat)]
        fits = handed.claim.before == self._host and handed.by_host(self._primitives)
        if fits and handed.by(self._primitives, playing):
            self.go_over(handed)
        else:
            self._suspect("Not all have signed that somebody else is the host.")

    def go_over(self, handed: Handed, left_behind: bool = False) -> None:
        """Follow the host of this claim from now on."""
        claim, at = handed.claim, (self.table.number, self.table.head)
        before = self._chairs
        self._chairs = before + [handed]
        self.left_behind = self.left_behind or left_behind
        self._host, self._host_exchange = claim.public, claim.exchange
        self.invite = Invite(self.invite.code, fingerprint(self._primitives, claim.public), self.invite.relay)
        self.table.expect_host(claim.id)
        if not handed.host:
            self.table.go_back(claim)
            self._memory = Memory()
        self._rest()
        self._keep()
        self.chair.done()
        if claim.id == self.me.id and self.table.roster is not None:
            keep_chain(self._mapping, before, handed)
            host, code = self.chair.use_up(), self.invite.code
            self.told.on_heir(heir(host, code, handed, at, self.table.roster, self.table.record))
        self.told.on_where()

    # ---- saying hello ------------------------------------------------------------------------------------------------

    def _say_hello(self, again: bool) -> None:
        if again or not self._asked:
            self._asked = self._primitives.random(16).hex()
        self._publish("hello", f"{self._asked} {self._run} {letters(self.me.exchange)}")

    def _hear_welcome(self, body: str) -> None:
        words = body.split(" ")
        if len(words) != 3 or words[0] != self._asked or not self._asked:
            return
        if words[2] != self._boot:
            self._signs_said = 0
        self._sitting, self._boot, self._asked = sitting_of(words[0], words[1]), words[2], ""
        self._said, self._newest, self._seen = 0, 0, set()
        self._since = max(self.table.number, self._memory.number)
        self._signs_at = self._log_at = self._clock()
        self._out.hasten()
        self._say_have("")
        if self.where in ("joining", "watching") and self._out.first is None:
            self._ask_for_place()
        self._send_order()

    def _ask_for_place(self) -> None:
        """Ask the host for a seat, or to watch."""
        if self._seat_wanted == WATCH:
            self._out.add(WATCH)
        else:
            seat, face, name = self._seat_wanted.split(" ", 2)
            self._out.add(f"sit {seat} {face} {vouched(self.device, self.me.id)} {name}")

    def _hear_signs(self, message: Message) -> None:
        words = message.body.split(" ")
        if len(words) < 3 or not gate.digits(words[1], 9):
            return
        if words[0] != self._boot:
            if newer(words[0], self._boot):  # the host is there, though this person has not spoken with it yet
                self._signs_at = self._clock()
                if self._sitting:
                    self._sitting, self._asked = "", ""
            return
        if message.line.counter <= self._signs_said:
            return
        self._signs_said, self._signs_at = message.line.counter, self._clock()
        self._host_number = int(words[1])
        signs = {}
        for word in words[3:]:
            seat, _, sign = word.partition(":")
            if gate.digits(seat, 1) and sign in ("here", "slow", "away"):
                signs[int(seat)] = sign
            elif seat == "watch" and gate.digits(sign, 2):
                self.watchers = int(sign)
        self.signs = signs
        if not self._seals.take(message):
            self._suspect("The host tells another story.")
        if self._host_number > self.table.number:
            self._say_gap()
        self.told.on_signs()

    def _move_over(self, body: str) -> None:
        number, _, code = body.partition(" ")
        known = self.table.roster.epoch if self.table.roster is not None else 0
        fits = gate.digits(number, 6) and len(code) == 20 and not code.strip("0123456789abcdef")
        if fits and int(number) > known and bytes.fromhex(code) != self.invite.code:
            self._transport.unsubscribe(self.post.keys.all)
            self.invite = Invite(bytes.fromhex(code), self.invite.fingerprint, self.invite.relay)
            self._listen(self.invite.code)
            self._epoch = int(number)
            self._keep()
            self._say_have("gap")
            self._out.hasten()

    # ---- following -------------------------------------------------------------------------------------------------

    def _hear_base(self, body: str) -> None:
        found = self._pieces.take(body, self.table.number)
        if found is None or self.story:
            return
        try:
            unseen = self.table.begin(found[0], *read_whole(found[1]))
        except ValueError as error:
            self._suspect(str(error))
            return
        if unseen:
            self._doubt(unseen, "")
        self._settled()
        self._say_have("")

    def _hear_log(self, body: str) -> None:
        first, _, rest = body.partition("\n")
        words = first.split(" ")
        if len(words) != 4 or not (gate.digits(words[0], 9) and gate.digits(words[3], 9)) or self.story:
            return
        if int(words[3]) < self._since:
            self._suspect("The host takes back what it has told.")
            return
        self._log_at = self._clock()
        self._host_number = max(self._host_number, int(words[3]))
        number = int(words[0])
        lines = rest.split("\n") if rest else []
        if lines and (number > self.table.number + 1 or not self.table.number):
            self._say_gap()
        else:
            for line in lines:
                if number == self.table.number + 1:
                    self._take(line)
                number += 1
        self._answered(words[1], words[2])
        self._settled()

    def _take(self, line: str) -> None:
        text, _, rest = line.partition("\t")
        own, _, proof = rest.partition("\t")
        heard = proof == HEARD
        if heard:
            proof = self._moves.proof(self.table.roster, text)
        try:
            self.table.take(text, own, proof)
        except StoryError as error:
            if heard:  # what was heard is older, or was lost: the host is asked for the proof
                self._say_gap()
            else:
                self._suspect(str(error))

    def _hear_other(self, message: Message) -> None:
        """Compare what another has heard with one's own, and hear what they say."""
        words = message.body.split(" ")
        if message.kind == "move":
            self._moves.note(message)
            words = words[1:]
        if message.kind in ("have", "move") and len(words) > 1 and gate.digits(words[0], 9):
            if not self.table.knows(int(words[0]), words[1]):
                self._differs(letters(message.sender))
            told = self._blame.hear(letters(message.sender), words[2:]) if message.kind == "move" else ""
            if told:
                self._doubt(told, letters(message.sender))
        elif message.kind == "sealed" and not self._seals.look(self._host, message.body):
            self._suspect("The host told another something else.")
        elif message.kind == "talk":
            self._hear_talk(letters(message.sender), message.body)
        elif message.kind == "nudge":
            self._hear_nudge(letters(message.sender), message.body)
        silent = self._clock() - self._signs_at
        if self.chair.hear(letters(message.sender), message.kind, message.body, self._host, silent):
            self.told.on_where()

    def _hear_nudge(self, id: str, seat: str) -> None:
        """Hear that somebody waits, where it is so: now and then, and from nobody who is blocked."""
        view, roster = self.table.view, self.table.roster
        if view is None or roster is None or seat != str(view.seat) or view.seat not in view.waiting:
            return
        who = [each for each in roster.people if each.id == id]
        if roster.seat_of(id) >= 0 and who and not self.blocked.blocks(who[0]) and self._nudged.allows():
            self.told.on_nudge(id)

    def _differs(self, id: str) -> None:
        """Somebody has heard something else, or says so: show what the host has signed, and go on."""
        shown = self._seals.shown()
        if shown:
            self._publish("sealed", shown)
        self._doubt("people.doubt.head", id)

    def _doubt(self, what: str, id: str) -> None:
        """Tell once what is to be known of somebody."""
        if f"{what} {id}" not in self._doubts and len(self._doubts) < DOUBTS:
            self._doubts.append(f"{what} {id}")
            self.told.on_doubt(what, id)

    def _hear_talk(self, id: str, body: str) -> None:
        """Hear what somebody who has a seat says, unless they are blocked or muted."""
        who, roster = self.known(id), self.table.roster
        if who is None or roster is None or roster.seat_of(id) < 0 or self.blocked.mutes(who):
            return
        said = self._talk.heard(id, body, self.table)
        if said:
            self.told.on_talk(who, said)

    def _suspect(self, why: str) -> None:
        if not self.story:
            self.story = why
            self.told.on_story(why)

    def _settled(self) -> None:
        """Note whether this person sits at the table now, and forget orders that came too late."""
        if self.table.number > self._memory.number and not self.story:
            self._memory = self.table.memory()
            self._keep()
        if self.where == "joining" and self.seat >= 0:
            self.where = "joined"
            self._keep()
            self.told.on_where()
        self._answer_blame()
        self._look_at_names()
        self.chair.follow(self._host)
        roster = self.table.roster
        if roster is not None and roster.seated != self._seated:
            self._seated = roster.seated
            self._keep()
        if self.table.sharing_on and self.table.number >= self._host_number and not self.story:
            self._share()
        view = self.table.view
        if view is not None and view.seat in view.waiting and self._asked_for != (self._game, view.length):
            self._asked_for = self._game, view.length
            self._out.asked()
        first = self._out.first
        if first is not None and first.moves and not self._asks(first):
            self._out.drop()
            self._send_order()

    # ---- orders ------------------------------------------------------------------------------------------------------

    def _move(self, words: str) -> None:
        view = self.table.view
        first = self._out.first
        if view is None or (first is not None and first.moves):
            return
        self._out.add(words, view.length if words[:4] != "pass" else -self.table.deal)
        self._send_order()

    def _asks(self, order: Order) -> bool:
        """Return whether the move in this order is still awaited."""
        view = self.table.view
        if view is None or view.seat not in view.waiting:
            return False
        return view.length == order.at if order.at > 0 else -self.table.deal == order.at and view.phase == "pass"

    def _send_order(self) -> None:
        order = self._out.due() if self._sitting else None
        if order is None:
            return
        if not order.signed:
            self._publish("do", f"{order.number} {order.words}")
            return
        here, said = f"{order.number} {self.table.number} {self.table.head}", order.words
        if said[:4] == "pass":
            packet, _, nonce = said[5:].rpartition(" ")
            promise = committed(self._game, self.table.deal, self.seat, packet, nonce)
            self._publish("move", f"{here} pass {promise}")
            self._publish("do", f"{order.number} {said}")
        else:
            self._publish("move", f"{here} {said}")

    def _answered(self, number: str, why: str) -> None:
        order = self._out.answer(number)
        if order is not None:
            why = "" if why == "-" else why
            if why == "people.no.deal" and order.words[:3] == "sit":
                why = ""  # the host seats them when the deal is over
            if order.words == WATCH:
                self._let_in(why == "")
            self.told.on_answer(order.words, why)
            self._send_order()

    def _let_in(self, watching: bool) -> None:
        """Watch from now on, or stand before the door again."""
        self.where = "watching" if watching else "found"
        if not watching:
            self._seat_wanted = ""
            self._keep()
        self.told.on_where()

    def _look_at_names(self) -> None:
        """Tell once of each person whose name mixes alphabets."""
        roster = self.table.roster
        if roster is None or roster.seats == self._named:
            return
        self._named = roster.seats
        for seat, who in enumerate(roster.seats):
            id = roster.person_in(seat)
            if id and id != self.me.id and mixed(who.name):
                self._doubt("people.doubt.mixed", id)

    def _answer_blame(self) -> None:
        """Show the share for which this person is blamed, and tell whose promise was heard all the same."""
        who, place = self.table.blamed, f"{self._game} {self.table.restarts}"
        if not who or self._blamed == place or self.story:
            return
        self._blamed = place
        for id in self._blame.promised(who):
            self._doubt(PROMISED, id)
        said = self._blame.defence(self.me.id, who, self.promises.shares)
        if said:
            self._publish("move", f"0 {self.table.number} {self.table.head} {said}")

    def _share(self) -> None:
        """Promise a share, and keep the promise once all have promised; it is kept here first."""
        table = self.table
        place = f"{self._game} {table.sharing} {table.attempt}"
        if self.me.id not in table.contributors or self._shared == (place, len(table.hashes)):
            return
        if not table.hashes and self.promises.draw(self._game, table.sharing, table.attempt):
            self._keep()
        self._shared = place, len(table.hashes)
        share = self.promises.shares.get(place, "")
        promised = share_hash(self._game, table.sharing, table.attempt, self.me.id, share)
        if not table.hashes:
            self.order(f"hash {table.sharing} {table.attempt} {promised}")
        elif table.hashes[table.contributors.index(self.me.id)] == promised:
            self.order(f"share {table.sharing} {table.attempt} {share}")
        elif share:
            self._suspect("The host told another hash of this share.")

    @property
    def _game(self) -> str:
        roster = self.table.roster
        return roster.game if roster is not None else ""

    # ---- what goes out ---------------------------------------------------------------------------------------------

    def _say_have(self, how: str) -> None:
        self._have_at = self._clock()
        self._publish("have", f"{self.table.number} {self.table.head}{' ' + how if how else ''}")

    def _say_gap(self) -> None:
        if self._sitting and self._clock() - self._gap_at > GAP:
            self._gap_at = self._clock()
            self._say_have("gap")

    def _publish(self, kind: str, body: str) -> None:
        """Say something: orders to the host alone, moves and what one has heard to all; nothing where this person goes
        on somewhere else."""
        if self.where == "moved":
            return
        self._said += 1
        private = kind == "do"
        to = self._host if private else b""
        deal = self.table.deal if self.table.record is not None else 0
        line = Line(kind, self.me.public, to, self._epoch, deal, self._sitting or "-", self._said)
        keys = self.post.keys
        self._transport.publish(keys.topic(self._host) if private else keys.all, self.post.write(line, body))

    def _verified(self, line: Line, body: str, signature: bytes) -> bool:
        """Return whether something was signed by whom a line names, under the code of that time."""
        roster = self.table.roster
        table = roster.table_of(line.epoch) if roster is not None else ""
        return table != "" and self.post.signed_by(line, body, signature, table)

    def _listen(self, code: bytes) -> None:
        keys = TableKeys(self._primitives, code)
        self.post = Post(self._primitives, keys, self.me, self._exchange_of, self._sieve)
        for topic in (keys.card, keys.all, keys.topic(self.me.public)):
            self._transport.subscribe(topic)

    def _exchange_of(self, public: bytes) -> bytes:
        return self._host_exchange if public == self._host else b""

    # ---- what is kept ------------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        if self.where == "moved":
            return
        kept = {
            "code": self.invite.code.hex(),
            "relay": self.invite.relay,
            "print": letters(self.invite.fingerprint) if self.invite.fingerprint else "",
            "host": letters(self._host) if self._host else "",
            "exchange": letters(self._host_exchange) if self._host_exchange else "",
            "seed": self.me.seed.hex(),
            "epoch": self._epoch,
            "seat": self._seat_wanted,
            "seated": self._seated,
            "promises": self.promises.plain(),
            "seen": self._memory.plain(),
        }
        self._mapping[self._kept_as] = json.dumps(kept)

    def _restore(self) -> bytes:
        """Take up what was kept of this table, and return the seed; empty where it was another table."""
        self._epoch = 1
        kept = gate.opened_object(self._mapping.get(self._kept_as, ""))
        if kept.get("code") != self.invite.code.hex():
            return b""
        self._host = data_of(str(kept.get("host")), KEY)
        self._host_exchange = data_of(str(kept.get("exchange")), KEY)
        epoch = kept.get("epoch")
        self._epoch = epoch if isinstance(epoch, int) else 1
        self.promises.recall(kept.get("promises"))
        self._memory = Memory(kept.get("seen"))
        self._seat_wanted = str(kept.get("seat") or "")
        if self.invite.fingerprint and not kept.get("print"):
            self._mistrusted, self._host = self._host, b""  # until a card shows that the link means this host
        seated = kept.get("seated")
        self._seated = [str(each) for each in seated] if isinstance(seated, list) else []
        return bytes.fromhex(str(kept.get("seed")))

    def _forget(self) -> None:
        self._mapping.pop(self._kept_as, None)


def kept_invite(mapping: MutableMapping[str, str], kept: str = KEPT) -> Invite | None:
    """Return the invitation to the table at which somebody sat on this device last; None where nobody did."""
    plain = gate.opened_object(mapping.get(kept, ""))
    code, print_ = plain.get("code"), plain.get("print")
    if not isinstance(code, str) or len(code) != 20 or code.strip("0123456789abcdef") or not isinstance(print_, str):
        return None
    return Invite(bytes.fromhex(code), data_of(print_, 16), str(plain.get("relay") or ""))


def read_card(text: str) -> tuple[Card | None, bytes]:
    """Return what a card says and the host's key to seal for; no card where it says nothing that can be shown."""
    plain = gate.opened_object(text)
    exchange = data_of(str(plain.get("exchange")), KEY)
    seats, at = plain.get("seats"), plain.get("at")
    if not exchange or not isinstance(seats, list) or len(seats) > 6 or not isinstance(at, int):
        return None, b""
    rows = []
    for row in seats:
        if not isinstance(row, list) or len(row) != 3:
            return None, b""
        rows.append((gate.tidy(str(row[0]), "?"), gate.tidy_face(str(row[1])), str(row[2])))
    try:
        rules = Rules.read(str(plain.get("rules")))
    except RulesError:
        return None, b""
    watching, chairs, marks = plain.get("watching") is True, plain.get("chairs"), plain.get("marks")
    known = tuple([str(mark)[:MARKS] for mark in marks[:6]]) if isinstance(marks, list) else ()
    try:
        chain = [read_handed(str(each)) for each in chairs] if isinstance(chairs, list) and len(chairs) < 8 else []
    except ValueError:
        return None, b""
    name, state = gate.tidy(str(plain.get("name")), ""), str(plain.get("state"))
    allowed = plain.get("helps")
    helps = tuple([each for each in HELPS if isinstance(allowed, list) and each in allowed])
    return Card(name, rules, rows, state, at, watching, _terms(plain), tuple(chain), known, helps), exchange


def _terms(plain: dict[str, object]) -> tuple[int, int]:
    """Return patience and clock from a card; none of what it does not say."""
    patience, clock = plain.get("patience"), plain.get("clock")
    return (
        patience if isinstance(patience, int) and 0 <= patience <= 3600 else 0,
        clock if isinstance(clock, int) and 0 <= clock <= 3600 else 0,
    )


def _nothing(*_: object) -> None:
    """Hear nothing."""

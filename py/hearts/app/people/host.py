"""The host of a table: the device that holds the game, for its own person as for all others.

It never looks at a screen. What its own person sees and does goes the same way as everybody's: their Guest stands
beside it, and both share one transport. What has happened is kept before it is told. What the host does in each matter
stands in a module of its own: `book` (the table and its log), `seating`, `attendance`, `dealer` (the game), `rounds`
(of shares), `ballots`, `passing_on` (the chair); `orders` says who may ask for what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.attendance import Attendance
from hearts.app.people.ballots import Ballots
from hearts.app.people.book import Book
from hearts.app.people.card import card_text
from hearts.app.people.code import Invite, fingerprint
from hearts.app.people.dealer import Dealer
from hearts.app.people.desk import Desk
from hearts.app.people.following import REFUSED
from hearts.app.people.members import WAIT
from hearts.app.people.message import Identity
from hearts.app.people.passing_on import PassingOn
from hearts.app.people.refusals import Refusals
from hearts.app.people.roster import MINDS
from hearts.app.people.rounds import Rounds
from hearts.app.people.seating import Seating
from hearts.app.people.signed import proof_of, seat_proof, verified
from hearts.app.people.state import KEPT, State

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from hearts.app.people.chair import Claim, Handed
    from hearts.app.people.chair_host import Handing
    from hearts.app.people.held import Held
    from hearts.app.people.ledger import Ledger
    from hearts.app.people.members import Member
    from hearts.app.people.message import Message
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.roster import Roster
    from hearts.app.people.sharing import Sharing
    from hearts.app.people.transport import Transport
    from hearts.app.people.votes import Votes
    from hearts.engine.record import Record

LONGEST = 1500  # letters of an order
STUCK = 15_000  # milliseconds for which the table asks for what no guest would take, until its host gives it up
# Orders that are taken only from a message that all can read.
PUBLIC = ("play", "say", "hash", "propose", "agree", "look")
STATED = ("pass", "sit")  # of these such a message says a part, and is no order


class Host:
    """The table as its host holds it.

    me     the keys of the host; desk: what it sends and hears
    book, attendance, seating, rounds, dealer, ballots   see those modules
    """

    def __init__(
        self,
        primitives: Primitives,
        transport: Transport,
        mapping: MutableMapping[str, str],
        clock: Callable[[], float],
        state: State,
        carry_out: Callable[[Host, Member, str], str],
        wall: Callable[[], float] = float,
    ) -> None:
        self._primitives, self._mapping, self._wall = primitives, mapping, wall
        self._carry_out = carry_out
        self._boots = state.boots + 1
        self._stuck = Refusals(clock)
        self.me = Identity(primitives, state.seed)
        self.book = book = Book(state, clock)
        heard = self._hear, self._welcome, self._people
        earlier = book.roster.epoch - len(state.codes)
        self.desk = desk = Desk(primitives, transport, self.me, state.codes, self._boots, clock, *heard, earlier)
        desk.expect(book.roster.people, state.done)
        witness = book.witness
        witness.believe(lambda line, body, signature: verified(desk.post, witness.roster, line, body, signature))
        self.attendance = Attendance(book, desk, clock)
        self.seating = Seating(primitives, clock, book, desk, self.attendance, state.gone)
        self.rounds = Rounds(book, clock)
        self.dealer = Dealer(primitives, clock, wall, book, desk, self.seating, self.rounds)
        self.ballots = Ballots(book, self.attendance, self.dealer, self.seating)
        self._passing_on = PassingOn(primitives, mapping, clock, self.me, book, self.attendance)
        if book.roster.minds != MINDS:  # this page has another version than the one that was here before
            book.change(minds=MINDS)
        if book.unsigned and book.roster.state != "game":
            book.settle(self.record)
        self._keep()

    # ---- how it stands ---------------------------------------------------------------------------------------------

    @property
    def invite(self) -> Invite:
        """What the link of this table says."""
        return Invite(self.desk.codes[-1], fingerprint(self._primitives, self.me.public))

    @property
    def roster(self) -> Roster:
        """The table."""
        return self.book.roster

    @property
    def held(self) -> Held | None:
        """The game; None before the first."""
        return self.book.held

    @property
    def record(self) -> Record | None:
        """The game's record; None before the first game."""
        return self.book.held.record if self.book.held is not None else None

    @property
    def ledger(self) -> Ledger:
        """The log."""
        return self.book.ledger

    @property
    def sharing(self) -> Sharing:
        """The round of shares that is running."""
        return self.book.sharing

    @property
    def voting(self) -> Votes:
        """What is voted on."""
        return self.book.voting

    @property
    def votes(self) -> dict[str, list[str]]:
        """What is voted on, and who agrees."""
        return self.book.voting.who

    @property
    def settled(self) -> bool:
        """Whether the table stands between two deals, and all that was hidden in the last one has been opened."""
        return self.book.settled

    @property
    def deal(self) -> int:
        """The number of the deal in play, or of the next one."""
        return self.book.deal

    @property
    def watchers(self) -> list[str]:
        """The ids of those who watch."""
        return self.seating.watchers

    @property
    def handing(self) -> Handing:
        """The host's chair, on its way to somebody else."""
        return self._passing_on.handing

    @property
    def over(self) -> bool:
        """Whether the host's chair has gone to somebody else."""
        return self._passing_on.over

    @property
    def finished(self) -> bool:
        """Whether the table is another host's, and all have had time to hear that."""
        return self._passing_on.finished

    def yields_to(self, handed: Handed) -> bool:
        """Return whether those who went on without this host are all who could play here."""
        return self._passing_on.yields_to(handed)

    def signed(self, claim: Claim, id: str, signature: str) -> bool:
        """Return whether this person has signed a claim."""
        return self._passing_on.signed(claim, id, signature)

    # ---- what comes in, and what time asks for ----------------------------------------------------------------------

    def receive(self, topic: str, payload: bytes) -> None:
        """Take a message from the relay."""
        if self.stuck:
            return
        self._note()
        self.desk.receive(topic, payload)
        self._keep_and_tell()

    def tick(self) -> None:
        """Do what time asks for; to be called several times a second."""
        self._note()
        if self.stuck:
            return
        if not self.over:
            self._work()
        self._keep_and_tell()
        self.desk.keep_up(self.attendance.told, self.ledger, self.deal, None if self.over else self._card)

    def _work(self) -> None:
        """Do what the table asks for now. An entry that no guest would take holds up nothing else."""
        refused = False
        for act in (self._look, self._passing_on.go_on, self._seat, self._play, self.ballots.count):
            try:
                act()
            except REFUSED:
                refused = True
        self._stuck.note(refused)

    def _look(self) -> None:
        self.attendance.look(self.watchers)

    def _seat(self) -> None:
        if not self.handing.id:
            self.seating.look()

    def _play(self) -> None:
        if self.roster.state == "game":
            self.dealer.go_on(shares=not self.handing.id)

    @property
    def stuck(self) -> bool:
        """Whether the game has come to what no guest would take, and does not get behind it: the host says nothing
        more, so that others may go on without it."""
        return self._stuck.lasts > STUCK

    def _note(self) -> None:
        """Note that the page does something, and whether it can hear anybody."""
        self._passing_on.note(self.desk.there)
        self.attendance.note(self.desk.there)

    def tell(self, text: str) -> None:
        """Add an entry to the log."""
        self.book.add(text)

    def ask_to_leave(self, id: str) -> None:
        """Send somebody away: a mind plays on, and the table has another code from now on."""
        self.seating.ask_to_leave(id)
        self._keep()
        self.desk.tell_code()

    def let_find(self, on: bool) -> None:
        """Have the lobby tell of a public table from now on, or close it to others."""
        if on == self.roster.closed:
            self.seating.let_find(on)
            self._keep()
            if not on:
                self.desk.tell_code()

    def _hear(self, member: Member, message: Message) -> None:
        kind, body = message.kind, message.body
        if kind == "have":
            words = body.split(" ")
            if gate.digits(words[0], 9) and not member.overtaken(message.line.counter):
                member.hide(words[-1] == "hidden")
                self.desk.lacks(member, int(words[0]), words[-1] == "gap", self.ledger)
                self.desk.push(self.ledger, self.deal)
        elif kind in ("do", "move") and len(body) <= LONGEST:
            number, _, order = body.partition(" ")
            if not gate.digits(number, 9) or (member.done and int(number) < int(member.done)):
                return
            if kind == "move" and number != member.done:
                order = self._stated(member, message, order)
            elif kind == "do" and order.split(" ")[0] in PUBLIC:
                return
            if order:
                self._order(member, number, order)

    def _stated(self, member: Member, message: Message, said: str) -> str:
        """Note what a member signed for all to read, and return the order in it; nothing where it was for another
        moment."""
        words = said.split(" ")
        if len(words) < 4 or message.line.deal != self.deal or not gate.digits(words[0], 9):
            return ""
        proof = proof_of(message, message.body.partition(" ")[0], words[0])
        if words[2] not in PUBLIC + STATED:
            return ""
        moves = words[2] in ("play", "say")
        if self.book.witness.head_of(int(words[0])) != words[1] or (moves and int(words[0]) < self.book.moved):
            return ""
        if words[2] == "sit":
            proof = seat_proof(proof, self.deal, " ".join(words[4:]))
        member.state(" ".join(words[2:]), proof)
        return "" if words[2] in STATED else " ".join(words[2:])

    def _order(self, member: Member, number: str, order: str) -> None:
        """Carry out an order once, however often it comes, and answer each time."""
        if self.over:
            return
        member.ask()
        if number != member.done:
            why = self._carry_out(self, member, order)
            if why == WAIT:
                member.tell()
                return
            member.answer(number, why)
            self.book.touch()
        self._keep_and_tell()
        self.desk.answer(member, self.ledger, self.deal)

    def _welcome(self, id: str) -> bool:
        return id not in self.seating.gone

    def _people(self) -> list[str]:
        return self.seating.people

    # ---- what is kept and told ---------------------------------------------------------------------------------------

    def _keep_and_tell(self) -> None:
        if self.book.take_changes():
            self._keep()
            self.desk.push(self.ledger, self.deal)

    def _keep(self) -> None:
        book = self.book
        kept = State(
            self.me.seed, self.desk.codes, book.roster, book.held, book.ledger, book.sharing, book.voting,
            self.seating.gone, book.revealed, book.moved, self.desk.done(), self._boots, book.missed, book.unsigned,
        )  # fmt: skip
        self._mapping[KEPT] = kept.text()

    def _card(self) -> str:
        """Return what the card of the table says to whoever opens its door."""
        desk, at = self.desk, int(self._wall() / 1000)
        chain = self._passing_on.chain
        return card_text(self._primitives, self.roster, self.me, desk.post.keys, desk.epoch, chain, at)

"""The host of a table: the device that holds the game, for its own person as for all others.

It never looks at a screen. What its own person sees and does goes the same way as everybody's: their Guest stands
beside it, and both share one transport. What has happened is kept before it is told.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.setup import REGULARS
from hearts.app.people.block import mark_of, vouches
from hearts.app.people.by_mind import MIND
from hearts.app.people.chair import Handed
from hearts.app.people.chair_host import HANDED, STAYS, Handing, chain
from hearts.app.people.code import SECRET, Invite, TableKeys, data_of, fingerprint, letters
from hearts.app.people.desk import Desk
from hearts.app.people.held import Held
from hearts.app.people.ledger import LOBBY, new_ledger, read_ledger
from hearts.app.people.members import WAIT
from hearts.app.people.message import Identity
from hearts.app.people.primitives import KEY
from hearts.app.people.rate import Rate
from hearts.app.people.roster import (
    HELPS,
    MINDS,
    MOST_PEOPLE,
    RESTARTS,
    Known,
    Roster,
    help_notes,
    person,
    read_roster,
)
from hearts.app.people.sharing import Sharing, read_sharing
from hearts.app.people.signed import proof_of
from hearts.app.people.votes import Votes, read_votes
from hearts.app.people.watching import MOST as MOST_WATCHERS
from hearts.engine.game import Declared, Passed
from hearts.engine.record import Record, Seat, owner

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from hearts.app.people.chair import Claim
    from hearts.app.people.chair_host import Heir
    from hearts.app.people.ledger import Ledger
    from hearts.app.people.members import Member
    from hearts.app.people.message import Message
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.transport import Transport
    from hearts.engine.game import Game, Move
    from hearts.engine.rules import Rules

KEPT = "table-host"
LONGEST = 1500  # letters of an order
PUBLIC = ("play", "say", "hash", "propose", "agree")  # orders that are taken only from a message that all can read
PACE, REST, SHARES = 900, 12_000, 8_000  # milliseconds: a mind's move, a deal's end, a round of shares
COMINGS = 1 / 60, 16  # people who sit down, a second and at once
MOST_LEFT = 24  # notes of who left: a roster has room for 32 notes
LEFT, AGAIN = "left", "again"  # notes: who left in which deal, who was seated again with another key


class Host:
    """The table as its host holds it.

    roster, held   the table, and its game; None before the first
    sharing        the round of shares that is running
    handing, over  the host's chair, on its way to somebody else; whether it has gone there
    watchers       the ids of those who watch
    ready          who wants the next deal; voting: what is voted on, and who agrees
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
        self._primitives, self._mapping, self._clock, self._wall = primitives, mapping, clock, wall
        self._carry_out = carry_out
        self.roster, self.held, self.ledger = state.roster, state.held, state.ledger
        self.sharing, self.voting = state.sharing, state.voting
        self.ready: set[str] = set()
        self.watchers: list[str] = []
        self.handing = Handing()
        self._chain = chain(mapping)
        self.over = self.ledger.entries != [] and self.ledger.entries[-1].text.startswith(HANDED)
        self._over_at = clock()
        self._gone, self._revealed, self._moved = state.gone, state.revealed, state.moved
        self._boots = state.boots + 1
        self._chosen: tuple[Game | None, int, Move | None] = None, -1, None  # what a mind does in a position
        self._comings = Rate(clock, *COMINGS)
        self._waits: OrderedDict[str, tuple[int, str, str]] = OrderedDict()
        self._instead: dict[str, int] = {}  # whose key is another one now, and the seat that they had
        self._changed = True
        self._acted_at = self._asked_at = clock()
        self._signs = ""
        self._changes: dict[str, Rate] = {}
        self.me = Identity(primitives, state.seed)
        heard = self._hear, self._welcome, self._people
        earlier = self.roster.epoch - len(state.codes)
        self.desk = Desk(primitives, transport, self.me, state.codes, self._boots, clock, *heard, earlier)
        self.desk.expect(self.roster.people, state.done)
        if self.roster.minds != MINDS:  # this page has another version than the one that was here before
            self._change(minds=MINDS)
        self._keep()

    # ---- how it stands ---------------------------------------------------------------------------------------------

    @property
    def invite(self) -> Invite:
        """What the link of this table says."""
        return Invite(self.desk.codes[-1], fingerprint(self._primitives, self.me.public))

    @property
    def votes(self) -> dict[str, list[str]]:
        """What is voted on, and who agrees."""
        return self.voting.who

    @property
    def may_reseat(self) -> bool:
        """Whether people may take other seats now: no deal is being played, and no shares are being put in."""
        return self.held is None or (self.held.game.phase in ("deal", "over") and not self.sharing.ids)

    @property
    def deal(self) -> int:
        """The number of the deal in play, or of the next one."""
        return self.held.number if self.held is not None else 0

    # ---- what comes in -----------------------------------------------------------------------------------------------

    def receive(self, topic: str, payload: bytes) -> None:
        """Take a message from the relay."""
        self.desk.receive(topic, payload)
        self._keep_and_tell()

    def tick(self) -> None:
        """Do what time asks for; to be called several times a second."""
        if not self.over:
            self._watch_people()
            self._pass_chair()
            if self.roster.state == "game":
                self._go_on()
            for what in list(self.votes):
                self._count(what)  # somebody who was asked may have left
        self._keep_and_tell()
        self.desk.keep_up(self._signs, self.ledger, self.deal, None if self.over else self._card)

    def _hear(self, member: Member, message: Message) -> None:
        kind, body = message.kind, message.body
        if kind == "have":
            words = body.split(" ")
            if gate.digits(words[0], 9):
                member.hide(words[-1] == "hidden")
                self.desk.lacks(member, int(words[0]), words[-1] == "gap", self.ledger)
                self.desk.push(self.ledger, self.roster.seat_of, self.deal)
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
        heads = {self.ledger.base.number: self.ledger.base.head}
        for entry in self.ledger.entries:
            heads[entry.number] = entry.head
        if words[2] not in PUBLIC + ("pass",):
            return ""
        moves = words[2] in ("play", "say")
        if heads.get(int(words[0])) != words[1] or (moves and int(words[0]) < self._moved):
            return ""
        member.state(" ".join(words[2:]), proof)
        return "" if words[2] == "pass" else " ".join(words[2:])

    def _order(self, member: Member, number: str, order: str) -> None:
        """Carry out an order once, however often it comes, and answer each time."""
        if self.over:
            return
        if number != member.done:
            why = self._carry_out(self, member, order)
            if why == WAIT:
                return
            member.answer(number, why)
            self._changed = True
        self._keep_and_tell()
        self.desk.answer(member, self.ledger, self.roster.seat_of(member.id), self.deal)

    def _welcome(self, id: str) -> bool:
        return id not in self._gone

    def _people(self) -> list[str]:
        return [each.id for each in self.roster.people] + self.watchers

    # ---- the host's chair, see chair_host ----------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Whether the table is another host's, and all have had time to hear that."""
        return self.over and self._clock() - self._over_at > STAYS

    @property
    def settled(self) -> bool:
        """Whether the table stands between two deals, and all that was hidden in the last one has been opened."""
        return self.may_reseat and (self.held is None or self._revealed == self.held.game.length)

    @property
    def record(self) -> Record | None:
        """The game's record; None before the first game."""
        return self.held.record if self.held is not None else None

    def tell(self, text: str) -> None:
        """Add an entry to the log."""
        self._add(text)

    def signed(self, claim: Claim, id: str, signature: str) -> bool:
        """Return whether this person has signed a claim."""
        return claim.signed_by(self._primitives, data_of(id, KEY), signature)

    def _pass_chair(self) -> None:
        """Ask who is to be asked, and give the chair away once all who play have signed."""
        handing, now = self.handing, self._clock()
        if handing.planned and self.settled:
            self.tell(f"chair {handing.planned}")
            handing.ask(handing.planned, now)
        if not handing.id or self.over:
            return
        for seat in range(len(self.roster.seats) if self.roster.state == "game" else 0):
            if self.roster.plays(seat) and self._sign_of(self.roster.person_in(seat), now) == "away":
                self._stand(seat, True)  # nobody waits for who is away
        signs, claim = handing.done(self.playing()), handing.claim
        if handing.late(now) or handing.id not in self.playing():
            handing.stop()
            self.tell("chair off")
        elif claim is not None and signs is not None:
            self._hand_over(Handed(claim, claim.sign(self.me), signs))

    def _hand_over(self, handed: Handed) -> None:
        """End the log here: it goes on at the next host."""
        self.tell(HANDED + handed.text())
        self.over, self._over_at = True, self._clock()

    def yields_to(self, handed: Handed) -> bool:
        """Return whether those who went on without this host are all who could play here."""
        now = self._clock()
        people = [id for id in self.roster.seated if id != self.roster.host]
        here = [id for id in people if self._sign_of(id, now) != "away" and id not in handed.people]
        signed = [id for id in handed.people if id in people]
        return not here and handed.by(self._primitives, signed) and handed.claim.before == self.me.public

    # ---- seats -----------------------------------------------------------------------------------------------------

    def wait_for_seat(self, member: Member, wanted: int, face: str, name: str) -> None:
        """Remember who wants a seat, and let them in: they are told what happens from now on."""
        people = self.roster.people
        if member.id in self.watchers:
            self.watchers.remove(member.id)
        if member.id not in self._people():
            if len(people) >= MOST_PEOPLE:
                idle = [each for each in people if not self._needs(each.id)][:1]
                people = tuple([each for each in people if each not in idle])
            if len(people) < MOST_PEOPLE:
                self._change(people=people + (Known(member.id, name, face, member.exchange),))
        self._waits[member.id] = wanted, face, name

    def _needs(self, id: str) -> bool:
        """Return whether somebody sits at the table, waits for a seat, or is the host."""
        return id == self.roster.host or self.roster.seat_of(id) >= 0 or id in self._waits

    def may_come(self, id: str) -> bool:
        """Return whether another one may sit down now: who comes and goes without end makes the log long."""
        return id == self.roster.host or self._comings.allows()

    def watch(self, id: str) -> str:
        """Let somebody watch. Returns why not, as the id of a sentence, or ""."""
        if id in self._people():
            return ""
        if not self.roster.watching:
            return "people.no.watching"
        if len(self.watchers) >= MOST_WATCHERS:
            return "people.no.room"
        self.watchers.append(id)
        return ""

    def let_watch(self, watching: bool) -> None:
        """Let whoever has the link watch from now on, or nobody."""
        if not watching:
            self._send_watchers_off("watching")
        self._change(watching=watching)
        self.desk.show_card()

    def _send_watchers_off(self, why: str) -> None:
        for id in self.watchers:
            member = self.desk.members.by_id(id)
            if member is not None:
                self.desk.forget(member, why)
        self.watchers = []

    def may_change(self, id: str) -> bool:
        """Return whether this person may change again how they are told of: not without end."""
        return self._changes.setdefault(id, Rate(self._clock, 0.2, 5)).allows()

    def vouch(self, id: str, device: str, vouch: str) -> None:
        """Note for whom a device vouches, if it does."""
        known = next((each for each in self.roster.people if each.id == id), None)
        if known is None or known.device == device or not vouches(self._primitives, device, id, vouch):
            return
        if not self.may_change(id):
            return
        told = Known(id, known.name, known.face, known.exchange, device, vouch)
        self._change(people=tuple([told if each is known else each for each in self.roster.people]))

    def seat_those_who_wait(self) -> None:
        """Seat everybody who waits, as far as there are seats of minds."""
        for id, (wanted, face, name) in list(self._waits.items()):
            again = self._instead.pop(id, -1)
            free = [seat for seat in range(len(self.roster.seats)) if not self.roster.person_in(seat)]
            if again >= 0 and self._sign_of(self.roster.person_in(again), self._clock()) == "away":
                wanted, free = again, [again]
                self._note_again(again, name)
            seat = wanted if wanted in free else (free[0] if free else -1)
            if seat >= 0:
                del self._waits[id]
                self.place(seat, Seat(person(id), face, name))

    def seat_again(self, seat: int, id: str) -> bool:
        """Give a seat to somebody whose device has lost its key, once no deal is played. Returns False where its person
        is there, or nobody of that id waits."""
        waits = self._waits.get(id)
        if waits is None or self._sign_of(self.roster.person_in(seat), self._clock()) != "away":
            return False
        self._instead[id] = seat
        if self.may_reseat:
            self.seat_those_who_wait()
        return True

    def _note_again(self, seat: int, name: str) -> None:
        """Note in the record that somebody sits there again with another key."""
        self.roster = self.roster.with_mind(seat, False)
        if self.roster.game:
            self.roster = self.roster.changed(notes=self.roster.notes + ((AGAIN, f"{seat} {self.deal} {name}"),))

    def place(self, seat: int, who: Seat) -> None:
        """Put somebody in a seat."""
        self.take_seats(self.roster.seats[:seat] + (who,) + self.roster.seats[seat + 1 :])

    def take_seats(self, seats: tuple[Seat, ...]) -> None:
        """Seat everybody so, and tell all."""
        self._change(seats=seats)
        self.desk.show_card()

    def give_up_seat(self, seat: int) -> None:
        """Let a mind play this seat for good."""
        who = self.roster.seats[seat]
        self._waits.pop(self.roster.person_in(seat), None)
        noted = self.roster.state == "game" and len(self.roster.notes) < MOST_LEFT
        left = ((LEFT, f"{seat} {self.deal} {who.name}"),) if noted else ()
        self.roster = self.roster.with_mind(seat, False).changed(notes=self.roster.notes + left)
        self.place(seat, Seat(MIND, who.face, who.name))
        self._asked_at = self._clock()

    def ask_to_leave(self, id: str) -> None:
        """Send somebody away: a mind plays on, and the table has another code from now on."""
        seat = self.roster.seat_of(id)
        self._gone.append(id)
        seated = [self.roster.host] + [owner(who.player) for who in self.roster.seats]
        stay = tuple([each for each in self.roster.people if each.id != id and each.id in seated])
        self._waits.clear()
        self._send_watchers_off("link")
        member = self.desk.members.by_id(id)
        if member is not None:
            self.desk.forget(member)
        self.desk.renew(self._primitives.random(SECRET))
        self.desk.forget_statements()
        self.roster = self.roster.in_epoch(self.desk.epoch, self.desk.post.keys.table).changed(people=stay)
        self.give_up_seat(seat)
        self._keep()
        self.desk.tell_code()

    def choose_rules(self, rules: Rules) -> str:
        """Play by these rules from now on. Returns why not, as the id of a sentence, or ""."""
        seats = self.roster.seats
        if rules.players != len(seats):
            seats = fitted(seats, rules.players)
            if self.held is not None or not seats:
                return "people.no.seat"
        self._change(rules=rules, seats=seats)
        self.desk.show_card()
        return ""

    def let_write(self, on: bool) -> None:
        """Let people write to each other, or only say what all can say."""
        self._change(writes=on)

    def let_help(self, what: str, on: bool) -> None:
        """Allow this kind of help for all, or for nobody."""
        now = self.roster.helps
        self._change(helps=tuple([each for each in HELPS if (on if each == what else each in now)]))
        self.desk.show_card()

    def keep(self, patience: int, clock: int) -> None:
        """Wait so long for people who are away, and for those who are there."""
        self._change(patience=patience, clock=clock)
        self.desk.show_card()

    # ---- the game ----------------------------------------------------------------------------------------------------

    def begin_game(self) -> None:
        """Begin a game, or another one, with whoever sits there."""
        game = f"{int(self._wall())}-{self._primitives.random(4).hex()}"
        self.held, self._revealed = None, 0
        self.sharing = Sharing()
        self._change(game=game, state="game", notes=help_notes(self.roster.helps), standing=())
        self.voting.end_all(self.ledger.number)
        self.held = Held(self.roster.record)
        self.desk.show_card()
        self._begin_round(1)

    def move(self, move: Move, proof: str, commit: str = "", nonce: str = "") -> None:
        """Make a move and tell all. Raises IllegalMove if the rules do not allow it."""
        assert self.held is not None
        line, own = self.held.play(move, nonce)
        self._add(f"move {line}{commit}", proof, own)
        self._moved = self.ledger.number
        self._acted_at = self._asked_at = self._clock()
        self.voting.end("undo", self.ledger.number)

    def pass_packet(self, seat: int, move: Passed, nonce: str, statement: tuple[str, str]) -> str:
        """Make a pass, if its giver has signed what it is committed to; else wait for that."""
        assert self.held is not None
        self.held.game.play(move)
        commit = self.held.commitment(seat, move.cards, nonce)
        if statement[0] != "pass " + commit.rpartition(" ")[2]:
            return WAIT
        self.move(move, statement[1], commit, nonce)
        return ""

    def vote(self, what: str, id: str, proof: str) -> None:
        """Count a vote that was signed. When all who are there agree, it is done."""
        self._add(f"vote {what} {id}", proof)
        self.voting.add(what, id, self.ledger.number)
        self._count(what)

    def _count(self, what: str) -> None:
        """Do what was voted on, once all who are asked agree."""
        who = self.votes.get(what)
        if who is None:
            return  # another vote has ended it
        first = self.roster.seat_of(who[0])
        if first < 0:
            self.refuse(what)  # whoever proposed it has left
        elif not [one for one in self._asked(what) if one not in who]:
            self._agreed(what, first)
            if what in self.votes:
                self.refuse(what)

    def _asked(self, what: str) -> list[str]:
        """Return who must agree: all who play; for another game all who are there when this one is over."""
        here = [id for id in self.playing() if self._sign_of(id, self._clock()) != "away"]
        return here if what == "again" else self.playing()

    def _agreed(self, what: str, seat: int) -> None:
        if what == "concede" and self.held is not None and self.held.game.phase in ("pass", "play", "moon"):
            self.move(Declared(seat, "concede"), "")
            self.voting.end("concede", self.ledger.number)
        elif what == "undo" and self.held is not None and self.held.may_go_back(seat):
            self._add(f"undo {self.held.go_back()}")
            self._moved = self.ledger.number
            self.voting.end("undo", self._moved)
            self._asked_at = self._clock()
        elif what == "again" and self.roster.state == "over":
            self.begin_game()
        elif what == "patience":
            self.keep(0, self.roster.clock)
        elif what == "clock":
            self.keep(self.roster.patience, 0)

    def refuse(self, what: str) -> None:
        """End a vote."""
        self._add(f"vote {what} off")
        self.voting.end(what, self.ledger.number)

    def playing(self) -> list[str]:
        """Return the people who play now."""
        roster = self.roster
        return [roster.person_in(seat) for seat in range(len(roster.seats)) if roster.plays(seat)]

    # ---- what time asks for ------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        held = self.held
        assert held is not None
        phase = held.game.phase
        if phase in ("deal", "over"):
            if held.game.deal is not None and self._revealed < held.game.length:
                self._reveal(held)
            elif phase == "deal":
                self._share(held)
            return
        self._think(held)
        for seat in held.game.waiting:
            if self._mind_plays(seat):
                self._move_for(held, seat)
                return

    def _think(self, held: Held) -> None:
        """Have the next mind choose as soon as it is asked: how long it takes must not tell what it holds."""
        minds = [seat for seat in held.game.waiting if not self.roster.plays(seat)][:1]
        if minds and self._chosen[:2] != (held.game, minds[0]):
            self._chosen = held.game, minds[0], held.mind_moves(minds[0])

    def _mind_plays(self, seat: int) -> bool:
        """Return whether a mind is to move in this seat now."""
        waited = self._clock() - self._asked_at
        if not self.roster.plays(seat):
            return self._clock() - self._acted_at >= PACE
        return self.roster.clock > 0 and waited > 1000 * self.roster.clock

    def _move_for(self, held: Held, seat: int) -> None:
        once = self.roster.plays(seat)
        if once:
            self._stand(seat, True)
        move = self._chosen[2] if self._chosen[:2] == (held.game, seat) else None
        move = move or held.mind_moves(seat)
        nonce = self._primitives.random(16).hex()
        self.move(move, "", held.commitment(seat, move.cards, nonce) if isinstance(move, Passed) else "", nonce)
        if once:
            self._stand(seat, False)

    def _reveal(self, held: Held) -> None:
        told, opening = held.opening()
        number = len(held.record.game.lines) + (1 if held.game.conceded >= 0 else 0)
        self._add(f"reveal {number} {told}", opening)
        self._revealed = held.game.length
        self.ready = set()
        self._acted_at = self._asked_at = self._clock()
        if held.game.phase == "over":
            self._change(state="over")
            self.desk.show_card()
        self.seat_those_who_wait()
        self._settle(held.record)

    def _share(self, held: Held) -> None:
        """Have the next deal's shares put in, when all who are there want it, or have waited long enough."""
        sharing = self.sharing
        if self.handing.id:
            return
        if not sharing.ids:
            waiting = [id for id in self.playing() if id not in self.ready]
            if not held.game.lines or not waiting or self._clock() - self._acted_at > REST:
                self._begin_round(1)
        elif sharing.all_opened:
            move = held.deal(sharing.shares)
            self.sharing = Sharing()
            self.move(move, "")
        elif sharing.all_promised and not sharing.told:
            self._add(f"hashes {sharing.deal} {sharing.attempt} {sharing.tell(self._clock())}", sharing.proof)
        elif self._clock() - sharing.begun > SHARES:
            self._break_round()

    def _begin_round(self, attempt: int) -> None:
        assert self.held is not None
        ids = self.playing() or [self.roster.host]
        self.sharing = Sharing(self.roster.game, self.deal, attempt, ids, self._clock())
        self._add(f"round {self.deal} {attempt} {' '.join(ids)}")

    def _break_round(self) -> None:
        """Begin the round again, without who kept it up; all see that, and it stands in the record."""
        sharing, missing = self.sharing, self.sharing.missing
        self._add(f"broken {sharing.deal} {sharing.attempt} {' '.join(missing)}")
        others = tuple([note for note in self.roster.notes if note[0] != RESTARTS])
        count = self.roster.restarts + 1
        for id in missing:
            seat = self.roster.seat_of(id)
            if seat >= 0 and id != self.roster.host:
                self._stand(seat, True)
        self._change(notes=others + ((RESTARTS, str(count)),))
        self._begin_round(sharing.attempt + 1)

    def _watch_people(self) -> None:
        """Let minds stand in for who is away, and people play again who are back."""
        roster, now, signs = self.roster, self._clock(), []
        for seat in range(len(roster.seats)):
            id = roster.person_in(seat)
            member = self.desk.members.by_id(id) if id else None
            sign = self._sign_of(id, now)
            if id:
                signs.append(f"{seat}:{sign}")
            if not id or roster.state != "game":
                continue
            if seat in roster.standing and sign != "away":
                self._stand(seat, False)
                self._asked_at = now
            elif seat not in roster.standing and sign == "away" and roster.patience:
                since = max(member.heard_at if member is not None else self._asked_at, self._asked_at)
                if now - since > 1000 * roster.patience:
                    self._stand(seat, True)
        here = [each for each in self.watchers if self._sign_of(each, now) != "away"]
        told = " ".join(signs + [f"watch:{len(here)}"])
        if told != self._signs:
            self._signs = told
            self.desk.hasten()

    def _sign_of(self, id: str, now: float) -> str:
        member = self.desk.members.by_id(id) if id else None
        return member.sign(now) if member is not None else "away"

    def _stand(self, seat: int, on: bool) -> None:
        self.roster = self.roster.with_mind(seat, on)
        self._add(f"stand {seat} {'on' if on else 'off'}")
        self._acted_at = self._clock()

    # ---- what is kept and told ---------------------------------------------------------------------------------------

    def _add(self, text: str, proof: str = "", own: dict[int, str] | None = None) -> None:
        self.ledger.add(text, proof, own)
        self._changed = True

    def _change(self, **fields: object) -> None:
        """Change the roster, and tell all of it."""
        self.roster = self.roster.changed(**fields)
        if self.held is not None:
            self.held.reseat(self.roster)
        self._add("table " + self.roster.text())
        if self.held is None and len(self.ledger.entries) > LOBBY:
            self._settle(None)

    def _settle(self, record: Record | None) -> None:
        """Have a new base: how the table stands between two deals, or before the first game."""
        self.ledger.settle(self.roster, record)
        self.voting.end_all(self.ledger.number)
        self._changed = True

    def _keep_and_tell(self) -> None:
        if self._changed:
            self._changed = False
            self._keep()
            self.desk.push(self.ledger, self.roster.seat_of, self.deal)

    def _keep(self) -> None:
        kept = State(
            self.me.seed, self.desk.codes, self.roster, self.held, self.ledger, self.sharing, self.voting, self._gone,
            self._revealed, self._moved, self.desk.done(), self._boots,
        )  # fmt: skip
        self._mapping[KEPT] = kept.text()

    def _card(self) -> dict[str, object]:
        """Return what the card of the table says to whoever opens its door."""
        roster = self.roster
        return {
            "protocol": 1,
            "exchange": letters(self.me.exchange),
            "name": roster.name,
            "rules": roster.rules.text(),
            "seats": [[who.name, who.face, "person" if who.person else "mind"] for who in roster.seats],
            "marks": [self._mark(who) for who in roster.seats],
            "state": roster.state,
            "patience": roster.patience,
            "clock": roster.clock,
            "epoch": self.desk.epoch,
            "watching": roster.watching,
            "helps": list(roster.helps),
            "chairs": [each.text(not each.host) for each in self._chain],
            "at": int(self._wall() / 1000),
        }

    def _mark(self, who: Seat) -> str:
        """Return the mark of the device of who sits here; empty for minds and where none is known."""
        id = owner(who.player)
        device = next((each.device for each in self.roster.people if each.id == id), "") if id else ""
        return mark_of(self._primitives, self.desk.post.keys.table, device) if device else ""


def fitted(seats: tuple[Seat, ...], count: int) -> tuple[Seat, ...]:
    """Return a table of so many seats with the same people, in their order; no seats where they are more."""
    left = count - len([who for who in seats if who.person])
    if left < 0:
        return ()
    names = [who.name for who in seats]
    kept: list[Seat] = []
    for who in list(seats) + [Seat(mind, face, name) for face, name, mind in REGULARS if name not in names]:
        if who.person or left > 0:
            left -= 0 if who.person else 1
            kept.append(who)
    return tuple(kept)


class State:
    """What the host keeps of a table; see `Host`.

    seed      of the host's key; codes: of each epoch; gone: who was asked to leave
    revealed  how many moves the game had when a deal was revealed last; moved: the entry of the last move
    boots     how often the host's page was opened
    """

    def __init__(
        self,
        seed: bytes,
        codes: list[bytes],
        roster: Roster,
        held: Held | None = None,
        ledger: Ledger | None = None,
        sharing: Sharing | None = None,
        voting: Votes | None = None,
        gone: list[str] | None = None,
        revealed: int = 0,
        moved: int = 0,
        done: list[list[str]] | None = None,
        boots: int = 0,
    ) -> None:
        self.seed, self.codes, self.roster, self.held = seed, codes, roster, held
        self.ledger = ledger or new_ledger(roster)
        self.sharing = sharing or Sharing()
        self.voting = voting or Votes()
        self.gone, self.revealed, self.moved = gone or [], revealed, moved
        self.done, self.boots = done or [], boots

    def text(self) -> str:
        """Return it all as JSON."""
        held = self.held
        game = None if held is None else [held.record.text(), [[seat, nonce] for seat, nonce in held.nonces.items()]]
        kept = [
            1, self.seed.hex(), [code.hex() for code in self.codes], self.roster.text(), self.ledger.text(), game,
            self.sharing.plain(), self.voting.plain(), self.gone, self.revealed, self.moved, self.done,
            self.boots,
        ]  # fmt: skip
        return json.dumps(kept)


def new_state(
    primitives: Primitives, rules: Rules, seats: tuple[Seat, ...], host: tuple[str, str, str, bytes], name: str
) -> State:
    """Return a new table; `host`: id, name, face and exchange key of the host's own person, who sits in the first
    seat."""
    id, called, face = host[:3]
    seats = (Seat(person(id), face, called),) + seats[1:]
    code = primitives.random(SECRET)
    tables = (TableKeys(primitives, code).table,)
    roster = Roster(rules, seats, id, name, (Known(*host),), tables=tables)
    return State(primitives.random(32), [code], roster)


def heir_state(heir: Heir) -> State:
    """Return the table as its next host begins to hold it."""
    revealed = heir.held.game.length if heir.held is not None else 0
    return State(
        heir.seed, heir.codes, heir.roster, heir.held, heir.ledger, revealed=revealed, moved=heir.ledger.number
    )


def kept_state(text: str) -> State:
    """Return the table that was kept; ValueError where there is none."""
    kept = json.loads(text)
    if not isinstance(kept, list) or kept[:1] != [1]:
        raise ValueError("No table was kept.")
    _, seed, codes, roster, ledger, game, sharing, votes, gone, revealed, moved, done, boots = kept
    held = None if game is None else Held(Record.read(game[0]), dict(game[1]))
    known = [bytes.fromhex(code) for code in codes]
    return State(
        bytes.fromhex(seed), known, read_roster(roster), held, read_ledger(ledger), read_sharing(sharing),
        read_votes(votes), gone, revealed, moved, done, boots,
    )  # fmt: skip

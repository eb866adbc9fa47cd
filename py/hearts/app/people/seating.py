"""Seats and watchers at the host: who waits for a seat, who sits where, who leaves or is asked to."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from hearts.app.keeping.setup import REGULARS
from hearts.app.people.block import mark_of, vouches
from hearts.app.people.by_mind import MIND
from hearts.app.people.code import SECRET
from hearts.app.people.named import called
from hearts.app.people.names import with_other_minds
from hearts.app.people.notes import AGAIN, LEFT, MOST_LEFT
from hearts.app.people.rate import Rate, Rates
from hearts.app.people.roster import HELPS, MOST_GONE, MOST_PEOPLE, Known, person
from hearts.app.people.watching import MOST as MOST_WATCHERS
from hearts.engine.record import Seat, owner

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.attendance import Attendance
    from hearts.app.people.book import Book
    from hearts.app.people.desk import Desk
    from hearts.app.people.members import Member
    from hearts.app.people.primitives import Primitives
    from hearts.engine.rules import Rules

COMINGS, OF_ONE = (1 / 60, 16), (1 / 60, 4)  # how often all and one may sit down, a second and at once
WAITS = 600_000  # milliseconds that a seat is kept for who is not heard
GONE = "gone"  # what is marked of a device in place of a table: its mark stays the same under another code


class Seating:
    """Who sits where, and who watches.

    watchers   the ids of those who watch; gone: of those who were asked to leave, at a public table with their devices
    """

    def __init__(
        self,
        primitives: Primitives,
        clock: Callable[[], float],
        book: Book,
        desk: Desk,
        attendance: Attendance,
        gone: list[str],
    ) -> None:
        self._primitives, self._clock = primitives, clock
        self._book, self._desk, self._attendance = book, desk, attendance
        self.watchers: list[str] = []
        self.gone = gone
        self._comings = Rate(clock, *COMINGS)
        self._comings_of = Rates(clock, *OF_ONE)
        self._changes = Rates(clock, 0.2, 5)
        self._waits: OrderedDict[str, tuple[int, str, str, str]] = OrderedDict()  # seat, face, name, and their proof
        self._instead: dict[str, int] = {}  # whose key is another one now, and the seat that they had

    @property
    def people(self) -> list[str]:
        """The ids of all who are let in."""
        return [each.id for each in self._book.roster.people] + self.watchers

    # ---- who comes -------------------------------------------------------------------------------------------------

    def waits(self, id: str) -> bool:
        """Return whether this person waits for a seat."""
        return id in self._waits

    def wait_for_seat(self, member: Member, wanted: int, face: str, name: str, device: str, vouch: str) -> bool:
        """Remember who wants a seat, and let them in: they are told what happens from now on, and sign their name.
        Returns False where there is no room."""
        if member.id in self.watchers:
            self.watchers.remove(member.id)
        if member.id not in self.people:
            known = called(self._book.roster, -1, name)
            by = (device, vouch) if vouches(self._primitives, device, member.id, vouch) else ("", "")
            people = self._with(Known(member.id, known, face, member.exchange, *by))
            if not people:
                return False
            self._book.change(people=people)
        else:
            self.vouch(member.id, device, vouch)
        self._waits[member.id] = wanted, face, name, ""
        return True

    def take_name(self, member: Member, face: str, name: str) -> bool:
        """Take what somebody who waits has signed of their face and name, once. Returns False where that is not it, or
        not of this deal."""
        said, proof = member.statement
        if said != f"sit {face} {name}" or not self._book.witness.may_sit(member.id, proof):
            return False
        member.state("", "")
        self._waits[member.id] = self._waits[member.id][0], face, name, proof
        return True

    def _with(self, new: Known) -> tuple[Known, ...]:
        """Return the people with another one, without as many of those who need no place as must make room; nobody
        where there is none."""
        people = self._book.roster.people + (new,)
        idle = [each for each in people[:-1] if not self._needs(each.id)]
        while len(people) > MOST_PEOPLE or not self._book.fits(people=people):
            if not idle:
                return ()
            gone = idle.pop(0)
            people = tuple([each for each in people if each is not gone])
        return people

    def _needs(self, id: str) -> bool:
        """Return whether somebody sits at the table, waits for a seat, or is the host."""
        roster = self._book.roster
        return id == roster.host or roster.seat_of(id) >= 0 or id in self._waits

    def may_come(self, id: str) -> bool:
        """Return whether another one may sit down now: who comes and goes without end makes the log long."""
        return id == self._book.roster.host or (self._comings_of.allows(id) and self._comings.allows())

    def may_change(self, id: str) -> bool:
        """Return whether this person may change again how they are told of: not without end."""
        return self._book.room and self._changes.allows(id)

    def vouch(self, id: str, device: str, vouch: str) -> None:
        """Note for whom a device vouches, if it does."""
        people = self._book.roster.people
        known = next((each for each in people if each.id == id), None)
        if known is None or known.device == device or not vouches(self._primitives, device, id, vouch):
            return
        if not self.may_change(id):
            return
        told = Known(id, known.name, known.face, known.exchange, device, vouch)
        people = tuple([told if each is known else each for each in people])
        if self._book.fits(people=people):
            self._book.change(people=people)

    def seat_those_who_wait(self) -> None:
        """Seat everybody who waits and has signed their name, as far as there are seats of minds."""
        for id, (wanted, face, name, proof) in list(self._waits.items()):
            if self._attendance.away(id) or not self._book.witness.may_sit(id, proof):
                continue  # they get their seat when they are back, or have signed it anew
            roster, again = self._book.roster, self._instead.pop(id, -1)
            free = [seat for seat in range(len(roster.seats)) if not roster.person_in(seat)]
            if again >= 0 and self._attendance.away(roster.person_in(again)):
                wanted, free = again, [again]
                self._note_again(again, called(roster, again, name))
            seat = wanted if wanted in free else (free[0] if free else -1)
            if seat >= 0:
                del self._waits[id]
                self.place(seat, Seat(person(id), face, called(roster, seat, name)), proof)

    def look(self) -> None:
        """Seat those who wait and are back, between two deals, and forget who was not heard for long."""
        for id in list(self._waits):
            member = self._desk.members.by_id(id)
            if member is None or self._clock() - member.heard_at > WAITS:
                del self._waits[id]
        if self._waits and self._book.settled:
            self.seat_those_who_wait()

    def seat_again(self, seat: int, id: str) -> bool:
        """Give a seat to somebody whose device has lost its key, once no deal is played. Returns False where its person
        is there, or nobody of that id waits."""
        if id not in self._waits or not self._attendance.away(self._book.roster.person_in(seat)):
            return False
        self._instead[id] = seat
        if self._book.settled:
            self.seat_those_who_wait()
        return True

    def _note_again(self, seat: int, name: str) -> None:
        """Note in the record that somebody sits there again with another key."""
        book = self._book
        book.unstand(seat)
        notes = book.roster.notes + ((AGAIN, f"{seat} {book.deal} {name}"),)
        if book.roster.game and len(notes) <= MOST_LEFT and book.fits(notes=notes):
            book.note(notes=notes)

    # ---- who sits where --------------------------------------------------------------------------------------------

    def place(self, seat: int, who: Seat, proof: str = "") -> None:
        """Put somebody in a seat; `proof`: that they have signed their face and name, where these are new. Before a
        game a mind of the same name makes way for another one."""
        seats = self._book.roster.seats
        seats = seats[:seat] + (who,) + seats[seat + 1 :]
        self.take_seats(seats if self._book.roster.state == "game" else with_other_minds(seats), proof)

    def take_seats(self, seats: tuple[Seat, ...], proof: str = "") -> None:
        """Seat everybody so, and tell all."""
        self._book.change(proof, seats=seats)
        self._desk.show_card()

    def choose_rules(self, rules: Rules) -> str:
        """Play by these rules from now on. Returns why not, as the id of a sentence, or ""."""
        seats = self._book.roster.seats
        if rules.players != len(seats):
            seats = fitted(seats, rules.players)
            if self._book.held is not None or not seats:
                return "people-no-seat"
        self._book.change(rules=rules, seats=seats)
        self._desk.show_card()
        return ""

    def keep(self, patience: int, clock: int) -> None:
        """Wait so long for people who are away, and for those who are there."""
        self._book.change(patience=patience, clock=clock)
        self._desk.show_card()

    def let_write(self, on: bool) -> None:
        """Let people write to each other, or only say what all can say."""
        self._book.change(writes=on)

    def let_help(self, what: str, on: bool) -> None:
        """Allow this kind of help for all, or for nobody."""
        now = self._book.roster.helps
        self._book.change(helps=tuple([each for each in HELPS if (on if each == what else each in now)]))
        self._desk.show_card()

    def wait_no_more(self, id: str) -> None:
        """Forget that somebody wants a seat."""
        self._waits.pop(id, None)

    # ---- who leaves ------------------------------------------------------------------------------------------------

    def give_up_seat(self, seat: int) -> None:
        """Let a mind play this seat for good."""
        book, who = self._book, self._book.roster.seats[seat]
        self._waits.pop(book.roster.person_in(seat), None)
        notes = book.roster.notes + ((LEFT, f"{seat} {book.deal} {who.name}"),)
        book.unstand(seat)
        if book.roster.state == "game" and len(notes) <= MOST_LEFT and book.fits(notes=notes):
            book.note(notes=notes)
        self.place(seat, Seat(MIND, who.face, who.name))
        book.ask()

    def ask_to_leave(self, id: str) -> None:
        """Send somebody away: a mind plays on, and the table has another code from now on. Whoever asks keeps the table
        before they tell the code, see `Desk.tell_code`."""
        book, desk = self._book, self._desk
        seat = book.roster.seat_of(id)
        self.gone.append(id)
        if book.roster.public:  # the lobby tells the next code to everybody: so their device is known again
            for device in [each.device for each in book.roster.people if each.id == id and each.device]:
                self.gone.append(device)
                self._mark_gone(device)
        member = desk.members.by_id(id)
        if member is not None:
            desk.forget(member)
        self._renew_code(id)
        self.give_up_seat(seat)

    def sent_away(self, device: str) -> bool:
        """Return whether somebody at this device was asked to leave a public table."""
        roster = self._book.roster
        return roster.public and (device in self.gone or self._mark(device) in roster.gone)

    def _mark(self, device: str) -> str:
        return mark_of(self._primitives, GONE, device)

    def _mark_gone(self, device: str) -> None:
        """Have everybody know this device again, so that another host lets it in no more than this one."""
        gone = self._book.roster.gone[1 - MOST_GONE :] + (self._mark(device),)
        if self._book.fits(gone=gone):
            self._book.note(gone=gone)

    def let_find(self, on: bool) -> None:
        """Have the lobby tell of a public table, or close it: it has another code then, see `ask_to_leave`."""
        if not on:
            self._renew_code("")
        self._book.change(closed=not on)

    def _renew_code(self, but: str) -> None:
        """Have another code for those who have a seat, without this one."""
        book, desk = self._book, self._desk
        seated = [book.roster.host] + [owner(who.player) for who in book.roster.seats]
        stay = tuple([each for each in book.roster.people if each.id != but and each.id in seated])
        self._waits.clear()
        self._send_watchers_off("link")
        desk.renew(self._primitives.random(SECRET))
        desk.forget_statements()
        book.enter(desk.epoch, desk.post.keys.table)
        book.note(people=stay)

    # ---- who watches -----------------------------------------------------------------------------------------------

    def watch(self, id: str) -> str:
        """Let somebody watch. Returns why not, as the id of a sentence, or ""."""
        if id in self.people:
            return ""
        if not self._book.roster.watching:
            return "people-no-watching"
        if len(self.watchers) >= MOST_WATCHERS:
            gone = [each for each in self.watchers if self._attendance.away(each)][:1]
            if not gone:
                return "people-no-room"
            self.watchers.remove(gone[0])
        self.watchers.append(id)
        return ""

    def let_watch(self, watching: bool) -> None:
        """Let whoever has the link watch from now on, or nobody."""
        if not watching:
            self._send_watchers_off("watching")
        self._book.change(watching=watching)
        self._desk.show_card()

    def _send_watchers_off(self, why: str) -> None:
        for id in self.watchers:
            member = self._desk.members.by_id(id)
            if member is not None:
                self._desk.forget(member, why)
        self.watchers = []


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

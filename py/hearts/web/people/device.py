"""This device at a table of people: its line to the relay, its person, and the host where it holds the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people import beside
from hearts.app.people.beside import Beside, first_invite
from hearts.app.people.host import Host
from hearts.app.people.kept_table import KEPT, kept_invite
from hearts.app.people.lobby import Listing
from hearts.app.people.message import Identity
from hearts.app.people.move_seat import LASTS, Giving, Taking
from hearts.app.people.orders import carry_out
from hearts.app.people.relays import checked
from hearts.app.people.state import KEPT as HELD
from hearts.app.people.state import heir_state, kept_state, new_state
from hearts.app.people.transport import Branches
from hearts.web.browser import clock
from hearts.web.browser.storage_part import StoragePart

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.chair import Handed
    from hearts.app.people.chair_host import Heir
    from hearts.app.people.code import Invite
    from hearts.app.people.guest import Guest
    from hearts.app.people.state import State
    from hearts.app.people.transport import Branch
    from hearts.app.people.transport import State as Link
    from hearts.engine.record import Seat
    from hearts.engine.rules import Rules
    from hearts.web.browser.people import Doors

RELAY = "relay"  # where this device keeps the address of the relay that its person agreed to
TICK = 0.1  # seconds between two looks at what time asks for
SECRET = 32  # bytes
SEEN, WEEK = "table-seen", 7 * 24 * 3600  # when this device was last at its table; seconds for which it is kept
CODE = 10  # bytes
OF_TABLE = (HELD, RELAY)  # what is kept of one table, beside what is kept of its people
PATIENCE = 30  # seconds for another device to give a seat
LAST = 1000  # milliseconds within which what was said last is on its way


class Device:
    """What of one table is at this device, from its opening until it is left.

    beside   the people here; host: None where another device holds the game
    giving   the code by which another device may take this seat over; empty while none is shown
    address  of the relay; link: how the line to it is; number: of the part of the storage that is its own
    changed  is called whenever something about the table has changed that a screen shows
    """

    def __init__(self, ways: Doors, address: str, number: int, changed: Callable[[], None]) -> None:
        self.address = address
        self.link: Link = "opening"
        self.host: Host | None = None
        self.over = False
        self.giving = b""
        self.changed = changed
        self._ends: list[Branch] = []
        self._kept = StoragePart(number)
        self._ways = ways
        self._primitives = ways.primitives()
        self._branches = Branches(ways.relay(address), lambda act: clock.later(0, act))
        self._kept[RELAY] = address
        self.beside = Beside(self._primitives, self._branches, self._kept, clock.since_start, self._meet)
        self._end().listen(lambda *_: None, self._turn)  # it looks at the line alone
        self._seen_at = 0.0
        self._listing: Listing | None = None  # says in the lobby that this table can be found
        self._before: Host | None = None  # that has given the table away, and still tells who did not hear of it
        self._tick_safely = clock.guard(self._tick)

    async def open(self, rules: Rules, seats: tuple[Seat, ...], name: str, face: str, public: bool = False) -> None:
        """Open a table of one's own, in pieces: minds sit in all other seats, until people come; `public`: others may
        find it."""
        me = Identity(self._primitives, self._primitives.random(SECRET))
        await clock.breathe()
        state = new_state(self._primitives, rules, seats, (me.id, name, face, me.exchange), name, public)
        await clock.breathe()
        self._hold(state)
        await clock.breathe()
        assert self.host is not None
        self.join(self.host.invite, me.seed)

    def resume(self) -> bool:
        """Go on at the table at which this device was last. Returns whether there is one."""
        text = self._kept.get(HELD)
        if text:
            try:
                self._hold(kept_state(text))
            except (ValueError, IndexError, KeyError):
                self._kept.pop(HELD)
        invite = self.host.invite if self.host is not None else first_invite(self._kept)
        if invite is not None:
            self.join(invite)
        return invite is not None

    def join(self, invite: Invite, seed: bytes = b"") -> None:
        """Look for the table of this invitation."""
        self.beside.open(invite, seed)
        if self.host is None:
            self.guest.lose_host()

    @property
    def guest(self) -> Guest:
        """The person who has the device now."""
        return self.beside.guest

    @property
    def people(self) -> list[Guest]:
        """All who sit at this device."""
        return self.beside.people

    @property
    def shared(self) -> bool:
        """Whether several people sit at this device."""
        return self.beside.shared

    @property
    def hosts(self) -> bool:
        """Whether who has the device is the host's person."""
        return self.host is not None and self.guest is self.people[0]

    def keeps_games_of(self, guest: Guest) -> bool:
        """Return whether the games of this person are kept: those of whom the device belongs to."""
        return guest in self.people and self.beside.number_of(guest) == 0

    def _meet(self, guest: Guest) -> None:
        """Hear what one of the people here tells."""
        guest.told.tell(on_where=lambda: self._come(guest), on_signs=self.changed)
        guest.told.tell(on_heir=self._take_chair, on_other_host=self._yield_chair)

    def _come(self, guest: Guest) -> None:
        """The host's own person sits at the table that they have opened."""
        host = self.host
        if host is not None and guest.where == "found" and guest is self.people[0]:
            seat = host.roster.seat_of(host.roster.host)
            who = host.roster.seats[max(seat, 0)]
            guest.sit(who.face, who.name, seat)
        self.changed()

    def _end(self) -> Branch:
        end = self._branches.end()
        self._ends.append(end)
        return end

    def _hold(self, state: State) -> None:
        end = self._end()
        self.host = Host(self._primitives, end, self._kept, clock.since_start, state, carry_out, clock.now)
        end.listen(self.host.receive, lambda _: None)
        if state.roster.public:
            self._listing = Listing(self._primitives, end, clock.since_start, clock.now)

    def _turn(self, link: Link) -> None:
        self.link = link
        self.changed()

    async def run(self) -> None:
        """Do what time asks for, until the table is left."""
        while not self.over:
            self._tick_safely()
            await clock.sleep(TICK)

    def _tick(self) -> None:
        if self.host is not None:
            self.host.tick()
            if self.host.stuck:
                self._give_up()
                return
            if self._listing is not None:
                self._listing.tick(self.host.me, self.host.invite.code, self.host.roster)
            if self.host.over:
                self._part()
                self._before, self.host = self.host, None
                self.changed()
        if self._before is not None:
            self._before.tick()
            if self._before.finished:
                self._before = None
                if self.host is None:
                    self._kept.pop(HELD)
        self.beside.hide(self._ways.hidden)
        self.beside.tick()
        if clock.now() / 1000 - self._seen_at > 60:
            self._seen_at = clock.now() / 1000
            self._kept[SEEN] = str(int(self._seen_at))

    def wake(self) -> None:
        """Try at once to reach the relay again, where the line is lost."""
        self._branches.wake()

    # ---- the host's chair ------------------------------------------------------------------------------------------

    def _take_chair(self, heir: Heir) -> None:
        """Hold the table from now on."""
        self._hold(heir_state(heir))
        self.changed()

    def _yield_chair(self, handed: Handed) -> None:
        """Follow those who went on without the host here, if nobody has stayed with it."""
        if self.host is not None and self.host.yields_to(handed):
            self._drop_host()
            for guest in self.people:
                guest.go_over(handed, True)

    def _part(self) -> None:
        """Say in the lobby that this host's table is gone."""
        if self._listing is not None and self.host is not None:
            self._listing.part(self.host.me, self.host.roster)
            self._listing = None

    def _give_up(self) -> None:
        """Hold the table no more: the game does not get any further here. Others may go on without this host."""
        self._drop_host()
        for guest in self.people:
            guest.lose_host()
            guest.doubts.doubt("people-doubt-stuck")

    def _drop_host(self) -> None:
        self._part()
        self.host = None
        self._kept.pop(HELD)
        self.changed()

    # ---- a seat at two devices -------------------------------------------------------------------------------------

    def give_seat(self) -> None:
        """Show a code by which another device may take this seat over, once."""
        self.giving = self._primitives.random(CODE)
        end, guest = self._end(), self.guest
        giving = Giving(self._primitives, end, clock.since_start, self.giving, lambda: guest.kept)
        end.listen(giving.receive, lambda _: None)
        clock.later(LASTS, self._stop_giving)

    def _stop_giving(self) -> None:
        self.giving = b""
        self.changed()

    async def take_seat(self, code: bytes) -> Invite | None:
        """Take over the seat that another device gives by this code; return its table, or None where nobody answers."""
        end = self._end()
        taking = Taking(self._primitives, end, clock.since_start, code)
        end.listen(taking.receive, lambda _: None)
        for _ in range(int(PATIENCE / TICK)):
            taking.tick()
            if taking.kept:
                break
            await clock.sleep(TICK)
        taking.close()
        if taking.kept:
            beside.forget(self._kept)
            self._kept[KEPT] = taking.kept
        return kept_invite(self._kept) if taking.kept else None

    def leave(self) -> None:
        """Leave the table for good; a mind plays on for this person."""
        for guest in self.people if self.host is None else []:
            if guest.where in ("joined", "joining"):
                guest.order("leave")
        self.drop()

    def drop(self) -> None:
        """Forget the table, and end the line."""
        self._part()
        self.over = True
        for end in self._ends:  # a host that heard somebody would keep the table again
            end.listen(lambda *_: None, lambda _: None)
        self.beside.drop()
        for name in OF_TABLE:
            self._kept.pop(name)
        clock.later(LAST, self._close)

    def halt(self) -> None:
        """Stop here and keep everything: another tab goes on."""
        self.over = True
        self._close()

    @property
    def invite(self) -> Invite:
        """What the link of this table says."""
        return self.host.invite if self.host is not None else self.guest.invite

    def _close(self) -> None:
        self.beside.close()
        for end in self._ends:
            end.close()


def kept_relay(number: int = 1) -> str:
    """Return the relay of the table at which this device was last; empty where it was at none."""
    kept = StoragePart(number)
    if not kept.get(HELD) and first_invite(kept) is None:
        return ""
    seen = kept.get(SEEN)
    if seen and clock.now() / 1000 - int(seen) > WEEK:
        forget_table(number)
        return ""
    address = kept.get(RELAY)
    return address if address == "tabs:" else checked(address)


def forget_table(number: int = 1) -> None:
    """Keep nothing of the table at which this device was last."""
    kept = StoragePart(number)
    beside.forget(kept)
    for name in OF_TABLE + (SEEN,):
        kept.pop(name)

"""This device at a table of people: its line to the relay, its person, and the host where it holds the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people import guest as guests
from hearts.app.people import host as hosts
from hearts.app.people.guest import Guest, kept_invite
from hearts.app.people.host import Host, kept_state, new_state
from hearts.app.people.message import Identity
from hearts.app.people.orders import carry_out
from hearts.app.people.relays import checked
from hearts.app.people.transport import Branches
from hearts.web.browser import clock
from hearts.web.people.kept import Kept

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.code import Invite
    from hearts.app.people.host import State
    from hearts.app.people.transport import Branch
    from hearts.app.people.transport import State as Link
    from hearts.engine.record import Seat
    from hearts.engine.rules import Rules
    from hearts.web.browser.people import Doors

RELAY = "relay"  # where this device keeps the address of the relay that its person agreed to
TICK = 0.1  # seconds between two looks at what time asks for
SECRET = 32  # bytes
LAST = 1000  # milliseconds within which what was said last is on its way


class Device:
    """What of one table is at this device, from its opening until it is left.

    guest    the person here; host: None where another device holds the game
    address  of the relay; link: how the line to it is; number: of the part of the storage that is its own
    changed  is called whenever something about the table has changed that a screen shows
    """

    def __init__(self, ways: Doors, address: str, number: int, changed: Callable[[], None]) -> None:
        self.address = address
        self.link: Link = "opening"
        self.host: Host | None = None
        self.guest: Guest
        self.over = False
        self.changed = changed
        self._ends: list[Branch] = []
        self._kept = Kept(number)
        self._primitives = ways.primitives()
        self._branches = Branches(ways.relay(address), lambda act: clock.later(0, act))
        self._kept[RELAY] = address
        self._tick_safely = clock.guarded(self._tick)

    def open(self, rules: Rules, seats: tuple[Seat, ...], name: str, face: str) -> None:
        """Open a table of one's own: minds sit in all other seats, until people come."""
        me = Identity(self._primitives, self._primitives.random(SECRET))
        state = new_state(self._primitives, rules, seats, (me.id, name, face, me.exchange), name)
        self._hold(state)
        assert self.host is not None
        self.join(self.host.invite, me.seed)

    def resume(self) -> bool:
        """Go on at the table at which this device was last. Returns whether there is one."""
        text = self._kept.get(hosts.KEPT)
        if text:
            try:
                self._hold(kept_state(text))
            except (ValueError, IndexError, KeyError):
                self._kept.pop(hosts.KEPT)
        invite = self.host.invite if self.host is not None else kept_invite(self._kept)
        if invite is not None:
            self.join(invite)
        return invite is not None

    def join(self, invite: Invite, seed: bytes = b"") -> None:
        """Look for the table of this invitation."""
        end = self._end()
        self.guest = Guest(
            self._primitives, end, self._kept, clock.since_start, invite, seed=seed or self._primitives.random(SECRET)
        )
        end.listen(self.guest.receive, self._turn)
        self.guest.told.tell(on_where=self._come, on_signs=self.changed)

    def _come(self) -> None:
        """The host's own person sits at the table that they have opened."""
        guest, host = self.guest, self.host
        if host is not None and guest.where == "found":
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
        self.guest.tick()

    def leave(self) -> None:
        """Leave the table for good; a mind plays on for this person."""
        if self.guest.where == "joined" and self.host is None:
            self.guest.order("leave")
        self.over = True
        for name in (hosts.KEPT, guests.KEPT, RELAY):
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
        for end in self._ends:
            end.close()


def kept_relay(number: int = 1) -> str:
    """Return the relay of the table at which this device was last; empty where it was at none."""
    kept = Kept(number)
    if not kept.get(hosts.KEPT) and kept_invite(kept) is None:
        return ""
    address = kept.get(RELAY)
    return address if address == "tabs:" else checked(address)

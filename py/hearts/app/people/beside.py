"""Several people at one device of a table: each is a guest of their own, on the one connection of the device.

Each has keys of their own and counts as one at the table. A guest is told their own cards alone, so none of them has
those of another who sits here; whoever shows the table shows it to one of them at a time, and covers it in between.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.blocked_people import BLOCKED, MUTED
from hearts.app.people import asleep
from hearts.app.people.block import DEVICE
from hearts.app.people.chair_guest import KEPT as HEIR
from hearts.app.people.chair_host import KEPT as CHAIRS
from hearts.app.people.guest import Guest
from hearts.app.people.helped import KEPT as HELPED
from hearts.app.people.kept_table import KEPT, MOVED, kept_invite
from hearts.app.people.talk import KEPT as TALK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, MutableMapping

    from hearts.app.people.code import Invite
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.transport import Branch, Branches

    Texts = MutableMapping[str, str]
else:
    Texts = object

BESIDE = "table-beside"  # the numbers of the people who sit here, unless there is only number 0
SHARED = (DEVICE, BLOCKED, MUTED)  # what is kept for all of them
OWN = (KEPT, MOVED, CHAIRS, HEIR, HELPED, TALK, asleep.ROSTER, asleep.DEALS)  # what is kept of each
SECRET = 32  # bytes
LEAVES = 10_000  # milliseconds in which the host is asked for a seat to be given up


class Part(Texts):
    """What is kept of one of several people at a device: their number stands behind each name."""

    def __init__(self, mapping: MutableMapping[str, str], number: int) -> None:
        self._mapping, self._behind = mapping, f"-of-{number}"

    def _name(self, name: str) -> str:
        return name if name in SHARED else name + self._behind

    def __getitem__(self, name: str) -> str:
        return self._mapping[self._name(name)]

    def __setitem__(self, name: str, text: str) -> None:
        self._mapping[self._name(name)] = text

    def __delitem__(self, name: str) -> None:
        del self._mapping[self._name(name)]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._name(name) in self._mapping

    def __iter__(self) -> Iterator[str]:
        return iter([name for name in self._mapping if name in SHARED or name.endswith(self._behind)])

    def __len__(self) -> int:
        return len(list(self.__iter__()))

    def get(self, name: str, default: str = "") -> str:  # type: ignore[override] # texts alone are kept here
        """Return the text under this name, or `default`."""
        return self._mapping.get(self._name(name), default)

    def pop(self, name: str, default: str = "") -> str:  # type: ignore[override] # texts alone are kept here
        """Forget the text under this name, and return it."""
        return self._mapping.pop(self._name(name), default)


def numbers(mapping: MutableMapping[str, str]) -> list[int]:
    """Return the numbers of the people who sit at this device; number 0 is whom it belongs to."""
    kept = mapping.get(BESIDE, "").split(" ")
    return [int(number) for number in kept if gate.digits(number, 4)] or [0]


def part_of(mapping: MutableMapping[str, str], number: int) -> MutableMapping[str, str]:
    """Return where it is kept what belongs to the person with this number."""
    return Part(mapping, number) if number else mapping


def first_invite(mapping: MutableMapping[str, str]) -> Invite | None:
    """Return the invitation to the table at which people sat at this device last; None where nobody did."""
    return kept_invite(part_of(mapping, numbers(mapping)[0]))


def forget(mapping: MutableMapping[str, str]) -> None:
    """Keep nothing more of the people who sat here."""
    for number in numbers(mapping):
        _drop(mapping, number)
    mapping.pop(BESIDE, "")


def _drop(mapping: MutableMapping[str, str], number: int) -> None:
    part = part_of(mapping, number)
    for name in OWN:
        part.pop(name, "")


class Beside:
    """The people at one device of a table.

    people  their guests, in the order in which they came. The first one alone may hold the table.
    guest   who has the device now
    met     is told each of them, once there is a guest for them
    """

    def __init__(
        self,
        primitives: Primitives,
        branches: Branches,
        mapping: MutableMapping[str, str],
        clock: Callable[[], float],
        met: Callable[[Guest], None],
    ) -> None:
        self._primitives, self._branches, self._mapping, self._clock = primitives, branches, mapping, clock
        self._met = met
        self.people: list[Guest] = []
        self._numbers: list[int] = []
        self._ends: list[Branch] = []
        self._last = 0  # the highest number so far
        self._leaving: list[tuple[Guest, Branch, int, float]] = []  # who has left, their number, and until when

    @property
    def shared(self) -> bool:
        """Whether several people sit here."""
        return len(self.people) > 1

    def open(self, invite: Invite, seed: bytes = b"") -> None:
        """Look for the table of this invitation, with all who sat here at that table before.

        seed  of whom the device belongs to; where it is empty, what is kept is taken up, or another one is drawn
        """
        before = first_invite(self._mapping)
        if seed or before is None or before.code != invite.code:
            forget(self._mapping)
        several = numbers(self._mapping)
        self._last = max(several)
        for number in several:
            own = kept_invite(part_of(self._mapping, number)) if number != several[0] else None
            self._join(number, own or invite, seed)
        self.guest = self.people[0]

    def _join(self, number: int, invite: Invite, seed: bytes) -> Guest:
        end = self._branches.end()
        mapping, seed = part_of(self._mapping, number), seed or self._primitives.random(SECRET)
        guest = Guest(self._primitives, end, mapping, self._clock, invite, seed=seed)
        end.listen(guest.receive, lambda _: None)
        self.people.append(guest)
        self._numbers.append(number)
        self._ends.append(end)
        self._met(guest)
        return guest

    def seats_left(self) -> int:
        """Return how many more may sit down here: as many as there are seats without a person."""
        roster = self.people[0].table.roster
        if roster is None or self.people[0].where != "joined":
            return 0
        waiting = [each for each in self.people if roster.seat_of(each.me.id) < 0]
        return len(roster.seats) - len(roster.seated) - len(waiting)

    def add(self, face: str, name: str) -> Guest | None:
        """Have somebody else sit down here. Returns their guest; None where no seat is free for them.

        They know the table and its host from the first one here, and have keys of their own.
        """
        if self.seats_left() < 1:
            return None
        self._last += 1
        _drop(self._mapping, self._last)
        known = gate.parse_object(self.people[0].kept)
        seed = self._primitives.random(SECRET)
        known.update({"seed": seed.hex(), "seat": f"-1 {face} {name}", "promises": [{}, {}, {}], "seen": None})
        part_of(self._mapping, self._last)[KEPT] = json.dumps(known)
        guest = self._join(self._last, self.people[0].invite, seed)
        self._note()
        return guest

    def part(self, guest: Guest, leaves: bool = True) -> None:
        """Let one of several people go; whoever is left has the device. `leaves`: whether they give their seat up."""
        at = self.people.index(guest)
        if leaves:
            guest.order("leave")
        until = self._clock() + (LEAVES if leaves else 0)
        self._leaving.append((guest, self._ends[at], self._numbers[at], until))
        if self.guest is guest:
            self.guest = self.people[0 if at else 1]
        for several in (self.people, self._numbers, self._ends):
            del several[at]
        self._note()

    def _let_go(self) -> None:
        """Forget who has left, once the host knows it, or does not answer."""
        for each in list(self._leaving):
            guest, end, number, until = each
            if guest.busy and self._clock() < until:
                guest.tick()
                continue
            end.close()
            _drop(self._mapping, number)
            self._leaving.remove(each)

    def close(self) -> None:
        """Hear nothing more."""
        for end in self._ends + [each[1] for each in self._leaving]:
            end.close()

    def drop(self) -> None:
        """Hear nothing more, and keep nothing of who sat here. What was said last still goes out."""
        for end in self._ends + [each[1] for each in self._leaving]:
            end.listen(lambda *_: None, lambda _: None)
        for guest in self.people + [each[0] for each in self._leaving]:
            guest.forget()
        for each in self._leaving:
            _drop(self._mapping, each[2])
        forget(self._mapping)

    def _note(self) -> None:
        """Keep who sits here."""
        if self._numbers == [0]:
            self._mapping.pop(BESIDE, "")
        else:
            self._mapping[BESIDE] = " ".join([str(number) for number in self._numbers])

    def number_of(self, guest: Guest) -> int:
        """Return the number of one of these people; 0 is whom the device belongs to."""
        return self._numbers[self.people.index(guest)]

    def mapping_of(self, guest: Guest) -> MutableMapping[str, str]:
        """Return where it is kept what belongs to one of these people."""
        return part_of(self._mapping, self.number_of(guest))

    def turn_to(self, guest: Guest) -> None:
        """Give the device to one of these people."""
        self.guest = guest

    def hide(self, hidden: bool) -> None:
        """Note whether the page of all here is in the background."""
        for guest in self.people:
            guest.hide(hidden)

    def tick(self) -> None:
        """Do what time asks for; to be called several times a second."""
        self._let_go()
        for guest in list(self.people):
            guest.tick()
            if guest is not self.people[0] and guest.chair.asks in ("take", "offered"):
                guest.answer_chair(False)  # the first one here may hold the table, and nobody else


class Turns:
    """Who of several people at a device is to have it now.

    rests  whether nothing is to be asked of somebody: a mind finishes the deal for them
    """

    def __init__(self, beside: Beside, rests: Callable[[Guest], bool]) -> None:
        self._beside, self._rests = beside, rests
        self._told: list[str] = []  # questions for which the device was handed on

    def due(self) -> Guest | None:
        """Return to whom the device is to be handed on; None while it is where it belongs.

        Whoever has answered a question hands it to who has not. Otherwise whoever is to move keeps it.
        """
        front = self._beside.guest
        others = [each for each in self._beside.people if each is not front]
        open = {id(each): questions(each) for each in self._beside.people}
        self._told = [one for one in self._told if [1 for several in open.values() if one in several]]
        if not open[id(front)]:
            for guest in others:
                new = [one for one in open[id(guest)] if one not in self._told]
                if new:
                    self._told += new
                    return guest
        if self.moves(front):
            return None
        waited = [each for each in others if self.moves(each)]
        waited.sort(key=lambda each: (each.seat - front.seat) % 6)
        return waited[0] if waited else None

    def moves(self, guest: Guest) -> bool:
        """Return whether a move is awaited of somebody, who has not made it yet."""
        view, roster = guest.table.view, guest.table.roster
        if view is None or roster is None or guest.where != "joined" or guest.story or guest.busy:
            return False
        awaited = view.phase in ("pass", "play", "moon") and view.seat in view.waiting
        return awaited and roster.plays(view.seat) and not self._rests(guest)


def questions(guest: Guest) -> list[str]:
    """Return what somebody is asked and has not answered: votes, and what concerns the host's chair."""
    id, asks = guest.me.id, guest.chair.asks
    if guest.where != "joined" or guest.seat < 0:
        return []
    found = [f"{id} vote {what}" for what, agree in guest.table.votes.items() if agree and id not in agree]
    return found + ([f"{id} chair {asks} {guest.chair.who}"] if asks else [])

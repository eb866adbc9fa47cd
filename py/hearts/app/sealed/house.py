"""The people of a table: seats, names, faces, those who wait, and the table's settings. All follows from the log alone.

Construction: a person sits by an entry `sit` that they sign themselves, with the key by which their device is known at
this table. People who share a device have one key and a number each, from 0 on; a device is heard, votes and mixes
once, however many sit at it. All names are computed alike from what was signed (`called`). Seats change between deals:
who comes during one waits, who leaves is gone when it is over. The leader keeps the table (rules, seats, settings); it
knows no card by that.

    sit SEAT NUMBER EXCHANGE DEVICE VOUCH FACE NAME   SEAT -1: any; EXCHANGE: the key to seal for them
    look NUMBER FACE NAME · leave NUMBER · at COUNT VISIT   of oneself; `at`: this visit speaks with the key from now on
    rules TEXT · keep WHAT VALUE · mind SEAT WHO · swap A B · chair KEY · ask KEY · code PRINT BOX,BOX   the leader
    vote WHAT ABOUT · refuse WHAT ABOUT

Assumption: those of `log`.

Threat. A stranger who has the link can say `sit` with keys made up at will: so many are taken until a deal is over or
the code is another one (`SITS`), and no more wait than `WAITS`. A leader that does not seat somebody, or renames them:
names are signed, seats follow by rule, and more than half can ask for another leader. A leader that sends somebody away
whom the others want: it can do so alone before a game, and of who has no seat; else more than half must say it.
Somebody who was asked to leave comes back with another key: the code is another one then, and at a public table, where
everybody reads the code, their device is known by its key; an emptied browser has another one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.code import letters
from hearts.app.people.named import apart, face_id, short
from hearts.app.people.names import free_name
from hearts.app.sealed.log import unhexed
from hearts.app.sealed.votes import Votes, all_of, more_than_half
from hearts.engine.rules import Rules
from hearts.engine.value import Value

if TYPE_CHECKING:
    from hearts.app.sealed.log import Entry

KEY, HASH, BOX = 32, 32, 10 + 16  # bytes; BOX: a code that is sealed for somebody
SITS, WAITS = 24, 8  # who sits down until a deal is over, and who waits at one time
BESIDE = 5  # people who share a device with somebody
CODES = 4  # codes that a leader gives out until a deal is over
LOOKS = 6  # new names and faces of one person until a deal is over
KEEPS = 60  # changes of one leader until a deal is over
ANY = -1
MIND, WAIT, VOID = "mind", "wait", "void"  # what a table does where somebody is away
REMOVE = "remove"
# The settings of a table, and the values that a leader may choose.
SETTINGS = {
    "patience": ("60", "30", "120", "300", "0"), "clock": ("0", "20", "40", "90"), "away": (MIND, WAIT, VOID),
    "watch": ("off", "on"), "write": ("off", "on"), "hint": ("off", "on"), "joe": ("off", "on"),
    "find": ("off", "on"), "public": ("off", "on"),
}  # fmt: skip
BEFORE = ("hint", "joe", "public")  # what stays while a game goes on
TASTE = ("patience", "clock")  # what all who play can set to none, without the leader


class Person(Value):
    """Somebody at the table.

    key, number   of their device, and which of those who share it; name, face: as all see them
    exchange      the key to seal for their device; device, vouch: its key for good and its word, as letters
    """

    def __init__(
        self, key: bytes, number: int, name: str, face: str, exchange: bytes, device: str = "", vouch: str = ""
    ) -> None:
        self.key = key
        self.number = number
        self.name = name
        self.face = face
        self.exchange = exchange
        self.device = device
        self.vouch = vouch

    @property
    def id(self) -> str:
        """The keys that their device vouches for."""
        return letters(self.key)

    def looking(self, face: str, name: str) -> Person:
        """Return the same person by another face and name."""
        return Person(self.key, self.number, name, face, self.exchange, self.device, self.vouch)


class Law:
    """The facts of the log and of the cards that the house needs.

    leader, voters   of the log; people: the devices of the deal in play, or who counts
    playing   whether a deal is in play; going: whether a game goes on
    named     the keys of those who were at fault in this game
    """

    def __init__(
        self,
        leader: bytes,
        voters: tuple[bytes, ...],
        playing: bool = False,
        going: bool = False,
        named: tuple[bytes, ...] = (),
        people: tuple[bytes, ...] = (),
    ) -> None:
        self.leader = leader
        self.voters = voters
        self.playing = playing
        self.going = going
        self.named = named
        self.people = people or voters


class House:
    """The people of a table; it never changes.

    rules     as text, empty before the leader has said any; seats: for each seat the device and the number of its
              person, or `EMPTY`; minds: for each seat who plays it where nobody sits there, as text
    people    everybody at the table; waits: who waits for which seat; left: the devices that leave with the deal
    out       the devices that take no part in the next deck, because they were away; `back` ends it
    gone      keys, and keys of devices, that were asked to leave
    settings  see SETTINGS; heir: who is to be the next leader, empty for nobody
    at        for each device that has moved, how often, and which visit speaks for it
    code      the hash of the code of today, empty for that of the link; boxes: it, sealed for each of `coded`
    counts    what was said since a deal was over, for the bounds
    """

    def __init__(self, **fields: object) -> None:
        self.rules = ""
        self.seats: tuple[tuple[bytes, int], ...] = ()
        self.minds: tuple[str, ...] = ()
        self.people: tuple[Person, ...] = ()
        self.waits: tuple[tuple[bytes, int, int], ...] = ()
        self.left: tuple[bytes, ...] = ()
        self.out: tuple[bytes, ...] = ()
        self.gone: tuple[str, ...] = ()
        self.settings: tuple[tuple[str, str], ...] = ()
        self.heir = b""
        self.at: tuple[tuple[bytes, int, str], ...] = ()
        self.code = b""
        self.coded: tuple[bytes, ...] = ()
        self.boxes: tuple[bytes, ...] = ()
        self.votes = Votes()
        self.counts: tuple[str, ...] = ()
        for name, value in fields.items():
            setattr(self, name, value)

    def changed(self, **fields: object) -> House:
        """Return a copy in which these fields are others."""
        known = dict(self.__dict__)
        known.update(fields)
        return House(**known)

    def kept(self, what: str) -> str:
        """Return a setting."""
        return dict(self.settings).get(what, SETTINGS[what][0])

    def person(self, key: bytes, number: int = 0) -> Person | None:
        """Return who is known by this device and number."""
        found = [each for each in self.people if (each.key, each.number) == (key, number)]
        return found[0] if found else None

    def seat_of(self, key: bytes, number: int = 0) -> int:
        """Return the seat of a person; -1 for none."""
        return self.seats.index((key, number)) if (key, number) in self.seats else -1

    @property
    def sitting(self) -> tuple[bytes, ...]:
        """The devices of those who have a seat, in the order of the seats."""
        keys = [key for key, _ in self.seats if key]
        return tuple([key for at, key in enumerate(keys) if key not in keys[:at]])

    def silent(self, key: bytes, visit: str) -> bool:
        """Return whether this visit of a device speaks no more: another one, perhaps on another device, has said `at`
        behind it."""
        return [named for whose, _, named in self.at if whose == key] not in ([], [visit])

    def noted(self, *said: str) -> House:
        """Return the same house, with something more that is counted."""
        return self.changed(counts=self.counts + said)


EMPTY = b"", 0


def step(house: House, law: Law, entry: Entry) -> House | None:
    """Return the house after an entry of one of the KINDS; None where it does not fit."""
    of_leader, take = KINDS[entry.kind]
    if of_leader and (entry.author != law.leader or house.counts.count(_kept(entry)) >= KEEPS):
        return None
    after = take(house, law, entry)
    return after.noted(_kept(entry)) if after is not None and of_leader else after


def _kept(entry: Entry) -> str:
    return f"keep {entry.author.hex()}"


def rested(house: House) -> House:
    """Return the house as a deal is over: who has left is gone, who waits sits down, and all bounds begin anew."""
    for key in house.left:
        house = _without(house, key)
    house = house.changed(left=(), counts=(), votes=Votes())
    for key, number, seat in house.waits:
        house = _seated(house, key, number, seat)
    return house


# ---- oneself -----------------------------------------------------------------------------------------------------


def _sit(house: House, law: Law, entry: Entry) -> House | None:
    words = entry.body.split(" ", 6)
    if len(words) < 7 or not _is_seat(words[0], len(house.seats)) or not gate.digits(words[1], 1):
        return None
    seat, number, exchange, key = int(words[0]), int(words[1]), unhexed(words[2], KEY), entry.author
    first = house.person(key)
    if not exchange or number > BESIDE or house.person(key, number) is not None or house.counts.count("sit") >= SITS:
        return None
    if (number and (first is None or first.exchange != exchange)) or key in law.named or key in house.left:
        return None
    device, vouch = ["" if word == "-" else word for word in words[3:5]]
    if max(len(device), len(vouch)) > 2 * 64 or [mark for mark in (entry.author.hex(), device) if mark in house.gone]:
        return None
    free = [each for each in house.seats if each == EMPTY]
    if len(house.waits) >= WAITS and (law.playing or not free):
        return None
    face, name = face_id(words[5]), _called(house, short(words[6]), key, number)
    person = Person(key, number, name, face, exchange, device, vouch)
    after = house.changed(people=house.people + (person,), waits=house.waits + ((key, number, seat),)).noted("sit")
    return after if law.playing else _seated(after, key, number, seat)


def _look(house: House, law: Law, entry: Entry) -> House | None:
    words = entry.body.split(" ", 2)
    known = house.person(entry.author, int(words[0])) if gate.digits(words[0], 1) else None
    about = f"look {entry.author.hex()}"
    if len(words) < 3 or known is None or house.counts.count(about) >= LOOKS:
        return None
    name = _called(house, short(words[2]), known.key, known.number)
    new = known.looking(face_id(words[1]), name)
    return house.changed(people=tuple([new if each == known else each for each in house.people])).noted(about)


def _leave(house: House, law: Law, entry: Entry) -> House | None:
    number = int(entry.body) if gate.digits(entry.body, 1) else ANY
    if house.person(entry.author, number) is None or entry.author in house.left:
        return None
    if number or entry.author not in law.people or not law.playing:
        if number and law.playing:
            return None  # two at one device have one secret; the second one stays until the deal is over
        return _without(house, entry.author, number)
    return house.changed(left=house.left + (entry.author,))


def _at(house: House, law: Law, entry: Entry) -> House | None:
    """Another visit speaks for a device from now on: a second device, or a second window, whose page has its key."""
    words = entry.body.split(" ")
    before = [count for key, count, _ in house.at if key == entry.author]
    if len(words) != 2 or words[0] != str((before + [0])[0] + 1) or not unhexed(words[1], 8):
        return None
    about = f"at {entry.author.hex()}"
    if house.person(entry.author) is None or house.counts.count(about) >= LOOKS:
        return None
    others = tuple([each for each in house.at if each[0] != entry.author])
    return house.changed(at=others + ((entry.author, int(words[0]), words[1]),)).noted(about)


# ---- the leader --------------------------------------------------------------------------------------------------


def _rules(house: House, law: Law, entry: Entry) -> House | None:
    """Rules for so many seats; whoever sits stays, and so the table is never smaller than its people."""
    try:
        rules = Rules.read(entry.body)
    except ValueError:
        return None
    people = [each for each in house.seats if each != EMPTY]
    if rules.text() != entry.body or law.playing or law.going or len(people) > rules.players:
        return None
    seats, minds = list(house.seats), list(house.minds)
    while len(seats) > rules.players:
        at = [seat for seat, each in enumerate(seats) if each == EMPTY][-1]
        del seats[at], minds[at]
    more = rules.players - len(seats)
    after = house.changed(rules=entry.body, seats=tuple(seats + [EMPTY] * more), minds=tuple(minds + ["-"] * more))
    for key, number, seat in after.waits:
        after = _seated(after, key, number, seat)
    return after


def _keep(house: House, law: Law, entry: Entry) -> House | None:
    what, _, value = entry.body.partition(" ")
    if value not in SETTINGS.get(what, ()) or house.kept(what) == value or (what in BEFORE and law.going):
        return None
    if (what == "public" and value == "off") or (what == "write" and value == "on" and house.kept("public") == "on"):
        return None  # everybody has read the code of a public table, and nobody is shown what a stranger writes
    return _set(house, what, value)


def _mind(house: House, law: Law, entry: Entry) -> House | None:
    seat, _, who = entry.body.partition(" ")
    if not _is_seat(seat, len(house.seats)) or int(seat) < 0 or law.playing or law.going or not 0 < len(who) <= 120:
        return None
    minds = house.minds[: int(seat)] + (who,) + house.minds[int(seat) + 1 :]
    return house.changed(minds=minds)


def _swap(house: House, law: Law, entry: Entry) -> House | None:
    words = entry.body.split(" ")
    if len(words) != 2 or [word for word in words if not _is_seat(word, len(house.seats)) or int(word) < 0]:
        return None
    one, other = int(words[0]), int(words[1])
    if one == other or law.playing or law.going:
        return None
    seats, minds = list(house.seats), list(house.minds)
    seats[one], seats[other] = seats[other], seats[one]
    minds[one], minds[other] = minds[other], minds[one]
    return house.changed(seats=tuple(seats), minds=tuple(minds))


def _chair(house: House, law: Law, entry: Entry) -> House | None:
    """The leader passes its place on: all elect this one next."""
    heir = unhexed(entry.body, KEY)
    if not heir or heir == law.leader or heir not in law.voters or heir == house.heir:
        return None
    return house.changed(heir=heir)


def _ask(house: House, law: Law, entry: Entry) -> House | None:
    """The leader asks somebody to leave, who has no seat, or before a game."""
    key = unhexed(entry.body, KEY)
    seated = key in house.sitting
    if key == law.leader or house.person(key) is None or (seated and (law.playing or law.going)):
        return None
    return _sent_away(house, law, key)


def _code(house: House, law: Law, entry: Entry) -> House | None:
    """Another code from now on, sealed for each person; whoever has the old link alone hears nothing more."""
    said, _, listed = entry.body.partition(" ")
    boxes = tuple([unhexed(box, BOX) for box in listed.split(",")])
    people = tuple([each.key for each in house.people if each.number == 0 and each.key not in house.left])
    if not unhexed(said, HASH) or b"" in boxes or len(boxes) != len(people) or house.counts.count("code") >= CODES:
        return None
    left = tuple([each for each in house.counts if each != "sit"])
    return house.changed(code=unhexed(said, HASH), coded=people, boxes=boxes, counts=left).noted("code")


# ---- votes -------------------------------------------------------------------------------------------------------


def _vote(house: House, law: Law, entry: Entry) -> House | None:
    """More than half send somebody away; all who play do without a patience or a clock."""
    what, _, about = entry.body.partition(" ")
    key = unhexed(about, KEY) if what == REMOVE else b""
    if entry.author not in law.voters or (what not in TASTE and house.person(key) is None):
        return None
    if key == entry.author or key in house.left or (what in TASTE and (about != "0" or house.kept(what) == "0")):
        return None
    votes = house.votes.add(what, about, entry.author)
    if votes is None:
        return None
    after, said = house.changed(votes=votes), votes.of(what, about)
    if what == REMOVE:
        return _sent_away(after, law, key) if more_than_half(said, law.voters) else after
    return _set(after, what, "0") if all_of(said, law.voters) else after


def _refuse(house: House, law: Law, entry: Entry) -> House | None:
    """Somebody refuses what all would have to want."""
    what, _, about = entry.body.partition(" ")
    if what not in TASTE or entry.author not in law.voters or not house.votes.of(what, about):
        return None
    return house.changed(votes=house.votes.without(what, about))


# ---- what follows ------------------------------------------------------------------------------------------------


def _set(house: House, what: str, value: str) -> House:
    left = tuple([each for each in house.settings if each[0] != what])
    return house.changed(settings=left + ((what, value),), votes=house.votes.without(what))


def _seated(house: House, key: bytes, number: int, wanted: int) -> House:
    """Return the house with somebody who waits in the seat that they want, or another one; as it is where none is
    free."""
    free = [seat for seat, each in enumerate(house.seats) if each == EMPTY]
    if not free:
        return house
    seat = wanted if wanted in free else free[0]
    waits = tuple([each for each in house.waits if each[:2] != (key, number)])
    return house.changed(waits=waits, seats=house.seats[:seat] + ((key, number),) + house.seats[seat + 1 :])


def _without(house: House, key: bytes, number: int = 0) -> House:
    """Return the house without a person; without all at their device, if it is the first of them."""
    goes = [(each.key, each.number) for each in house.people if each.key == key and number in (0, each.number)]
    return house.changed(
        people=tuple([each for each in house.people if (each.key, each.number) not in goes]),
        seats=tuple([EMPTY if each in goes else each for each in house.seats]),
        waits=tuple([each for each in house.waits if each[:2] not in goes]),
        out=tuple([each for each in house.out if number or each != key]),
        heir=b"" if house.heir == key and not number else house.heir,
    )


def _sent_away(house: House, law: Law, key: bytes) -> House:
    person = house.person(key)
    marks = [key.hex()] + ([person.device] if person is not None and person.device else [])
    house = house.changed(gone=(house.gone + tuple(marks))[-2 * SITS :], votes=house.votes.without(REMOVE, key.hex()))
    return house.changed(left=house.left + (key,)) if law.playing and key in law.people else _without(house, key)


def _called(house: House, name: str, key: bytes, number: int) -> str:
    """Return how somebody is called who has signed this name: apart from all others, by the list at a public table."""
    others = [each.name for each in house.people if (each.key, each.number) != (key, number)]
    return free_name(name, others) if house.kept("public") == "on" else apart(name, others)


def _is_seat(word: str, seats: int) -> bool:
    return word == "-1" or (gate.digits(word, 1) and int(word) < seats)


KINDS = {
    "sit": (False, _sit), "look": (False, _look), "leave": (False, _leave), "at": (False, _at), "vote": (False, _vote),
    "refuse": (False, _refuse), "rules": (True, _rules), "keep": (True, _keep), "mind": (True, _mind),
    "swap": (True, _swap), "chair": (True, _chair), "ask": (True, _ask), "code": (True, _code),
}  # fmt: skip

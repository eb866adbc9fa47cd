"""The lobby: public tables that meet at one relay. Each says in a beacon, every few seconds, that it can be found.

A beacon is a signature and a text of three lines, signed by the host's key of this table:

    moonshot lobby 1.1 HOST CODE NUMBER STATE
    SEATS
    RULES

HOST is the key, CODE the table's code, both as letters; NUMBER rises with each beacon of a table. STATE is one of
OPEN; "full" and "gone" say good-bye, and name no code. SEATS are numbers: the place of a person's name in NAMES, or -
for a mind. So nothing that somebody has written stands in it, and nothing of it is shown before it was checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.code import LABEL, SECRET, Invite, data_of, fingerprint, letters
from hearts.app.people.message import VERSION
from hearts.app.people.names import NAMES
from hearts.app.people.primitives import KEY, SIGNATURE
from hearts.app.people.rate import Rate
from hearts.engine.options import RulesError
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.message import Identity
    from hearts.app.people.primitives import Primitives
    from hearts.app.people.roster import Roster
    from hearts.app.people.transport import Transport

NAME = "moonshot lobby"
FORMAT = f"1.{VERSION}"  # of beacons, and of what is said at the table that they lead to
OPEN = ("lobby", "game", "over")  # states of a table that can be found
FULL, GONE = "full", "gone"
LARGEST = 640  # bytes of a beacon
DIGITS = 15  # of its number
EVERY, SOONEST = 6_000, 1_500  # milliseconds between two beacons of a table, and at least
GOODBYES = 3  # beacons with which a table goes: one of them may be lost
LASTS, STOPPED = 30_000, 120_000  # milliseconds for which a table is listed that is heard no more; after the cap
MOST = 40  # tables in the list
LEFT, KNOWN = 120_000, 64  # for so long, and of so many, is remembered that they were listed
HEARD = 12, 200  # beacons a second, and at once: above that the lobby listens no more; a larger one counts as several
CHECKED = 12, 60  # signatures that are checked, a second and at once


def topic(primitives: Primitives) -> str:
    """Return the topic of the lobby, the same at every relay."""
    return "moonshot/" + letters(primitives.sha256(LABEL + b"lobby")[:16])


class Found:
    """A table that was found in the lobby.

    host     its host's key, as letters; invite: what its link would say; state: one of OPEN
    people   the names of those who sit there; free: how many seats are free
    """

    def __init__(
        self, host: str, invite: Invite, number: int, state: str, people: tuple[str, ...], rules: Rules
    ) -> None:
        self.host, self.invite, self.number, self.state = host, invite, number, state
        self.people, self.rules = people, rules

    @property
    def free(self) -> int:
        """How many seats are free."""
        return self.rules.players - len(self.people)

    def looks(self) -> tuple[object, ...]:
        """Return all of it that is shown."""
        return self.state, self.people, self.rules.text()


# ---- the host's side ------------------------------------------------------------------------------------------------


def beacon(me: Identity, code: bytes, number: int, state: str, roster: Roster) -> bytes:
    """Return the beacon of a table."""
    seats = [str(NAMES.index(who.name)) if who.person else "-" for who in roster.seats]
    first = f"{NAME} {FORMAT} {me.id} {letters(code)} {number} {state}"
    text = "\n".join([first, " ".join(seats), roster.rules.text()]).encode()
    return me.sign(text) + text


class Listing:
    """Says in the lobby that a table can be found, for as long as its host lists it and a seat is free.

    wall   tells milliseconds since 1970: the numbers of a page that was reloaded are higher than before
    """

    def __init__(
        self, primitives: Primitives, transport: Transport, clock: Callable[[], float], wall: Callable[[], float]
    ) -> None:
        self._transport, self._clock, self._wall = transport, clock, wall
        self._topic = topic(primitives)
        self._primitives = primitives
        self._number = 0
        self._said: tuple[object, ...] = ()  # what the last beacon told
        self._next, self._at = -1e9, -1e9
        self._goodbyes = 0

    def tick(self, me: Identity, code: bytes, roster: Roster) -> None:
        """Say a beacon when it is time for one; to be called several times a second.

        me   the host's keys
        """
        listed = roster.public and not roster.closed
        free = len([who for who in roster.seats if not who.person])
        state = (roster.state if free else FULL) if listed else GONE
        told = (code, state, tuple([who.name for who in roster.seats if who.person]), roster.rules)
        now, changed = self._clock(), told != self._said
        if state in OPEN:
            self._goodbyes = GOODBYES
            due = now >= self._next or (changed and now - self._at >= SOONEST)
        else:
            due = self._goodbyes > 0 and now - self._at >= SOONEST
        if due:
            self._say(me, code if state in OPEN else bytes(SECRET), state, roster)
            self._said = told

    def part(self, me: Identity, roster: Roster) -> None:
        """Say at once that the table is gone, if it was listed."""
        while self._goodbyes:
            self._say(me, bytes(SECRET), GONE, roster)

    def _say(self, me: Identity, code: bytes, state: str, roster: Roster) -> None:
        self._at = self._clock()
        self._next = self._at + EVERY + 4 * self._primitives.random(1)[0]
        self._goodbyes -= 0 if state in OPEN else 1
        self._number = max(self._number + 1, int(self._wall()))
        self._transport.publish(self._topic, beacon(me, code, self._number, state, roster))


# ---- who looks for a table ------------------------------------------------------------------------------------------


class Lobby:
    """The tables that can be found at a relay.

    tables    in the order in which they were heard of first
    others    whether beacons of another version come; more: whether there are more tables than the list takes
    stopped   whether so much came that nothing is heard any more, until `look_again`
    """

    def __init__(self, primitives: Primitives, transport: Transport, clock: Callable[[], float]) -> None:
        self._primitives, self._transport, self._clock = primitives, transport, clock
        self._topic = topic(primitives)
        self.tables: list[Found] = []
        self._heard_at: dict[str, float] = {}
        self._left: list[tuple[str, int, float]] = []  # who is listed no more: host, last number, and when
        self._others_at = self._more_at = -LASTS - 1.0
        self.stopped = True
        self.look_again()

    def look_again(self) -> None:
        """Listen from now on."""
        if self.stopped:
            self.stopped = False
            self.since = self._clock()
            self._messages, self._checks = Rate(self._clock, *HEARD), Rate(self._clock, *CHECKED)
            self._transport.subscribe(self._topic)

    @property
    def others(self) -> bool:
        """Whether there are tables of another version of the game."""
        return self._clock() - self._others_at <= LASTS

    @property
    def more(self) -> bool:
        """Whether there are more tables than the list takes."""
        return self._clock() - self._more_at <= LASTS

    def tick(self) -> None:
        """Forget the tables that were not heard any more; to be called now and then."""
        now, lasts = self._clock(), STOPPED if self.stopped else LASTS
        for each in list(self.tables):
            if now - self._heard_at[each.host] > lasts:
                self._drop(each.host, each.number)
        self._left = [each for each in self._left if now - each[2] <= LEFT]

    def receive(self, heard_on: str, payload: bytes) -> None:
        """Take a beacon from the relay; whatever is none changes nothing."""
        if self.stopped or heard_on != self._topic:
            return
        for _ in range(1 + len(payload) // LARGEST):
            if not self._messages.allows():
                self._stop()
                return
        found = None
        if SIGNATURE < len(payload) <= LARGEST:
            words = _words(payload[SIGNATURE:])
            if words[:2] == NAME.split(" ") and len(words) > 2 and words[2] != FORMAT and is_format(words[2]):
                self._others_at = self._clock()
            found = read_beacon(self._primitives, payload[SIGNATURE:])
        if found is not None and self._is_news(found):
            self._take(found, payload)

    def _is_news(self, found: Found) -> bool:
        """Return whether a beacon tells something that was not heard before, and may be checked."""
        known = next((each for each in self.tables if each.host == found.host), None)
        last = [number for host, number, _ in self._left if host == found.host]
        last += [known.number] if known is not None else []
        if known is None and found.state not in OPEN:
            return False
        if last and found.number <= max(last):
            return False
        if known is None and len(self.tables) >= MOST:
            self._more_at = self._clock()
            return False
        return self._checks.allows()

    def _take(self, found: Found, payload: bytes) -> None:
        if not self._primitives.verified(data_of(found.host, KEY), payload[SIGNATURE:], payload[:SIGNATURE]):
            return
        if found.state not in OPEN:
            self._drop(found.host, found.number)
            return
        self._heard_at[found.host] = self._clock()
        for at, each in enumerate(self.tables):
            if each.host == found.host:
                self.tables[at] = found
                return
        self.tables.append(found)

    def _drop(self, host: str, number: int) -> None:
        """List a table no more; copies of what it has said until this number do not bring it back."""
        self._left = self._left[1 - KNOWN :] + [(host, number, self._clock())]
        self.tables = [each for each in self.tables if each.host != host]
        self._heard_at.pop(host, None)

    def _stop(self) -> None:
        """Listen no more: this is more than a list of tables needs."""
        self.stopped = True
        self._transport.unsubscribe(self._topic)


def read_beacon(primitives: Primitives, text: bytes) -> Found | None:
    """Return the table of which the text of a beacon tells; None for whatever is none. The signature is not looked
    at."""
    words = _words(text)
    try:
        _, seats, rules_text = text.decode().split("\n")
    except (UnicodeError, ValueError):
        return None
    if len(words) != 7 or " ".join(words[:2]) != NAME or words[2] != FORMAT:
        return None
    host, code = data_of(words[3], KEY), data_of(words[4], SECRET)
    if not host or not code or not gate.digits(words[5], DIGITS) or words[6] not in OPEN + (FULL, GONE):
        return None
    people = _people(seats.split(" "))
    try:
        rules = Rules.read(rules_text)
    except RulesError:
        return None
    if people is None or len(seats.split(" ")) != rules.players or not people:
        return None
    invite = Invite(code, fingerprint(primitives, host), "", True)
    return Found(words[3], invite, int(words[5]), words[6], people, rules)


def is_format(word: str) -> bool:
    """Return whether this names a version of beacons.

    >>> is_format("2.1"), is_format("2"), is_format("a.b")
    (True, False, False)
    """
    one, _, other = word.partition(".")
    return gate.digits(one, 3) and gate.digits(other, 3)


def _words(text: bytes) -> list[str]:
    """Return the words of the first line."""
    try:
        return text[: text.find(b"\n")].decode().split(" ") if b"\n" in text else []
    except UnicodeError:
        return []


def _people(seats: list[str]) -> tuple[str, ...] | None:
    """Return the names of the people in these seats; None where a seat is told otherwise than by a number or -."""
    places = [seat for seat in seats if seat != "-"]
    if [seat for seat in places if not gate.digits(seat, 3) or int(seat) >= len(NAMES)]:
        return None
    return tuple([NAMES[int(seat)] for seat in places])

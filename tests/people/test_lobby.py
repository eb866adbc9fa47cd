"""The lobby: tables come and go, whatever is no beacon changes nothing, and nobody is shown what a stranger wrote."""

import random

import pytest
from devices import Device, over, table
from network import Line, Network, Weather
from sodium import Sodium
from test_chair import answer

from hearts.app.keeping.setup import REGULARS
from hearts.app.people.code import Invite
from hearts.app.people.lobby import (
    EVERY,
    FORMAT,
    GONE,
    HEARD,
    LARGEST,
    LASTS,
    MOST,
    SIGNATURE,
    Listing,
    Lobby,
    beacon,
    topic,
)
from hearts.app.people.message import Identity
from hearts.app.people.names import NAMES, OF_MINDS
from hearts.app.people.roster import Known, Roster, person, read_roster
from hearts.engine.options import OPTIONS
from hearts.engine.record import Seat
from hearts.engine.rules import Rules

CODE = bytes(range(10))
LONG = EVERY * 2  # milliseconds in which every table is heard that is there
HOUR = 3_600_000


def keys(number: int) -> Identity:
    return Identity(Sodium(), number.to_bytes(32, "big"))


def roster(names: "tuple[str, ...]" = ("Otter",), rules: str = "deluxe", **fields: object) -> Roster:
    """A public table at which these people sit."""
    read = Rules.read(rules)
    seats = [Seat(person(keys(900 + at).id), "guest", name) for at, name in enumerate(names)]
    seats += [Seat(mind, face, name) for face, name, mind in REGULARS]
    people = tuple([Known(keys(900 + at).id, name, "guest", bytes([9] * 32)) for at, name in enumerate(names)])
    return Roster(read, tuple(seats[: read.players]), keys(900).id, "", people, public=True).changed(**fields)


class Counting(Sodium):
    """Counts the signatures that are checked."""

    checked = 0

    def verified(self, *words: bytes) -> bool:
        self.checked += 1
        return super().verified(*words)


class Hall:
    """A relay with somebody who looks for a table, and whoever is let in to say something."""

    def __init__(self, seed: object = 0, weather: "Weather | None" = None) -> None:
        self.network = Network(seed, weather or Weather())
        self.counting = Counting()
        self.line = Line(self.network)
        self.lobby = Lobby(self.counting, self.line, self.network.clock)
        self.line.listen(self.lobby.receive, lambda _: None)
        self.rosters: list[Roster | None] = []

    def say(self, payload: bytes, on: str = "") -> None:
        self.network.carry(None, on or topic(Sodium()), payload)
        self.wait(200)

    def wait(self, milliseconds: float) -> None:
        end = self.network.now + milliseconds
        self.network.at(end, lambda: None)
        self.network.run(lambda: self.network.now >= end, milliseconds + 1)
        self.lobby.tick()

    def open(self, number: int, told: Roster, behind: float = 0.0) -> Listing:
        """Open a table, whose device's clock is behind by so much, and have it speak from now on."""
        at, me = len(self.rosters), keys(number)
        self.rosters.append(told)
        wall = lambda: 1_790_000_000_000 - behind + self.network.now  # noqa: E731
        listing = Listing(Sodium(number), Line(self.network), self.network.clock, wall)

        def tick() -> None:
            now = self.rosters[at]
            if now is not None:
                listing.tick(me, CODE, now)
                self.network.at(self.network.now + 250, tick)

        self.network.at(self.network.now + random.Random(number).uniform(0, EVERY), tick)
        return listing


def test_a_table_is_found_with_its_rules_and_people_and_leads_to_its_door() -> None:
    hall = Hall()
    hall.open(1, roster(("Otter", "Swan"), "omnibus players=5 limit=50"))
    hall.wait(LONG)
    (found,) = hall.lobby.tables
    assert (found.people, found.free, found.state) == (("Otter", "Swan"), 3, "lobby")
    assert found.rules == Rules.read("omnibus players=5 limit=50")
    assert found.invite.code == CODE and found.invite.fingerprint and found.invite.public


def test_a_table_is_told_anew_when_somebody_comes_or_goes_and_stays_in_the_list() -> None:
    hall = Hall()
    hall.open(1, roster())
    hall.wait(LONG)
    for people in (("Otter", "Swan"), ("Otter",), ("Otter", "Owl")):
        hall.rosters[0] = roster(people)
        hall.wait(2500)
        assert [each.people for each in hall.lobby.tables] == [people]


@pytest.mark.parametrize("end", ["closed", "full", "parted", "silent"])
def test_an_entry_goes_when_its_table_goes(end: str) -> None:
    hall = Hall()
    listing = hall.open(1, roster())
    hall.wait(LONG)
    assert len(hall.lobby.tables) == 1
    if end == "closed":
        hall.rosters[0] = roster(closed=True)
    elif end == "full":
        hall.rosters[0] = roster(("Otter", "Swan", "Owl", "Bear"))
    else:
        hall.rosters[0] = None
        if end == "parted":
            listing.part(keys(1), roster())
    hall.wait(LASTS + 1000 if end == "silent" else 2500)
    assert hall.lobby.tables == []
    if end == "full":
        hall.rosters[0] = roster(("Otter", "Swan", "Owl"))
        hall.wait(2500)
        assert [each.free for each in hall.lobby.tables] == [1], "somebody has left"


def test_a_table_that_is_closed_or_full_tells_no_code() -> None:
    hall = Hall()
    hall.open(1, roster())
    hall.wait(LONG)
    before = len(hall.network.seen)
    hall.rosters[0] = roster(closed=True)
    hall.wait(10 * EVERY)
    said = [payload[SIGNATURE:].split()[4] for _, payload in hall.network.seen[before:]]
    assert len(said) == 3 and set(said) == {b"A" * 14}, "and then it is silent"


def test_a_private_table_says_nothing() -> None:
    hall = Hall()
    hall.open(1, roster(public=False))
    hall.wait(LONG)
    assert hall.network.seen == []


def test_what_is_forged_oversized_or_no_beacon_changes_nothing() -> None:
    hall, chance = Hall(), random.Random(1)
    true = beacon(keys(1), CODE, 7, "lobby", roster(("Otter", "Swan")))
    spoiled = [bytes(SIGNATURE) + true[SIGNATURE:], keys(2).sign(true[SIGNATURE:]) + true[SIGNATURE:]]
    spoiled += [true[:at] + bytes([true[at] ^ 1]) + true[at + 1 :] for at in range(0, len(true), 5)]
    spoiled += [true[:cut] for cut in range(0, len(true), 9)] + [true + bytes(LARGEST), b"", chance.randbytes(300)]
    for payload in spoiled:
        hall.say(payload)
        hall.lobby.look_again()
    hall.say(true, "moonshot/0123456789abcdefghijkl")
    assert hall.lobby.tables == [] and not hall.lobby.others
    hall.say(true)
    assert len(hall.lobby.tables) == 1, "that was all that it lacked"


CHANGES = (
    ("30 47", "Free text"), ("30 47", "30 99"), ("30 47", "30 -1"), ("30 47", "30 ²"), ("30 47", "- -"),
    ("30 47", "30 47 3"), ("deluxe", "deluxe #<b>"), ("deluxe", "mine"), (" lobby\n", " begun\n"), (" 7 ", " 7e3 "),
    (" 7 ", " 9999999999999999 "), (" lobby\n", " lobby more\n"), ("\n", "\n\n"),
)  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_a_beacon_has_one_shape_also_when_it_is_signed(change: "tuple[str, str]") -> None:
    hall, me = Hall(), keys(1)
    told = beacon(me, CODE, 7, "lobby", roster(("Otter", "Swan")))[SIGNATURE:].decode()
    wrong = told.replace(*change)
    assert wrong != told
    hall.say(me.sign(wrong.encode()) + wrong.encode())
    assert hall.lobby.tables == []


def test_what_is_older_than_what_was_heard_is_not_heard() -> None:
    hall, me = Hall(), keys(1)
    old, new = beacon(me, CODE, 7, "lobby", roster()), beacon(me, CODE, 9, "lobby", roster(("Otter", "Swan")))
    gone, late = beacon(me, CODE, 10, GONE, roster()), beacon(me, CODE, 8, GONE, roster())
    for payload in (new, old, late, new, old):
        hall.say(payload)
    assert [each.people for each in hall.lobby.tables] == [("Otter", "Swan")]
    checked = hall.counting.checked
    hall.say(new)
    assert hall.counting.checked == checked, "a copy costs no signature"
    for _ in range(3):  # copies keep no table in the list
        hall.wait(LASTS / 2.5)
        hall.say(new)
    assert hall.lobby.tables == []
    hall.say(gone)
    hall.say(beacon(me, CODE, 11, "lobby", roster()))
    hall.say(beacon(me, CODE, 12, GONE, roster()))
    for payload in (old, new, gone):
        hall.say(payload)
    assert hall.lobby.tables == [], "a table that has said good-bye does not come back by what was recorded"
    hall.say(beacon(me, CODE, 13, "lobby", roster()))
    assert len(hall.lobby.tables) == 1, "but its host may list it again"


def test_clocks_of_other_devices_may_be_wrong() -> None:
    hall = Hall()
    for number, behind in enumerate((-30 * 24 * HOUR, -5 * HOUR, 0, 5 * HOUR, 20 * 365 * 24 * HOUR)):
        hall.open(number + 1, roster(), behind)
    hall.wait(LONG)
    assert len(hall.lobby.tables) == 5
    hall.wait(2 * LASTS)
    assert len(hall.lobby.tables) == 5
    hall.rosters[:] = [None] * 5
    hall.wait(LASTS + 1000)
    assert hall.lobby.tables == []


def test_a_table_stays_in_the_list_when_messages_are_lost_and_late() -> None:
    hall = Hall("awful", Weather(0.15, 0.1, 50, 3000))
    for number in range(10):
        hall.open(number + 1, roster())
    hall.wait(4 * EVERY)
    for _ in range(60):
        hall.wait(EVERY)
        assert len(hall.lobby.tables) == 10


def test_so_many_tables_that_the_lobby_listens_no_more_and_again_when_it_is_asked() -> None:
    hall = Hall()
    for number in range(500):
        hall.open(number + 1, roster())
    hall.wait(LONG)
    assert hall.lobby.stopped and hall.lobby.more and len(hall.lobby.tables) == MOST
    assert not hall.line.topics, "the relay sends no more"
    assert hall.counting.checked <= 2 * MOST
    first = [each.host for each in hall.lobby.tables]
    hall.wait(LASTS + 1000)
    assert [each.host for each in hall.lobby.tables] == first, "what was heard can still be read"
    hall.lobby.look_again()
    assert hall.line.topics and not hall.lobby.stopped
    hall.wait(LONG)
    assert hall.lobby.stopped and len(hall.lobby.tables) == MOST


def test_a_flood_of_noise_stops_the_listening_and_costs_no_signature() -> None:
    hall, chance = Hall(), random.Random(2)
    hall.open(1, roster())
    hall.wait(LONG)
    checked = hall.counting.checked
    for _ in range(2000):
        hall.network.carry(None, topic(Sodium()), chance.randbytes(300))
    hall.wait(200)
    assert hall.lobby.stopped and hall.counting.checked == checked and len(hall.lobby.tables) == 1
    hall.lobby.look_again()
    for _ in range(1 + HEARD[1] * LARGEST // 8192):
        hall.network.carry(None, topic(Sodium()), bytes(8192))
    hall.wait(200)
    assert hall.lobby.stopped, "few large ones are as much as many small ones"


def test_forged_beacons_of_a_table_have_few_signatures_checked() -> None:
    hall, me = Hall(), keys(1)
    for number in range(150):
        told = beacon(me, CODE, number + 1, "lobby", roster())
        hall.network.carry(None, topic(Sodium()), bytes(SIGNATURE) + told[SIGNATURE:])
    hall.wait(200)
    assert hall.counting.checked <= 65 and hall.lobby.tables == []


def test_tables_of_another_version_are_told_of_and_not_listed() -> None:
    hall, me = Hall(), keys(1)
    told = beacon(me, CODE, 7, "lobby", roster())[SIGNATURE:].replace(FORMAT.encode(), b"2.1")
    hall.say(me.sign(told) + told)
    assert hall.lobby.others and hall.lobby.tables == []
    hall.wait(LASTS + 1000)
    assert not hall.lobby.others


def test_a_beacon_fits_whatever_the_rules_and_the_people_are() -> None:
    rules = "requiem players=6 handicap=75,-50,75,-50,75,-50 limit=1000 extra=KS=10,AS=7,QD=9,JC=4,TC=3"
    told = beacon(keys(1), CODE, 10**14, "lobby", roster(NAMES[-5:], rules))
    assert len(told) < LARGEST - 200 and len(OPTIONS) < 40


# ---- the table that a beacon leads to ------------------------------------------------------------------------------


def public_table(network: Network, guests: int = 2) -> "list[Device]":
    """A public table at which strangers have sat down who came from the lobby."""
    host = Device(network, "Otter", None, "deluxe limit=30", public=True)
    invite = Invite(host.invite.code, host.invite.fingerprint, "", True)
    devices = [host] + [Device(network, name, invite) for name in ("Otter", "<b>Bob</b>")[:guests]]
    assert network.run(lambda: all(device.guest.where == "joined" for device in devices), 600_000)
    return devices


def test_people_at_a_public_table_have_names_of_the_list_and_play() -> None:
    network = Network("public")
    devices = public_table(network)
    names = [who.name for who in devices[2].guest.table.roster.seats]
    assert names[0] == "Otter" and len(set(names)) == 4
    assert all(name in NAMES for name in names[:3]) and names[3] in OF_MINDS
    assert devices[1].guest.card.public and not devices[0].host.roster.writes
    devices[0].guest.order("write on")
    devices[0].guest.order("mind 3 iq:100 ben Words")
    devices[1].guest.order("look guest Words")
    devices[0].guest.order("begin")
    assert network.run(lambda: over(devices), 60 * 60_000)
    assert not devices[0].host.roster.writes
    assert "Words" not in devices[0].host.roster.text() and len({each.records[-1].text() for each in devices}) == 1


def test_the_host_closes_a_public_table_and_who_saw_its_beacon_finds_it_no_more() -> None:
    network = Network("closed")
    devices = public_table(network, 1)
    host, guest = devices
    seen = Invite(host.invite.code, host.invite.fingerprint, "", True)
    waits = Device(network, "Swan", seen)
    waits.plays = False
    host.guest.order("find off")
    assert network.run(lambda: guest.guest.table.roster.closed and guest.guest.invite.code != seen.code, 60_000)
    assert host.host.invite.code == guest.guest.invite.code != seen.code
    late = Device(network, "Wolf", seen)
    network.run(lambda: False, 60_000)
    assert late.guest.where != "joined" and len(host.host.roster.seated) == 2
    assert guest.guest.where == "joined" and guest.guest.table.roster.public
    host.guest.order("find on")
    assert network.run(lambda: not guest.guest.table.roster.closed, 60_000)


def test_who_was_asked_to_leave_does_not_come_back_from_the_lobby_with_another_key() -> None:
    network = Network("asked")
    host, guest = public_table(network, 1)
    host.guest.order("ask 1")
    assert network.run(lambda: guest.guest.where == "gone", 60_000)
    guest.kill()
    guest.storage = {name: text for name, text in guest.storage.items() if name == "table-device"}
    guest.invite = Invite(host.host.invite.code, host.invite.fingerprint, "", True)
    guest.load()
    assert network.run(lambda: any(why == "people-no-asked" for _, why in guest.answers), 60_000)
    assert host.host.roster.seated == [host.guest.me.id]
    other = Device(network, "Swan", guest.invite)
    assert network.run(lambda: other.guest.where == "joined", 60_000), "somebody else may come"


def test_who_was_asked_to_leave_does_not_come_back_where_somebody_else_is_the_host() -> None:
    network = Network("asked before")
    host, guest, heir = devices = public_table(network)
    host.guest.order(f"ask {guest.guest.seat}")
    assert network.run(lambda: guest.guest.where == "gone", 60_000)
    guest.kill()
    assert network.run(lambda: heir.guest.invite.code == host.host.invite.code, 60_000)
    host.guest.chair.offer(heir.guest.me.id)
    assert network.run(lambda: answer([host, heir]) or heir.host is not None, 600_000)
    guest.storage = {name: text for name, text in guest.storage.items() if name == "table-device"}
    guest.invite = Invite(heir.host.invite.code, heir.host.invite.fingerprint, "", True)
    guest.load()
    assert network.run(lambda: any(why == "people-no-asked" for _, why in guest.answers), 60_000)
    assert guest.guest.me.id not in heir.host.roster.seated and not [each.stories for each in devices if each.stories]
    plain = heir.host.roster
    assert read_roster(plain.text()) == plain and plain.gone
    assert plain.changed(gone=()).parts() != plain.parts() and "gone" not in plain.changed(gone=()).text()


def test_who_waits_for_a_seat_and_leaves_gets_none() -> None:
    network = Network("waits")
    devices = public_table(network)
    devices[0].guest.order("begin")
    assert network.run(lambda: devices[0].host.held is not None and devices[0].host.held.game.phase == "play", 60_000)
    late = Device(network, "Swan", devices[1].invite)
    members = devices[0].host.desk.members
    assert network.run(lambda: "people-no-deal" in [each.why for each in members.all.values()], 60_000)
    late.guest.order("leave")
    assert network.run(lambda: over(devices), 60 * 60_000)
    assert len(devices[0].host.roster.seated) == 3


@pytest.mark.parametrize("what", ["card", "roster"])
def test_who_comes_from_the_lobby_sits_at_no_private_table(what: str) -> None:
    network = Network("private")
    host = table(network, ["Ann"])[0]
    invite = Invite(host.invite.code, host.invite.fingerprint, "", True)
    if what == "roster":  # its card says otherwise than its log
        card = host.host._card
        host.host._card = lambda: card().replace('"public": false', '"public": true')
        network.run(lambda: False, 60_000)
    guest = Device(network, "Bob", invite)
    network.run(lambda: False, 60_000)
    assert guest.guest.where == "looking" if what == "card" else guest.guest.story
    assert guest.guest.table.roster is None


def test_a_roster_of_a_public_table_with_words_of_somebodys_own_is_refused() -> None:
    told = roster(("Otter", "Swan"))
    assert read_roster(told.text()) == told
    seats, people = told.seats, told.people
    for wrong in (
        told.changed(name="Come to my page"),
        told.changed(seats=(Seat(seats[0].player, "guest", "Swear word"), *seats[1:])),
        told.changed(seats=(*seats[:3], Seat(seats[3].player, "guest", "Words"))),
        told.changed(people=(Known(people[0].id, "Words", "guest", bytes([9] * 32)), *people[1:])),
        told.changed(notes=(("left", "1 2 My words"),)),
        told.changed(game="my-page.example"),
    ):
        with pytest.raises(ValueError, match="names of the list"):
            read_roster(wrong.text())
        assert read_roster(wrong.changed(public=False).text())


def test_nobody_at_a_public_table_is_called_like_a_mind() -> None:
    told = roster(("Otter", "Swan"))
    one, other, *minds = told.seats
    left = told.changed(seats=(one, other, minds[0], Seat("iq:100", "ben", "Swan")))
    assert read_roster(left.text()).public, "a mind that plays on keeps the name"
    for name in OF_MINDS[:2]:
        wrong = told.changed(seats=(one, Seat(other.player, "guest", name), *minds))
        with pytest.raises(ValueError, match="names of the list"):
            read_roster(wrong.text())

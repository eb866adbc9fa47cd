"""Whoever sits down has the face and the name that they have signed: no host gives them others."""

import json

import pytest
from devices import Device, over, table
from network import Network
from sits import SITTING, counts
from sodium import Sodium
from test_chair import go_on_playing, same, until
from test_false_hosts import ANN, BOB, CLEO, DAN, IDENTITIES, refused, roster

from hearts.app.people.by_mind import MIND
from hearts.app.people.code import letters
from hearts.app.people.following import Following
from hearts.app.people.message import Line
from hearts.app.people.named import CALLED, CAME, CUT
from hearts.app.people.roster import Known, Roster, person
from hearts.app.people.state import KEPT
from hearts.engine.record import Seat

MINUTE, HOUR = 60_000, 3_600_000
PRIMITIVES = Sodium("who sits down")


def text(line: Line, body: str) -> bytes:
    return f"{line.text('ours')}\n{body}".encode()


def told(*entries: str, **fields: object) -> Following:
    """What somebody without a seat knows behind these entries; signatures are looked at."""
    following = Following(DAN, lambda line, body, signed: PRIMITIVES.verified(line.sender, text(line, body), signed))
    for each in ("table " + roster(ANN, BOB, **fields).text(), *entries):
        following.take(each, "", "")
    return following


def proof(following: Following, id: str, said: str, at: int = 0, deal: int = 1) -> str:
    """What somebody signs of their face and name at an entry; behind it, as they sit down, the deal and the name."""
    me = next(each for each in IDENTITIES if each.id == id)
    at = at or following.number
    line = Line("move", me.public, b"", 1, deal, SITTING, next(counts))
    signature = me.sign(text(line, f"1 {at} {following.head_of(at)} {said}"))
    given = f"{line.sitting} {line.counter} 1 {letters(signature)} 1 {at}"
    return f"{given} {deal} {said.split(' ', 2)[2]}" if said[:3] == "sit" else given


def sat(before: Roster, id: str, name: str, face: str = "guest", seat: int = 2, **more: object) -> str:
    """The entry by which somebody sits down."""
    seats = (*before.seats[:seat], Seat(person(id), face, name), *before.seats[seat + 1 :])
    return "table " + before.changed(seats=seats, **more).text()


# ---- what each guest looks at --------------------------------------------------------------------------------------


def test_whoever_sits_down_has_the_face_and_the_name_that_they_have_signed() -> None:
    following = told()
    given = proof(following, CLEO, "sit kenji Cleo")
    for other in ((CLEO, "Nobody", "kenji"), (CLEO, "Cleo", "ben"), (CLEO, "cleo", "kenji"), (DAN, "Cleo", "kenji")):
        refused(following, sat(following.roster, *other), given)
    refused(following, sat(following.roster, CLEO, "Nobody", "kenji"), given.replace(" Cleo", " Nobody"))
    for wrong in ("", given.rpartition(" ")[0], given.rpartition(" 1 ")[0], given.replace(" 1 Cleo", " 2 Cleo")):
        refused(following, sat(following.roster, CLEO, "Cleo", "kenji"), wrong)
    following.take(sat(following.roster, CLEO, "Cleo", "kenji"), "", given)
    assert following.roster.seats[2] == Seat(person(CLEO), "kenji", "Cleo")


def test_what_was_signed_for_another_moment_seats_nobody() -> None:
    following = told()
    given = proof(following, CLEO, "sit guest Zoe")
    elsewhere = told(state="over")
    refused(elsewhere, sat(elsewhere.roster, CLEO, "Zoe"), given)  # another table, or another log of this one
    later = proof(following, CLEO, "look guest Zoe")
    refused(following, sat(following.roster, CLEO, "Zoe"), f"{later} 1 Zoe")


def left(before: Roster, seat: int, name: str, game: bool) -> str:
    """The entry by which somebody has left."""
    notes = {"notes": (*before.notes, ("left", f"{seat} 1 {name}"))} if game else {}
    seats = (*before.seats[:seat], Seat(MIND, "guest", name), *before.seats[seat + 1 :])
    return "table " + before.changed(seats=seats, **notes).text()


@pytest.mark.parametrize("game", [True, False], ids=["game", "lobby"])
def test_what_somebody_signed_before_they_sat_there_last_is_not_taken_again(game: bool) -> None:
    following = told(**({} if game else {"game": "", "state": "lobby"}))
    deal = 1 if game else 0
    zoe = proof(following, CLEO, "sit guest Zoe", deal=deal)
    following.take(sat(following.roster, CLEO, "Zoe"), "", zoe)
    following.take(sat(following.roster, CLEO, "Cleo"), "", proof(following, CLEO, "look guest Cleo", deal=deal))
    following.take(left(following.roster, 2, "Cleo", game), "", "")
    refused(following, sat(following.roster, CLEO, "Zoe"), zoe)
    refused(following, sat(following.roster, CLEO, "Cleo"), "")
    following.take(sat(following.roster, CLEO, "Cleo"), "", proof(following, CLEO, "sit guest Cleo", deal=deal))


def test_a_number_stands_behind_a_name_where_it_is_due_and_nowhere_else() -> None:
    following = told()
    zoe = proof(following, BOB, "look guest Zoe")
    renamed = sat(following.roster, BOB, "Zoe", seat=1)
    refused(following, sat(following.roster, BOB, "Zoe 2", seat=1), zoe)  # nobody else has that name
    following.take(renamed, "", zoe)
    given = proof(following, CLEO, "sit guest Zoe")
    for wrong in ("Zoe", "Zoe 3", "Zoe 1", "zoe 2"):
        refused(following, sat(following.roster, CLEO, wrong), given)
    following.take(sat(following.roster, CLEO, "Zoe 2"), "", given)
    alone = told()
    refused(alone, sat(alone.roster, CLEO, "Cleo 2"), proof(alone, CLEO, "sit guest Cleo"))
    long = "Bartholomew the Ld"
    alone.take(sat(alone.roster, BOB, long, seat=1), "", proof(alone, BOB, f"look guest {long}"))
    given = proof(alone, CLEO, f"sit guest {long}")
    refused(alone, sat(alone.roster, CLEO, long + " 2"), given)
    alone.take(sat(alone.roster, CLEO, f"{long[:CUT].rstrip()} 2"), "", given)


def test_a_name_that_a_mind_has_needs_a_number_while_a_game_is_played_alone() -> None:
    playing, before = told(), told(game="", state="lobby")
    mind = playing.roster.seats[3].name
    given = proof(playing, CLEO, f"sit guest {mind}")
    refused(playing, sat(playing.roster, CLEO, mind), given)
    playing.take(sat(playing.roster, CLEO, f"{mind} 2"), "", given)
    given = proof(before, CLEO, f"sit guest {mind}", deal=0)
    refused(before, sat(before.roster, CLEO, f"{mind} 2"), given)
    before.take(sat(before.roster, CLEO, mind), "", given)


def test_at_a_public_table_all_find_the_same_free_name_of_the_list() -> None:
    seats = {"name": "", "people": (), "public": True, "game": "", "state": "lobby"}
    first = roster(ANN, BOB)
    seats["seats"] = (Seat(person(ANN), "guest", "Otter"), Seat(person(BOB), "guest", "Owl"), *first.seats[2:])
    following = told(**seats)
    given = proof(following, CLEO, "sit guest Otter", deal=0)
    for wrong in ("Otter", "Owl", "Swan", "Panda 2"):
        refused(following, sat(following.roster, CLEO, wrong), given)
    following.take(sat(following.roster, CLEO, "Panda"), "", given)


# ---- a table in play -----------------------------------------------------------------------------------------------


def set_table(names: str = "Ann Bob", rules: str = "classic-pc limit=40") -> "tuple[Network, list[Device]]":
    network = Network("sits " + names)
    return network, table(network, names.split(), rules)


@pytest.mark.parametrize("what", ["name", "face", "number"])
def test_a_host_that_names_a_newcomer_is_believed_no_more(what: str) -> None:
    network, (ann, bob) = set_table()
    ann.lie()
    place = ann.host.seating.place

    def named(seat: int, who: Seat, proof: str = "") -> None:
        other = {"name": (who.face, "Nobody"), "face": ("kenji", who.name), "number": (who.face, who.name + " 2")}
        place(seat, Seat(who.player, *other[what]), proof)

    ann.host.seating.place = named
    cleo = Device(network, "Cleo", ann.host.invite)
    until(network, lambda: bob.stories != [] and cleo.stories != [], MINUTE)
    assert "another face or name" in bob.stories[0] + cleo.stories[0]
    assert cleo.guest.seat < 0 and len(bob.guest.table.roster.seated) == 2


def test_a_host_that_seats_somebody_by_an_earlier_order_is_believed_no_more_by_whom_it_names() -> None:
    network, devices = set_table("Ann Bob Cleo Dan")
    ann, bob, *_ = devices
    eve = Device(network, "Eve", ann.host.invite)
    eve.plays = False
    until(network, lambda: eve.guest.where == "found")
    eve.guest.sit("guest", "Eve")
    until(network, lambda: eve.answers != [] and ann.host.seating.waits(eve.guest.me.id))
    waits = ann.host.seating._waits
    earlier = waits[eve.guest.me.id]
    eve.guest.sit("guest", "Evelyn")
    eve.guest._ask_for_place()
    until(network, lambda: waits[eve.guest.me.id] != earlier and not eve.guest.busy)
    waits[eve.guest.me.id] = earlier
    bob.guest.order("leave")
    until(network, lambda: eve.stories != [], MINUTE)
    assert "another face or name" in eve.stories[0]


def test_a_table_that_has_somebody_in_a_seat_before_they_have_signed_is_doubted() -> None:
    network, (ann, bob) = set_table()
    cleo = Device(network, "Cleo", ann.host.invite)
    ann.host.seating.wait_for_seat = lambda member, *_: False  # it lets nobody in, and tells them all the same
    ann.lie()
    host = ann.host
    seats = (*host.roster.seats[:3], Seat(person(cleo.guest.me.id), "guest", "Nobody"))
    known = Known(cleo.guest.me.id, "Nobody", "guest", cleo.guest.me.exchange)
    host.book.note(seats=seats, people=(*host.roster.people, known))
    for _ in range(2):
        host.book.settle(None)
    until(network, lambda: cleo.doubts != [] and bob.doubts != [], MINUTE)
    assert cleo.doubts == [(CALLED, cleo.guest.me.id)] and bob.doubts == [(CAME, cleo.guest.me.id)]


@pytest.mark.parametrize("name", ["Nobody", "Eve", "Eve 3"])
def test_who_is_seated_by_a_base_and_called_otherwise_is_told(name: str) -> None:
    network, (ann, *_) = set_table("Ann Bob Cleo Dan")
    eve = Device(network, "Eve", ann.host.invite)
    until(network, lambda: eve.guest.where == "joining" and not eve.guest.busy and eve.guest.table.number > 0)
    ann.lie()
    host = ann.host
    seats = (host.roster.seats[0], Seat(person(eve.guest.me.id), "guest", name), *host.roster.seats[2:])
    host.book.note(seats=seats)
    for _ in range(2):
        host.book.settle(None)
    until(network, lambda: eve.guest.seat >= 0, MINUTE)
    assert eve.doubts == ([(CALLED, eve.guest.me.id)] if name == "Nobody" else [])


def test_who_waits_over_several_deals_signs_anew_and_sits_down() -> None:
    network, devices = set_table("Ann Bob Cleo Dan", "classic-pc limit=100")
    ann, bob, cleo, dan = devices
    eve = Device(network, "Cleo", ann.host.invite)
    ann.guest.order("begin")
    until(network, lambda: all(len(device.records) == 3 for device in devices))
    assert eve.guest.where == "joining" and len([why for _, why in eve.answers if why]) <= 1
    bob.guest.order("leave")
    until(network, lambda: eve.guest.where == "joined")
    until(network, lambda: "Cleo 2" in [who.name for who in cleo.guest.table.roster.seats])
    here = [ann, cleo, dan, eve]
    until(network, lambda: over(here), HOUR)
    same(here)


def test_two_of_one_name_who_wait_for_the_end_of_a_deal_are_told_apart() -> None:
    network, (ann, bob) = set_table()
    ann.guest.order("begin")
    until(network, lambda: bob.guest.table.playing)
    new = [Device(network, "Ben", ann.host.invite) for _ in range(2)]
    until(network, lambda: all(device.guest.where == "joined" for device in new))
    until(network, lambda: bob.guest.table.number == ann.host.ledger.number)
    assert sorted([bob.guest.table.roster.seats[device.guest.seat].name for device in new]) == ["Ben", "Ben 2"]
    until(network, lambda: over([ann, bob, *new]))
    same([ann, bob, *new])


# ---- a table that an earlier version has kept ----------------------------------------------------------------------


def before_names_were_signed(device: Device) -> None:
    """Turn what a host keeps into what it kept before whoever sits down signed their name."""
    plain = json.loads(device.storage[KEPT])
    bases, rows = json.loads(plain[4])
    plain[4] = json.dumps([bases, [[text, "" if text[:6] == "table " else given, own] for text, given, own in rows]])
    plain[-1] = []
    device.storage[KEPT] = json.dumps(plain)


@pytest.mark.parametrize("stands", ["lobby", "deal", "next"])
def test_a_table_that_was_kept_before_names_were_signed_goes_on(stands: str) -> None:
    network, devices = set_table("Ann Bob")
    ann, bob = devices
    if stands != "lobby":
        ann.guest.order("begin")
        until(network, lambda: bob.guest.table.view is not None and bob.guest.table.view.phase == "play")
    if stands == "next":
        until(network, lambda: len(bob.records) == 1 and len(ann.records) == 1)
    for device in devices:
        device.plays = False
    network.run(lambda: False, 10_000)
    for device in devices:
        device.kill()
    before_names_were_signed(ann)
    for device in devices:
        device.load()
    cleo = Device(network, "Cleo", ann.host.invite)
    until(network, lambda: bob.guest.where == "joined")
    ann.guest.order("begin")
    go_on_playing(devices)
    until(network, lambda: cleo.guest.where == "joined")
    everybody = [ann, bob, cleo]
    until(network, lambda: over(everybody))
    same(everybody)
    ann.kill()
    ann.load()
    until(network, lambda: ann.guest.where == "joined")
    assert not ann.host.book.unsigned and not ann.stories


def test_whoever_comes_changes_the_table_twice_as_they_are_let_in_and_as_they_sit() -> None:
    network = Network("let in and seated")
    devices = table(network, ["Ann", "Bob"])
    host = devices[0].host
    before = host.ledger.number
    late = Device(network, "Cleo", devices[0].invite)
    until(network, lambda: late.guest.where == "joined")
    tables = [each.text for each in host.ledger.entries if each.number > before and each.text.startswith("table ")]
    known = host.roster.known(late.guest.me.id)
    assert len(tables) == 2 and known.device == late.guest.device.id and known.vouch in tables[0]

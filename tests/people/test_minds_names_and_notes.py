"""A host cannot choose who plays a mind's seat once cards are dealt, rename anybody, or note what did not happen."""

import pytest
from devices import Device, over, table
from network import Network
from test_chair import between_deals, go_on_playing, same, set_table, until
from test_false_hosts import ANN, BOB, CLEO, DAN, HASHES, PROOF, ROUND, refused, roster, told

from hearts.app.people.block import vouched
from hearts.app.people.by_mind import MIND
from hearts.app.people.following import Following
from hearts.app.people.roster import Roster, person
from hearts.engine.record import Seat

MINUTE, HOUR = 60_000, 3_600_000


def seated(before: Roster, seat: int, who: Seat, **more: object) -> str:
    """The entry by which somebody sits in a seat from now on."""
    seats = (*before.seats[:seat], who, *before.seats[seat + 1 :])
    return "table " + before.changed(seats=seats, **more).text()


# ---- minds ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stands", [(ROUND,), (ROUND, HASHES), ("move play 0 QS",)], ids=["round", "shares", "deal"])
def test_a_mind_stays_in_its_seat_while_cards_may_be_known(stands: "tuple[str, ...]") -> None:
    before = roster(ANN, BOB)
    mind = before.seats[3]
    other = seated(before, 3, Seat("random", mind.face, mind.name))
    told(other)
    refused(told(*stands), other)
    refused(told(*stands), seated(before, 3, Seat(MIND, mind.face, mind.name)))
    swapped = (*before.seats[:2], before.seats[3], before.seats[2])
    refused(told(*stands), "table " + before.changed(seats=swapped).text())
    left = (("left", "1 1 " + BOB[:8]),)
    for player in (mind.player, "random"):
        refused(told(*stands), seated(before, 1, Seat(player, "guest", BOB[:8]), notes=left))
    told(*stands, seated(before, 1, Seat(MIND, "guest", BOB[:8]), notes=left))


def test_a_host_that_swaps_a_mind_in_the_middle_of_a_deal_is_believed_no_more() -> None:
    network, devices = set_table("Ann Bob")
    ann, bob = devices
    ann.guest.order("begin")
    until(network, lambda: bob.guest.table.view is not None and bob.guest.table.view.phase == "play")
    ann.lie()
    seat = next(place for place, who in enumerate(ann.host.roster.seats) if not who.person)
    seats = list(ann.host.roster.seats)
    seats[seat] = Seat("random", seats[seat].face, seats[seat].name)
    ann.host.book.change(seats=tuple(seats))
    until(network, lambda: bob.guest.story != "", MINUTE)


# ---- names ---------------------------------------------------------------------------------------------------------


def test_nobody_is_renamed_by_a_mind_in_their_seat_for_a_moment() -> None:
    for game in ("first", ""):
        before = roster(ANN, BOB, game=game, state="game" if game else "lobby")
        note = {"notes": (("left", "1 1 " + BOB[:8]),)} if game else {}
        gone = before.changed(seats=(*before.seats[:1], Seat(MIND, "guest", "Robo"), *before.seats[2:]), **note)
        following = Following(DAN, lambda line, body, signature: True)
        for text in (before.text(), gone.text()):
            following.take("table " + text, "", "")
        for who in (Seat(person(BOB), "guest", "Badname"), Seat(person(BOB), "ben", BOB[:8])):
            refused(following, seated(gone, 1, who))
            refused(following, seated(gone, 2, who))
        refused(following, seated(gone, 1, Seat(person(BOB), "guest", "")))
        refused(following, seated(gone, 1, Seat(person(BOB), "guest", BOB[:8])))
        following.take(seated(gone, 2, Seat(person(BOB), "guest", BOB[:8])), "", f"{PROOF} 1 {BOB[:8]}")
        refused(following, seated(gone, 2, Seat(person(BOB), "guest", "Badname")))


def sits(device: Device, name: str) -> None:
    """Somebody who has left sits down again with the same key."""
    guest = device.guest
    guest.order(f"sit -1 ben {vouched(guest.device, guest.me.id)} {name}")


def test_a_host_refuses_a_name_that_says_who_a_player_is() -> None:
    network, (ann, bob) = set_table("Ann Bob")
    for name in ("You", "Ann (host)", "computer"):
        order = f"look ben {name}"
        bob.guest.order(order)
        until(network, lambda order=order: (order, "people-no-name") in bob.answers)
    assert [who.name for who in ann.host.roster.seats if who.person] == ["Ann", "Bob"]


def test_who_comes_back_has_the_name_that_they_sign_then() -> None:
    network, devices = set_table("Ann Bob Cleo", "classic-pc limit=60")
    _ann, bob, cleo = devices
    between_deals(network, devices)
    bob.guest.order("leave")
    until(network, lambda: bob.guest.seat < 0)
    sits(bob, "Robert")
    until(network, lambda: bob.guest.seat >= 0 and bob.guest.seat == cleo.guest.table.roster.seat_of(bob.guest.me.id))
    assert cleo.guest.table.roster.seats[bob.guest.seat] == Seat(person(bob.guest.me.id), "ben", "Robert")
    bob.guest.order("look guest Bob")
    until(network, lambda: cleo.guest.table.roster.seats[bob.guest.seat].name[:3] == "Bob")
    go_on_playing(devices)
    until(network, lambda: over(devices))
    same(devices)


def test_who_comes_back_to_a_host_that_was_loaded_anew_has_the_name_that_they_sign() -> None:
    network, devices = set_table("Ann Bob Cleo", "classic-pc limit=60")
    ann, bob, cleo = devices
    between_deals(network, devices)
    bob.guest.order("leave")
    until(network, lambda: bob.guest.seat < 0)
    go_on_playing([ann, cleo])
    until(network, lambda: len(cleo.records) == 3)
    ann.kill()
    ann.load()
    until(network, lambda: len(cleo.records) == 4)
    sits(bob, "Zoe")
    go_on_playing(devices)
    until(network, lambda: bob.guest.seat >= 0)
    assert bob.guest.table.roster.seats[bob.guest.seat].name == "Zoe"
    until(network, lambda: over(devices))
    same(devices)


def test_a_page_that_was_away_is_told_that_somebody_has_another_name() -> None:
    network, devices = set_table("Ann Bob Cleo", "classic-pc limit=100")
    ann, bob, cleo = devices
    between_deals(network, devices)
    cleo.line.cut = True
    bob.guest.order("look ben Robert")
    until(network, lambda: "Robert" in [who.name for who in ann.guest.table.roster.seats])
    go_on_playing([ann, bob])
    until(network, lambda: len(ann.records) == 4)
    cleo.line.cut = False
    until(network, lambda: "Robert" in [who.name for who in cleo.guest.table.roster.seats])
    assert ("people-doubt-renamed", bob.guest.me.id) in cleo.doubts and not cleo.stories


# ---- notes ---------------------------------------------------------------------------------------------------------

LEFT = ("left", "1 1 " + BOB[:8])


@pytest.mark.parametrize(
    "notes",
    [(LEFT,), (("again", "1 1 Bob"),), (("host", "1 Ann"),), (("helps-hint", "1"),), (("told", "1 x"),), (("x", ""),)],
    ids=str,
)
def test_nothing_is_noted_that_has_not_happened(notes: "tuple[tuple[str, str], ...]") -> None:
    refused(told(), "table " + roster(ANN, BOB).changed(notes=notes).text())
    refused(told(), "table " + roster(ANN, BOB).changed(notes=notes, epoch=2).text())
    after = roster(ANN, game="second", state="game").changed(notes=notes)
    over_ = Following(DAN, lambda line, body, signature: True)
    over_.take("table " + roster(ANN, state="over").text(), "", "")
    refused(over_, "table " + after.text())


def without_bob(*notes: "tuple[str, str]") -> str:
    return seated(roster(ANN, BOB), 1, Seat(MIND, "guest", BOB[:8]), notes=notes)


def test_who_has_left_is_noted_once_and_for_good() -> None:
    for wrong in ((), (LEFT, LEFT), (("left", "0 1 " + BOB[:8]),), (("left", "1 3 " + BOB[:8]),), (("left", "1 1 Z"),)):
        refused(told(), without_bob(*wrong))
    following = told(without_bob(LEFT))
    for wrong in ((), (("left", "1 1 Zoe"),), (("helps-joe", "1"), LEFT)):
        refused(following, without_bob(*wrong))
    following.take(without_bob(LEFT), "", "")
    assert following.roster.notes == (LEFT,)


def test_who_sits_there_with_another_key_is_noted() -> None:
    before = roster(ANN, BOB)
    cleo = Seat(person(CLEO), "guest", "Cleo")
    for wrong in ((), (("again", "1 1 Bob"),), (("again", "2 1 Cleo"),), (LEFT,)):
        refused(told(), seated(before, 1, cleo, notes=wrong))
    told(seated(before, 1, cleo, notes=(("again", "1 1 Cleo"),)))


def test_restarts_are_noted_once_in_one_spelling() -> None:
    broken = told(ROUND, f"broken 1 1 {BOB}")
    for wrong in ((), (("restarts", "01"),), (("restarts", "1"), ("restarts", "9")), (("restarts", "2"),)):
        refused(broken, "table " + roster(ANN, BOB).changed(notes=wrong).text())
    broken.take("table " + roster(ANN, BOB).changed(notes=(("restarts", "1"),)).text(), "", "")


def test_a_table_that_is_told_anew_has_the_notes_that_were_known() -> None:
    following = told(without_bob(LEFT))
    here = following.roster
    for wrong in ((), (("left", "1 1 Zoe"),), (LEFT, ("host", "1 Ann")), (LEFT, ("x", "1")), (LEFT, ("left", "x"))):
        with pytest.raises(ValueError):
            following.begin(9, "A" * 43, here.changed(notes=wrong).text(), "")
    following.begin(9, "A" * 43, here.changed(notes=(LEFT, ("left", "0 1 Ann"))).text(), "")


def test_a_host_notes_what_happens_and_everybody_believes_it() -> None:
    network = Network("notes of a table")
    devices = table(network, ["Ann", "Bob", "Cleo", "Dan"], "classic-pc limit=60")
    ann, bob, cleo, dan = devices
    ann.guest.order("begin")
    until(network, lambda: cleo.guest.table.view is not None and cleo.guest.table.view.phase == "play")
    bob.guest.order("leave")
    until(network, lambda: "left" in [word for word, _ in cleo.guest.table.roster.notes])
    seat = dan.guest.seat
    dan.kill()
    zoe = Device(network, "Zoe", ann.host.invite)
    until(network, lambda: ann.host.seating.waits(zoe.guest.me.id) and ann.host.attendance.away(dan.guest.me.id))
    ann.guest.order(f"again {seat} {zoe.guest.me.id}")
    until(network, lambda: zoe.guest.seat >= 0)
    here = [ann, cleo, zoe]
    until(network, lambda: over(here))
    same(here)
    assert {"left"} <= {word for word, _ in ann.guest.table.record.notes}

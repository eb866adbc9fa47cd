"""Whoever comes and however they are called, the table fits into a message, so that nobody at it stands still."""

import pytest
import sits
from devices import table
from network import Network
from test_false_hosts import ANN, BOB, PROOF, roster

from hearts.app.people.block import vouched
from hearts.app.people.following import Following, StoryError
from hearts.app.people.message import Identity
from hearts.app.people.roster import MOST_PEOPLE, TABLE, size

HOUR = 3_600_000
FACE = "f" * 60


def people(host, count: int) -> list:
    """Members with devices, who have said hello."""
    found = []
    for number in range(2, count + 2):
        me = Identity(host._primitives, bytes([number]) * 32)
        found.append((host.desk.members.admit(me.public, me.exchange, host.seating.people), me))
    return found


def sit(host, member, me: Identity, name: str) -> str:
    return sits.sit(host, member, me, name, FACE, vouched(me, member.id))


@pytest.mark.parametrize("letter", ["\U0001f600", "W"])
def test_sixteen_people_with_the_longest_faces_and_names_do_not_stop_a_table(letter: str) -> None:
    network = Network(f"large {letter}")
    devices = table(network, ["Ann", "Bob"], "classic-pc players=6 limit=60")
    host, bob = devices[0].host, devices[1].guest
    here = people(host, MOST_PEOPLE + 8)
    for member, me in here:
        network.run(lambda: False, 61_000)
        for each, _ in here:
            each.sitting, each.heard_at = "here", network.now
        assert sit(host, member, me, letter * 20) in ("", "people-no-seat")
        assert size(host.roster) <= TABLE
        assert network.run(lambda: bob.table.head == host.ledger.head, 20_000), len(host.roster.people)
    assert len(host.roster.people) > 8
    assert bob.table.roster.text() == host.roster.text() and not devices[1].stories


def believed(host) -> None:
    """The witness takes the table as it stands."""
    host.book.witness.roster = host.roster


def test_notes_of_who_left_leave_room_for_who_comes() -> None:
    network = Network("notes")
    devices = table(network, ["Ann", "Bob"], "classic-pc limit=60")
    host = devices[0].host
    devices[0].guest.order("begin")
    assert network.run(lambda: host.held is not None and host.held.game.phase == "play", HOUR)
    for device in devices:
        device.plays = False
    seats = host.roster.seats
    for _ in range(40):
        seat = host.roster.seat_of(devices[1].guest.me.id)
        host.book.roster = host.roster.changed(
            seats=(*seats[:seat], type(seats[0])(seats[seat].player, FACE, "😀" * 10), *seats[seat + 1 :])
        )
        believed(host)
        host.seating.give_up_seat(seat)
        host.book.roster = host.roster.changed(seats=seats)
        believed(host)
    assert size(host.roster) <= TABLE and len(host.roster.notes) > 8


def test_a_face_and_a_name_of_before_are_not_given_again() -> None:
    told = Following(BOB, lambda line, body, signature: True)
    table_now = roster(ANN, BOB)
    told.take("table " + table_now.text(), "", "")

    def named(name: str, at: int) -> None:
        seat = table_now.seats[0]
        seats = (type(seat)(seat.player, "guest", name), *table_now.seats[1:])
        told.take("table " + table_now.changed(seats=seats).text(), "", f"{PROOF.rpartition(' ')[0]} {at}")

    named("Anna", 1)
    named("Anne", told.number)
    with pytest.raises(StoryError, match="another face or name"):
        named("Anna", 1)
    named("Anna", told.number)

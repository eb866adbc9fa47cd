"""What a table allows and shows: help for all by the host's leave, another face and name by one's own signature."""

from devices import over
from test_what_people_do import phase, same, set_table, until

from hearts.app.heading import notes
from hearts.app.people.helped import Helped
from hearts.app.people.own import own_record
from hearts.engine.record import Seat


def test_help_is_allowed_before_a_game_by_the_host_alone_and_told_to_all() -> None:
    network, devices = set_table()
    devices[1].guest.order("help hint on")
    devices[0].guest.order("help joe on")
    until(network, lambda: all(device.guest.table.roster.helps == ("joe",) for device in devices))
    until(network, lambda: ("help hint on", "people-no-right") in devices[1].answers)
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[2]) in ("pass", "play"))
    devices[0].guest.order("help hint on")
    until(network, lambda: ("help hint on", "people-no-running") in devices[0].answers)
    until(network, lambda: over(devices))
    same(devices)
    assert ("helps-joe", "1") in devices[0].guest.table.record.notes


def test_who_takes_help_counts_it_in_their_own_record_alone() -> None:
    network, devices = set_table()
    devices[0].guest.order("help hint on")
    devices[0].guest.order("begin")
    until(network, lambda: over(devices))
    record = devices[1].guest.table.record
    helped = Helped(devices[1].storage)
    for _ in range(2):
        helped.count(record.id, "hint")
    again = Helped(devices[1].storage)  # after a reload
    own = own_record(record, devices[1].guest.me.id, again.notes(record.id))
    assert notes(own).marks == ["hint"] and ("hint", "2") in own.notes
    assert again.notes("another game") == ()
    assert notes(own_record(record, devices[0].guest.me.id, Helped(devices[0].storage).notes(record.id))).marks == []


def test_a_face_and_a_name_change_while_a_deal_is_played_and_records_stay_equal() -> None:
    network, devices = set_table()
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "play")
    devices[1].guest.order("look kenji Berta")
    devices[2].guest.order("look you Ann")  # a name that somebody has: they are told apart by a number
    seats = [device.guest.seat for device in devices]
    named = lambda device: [device.guest.table.roster.seats[seat].name for seat in seats]  # noqa: E731
    until(network, lambda: all(named(device) == ["Ann", "Berta", "Ann 2"] for device in devices))
    assert devices[0].guest.table.roster.seats[seats[1]].face == "kenji"
    until(network, lambda: over(devices))
    same(devices)


def test_a_host_that_gives_somebody_another_name_is_not_believed() -> None:
    network, devices = set_table()
    host, seat = devices[0].host, devices[1].guest.seat
    who = host.roster.seats[seat]
    devices[0].lie()
    host.seating.place(seat, Seat(who.player, who.face, "Nobody"))
    until(network, lambda: devices[2].stories != [], 60_000)
    assert "another face or name" in devices[2].stories[0]


def test_help_that_is_allowed_in_the_middle_of_a_game_is_not_believed() -> None:
    network, devices = set_table()
    devices[0].guest.order("begin")
    until(network, lambda: phase(devices[1]) == "play")
    devices[0].lie()
    devices[0].host.seating.let_help("hint", True)
    until(network, lambda: devices[1].stories != [], 60_000)
    assert "Help is allowed" in devices[1].stories[0]

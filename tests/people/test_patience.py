"""The table's patience: how long people are waited for who are away, whatever else happens meanwhile."""

import json

import pytest
from devices import Device, over, table
from network import Network
from test_what_people_do import same

from hearts.app.people.missed import KEEPS, Missed, read_missed
from hearts.app.people.roster import PATIENCE
from hearts.app.people.state import KEPT, kept_state

WAITS = 1000 * PATIENCE[1]


def set_table(seed: str) -> "tuple[Network, list[Device]]":
    """Ann's table, with Bob and Cleo; it is Bob's turn to play."""
    network = Network(seed)
    devices = table(network, ["Ann", "Bob", "Cleo"])
    devices[0].guest.order("begin")
    assert network.run(lambda: waits_for(devices[1], "play"), 600_000)
    devices[1].plays = False
    return network, devices


def waits_for(device: Device, phase: str) -> bool:
    """Whether the table waits for this person."""
    view = device.guest.table.view
    return view is not None and view.phase == phase and view.seat in view.waiting


def stands(devices: "list[Device]", who: Device) -> bool:
    """Whether a mind plays for this person."""
    return devices[0].host is not None and who.guest.seat in devices[0].host.roster.standing


def taken(network: Network, devices: "list[Device]", who: Device, most: float = 3 * WAITS) -> float:
    """Return how many milliseconds it takes until a mind plays for somebody."""
    begun = network.now
    assert network.run(lambda: stands(devices, who), most)
    return network.now - begun


def test_a_host_that_is_loaded_again_and_again_waits_no_longer_for_who_is_away() -> None:
    network, devices = set_table("again")
    devices[1].freeze(True)
    begun = network.now
    while not stands(devices, devices[1]) and network.now - begun < 2 * WAITS:
        network.run(lambda: stands(devices, devices[1]), 23_000)
        if not stands(devices, devices[1]):
            devices[0].kill()
            devices[0].load()
    assert network.now - begun < WAITS + 3 * KEEPS
    devices[1].freeze(False)
    devices[1].plays = True
    assert network.run(lambda: over(devices), 3_600_000)
    same(devices)


def test_who_comes_back_for_a_moment_again_and_again_is_waited_for_no_longer() -> None:
    network, devices = set_table("moments")
    begun = network.now
    while not stands(devices, devices[1]) and network.now - begun < 4 * WAITS:
        devices[1].freeze(True)
        network.run(lambda: stands(devices, devices[1]), 25_000)
        devices[1].freeze(stands(devices, devices[1]))
        network.run(lambda: False, 5_000)
    assert network.now - begun < 1.5 * WAITS


def test_who_moves_is_waited_for_anew() -> None:
    network, devices = set_table("anew")
    devices[1].freeze(True)
    network.run(lambda: False, WAITS - 15_000)
    devices[1].freeze(False)
    devices[1].plays = True
    bob, moves = devices[1].guest, len(devices[1].answers)
    assert network.run(lambda: len(devices[1].answers) > moves and not waits_for(devices[1], "play"), 60_000)
    assert devices[0].host.book.missed.of(bob.me.id) == 0
    devices[1].freeze(True)
    assert taken(network, devices, devices[1]) > WAITS - 5_000


def deaf(device: Device) -> "list[bool]":
    """Have neither the table nor its entries come to a page, until the list that is returned is cleared."""
    to_them, deliver = device.guest.post.keys.topic(device.guest.me.public), device.line.deliver
    is_deaf = [True]

    def some(topic: str, payload: bytes) -> None:
        if topic != to_them or len(payload) < 1024 or not is_deaf:
            deliver(topic, payload)

    device.line.deliver = some
    return is_deaf


def test_who_is_heard_but_hears_nothing_is_waited_for_no_longer() -> None:
    network, devices = set_table("deaf guest")
    bob = devices[1]
    bob.kill()
    bob.load()
    is_deaf = deaf(bob)
    assert taken(network, devices, bob) < WAITS + 5_000
    is_deaf.clear()
    bob.plays = True
    assert network.run(lambda: not stands(devices, bob), 60_000)
    assert network.run(lambda: over(devices), 3_600_000)
    same(devices)


def test_who_hears_nothing_and_then_is_not_heard_is_away_since_the_first_of_both() -> None:
    network, devices = set_table("deaf, then away")
    bob = devices[1]
    bob.kill()
    bob.load()
    deaf(bob)
    begun = network.now
    assert not network.run(lambda: stands(devices, bob), WAITS - 20_000)
    bob.freeze(True)
    taken(network, devices, bob)
    assert network.now - begun < WAITS + 5_000


def test_who_is_read_to_after_a_mind_played_for_them_moves_once_they_know_the_table() -> None:
    network, devices = set_table("read to")
    bob = devices[1]
    seat = bob.guest.seat
    bob.kill()
    taken(network, devices, bob)
    bob.load()
    host, id = devices[0].host, bob.guest.me.id
    lacked = []
    moved = host.book.moved

    def back() -> bool:
        lacked.append(host.desk.members.by_id(id).acked < moved)
        return seat not in host.roster.standing

    assert network.run(back, 60_000)
    assert True in lacked and not lacked[-1]


def test_a_deal_s_end_is_waited_at_no_longer_because_a_mind_begins_to_play_for_somebody() -> None:
    network = Network("end")
    devices = table(network, ["Ann", "Bob", "Cleo"])
    devices[0].guest.order("begin")
    host, bob, cleo = devices[0].host, devices[1], devices[2]
    assert network.run(lambda: host.held.game.phase == "play" and len(cleo.guest.table.view.table.tricks) > 11, 600_000)

    def ended() -> bool:
        cleo.plays = waits_for(cleo, "play")
        return host.held.game.phase == "deal" and host.settled

    assert network.run(ended, 120_000)
    cleo.plays = False  # Cleo looks at the end of the deal
    begun = network.now
    network.run(lambda: False, 20_000)
    host.book.stand(bob.guest.seat, True)
    assert network.run(lambda: host.sharing.ids != [], 3 * WAITS)
    assert network.now - begun < WAITS + 5_000


@pytest.mark.parametrize("hidden", [True, False])
def test_a_page_in_the_background_counts_as_away(hidden: bool) -> None:
    network, devices = set_table("background")
    devices[1].guest.hide(hidden)
    assert network.run(lambda: stands(devices, devices[1]), 1.2 * WAITS) == hidden


@pytest.mark.parametrize("how", ["frozen", "lost"])
def test_nobody_is_replaced_because_the_host_could_hear_nobody(how: str) -> None:
    network, devices = set_table("deaf")
    host = devices[0]
    if how == "frozen":
        host.freeze(True)
    else:
        host.line.lose(True)
    network.run(lambda: False, 2 * WAITS)
    host.freeze(False)
    host.line.lose(False)
    told = []
    assert not network.run(lambda: told.append(host.host.attendance.told) or stands(devices, devices[1]), WAITS)
    assert not [each for each in told if "away" in each]


def test_a_pass_of_another_gives_nobody_more_time() -> None:
    network = Network("passes")
    devices = table(network, ["Ann", "Bob", "Cleo", "Dan"])
    devices[0].guest.order("keep 60 20")
    for device in devices[1:]:
        device.plays = False
    devices[0].guest.order("begin")
    assert network.run(lambda: waits_for(devices[1], "pass"), 600_000)
    devices[1].plays = True
    host, begun = devices[0].host, network.now
    network.run(lambda: False, 15_000)
    devices[2].plays = True
    assert network.run(lambda: host.held.game.phase == "play", 60_000)
    assert network.now - begun < 25_000


def test_absences_are_kept() -> None:
    missed = Missed()
    assert not missed.note("a", KEEPS - 1)
    assert missed.note("a", KEEPS + 1)
    assert not missed.note("a", 0)
    missed.note("a", 500)
    missed.note("b", 0)
    again = read_missed(json.loads(json.dumps(missed.plain())))
    assert (again.of("a"), again.of("b")) == (KEEPS + 501, 0)
    missed.forget("a")
    assert missed.of("a") == 0


@pytest.mark.parametrize("plain", [None, [], {"a": "x"}, {"a": -5}, {"a": True}, 7])
def test_absences_that_do_not_read_are_none(plain: object) -> None:
    assert read_missed(plain).plain() in ({}, {"a": 1})


def test_a_table_that_was_kept_before_reads() -> None:
    network = Network("before")
    host = table(network, ["Ann", "Bob"])[0]
    plain = json.loads(host.storage[KEPT])
    state = kept_state(json.dumps(plain[:-2]))
    assert (state.boots, state.missed.plain()) == (plain[-3], {})

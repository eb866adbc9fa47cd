"""Who has no seat has no voice, and a seat is kept for somebody who is there."""

from devices import Device, table
from network import Network

HOUR = 3_600_000


def set_table(name: str, *names: str) -> "tuple[Network, list[Device]]":
    network = Network(name)
    return network, table(network, list(names), "classic-pc limit=60")


def test_who_has_left_is_not_heard() -> None:
    network, devices = set_table("left", "Ann", "Bob", "Cleo")
    bob, cleo = devices[1].guest, devices[2].guest
    devices[0].guest.order("begin")
    assert network.run(lambda: cleo.table.playing, HOUR)
    devices[1].plays = False
    bob.order("leave")
    assert network.run(lambda: cleo.table.roster.seat_of(bob.me.id) < 0, HOUR)
    assert [each for each in cleo.table.roster.people if each.id == bob.me.id]
    bob.voice.say("have", f"{cleo.table.number} {'f' * 43}")
    bob.voice.say("move", f"0 {cleo.table.number} {'f' * 43} shown 1 1 {'0' * 32}")
    heard: list[str] = []
    cleo.chair.hear = lambda *words: heard.append(words[0]) is not None
    network.run(lambda: False, 4_000)
    assert not cleo.doubts._doubts and bob.me.id not in heard and devices[0].guest.me.id in heard


def waits(name: str) -> "tuple[Network, list[Device], Device]":
    """A table in its first deal, and somebody who has asked for a seat."""
    network, devices = set_table(name, "Ann", "Bob")
    devices[0].guest.order("begin")
    assert network.run(lambda: devices[0].guest.table.playing, HOUR)
    late = Device(network, "Zoe", devices[0].invite)
    assert network.run(lambda: any(order[:3] == "sit" for order, _ in late.answers), HOUR)
    return network, devices, late


def test_a_seat_waits_for_who_is_away_when_the_deal_ends_and_is_theirs_when_they_are_back() -> None:
    network, devices, late = waits("away")
    host = devices[0].host
    late.freeze(True)
    assert network.run(lambda: host.deal == 2, HOUR)
    assert host.roster.seat_of(late.guest.me.id) < 0
    late.freeze(False)
    assert network.run(lambda: late.guest.where == "joined", HOUR)


def test_who_was_not_heard_for_long_waits_no_more() -> None:
    network, devices, late = waits("gone")
    for device in devices:
        device.plays = False
    late.kill()
    network.run(lambda: False, HOUR / 4)
    assert devices[0].host.seating._waits == {}


def test_who_holds_the_table_now_is_told_in_words_that_read_or_the_host_is_believed_no_more() -> None:
    _, devices = set_table("handed", "Ann", "Bob")
    devices[1].guest._whose.hear_handed("nonsense")
    assert devices[1].stories

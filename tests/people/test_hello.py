"""Coming to a table again: whatever is late, said again or lost on the way, the host hears who is there."""

from devices import Device, over, table
from network import Network, Weather

from hearts.app.people.code import TableKeys
from hearts.app.people.members import OFFERS, Member, sitting_of

SOON, LONG = 5_000, 1_200_000


def set_table() -> "tuple[Network, list[Device]]":
    network = Network("hello")
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=10")
    devices[0].guest.order("keep 0 0")  # nobody stands in for anybody
    assert network.run(lambda: devices[1].guest.table.roster.patience == 0, SOON)
    return network, devices


def reload(device: Device) -> None:
    device.kill()
    device.load()


def heard(host: Device, guest: Device) -> bool:
    """Whether the host takes what this guest says now."""
    member = host.host.desk.members.by_id(guest.guest.me.id)
    return member is not None and guest.guest._sitting.name != "" and member.sitting == guest.guest._sitting.name


def forget(host: Device, guest: Device) -> None:
    """Have the host know nothing of a guest who believes that they are heard."""
    host.host.desk.members.all.pop(guest.guest.me.public)


def hold_hello(network: Network, device: Device) -> "list[tuple[str, bytes]]":
    """Have the page that is open say hello, and keep that on its way."""
    held: list[tuple[str, bytes]] = []
    device.line.publish = lambda topic, payload, keep=False: held.append((topic, payload))
    assert network.run(lambda: bool(held), SOON)
    return held


def wait_for_offer(network: Network, host: Device, guest: Device) -> None:
    """Until the host has answered a hello of this guest."""
    keys = TableKeys(host.primitives, host.invite.code)
    topic, before = keys.topic(guest.guest.me.public), len(network.seen)
    assert network.run(lambda: topic in [each for each, _ in network.seen[before:]], SOON)


def ask_bob(network: Network, devices: "list[Device]") -> Device:
    """Play until it is Bob's turn, and have him wait."""
    bob = devices[1]
    devices[0].guest.order("begin")

    def asked() -> bool:
        view = bob.guest.table.view
        bob.plays = view is None or view.phase != "play" or not view.table.tricks
        return not bob.plays and view.seat in view.waiting

    assert network.run(asked, LONG)
    return bob


def test_a_hello_of_an_earlier_visit_that_comes_late_does_not_keep_who_was_reloaded_from_being_heard() -> None:
    network, devices = set_table()
    host, bob = devices[:2]
    reload(bob)
    late = hold_hello(network, bob)
    reload(bob)
    wait_for_offer(network, host, bob)
    host.line.deliver(*late[0])
    assert network.run(lambda: heard(host, bob), SOON)


def test_a_guest_whom_the_host_no_longer_hears_says_hello_again_while_an_order_waits() -> None:
    network, devices = set_table()
    bob = ask_bob(network, devices)
    assert heard(devices[0], bob)
    forget(devices[0], bob)
    bob.plays = True
    assert network.run(lambda: over(devices), LONG)
    assert len({device.guest.table.record.text() for device in devices}) == 1


def test_a_guest_who_is_told_that_it_is_away_says_hello_again() -> None:
    network, devices = set_table()
    host, bob = devices[:2]
    forget(host, bob)
    seat = bob.guest.seat
    assert network.run(lambda: bob.guest.signs.get(seat) == "away", 60_000)
    assert network.run(lambda: bob.guest.signs.get(seat) == "here", 60_000)


def test_who_has_missed_something_on_a_slow_line_is_welcomed_again() -> None:
    network, devices = set_table()
    host, bob = devices[:2]
    bob.guest.table.number -= 1
    network.weather = Weather(least=2_000, most=2_200)  # longer than from one hello to the next
    forget(host, bob)
    assert network.run(lambda: heard(host, bob), 60_000)


def test_the_host_keeps_a_few_offers_and_none_that_is_older_than_the_sitting() -> None:
    member = Member(b"public", b"exchange")
    drawn = [member.offer(f"asked {number}", f"run {number}", f"drawn {number}") for number in range(OFFERS)]
    assert member.offer("asked 1", "run 1", "another") == drawn[1]  # the same question, the same answer
    sittings = [sitting_of(f"asked {number}", each) for number, each in enumerate(drawn)]
    assert member.hears(sittings[2], 1)
    assert not member.hears(sittings[0], 1) and not member.hears(sittings[1], 2)
    assert (member.sitting, member.before) == (sittings[2], "")
    assert member.hears(sittings[3], 1) and member.before == sittings[2]  # another visit, and it is newer


def test_more_hellos_than_the_host_keeps_push_out_the_oldest() -> None:
    member = Member(b"public", b"exchange")
    drawn = [member.offer(f"asked {number}", "run", f"drawn {number}") for number in range(OFFERS + 1)]
    assert not member.hears(sitting_of("asked 0", drawn[0]), 1)
    assert member.hears(sitting_of("asked 1", drawn[1]), 1)

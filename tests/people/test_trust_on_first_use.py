"""A code that was only told is taken on trust; the link that comes later is held against it."""

from devices import Device, table
from network import Network

from hearts.app.people.code import Invite
from hearts.app.people.kept_table import KEPT

HOUR = 3_600_000


def spoken(network: Network, host: Device) -> Device:
    """Somebody who has the code alone."""
    device = Device(network, "Bob", Invite(host.invite.code))
    assert network.run(lambda: device.guest.where == "joined", HOUR)
    return device


def test_the_true_link_confirms_a_host_who_was_taken_on_trust() -> None:
    network = Network("confirms")
    host = table(network, ["Ann"])[0]
    bob = spoken(network, host)
    assert bob.guest.spoken and bob.guest.compare(host.invite) and not bob.guest.spoken
    bob.kill()
    bob.invite = host.invite
    bob.load()
    assert network.run(lambda: bob.guest.where == "joined" and bob.guest.table.seat >= 0, HOUR)
    assert not bob.guest.spoken and not bob.stories + bob.doubts


def test_a_link_that_names_another_host_stops_the_table_that_is_open() -> None:
    network = Network("names")
    host = table(network, ["Ann"])[0]
    bob = spoken(network, host)
    other = Invite(host.invite.code, bytes(16))
    assert bob.guest.compare(Invite(bytes(10), bytes(16))) and not bob.stories
    assert not bob.guest.compare(other) and bob.stories == ["The link names another host."]


def test_a_link_that_is_opened_later_replaces_the_host_who_posed_as_another() -> None:
    network = Network("replaces")
    false, true = Device(network, "Eve", None, "deluxe"), Device(network, "Ann", None, "deluxe")
    false.host.desk.codes[:] = true.host.desk.codes
    false.host.desk._listen(true.host.desk.codes[0])
    false.host.book.change(tables=true.host.roster.tables)
    assert network.run(lambda: true.guest.where == "joined", HOUR)
    true.freeze(True)
    network.restart()
    bob = Device(network, "Bob", Invite(true.invite.code))
    assert network.run(lambda: bob.guest.where == "joined", HOUR)
    assert bob.guest._kept.host == false.host.me.public
    bob.kill()
    assert bob.storage[KEPT]
    bob.invite = true.invite
    true.freeze(False)
    bob.load()
    assert network.run(lambda: bob.guest.where == "joined" and bob.guest.table.number > 0, HOUR)
    assert bob.guest._kept.host == true.host.me.public
    assert bob.doubts == [("people-doubt-host", "")] and not bob.stories

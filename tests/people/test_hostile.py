"""Hostile messages change nothing and stop nobody: forged, replayed, of another table, too large, too many."""

from devices import over, table
from hostile import Eve
from network import Network
from sodium import Sodium

from hearts.engine.record import Record

MOST = 10_000


def test_ten_thousand_hostile_messages_change_nothing() -> None:
    network = Network("hostile")
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=10")
    host, guests = devices[0].host, [device.guest for device in devices]
    seats = host.roster.seats
    people = {guest.me.public: guest.me.exchange for guest in guests} | {host.me.public: host.me.exchange}
    eve = Eve(Sodium("eve"), host.invite.code, people, (0, 1, 320, 640, 8192, 70_000))

    def say() -> None:
        """Say one hostile thing, and the next a little later."""
        eve.seen += [payload for _, payload in network.seen[len(eve.seen) :]]
        network.carry(None, *eve.next())
        if sum(eve.said.values()) < MOST:
            network.at(network.now + 12, say)

    say()
    guests[0].order("begin")
    assert network.run(lambda: over(devices) and sum(eve.said.values()) == MOST, 3_600_000)
    assert min(eve.said.values()) > 1000
    texts = {guest.table.record.text() for guest in guests}
    assert len(texts) == 1 and Record.read(texts.pop()).game.phase == "over"
    assert not [device.stories for device in devices if device.stories]
    assert host.roster.seats == seats
    assert len(host.desk.members.all) <= 5

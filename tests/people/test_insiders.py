"""Somebody with a seat cannot make others disbelieve an honest host, however they spell and time what they say."""

import json

import pytest
from devices import Device, over, table
from insider import Insider
from network import ROUGH, Network

from hearts.app.people.blame import PROMISED, SHOWN
from hearts.app.people.unheard import WITHOUT

HOUR = 3_600_000
LINES = {WITHOUT, PROMISED, SHOWN}  # what is told where a line is bad, or a page is loaded anew while cards are dealt


def set_table(seed: object, rules: str) -> "tuple[Network, list[Device]]":
    network = Network(f"insiders {seed}", ROUGH)
    devices = table(network, ["Ann", "Bob", "Eve", "Cleo"], rules)
    for order in ("keep 30 20", "begin"):
        devices[0].guest.order(order)
    return network, devices


@pytest.mark.parametrize("seed", range(4))
def test_what_an_insider_says_otherwise_makes_nobody_doubt_the_host(seed: int) -> None:
    network, devices = set_table(seed, ("classic-pc limit=40", "deluxe limit=40")[seed % 2])
    eve, bob = devices[2], devices[1]
    insider = Insider(eve, seed)
    honest = [device for device in devices if device is not eve]
    chance = insider.chance

    def come_late() -> None:
        """Bob's page is loaded anew, now and then with nothing that it had kept of the log."""
        bob.kill()
        if chance.random() < 0.5:
            kept = json.loads(bob.storage["table-guest"])
            bob.storage["table-guest"] = json.dumps(dict(kept, seen={}))
        bob.load()
        network.at(network.now + chance.uniform(20_000, 90_000), come_late)

    def agree() -> None:
        """The honest ones agree to some votes, so that undo happens too."""
        for device in honest:
            for what in list(device.guest.table.votes):
                if what in ("undo", "again") and not device.guest.busy:
                    device.guest.order(f"agree {what}")
        network.at(network.now + 4_000, agree)

    network.at(network.now + 30_000, come_late)
    network.at(network.now + 4_000, agree)
    assert network.run(lambda: over(honest), 4 * HOUR) or [device.stories for device in honest]
    assert [device.stories for device in honest] == [[], [], []]
    doubts = {what for device in honest for what, id in device.doubts if id != eve.guest.me.id}
    assert doubts <= LINES
    assert len({device.guest.table.record.text() for device in honest}) == 1
    assert len(insider.said) == 11 and sum(insider.said.values()) > 60, insider.said

"""The host tells who is willing to be the next host: it cannot tell other keys or somebody else."""

import pytest
from devices import Device
from test_chair import between_deals, set_table, until
from test_other_hosts import claimed

from hearts.app.people.chair import Claim
from hearts.app.people.message import Identity


@pytest.mark.parametrize("lie", ["other keys", "another key to seal for", "somebody else"])
def test_who_is_asked_to_be_the_host_signs_no_claim_but_their_own(lie: str) -> None:
    network, devices = set_table()
    between_deals(network, devices)
    ann, bob, cleo = devices
    said = orders_of(bob)
    claim = told(ann, bob, cleo, lie)
    ann.host.tell(f"chair {bob.guest.me.id}")
    ann.host.tell(f"heir {claim.text()}")
    until(network, lambda: bob.guest.table.chair[1] != "", 10_000)
    network.run(lambda: False, 10_000)
    assert not [each for each in said if each.startswith("hand ")]


def test_who_agrees_that_somebody_is_the_host_agrees_to_nobody_else() -> None:
    network, devices = set_table()
    between_deals(network, devices)
    ann, bob, cleo = devices
    said = orders_of(cleo)
    claim = told(ann, bob, ann, "somebody else")
    ann.host.tell(f"chair {bob.guest.me.id}")
    ann.host.tell(f"heir {claim.text()}")
    until(network, lambda: cleo.guest.chair.asks == "agree", 10_000)
    assert cleo.guest.chair.who == "Bob"
    cleo.guest.answer_chair(True)
    assert said == ["stay"]


def orders_of(device: Device) -> "list[str]":
    """The orders that a person gives from now on."""
    said: list[str] = []
    device.guest.chair._order = said.append
    return said


def told(ann: Device, bob: Device, other: Device, lie: str) -> Claim:
    """What a host tells in place of Bob's claim."""
    strange = Identity(ann.primitives, bytes(32))
    keys = {"public": strange.public} if lie != "another key to seal for" else {}
    of = other if lie == "somebody else" else bob
    return claimed(of, ann.host.me.public, exchange=strange.exchange, **keys)

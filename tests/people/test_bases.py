"""A table that is told anew must hold what a guest has heard of it before, also after a reload."""

import pytest
from devices import Device, table
from network import Network

from hearts.app.people.bases import Told, new_base
from hearts.app.people.chain import next_head
from hearts.app.people.memory import UNSEEN, Memory
from hearts.app.people.unheard import DEALS, WITHOUT
from hearts.engine.game import Dealt

HOUR = 3_600_000


def in_play(*names: str) -> "tuple[Network, list[Device]]":
    """A table in the middle of its first deal, behind the pass."""
    network = Network(names)
    devices = table(network, list(names), "classic-pc limit=60")
    devices[0].guest.order("begin")
    assert network.run(lambda: all(tricks(device) > 2 for device in devices), HOUR)
    return network, devices


def tricks(device: Device) -> int:
    view = device.guest.table.view
    return len(view.table.tricks) if view is not None and view.phase == "play" else 0


def after(network: Network, devices: "list[Device]", deals: int) -> Told:
    """The base behind so many deals, as the host tells it."""
    host = devices[0].host
    assert network.run(lambda: len(deals_of(host.ledger._next)) == deals, HOUR)
    base = host.ledger._next
    return Told(base.number, base.before, base.roster, base.past)


def deals_of(base) -> "list[str]":
    return base.past.split("\ndeal ")[1:]


def changed(memory: Memory, **fields: object) -> Memory:
    return Memory(dict(memory.plain(), **fields))


def test_what_was_heard_of_a_deal_is_found_in_what_is_told_of_it_later() -> None:
    network, devices = in_play("Ann", "Bob", "Cleo")
    bob = devices[1].guest
    memory, shares = bob.table.memory(), dict(bob.promises.shares)
    assert memory.hand and memory.packet and memory.hashes
    told = after(network, devices, 2)
    assert memory.check(told, bob.me.id, shares) == ""
    for field, value in (
        ("hand", devices[2].guest.table.own_hand), ("packet", "2C 3C 4C"), ("hashes", memory.hashes[1:]),
        ("epoch", 2), ("deals", ["A" * 43]), ("attempt", 2),
    ):  # fmt: skip
        with pytest.raises(ValueError):
            changed(memory, **{field: value}).check(told, bob.me.id, shares)
    with pytest.raises(ValueError):
        memory.check(told, bob.me.id, {})
    assert changed(memory, game="another").check(told, bob.me.id, shares) == UNSEEN
    over = {"state": "over", "hand": "", "hashes": [], "tries": 0}
    assert changed(memory, game="another", **over).check(told, bob.me.id, shares) == ""


def test_the_cards_of_deals_that_one_did_not_follow_come_from_their_shares() -> None:
    network, devices = in_play("Ann", "Bob")
    bob = devices[1].guest
    memory = bob.table.memory()
    told = after(network, devices, 2)
    begun = [at for at in told.record.game.path() if isinstance(at.move, Dealt)]
    hands = begun[1].move.hands
    begun[1].move.hands = hands[1:] + hands[:1]
    with pytest.raises(ValueError, match="shares"):
        memory.check(told, bob.me.id, bob.promises.shares)


def test_a_base_in_the_middle_of_a_deal_is_none() -> None:
    _, devices = in_play("Ann", "Bob")
    host = devices[0].host
    _, base = new_base(host.roster, host.held.record, 500, "A" * 43)
    with pytest.raises(ValueError, match="between"):
        Told(base.number, base.before, base.roster, base.past)


def test_who_was_away_for_a_deal_takes_the_next_base_and_goes_on() -> None:
    network, devices = in_play("Ann", "Bob", "Cleo")
    devices[0].guest.order("keep 30 0")
    devices[1].freeze(True)
    after(network, devices, 3)
    devices[1].freeze(False)
    assert network.run(lambda: devices[1].guest.table.head == devices[0].host.ledger.head, HOUR)
    network.run(lambda: False, 10_000)
    assert not devices[1].stories and [what for what, _ in devices[1].doubts if what != WITHOUT] == [DEALS]


def rewritten(devices: "list[Device]", back: int) -> None:
    """The host tells all that is behind an entry otherwise."""
    ledger = devices[0].host.ledger
    head = ledger.entries[-back - 1].head
    for entry in ledger.entries[-back:]:
        entry.text = "stand 3 on" if entry is ledger.entries[-back] else entry.text
        entry.head = head = next_head(head, entry.number, entry.text)


def test_a_host_that_rewrites_its_log_while_a_page_is_closed_is_found_out() -> None:
    network, devices = in_play("Ann", "Bob", "Cleo")
    for device in devices:
        device.plays = False
    network.run(lambda: False, 20_000)
    devices[1].kill()
    rewritten(devices, 2)
    devices[1].load()
    assert network.run(lambda: devices[1].stories != [], HOUR)


def test_a_host_that_goes_back_while_a_page_is_closed_is_found_out() -> None:
    network, devices = in_play("Ann", "Bob", "Cleo")
    for device in devices:
        device.plays = False
    network.run(lambda: False, 20_000)
    devices[1].kill()
    del devices[0].host.ledger.entries[-2:]
    devices[1].load()
    assert network.run(lambda: devices[1].stories != [], HOUR)


def test_another_hand_after_a_reload_is_found_out_at_once() -> None:
    network, devices = in_play("Ann", "Bob", "Cleo")
    bob, cleo = devices[1].guest, devices[2].guest
    for device in devices:
        device.plays = False
    network.run(lambda: False, 20_000)
    devices[1].kill()
    ledger = devices[0].host.ledger
    entry = next(each for each in ledger.entries if each.text.startswith("move deal"))
    told = entry.own[cleo.me.id].split()
    entry.own[bob.me.id] = " ".join([*told[:2], str(bob.seat), *told[3:]])
    devices[1].load()
    assert network.run(lambda: devices[1].stories != [], HOUR)
    assert devices[1].stories == ["The hand was another one."]

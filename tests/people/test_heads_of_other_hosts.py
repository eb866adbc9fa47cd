"""Heads of another host's log: they say nothing of this one, so nobody is told that somebody has heard otherwise."""

from devices import Device, table
from network import Network

from hearts.app.people.chair import SPAN
from hearts.app.people.code import TableKeys

HOUR = 3_600_000


def gone_on(name: str) -> "tuple[Network, list[Device], list[bytes]]":
    """A table whose host went in the second deal, and goes on with Bob; and what all had said until then."""
    network = Network(name)
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=100")
    ann, bob = devices[:2]
    ann.guest.order("begin")

    def second() -> bool:
        view = bob.guest.table.view
        return view is not None and len(bob.guest.table.finished) == 1 and len(view.table.tricks) > 2

    assert network.run(second, HOUR)
    topic = TableKeys(bob.primitives, bob.guest.invite.code).all
    ann.kill()
    said = [payload for at, payload in network.seen if at == topic]
    assert network.run(lambda: bob.guest.host_gone, HOUR)
    bob.guest.go_on()

    def agreed() -> bool:
        if devices[2].guest.chair.asks == "on":
            devices[2].guest.answer_chair(True)
        return bob.host is not None

    assert network.run(agreed, HOUR)
    return network, devices[1:], said


def test_an_honest_next_host_says_its_head_and_nobody_doubts_it() -> None:
    network, devices, _ = gone_on("early")
    assert network.run(lambda: all(len(each.guest.table.finished) == 2 for each in devices), HOUR)
    assert [each.doubts for each in devices] == [[], []]


def test_what_was_said_of_an_earlier_host_s_log_makes_nobody_look_false() -> None:
    network, devices, said = gone_on("said again")
    bob, cleo = devices
    begun = bob.host.ledger.base.number
    assert network.run(lambda: bob.host.ledger.number > begun + 30, HOUR)
    cleo.kill()
    cleo.load()  # this page has opened none of it
    assert network.run(lambda: cleo.guest.where == "joined", HOUR)
    topic = TableKeys(bob.primitives, bob.guest.invite.code).all
    for place, payload in enumerate(said):
        network.at(network.now + 30 * place, lambda payload=payload: network.carry(None, topic, payload))
    network.run(lambda: False, 30 * len(said) + 20_000)
    assert [each.doubts for each in devices] == [[], []]


def test_a_card_is_as_short_where_another_host_s_entries_have_long_numbers() -> None:
    network, devices, _ = gone_on("short")
    bob, cleo = devices
    assert bob.host.ledger.base.number >= SPAN
    to_cleo = cleo.guest.post.keys.topic(cleo.guest.me.public)

    def playing() -> bool:
        view = cleo.guest.table.view
        return view is not None and view.phase == "play" and len(view.table.tricks) > 2

    assert network.run(playing, HOUR)
    del network.seen[:]
    before = len(bob.host.held.game.path())
    assert network.run(lambda: len(bob.host.held.game.path()) > before + 12, HOUR)
    cards = [payload for topic, payload in network.seen if topic == to_cleo]
    assert [len(payload) for payload in cards if len(payload) < 512] and 320 not in [len(each) for each in cards]

"""A round of shares that is begun again: who is blamed for it can show what they had, and what was heard is told."""

from devices import Device, table
from network import Network

from hearts.app.people.blame import PROMISED, SHOWN

HOUR = 3_600_000


def begun(name: str) -> "tuple[Network, list[Device]]":
    network = Network(name)
    return network, table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=10")


def test_who_is_blamed_for_a_share_shows_it_to_all() -> None:
    network, devices = begun("shares")
    bob = devices[1].guest
    order = bob.order
    bob.order = lambda words: order(words) if words[:5] != "share" else None
    devices[0].guest.order("begin")
    others = (devices[0], devices[2])
    assert network.run(lambda: all(device.doubts for device in others), HOUR)
    assert [device.doubts for device in others] == [[(SHOWN, bob.me.id)]] * 2
    assert devices[0].guest.table.blamed == [bob.me.id]


def test_who_never_promised_has_nothing_to_show() -> None:
    network, devices = begun("nothing")
    bob = devices[1].guest
    bob.order = lambda words: None
    devices[0].guest.order("begin")
    assert network.run(lambda: devices[2].guest.table.playing, HOUR)
    assert devices[2].guest.table.restarts == 1 and not devices[2].doubts
    bob.voice.say("move", f"0 {bob.table.number} {bob.table.head} shown 1 1 {'0' * 32}")
    network.run(lambda: False, 3_000)
    assert not devices[2].doubts


def test_whose_promise_was_heard_is_not_blamed_alone() -> None:
    network, devices = begun("promises")
    bob, host = devices[1].guest, devices[0].host
    carry_out = host._carry_out

    def deaf(host, member, order: str) -> str:
        return "people-no-share" if member.id == bob.me.id and order[:4] == "hash" else carry_out(host, member, order)

    host._carry_out = deaf
    devices[0].guest.order("begin")
    assert network.run(lambda: devices[2].guest.table.restarts > 0, HOUR)
    assert network.run(lambda: (PROMISED, bob.me.id) in devices[2].doubts, HOUR)


def test_a_promise_that_no_host_would_take_is_no_promise() -> None:
    network, devices = begun("none")
    bob = devices[1].guest
    say = bob.voice.say

    def said(kind: str, body: str) -> None:
        say(kind, "0" + body[body.index(" ") :] if kind == "move" and " hash " in body else body)

    bob.voice.say = said
    devices[0].guest.order("begin")
    assert network.run(lambda: devices[2].guest.table.playing, HOUR)
    network.run(lambda: False, 20_000)
    assert devices[2].guest.table.restarts == 1
    assert [device.doubts for device in (devices[0], devices[2])] == [[], []]


def test_after_a_second_restart_another_host_is_offered() -> None:
    network, devices = begun("often")
    for device in devices[1:]:
        device.guest.order = lambda words: None
    table_of = devices[0].guest.table
    offered: list[bool] = []
    table_of.events.tell(on_broken=lambda who: offered.append(table_of.offers_another_host))
    host = devices[0].host
    host.book.stand = lambda seat, on: None  # as if they were there
    devices[0].guest.order("begin")
    assert network.run(lambda: len(offered) == 3, HOUR)
    assert offered == [False, True, True]


def test_the_record_notes_each_restart() -> None:
    network, devices = begun("notes")
    devices[1].guest.order = lambda words: None
    host = devices[0].host
    devices[0].lie()
    changed = host.book.change
    host.book.change = lambda **fields: changed(**{name: value for name, value in fields.items() if name != "notes"})
    devices[0].guest.order("begin")
    assert network.run(lambda: devices[2].stories != [], HOUR)

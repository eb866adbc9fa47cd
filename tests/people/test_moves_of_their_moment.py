"""A move is made at the moment for which it was chosen, and at no other."""

from devices import Device, table
from network import Network

from hearts.app.people.orders_sent import Outbox
from hearts.engine.cards import lowest

HOUR = 3_600_000


def asked(network: Network, device: Device) -> bool:
    view = device.guest.table.view
    return view is not None and view.phase == "play" and view.seat in view.waiting


def test_a_card_that_waits_behind_another_order_is_not_played_at_the_next_moment() -> None:
    network = Network("moment")
    devices = table(network, ["Ann", "Bob"], "classic-pc limit=60")
    bob, host, dropped = devices[1].guest, devices[0].host, []
    bob.told.tell(on_dropped=dropped.append)
    devices[0].guest.order("begin")
    assert network.run(lambda: asked(network, devices[1]) and not bob.busy, HOUR)
    devices[1].plays = False
    said, say = [], bob.voice.say
    bob.voice.say = lambda kind, body: said.append(kind) if kind in ("do", "move") else say(kind, body)
    bob.order("next")
    bob.play(lowest(bob.table.view.legal))
    assert [order.words[:4] for order in bob._mover._out._waiting] == ["next", "play"]
    host.dealer._move_for(host.held, bob.seat)  # as where the host has set a clock
    assert network.run(lambda: dropped != [], HOUR)
    bob.voice.say = say
    assert network.run(lambda: asked(network, devices[1]) and not bob.busy, HOUR)
    length = bob.table.view.length
    network.run(lambda: False, 20_000)
    assert bob.table.view.length == length and "move" not in said


def test_moves_of_another_moment_are_dropped_wherever_they_wait() -> None:
    out = Outbox(lambda: 0.0, bytes)
    out.add("next")
    out.add("play QS", "one")
    assert out.moves and out.drop_moves("one") == []
    assert out.drop_moves("two") == ["play QS"] and not out.moves
    assert out.first is not None and out.first.words == "next"


def test_one_move_waits_at_a_time() -> None:
    network = Network("one")
    devices = table(network, ["Ann", "Bob"], "classic-pc limit=60")
    bob = devices[1].guest
    devices[0].guest.order("begin")
    assert network.run(lambda: asked(network, devices[1]) and not bob.busy, HOUR)
    devices[1].plays = False
    bob.voice.say = lambda kind, body: None
    legal = bob.table.view.hand
    bob.order("next")
    bob.play(lowest(legal))
    bob.play(lowest(legal & (legal - 1)))
    assert len(bob._mover._out._waiting) == 2


def test_a_pass_that_was_taken_back_is_signed_anew() -> None:
    network = Network("pass")
    devices = table(network, ["Ann", "Bob", "Cleo", "Dan"], "classic-pc limit=10")
    for device in devices:
        device.plays = False
    devices[0].guest.order("begin")
    everybody = [device.guest for device in devices]
    assert network.run(lambda: all(each.table.view is not None for each in everybody), HOUR)
    ann, length = everybody[0], devices[0].host.held.game.length
    devices[0].act()
    assert network.run(lambda: devices[0].host.held.game.length == length + 1 and not ann.busy, HOUR)
    ann.order("propose undo")
    assert network.run(lambda: all("undo" in each.table.votes for each in everybody), HOUR)
    for each in everybody[1:]:
        each.order("agree undo")
    assert network.run(lambda: all(each.table.undone for each in everybody), HOUR)
    for device in devices:
        device.plays = True
    assert network.run(lambda: all(each.table.record.game.lines for each in everybody), HOUR)
    assert not [device.stories for device in devices if device.stories]

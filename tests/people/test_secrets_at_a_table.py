"""What one device gets, keeps and holds of a table of people names no card that its person may not know."""

from devices import Device, over, table
from holdings import named
from network import Network
from shoulder import held, in_play, seen_by

from hearts.app.people.code import letters
from hearts.app.people.message import Message, Post
from hearts.engine.cards import text as listed
from hearts.engine.steps import step


def may_know(devices: "list[Device]", device: Device) -> int:
    """The cards that a person may know of as the host's game stands."""
    game = devices[0].host.held.game
    if device.watches and game.phase not in ("deal", "over"):
        return game.deal.table.played
    if game.phase in ("deal", "over"):
        return game.rules.pack
    seat, deal = device.guest.seat, game.deal
    return deal.dealt[seat] | deal.got[seat] | deal.table.played


def test_no_message_that_a_device_can_open_names_a_card_of_another() -> None:
    network = Network("secrets")
    devices = table(network, ["Ann", "Bob", "Cleo", "Dan"], "deluxe limit=10")
    devices.append(watcher(network, devices[0]))
    carry, opened, seen = network.carry, [], []

    def watched(sender, topic: str, payload: bytes, keep: bool = False) -> None:
        for device in devices[1:]:
            message = opens(device, payload)
            if message is not None and devices[0].host.held is not None:
                opened.append(message.kind)
                seen.extend([message.kind] if device.watches else [])
                known = may_know(devices, device)
                if message.kind == "move" and " play " in message.body:  # all know it before the host orders it
                    mover = devices[0].host.roster.seat_of(letters(message.sender))
                    known |= devices[0].host.held.game.deal.hands[mover]
                    assert named(message.body).bit_count() <= 1
                assert not named(message.body) & ~known, (device.name, message.kind, message.body)
        carry(sender, topic, payload, keep)

    network.carry = watched  # type: ignore[method-assign]
    devices[0].guest.order("begin")
    assert network.run(lambda: over(devices), 3_600_000)
    assert opened.count("log") > 150 and opened.count("move") > 100
    assert seen.count("log") > 50 and not seen.count("do")


def opens(device: Device, payload: bytes) -> "Message | None":
    """The message that a device can open, also one that it has read before."""
    guest = device.guest
    return Post(guest.voice._primitives, guest.post.keys, guest.me, guest.voice._exchange_of).read(payload)


def watcher(network: Network, host: Device) -> Device:
    """Somebody who watches the table of this host."""
    host.guest.order("watchers on")
    zoe = Device(network, "Zoe", host.invite, watches=True)
    assert network.run(lambda: zoe.guest.where == "watching", 60_000)
    return zoe


def test_no_object_of_a_guest_holds_a_card_of_another() -> None:
    network = Network("reach")
    devices = table(network, ["Ann", "Bob", "Cleo", "Dan"], "classic-pc limit=10")
    devices.append(watcher(network, devices[0]))
    devices[0].guest.order("begin")
    looked = []

    def look() -> bool:
        host = devices[0].host
        if host.held is not None and host.held.game.phase in ("pass", "play") and host.held.game.length % 9 == 5:
            deal = host.held.game.deal
            for device in devices[1:]:
                view = device.guest.table.public if device.watches else device.guest.table.view
                if view is None or view.phase not in ("pass", "play"):
                    continue
                looked.append(device.name)
                assert held(device.guest, deal.table.number, seen_by(deal, device.guest.seat)) == []
                records = [text for text in device.storage.values() if text.startswith("hearts ")]
                others = [text for text in device.storage.values() if text not in records]
                assert not [text for text in records if in_play(text)]  # only deals that are over
                assert not [text for text in others if named(text) & ~may_know(devices, device)]
        return over(devices)

    assert network.run(look, 3_600_000)
    assert len(looked) > 20 and "Zoe" in looked


def test_whatever_a_page_holds_of_another_is_found() -> None:
    network = Network("found")
    devices = table(network, ["Ann", "Bob", "Cleo", "Dan"], "classic-pc limit=10")
    devices[0].guest.order("begin")
    assert network.run(lambda: devices[3].guest.table.playing, 60_000)
    game, bob = devices[0].host.held.game, devices[1].guest.table
    mine, other = bob.seat, devices[3].guest.seat
    secret = game.deal.hands[other]
    number, may = game.deal.table.number, seen_by(game.deal, mine)
    one = listed(secret & -secret)
    deep = [{"deep": (step(game, other).move,)}]
    for leak in (listed(secret), f"one card alone: {one}", one.encode(), game, game.deal, game.view(other), deep, 1):
        assert held([bob.view, leak], number, may) != [], leak
    assert held([bob.view], number, may) == []

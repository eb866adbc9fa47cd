"""What a card costs on the wire, and that nobody needs the message that made it cheap."""

from devices import over, table
from network import Network

from hearts.app.people.message import NAME, SIZES

HOUR = 3_600_000
MOST = 700  # bytes that a card may bring to a seat, with the heads of MQTT and of WebSocket:
# what kind of packet, its length in two bytes, the topic, a number; then the frame's head, and the answer to a packet.
HEADS = 1 + 2 + 2 + len("moonshot/") + 22 + 2 + 4 + 10


def test_a_card_brings_each_seat_few_bytes() -> None:
    network = Network("wire")
    devices = table(network, ["Ann", "Bob", "Cleo", "Dan"], "classic-pc limit=10")
    devices[0].guest.order("begin")
    assert network.run(lambda: devices[0].guest.table.view is not None, HOUR)
    assert network.run(lambda: devices[0].guest.table.view.phase == "play", HOUR)
    bob, heard = devices[1], []
    read = bob.guest.post.read

    def watched(payload: bytes):  # type: ignore[no-untyped-def]
        message = read(payload)
        if message is not None and (" play " in message.body or message.body.count("\n")):
            heard.append((message.kind, len(payload), message.body))
        return message

    bob.guest.post.read = watched  # type: ignore[method-assign]
    before = bob.guest.table.view.length
    assert network.run(lambda: bob.guest.table.view.length >= before + 24, HOUR)
    cards = [size for kind, size, body in heard if kind == "log" and "move play" in body]
    said = [size for kind, size, body in heard if kind == "move"]
    typical = sorted(cards)[len(cards) // 2]
    assert len(cards) >= 24 and max(said) == typical == SIZES[0] and max(cards) <= 512
    assert max(said) + typical + 2 * HEADS <= MOST


def test_who_did_not_hear_the_mover_asks_the_host_for_the_proof() -> None:
    network = Network("deaf")
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=10")
    cleo, lost = devices[2], []
    read = cleo.guest.post.read

    def deaf(payload: bytes):  # type: ignore[no-untyped-def]
        message = read(payload)
        if message is not None and message.kind == "move" and " play " in message.body:
            lost.append(message.body)
            return None
        return message

    cleo.guest.post.read = deaf  # type: ignore[method-assign]
    devices[0].guest.order("begin")
    assert network.run(lambda: over(devices), HOUR)
    assert len(lost) > 20
    assert len({device.guest.table.record.text() for device in devices}) == 1
    assert not cleo.stories


def test_what_every_reader_knows_does_not_travel() -> None:
    network = Network("label")
    devices = table(network, ["Ann", "Bob"], "classic-pc limit=10")
    post = devices[1].guest.post
    opened = []
    whole = post._primitives.opened
    post._primitives.opened = lambda *given: opened.append(whole(*given)) or opened[-1]  # type: ignore[method-assign]
    until = network.now + 10_000
    network.run(lambda: network.now > until, 11_000)
    lines = [content.partition(b"\n")[0] for content in opened if content and b"\n" in content]
    assert lines
    for known in (NAME, post.keys.table, devices[1].guest.me.id):
        assert not [line for line in lines if known.encode() in line]

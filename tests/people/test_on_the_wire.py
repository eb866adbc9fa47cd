"""What a card costs on the wire, and that nobody needs the message that made it cheap."""

from devices import over, table
from network import Network, Weather

from hearts.app.people.ledger import read_ledger
from hearts.app.people.message import NAME, SIZES

HOUR = 3_600_000
IN_ORDER = Weather(0, 0, 20, 20)  # a relay brings everybody what was said in the order in which it came
MOST = 700  # bytes that a card may bring to a seat, with the heads of MQTT and of WebSocket:
# what kind of packet, its length in two bytes, the topic, a number; then the frame's head, and the answer to a packet.
HEADS = 1 + 2 + 2 + len("moonshot/") + 22 + 2 + 4 + 10


def test_a_card_brings_each_seat_few_bytes() -> None:
    network = Network("wire", IN_ORDER)
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
    assert len(cards) >= 20 and {*said, *cards} == {SIZES[0]}
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


def test_one_order_is_answered_once() -> None:
    network = Network("answers", IN_ORDER)
    devices = table(network, ["Ann", "Bob", "Cleo", "Dan"], "classic-pc limit=10")
    bob, logs = devices[1], []
    hear = bob.guest._hear_log
    bob.guest._hear_log = lambda body: logs.append(body) or hear(body)  # type: ignore[method-assign]
    devices[0].guest.order("begin")
    assert network.run(lambda: bob.guest.table.view is not None and bob.guest.table.view.phase == "play", HOUR)
    first = bob.guest.table.number
    logs.clear()
    assert network.run(lambda: bob.guest.table.view.length >= 50, HOUR)
    assert len(logs) <= bob.guest.table.number - first + 1
    assert bob.answers and not bob.guest.busy


def test_an_order_that_is_said_again_is_answered_again() -> None:
    """The answer may have been lost, whether or not entries went with it."""
    network = Network("again")
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=10")
    bob, heard = devices[1], []
    hear = bob.guest._hear_log
    lost: list[str] = []

    def deaf(body: str) -> None:
        if body.partition("\n")[0].split(" ")[1] != "-" and bob.guest.busy and len(lost) < 3:
            lost.append(body)
        else:
            heard.append(body)
            hear(body)

    bob.guest._hear_log = deaf  # type: ignore[method-assign]
    bob.guest.order("look queen Robert")
    assert network.run(lambda: not bob.guest.busy, HOUR)
    assert len(lost) == 3 and ("look queen Robert", "") in bob.answers


def test_what_a_host_keeps_is_what_it_would_write_anew() -> None:
    """Moves and entries are written once, and not at each move again: also after one was taken back."""
    network = Network("kept")
    devices = table(network, ["Ann", "Bob"], "classic-pc limit=10")
    host = devices[0].host
    devices[0].guest.order("begin")
    assert network.run(lambda: host.held is not None and host.held.game.length > 30, HOUR)
    assert host.held.text == host.held.record.text()
    assert read_ledger(host.ledger.text(), host.roster).text() == host.ledger.text()
    host.held.go_back()
    assert host.held.text == host.held.record.text()

"""Hostile messages change nothing and stop nobody: forged, replayed, of another table, too large, too many."""

from random import Random

from devices import Device, over, table
from network import Network

from hearts.app.people.code import TableKeys
from hearts.app.people.message import KINDS, Identity, Line, Post
from hearts.engine.record import Record

MOST = 10_000


class Eve:
    """Somebody who has the table's code, knows everybody's public keys, hears all, and says what she likes."""

    def __init__(self, network: Network, devices: "list[Device]") -> None:
        self.network, self.devices = network, devices
        self.chance = Random("eve")
        host = devices[0].host
        guest = devices[1].guest
        primitives = devices[1].primitives
        self.me = Identity(primitives, bytes(32))
        keys = host.invite.code
        self.keys = TableKeys(primitives, keys)
        others = {host.me.public: host.me.exchange, guest.me.public: guest.me.exchange}
        self.post = Post(primitives, self.keys, self.me, lambda public: others.get(public, b""))
        self.victims = [host.me.public] + [device.guest.me.public for device in devices]
        self.topics = [self.keys.all, self.keys.card] + [self.keys.topic(public) for public in self.victims]
        self.sent = 0

    def say(self) -> None:
        """Say one hostile thing, and the next a little later."""
        topic, payload = (
            self.chance.choice(self.topics),
            self.chance.choice((self.noise, self.replayed, self.forged, self.own, self.changed))(),
        )
        self.network.carry(None, topic, payload)
        self.sent += 1
        if self.sent < MOST:
            self.network.at(self.network.now + 12, self.say)

    def noise(self) -> bytes:
        return self.chance.randbytes(self.chance.choice((0, 1, 320, 640, 8192, 70_000)))

    def replayed(self) -> bytes:
        return self.chance.choice(self.network.seen)[1]

    def changed(self) -> bytes:
        payload = bytearray(self.replayed() or b"x")
        payload[self.chance.randrange(len(payload))] ^= 1 + self.chance.randrange(255)
        return bytes(payload)

    def forged(self) -> bytes:
        """In the name of another: the line is theirs, the signature is not."""
        line = self._line(self.chance.choice(self.victims), b"")
        return self.post.write(line, self._body(line.kind))

    def own(self) -> bytes:
        line = self._line(self.me.public, self.chance.choice((b"", self.victims[0])))
        return self.post.write(line, self._body(line.kind))

    def _line(self, sender: bytes, recipient: bytes) -> Line:
        chance = self.chance
        kind, sitting = chance.choice(KINDS), chance.choice(("-", "0" * 16))
        return Line(kind, sender, recipient, chance.randrange(3), chance.randrange(3), sitting, chance.randrange(10**6))

    def _body(self, kind: str) -> str:
        bodies = (
            "", " ", "0", "1 2 3 4 5", "7 begin", "1 sit 0 guest Eve", "2 ask 0", "gone", "x" * 2000, "\t\n\t",
            "9 play QS", "1 5 " + "0" * 32 + " play QS", "{}", '{"host": 1}', "[" * 500, "-1 -1 -1",
            "999999999 0 1\n{}",
            "\u202eevil", "1 leave", "boot 99999 " + "f" * 32 + " 0:away 1:away",
        )  # fmt: skip
        return self.chance.choice(bodies)


def test_ten_thousand_hostile_messages_change_nothing() -> None:
    network = Network("hostile")
    devices = table(network, ["Ann", "Bob", "Cleo"], "classic-pc limit=10")
    seats = devices[0].host.roster.seats
    eve = Eve(network, devices)
    eve.say()
    devices[0].guest.order("begin")
    assert network.run(lambda: over(devices) and eve.sent == MOST, 3_600_000)
    texts = {device.guest.table.record.text() for device in devices}
    assert len(texts) == 1 and Record.read(texts.pop()).game.phase == "over"
    assert not [device.stories for device in devices if device.stories]
    assert devices[0].host.roster.seats == seats
    assert len(devices[0].host.desk.members.all) <= 5

"""What is looked at before a message is opened costs little, and silences nobody who means well."""

from network import Network
from sodium import Sodium

from hearts.app.people.code import TableKeys
from hearts.app.people.message import Identity, Line, Post
from hearts.app.people.sieve import CHECKED, OPENED, Sieve

ANN, BOB = [Identity(Sodium(), bytes([number]) * 32) for number in (1, 2)]
KEYS = TableKeys(Sodium(), bytes(10))


class Counting(Sodium):
    """Counts what is opened and checked."""

    def __init__(self) -> None:
        super().__init__("counting")
        self.count = {"opened": 0, "verified": 0}

    def opened(self, *words: bytes) -> "bytes | None":
        self.count["opened"] += 1
        return super().opened(*words)

    def verified(self, *words: bytes) -> bool:
        self.count["verified"] += 1
        return super().verified(*words)


def posts() -> "tuple[Network, Counting, Post, Post]":
    network, counting = Network("sieve"), Counting()
    reader = Post(counting, KEYS, BOB, lambda public: b"", Sieve(network.clock))
    return network, counting, reader, Post(Sodium("ann"), KEYS, ANN, lambda public: b"")


def said(number: int) -> Line:
    return Line("have", ANN.public, b"", 1, 1, "0123456789abcdef", number)


def test_what_came_before_is_not_opened_again() -> None:
    _, counting, reader, writer = posts()
    wire = writer.write(said(1), "1 head")
    assert reader.read(wire) is not None
    assert [reader.read(wire) for _ in range(50)] == [None] * 50
    assert counting.count == {"opened": 1, "verified": 1}


def test_noise_under_the_nonce_of_a_true_message_does_not_silence_it() -> None:
    _, _, reader, writer = posts()
    wire = writer.write(said(1), "1 head")
    assert reader.read(wire[:100] + bytes(len(wire) - 100)) is None
    assert reader.read(wire) is not None


def test_a_flood_is_opened_and_checked_no_more_than_so_often() -> None:
    network, counting, reader, writer = posts()
    for number in range(OPENED[1] * 2):
        reader.read(writer.write(said(number), "1 head"))
    assert counting.count == {"opened": OPENED[1], "verified": CHECKED[1]}
    network.now += 1000
    assert reader.read(writer.write(said(9999), "1 head")) is not None

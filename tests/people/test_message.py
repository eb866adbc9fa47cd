"""Messages: what is read is what was written by whom it says, to whom it says, at this table; all else is nothing."""

import pytest
from devices import table
from network import Network
from sodium import Sodium

from hearts.app.people.code import TableKeys
from hearts.app.people.message import PAIRS, SIZES, Identity, Line, Post, posted, sentence

PRIMITIVES = Sodium("messages")
ANN, BOB, EVE = [Identity(PRIMITIVES, bytes([number]) * 32) for number in (1, 2, 3)]
EXCHANGE = {each.public: each.exchange for each in (ANN, BOB, EVE)}
KEYS, OTHER = TableKeys(PRIMITIVES, bytes(10)), TableKeys(PRIMITIVES, bytes([1] * 10))


def post(me: Identity, keys: TableKeys = KEYS) -> Post:
    return Post(PRIMITIVES, keys, me, lambda public: EXCHANGE.get(public, b""))


def line(sender: Identity = ANN, recipient: Identity | None = None, kind: str = "do") -> Line:
    return Line(kind, sender.public, recipient.public if recipient else b"", 1, 2, "0123456789abcdef", 7)


def test_what_is_said_to_all_is_read_by_all() -> None:
    wire = post(ANN).write(line(), "play QS")
    for who in (BOB, EVE):
        message = post(who).read(wire)
        assert message is not None
        assert (message.body, message.sender, message.line.counter) == ("play QS", ANN.public, 7)


def test_what_is_said_to_one_is_read_by_nobody_else_at_the_table() -> None:
    wire = post(ANN).write(line(recipient=BOB), "pass QS KS AS")
    assert post(BOB).read(wire).body == "pass QS KS AS"
    assert post(EVE).read(wire) is None


def test_a_signature_tells_nobody_else_what_was_sealed() -> None:
    """Whoever has the table's key opens the outer box; in it must stand nothing that a guess could be tried on."""
    writer = post(ANN)
    wire = writer.write(line(recipient=BOB), "pass QS KS AS")
    inside = PRIMITIVES.opened(KEYS.key, wire[:24], wire[24:])
    said = line(recipient=BOB).text(KEYS.table).encode() + b"\npass QS KS AS"
    assert ANN.sign(said) not in inside and b"QS" not in inside


@pytest.mark.parametrize("at", [0, 23, 24, 100, 271])
def test_a_changed_byte_makes_it_nothing(at: int) -> None:
    wire = bytearray(post(ANN).write(line(), "play QS"))
    wire[at] ^= 1
    assert post(BOB).read(bytes(wire)) is None


def test_what_was_said_to_one_is_nothing_to_another_who_gets_it() -> None:
    """The line that travels does not say for whom it is; the one that is signed and bound does."""
    wire = post(ANN).write(line(recipient=BOB), "pass QS KS AS")
    inside = PRIMITIVES.opened(KEYS.key, wire[:24], wire[24:])
    assert b"+ 0123456789abcdef 7 do" in inside
    plain = post(ANN).write(line(), "play QS")
    content = PRIMITIVES.opened(KEYS.key, plain[:24], plain[24:]).replace(b" * ", b" + ")
    nonce = PRIMITIVES.random(24)
    turned = nonce + PRIMITIVES.seal(KEYS.key, nonce, content)
    assert post(BOB).read(turned) is None and post(EVE).read(turned) is None


def test_what_was_said_at_one_table_is_nothing_under_the_key_of_another() -> None:
    wire = post(ANN).write(line(), "play QS")
    content = PRIMITIVES.opened(KEYS.key, wire[:24], wire[24:])
    nonce = PRIMITIVES.random(24)
    assert post(BOB, OTHER).read(nonce + PRIMITIVES.seal(OTHER.key, nonce, content)) is None


def test_nobody_speaks_for_another() -> None:
    forged = Post(PRIMITIVES, KEYS, EVE, lambda public: EXCHANGE.get(public, b"")).write(line(ANN), "play QS")
    assert post(BOB).read(forged) is None


def test_another_table_reads_nothing() -> None:
    assert post(BOB, OTHER).read(post(ANN).write(line(), "play QS")) is None


def test_sizes_are_few_and_tell_no_card() -> None:
    sizes = {len(post(ANN).write(line(), f"play {card}")) for card in ("2C", "QS", "TH")}
    assert len(sizes) == 1 and sizes <= set(SIZES)
    assert {len(post(ANN).write(line(), "x" * size)) for size in range(0, 3000, 7)} <= set(SIZES)


def test_what_is_too_large_is_not_written() -> None:
    with pytest.raises(ValueError, match="too large"):
        post(ANN).write(line(), "x" * 9000)


@pytest.mark.parametrize("size", [0, 1, 271, 272, 273, 320, 8192, 20000])
def test_noise_is_nothing(size: int) -> None:
    assert post(BOB).read(PRIMITIVES.random(size)) is None


def test_one_of_the_table_who_writes_nonsense_is_not_heard() -> None:
    for content in (
        b"",
        b"\n",
        b"1 x\n",
        b"\xff" * 90 + b"\n",
        b"2 " + b" ".join([b"1"] * 7) + b"\n",
        b"1 " + b" ".join([b"1"] * 7) + b"\n",
    ):
        padded = len(content).to_bytes(2, "big") + content
        padded += bytes(SIZES[0] - 42 - len(content))
        nonce = PRIMITIVES.random(24)
        assert post(BOB).read(nonce + PRIMITIVES.seal(KEYS.key, nonce, padded + bytes(0))) is None


def test_keys_for_two_are_kept_for_a_few_and_for_the_key_of_today() -> None:
    me, other = Identity(Sodium("pairs"), bytes([1]) * 32), Identity(Sodium("pairs"), bytes([2]) * 32)
    exchanges = {other.public: other.exchange}
    post = Post(Sodium("pairs"), TableKeys(Sodium("pairs"), bytes(10)), me, lambda public: exchanges[public])
    first = post._pair(other.public)
    for number in range(3, 103):
        each = Identity(Sodium("pairs"), bytes([number]) * 32)
        exchanges[each.public] = each.exchange
        assert post._pair(each.public)
    assert len(post._pairs) <= PAIRS and post._pair(other.public) == first
    exchanges[other.public] = each.exchange
    assert post._pair(other.public) != first


def test_a_line_that_is_spelled_otherwise_is_no_message() -> None:
    class Zeros(Line):
        def text(self, table: str) -> str:
            return super().text(table).replace(" 7 move", " 007 move")

    said = Zeros("move", ANN.public, b"", 1, 2, "0123456789abcdef", 7)
    assert post(BOB).read(post(ANN).write(said, "1 2 3 play QS")) is None
    said = Line("move", ANN.public, b"", 1, 2, "0123456789abcdef", 7)
    assert post(BOB).read(post(ANN).write(said, "1 2 3 play QS")) is not None


def test_the_id_of_a_sentence_travels_with_dots() -> None:
    """Pages of version 0.2 know an answer by its dots, and so does a host that was kept."""
    assert posted("people-no-seat") == "people.no.seat" and posted("people-doubt-left_out") == "people.doubt.left_out"
    for sent in ("people.no.seat", "people-no-seat"):
        assert sentence(sent) == "people-no-seat"


def test_what_the_host_answers_has_dots_on_the_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    written = Post.write

    def write(self: Post, line: Line, body: str) -> str:
        said.append(body)
        return written(self, line, body)

    monkeypatch.setattr(Post, "write", write)
    network = Network("dots")
    devices = table(network, ["Ann", "Bob"], "classic-pc limit=40")
    devices[1].guest.order("begin")
    assert network.run(lambda: ("begin", "people-no-right") in devices[1].answers, 60_000)
    told = [body for body in said if "no.right" in body or "no-right" in body]
    assert told and all("people.no.right" in body for body in told)

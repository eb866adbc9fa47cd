"""X25519 keys with which everybody shares the same: whoever shows one is not heard, and nobody's page stumbles."""

import json

import pytest
from devices import table
from network import Line as Wire
from network import Network
from sodium import Sodium

from hearts.app.people.card import read_card
from hearts.app.people.chair import Claim, read_claim
from hearts.app.people.code import TableKeys, exchange_of, letters
from hearts.app.people.message import Identity, Line, Post
from hearts.app.people.primitives import LOW
from hearts.app.people.roster import read_roster

EACH = [key[:31] + bytes([key[31] | high]) for key in LOW for high in (0, 128)]


@pytest.mark.parametrize("key", EACH, ids=[key.hex()[:4] + key.hex()[-2:] for key in EACH])
def test_such_a_key_is_none(key: bytes) -> None:
    assert exchange_of(letters(key)) == b""
    assert Sodium("low").shared(bytes([8]) * 32, key) == b""  # so says the library


def test_a_key_of_somebody_is_one() -> None:
    me = Identity(Sodium("me"), bytes([7]) * 32)
    assert exchange_of(letters(me.exchange)) == me.exchange
    assert exchange_of("") == exchange_of(letters(bytes(31))) == b""


def test_a_hello_with_such_a_key_changes_nothing() -> None:
    network = Network("hello")
    devices = table(network, ["Ann", "Bob"])
    primitives = Sodium("stranger")
    me, keys = Identity(primitives, bytes([7]) * 32), TableKeys(primitives, devices[0].host.invite.code)
    post, wire = Post(primitives, keys, me, lambda _: b""), Wire(network)
    for counter, key in enumerate(EACH):
        said = Line("hello", me.public, b"", 1, 0, "-", counter + 1)
        wire.publish(keys.all, post.write(said, f"{'a' * 32} {'b' * 32} {letters(key)}"))
    network.run(lambda: False, 5_000)
    assert devices[0].host.desk.members.by_id(me.id) is None


def test_no_claim_card_or_table_tells_of_such_a_key() -> None:
    network = Network("told")
    ann, bob = table(network, ["Ann", "Bob"])
    claim = Claim("", 0, "A" * 43, 1, ann.host.me.public, bob.guest.me.id, bob.guest.me.public, bytes(32))
    with pytest.raises(ValueError, match="no claim"):
        read_claim(claim.text())
    text = ann.host._card()
    card = {**json.loads(text), "exchange": letters(bytes(32))}
    assert read_card(text)[0] is not None and read_card(json.dumps(card))[0] is None
    roster = ann.host.roster.text()
    with pytest.raises(ValueError, match="two keys"):
        read_roster(roster.replace(letters(bob.guest.me.exchange), letters(bytes(32))))

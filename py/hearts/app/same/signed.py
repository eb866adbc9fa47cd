"""Results that a device signs: the same device as before, and no more than that.

A result is a record with the line `signed KEY SIGNATURE` in its heading: an Ed25519 signature over a label and over all
its other lines, byte for byte as they stand. A device that came after another one adds `before KEY SIGNATURE`: the key
of the older device, and its signature over the key of the newer one. The oldest key of this chain names the person.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.app.gate import check_size
from hearts.app.people.code import data_of, letters
from hearts.app.people.primitives import KEY, SIGNATURE
from hearts.app.same.results import BEFORE, SIGNED, is_added
from hearts.app.same.what import LARGEST
from hearts.app.words.board import WrongError
from hearts.engine.heading import heading_of

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from hearts.app.people.message import Identity
    from hearts.app.people.primitives import Primitives

RESULT = b"moonshot hearts result 1\n"  # before what is signed
AFTER = b"moonshot hearts device 1 "  # before the key of a newer device
FIRST_MOVE = "deal "  # begins the line behind the heading
KEPT = "table-device-before"  # where a device keeps the chain of those before it
LONGEST_CHAIN = 8

# The signer: the key of the device, and that of the person's first device.
Signer = NamedTuple("Signer", [("key", str), ("person", str)])


class SignError(WrongError):
    """A result that is not signed, or whose signature is not right; the message says which."""


def unsigned(text: str) -> str:
    """Return a result without its signature: all that is signed."""
    return "\n".join([line for line in text.split("\n") if not line.startswith(SIGNED)])


def sign(text: str, device: Identity, before: str = "") -> str:
    """Return a record as a result of this device; `before`: the chain of those before it."""
    lines = [line for line in text.split("\n") if not is_added(line)]
    at = next((place for place, line in enumerate(lines) if line.startswith(FIRST_MOVE)), len(lines))
    lines[at:at] = [BEFORE + pair for pair in before.split("\n") if pair]
    at += len([pair for pair in before.split("\n") if pair])
    signature = letters(device.sign(RESULT + "\n".join(lines).encode()))
    lines[at:at] = [f"{SIGNED}{device.id} {signature}"]
    return "\n".join(lines)


def signer(text: str, primitives: Primitives) -> Signer:
    """Return the signer of a result. Raises SignError if it has no signature, or was changed after it was signed."""
    heading = heading_of(check_size(text, LARGEST))
    found = [rest.split(" ") for rest in heading.all(SIGNED.strip())]
    if len(found) != 1 or len(found[0]) != 2:
        raise SignError("board-unsigned")
    key, signature = found[0]
    if not _right(primitives, key, RESULT + unsigned(text).encode(), signature):
        raise SignError("board-forged")
    person, pairs = key, heading.all(BEFORE.strip())
    for pair in pairs if len(pairs) <= LONGEST_CHAIN else [""]:
        older = pair.split(" ")
        if len(older) != 2 or not _right(primitives, older[0], AFTER + person.encode(), older[1]):
            raise SignError("board-forged")
        person = older[0]
    return Signer(key, person)


# ---- a change of device ----------------------------------------------------------------------------------------------


def vouch(device: Identity, newer: str) -> str:
    """Return what the older device says of a newer one, to be brought there; ValueError where that is no key."""
    if not data_of(newer.strip(), KEY):
        raise SignError("board-no_key")
    newer = newer.strip()
    return f"{device.id} {newer} {letters(device.sign(AFTER + newer.encode()))}"


def take(
    primitives: Primitives, mapping: MutableMapping[str, str], device: Identity, said: str, chain: str = ""
) -> None:
    """Save an older device's statement about this one. Raises SignError if it is not that.

    chain   that of the older device itself, a pair a line
    """
    words = said.split()
    if len(words) != 3 or words[1] != device.id or words[0] == device.id:
        raise SignError("board-no_vouch")
    if not _right(primitives, words[0], AFTER + words[1].encode(), words[2]):
        raise SignError("board-no_vouch")
    pairs = [f"{words[0]} {words[2]}"] + [pair for pair in chain.split("\n") if pair]
    mapping[KEPT] = "\n".join(pairs[:LONGEST_CHAIN])


def chain_of(mapping: MutableMapping[str, str]) -> str:
    """Return the devices before this one, a pair of key and signature a line."""
    return mapping.get(KEPT, "")


def _right(primitives: Primitives, key: str, said: bytes, signature: str) -> bool:
    public, bare = data_of(key, KEY), data_of(signature, SIGNATURE)
    return public != b"" and bare != b"" and primitives.verified(public, said, bare)

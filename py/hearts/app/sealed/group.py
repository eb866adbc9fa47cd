"""The group in which cards are sealed, as a door: ristretto255 (RFC 9496), by an audited library and not by us.

In tests it is libsodium's (`tests/sealed/native.py`), in the browser noble's (`curve`). An element travels as the 32
bytes of its one encoding, so equal elements have equal bytes; a scalar is a number from 0 up to ORDER. The order is
prime: no element but the identity lies in a smaller group, so no multiple tells anything of what was multiplied but by
the hardness of DDH. Scalars here are plain numbers, and how long they take to compute tells of them: a deal's secrets
live for minutes, on their owner's device, and nobody else times it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts.app.people.primitives import Primitives

ORDER = (1 << 252) + 27742317777372353535851937790883648493
POINT = SCALAR = 32  # bytes
UNIFORM = 64  # bytes from which an element or a scalar is made without bias
IDENTITY = bytes(POINT)
LABEL = b"moonshot table 3 "


class Group:
    """The base class of both doors.

    primitives   the door to hashes, signatures and seals
    """

    def __init__(self, primitives: Primitives) -> None:
        self.primitives = primitives
        self.faces: dict[int, bytes] = {}  # the open point of each card, once it is computed (`deck`)

    def mapped(self, uniform: bytes) -> bytes:
        """Return the element that 64 uniform bytes give (RFC 9496, 4.3.4); nobody knows its logarithm."""
        raise NotImplementedError

    def holds(self, point: bytes) -> bool:
        """Return whether these bytes are the encoding of an element; the identity is one."""
        raise NotImplementedError

    def times(self, scalar: int, point: bytes) -> bytes:
        """Return the multiple of an element; ValueError where these bytes are none."""
        raise NotImplementedError

    def sum(self, scalars: list[int], points: list[bytes]) -> bytes:
        """Return the sum of the multiples of these elements; ValueError where one of them is none."""
        raise NotImplementedError


def joined(*parts: bytes) -> bytes:
    """Return parts as one text that no other parts give: each with its length before it.

    >>> joined(b"ab", b"c")
    b'2:ab,1:c,'
    """
    return b"".join([str(len(part)).encode() + b":" + part + b"," for part in parts])


def hashed(group: Group, what: bytes, *parts: bytes) -> bytes:
    """Return the hash of these parts, which is none of anything else that is hashed here."""
    return group.primitives.sha256(joined(LABEL + what, *parts))


def derived(group: Group, secret: bytes, what: bytes, *parts: bytes) -> bytes:
    """Return 32 bytes that follow from a secret and these parts, and tell nothing of it and of each other."""
    return group.primitives.derived(secret, joined(LABEL + what, *parts))


def scalar(group: Group, secret: bytes, what: bytes, *parts: bytes) -> int:
    """Return a scalar, never 0, that follows from a secret and these parts."""
    wide = group.primitives.derived(secret, joined(LABEL + what, *parts), UNIFORM)
    return int.from_bytes(wide, "big") % (ORDER - 1) + 1


def inverse(number: int) -> int:
    """Return the scalar whose product with this one is 1."""
    return pow(number, ORDER - 2, ORDER)

"""A group and primitives that hide nothing: numbers that are added, and hashes in place of ciphers.

All that the fold computes comes out by the same rules as in ristretto255, a hundred times faster and on every Python;
so whole games are played by the hundred. Whether something stays hidden is tested by `native` alone.
"""

from hashlib import sha256

from hearts.app.people.primitives import KEY, TAG, Primitives
from hearts.app.sealed.group import ORDER, Group


class Hashes(Primitives):
    """Primitives of the right shape and sizes, made of SHA-256 alone; chance repeats for a seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed.encode()
        self.drawn = 0

    def random(self, size: int) -> bytes:
        self.drawn += 1
        return self.derived(self.seed, str(self.drawn).encode(), size)

    def sha256(self, data: bytes) -> bytes:
        return sha256(data).digest()

    def derived(self, secret: bytes, label: bytes, size: int = KEY) -> bytes:
        found = b""
        while len(found) < size:
            found += sha256(secret + label + str(len(found)).encode()).digest()
        return found[:size]

    def signing_public(self, secret: bytes) -> bytes:
        return sha256(b"public" + secret).digest()

    def sign(self, secret: bytes, message: bytes) -> bytes:
        return sha256(self.signing_public(secret) + message).digest() * 2

    def verified(self, public: bytes, message: bytes, signature: bytes) -> bool:
        return signature == sha256(public + message).digest() * 2

    def exchange_public(self, secret: bytes) -> bytes:
        return (int.from_bytes(secret, "big") * 9 % ORDER).to_bytes(KEY, "big")

    def shared(self, secret: bytes, public: bytes) -> bytes:
        return (int.from_bytes(secret, "big") * int.from_bytes(public, "big") % ORDER).to_bytes(KEY, "big")

    def seal(self, key: bytes, nonce: bytes, plain: bytes, beside: bytes = b"") -> bytes:
        mask = self.derived(key, b"seal", len(plain))
        hidden = bytes([plain[at] ^ mask[at] for at in range(len(plain))])
        return hidden + sha256(key + hidden).digest()[:TAG]

    def opened(self, key: bytes, nonce: bytes, sealed: bytes, beside: bytes = b"") -> "bytes | None":
        hidden = sealed[:-TAG]
        if sealed[-TAG:] != sha256(key + hidden).digest()[:TAG]:
            return None
        mask = self.derived(key, b"seal", len(hidden))
        return bytes([hidden[at] ^ mask[at] for at in range(len(hidden))])


class Plain(Group):
    """The numbers up to ORDER, which are added."""

    def __init__(self, seed: object = 0) -> None:
        super().__init__(Hashes(str(seed)))

    def mapped(self, uniform: bytes) -> bytes:
        return (int.from_bytes(uniform, "big") % ORDER).to_bytes(KEY, "big")

    def holds(self, point: bytes) -> bool:
        return len(point) == KEY and int.from_bytes(point, "big") < ORDER

    def times(self, scalar: int, point: bytes) -> bytes:
        if not self.holds(point):
            raise ValueError("no element")
        return (scalar * int.from_bytes(point, "big") % ORDER).to_bytes(KEY, "big")

    def sum(self, scalars: "list[int]", points: "list[bytes]") -> bytes:
        total = 0
        for at, point in enumerate(points):
            total += scalars[at] * int.from_bytes(point, "big")
        return (total % ORDER).to_bytes(KEY, "big")

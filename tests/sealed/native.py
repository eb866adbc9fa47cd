"""The doors to cryptography natively: libsodium's ristretto255 by rbcl, and the primitives of a table of people."""

import rbcl

from hearts.app.people.primitives import Primitives
from hearts.app.sealed.group import IDENTITY, ORDER, Group
from tests.people.sodium import Sodium


class Native(Group):
    """Libsodium, with chance that repeats for a seed."""

    def __init__(self, seed: object = 0, primitives: Primitives | None = None) -> None:
        super().__init__(primitives or Sodium(seed))

    def mapped(self, uniform: bytes) -> bytes:
        return rbcl.crypto_core_ristretto255_from_hash(uniform)

    def holds(self, point: bytes) -> bool:
        return len(point) == len(IDENTITY) and bool(rbcl.crypto_core_ristretto255_is_valid_point(point))

    def times(self, scalar: int, point: bytes) -> bytes:
        if not self.holds(point):
            raise ValueError("no element")
        if point == IDENTITY or scalar % ORDER == 0:
            return IDENTITY
        return rbcl.crypto_scalarmult_ristretto255((scalar % ORDER).to_bytes(32, "little"), point)

    def sum(self, scalars: list[int], points: list[bytes]) -> bytes:
        total = IDENTITY
        for scalar, point in zip(scalars, points, strict=True):
            total = rbcl.crypto_core_ristretto255_add(total, self.times(scalar, point))
        return total

"""The door to the group in the browser: ristretto255 (RFC 9496) by the noble library, through `curve.mjs`.

Construction: none of ours. Assumption: the library gives what RFC 9496 says; its vectors and whole decks come out as by
libsodium (`tests/portable/test_curve.py`, `tests/e2e/test_sealed_deck.py`). Threat: bytes that are no point are refused
each time they are read. A product with a person's secret takes the library's constant time, as far as numbers of
JavaScript can; sums are of what all have seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed.group import ORDER, POINT, Group

if TYPE_CHECKING:
    from typing import Protocol

    from hearts.app.people.primitives import Primitives

    class Script(Protocol):
        """What `curve.mjs` exports, as far as it is used here; None where something was refused."""

        def mapped(self, uniform: str) -> str | None:
            """Return an element from 64 bytes."""

        def holds(self, point: str) -> bool:
            """Return whether this is an element."""

        def times(self, number: str, point: str) -> str | None:
            """Return a multiple."""

        def sum(self, numbers: str, points: str) -> str | None:
            """Return a sum of multiples."""


class Curve(Group):
    """Noble's ristretto255; `script` is the module `curve.mjs`, which takes and gives hex."""

    def __init__(self, primitives: Primitives, script: Script) -> None:
        super().__init__(primitives)
        self._script = script

    def mapped(self, uniform: bytes) -> bytes:
        """Return the element that 64 uniform bytes give."""
        return _made(self._script.mapped(uniform.hex()))

    def holds(self, point: bytes) -> bool:
        """Return whether these bytes are the encoding of an element."""
        return len(point) > 0 and bool(self._script.holds(point.hex()))

    def times(self, scalar: int, point: bytes) -> bytes:
        """Return the multiple of an element; ValueError where these bytes are none."""
        return _made(self._script.times(_digits(scalar), point.hex() if point else ""))

    def sum(self, scalars: list[int], points: list[bytes]) -> bytes:
        """Return the sum of the multiples of these elements; ValueError where one of them is none."""
        if [point for point in points if len(point) != POINT]:  # else the parts of two might make a third
            raise ValueError("no element")
        numbers = "".join([_digits(scalar) for scalar in scalars])
        return _made(self._script.sum(numbers, "".join([point.hex() for point in points])))


def _digits(scalar: int) -> str:
    return (scalar % ORDER).to_bytes(32, "big").hex()


def _made(text: str | None) -> bytes:
    if text is None:
        raise ValueError("no element")
    return bytes.fromhex(str(text))

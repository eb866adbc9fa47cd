"""Escrow: a person's secret in parts for the others, so that all of them but one can go on without that person.

Construction: Shamir's sharing (1979) over the numbers modulo PRIME. Part n is the value at n of a polynomial whose
value at 0 is `s`; its other coefficients follow from `s`, so the audit can make each part again. The hash of each part
is said to all before a key is given: a part that does not fit its hash is refused by its recipient at once, and a part
that is handed on can be checked by everybody. Whether parts that fit their hashes fit each other too shows when they
are put together (against the commitment to `s`) and in the audit; if not, their author is named.

Assumption: fewer than `needed` parts say nothing of `s`, whatever can be computed; coefficients from HKDF in place of
chance make that as strong as SHA-256. Parts travel in boxes (`box`).

Threat: as many people as are needed can read the hand of who is there, and nothing shows it (what they hold, they may
hold). So many are all of the others but one, at least two; at a table of two there is no escrow. A public table is to
have none, and has one still. A secret that was put in escrow is never used with other people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed.group import hashed, joined

if TYPE_CHECKING:
    from hearts.app.sealed.group import Group

PRIME = (1 << 256) + 297
SECRET, PART = 32, 33  # bytes


def needed(others: int) -> int:
    """Return how many of so many others can put a secret together; 0 where there is no escrow.

    >>> [needed(others) for others in range(6)]
    [0, 0, 2, 2, 3, 4]
    """
    return max(2, others - 1) if others > 1 else 0


def split(group: Group, s: bytes, about: bytes, others: int) -> list[bytes]:
    """Return a part of a secret for each of the others.

    about   what they are for, with the people's names in it: for other people other parts come out
    """
    numbers = [int.from_bytes(s, "big")]
    for degree in range(1, needed(others)):
        wide = group.primitives.derived(s, joined(b"moonshot table 3 escrow", about, str(degree).encode()), 64)
        numbers.append(int.from_bytes(wide, "big") % PRIME)
    return [_value(numbers, at).to_bytes(PART, "big") for at in range(1, others + 1)]


def print_of(group: Group, about: bytes, number: int, part: bytes) -> bytes:
    """Return the hash by which a part is known; number: whose of the others it is, from 0."""
    return hashed(group, b"part", about, str(number).encode(), part)


def together(parts: list[tuple[int, bytes]]) -> bytes:
    """Return the secret that these parts give, each with the number of the other who holds it, from 0; empty where they
    give none. It is the right one only if it fits what its owner has said of it (`deck.commitment`)."""
    total = 0
    for number, part in parts:
        over, under = 1, 1
        for other, _ in parts:
            if other != number:
                over, under = over * (other + 1) % PRIME, under * (other - number) % PRIME
        total += int.from_bytes(part, "big") * over * pow(under, PRIME - 2, PRIME)
    total %= PRIME
    return total.to_bytes(SECRET, "big") if total < 1 << 256 else b""


def _value(numbers: list[int], at: int) -> int:
    """Return the value of a polynomial, its lowest coefficient first."""
    value = 0
    for number in reversed(numbers):
        value = (value * at + number) % PRIME
    return value

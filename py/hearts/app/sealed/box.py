"""A box: a secret for one person of a deal, sealed so that all can compute it again once its sender's `s` is shown.

Each person has an exchange key for each deck, which follows from their `s` (X25519, RFC 7748). The key of a box is HKDF
of what sender and recipient share and of what it is for, and is used for nothing else; so its nonce need not be random,
and the box follows from the sender's `s`, the recipient's public key and the content. The audit makes each box again
and compares the bytes: a box that was sealed wrongly has its sender's name on it. What is sealed is padded by the
caller to a size that does not depend on what it says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.primitives import KEY, LOW, NONCE
from hearts.app.sealed.group import LABEL, derived, joined

if TYPE_CHECKING:
    from hearts.app.sealed.group import Group


def public(group: Group, s: bytes) -> bytes:
    """Return the key to seal for the person with this secret."""
    return group.primitives.exchange_public(_own(group, s))


def usable(exchange: bytes) -> bool:
    """Return whether this may be somebody's key: 32 bytes, and not one whose secret all know."""
    return len(exchange) == KEY and exchange[:-1] + bytes([exchange[-1] & 127]) not in LOW


def sealed(group: Group, s: bytes, to: bytes, about: bytes, plain: bytes) -> bytes:
    """Return a box.

    s, to   the sender's secret and the recipient's public key; about: what it is for, which names deck, sender,
            recipient and kind, so that no two boxes of these two people have one key
    """
    return group.primitives.seal(_pair(group, s, to, about), bytes(NONCE), plain)


def opened(group: Group, s: bytes, sender: bytes, about: bytes, box: bytes) -> bytes | None:
    """Return what is in a box, by the recipient's secret; None where it was not sealed for them so."""
    key = _pair(group, s, sender, about)
    return group.primitives.opened(key, bytes(NONCE), box) if key else None


def _own(group: Group, s: bytes) -> bytes:
    return derived(group, s, b"exchange")


def _pair(group: Group, s: bytes, other: bytes, about: bytes) -> bytes:
    shared = group.primitives.shared(_own(group, s), other)
    return group.primitives.derived(shared, joined(LABEL + b"box", about)) if shared else b""

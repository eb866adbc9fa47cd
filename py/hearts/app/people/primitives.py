"""The cryptography that a table of people needs, as a door: audited libraries do the work, none of it is ours.

In the browser they are the noble libraries, in tests libsodium. All values are bytes.
"""

from __future__ import annotations

KEY, SIGNATURE, NONCE, TAG = 32, 64, 24, 16  # bytes of a secret or public key, a signature, a nonce, a seal's tag
# The X25519 public keys with which everybody shares the same, without the highest bit, which does not count: the
# libraries refuse them, so nothing could be sealed for their owner (the points of low order in RFC 7748's curve).
LOW = tuple(
    [
        bytes.fromhex(each)
        for each in (
            "00" * 32,
            "01" + "00" * 31,
            "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
            "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
            "ec" + "ff" * 30 + "7f",
            "ed" + "ff" * 30 + "7f",
            "ee" + "ff" * 30 + "7f",
        )
    ]
)


class Primitives:
    """The base class of both doors."""

    def random(self, size: int) -> bytes:
        """Return so many bytes that nobody can guess."""
        raise NotImplementedError

    def sha256(self, data: bytes) -> bytes:
        """Return the SHA-256 of these bytes."""
        raise NotImplementedError

    def derived(self, secret: bytes, label: bytes, size: int = KEY) -> bytes:
        """Return a key that follows from a secret: HKDF (RFC 5869) with SHA-256, no salt, and `label` as its info."""
        raise NotImplementedError

    def signing_public(self, secret: bytes) -> bytes:
        """Return the public key of an Ed25519 secret key of 32 bytes (RFC 8032 calls that the seed)."""
        raise NotImplementedError

    def sign(self, secret: bytes, message: bytes) -> bytes:
        """Return the Ed25519 signature over these bytes."""
        raise NotImplementedError

    def verified(self, public: bytes, message: bytes, signature: bytes) -> bool:
        """Return whether the signature is that key's over these bytes; strictly as RFC 8032 has it (no ZIP 215).

        Returns False, and raises nothing, for keys and signatures of the wrong size or shape.
        """
        raise NotImplementedError

    def exchange_public(self, secret: bytes) -> bytes:
        """Return the public key of an X25519 secret key."""
        raise NotImplementedError

    def shared(self, secret: bytes, public: bytes) -> bytes:
        """Return what two X25519 keys share; empty where the public key is none, or one whose secret all know."""
        raise NotImplementedError

    def seal(self, key: bytes, nonce: bytes, plain: bytes, beside: bytes = b"") -> bytes:
        """Return the bytes sealed by XChaCha20-Poly1305, with the tag behind; `beside` is bound to them, not kept."""
        raise NotImplementedError

    def opened(self, key: bytes, nonce: bytes, sealed: bytes, beside: bytes = b"") -> bytes | None:
        """Return what was sealed; None where it was not sealed so."""
        raise NotImplementedError

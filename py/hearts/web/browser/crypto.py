"""The cryptography that a table of people needs, by the noble libraries of JavaScript."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.primitives import KEY, Primitives

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node


class Noble(Primitives):
    """The primitives in the browser; `crypto` is the module `crypto.mjs`, which takes and gives bytes as hex."""

    def __init__(self, crypto: Node) -> None:
        self._crypto = crypto

    def random(self, size: int) -> bytes:
        """Return so many bytes that nobody can guess."""
        return _made(self._crypto.random(size))

    def sha256(self, data: bytes) -> bytes:
        """Return the SHA-256 of these bytes."""
        return _made(self._crypto.digest(_hex(data)))

    def derived(self, secret: bytes, label: bytes, size: int = KEY) -> bytes:
        """Return a key of this size that follows from a secret, by HKDF."""
        return _made(self._crypto.derived(_hex(secret), _hex(label), size))

    def signing_public(self, secret: bytes) -> bytes:
        """Return the public key of an Ed25519 secret key."""
        return _made(self._crypto.signingPublic(_hex(secret)))

    def sign(self, secret: bytes, message: bytes) -> bytes:
        """Return the Ed25519 signature over these bytes."""
        return _made(self._crypto.sign(_hex(secret), _hex(message)))

    def verified(self, public: bytes, message: bytes, signature: bytes) -> bool:
        """Return whether the signature is that key's over these bytes, strictly."""
        return bool(self._crypto.verified(_hex(public), _hex(message), _hex(signature)))

    def exchange_public(self, secret: bytes) -> bytes:
        """Return the public key of an X25519 secret key."""
        return _made(self._crypto.exchangePublic(_hex(secret)))

    def shared(self, secret: bytes, public: bytes) -> bytes:
        """Return what two X25519 keys share; empty where the public key is none, or one whose secret all know."""
        found = self._crypto.shared(_hex(secret), _hex(public))
        return bytes.fromhex(str(found)) if found is not None else b""

    def seal(self, key: bytes, nonce: bytes, plain: bytes, beside: bytes = b"") -> bytes:
        """Return the bytes sealed by XChaCha20-Poly1305, with the tag behind."""
        return _made(self._crypto.seal(_hex(key), _hex(nonce), _hex(plain), _hex(beside)))

    def opened(self, key: bytes, nonce: bytes, sealed: bytes, beside: bytes = b"") -> bytes | None:
        """Return what was sealed; None where it was not sealed so."""
        found = self._crypto.opened(_hex(key), _hex(nonce), _hex(sealed), _hex(beside))
        return bytes.fromhex(str(found)) if found is not None else None


def _hex(data: bytes) -> str:
    """Return bytes as hex; MicroPython's own `hex()` of no bytes is not a text."""
    return data.hex() if data else ""


def _made(text: Node) -> bytes:
    """Return the bytes of a hex text; raise ValueError where the library refused what it was given."""
    if text is None:
        raise ValueError("a key or a nonce has the wrong size")
    return bytes.fromhex(str(text))

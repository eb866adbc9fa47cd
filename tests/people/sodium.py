"""The cryptography of a table of people by libsodium, which the tests have and the browser has not."""

import hashlib
import hmac
from collections.abc import Callable
from random import Random

from nacl import bindings, exceptions

from hearts.app.people.primitives import KEY, NONCE, SIGNATURE
from hearts.arena import sodium


class Sodium(sodium.Sodium):
    """Libsodium, with chance that repeats for a seed; `hears` is told all whose signature is found to be true."""

    def __init__(self, seed: object = 0, hears: Callable[[bytes], None] = lambda _: None) -> None:
        self._chance = Random(str(seed))
        self._hears = hears
        self._pairs: dict[bytes, tuple[bytes, bytes]] = {}

    def random(self, size: int) -> bytes:
        return self._chance.randbytes(size)

    def sha256(self, data: bytes) -> bytes:
        return hashlib.sha256(data).digest()

    def derived(self, secret: bytes, label: bytes, size: int = KEY) -> bytes:
        drawn = hmac.new(bytes(32), secret, "sha256").digest()
        found, last, number = b"", b"", 0
        while len(found) < size:
            number += 1
            last = hmac.new(drawn, last + label + bytes([number]), "sha256").digest()
            found += last
        return found[:size]

    def signing_public(self, secret: bytes) -> bytes:
        return self._pair(secret)[0]

    def sign(self, secret: bytes, message: bytes) -> bytes:
        return bindings.crypto_sign(message, self._pair(secret)[1])[:SIGNATURE]

    def _pair(self, secret: bytes) -> tuple[bytes, bytes]:
        if secret not in self._pairs:
            self._pairs[secret] = bindings.crypto_sign_seed_keypair(secret)
        return self._pairs[secret]

    def verified(self, public: bytes, message: bytes, signature: bytes) -> bool:
        found = super().verified(public, message, signature)
        if found:
            self._hears(message)
        return found

    def exchange_public(self, secret: bytes) -> bytes:
        return bindings.crypto_scalarmult_base(secret)

    def shared(self, secret: bytes, public: bytes) -> bytes:
        try:
            return bindings.crypto_scalarmult(secret, public)
        except (exceptions.CryptoError, exceptions.RuntimeError, exceptions.ValueError):
            return b""

    def seal(self, key: bytes, nonce: bytes, plain: bytes, beside: bytes = b"") -> bytes:
        return bindings.crypto_aead_xchacha20poly1305_ietf_encrypt(plain, beside or None, nonce, key)

    def opened(self, key: bytes, nonce: bytes, sealed: bytes, beside: bytes = b"") -> bytes | None:
        if len(nonce) != NONCE or len(key) != KEY:
            return None
        try:
            return bindings.crypto_aead_xchacha20poly1305_ietf_decrypt(sealed, beside or None, nonce, key)
        except exceptions.CryptoError:
            return None

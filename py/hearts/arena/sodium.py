"""Signatures natively, by libsodium: what the extra `verify` of the package installs (`pip install .[verify]`)."""

from __future__ import annotations

from hearts.app.people.primitives import KEY, SIGNATURE, Primitives

HOW = "install PyNaCl: pip install PyNaCl, or pip install .[verify] in a copy of the repository"


class Sodium(Primitives):
    """Checks signatures, and does nothing else."""

    def verified(self, public: bytes, message: bytes, signature: bytes) -> bool:
        """Return whether the signature is that key's over these bytes."""
        from nacl import bindings, exceptions

        if len(public) != KEY or len(signature) != SIGNATURE:
            return False
        try:
            bindings.crypto_sign_open(signature + message, public)
        except exceptions.BadSignatureError:
            return False
        return True


def sodium() -> Primitives | None:
    """Return what checks signatures; None where PyNaCl is not installed."""
    try:
        import nacl.bindings  # noqa: F401 - only to see whether it is there
    except ImportError:
        return None
    return Sodium()

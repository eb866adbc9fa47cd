"""The checks of `hearts.minds.verify`, with the source hashes of the minds on this machine."""

from __future__ import annotations

from hearts.arena.source_hash import minds_of
from hearts.minds import verify
from hearts.minds.verify import Verdict, joined

__all__ = ["Verdict", "joined", "result", "verified"]


def verified(source: str, part: int = 0, parts: int = 1) -> Verdict:
    """Check a record as text; of the choices of its minds, those of one part out of `parts`."""
    return verify.verified(source, minds_of, part, parts)


def result(source: str) -> str:
    """Return a record as a result: with notes that name its minds and its scores."""
    return verify.result(source, minds_of)

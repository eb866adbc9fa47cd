"""Names as they can stand in a record: on one line, short."""

from __future__ import annotations

from hearts.app import gate

LONGEST = 20  # letters of a name


def tidy(name: str, otherwise: str, most: int = LONGEST) -> str:
    """A name as it can stand on one line of a record: so many letters at most, or `otherwise`."""
    return gate.line(name.replace("#", " "), most) or otherwise


def tidy_face(face: str) -> str:
    """A portrait's name as it can stand in a record: one word."""
    return "".join(gate.line(str(face), 600).split())[:60] or "guest"

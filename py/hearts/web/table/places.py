"""Places: where the seats are, as parts of the table's width and height."""

from __future__ import annotations

from math import cos, pi, sin

MIDDLE = (0.5, 0.4)  # where dealt cards come from


def spot(side: int, players: int) -> tuple[float, float]:
    """Return where a side sits: you at the bottom, the others on an arc from west to east; -1 is the middle."""
    if side < 0:
        return MIDDLE
    if side == 0:
        return (0.5, 1.0)
    angle = pi * (0.8, 0.2)[side - 1] if players == 3 else pi * (1 - (side - 1) / (players - 2))
    return (0.5 + 0.5 * cos(angle), 0.42 - 0.42 * sin(angle))


def as_style(place: tuple[float, float]) -> str:
    """Return a place as the styles read it."""
    x, y = place
    return f"--sx:{x:.3f};--sy:{y:.3f}"

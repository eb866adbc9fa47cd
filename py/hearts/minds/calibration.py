"""Calibration: how often a moon of one's own comes true that so many of the worlds in a search came to."""

from __future__ import annotations

# Counted in the worlds, and made, each at the middle of a bin: 109,234 cards of iq:180 against itself, deluxe and
# classic-pc. In playouts others do less against a moon than searching minds do, and shoot less often.
COUNTED = (0.0, 0.03, 0.07, 0.145, 0.25, 0.34, 0.45, 0.55, 0.65, 0.75, 0.85, 0.94, 1.0)
MADE = (0.0, 0.05, 0.105, 0.195, 0.28, 0.33, 0.37, 0.44, 0.48, 0.51, 0.57, 0.72, 0.76)
ALL, FEW = 0.945, 4  # made where all worlds came to one; with so few cards in hand it is certain then


def comes_true(counted: float, held: int) -> float:
    """The chance of a moon with so many cards in hand: piecewise linear in the share of worlds that came to one."""
    if counted >= 1:
        return 1.0 if held <= FEW else ALL
    above = max(1, sum([edge <= counted for edge in COUNTED]))
    low, high = COUNTED[above - 1], COUNTED[above]
    return MADE[above - 1] + (MADE[above] - MADE[above - 1]) * (counted - low) / (high - low)

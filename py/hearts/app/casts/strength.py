"""The strength of each I.Q., as the arena measured it against a reference mind; docs/ says how to measure it again."""

from __future__ import annotations

# I.Q. -> points a deal that it takes more than the reference (fewer: below 0), their standard error, its rating.
MEASURED: dict[int, tuple[float, float, int]] = {
    60: (7.56, 0.42, 1243),
    80: (4.57, 0.49, 1377),
    100: (2.09, 0.37, 1442),
    120: (1.08, 0.47, 1475),
    140: (-0.48, 0.35, 1520),
    160: (-1.86, 0.46, 1561),
    180: (-3.13, 0.51, 1617),
}

# How hard a whole table may be made in one go: the name of the level, and the I.Q. that everybody gets.
LEVELS = (("easy", 80), ("medium", 100), ("hard", 140), ("expert", 180))


def strength(iq: int) -> tuple[float, float, int] | None:
    """Points a deal more than the reference, their standard error, and the rating; None outside what was measured.

    Between two measured I.Q.s, in proportion.
    """
    lower = [measured for measured in MEASURED if measured <= iq]
    upper = [measured for measured in MEASURED if measured >= iq]
    if not lower or not upper:
        return None
    low, high = max(lower), min(upper)
    share = (iq - low) / (high - low) if high > low else 0.0
    points, error, rating = [one + share * (other - one) for one, other in zip(MEASURED[low], MEASURED[high])]
    return points, error, round(rating)

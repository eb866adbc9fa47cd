"""The strength of each I.Q., as the arena measured it against a reference mind (`docs/minds.md`)."""

from __future__ import annotations

from hearts.app.words.measures import whole
from hearts.app.words.opponents import difficulty

# I.Q. -> points per deal that it takes more than the reference (fewer: below 0), their standard error, its rating.
MEASURED: dict[int, tuple[float, float, int]] = {
    60: (8.28, 0.21, 1224),
    80: (4.97, 0.22, 1354),
    100: (2.69, 0.20, 1439),
    120: (1.12, 0.21, 1469),
    140: (-0.84, 0.19, 1524),
    160: (-2.23, 0.19, 1568),
    180: (-2.67, 0.19, 1589),
}

# How hard a whole table may be made in one go: the name of the level, and the I.Q. that everybody gets.
LEVELS = (("easy", 80), ("medium", 100), ("hard", 140), ("expert", 180))

# How hard one opponent may be made, step by step: an I.Q. of each level that has a name.
STEPS = (60, 80, 100, 120, 140, 160, 180)


def step_of(iq: int) -> int:
    """Return the index of the step whose level has the same name as that of this I.Q."""
    return [difficulty(each) for each in STEPS].index(difficulty(iq))


def strength(iq: int) -> tuple[float, float, int] | None:
    """Return points per deal above the reference, their standard error, and the rating; None outside the measured
    range.

    Between two measured I.Q.s, in proportion.
    """
    lower = [measured for measured in MEASURED if measured <= iq]
    upper = [measured for measured in MEASURED if measured >= iq]
    if not lower or not upper:
        return None
    low, high = max(lower), min(upper)
    share = (iq - low) / (high - low) if high > low else 0.0
    points, error, rating = [one + share * (other - one) for one, other in zip(MEASURED[low], MEASURED[high])]
    return points, error, whole(rating)

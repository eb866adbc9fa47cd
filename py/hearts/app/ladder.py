"""The ladder: how strong each I.Q. is, as the arena measured it; docs/ has the commands that measure it again."""

# I.Q. -> points a deal that it takes more than the yardstick (fewer: below 0), their standard error, its rating.
LADDER: "dict[int, tuple[float, float, int]]" = {
    60: (7.56, 0.42, 1243),
    80: (4.57, 0.49, 1377),
    100: (2.09, 0.37, 1442),
    120: (1.08, 0.47, 1475),
    140: (-0.48, 0.35, 1520),
    160: (-1.86, 0.46, 1561),
    180: (-3.13, 0.51, 1617),
}


def strength(iq: int) -> "tuple[float, float, int] | None":
    """Points a deal against the yardstick, their error and the rating; between two rungs, in proportion.

    None where nothing was measured.
    """
    lower = [rung for rung in LADDER if rung <= iq]
    upper = [rung for rung in LADDER if rung >= iq]
    if not lower or not upper:
        return None
    low, high = max(lower), min(upper)
    share = (iq - low) / (high - low) if high > low else 0.0
    points, error, rating = [one + share * (other - one) for one, other in zip(LADDER[low], LADDER[high])]
    return points, error, round(rating)

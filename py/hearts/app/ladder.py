"""The ladder: how strong each I.Q. is, as the arena measured it; docs/ has the commands that measure it again."""

# I.Q. -> points a deal that it takes more than the yardstick (fewer: below 0), their standard error, its rating.
LADDER: "dict[int, tuple[float, float, int]]" = {}


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

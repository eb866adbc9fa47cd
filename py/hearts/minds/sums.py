"""Sums of the learned tables (`hearts.minds.weights`): what always goes together is added up once, here."""

from __future__ import annotations

from hearts.minds.features import (
    CELLS,
    FOLLOW,
    KINDS,
    LEAD,
    LEAD_LENGTH,
    LENGTHS,
    POTS,
    ROLE,
    ROLES,
    THROW,
    THROW_LENGTH,
)
from hearts.minds.weights import WEIGHTS


def _row(start: int, role: int) -> list[int]:
    """A table's row with the roles added: [role * CELLS + cell]."""
    return [WEIGHTS[start + cell] + WEIGHTS[role + which] for which in range(ROLES) for cell in range(CELLS)]


def _rows(start: int, lengths: int, role: int) -> list[list[list[int]]]:
    """[kind][cards held of the suit]: rows with the length added."""
    return [
        [
            [worth + WEIGHTS[lengths + kind * LENGTHS + length] for worth in _row(start + kind * CELLS, role)]
            for length in range(LENGTHS)
        ]
        for kind in range(KINDS)
    ]


def _follow(place: int, pot: int) -> list[tuple[list[int], list[int]]]:
    """[kind]: the rows of the cards under the best one of the trick, and of those over it."""
    both = []
    for over in range(2):
        at = (place * POTS + pot) * 2 + over
        start, role = FOLLOW + at * KINDS * CELLS, ROLE + (2 + at) * ROLES
        both.append([_row(start + kind * CELLS, role) for kind in range(KINDS)])
    return list(zip(*both))


LEADS = _rows(LEAD, LEAD_LENGTH, ROLE)
THROWS = [_rows(THROW + feeds * KINDS * CELLS, THROW_LENGTH, ROLE + ROLES) for feeds in range(2)]
FOLLOWS = [[_follow(place, pot) for pot in range(POTS)] for place in range(3)]

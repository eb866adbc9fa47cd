"""Sums of the learned tables (`hearts.minds.weights`): what always goes together is added up once.

The rows of cells are added up here, at the start; those of edges, of which there are many, when one is first asked for.
"""

from __future__ import annotations

from hearts.minds.features import (
    CELLS,
    DEARS,
    EDGES,
    FOLLOW,
    FOLLOW_DEAR,
    FOLLOW_LENGTH,
    FOLLOW_MOON,
    FOLLOW_ROLE,
    FOLLOW_VOID,
    KINDS,
    LEAD,
    LEAD_DEAR,
    LEAD_LENGTH,
    LEAD_MOON,
    LEAD_MOON_ROLE,
    LEAD_ROLE,
    LEAD_VOID,
    LENGTHS,
    POTS,
    ROLES,
    STAGES,
    THROW,
    THROW_DEAR,
    THROW_LENGTH,
    THROW_MOON,
    THROW_MOON_ROLE,
    THROW_ROLE,
    TRICKS,
    VOIDS,
)
from hearts.minds.weights import WEIGHTS

Edges = tuple[tuple[int, ...], tuple[int, ...]]
"""For each edge: of the cards under the best one of the trick, and of those over it."""


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
        both.append([_row(FOLLOW + (at * KINDS + kind) * CELLS, FOLLOW_ROLE + at * ROLES) for kind in range(KINDS)])
    return list(zip(*both))


LEADS = _rows(LEAD, LEAD_LENGTH, LEAD_ROLE)
THROWS = _rows(THROW, THROW_LENGTH, THROW_ROLE)
FOLLOWS = [[_follow(place, pot) for pot in range(POTS)] for place in range(3)]


def about_lead(context: int, kind: int, cell: int) -> int:
    """What a situation adds to a card that is led: ((moon * STAGES + stage) * DEARS + dear) * VOIDS + voids."""
    rest, voids = divmod(context, VOIDS)
    rest, dear = divmod(rest, DEARS)
    role, edge, under = cell // CELLS, min(cell % CELLS // 6, EDGES - 1), min(cell % 6, 2)
    return (
        WEIGHTS[LEAD_MOON + (rest * KINDS + kind) * EDGES + edge]
        + WEIGHTS[LEAD_DEAR + ((dear * KINDS + kind) * EDGES + edge) * 3 + under]
        + WEIGHTS[LEAD_VOID + (voids * KINDS + kind) * EDGES + edge]
        + WEIGHTS[LEAD_MOON_ROLE + rest // STAGES * ROLES + role]
    )


def about_throw(context: int, kind: int, cell: int) -> int:
    """The same of a card that is thrown: (threat * STAGES + stage) * DEARS + dear."""
    rest, dear = divmod(context, DEARS)
    role, edge = cell // CELLS, min(cell % CELLS // 6, EDGES - 1)
    return (
        WEIGHTS[THROW_MOON + (rest * KINDS + kind) * EDGES + edge]
        + WEIGHTS[THROW_DEAR + (dear * KINDS + kind) * EDGES + edge]
        + WEIGHTS[THROW_MOON_ROLE + rest // STAGES * ROLES + role]
    )


def about_follow(key: int) -> Edges:
    """What a situation adds to the cards that follow suit.

    The key counts, from the most weighty on: threat, stage, dear, voids, place * POTS + pot, cards held, kind.
    """
    rest, kind = divmod(key, KINDS)
    rest, length = divmod(rest, LENGTHS)
    rest, trick = divmod(rest, TRICKS // 2)
    rest, voids = divmod(rest, VOIDS)
    rest, dear = divmod(rest, DEARS)
    base = FOLLOW_LENGTH + (length * 3 + trick // POTS) * 2 * KINDS + kind
    found = []
    for over, at in ((0, trick * 2), (1, trick * 2 + 1)):
        sure = WEIGHTS[base + over * KINDS] + WEIGHTS[FOLLOW_VOID + voids * TRICKS + at]
        moon, queen = FOLLOW_MOON + (rest * TRICKS + at) * EDGES, FOLLOW_DEAR + (dear * TRICKS + at) * EDGES
        found.append(tuple([WEIGHTS[moon + edge] + WEIGHTS[queen + edge] + sure for edge in range(EDGES)]))
    return found[0], found[1]

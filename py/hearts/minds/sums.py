"""Sums of the learned tables (`hearts.minds.weights`): what always goes together is added up once.

The rows of cells are added up here, at the start; the rest, of which there is much, when it is first asked for.
"""

from __future__ import annotations

from hearts.minds.features import (
    CELLS,
    DEARS,
    EDGES,
    ENDS,
    FOLLOW,
    FOLLOW_DEAR,
    FOLLOW_LENGTH,
    FOLLOW_MOON,
    FOLLOW_OWN,
    FOLLOW_ROLE,
    FOLLOW_STAGE,
    FOLLOW_VOID,
    KINDS,
    LEAD,
    LEAD_DEAR,
    LEAD_ENDS,
    LEAD_LENGTH,
    LEAD_MOON,
    LEAD_MOON_ROLE,
    LEAD_OWN,
    LEAD_ROLE,
    LENGTHS,
    OWNS,
    POTS,
    ROLES,
    STAGES,
    THROW,
    THROW_DEAR,
    THROW_LENGTH,
    THROW_MOON,
    THROW_MOON_ROLE,
    THROW_OWN,
    THROW_ROLE,
    TRICKS,
    UNDER,
    UNDERS,
    VOIDS,
)
from hearts.minds.weights import WEIGHTS

Edges = tuple[tuple[int, ...], tuple[int, ...]]
"""For each edge: of the cards under the best one of the trick, and of those over it."""


def _row(start: int, role: int) -> list[int]:
    """Return a table's row with the roles added: [role * CELLS + cell]."""
    return [WEIGHTS[start + cell] + WEIGHTS[role + which] for which in range(ROLES) for cell in range(CELLS)]


def _rows(start: int, role: int) -> list[list[list[int]]]:
    """Return by [stage][kind] the rows of cards that are led, or thrown."""
    return [[_row(start + (stage * KINDS + kind) * CELLS, role) for kind in range(KINDS)] for stage in range(STAGES)]


def _follow(place: int, pot: int) -> list[tuple[list[int], ...]]:
    """Return by [kind] the rows of the cards under the best one of the trick, and of those over it; then [own][edge] of
    both."""
    cells, owns = [], []
    for over in range(2):
        at = (place * POTS + pot) * 2 + over
        cells.append([_row(FOLLOW + (at * KINDS + kind) * CELLS, FOLLOW_ROLE + at * ROLES) for kind in range(KINDS)])
        starts = [
            [FOLLOW_OWN + ((own * TRICKS + at) * KINDS + kind) * EDGES for own in range(OWNS)] for kind in range(KINDS)
        ]
        owns.append([[WEIGHTS[start + edge] for start in row for edge in range(EDGES)] for row in starts])
    return list(zip(*cells, *owns))


def _owns(start: int) -> list[list[int]]:
    """Return by [kind] the values [own][edge][under up to 2] of cards that are led, or thrown."""
    size = EDGES * UNDERS
    return [
        [WEIGHTS[start + (own * KINDS + kind) * size + which] for own in range(OWNS) for which in range(size)]
        for kind in range(KINDS)
    ]


LEADS, THROWS = _rows(LEAD, LEAD_ROLE), _rows(THROW, THROW_ROLE)
FOLLOWS = [[_follow(place, pot) for pot in range(POTS)] for place in range(3)]
OWN = _owns(LEAD_OWN), _owns(THROW_OWN)
# [ends][cards held of the suit][kind]: for each edge.
LEAD_BY_ENDS = [
    WEIGHTS[start : start + EDGES] for start in range(LEAD_ENDS, LEAD_ENDS + ENDS * LENGTHS * KINDS * EDGES, EDGES)
]


def about_lead(context: int, length: int, kind: int, cell: int) -> int:
    """Return what a situation adds to a card that is led, of so many held: see `Looks.context`, and last the voids."""
    rest, voids = divmod(context, VOIDS)
    rest, dear = divmod(rest, DEARS)
    role, edge, under = cell // CELLS, min(cell % CELLS // UNDER, EDGES - 1), min(cell % UNDER, UNDERS - 1)
    return (
        LEADS[rest % STAGES][kind][cell]
        + WEIGHTS[LEAD_LENGTH + ((length * KINDS + kind) * EDGES + edge) * VOIDS + voids]
        + WEIGHTS[LEAD_MOON + (rest * KINDS + kind) * EDGES + edge]
        + WEIGHTS[LEAD_DEAR + ((dear * KINDS + kind) * EDGES + edge) * UNDERS + under]
        + WEIGHTS[LEAD_MOON_ROLE + rest // STAGES * ROLES + role]
    )


def about_throw(context: int, length: int, kind: int, cell: int) -> int:
    """Return the same of a card that is thrown: (threat * STAGES + stage) * DEARS + dear."""
    rest, dear = divmod(context, DEARS)
    role, edge, under = cell // CELLS, min(cell % CELLS // UNDER, EDGES - 1), min(cell % UNDER, UNDERS - 1)
    return (
        THROWS[rest % STAGES][kind][cell]
        + WEIGHTS[THROW_LENGTH + ((length * KINDS + kind) * EDGES + edge) * UNDERS + under]
        + WEIGHTS[THROW_MOON + (rest * KINDS + kind) * EDGES + edge]
        + WEIGHTS[THROW_DEAR + (dear * KINDS + kind) * EDGES + edge]
        + WEIGHTS[THROW_MOON_ROLE + rest // STAGES * ROLES + role]
    )


def about_follow(key: int) -> Edges:
    """Return what a situation adds to the cards that follow suit.

    The key counts, from the most weighty on: threat, stage, dear, voids, place * POTS + pot, cards held, kind.
    """
    rest, kind = divmod(key, KINDS)
    rest, length = divmod(rest, LENGTHS)
    rest, trick = divmod(rest, TRICKS // 2)
    rest, voids = divmod(rest, VOIDS)
    rest, dear = divmod(rest, DEARS)
    edges = []
    for at in (trick * 2, trick * 2 + 1):
        moon = FOLLOW_MOON + (rest * TRICKS + at) * EDGES
        stage = FOLLOW_STAGE + ((rest % STAGES * TRICKS + at) * KINDS + kind) * EDGES
        queen = FOLLOW_DEAR + ((dear * TRICKS + at) * KINDS + kind) * EDGES
        held = FOLLOW_LENGTH + ((length * TRICKS + at) * KINDS + kind) * EDGES
        out = FOLLOW_VOID + ((voids * TRICKS + at) * KINDS + kind) * EDGES
        rows = (moon, stage, queen, held, out)
        edges.append(tuple([sum([WEIGHTS[row + edge] for row in rows]) for edge in range(EDGES)]))
    return edges[0], edges[1]

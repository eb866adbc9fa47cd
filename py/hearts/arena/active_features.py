"""Active features: the table entries that a policy adds up for a card, and that `hearts.arena.train` learns.

A test compares them with `Policy.weigh`.
"""

from __future__ import annotations

from hearts.minds import features as at
from hearts.minds.features import CELLS, DEARS, EDGES, KINDS, LENGTHS, POTS, ROLES, STAGES, TRICKS, UNDER, UNDERS, VOIDS
from hearts.minds.looks import LONG, RANKS, SEATS, VOID_COUNTS, Sight, ends_of, key_of
from hearts.minds.policy import Policy


def active_features(policy: Policy, sight: Sight, hand: int, choice: int) -> list[tuple[int, list[int]]]:
    """Return each card of `choice` as a set, lowest first, and the table entries that are added up for it."""
    live, trick, about, entries = sight.live, sight.trick, sight.live | sight.trick, []
    rest, dear = divmod(policy.context(sight, hand), DEARS)
    led = (sight.best.bit_length() - 1) // 13 if trick else -1
    pot = 2 if trick & policy.dear else 3 if trick & policy.masks[1] else 1 if trick & policy.masks[2] else 0
    for suit in range(4):
        chosen = choice >> 13 * suit & 0x1FFF
        if not chosen:
            continue
        kind, length = policy.kind(suit, hand, about), LONG[(hand >> 13 * suit & 0x1FFF).bit_count()]
        void = VOID_COUNTS[(sight.shown & SEATS << suit).bit_count()]
        held = hand >> 13 * suit & 0x1FFF
        owns = dict(RANKS[held])
        for bit, both, edge in policy.cells(key_of(suit, kind, chosen, live & ~hand)):
            role, cell = divmod(both, CELLS)
            own = owns[bit.bit_length() - 1 - 13 * suit] // EDGES
            common = [rest, dear, void, kind, length, role, cell, edge, own]
            if suit == led:
                over = int(bit > sight.best)
                numbers = _follow((sight.place * POTS + pot) * 2 + over, *common)
            elif trick:
                numbers = _throw(*common)
            else:
                ends = ends_of(held, (live & ~hand) >> 13 * suit & 0x1FFF)
                numbers = [*_lead(*common), at.LEAD_ENDS + ((ends * LENGTHS + length) * KINDS + kind) * EDGES + edge]
            entries.append((bit, numbers))
    return entries


def _follow(
    trick: int, rest: int, dear: int, void: int, kind: int, length: int, role: int, cell: int, edge: int, own: int
) -> list[int]:
    return [
        at.FOLLOW + (trick * KINDS + kind) * CELLS + cell,
        at.FOLLOW_ROLE + trick * ROLES + role,
        at.FOLLOW_MOON + (rest * TRICKS + trick) * EDGES + edge,
        at.FOLLOW_STAGE + ((rest % STAGES * TRICKS + trick) * KINDS + kind) * EDGES + edge,
        at.FOLLOW_DEAR + ((dear * TRICKS + trick) * KINDS + kind) * EDGES + edge,
        at.FOLLOW_LENGTH + ((length * TRICKS + trick) * KINDS + kind) * EDGES + edge,
        at.FOLLOW_VOID + ((void * TRICKS + trick) * KINDS + kind) * EDGES + edge,
        at.FOLLOW_OWN + ((own * TRICKS + trick) * KINDS + kind) * EDGES + edge,
    ]


def _throw(
    rest: int, dear: int, _: int, kind: int, length: int, role: int, cell: int, edge: int, own: int
) -> list[int]:
    under = min(cell % UNDER, UNDERS - 1)
    return [
        at.THROW + (rest % STAGES * KINDS + kind) * CELLS + cell,
        at.THROW_LENGTH + ((length * KINDS + kind) * EDGES + edge) * UNDERS + under,
        at.THROW_ROLE + role,
        at.THROW_MOON + (rest * KINDS + kind) * EDGES + edge,
        at.THROW_DEAR + (dear * KINDS + kind) * EDGES + edge,
        at.THROW_MOON_ROLE + rest // STAGES * ROLES + role,
        at.THROW_OWN + ((own * KINDS + kind) * EDGES + edge) * UNDERS + under,
    ]


def _lead(
    rest: int, dear: int, void: int, kind: int, length: int, role: int, cell: int, edge: int, own: int
) -> list[int]:
    under = min(cell % UNDER, UNDERS - 1)
    return [
        at.LEAD + (rest % STAGES * KINDS + kind) * CELLS + cell,
        at.LEAD_LENGTH + ((length * KINDS + kind) * EDGES + edge) * VOIDS + void,
        at.LEAD_ROLE + role,
        at.LEAD_MOON + (rest * KINDS + kind) * EDGES + edge,
        at.LEAD_DEAR + ((dear * KINDS + kind) * EDGES + edge) * UNDERS + under,
        at.LEAD_MOON_ROLE + rest // STAGES * ROLES + role,
        at.LEAD_OWN + ((own * KINDS + kind) * EDGES + edge) * UNDERS + under,
    ]

"""Minds at a table of people: whose device plays which of them, what that device then knows, and their chance.

Construction: a mind has no device, so one of the people's opens its cards and speaks for it. The seats without a person
are spread over the devices, so that each runs as few as can be, and none runs the mind that passes its cards to it
(`spread`). The same rule names who plays on for somebody who is away (`row`). What a mind may use of chance follows
from the secrets of all (`chance`), and everybody can compute it again when the deal is over.

Assumption: those of `deck`. Threat: whoever runs a mind can see its hand, by a changed page; at a table of three seats
with one mind, and for people who share a device at such a table, all other hands follow from that (`known`, `seen`). It
is said at the door. A runner cannot choose for a mind: its moves can be computed again. Nor can it try out secrets
until a mind's chance suits it: the hashes of the others' secrets are in it, and all are bound to theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed.group import derived

if TYPE_CHECKING:
    from hearts.app.sealed.group import Group

ALL, ONE, SOME, NONE = "all", "one", "some", "none"  # how many hands of others a device can know


def spread(seats: list[bytes], offset: int) -> list[bytes]:
    """Return for each seat the device that opens it.

    seats   the device of each seat, empty for a mind's; offset: how many seats clockwise cards are passed in this deal

    >>> spread([b"a", b"", b"b", b""], 1), spread([b"a", b"", b"b", b""], 3)
    ([b'a', b'a', b'b', b'b'], [b'a', b'b', b'b', b'a'])
    """
    found, count = list(seats), len(seats)
    for seat in [at for at, key in enumerate(seats) if not key]:
        near = [seats[(seat - step) % count] for step in range(1, count)]  # the one before it first
        gains = seats[(seat + offset) % count] if offset else b""
        by = [(key == gains, len([1 for at in range(count) if found[at] == key != seats[at]]), at)
              for at, key in enumerate(near) if key]  # fmt: skip
        if by:
            found[seat] = near[min(by)[2]]
    return found


def row(runs: tuple[int, ...], place: int, offset: int) -> list[int]:
    """Return who plays on for a place whose person is away, in the order in which they are asked: who would gain by
    that, because its seats pass their cards to them, comes last."""
    seats = [seat for seat, run in enumerate(runs) if run == place]
    gains = [runs[(seat + offset) % len(runs)] for seat in seats] if offset else []
    first = seats[0]
    near = [runs[(first - step) % len(runs)] for step in range(1, len(runs))]
    others = [run for at, run in enumerate(near) if run != place and run not in near[:at]]
    return [run for run in others if run not in gains] + [run for run in others if run in gains]


def known(runs: tuple[int, ...], place: int) -> tuple[int, ...]:
    """Return the seats whose hands a device has before they are shown, by the deal; two in it tell all others where
    only one is left.

    >>> known((0, 1, 0), 0), known((0, 1, 0, 1), 0), known((0, 0, 1), 0)
    ((0, 1, 2), (0, 2), (0, 1, 2))
    """
    own = tuple([seat for seat, run in enumerate(runs) if run == place])
    return tuple(range(len(runs))) if len(own) >= len(runs) - 1 else own


def seen(runs: tuple[int, ...], place: int) -> str:
    """Return how many hands beside that of its own person a device can know: the sentence at the door says it.

    >>> seen((0, 1, 0, 1), 1), seen((0, 1, 0), 0), seen((0, 1, 2, 3), 2), seen((0, 1, 0, 0, 1), 0)
    ('one', 'all', 'none', 'some')
    """
    count = len(known(runs, place))
    if count == len(runs):
        return ALL
    return {1: NONE, 2: ONE}.get(count, SOME)


def chance(group: Group, s: bytes, commitments: list[bytes], seat: int) -> bytes:
    """Return from what the mind in a seat draws in a deal.

    s   the secret of the device that opens its cards; commitments: what all have said of their secrets
    """
    return derived(group, s, b"mind", str(seat).encode(), *commitments)

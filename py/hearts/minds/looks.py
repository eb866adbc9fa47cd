"""Looks: what a seat has in sight that is to play, in the words of `hearts.minds.features`, for any rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hearts.engine.cards import SUIT_SETS, each
from hearts.engine.rules import Rules
from hearts.minds.features import (
    CELLS,
    DEARS,
    EDGES,
    FAR,
    KINDS,
    LENGTHS,
    NEAR,
    OVER,
    OWNS,
    PASS,
    PASS_LENGTH,
    ROLES,
    STAGES,
    UNDER,
    UNDERS,
)
from hearts.minds.playout import Playouts
from hearts.minds.sums import LEAD_BY_ENDS, OWN, Edges, about_follow, about_lead, about_throw
from hearts.minds.weights import WEIGHTS

Cells = list[tuple[int, int, int]]
"""The cards of a suit, lowest first: each as a set, its cell with its role, and its edge."""

MANY = 20_000  # so many choices are remembered
HALF = 6  # a suit's low ranks are so many, its high ones seven
NO_ENDS: Sequence[int] = (0, 0, 0, 0)
MANY_ROWS = 4_000  # and what speaks for cards in so many situations
NOBODY, SEVERAL = -2, -1  # in place of the seat that alone has points
SEATS = 0x111111  # all seats that have shown to be out of clubs; shifted, out of another suit
VOID_COUNTS = (0, 1, 2, 2, 2, 2, 2)
LONG = (0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5)  # a suit's length, up to five


class Sight(NamedTuple):
    """What a seat that is to play has in sight.

    live   all cards still held; trick: those in it, the best of them and whose it is; place: see `playout`
    alone  the seat that alone has points: NOBODY has any yet, SEVERAL have; level: how many, see `features`
    came   whether that seat has played to the trick; stage: thirds of the deal; shown: see `Position`
    """

    seat: int
    live: int
    trick: int
    best: int
    winner: int
    place: int
    alone: int
    level: int
    came: int
    stage: int
    shown: int


class Ranks(dict[int, tuple[tuple[int, int], ...]]):
    """The ranks of a suit's cards in a hand, lowest first, by their 13 bits; of each EDGES * own, see `features`."""

    def __missing__(self, held: int) -> tuple[tuple[int, int], ...]:
        ranks = each(held)
        above = len(ranks) - 1
        owns = [min(number, 2) * 3 + min(above - number, 2) for number in range(above + 1)]
        placed = self[held] = tuple([OWNED[rank][own] for rank, own in zip(ranks, owns)])
        return placed


RANKS = Ranks()
OWNED = [[(rank, EDGES * own) for own in range(OWNS)] for rank in range(13)]
# [role][cards out over it][under it]: its cell with the role, its edge, and edge * UNDERS + under up to 2.
PAIRS = [
    [
        [
            (
                role * CELLS + min(over, OVER - 1) * UNDER + min(under, UNDER - 1),
                min(over, EDGES - 1),
                min(over, EDGES - 1) * UNDERS + min(under, UNDERS - 1),
            )
            for under in range(14)
        ]
        for over in range(14)
    ]
    for role in range(ROLES)
]


class Counted(dict[int, tuple[tuple[int, int, int], ...]]):
    """For each rank of a suit what `PAIRS` says of it, by which cards of the suit are out."""

    def __init__(self, roles: Sequence[int]) -> None:
        super().__init__()
        self.low, self.high = Half(roles[:HALF], False), Half(roles[HALF:], True)

    def __missing__(self, out: int) -> tuple[tuple[int, int, int], ...]:
        if len(self) > MANY_ROWS:
            self.clear()
        low, high = out & (1 << HALF) - 1, out >> HALF
        counted = self[out] = self.low[low << 3 | high.bit_count()] + self.high[high << 3 | low.bit_count()]
        return counted


class Half(dict[int, tuple[tuple[int, int, int], ...]]):
    """What `Counted` says, of a suit's low or high ranks: by 8 * the cards of them that are out + the number of
    others."""

    def __init__(self, roles: Sequence[int], high: bool) -> None:
        super().__init__()
        self.pairs, self.is_high = [PAIRS[role] for role in roles], high

    def __missing__(self, key: int) -> tuple[tuple[int, int, int], ...]:
        out, others = key >> 3, key & 7
        over, under, cells = out.bit_count(), others, []
        if not self.is_high:
            over, under = over + others, 0
        for rank, pairs in enumerate(self.pairs):
            held = out >> rank & 1
            over -= held
            cells.append(pairs[over][under])
            under += held
        counted = self[key] = tuple(cells)
        return counted


class Row(dict[int, int]):
    """What speaks for a card that is led (act 0) or thrown (1) in one situation, by its cell with its role."""

    def __init__(self, act: int, key: int) -> None:
        super().__init__()
        rest, kind = divmod(key, KINDS)
        self.about = about_throw if act else about_lead
        self.context, self.length, self.kind = *divmod(rest, LENGTHS), kind

    def __missing__(self, cell: int) -> int:
        worth = self[cell] = self.about(self.context, self.length, self.kind, cell)
        return worth


class Kinds(dict[int, tuple[tuple[int, int], ...]]):
    """Where each suit begins, and suit * KINDS + kind, by what dear cards a hand holds; `about` is still to come."""

    def __init__(self, looks: Looks, about: int) -> None:
        super().__init__()
        self.looks, self.about = looks, about

    def __missing__(self, dear: int) -> tuple[tuple[int, int], ...]:
        kinds = [suit * KINDS + self.looks.kind(suit, dear, self.about) for suit in range(4)]
        pairs = self[dear] = tuple([(13 * suit, which) for suit, which in enumerate(kinds)])
        return pairs


class Looks(Playouts):
    """Looks at one table: cells and edges of cards, kinds of suits, moons; what was counted once is remembered."""

    def __init__(self, rules: Rules, jack: float = 0) -> None:
        super().__init__(rules, jack)
        self.near, self.far = max(1, NEAR * rules.total // 26), max(2, FAR * rules.total // 26)
        self.dear_of = [suit & self.dear for suit in SUIT_SETS]
        self.bonus_of = [suit & rules.bonus_card for suit in SUIT_SETS]
        self.suits = [(suit, 13 * suit, self.dear_of[suit], self.bonus_of[suit]) for suit in range(4)]
        self.counted = [Counted(self._roles(suit, kind)) for suit in range(4) for kind in range(KINDS)]
        self.special = self.dear | rules.bonus_card
        self.kinds: dict[int, Kinds] = {}  # by the special cards that are still to come
        self.voids: dict[int, tuple[int, ...]] = {}  # by who has shown to be out of which suit
        self.edges: dict[int, Edges] = {}
        self.rows: tuple[dict[int, Row], ...] = ({}, {})  # to lead, to throw
        self.tops: tuple[dict[int, tuple[int, int]], ...] = ({}, {})  # the best card of a suit, to lead, to throw

    def packet(self, hand: int) -> int:
        """Return the cards that a seat passes, chosen in turn: each the likeliest of the cards left."""
        packet = 0
        about = self.rules.pack
        for _ in range(self.rules.pass_count):
            left = hand & ~packet
            worths = self.pass_worths(left, about)
            packet |= 1 << max(worths, key=lambda card: worths[card])
        return packet

    def pass_worths(self, hand: int, about: int) -> dict[int, int]:
        """Return what speaks for passing each card of a hand."""
        worths = {}
        for suit in range(4):
            held = hand >> 13 * suit & 0x1FFF
            kind = self.kind(suit, hand, about)
            for bit, cell, _ in self.cells(key_of(suit, kind, held, about & ~hand)):
                length = PASS_LENGTH + (kind * ROLES + cell // CELLS) * LENGTHS + LONG[held.bit_count()]
                worths[bit.bit_length() - 1] = WEIGHTS[PASS + kind * ROLES * CELLS + cell] + WEIGHTS[length]
        return worths

    def cells(self, key: int) -> Cells:
        """Return the cells of cards of a suit; the key says suit and kind, cards held, cards out (`key_of`)."""
        which, held, out = key >> 26, key >> 13 & 0x1FFF, key & 0x1FFF
        base, counted = which // KINDS * 13, self.counted[which][out]
        return [(1 << base + rank, *counted[rank][:2]) for rank, _ in RANKS[held]]

    def context(self, sight: Sight, hand: int) -> int:
        """Return what the situation is but for voids, place and pot; see `moon` and `threat`."""
        seat, live, trick, _, winner, _, alone, level, came, stage, _ = sight
        context = ((alone == NOBODY) * STAGES + stage) * DEARS + (self.dear & (live | trick) > 0)
        if alone >= 0 and trick:
            context = self.threat(seat, alone, level, stage, winner, came, hand, live, context)
        elif alone >= 0:
            context = self.moon(seat, alone, level, stage, hand, live, context)
        return context + 1 if hand & self.dear else context

    def moon(self, seat: int, alone: int, level: int, stage: int, hand: int, live: int, context: int) -> int:
        """Return the context of a lead where one seat alone has points: (moon * STAGES + stage) * DEARS + dear."""
        if seat != alone:
            return ((2 + level) * STAGES + stage) * DEARS + context % DEARS
        return ((5 + level) * STAGES + self.losers(hand, live)) * DEARS + context % DEARS

    def threat(
        self, seat: int, alone: int, level: int, stage: int, winner: int, came: int, hand: int, live: int, context: int
    ) -> int:
        """Return the context in a trick where one seat alone has points: (threat * STAGES + stage) * DEARS + dear."""
        if seat != alone:
            where = 0 if winner == alone else 2 if came else 1
            return ((2 + level * 3 + where) * STAGES + stage) * DEARS + context % DEARS
        return ((11 + level) * STAGES + self.losers(hand, live)) * DEARS + context % DEARS

    def losers(self, hand: int, live: int) -> int:
        """Return how many cards of a possible shooter may lose: 0 none, 1 one or two, 2 more."""
        losing, out = 0, live ^ hand
        for shift in (0, 13, 26, 39):
            held, others = hand >> shift & 0x1FFF, out >> shift & 0x1FFF
            top = held >> others.bit_length() << others.bit_length()
            if 2 * top.bit_count() < others.bit_count():
                losing += (held ^ top).bit_count()
        return 0 if not losing else 1 if losing < 3 else 2

    def row(self, act: int, key: int) -> Row:
        """Return what speaks for cards that are led (act 0) or thrown (1); the key: context, cards held of the suit,
        kind."""
        rows = self.rows[act]
        if len(rows) > MANY_ROWS:
            rows.clear()
        row = rows[key] = Row(act, key)
        return row

    def worths(self, act: int, context: int, which: int, chosen: int, held: int, out: int) -> list[tuple[int, int]]:
        """Return what speaks for each card of a suit that may be led (act 0) or thrown (1), and its rank."""
        kind, length = which % KINDS, LONG[held.bit_count()]
        where = (context * LENGTHS + length) * KINDS + kind
        row, counted = self.rows[act].get(where) or self.row(act, where), self.counted[which][out]
        mine = OWN[act][kind]
        ends = NO_ENDS if act else LEAD_BY_ENDS[(ends_of(held, out) * LENGTHS + length) * KINDS + kind]
        return [
            (row[cell] + mine[own * UNDERS + both] + ends[edge], rank)
            for rank, own in owned(chosen, held)
            for cell, edge, both in (counted[rank],)
        ]

    def voids_of(self, shown: int) -> tuple[int, ...]:
        """Return how many seats have shown to be out of each suit."""
        counts = self.voids[shown] = tuple([VOID_COUNTS[(shown & SEATS << suit).bit_count()] for suit in range(4)])
        return counts

    def kinds_of(self, about: int) -> Kinds:
        """Return the kinds of suits, where these special cards are still to come."""
        kinds = self.kinds[about] = Kinds(self, about)
        return kinds

    def edge(self, key: int) -> Edges:
        """Return what the situation adds to cards that follow suit; see `about_follow`."""
        if len(self.edges) > MANY:
            self.edges.clear()
        edges = self.edges[key] = about_follow(key)
        return edges

    def alone(self, taken: Sequence[int]) -> tuple[int, int]:
        """Return the seat that alone has points, or NOBODY, or SEVERAL, and their level."""
        penalties, alone = self.rules.penalty_cards, NOBODY
        for seat, cards in enumerate(taken):
            if cards & penalties:
                if alone >= 0:
                    return SEVERAL, 0
                alone = seat
        if alone < 0:
            return NOBODY, 0
        points = self.rules.worth(taken[alone] & penalties)
        return alone, 0 if points < self.near else 1 if points < self.far else 2

    def kind(self, suit: int, hand: int, about: int) -> int:
        dear = self.dear_of[suit]
        if dear & about:
            return 3 if hand & dear else 2
        return 4 if suit == 3 else 1 if self.bonus_of[suit] & about else 0

    def _roles(self, suit: int, kind: int) -> list[int]:
        """Return the role of each rank of a suit of that kind."""
        dear = self.dear_of[suit] >> 13 * suit
        bonus = self.bonus_of[suit] >> 13 * suit
        roles = []
        for rank in range(13):
            if dear >> rank & 1:
                roles.append(1)
            elif kind in (2, 3) and dear and rank > dear.bit_length() - 1:
                roles.append(2)
            elif kind == 1 and bonus >> rank & 1:
                roles.append(3)
            else:
                roles.append(4 if kind == 1 and bonus and rank >= bonus.bit_length() else 0)
        return roles


def owned(chosen: int, held: int) -> Sequence[tuple[int, int]]:
    """Return what `RANKS` says of some of a suit's cards in a hand."""
    return RANKS[held] if chosen == held else [one for one in RANKS[held] if chosen >> one[0] & 1]


def ends_of(held: int, out: int) -> int:
    """Return what the lowest and the highest of a suit's cards in a hand are good for; see `features`."""
    under = (out & (held & -held) - 1).bit_count()
    return (3 * under <= out.bit_count()) * 2 + (not out >> held.bit_length())


def key_of(suit: int, kind: int, held: int, out: int) -> int:
    """Return what `Policy.cells` is asked with: 13 bits of cards held, and of a whole set that is out those of the
    suit."""
    return (suit * KINDS + kind) << 26 | held << 13 | out >> 13 * suit & 0x1FFF

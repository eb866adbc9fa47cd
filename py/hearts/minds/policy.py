"""A policy: what a good player does at one look, learned in self-play (`hearts.minds.features`), for any rules.

Quick enough for playouts, a hundred microseconds a deal, and it says how likely each card is, which tells what a card
that was played says of the hand it came from. It looks at what its seat may know, so that no playout peeks.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple

from hearts.engine.cards import SUIT_SETS, each
from hearts.engine.rules import Rules
from hearts.engine.table import legal
from hearts.minds.features import CELLS, KINDS, LENGTHS, MOON, NEAR_MOON, PASS, PASS_LENGTH, ROLES
from hearts.minds.playout import TOP_SUIT, Outcome, Playouts, Position
from hearts.minds.sums import FOLLOWS, LEADS, THROWS
from hearts.minds.weights import WEIGHTS

Cells = tuple[tuple[int, int], ...]
"""The cards of a suit, lowest first: each as a set, and its cell with its role."""

MANY = 20_000  # so many cells, and so many choices, are remembered
WORTH = itemgetter(1)
LONG = (0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5)  # a suit's length, up to five


class Sight(NamedTuple):
    """What a seat that is to play has in sight.

    live   all cards still held; trick: those in it, the best of them and whose it is; place: see `playout`
    near   who is near a moon, -1 for nobody
    """

    seat: int
    live: int
    trick: int
    best: int
    winner: int
    place: int
    near: int


class Policy(Playouts):
    """The learned policy under one table's rules: its playouts, its packets, and what speaks for each card."""

    def __init__(self, rules: Rules, jack: float = 0) -> None:
        super().__init__(rules, jack)
        self.near = max(1, NEAR_MOON * rules.total // 26)
        self.dear_of = [suit & self.dear for suit in SUIT_SETS]
        self.bonus_of = [suit & rules.bonus_card for suit in SUIT_SETS]
        self.roles = [[self._roles(suit, kind) for kind in range(KINDS)] for suit in range(4)]
        self._cells: dict[int, Cells] = {}
        self._tops: tuple[dict[int, tuple[int, int]], ...] = ({}, {})  # to lead, to throw

    def packet(self, hand: int) -> int:
        """What a seat passes: one card after the other, each the likeliest of those left."""
        packet = 0
        about = self.rules.pack
        for _ in range(self.rules.pass_count):
            left = hand & ~packet
            worths = self.pass_worths(left, about)
            packet |= 1 << max(worths, key=lambda card: worths[card])
        return packet

    def pass_worths(self, hand: int, about: int) -> dict[int, int]:
        """What speaks for passing each card of a hand."""
        found = {}
        for suit in range(4):
            held = hand >> 13 * suit & 0x1FFF
            kind = self._kind(suit, hand, about)
            for bit, cell in self.cells(_key(suit, kind, held, about & ~hand)):
                length = PASS_LENGTH + (kind * ROLES + cell // CELLS) * LENGTHS + LONG[held.bit_count()]
                found[bit.bit_length() - 1] = WEIGHTS[PASS + kind * ROLES * CELLS + cell] + WEIGHTS[length]
        return found

    def cells(self, key: int) -> Cells:
        """The cells of cards of a suit; the key says suit and kind, cards held, cards out (`_key`)."""
        found = self._cells.get(key)
        if found is None:
            if len(self._cells) > MANY:
                self._cells.clear()
            which, held, out = key >> 26, key >> 13 & 0x1FFF, key & 0x1FFF
            base, roles = which // KINDS * 13, self.roles[which // KINDS][which % KINDS]
            found = self._cells[key] = tuple(
                (1 << base + rank, roles[rank] * CELLS + _cell(out, rank)) for rank in each(held)
            )
        return found

    def play(self, position: Position, hands: Sequence[int], kitty: int) -> Outcome:
        """What it comes to when everyone goes on by this policy; one long loop, as search spends its time here."""
        rules, order, cache = self.rules, self.order, self._cells
        dear, bonus, penalties, always, discarded = self.masks
        took, tricks, gone, broken, done, kitty_taker, trick, best, winner, led, turns, leads, follow = position.start
        left, taken, won, worth, size = list(hands), list(took), list(tricks), self.worth & ~gone, rules.hand_size
        live, near = sum(left), self.near_moon(taken)

        while done < size and worth:
            if not trick:
                hand = left[winner]
                bit = legal(hand, leads[broken])
                if bit & bit - 1:
                    if near < 0 and hand == bit:
                        bit = self._any(0, hand, live, live)
                    else:
                        bit = self.likeliest(Sight(winner, live, 0, 0, winner, 0, near), hand, bit)
                trick = best = bit
                left[winner], live = hand ^ bit, live ^ bit
                led, turns = TOP_SUIT[bit.bit_length()], order[winner]
                broken = broken or bit & always > 0
            suit, shift, first = SUIT_SETS[led], 13 * led, follow[broken][led][0]
            dear_led = self.dear_of[led] if self.dear_of[led] & (live | trick) else 0
            kind = 2 if dear_led else 4 if led == 3 else 1 if self.bonus_of[led] & (live | trick) else 0
            for seat, place in turns:
                hand = left[seat]
                bit = choice = hand & first or legal(hand, follow[broken][led])
                if choice & choice - 1:
                    if near < 0 and choice & suit:
                        pot = 2 if trick & dear else 3 if trick & bonus else 1 if trick & penalties else 0
                        own = 3 if hand & dear_led else kind
                        (under, over), most = FOLLOWS[place][pot][own], -1 << 30
                        key = (led * KINDS + own) << 26 | choice >> shift << 13 | (live ^ hand) >> shift & 0x1FFF
                        for card, cell in cache.get(key) or self.cells(key):
                            value = over[cell] if card > best else under[cell]
                            if value > most:
                                most, bit = value, card
                    elif near < 0 and hand == choice:
                        bit = self._any(1, hand, live, live | trick)
                    else:
                        bit = self.likeliest(Sight(seat, live, trick, best, winner, place, near), hand, choice)
                broken = broken or bit & (always if bit & suit else discarded) > 0
                if suit & bit > best:
                    best, winner = bit, seat
                left[seat] = hand ^ bit
                live, trick = live ^ bit, trick | bit
            taken[winner] |= trick
            won[winner] += 1
            done += 1
            if trick & penalties:
                near = self.near_moon(taken)
            if kitty and kitty_taker < 0 and (trick & rules.kitty_with or done == size):
                kitty_taker = winner
            worth &= ~trick
            trick, leads, follow = 0, rules.lead_demands, rules.follow_demands

        if kitty:
            taken[kitty_taker] |= kitty
        return self.outcome(position, taken, won)

    def _any(self, act: int, hand: int, live: int, about: int) -> int:
        """The best card to lead (act 0) or to throw (1) where any may be, and nobody is near a moon."""
        tops, out, most, found = self._tops[act], live ^ hand, -1 << 30, 0
        for suit in range(4):
            held = hand >> 13 * suit & 0x1FFF
            if held:
                kind = self._kind(suit, hand, about)
                key = (suit * KINDS + kind) << 26 | held << 13 | out >> 13 * suit & 0x1FFF
                worth, bit = tops.get(key) or self._top(act, kind, key)
                if worth > most:
                    most, found = worth, bit
        return found

    def _top(self, act: int, kind: int, key: int) -> tuple[int, int]:
        """The best card of a suit to lead or to throw: what speaks for it, and the card; the key is that of `cells`."""
        tops, cells = self._tops[act], self.cells(key)
        if len(tops) > MANY:
            tops.clear()
        row = (THROWS[0] if act else LEADS)[kind][LONG[len(cells)]]
        worth, bit = max([(row[cell], -bit) for bit, cell in cells])
        found = tops[key] = worth, -bit
        return found

    def likeliest(self, sight: Sight, hand: int, choice: int) -> int:
        """The card of `choice`, as a set, that most speaks for."""
        return max(self.weigh(sight, hand, choice), key=WORTH)[0]

    def weigh(self, sight: Sight, hand: int, choice: int) -> list[tuple[int, int]]:
        """Each card of `choice` as a set, lowest first, and what speaks for it; `hand` is all that the seat holds."""
        seat, live, trick, best, winner, place, near = sight
        about, found = live | trick, []
        led = TOP_SUIT[best.bit_length()] if trick else -1
        if trick & self.dear:
            pot = 2
        else:
            pot = 3 if trick & self.rules.bonus_card else 1 if trick & self.rules.penalty_cards else 0
        for suit in range(4):
            chosen = choice >> 13 * suit & 0x1FFF
            if not chosen:
                continue
            kind = self._kind(suit, hand, about)
            cells = self.cells(_key(suit, kind, chosen, live & ~hand))
            if suit == led:
                under, over = FOLLOWS[place][pot][kind]
                weighed = [(bit, (over if bit > best else under)[cell]) for bit, cell in cells]
            else:
                rows = THROWS[winner == near != seat] if trick else LEADS
                row = rows[kind][LONG[(hand >> 13 * suit & 0x1FFF).bit_count()]]
                weighed = [(bit, row[cell]) for bit, cell in cells]
            found += weighed if near < 0 else self._with_moon(sight, suit == led, pot, cells, weighed)
        return found

    def _with_moon(
        self, sight: Sight, follows: bool, pot: int, cells: Cells, weighed: list[tuple[int, int]]
    ) -> list[tuple[int, int]]:
        """The same where somebody is near a moon: what that speaks for is added."""
        start = MOON + (18 if sight.near == sight.seat else 9) * 4 + (0 if not sight.trick else 9 if follows else 27)
        found = []
        for (bit, worth), (_, cell) in zip(weighed, cells):
            points = 2 if follows and pot else 1 if bit & self.rules.penalty_cards else 0
            at = start + (9 if follows and bit > sight.best else 0) + points * 3
            found.append((bit, worth + WEIGHTS[at + min(cell % CELLS // 6, 2)]))
        return found

    def near_moon(self, taken: Sequence[int]) -> int:
        """Who has all the points so far, and enough of them to think of a moon; -1 for nobody."""
        penalties, near = self.rules.penalty_cards, -1
        for seat, cards in enumerate(taken):
            if cards & penalties:
                if near >= 0:
                    return -1
                near = seat
        if near >= 0 and self.rules.worth(taken[near] & penalties) < self.near:
            return -1
        return near

    def _kind(self, suit: int, hand: int, about: int) -> int:
        dear = self.dear_of[suit]
        if dear & about:
            return 3 if hand & dear else 2
        return 4 if suit == 3 else 1 if self.bonus_of[suit] & about else 0

    def _roles(self, suit: int, kind: int) -> list[int]:
        """The role of each rank of a suit of that kind."""
        dear = self.dear_of[suit] >> 13 * suit
        bonus = self.bonus_of[suit] >> 13 * suit
        found = []
        for rank in range(13):
            if dear >> rank & 1:
                found.append(1)
            elif kind in (2, 3) and dear and rank > dear.bit_length() - 1:
                found.append(2)
            elif kind == 1 and bonus >> rank & 1:
                found.append(3)
            else:
                found.append(4 if kind == 1 and bonus and rank >= bonus.bit_length() else 0)
        return found


def _key(suit: int, kind: int, held: int, out: int) -> int:
    """What `Policy.cells` is asked with: 13 bits of cards held, and of a whole set that is out those of the suit."""
    return (suit * KINDS + kind) << 26 | held << 13 | out >> 13 * suit & 0x1FFF


def _cell(out: int, rank: int) -> int:
    over, under = (out >> rank + 1).bit_count(), (out & (1 << rank) - 1).bit_count()
    return (over if over < 4 else 4) * 6 + (under if under < 5 else 5)

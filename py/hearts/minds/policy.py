"""A policy: what a good player does at one look, learned in self-play (`hearts.minds.features`), for any rules.

Quick enough for playouts, a hundred microseconds a deal, and it says how likely each card is, which tells what a card
that was played says of the hand it came from. It looks at what its seat may know, so that no playout peeks.
"""

from collections.abc import Sequence
from math import exp, log
from operator import itemgetter

from hearts.engine.cards import BITS, SUIT_SETS, bits, each
from hearts.engine.deal import Table, legal
from hearts.engine.rules import Rules
from hearts.minds.features import (
    CELLS,
    FOLLOW,
    KINDS,
    LEAD,
    LEAD_LENGTH,
    LENGTHS,
    MOON,
    NEAR_MOON,
    PASS,
    PASS_LENGTH,
    POTS,
    ROLE,
    ROLES,
    THROW,
    THROW_LENGTH,
)
from hearts.minds.playout import LED, Playouts, Position
from hearts.minds.weights import SCALE, WEIGHTS

Cells = tuple[tuple[int, int], ...]
"""The cards of a suit, lowest first: each as a bit, and its cell with its role."""

MANY = 20_000  # so many cells are remembered
FLAT = 2 * SCALE  # softmax with this divisor: people are less sure of themselves than the policy is
SLIP = 0.02  # how often somebody plays whatever there is


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


def _follow() -> list[list[list[list[int]]]]:
    """[place * POTS + pot][takes it][kind]: rows."""
    found = []
    for place in range(3 * POTS):
        ways = []
        for over in range(2):
            at = place * 2 + over
            start, role = FOLLOW + at * KINDS * CELLS, ROLE + (2 + at) * ROLES
            ways.append([_row(start + kind * CELLS, role) for kind in range(KINDS)])
        found.append(ways)
    return found


LEADS = _rows(LEAD, LEAD_LENGTH, ROLE)
THROWS = [_rows(THROW + feeds * KINDS * CELLS, THROW_LENGTH, ROLE + ROLES) for feeds in range(2)]
FOLLOWS = _follow()
WORTH = itemgetter(1)
LONG = (0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5)  # a suit's length, up to five


class Policy(Playouts):
    """The learned policy under one table's rules: its playouts, its packets, and how likely its cards are."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.near = max(1, NEAR_MOON * rules.total // 26)
        self.dear_of = [suit & self.dear for suit in SUIT_SETS]
        self.bonus_of = [suit & rules.bonus_card for suit in SUIT_SETS]
        self.roles = [[self._roles(suit, kind) for kind in range(KINDS)] for suit in range(4)]
        self._cells: dict[int, Cells] = {}
        self._tops: dict[int, tuple[int, int]] = {}
        self._told: tuple[Table | None, int, list[Past]] = (None, -1, [])

    def packet(self, hand: int) -> int:
        """What a seat passes: one card after the other, each the likeliest of those left."""
        packet = 0
        about = bits(self.rules.pack)
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
            for bit, cell in self.cells(suit, kind, held, (about & ~hand) >> 13 * suit & 0x1FFF):
                length = PASS_LENGTH + (kind * ROLES + cell // CELLS) * LENGTHS + LONG[held.bit_count()]
                found[bit.bit_length() - 1] = WEIGHTS[PASS + kind * ROLES * CELLS + cell] + WEIGHTS[length]
        return found

    def cells(self, suit: int, kind: int, held: int, out: int) -> Cells:
        """The cells of the cards `held` of a suit, while others hold `out`; both 13 bits."""
        key = (suit * KINDS + kind) << 26 | held << 13 | out
        found = self._cells.get(key)
        if found is None:
            if len(self._cells) > MANY:
                self._cells.clear()
            roles = self.roles[suit][kind]
            found = self._cells[key] = tuple(
                (1 << suit * 13 + rank, roles[rank] * CELLS + _cell(out, rank)) for rank in each(held)
            )
        return found

    def play(self, position: Position, hands: Sequence[int], kitty: int) -> tuple[int, ...]:
        """Each seat's points when everyone goes on by this policy from `position`, holding `hands`.

        One long loop on local names: a searching mind spends its time here.
        """
        rules, left, cache = self.rules, list(hands), self._cells
        dear_of, bonus_of, dear, bonus = self.dear_of, self.bonus_of, self.dear, rules.bonus_card
        penalties, always, discarded = rules.penalty_cards, rules.always_break, rules.break_discarded
        order, kitty_with, size, players = self.order, rules.kitty_with, rules.hand_size, rules.players
        worth = 0 if self.to_the_end else self.worth
        taken, won = list(position.taken), list(position.won)
        gone, broken, done, kitty_taker = position.gone, position.broken, position.done, position.kitty_taker
        trick, best, winner, led = position.trick, position.best, position.winner, position.led
        leads = rules.lead_wants if done else (position.opening, position.opening)
        follow = rules.follow_wants if done else rules.first_follow_wants
        seats, wants, suit = position.seats, follow[broken][led], SUIT_SETS[led]
        live, near = sum(left), self._near(taken)

        while done < size:
            if not trick:
                hand = choice = left[winner]
                for want in leads[broken]:
                    if hand & want:
                        choice = hand & want
                        break
                if choice & choice - 1:
                    trick = best = self._free(0, winner, hand, choice, live, 0, 0, near, winner)
                else:
                    trick = best = choice
                left[winner] = hand ^ trick
                live ^= trick
                led = LED[trick.bit_length()]
                suit = SUIT_SETS[led]
                if not broken and trick & always:
                    broken = True
                wants, seats = follow[broken][led], order[winner]
            first, last, place = wants[0], seats[-1], 0 if len(seats) == players - 1 else POTS
            shift = 13 * led
            for seat in seats:
                hand = left[seat]
                choice = hand & first
                if not choice:
                    choice = hand
                    for want in follow[broken][led]:
                        if hand & want:
                            choice = hand & want
                            break
                if not choice & choice - 1:
                    bit = choice
                elif near < 0 and choice & suit:
                    if dear_of[led] & (live | trick):
                        kind = 3 if hand & dear_of[led] else 2
                    else:
                        kind = 4 if led == 3 else 1 if bonus_of[led] & (live | trick) else 0
                    pot = 2 if trick & dear else 3 if trick & bonus else 1 if trick & penalties else 0
                    under, over = FOLLOWS[(2 * POTS if seat == last else place) + pot]
                    below, above = under[kind], over[kind]
                    held, out = choice >> shift, (live & ~hand) >> shift & 0x1FFF
                    bit, most = 0, -1 << 30
                    for one, cell in cache.get((led * KINDS + kind) << 26 | held << 13 | out) or self.cells(
                        led, kind, held, out
                    ):
                        value = above[cell] if one > best else below[cell]
                        if value > most:
                            most, bit = value, one
                elif choice & suit:
                    where = 2 * POTS if seat == last else place
                    bit = max(self.weigh(seat, hand, choice, live, trick, best, where, near, winner), key=WORTH)[0]
                else:
                    bit = self._free(1 + (winner == near), seat, hand, choice, live, trick, best, near, winner)
                if bit & suit:
                    if bit > best:
                        best, winner = bit, seat
                    if not broken and bit & always:
                        broken = True
                elif not broken and bit & discarded:
                    broken = True
                left[seat] = hand ^ bit
                live ^= bit
                trick |= bit
                place = POTS
            taken[winner] |= trick
            won[winner] += 1
            done += 1
            gone |= trick
            if trick & penalties:
                near = self._near(taken)
            if kitty and kitty_taker < 0 and (trick & kitty_with or done == size):
                kitty_taker = winner
            if worth and gone & worth == worth:
                break
            trick, leads, follow = 0, rules.lead_wants, rules.follow_wants

        if kitty:
            taken[kitty_taker] |= kitty
        return self._points(position, taken, won)

    def _free(
        self, way: int, seat: int, hand: int, choice: int, live: int, trick: int, best: int, near: int, winner: int
    ) -> int:
        """The card that is led (way 0), or thrown (1; 2 to one near a moon), where no card of the trick matters."""
        if near >= 0 or hand != choice:
            return max(self.weigh(seat, hand, choice, live, trick, best, 0, near, winner), key=WORTH)[0]
        about, out, most, found = live | trick, live & ~hand, -1 << 30, 0
        for suit in range(4):
            held = hand >> 13 * suit & 0x1FFF
            if held:
                key = (
                    (way * 4 + suit) * KINDS + self._kind(suit, hand, about) << 26
                    | held << 13
                    | (out >> 13 * suit & 0x1FFF)
                )
                worth, bit = self._tops.get(key) or self._top(key)
                if worth > most:
                    most, found = worth, bit
        return found

    def _top(self, key: int) -> tuple[int, int]:
        """The best card of a suit to lead or throw, worth and bit."""
        if len(self._tops) > MANY:
            self._tops.clear()
        held, out, which = key >> 13 & 0x1FFF, key & 0x1FFF, key >> 26
        way, suit, kind = which // KINDS // 4, which // KINDS % 4, which % KINDS
        row = (LEADS if way == 0 else THROWS[way - 1])[kind][LONG[held.bit_count()]]
        worth, bit = max([(row[cell], -bit) for bit, cell in self.cells(suit, kind, held, out)])
        found = self._tops[key] = worth, -bit
        return found

    def weigh(
        self,
        seat: int,
        hand: int,
        choice: int,
        live: int,
        trick: int,
        best: int,
        place: int,
        near: int,
        winner: int = -1,
    ) -> list[tuple[int, int]]:
        """Each card of `choice` as a bit, lowest first, and what speaks for it.

        live   all cards still held; trick: those in it, `best` so far by `winner`; place: 0, POTS or 2 * POTS
        near   who is near a moon, -1 for nobody
        """
        about, found = live | trick, []
        led = LED[best.bit_length()] if trick else -1
        if trick & self.dear:
            pot = 2
        else:
            pot = 3 if trick & self.rules.bonus_card else 1 if trick & self.rules.penalty_cards else 0
        for suit in range(4):
            chosen = choice >> 13 * suit & 0x1FFF
            if not chosen:
                continue
            held = hand >> 13 * suit & 0x1FFF
            kind = self._kind(suit, hand, about)
            cells = self.cells(suit, kind, chosen, (live & ~hand) >> 13 * suit & 0x1FFF)
            if suit == led:
                under, over = FOLLOWS[place + pot]
                found += [(bit, (over if bit > best else under)[kind][cell]) for bit, cell in cells]
            else:
                rows = THROWS[winner == near != seat] if trick else LEADS
                row = rows[kind][LONG[held.bit_count()]]
                found += [(bit, row[cell]) for bit, cell in cells]
            if near >= 0:
                start = MOON + (18 if near == seat else 9) * 4
                way = 0 if not trick else 27 if suit != led else 9
                for index in range(-len(cells), 0):
                    bit, cell = cells[index]
                    points = 2 if suit == led and pot else 1 if bit & self.rules.penalty_cards else 0
                    at = start + way + (9 if suit == led and bit > best else 0) + points * 3
                    found[index] = (bit, found[index][1] + WEIGHTS[at + min(cell % CELLS // 6, 2)])
        return found

    def likelihood(self, table: Table, hands: Sequence[int], seat: int) -> float:
        """The logarithm of how likely all but `seat` would have played as they did, had they held `hands` now."""
        return sum([self._likely(past, hands[past.seat]) for past in self._history(table, seat)])

    def _history(self, table: Table, seat: int) -> "list[Past]":
        """Every play of the others that was a choice, or may have been, with all that was in sight then."""
        if table is not self._told[0] or seat != self._told[1]:
            self._told = (table, seat, _history(self, table, seat))
        return self._told[2]

    def _likely(self, past: "Past", hand: int) -> float:
        """The same of one play."""
        hand |= past.later
        found = past.known.get(hand & past.looked_at)
        if found is None:
            choice = legal(hand, past.wants)
            found = 0.0
            if choice & choice - 1:
                weighed = self.weigh(
                    past.seat, hand, choice, past.live, past.trick, past.best, past.place, past.near, past.winner
                )
                most = max(weighed, key=WORTH)[1]
                shares = [exp((worth - most) / FLAT) for _, worth in weighed]
                mine = [share for share, (bit, _) in zip(shares, weighed) if bit == past.bit]
                found = log(SLIP + (1 - SLIP) * mine[0] / sum(shares)) if mine else -1000.0
            past.known[hand & past.looked_at] = found
        return found

    def _kind(self, suit: int, hand: int, about: int) -> int:
        dear = self.dear_of[suit]
        if dear & about:
            return 3 if hand & dear else 2
        return 4 if suit == 3 else 1 if self.bonus_of[suit] & about else 0

    def _near(self, taken: Sequence[int]) -> int:
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


class Past:
    """A play in the past: what was in sight, and what came later from the same hand.

    looked_at   the cards that mattered for the choice: the suit led where it was followed, else all
    known       how likely it was, by the cards held of those
    """

    def __init__(self, table: Table, card: int, later: int, live: int, near: int) -> None:
        players = table.rules.players
        cards = table.trick
        self.seat, self.bit, self.later, self.live, self.near = table.turn, BITS[card], later, live, near
        self.wants, self.trick = table.wants, bits(cards)
        position = Position(table, ())
        self.best, self.winner = position.best, position.winner
        self.place = 2 * POTS if len(cards) == players - 1 else 0 if len(cards) == 1 else POTS
        followed = cards and card // 13 == cards[0] // 13
        self.looked_at = SUIT_SETS[cards[0] // 13] if followed else (1 << 52) - 1
        self.known: dict[int, float] = {}


def _history(policy: Policy, table: Table, seat: int) -> list[Past]:
    rules = table.rules
    plays = [card for trick in table.tricks for card in trick.cards] + list(table.trick)
    if not plays:
        return []
    leader = table.tricks[0].leader if table.tricks else table.leader
    at = Table(rules, table.number).open(leader, plays[0] if BITS[plays[0]] & SUIT_SETS[0] else -1)
    seats, live = [], bits(rules.pack)
    found = []
    for card in plays:
        seats.append((at.turn, BITS[card]))
        if at.turn != seat:
            found.append((at, card, live, policy._near(at.taken), len(seats) - 1))
        live &= ~BITS[card]
        at = at.play(card)
    return [
        Past(then, card, sum([bit for who, bit in seats[number:] if who == then.turn]), all_live, near)
        for then, card, all_live, near, number in found
    ]


def _cell(out: int, rank: int) -> int:
    over, under = (out >> rank + 1).bit_count(), (out & (1 << rank) - 1).bit_count()
    return (over if over < 4 else 4) * 6 + (under if under < 5 else 5)

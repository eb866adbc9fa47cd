"""The four-player game in arrays of numbers, with a softmax policy in every seat; `hearts.arena.train` learns from it.

It is a second game beside the engine, because a million deals need it to be compiled; `tests/minds/test_policy.py`
holds it to what the engine and the policy say. numba compiles it; without, it is correct, if slow.
"""

from __future__ import annotations

import numpy as np

from hearts.minds.features import (
    CELLS,
    FOLLOW,
    KINDS,
    LEAD,
    LEAD_LENGTH,
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

try:
    from numba import njit as njit  # type: ignore[import-not-found]
except ImportError:  # the tests do without

    def njit(function):  # type: ignore[no-untyped-def]
        return function


HEARTS = 0x1FFF << 39
QUEEN, JACK = 1 << 36, 1 << 22


@njit
def count(cards):
    """How many cards a set has."""
    cards = cards - ((cards >> 1) & 0x5555555555555)
    cards = (cards & 0x3333333333333) + ((cards >> 2) & 0x3333333333333)
    cards = (cards + (cards >> 4)) & 0xF0F0F0F0F0F0F
    found = 0
    while cards:
        found += cards & 255
        cards >>= 8
    return found


@njit
def kind_of(suit, hand, queen, jack):
    """The kind of a suit, as in `features`; `queen` and `jack` say whether they are about."""
    if suit == 3:
        return 4
    if suit == 2 and queen:
        return 3 if hand & QUEEN else 2
    return 1 if suit == 1 and jack else 0


@njit
def role_of(card, queen, jack):
    """The role of a card."""
    if card == 36:
        return 1
    if queen and (card == 37 or card == 38):
        return 2
    if jack and card == 22:
        return 3
    return 4 if jack and 22 < card < 26 else 0


@njit
def cell_of(card, out):
    """The cell of a card, without its role."""
    suit, rank = card // 13, card % 13
    held = (out >> 13 * suit) & 0x1FFF
    return min(count(held >> (rank + 1)), 4) * 6 + min(count(held & ((1 << rank) - 1)), 5)


@njit
def moon_of(seat, taken):
    """Who is near a moon: the seat, or -1."""
    who = -1
    for other in range(4):
        if taken[other] & (HEARTS | QUEEN):
            if who >= 0:
                return -1
            who = other
    if who >= 0 and count(taken[who] & HEARTS) + (13 if taken[who] & QUEEN else 0) < NEAR_MOON:
        return -1
    return who


@njit
def allowed(hand, trick, first, broken, options):
    """The cards that may be played; options: bonus, queen may be led early, lowest club leads, queen breaks hearts."""
    if not trick[0]:
        if first:
            clubs = hand & 0x1FFF
            return clubs & -clubs if options[2] else clubs
        if not broken:
            free = hand & ~HEARTS if options[1] else hand & ~(HEARTS | QUEEN)
            if free:
                return free
            if options[1] and hand & QUEEN:
                return hand & QUEEN
        return hand
    follow = hand & (0x1FFF << 13 * trick[1])
    if follow:
        return follow
    if first and hand & ~(HEARTS | QUEEN):
        return hand & ~(HEARTS | QUEEN)
    return hand


@njit
def candidates(seat, hand, legal, played, trick, taken, bonus, cards, entries):
    """Every legal card and its table entries; trick: cards so far as a set, suit led, number, best card, its seat."""
    out = ~(hand | played) & ((1 << 52) - 1)
    queen = not played & QUEEN or trick[0] & QUEEN
    jack = bonus and (not played & JACK or trick[0] & JACK)
    near, pot = moon_of(seat, taken), 0
    moon = 0 if near < 0 else 2 if near == seat else 1
    if trick[0]:
        pot = 2 if trick[0] & QUEEN else 3 if bonus and trick[0] & JACK else 1 if trick[0] & HEARTS else 0
    place = (0 if trick[2] == 1 else 2 if trick[2] == 3 else 1) * POTS + pot
    feeds = 1 if trick[0] and moon == 1 and trick[4] == near else 0
    found = 0
    for card in range(52):
        if not legal >> card & 1:
            continue
        suit = card // 13
        kind, role, cell = kind_of(suit, hand, queen, jack), role_of(card, queen, jack), cell_of(card, out)
        length = min(count(hand >> 13 * suit & 0x1FFF), 5)
        row = entries[found]
        points = 1 if card > 38 or card == 36 else 0
        row[1] = row[3] = -1
        if not trick[0]:
            way = 0
            row[0], row[1] = LEAD + kind * CELLS + cell, LEAD_LENGTH + kind * 6 + length
            row[2] = ROLE + role
        elif suit == trick[1]:
            over = 1 if card > trick[3] else 0
            way = 1 + over
            row[0] = FOLLOW + ((place * 2 + over) * KINDS + kind) * CELLS + cell
            row[2] = ROLE + (2 + place * 2 + over) * ROLES + role
            points = 2 if pot else points
        else:
            way = 3
            row[0], row[1] = THROW + (feeds * KINDS + kind) * CELLS + cell, THROW_LENGTH + kind * 6 + length
            row[2] = ROLE + ROLES + role
        if moon:
            row[3] = MOON + ((moon * 4 + way) * 3 + points) * 3 + min(cell // 6, 2)
        cards[found] = card
        found += 1
    return found


@njit
def passables(hand, bonus, cards, entries):
    """Every card of a hand and its table entries in the pass."""
    found = 0
    out = ~hand & ((1 << 52) - 1)
    for card in range(52):
        if hand >> card & 1:
            kind, role = kind_of(card // 13, hand, True, bonus), role_of(card, True, bonus)
            length = min(count(hand >> 13 * (card // 13) & 0x1FFF), 5)
            row = entries[found]
            row[0] = PASS + (kind * ROLES + role) * CELLS + cell_of(card, out)
            row[1] = PASS_LENGTH + (kind * ROLES + role) * 6 + length
            row[2] = row[3] = -1
            cards[found] = card
            found += 1
    return found


@njit
def choose(weights, entries, found, chances):
    """The softmax policy's chances, and a candidate drawn by them."""
    most = -1e9
    for index in range(found):
        worth = 0.0
        for entry in entries[index]:
            if entry >= 0:
                worth += weights[entry]
        chances[index] = worth
        most = max(most, worth)
    total = 0.0
    for index in range(found):
        chances[index] = np.exp(chances[index] - most)
        total += chances[index]
    left = np.random.random() * total
    pick = found - 1
    for index in range(found):
        left -= chances[index]
        if left < 0:
            pick = index
            break
    for index in range(found):
        chances[index] /= total
    return pick


@njit
def points_of(taken, bonus, points):
    """Each seat's points, a moon taken off the shooter's own."""
    for seat in range(4):
        points[seat] = count(taken[seat] & HEARTS) + (13 if taken[seat] & QUEEN else 0)
        if points[seat] == 26:
            points[seat] = -26
        if bonus and taken[seat] & JACK:
            points[seat] -= 10


@njit
def pass_cards(weights, hands, way, bonus, cards, entries, chances, picks, sizes, numbers):
    """Every seat passes three cards; changes `hands`."""
    gave = np.zeros(4, np.int64)
    for seat in range(4):
        for _ in range(3):
            at = numbers[seat]
            found = passables(hands[seat], bonus, cards, entries[seat, at])
            pick = choose(weights, entries[seat, at], found, chances[seat, at])
            picks[seat, at], sizes[seat, at] = pick, found
            numbers[seat] += 1
            hands[seat] &= ~(1 << cards[pick])
            gave[seat] |= 1 << cards[pick]
    for seat in range(4):
        hands[(seat + way) % 4] |= gave[seat]


@njit
def opener(hands):
    """The seat with the lowest club."""
    found, lowest = 0, 52
    for seat in range(4):
        for card in range(13):
            if hands[seat] >> card & 1 and card < lowest:
                found, lowest = seat, card
    return found


@njit
def play_deal(weights, dealt, way, options, cards, entries, chances, picks, sizes, numbers, points):
    """One play of a deal: what each seat chose from is kept in `entries[seat][decision]`, its points in `points`."""
    hands, taken = dealt.copy(), np.zeros(4, np.int64)
    numbers[:] = 0
    if way:
        pass_cards(weights, hands, way, options[0], cards, entries, chances, picks, sizes, numbers)
    turn, played, broken = opener(hands), 0, False
    trick = np.zeros(5, np.int64)
    for number in range(52):
        hand = hands[turn]
        legal = allowed(hand, trick, number < 4, broken, options)
        if legal & (legal - 1):
            at = numbers[turn]
            found = candidates(turn, hand, legal, played, trick, taken, options[0], cards, entries[turn, at])
            pick = choose(weights, entries[turn, at], found, chances[turn, at])
            picks[turn, at], sizes[turn, at] = pick, found
            numbers[turn] += 1
            card = cards[pick]
        else:
            card = count(legal - 1)
        hands[turn] &= ~(1 << card)
        played |= 1 << card
        if card > 38 or (options[3] and card == 36):
            broken = True
        if not trick[0]:
            trick[1], trick[3], trick[4] = card // 13, card, turn
        elif card // 13 == trick[1] and card > trick[3]:
            trick[3], trick[4] = card, turn
        trick[0] |= 1 << card
        trick[2] += 1
        turn = (turn + 1) % 4
        if trick[2] == 4:
            turn = trick[4]
            taken[turn] |= trick[0]
            trick[:] = 0
    points_of(taken, options[0], points)

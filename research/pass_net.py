"""A net of the pass: what each packet of a hand would cost, at one look. No mind uses it yet (`research/trials.md`).

It was fitted to what packets cost by playouts in many deals (`research.fit_pass`). All its numbers are whole, so that
every Python comes to the same.

Its inputs are each card held after the pass; each card that is passed, by the way it goes; the way; how many cards of
each suit are held after the pass; and, where there is a bonus card, that, and where it and the cards about it are. Each
adds a row of numbers to the hidden ones. What is above nothing of them counts, each by its own weight.
"""

from __future__ import annotations

from itertools import combinations

from hearts.engine.cards import DECK, HEARTS, bits, card, each
from hearts.engine.deal import View
from hearts.engine.rules import QUEEN, Rules
from research.pass_net_weights import HIDDEN, SCALE, WEIGHTS

PLAYERS, PACKET = 4, 3  # the net was fitted at tables of four, to packets of three
LONGEST = 6  # cards of a suit; more count like so many
CARDS, ABOUT = 52, 5  # cards, and those about the bonus card: from the ten on
JACK, TEN = card("JD"), card("TD")
PRICES = tuple([13 if QUEEN >> one & 1 else HEARTS >> one & 1 for one in range(CARDS)])

KEPT = 0  # [card]
GIVEN = KEPT + CARDS  # [way][card], ways as `Table.pass_offset` less one
WAY = GIVEN + (PLAYERS - 1) * CARDS
LENGTH = WAY + PLAYERS - 1  # [suit][cards held after the pass]
BONUS = LENGTH + 4 * (LONGEST + 1)
BONUS_KEPT = BONUS + 1  # [card about it]
BONUS_GIVEN = BONUS_KEPT + ABOUT
BIAS = BONUS_GIVEN + ABOUT
OUT = BIAS + 1  # what each hidden number counts
ROWS = OUT + 1

Row = tuple[int, ...]
"""What an input adds to the hidden numbers."""

TABLE: list[Row] = [WEIGHTS[start : start + HIDDEN] for start in range(0, ROWS * HIDDEN, HIDDEN)]


def knows(rules: Rules) -> bool:
    """Return True if the net was fitted to such rules: hearts count one each and the queen 13, and moons count."""
    return (
        (rules.players, rules.pass_count, rules.pack, rules.kitty_size) == (PLAYERS, PACKET, DECK, 0)
        and tuple(rules.prices) == PRICES
        and rules.bonus_card in (0, 1 << JACK)
        and bool(rules.moon_sides)
    )


def costs(view: View) -> dict[int, float]:
    """Return what each packet of a hand costs in points; only differences between them say something."""
    way, bonus, held = view.table.pass_offset - 1, view.rules.bonus_card > 0, each(view.hand)
    inputs = [BIAS, WAY + way, *([BONUS] if bonus else []), *[one for own in held for one in kept(own, bonus)]]
    sums = [(0, 0, _added([TABLE[one] for one in inputs]))]
    for suit in range(4):
        parts = list(_parts([own for own in held if own // 13 == suit], suit, way, bonus))
        sums = [
            (packet | part, count + more, tuple([one + other for one, other in zip(row, added, strict=True)]))
            for packet, count, row in sums
            for part, more, added in parts
            if count + more <= PACKET
        ]
    out = TABLE[OUT]
    return {
        packet: sum([number * weight for number, weight in zip(row, out, strict=True) if number > 0]) / SCALE**2
        for packet, count, row in sums
        if count == PACKET
    }


def kept(own: int, bonus: bool) -> list[int]:
    """Return the inputs of a card that is held after the pass."""
    return [KEPT + own, BONUS_KEPT + own - TEN] if bonus and 0 <= own - TEN < ABOUT else [KEPT + own]


def given(own: int, way: int, bonus: bool) -> list[int]:
    """Return the inputs of a card that is passed."""
    row = GIVEN + way * CARDS + own
    return [row, BONUS_GIVEN + own - TEN] if bonus and 0 <= own - TEN < ABOUT else [row]


def length(suit: int, cards: int) -> int:
    """Return the input of so many cards of a suit that are held after the pass."""
    return LENGTH + suit * (LONGEST + 1) + min(cards, LONGEST)


def _parts(held: list[int], suit: int, way: int, bonus: bool) -> list[tuple[int, int, Row]]:
    """Return each way to pass cards of a suit: the cards, how many, and what that adds to the hidden numbers."""
    moved = {}
    for own in held:
        plus = _added([TABLE[one] for one in given(own, way, bonus)])
        minus = _added([TABLE[one] for one in kept(own, bonus)])
        moved[own] = tuple([one - other for one, other in zip(plus, minus, strict=True)])
    return [
        (bits(cards), more, _added([TABLE[length(suit, len(held) - more)], *[moved[own] for own in cards]]))
        for more in range(min(PACKET, len(held)) + 1)
        for cards in combinations(held, more)
    ]


def _added(rows: list[Row]) -> Row:
    return tuple([sum(numbers) for numbers in zip(*rows, strict=True)])

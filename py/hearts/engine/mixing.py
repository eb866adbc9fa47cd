"""The third construction of deals: a deck that several people mix in turn, each by a secret that they show afterwards.

At a table of people nobody deals. Each person's secret gives an order of the pack by hashing alone; the deck is the
pack as the first puts it in order, then the second, and so on, and last of all their coins together. A coin follows
from a secret and is shown once all have mixed, so that nobody knows while they mix which places will be whose. While
the deal is played the secrets are hidden behind points of a curve (`hearts.app.sealed.deck`); once they are shown, the
cards can be checked without one. `docs/deals.md` has the bytes, and a script of standard tools that deals the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import bits, each
from hearts.engine.shuffle import digest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts.engine.rules import Rules

MIXING = 3  # the number of this construction


def order(secret: str, size: int) -> list[int]:
    """Return how a person's secret, 64 hex digits, mixes a deck: for each place, which place its card comes from.

    >>> order("5e" * 32, 8)
    [7, 4, 3, 6, 2, 1, 5, 0]
    """
    places = list(range(size))
    numbers = _drawn(secret)
    for last in range(size - 1, 0, -1):  # Fisher and Yates
        number = next(numbers)
        while number >= 65536 // (last + 1) * (last + 1):  # else the first places would come up more often
            number = next(numbers)
        other = number % (last + 1)
        places[last], places[other] = places[other], places[last]
    return places


def coin(secret: str) -> str:
    """Return what a person shows of their secret once all have mixed, 64 hex digits; it does not tell the secret.

    >>> coin("5e" * 32)[:16]
    'edfcc7ae51890c61'
    """
    return digest("moonshot hearts coin", str(MIXING), secret)


def seats(coins: tuple[str, ...], size: int) -> list[int]:
    """Return the order into which all coins together put the deck that all have mixed (see `order`)."""
    return order(digest("moonshot hearts seats", str(MIXING), *coins), size)


def deck(rules: Rules, secrets: tuple[str, ...]) -> list[int]:
    """Return the pack as these people mix it, one after the other, and their coins behind them."""
    pack = each(rules.pack)
    for secret in secrets:
        pack = [pack[place] for place in order(secret, len(pack))]
    return [pack[place] for place in seats(tuple([coin(secret) for secret in secrets]), len(pack))]


def dealt(rules: Rules, secrets: tuple[str, ...]) -> tuple[tuple[int, ...], int]:
    """Return the hands that follow from all secrets in the order of mixing, a set a seat, and the kitty.

    >>> from hearts.engine.cards import text
    >>> from hearts.engine.rules import Rules
    >>> text(dealt(Rules(), ("5e" * 32, "ed" * 32))[0][0])
    '9C AJ974D J84S K942H'
    """
    pack, size = deck(rules, secrets), rules.hand_size
    hands = tuple([bits(pack[seat * size : (seat + 1) * size]) for seat in range(rules.players)])
    return hands, bits(pack[size * rules.players :])


def _drawn(secret: str) -> Iterator[int]:
    """Yield numbers of sixteen bits that follow from a secret, without end: SHA-256 in counter mode."""
    block = 0
    while True:
        made = digest("moonshot hearts mix", str(MIXING), secret, str(block))
        for at in range(0, len(made), 4):
            yield int(made[at : at + 4], 16)
        block += 1

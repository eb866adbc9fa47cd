"""Chance, handed in: a small seeded generator that gives the same numbers, so the same deals, on every Python.

The generator is sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state, 32 bits a step.
"""

from __future__ import annotations

from hearts.engine.cards import bits, each
from hearts.engine.rules import Rules

_MASK = 0xFFFFFFFF


class Random:
    """A stream of chance named by its seed words; equal words give equal streams.

    >>> Random(7, "deal", 1).below(52) == Random(7, "deal", 1).below(52)
    True
    """

    def __init__(self, *words: int | str) -> None:
        key = "/".join([str(word) for word in words])
        self.a, self.b, self.c = (_hash(key, basis) for basis in (0x811C9DC5, 0x9747B28C, 0x3C6EF372))
        self.counter = 1
        for _ in range(12):
            self.next()

    def next(self) -> int:
        """The next number, 32 bits."""
        found = (self.a + self.b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _MASK
        self.c = (((self.c << 21) & _MASK | self.c >> 11) + found) & _MASK
        return found

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely (limit at most 2**32)."""
        ceiling = (1 << 32) // limit * limit
        while True:
            found = self.next()
            if found < ceiling:
                return found % limit

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.next() / 4294967296.0

    def shuffle(self, items: list[int]) -> list[int]:
        """The list itself, shuffled in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def _hash(key: str, basis: int) -> int:
    """FNV-1a over the letters of a key, 32 bits."""
    found = basis
    for letter in key:
        found = ((found ^ ord(letter)) * 16777619) & _MASK
    return found


def deal(rules: Rules, seed: int | str, number: int) -> tuple[tuple[int, ...], int]:
    """The hands of deal `number` (from 0), a set a seat, and the kitty."""
    pack = Random(seed, "deal", number).shuffle(each(rules.pack))
    size = rules.hand_size
    hands = tuple([bits(pack[seat * size : (seat + 1) * size]) for seat in range(rules.players)])
    return hands, bits(pack[size * rules.players :])

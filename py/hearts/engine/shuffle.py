"""The shuffle: the cards of a deal follow from its seed or secrets, the same on every Python.

There are two constructions. In the one of today each deal has a key, the SHA-256 of all that went into it; the deck and
what minds may use of chance follow from the key alone, and nothing leads back from either. `docs/deals.md` has the
bytes, and a script of standard tools that deals the same. In the first one, of games by a number in a link and of old
records, a seed gives every deal to whoever knows it.

Random is the generator that minds use: sfc32 (Chris Doty-Humphrey, PractRand), 128 bits of state, 32 bits a step.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from hearts.engine.cards import bits, each
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterator

DEALING = 2  # the number of today's construction
HOUSE, PUBLISHED = "house", "published"  # contributors: the device that deals, and a seed that everybody may know
CUT = "cut"  # the contributor that cuts: its share is a word, said before any card of the deal was seen
HALF = 32  # hex digits that shares and the chance of a mind have, 128 bits

_LABEL = "moonshot hearts "
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
        """Return the next number, 32 bits."""
        number = (self.a + self.b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & _MASK
        self.c = (((self.c << 21) & _MASK | self.c >> 11) + number) & _MASK
        return number

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, each as likely (limit at most 2**32)."""
        ceiling = (1 << 32) // limit * limit
        while True:
            number = self.next()
            if number < ceiling:
                return number % limit

    def unit(self) -> float:
        """Return a number from 0 up to, not including, 1."""
        return self.next() / 4294967296.0

    def shuffle(self, items: list[int]) -> list[int]:
        """Shuffle the list in place and return it (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def _hash(key: str, basis: int) -> int:
    """Return the FNV-1a hash of the letters of a key, 32 bits."""
    number = basis
    for letter in key:
        number = ((number ^ ord(letter)) * 16777619) & _MASK
    return number


def deal(rules: Rules, seed: int | str, number: int) -> tuple[tuple[int, ...], int]:
    """Return the hands of deal `number` (from 0) of a seed, by the first construction: a set a seat, and the kitty."""
    return _handed_out(rules, Random(seed, "deal", number).shuffle(each(rules.pack)))


# ---- the construction of today -----------------------------------------------------------------------------------


def digest(*parts: str) -> str:
    """Return the SHA-256 of these texts in hex, each with its length in bytes before it, so that no two lists agree.

    >>> digest("ab", "c")  # printf "2:ab,1:c," | sha256sum
    'c574c25172ecac17c428975b6e876d2a98a72d84660fc96686f942390b360cd8'
    """
    return _hashed(parts).hex()


def deal_key(id: str, number: int, shares: tuple[tuple[str, str], ...]) -> str:
    """Return the key of deal `number` (from 0) of the game called `id`, from each contributor's name and share.

    >>> deal_key("a game", 0, (("house", "5eed"),))
    '60216e5e79c6b29aca1f788b08378711c12cfc01c51da775d88b6c5450d2c7d1'
    """
    names, values = [name for name, _ in shares], [share for _, share in shares]
    return digest(_LABEL + "deal", str(DEALING), id, str(number + 1), *names, *values)


def dealt(rules: Rules, key: str) -> tuple[tuple[int, ...], int]:
    """Return the hands that follow from the key of a deal, a set a seat, and the kitty.

    >>> from hearts.engine.cards import text
    >>> text(dealt(Rules(), deal_key("a game", 0, (("house", "5eed"),)))[0][0])
    'AJ2C 654D J643S J43H'
    """
    pack = each(rules.pack)
    last = len(pack) - 1
    for number in _drawn(key):
        if last and number < 65536 // (last + 1) * (last + 1):  # else the low cards would come up more often
            other = number % (last + 1)
            pack[last], pack[other] = pack[other], pack[last]
            last -= 1
        if not last:
            break
    return _handed_out(rules, pack)


def chance(key: str, move: int, seat: int) -> str:
    """Return what a mind in this seat may use of chance at this move of the game; no way leads back to the key."""
    return digest(_LABEL + "chance", key, str(move), str(seat))[:HALF]


def house_share(secret: str, number: int) -> str:
    """Return the house's share of deal `number` (from 0): it can be shown without the game's secret and the other
    shares."""
    return digest(_LABEL + "share", secret, str(number + 1))[:HALF]


def _drawn(key: str) -> Iterator[int]:
    """Yield numbers of sixteen bits from the key of a deal, without end: SHA-256 in counter mode."""
    block = 0
    while True:
        made = _hashed((_LABEL + "deck", key, str(block)))
        for at in range(0, len(made), 2):
            yield made[at] << 8 | made[at + 1]
        block += 1


def _hashed(parts: tuple[str, ...]) -> bytes:
    """Return the SHA-256 of these texts, each as a netstring: its length in bytes, a colon, the text, a comma."""
    hasher = sha256()
    for part in parts:
        text = part.encode()
        hasher.update(str(len(text)).encode() + b":" + text + b",")
    return hasher.digest()


def _handed_out(rules: Rules, pack: list[int]) -> tuple[tuple[int, ...], int]:
    """Return each seat's hand, from the top of the pack, seat by seat, and the rest as the kitty."""
    size = rules.hand_size
    hands = tuple([bits(pack[seat * size : (seat + 1) * size]) for seat in range(rules.players)])
    return hands, bits(pack[size * rules.players :])

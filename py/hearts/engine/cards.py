"""A card is an int 0-51 (suit * 13 + rank); a set of cards is the bits of an int; both read and write as text.

Suits run clubs, diamonds, spades, hearts; ranks run from the two (0) to the ace (12).

>>> hand = cards("QS AK5H 2C")
>>> text(hand)
'2C QS AK5H'
>>> [name(card) for card in each(hand)]
['2C', 'QS', '5H', 'KH', 'AH']
"""

from __future__ import annotations

from hearts.engine.errors import CARDS, HeartsError

SUITS = "CDSH"
RANKS = "23456789TJQKA"
SUIT_NAMES = ("clubs", "diamonds", "spades", "hearts")
RANK_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King", "Ace")

CLUBS, DIAMONDS, SPADES, HEARTS = SUIT_SETS = tuple(0b1111111111111 << 13 * suit for suit in range(4))
DECK = (1 << 52) - 1
BITS = tuple([1 << number for number in range(52)])  # each card as a set of its own
NAMES = tuple(rank + suit for suit in SUITS for rank in RANKS)

_NUMBERS = {code: number for number, code in enumerate(NAMES)}
_ALIASES = {"♣": "C", "♦": "D", "♠": "S", "♥": "H"}


class CardError(HeartsError):
    """Text that names no card, or no set of cards."""

    english = CARDS


def suit(card: int) -> int:
    """Return 0 clubs, 1 diamonds, 2 spades, 3 hearts."""
    return card // 13


def rank(card: int) -> int:
    """Return 0 for a two … 12 for an ace."""
    return card % 13


def name(card: int) -> str:
    """Return the card as two letters: `QS`."""
    return NAMES[card]


def spoken(card: int) -> str:
    """Return the card as people say it: `Queen of Spades`."""
    word = SUIT_NAMES[card // 13]
    return f"{RANK_NAMES[card % 13]} of {word[0].upper()}{word[1:]}"


def codes(numbers: tuple[int, ...]) -> str:
    """Return cards in their order as text: `2C KC 5C`; `-` for none."""
    return " ".join([NAMES[number] for number in numbers]) or "-"


def card(code: str) -> int:
    """Return the card that `code` names ("QS", "10d", "Q♠"); CardError where it names none."""
    if code in _NUMBERS:
        return _NUMBERS[code]
    letters = _upper(code.strip()).replace("10", "T")
    for sign, letter in _ALIASES.items():
        letters = letters.replace(sign, letter)
    if letters not in _NUMBERS:
        raise CardError("no-card", code=code)
    return _NUMBERS[letters]


def cards(line: str) -> int:
    """Return the set that `line` lists, ranks before their suit ("QS AK5H"); CardError for no card, or one named
    twice."""
    listed = 0
    for word in _upper(line).replace("10", "T").split():
        ranks, ending = word[:-1], word[-1]
        if not ranks:
            raise CardError("no-rank", word=word, line=line)
        for letter in ranks:
            bit = 1 << card(letter + ending)
            if listed & bit:
                raise CardError("card-twice", code=letter + ending, line=line)
            listed |= bit
    return listed


def _upper(line: str) -> str:
    """Return the text in capitals; letters beyond ASCII stay, for MicroPython does not know their capitals."""
    return "".join([letter.upper() if letter < "\x80" else letter for letter in line])


def text(hand: int) -> str:
    """Return the set as text, suits in order, high ranks first: `2C QS AK5H`; an empty set is `-`."""
    words = []
    for letter, whole in zip(SUITS, SUIT_SETS):
        ranks = "".join(RANKS[number % 13] for number in reversed(each(hand & whole)))
        if ranks:
            words.append(ranks + letter)
    return " ".join(words) or "-"


def parse(line: str) -> int:
    """Return the set that `text` wrote; the empty set reads back, too."""
    return 0 if line.strip() == "-" else cards(line)


def each(hand: int) -> list[int]:
    """Return the cards of a set, ascending."""
    numbers, base = [], 0
    while hand:
        part = hand & 0x1FFF
        number = base
        while part:
            if part & 1:
                numbers.append(number)
            part >>= 1
            number += 1
        hand >>= 13
        base += 13
    return numbers


def bits(numbers: list[int] | tuple[int, ...]) -> int:
    """Return the set of the cards listed."""
    hand = 0
    for number in numbers:
        hand |= BITS[number]
    return hand


def count(hand: int) -> int:
    """Return how many cards a set has."""
    return bin(hand).count("1")


def _top(hand: int) -> int:
    return len(bin(hand)) - 3


if hasattr(int, "bit_count"):  # MicroPython has neither this nor bit_length
    count = int.bit_count  # type: ignore[assignment]

    def _top(hand: int) -> int:
        return hand.bit_length() - 1

    def each(hand: int) -> list[int]:
        """Return the cards of a set, ascending."""
        numbers = []
        while hand:
            top = hand.bit_length() - 1
            numbers.append(top)
            hand ^= BITS[top]
        numbers.reverse()
        return numbers


def holder(hands: tuple[int, ...], wanted: int) -> int:
    """Return the first of the sets that has any card of the set `wanted`, as a seat; -1 for none."""
    for seat, hand in enumerate(hands):
        if hand & wanted:
            return seat
    return -1


def lowest(hand: int) -> int:
    """Return the lowest card of a set that is not empty (in a suit: its lowest rank)."""
    return _top(hand & -hand)


def highest(hand: int) -> int:
    """Return the highest card of a set that is not empty (in a suit: its highest rank)."""
    return _top(hand)

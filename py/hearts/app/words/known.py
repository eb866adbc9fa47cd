"""A player's knowledge when they chose: their cards, the table, and whether the choice follows from that."""

from __future__ import annotations

from hearts.app.words.locale import say
from hearts.app.words.phrases import joined
from hearts.engine.cards import RANKS, SUITS, each


def suits(hand: int) -> list[tuple[str, str, str]]:
    """Return a set of cards, suit by suit: its letter, its ranks for the eye, and a phrase for the ear. Suits without a
    card are left out.

    >>> from hearts.engine.cards import cards
    >>> suits(cards("QT2S 3H"))
    [('S', '2 10 Q', 'Spades: 2, 10, Queen'), ('H', '3', 'Hearts: 3')]
    """
    found = []
    for number, suit in enumerate(SUITS):
        ranks = [RANKS[card % 13] for card in each(hand) if card // 13 == number]
        if ranks:
            said = joined([say("card-rank", rank=rank) for rank in ranks])
            heard = say("known-suit", suit=say("card-suit", suit=suit), ranks=said)
            found.append((suit, " ".join(ranks).replace("T", "10"), heard))
    return found

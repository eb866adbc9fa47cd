"""What somebody knew when they chose: their cards, what lay on the table, and whether the choice follows from that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.phrases import joined
from hearts.engine.cards import RANKS, SUITS, each

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "known.title": "{name}’s view",
    "known.about": "{name} could see all this before this choice, and nothing else. The other hands are not in it.",
    "known.hand": "In hand",
    "known.gave": "Passed",
    "known.got": "Received",
    "known.trick": "On the table",
    "known.played": "Played before",
    "known.scores": "Scores",
    "known.suit": "{suit}: {ranks}",
    "known.nothing": "nothing",
    "known.chose.play": "{name} played {cards}.",
    "known.chose.pass": "{name} passed {cards}.",
    "known.asking": "The same computer player chooses again, from this view alone …",
    "known.same": "The same computer player, from this view alone, chooses the same again.",
    "known.other": "The same computer player, from this view alone, chooses {cards}. Another version may have played.",
    "known.clock": "{name} thought for a set time, so the choice cannot be computed again.",
    "known.sees": "The opponents saw all cards in this game.",
    "known.person": "{name} is a person, so nobody can compute the choice again.",
    "known.forced": "There was only one card to play.",
    "known.done": "Close",
}

ENGLISH.add(SENTENCES)


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
            said = joined([say(f"card.rank.{rank}") for rank in ranks])
            heard = say("known.suit", suit=say(f"card.suit.{suit}"), ranks=said)
            found.append((suit, " ".join(ranks).replace("T", "10"), heard))
    return found

"""What has been played: the panel that counts the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.phrases import card, joined, paragraph
from hearts.engine.cards import RANKS

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "seen.title": "Played cards",
    "seen.back": "Close",
    "seen.close": "Close the played cards",
    "seen.shown": "The played cards are shown beside the table.",
    "seen.hidden": "The played cards are hidden.",
    "seen.suit.C": "Clubs",
    "seen.suit.D": "Diamonds",
    "seen.suit.S": "Spades",
    "seen.suit.H": "Hearts",
    "seen.out": "{count} left",
    "seen.row": "{suit}. {facts}",
    "seen.row.out": "Still in play: {cards}.",
    "seen.row.gave": "Passed by you, still in play: {cards}.",
    "seen.row.own": "Yours: {cards}.",
    "seen.row.played": "Played: {cards}.",
    "seen.row.kitty": "In the kitty: {cards}.",
    "seen.row.none": "All are played or yours.",
    "seen.legend.own": "yours",
    "seen.legend.out": "still in play",
    "seen.legend.gave": "passed by you",
    "seen.legend.played": "played",
    "seen.player": "Player",
    "seen.points": "Points",
    "seen.voids": "Has no",
    "seen.void.none": "not known",
    "seen.left": ("{count} penalty point is still to come.", "{count} penalty points are still to come."),
    "seen.left.kitty": (
        "{count} penalty point is still to come or lies in the kitty that {name} took.",
        "{count} penalty points are still to come or lie in the kitty that {name} took.",
    ),
    "seen.dear.out": "{card}: still in play",
    "seen.dear.out.kitty": "{card}: still in play, or in the kitty that {name} took",
    "seen.dear.own": "{card}: in your hand",
    "seen.dear.gave": "{card}: still in play, passed by you to {name}",
    "seen.dear.played": "{card}: in this trick",
    "seen.dear.taken": "{card}: {name} took it",
    "seen.dear.taken.you": "{card}: you took it",
    "seen.dear.kitty": "{card}: in the kitty",
}
ENGLISH.add(SENTENCES)

# In the order in which a row is read out.
STATES = ("out", "gave", "own", "kitty", "played")


def row(suit: str, cards: list[tuple[int, str]]) -> str:
    """Return one suit for the ear: `Clubs. Still out: 5, King. Yours: 3. Played: …`."""
    parts = []
    for state in STATES:
        ranks = [say(f"card.rank.{rank}") for rank in [RANKS[number % 13] for number, held in cards if held == state]]
        if ranks:
            parts.append(say(f"seen.row.{state}", cards=joined(ranks)))
    if not [1 for _, held in cards if held in ("out", "gave")]:
        parts = [say("seen.row.none")] + parts
    return say("seen.row", suit=say(f"seen.suit.{suit}"), facts=paragraph(parts))


def left(count: int, name: str) -> str:
    """Return a sentence on penalty points that nobody was seen to take; `name`: who has an unseen kitty, or empty."""
    return say("seen.left.kitty", count=count, name=name) if name and count else say("seen.left", count=count)


def dear(number: int, state: str, name: str, yours: bool) -> str:
    """Return a sentence on where a valuable card is; `name`: who took it, got it or may have it, or empty."""
    if state == "out" and name:
        return say("seen.dear.out.kitty", card=card(number), name=name)
    if state == "played":
        if not name:
            return say("seen.dear.played", card=card(number))
        return say("seen.dear.taken.you" if yours else "seen.dear.taken", card=card(number), name=name)
    return say(f"seen.dear.{state}", card=card(number), name=name)

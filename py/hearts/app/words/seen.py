"""The panel that counts the cards that were played."""

from __future__ import annotations

from hearts.app.words.locale import say
from hearts.app.words.phrases import card, joined, paragraph
from hearts.engine.cards import RANKS

# In the order in which a row is read out.
STATES = ("out", "gave", "own", "kitty", "played")


def suit_text(suit: str, cards: list[tuple[int, str]]) -> str:
    """Return one suit for the ear: `Clubs. Still out: 5, King. Yours: 3. Played: …`."""
    parts = []
    for state in STATES:
        ranks = [
            say("card-rank", rank=rank) for rank in [RANKS[number % 13] for number, held in cards if held == state]
        ]
        if ranks:
            parts.append(say("seen-cards", state=state, cards=joined(ranks)))
    if not [1 for _, held in cards if held in ("out", "gave")]:
        parts = [say("seen-row-none")] + parts
    return say("seen-row", suit=say("seen-suit", suit=suit), facts=paragraph(parts))


def unseen_points(count: int, name: str) -> str:
    """Return a sentence on penalty points that nobody was seen to take; `name`: who has an unseen kitty, or empty."""
    return say("seen-left-kitty", count=count, name=name) if name and count else say("seen-left", count=count)


def dear(number: int, state: str, name: str, yours: bool) -> str:
    """Return a sentence on where a valuable card is; `name`: who took it, got it or may have it, or empty."""
    if state == "out" and name:
        return say("seen-dear-out-kitty", card=card(number), name=name)
    if state == "played":
        if not name:
            return say("seen-dear-played", card=card(number))
        return say("seen-dear-taken", who="you" if yours else "other", card=card(number), name=name)
    return say("seen-dear", state=state, card=card(number), name=name)

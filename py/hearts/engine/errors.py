"""The engine's errors: what went wrong, as an id with values that any language can say, and in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

LONGEST = 200  # letters of a text that an error repeats

# Text that names no card, or no set of cards.
CARDS = {
    "no-card": "“{code}” is not a card: write a rank (2-9 T J Q K A) and a suit (C D S H), like QS.",
    "no-rank": "“{word}” in “{line}” has a suit but no rank: write ranks before their suit, like AK5H.",
    "card-twice": "“{code}” is listed twice in “{line}”.",
}

# Moves that the rules do not allow. `card` is its number, `suit` from 0 to 3, `cards` a set.
MOVES = {
    "already-passed": "You have already chosen your cards to pass.",
    "deal-not-over": "This deal is not finished yet.",
    "dealt-once": "Each card of the pack must be dealt exactly once.",
    "follow-suit": "You must follow suit: you hold {suit}.",
    "game-over": "The game is over.",
    "hand-sizes": "These rules deal {players} hands of {size} cards, not {sizes}.",
    "hearts-closed": "You may not lead hearts until they are broken.",
    "kitty-size": "The number of cards in the kitty is {size}, not {count}.",
    "no-card": "There is no such card.",
    "no-claim": "The rest of this deal is not certain: it has to be played.",
    "no-hearts-first": "No points on the first trick: you may not play hearts yet.",
    "no-points-first": "No points on the first trick: you may not play hearts or the Queen of Spades yet.",
    "no-seat": "There is no such seat.",
    "no-set": "There is no such set of cards.",
    "not-asked": "Nobody is asked for “{what}” now.",
    "not-dealt": "The cards have not been dealt yet.",
    "not-held": "You do not hold the {card}.",
    "not-playing": "No card can be played now.",
    "not-your-turn": "It is not your turn.",
    "pass-count": "The number of cards to pass is {wanted}, not {count}.",
    "pass-not-held": "You may pass only cards that you hold, not {cards}.",
    "pass-over": "Passing is over.",
    "queen-closed": "You may not lead the Queen of Spades until hearts are broken.",
    "queen-closed-heart": "You may not lead the Queen of Spades until a heart has been played.",
    "queen-waits": "You may not discard the Queen of Spades until hearts are broken.",
    "queen-waits-heart": "You may not discard the Queen of Spades until a heart has been played.",
    "start-with-card": "The first trick starts with the {card}.",
    "start-with-club": "The first trick starts with a club.",
}

# Options that do not exist, do not read, or do not go together. `option` names the one that is wrong.
RULES = {
    "choice": "{option} is one of {choices}, not {value}.",
    "dealer-leads-lowest": "leader and opening: the player left of the dealer leads, but may not hold the lowest club.",
    "extra-bonus": "extra: {card} is the bonus card already.",
    "extra-known": "extra: {card} has its own option.",
    "extra-points": "extra: {card} must cost 1 to 100 points, not {value}.",
    "extra-removed": "extra: {card} is not in the pack of {players} players, unless the cards left over make a kitty.",
    "extra-twice": "extra: {card} is listed twice in {value}.",
    "handicap-count": "handicap: write {players} start scores, one for each player, not {count}.",
    "handicap-range": "handicap: a start score is from -99 to 499 and below the limit, not {value}.",
    "moon-bonus": "moon_bonus: it needs a bonus card, and these rules have none.",
    "no-handicap": "handicap: “{value}” is not a list of start scores, one for each seat, like 0,10,0,-5.",
    "no-number": "{option} is a number, not {value}.",
    "no-option": "There is no option called “{option}”.",
    "no-penalty-card": "extra: “{value}” is not a penalty card: write a card and its points, like KS=10.",
    "no-preset": "There are no rules called “{preset}”: choose one of {presets}.",
    "no-value": "{option} is given no value.",
    "option-twice": "{option} is given twice.",
    "range": "{option} is a number from {least} to {most}, not {value}.",
    "text": "{option} is {example}, not {value}.",
    "twelve-for-four": "hand: twelve cards each and a kitty of four is a deal for four players.",
}

# Records that do not read. `why` is an error of its own, or a sentence.
RECORDS = {
    "deal-order": "deal {number} comes next.",
    "empty": "This holds no record.",
    "end": "The end of the record: {why}",
    "first": "write “first” and the number of the first deal, from 1.",
    "hand-order": "the hand of seat {seat} comes next.",
    "heading-over": "“{key}” is not a move, and the heading is over.",
    "later": "this record begins with a later deal; only the command “hearts replay” can show it.",
    "leader": "seat {leader} leads, not seat {seat}.",
    "line": "Line {number} of the record, “{line}”: {why}",
    "no-cards": "the cards of the trick come after the seat of its leader.",
    "no-heading": "a record starts with “hearts 1”.",
    "no-rules": "the heading has no line “rules”.",
    "no-seats": "it does not say who sits where.",
    "seat-count": "the rules are for {players} players, and the heading names {count}.",
    "seat-line": "write “seat {seat}”, who plays it, a portrait and a name.",
    "seat-number": "a seat's number comes first.",
    "trick-over": "this trick is over: the next one has a line of its own.",
    "twice": "“{key}” is given twice.",
    "version": "this game reads version {version} of the format; a newer game may read this record.",
}


class HeartsError(ValueError):
    """An input that the engine refuses: `id` and `values` say why, and its text says it in English."""

    english: dict[str, str] = {}
    spell: dict[str, Callable[[Any], str]] = {}  # how to write a value that English does not show as it is

    def __init__(self, id: str, **values: object) -> None:
        super().__init__(id)
        self.id = id
        self.values = {key: _short(value) if isinstance(value, str) else value for key, value in values.items()}

    def __str__(self) -> str:
        spell, words = self.spell, {}
        for key, value in self.values.items():
            words[key] = spell[key](value) if key in spell else _listed(value)
        return self.english[self.id].format(**words)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _listed(value: object) -> str:
    return ", ".join([str(one) for one in value]) if isinstance(value, tuple) else str(value)

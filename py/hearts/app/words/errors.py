"""The engine's errors in words: a locale's own sentence where it has one, else the engine's English.

A locale names these sentences by KINDS and the error's id: "move-follow-suit", "options-range", "record-version".
"""

from __future__ import annotations

from hearts.app.words.locale import say, used, worded
from hearts.app.words.phrases import card, cards, joined
from hearts.engine.cards import SUITS
from hearts.engine.errors import HeartsError

# An error's class -> what the ids of its sentences begin with.
KINDS = {"CardError": "code", "IllegalMove": "move", "RulesError": "options", "RecordError": "record"}


def sentence_of(error: ValueError | None) -> str:
    """Return what went wrong, as a sentence; empty if nothing did."""
    if error is None:
        return ""
    if not isinstance(error, HeartsError):
        return str(error)
    id = f"{KINDS[type(error).__name__]}-{error.id}"
    return said(id, error) if used().has(id) else str(error)


def said(id: str, error: HeartsError) -> str:
    """Return the sentence `id` with the error's values, written as the locale writes them."""
    return worded(id, {key: _written(key, value) for key, value in error.values.items()})


def _written(key: str, value: object) -> object:
    if isinstance(value, HeartsError):
        return sentence_of(value)
    if isinstance(value, (tuple, list)):
        return joined([str(one) for one in value])
    if not isinstance(value, int) or key == "count":
        return value
    if key == "card":
        return card(value)
    if key == "cards":
        return cards(value)
    return say("suit-name", suit=SUITS[value]) if key == "suit" else value

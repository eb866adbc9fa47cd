"""A locale is a language: its sentences by id. `say` gives a sentence in the locale that is in use.

English is the first locale. Its sentences stand in the other modules of this package, one module for each region of the
screen. A region is added to English by the module that speaks it, so it is loaded only when it is wanted.
Another locale is one dict of the same ids; what it lacks is said in English.

>>> ENGLISH.add({"test.cards": ("{count} card for {name}", "{count} cards for {name}")})
>>> say("test.cards", count=3, name="Ann")
'3 cards for Ann'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    # A sentence with {named} values; or its plural forms, in the order that the locale's plural rule counts them.
    Sentence = str | tuple[str, ...]


class Locale:
    """A language.

    name       as browsers write it: "en", "pt-BR"
    sentences  id -> sentence
    plural     number -> the index of the plural form that goes with it
    cards      the names of the cards that were said so far
    """

    def __init__(self, name: str, sentences: dict[str, Sentence], plural: Callable[[int], int]) -> None:
        self.name = name
        self.sentences = sentences
        self.plural = plural
        self.cards: dict[int, str] = {}

    def add(self, sentences: dict[str, Sentence]) -> None:
        """Add the sentences of a region."""
        self.sentences.update(sentences)


class Refused(ValueError):
    """What cannot be accepted: the message is the sentence `id` with these values."""

    def __init__(self, id: str, **values: object) -> None:
        super().__init__(worded(id, values))
        self.id = id
        self.values = values


MARKS = "\u2068", "\u2069"  # around what has a direction of its own; neither is seen or spoken
# Hebrew, Arabic and their neighbours, each from the first letter to the last.
FROM_RIGHT = ("\u0590", "\u08ff"), ("\ufb1d", "\ufdff"), ("\ufe70", "\ufefc"), ("\U00010800", "\U0001efff")

ENGLISH = Locale("en", {}, lambda number: 0 if number == 1 else 1)
_used = ENGLISH


def use(locale: Locale) -> None:
    """Let the screen speak this language from now on."""
    global _used
    _used = locale


def used() -> Locale:
    """Return the locale that is in use."""
    return _used


def say(id: str, count: int | None = None, **values: object) -> str:
    """Return the sentence `id` with its values filled in; `count` is the value {count}, and chooses among plural
    forms."""
    if count is not None:
        values["count"] = count
    return worded(id, values)


def worded(id: str, values: dict[str, object]) -> str:
    """Return the sentence `id` with these values filled in: `say`, for values that are in a dict."""
    locale = _used if id in _used.sentences else ENGLISH
    sentence = locale.sentences[id]
    if not isinstance(sentence, str):
        count = values.get("count")
        assert isinstance(count, int), f"{id} has plural forms, and needs a count"
        sentence = sentence[locale.plural(count)]
    if not values:
        return sentence
    text = sentence.format(**values)
    if len(text.encode("utf-8", "replace")) == len(text):  # all of it is ASCII, as nearly always
        return text
    return sentence.format(**{key: apart(value) if isinstance(value, str) else value for key, value in values.items()})


def apart(name: str) -> str:
    """Return a name that is written from right to left, between two marks: the order of the words around it stays
    theirs."""
    turned = [letter for letter in name if [low for low, high in FROM_RIGHT if low <= letter <= high]]
    return f"{MARKS[0]}{name}{MARKS[1]}" if turned and MARKS[0] not in name else name

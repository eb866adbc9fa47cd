"""A locale is a language: its sentences by id. `say` gives a sentence in the locale that is in use.

Sentences are data: Fluent files in a folder beside this module that is named for the language, such as `en`. The first
part of an id, before its first hyphen, is its head. The sentences of a head are read when the first of them is asked
for. In the repository a file holds a region of the screen, with several heads; the build ships a file for each head, so
that the page reads no more than it says. What a language lacks is said in English.

Numbers, lists and dates are written by the locale's `written` alone. Before the first card that is `english`, which is
compiled in; then the browser's `Intl` (`web/browser/intl.py`), and natively Babel (`arena/cldr.py`). `say` is given
numbers as they are.

>>> say("points-plus", count=3)
'3 points'
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.words.fluent import Sentence

HOME = __file__.replace("\\", "/").rpartition("/")[0]
SHIPPED, WRITTEN = ".part", ".ftl"  # how the names of files end: of one head, as the build ships them; of a region


class Locale:
    """A language.

    name       as browsers write it: "en", "pt-BR"
    plural     number -> the category of the plural form that goes with it, such as "one" or "other"
    written    writes a number, a list or a day as the language does; `english` tells of what
    sentences  id -> sentence, as far as they have been read
    cards      the names of the cards that were said so far
    """

    def __init__(
        self,
        name: str,
        plural: Callable[[int], str],
        written: Callable[[str, str], str],
        sentences: dict[str, Sentence] | None = None,
    ) -> None:
        self.name = name
        self.plural, self.written = plural, written
        self.sentences = {} if sentences is None else sentences
        self.cards: dict[int, str] = {}
        self._heads: set[str] = set()

    def use(self, plural: Callable[[int], str], written: Callable[[str, str], str]) -> None:
        """Have these count, and write the numbers, lists and dates, from now on."""
        self.plural, self.written = plural, written

    def has(self, id: str) -> bool:
        """Return True if the language has this sentence; read the sentences of its head if that is still to do."""
        head = id.partition("-")[0]
        if id not in self.sentences and head not in self._heads:
            self._heads.add(head)
            for text in texts(self.name, head):
                self.take(text)
        return id in self.sentences

    def take(self, text: str) -> None:
        """Take the sentences of a Fluent text."""
        from hearts.app.words.fluent import read_sentences

        self.sentences.update(read_sentences(text))


def texts(language: str, head: str) -> list[str]:
    """Return the Fluent texts that hold a head's sentences: its own file, or all files where these are regions."""
    folder = f"{HOME}/{language}"
    try:
        return [_text(f"{folder}/{head}{SHIPPED}")]
    except OSError:
        return [_text(f"{folder}/{name}") for name in _files(folder) if name.endswith(WRITTEN)]


def _files(folder: str) -> list[str]:
    try:
        return sorted(os.listdir(folder))
    except (OSError, AttributeError):  # the page's packs are no folders
        return []


def _text(path: str) -> str:
    with open(path, "rb") as file:
        return file.read().decode()


class Refused(ValueError):
    """What cannot be accepted: the message is the sentence `id` with these values."""

    def __init__(self, id: str, **values: object) -> None:
        super().__init__(worded(id, values))
        self.id = id
        self.values = values


OTHER = "other"  # the form of a sentence that goes with every word which has no form of its own
MARKS = "\u2068", "\u2069"  # around what has a direction of its own; neither is seen or spoken
# Hebrew, Arabic and their neighbours, each from the first letter to the last.
FROM_RIGHT = ("\u0590", "\u08ff"), ("\ufb1d", "\ufdff"), ("\ufe70", "\ufefc"), ("\U00010800", "\U0001efff")


def english(kind: str, text: str) -> str:
    """Write what a plain text means as English does; "" if it means nothing. `kind` says what it is:

    number, signed  a number, "-1.5": `−1.5`; signed: with a plus where it is more than 0
    percent         so many hundredths, "12": `12%`
    all, row        parts, each on its line: `Ann, Ben and Cleo`; `Ann, Ben, Cleo`
    day, month      "2026-11-22", "2026-11": `22 November 2026`, `November 2026`
    moment, time    milliseconds since 1970: day and time of day; time of day

    The first card needs numbers and lists. A share has no sign here, and days and times stand as they came.
    """
    if kind == "all":
        text = " and ".join(text.rsplit("\n", 1))
    elif kind in ("number", "signed"):
        text = ("+" if kind == "signed" and float(text) > 0 else "") + text.replace("-", "−")
    return text.replace("\n", ", ")


ENGLISH = Locale("en", lambda number: "one" if number == 1 else "other", english)
_used = ENGLISH


def use(locale: Locale) -> None:
    """Let the screen speak this language from now on."""
    global _used
    _used = locale


def used() -> Locale:
    """Return the locale that is in use."""
    return _used


def write(kind: str, text: str) -> str:
    """Return what a plain text means as the language in use writes it: see `english`."""
    return _used.written(kind, text)


def say(id: str, count: int | None = None, **values: object) -> str:
    """Return the sentence `id` with its values filled in; `count` is the value {count}, and chooses among plural
    forms."""
    if count is not None:
        values["count"] = count
    return worded(id, values)


def worded(id: str, values: dict[str, object]) -> str:
    """Return the sentence `id` with these values filled in: `say`, for values that are in a dict. KeyError if neither
    the language nor English has it, or where it has a form for each of some words, this one is none of them."""
    locale = _used if _used.has(id) or not ENGLISH.has(id) else ENGLISH
    sentence = locale.sentences[id]
    if not isinstance(sentence, str):
        value, forms, other = sentence
        chosen = values[value]
        key = str(chosen)
        if isinstance(chosen, int) and key not in forms:
            key = locale.plural(chosen)
        sentence = forms[key if key in forms or other != OTHER else other]
    if not values:
        return sentence
    shown = {
        key: write("number", figures(value)) if isinstance(value, (int, float)) else value
        for key, value in values.items()
    }
    text = sentence.format(**shown)
    if len(text.encode("utf-8", "replace")) == len(text):  # all of it is ASCII, as nearly always
        return text
    return sentence.format(**{key: apart(value) if isinstance(value, str) else value for key, value in shown.items()})


def figures(number: float) -> str:
    """Return a number as plain text, for `write`: a whole one, or one with one decimal: `"3"`, `"-1.5"`."""
    text = str(number) if isinstance(number, int) else f"{number:.1f}"
    return text if float(text) else text.lstrip("-")


def apart(name: str) -> str:
    """Return a name that is written from right to left, between two marks: the order of the words around it stays
    theirs."""
    turned = [letter for letter in name if [low for low, high in FROM_RIGHT if low <= letter <= high]]
    return f"{MARKS[0]}{name}{MARKS[1]}" if turned and MARKS[0] not in name else name

"""Sentences of the screen by their ids, for tests that hold in every language: `say("menu.undo")`, `like("hint.done")`.

With MOONSHOT_MANGLED=1 both the page (`tests/e2e/mangled.py` builds it) and these sentences have other vowels than
English: a test that names a sentence by its words fails there, one that names it by its id passes.
"""

from __future__ import annotations

import os
import re
import string
from typing import TYPE_CHECKING

from hearts.app.words import fluent, locale
from hearts.app.words.locale import ENGLISH, Locale
from hearts.app.words.phrases import written

if TYPE_CHECKING:
    from hearts.app.words.fluent import Sentence

__all__ = ["in_turn", "like", "name_of", "say"]
ID = re.compile(r"[a-z_]+(-\w+)+")
VOWELS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")


def mangled(sentence: Sentence) -> Sentence:
    """A sentence, or its forms, with other vowels; the names of its values stay."""
    if not isinstance(sentence, str):
        value, forms, other = sentence
        return value, {key: _mangled(form) for key, form in forms.items()}, other
    return _mangled(sentence)


def _mangled(sentence: str) -> str:
    return re.sub(r"\{[^}]*\}|\[\w+\]|[^{\[]+", lambda part: _vowels(part.group()), sentence)


def _vowels(part: str) -> str:
    return part if part[0] in "{[" else part.translate(VOWELS)


class Mangled(Locale):
    """English with other vowels."""

    def take(self, text: str) -> None:
        """Take the sentences of a Fluent text."""
        self.sentences.update({id: mangled(sentence) for id, sentence in fluent.read_sentences(text).items()})


if os.environ.get("MOONSHOT_MANGLED"):
    ENGLISH.__class__ = Mangled
ENGLISH.has("")  # reads all files


def say(id: str, /, **values: object) -> str:
    """The sentence `id` with all its values."""
    text = locale.say(id, **values)  # type: ignore[arg-type]
    assert "{" not in text, f"{id} lacks values: {text}"
    return text


def like(*ids: str, **values: object) -> re.Pattern[str]:
    """A pattern of one of these sentences: a value that is not given may be anything, and so may the plural form."""
    return re.compile("|".join(_pattern(form, values) for id in ids for form in _forms(id, values)))


def in_turn(*patterns: re.Pattern[str]) -> re.Pattern[str]:
    """A pattern of several that follow each other, with anything between them."""
    return re.compile(".*".join(f"(?:{one.pattern})" for one in patterns), re.DOTALL)


def _forms(id: str, values: dict[str, object]) -> list[str]:
    found = ENGLISH.sentences[id]
    if isinstance(found, str):
        return [found]
    value, forms, other = found
    if value not in values:
        return list(forms.values())
    key = values[value]
    return [forms.get(ENGLISH.plural(key) if isinstance(key, int) else str(key), forms[other])]


def _pattern(form: str, values: dict[str, object]) -> str:
    text = ""
    for words, name, _, _ in string.Formatter().parse(form):
        text += re.sub(r"(\\?\s|\\?\u00a0)+", r"\\s+", re.escape(words))
        if name is not None:
            text += re.escape(_shown(values[name])) if name in values else ".+?"
    return text


def _shown(value: object) -> str:
    return written(value) if isinstance(value, (int, float)) else str(value)


def name_of(name: str | re.Pattern[str], /, **values: object) -> str | re.Pattern[str]:
    """What something is called: the sentence with this id; what is no id stays, as the name of a character."""
    if isinstance(name, str) and name in ENGLISH.sentences:
        return say(name, **values)
    return name

"""Sentences of the screen by their ids, for tests that hold in every language: `say("menu.undo")`, `like("hint.done")`.

With MOONSHOT_MANGLED=1 both the page (`tests/e2e/mangled.py` builds it) and these sentences have other vowels than
English: a test that names a sentence by its words fails there, one that names it by its id passes.
"""

import importlib
import os
import re
import string
from pathlib import Path

import hearts.app.words
from hearts.app.words import locale
from hearts.app.words.locale import ENGLISH, Locale

__all__ = ["in_turn", "like", "name_of", "say"]
ID = re.compile(r"[a-z_]+(\.[\w-]+)+")
VOWELS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")


def mangled(sentence: "str | tuple[str, ...]") -> "str | tuple[str, ...]":
    """A sentence, or its plural forms, with other vowels; the names of its values stay."""
    if not isinstance(sentence, str):
        return tuple(str(mangled(form)) for form in sentence)
    return re.sub(r"\{\w*\}|\[\w+\]|[^{\[]+", lambda part: _vowels(part.group()), sentence)


def _vowels(part: str) -> str:
    return part if part[0] in "{[" else part.translate(VOWELS)


class Mangled(Locale):
    """English with other vowels, whenever a region is added."""

    def add(self, sentences: dict[str, "str | tuple[str, ...]"]) -> None:
        """Adds the sentences of a region."""
        super().add({id: mangled(sentence) for id, sentence in sentences.items()})


if os.environ.get("MOONSHOT_MANGLED"):
    ENGLISH.__class__ = Mangled
for path in sorted(Path(hearts.app.words.__path__[0]).glob("*.py")):
    ENGLISH.add(getattr(importlib.import_module(f"hearts.app.words.{path.stem}"), "SENTENCES", {}))


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
    if "count" in values and not isinstance(found, str):
        found = found[ENGLISH.plural(int(str(values["count"])))]
    return [found] if isinstance(found, str) else list(found)


def _pattern(form: str, values: dict[str, object]) -> str:
    text = ""
    for words, name, _, _ in string.Formatter().parse(form):
        text += re.sub(r"(\\?\s|\\?\u00a0)+", r"\\s+", re.escape(words))
        if name is not None:
            text += re.escape(str(values[name])) if name in values else ".+?"
    return text


def name_of(name: "str | re.Pattern[str]", /, **values: object) -> "str | re.Pattern[str]":
    """What something is called: the sentence with this id; what is no id stays, as the name of a character."""
    return say(name, **values) if isinstance(name, str) and ID.fullmatch(name) else name  # type: ignore[arg-type]

"""Reads sentences in Fluent (projectfluent.org), as far as this game writes it: one line a message, one choice at most.

    # $name: a player's name
    name-greets = Hello { $name }!
    coach-saves = { $count ->
        [one] Saves about { $count } point.
       *[other] Saves about { $count } points.
    }

>>> read("menu-undo = Undo\\nname-of = { $name } of { $set }")
{'menu-undo': 'Undo', 'name-of': '{name} of {set}'}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # A sentence with {named} values. Or a choice: the value that it goes by, a sentence for each key, the key of the
    # sentence for all other values. A key is a word, or a category of the language's plurals.
    Sentence = str | tuple[str, dict[str, str], str]


class FluentError(ValueError):
    """A text that does not read; the message names the line."""


def read_sentences(source: str) -> dict[str, Sentence]:
    """Return the sentences of a text by their ids; FluentError names the first line that does not read."""
    found: dict[str, Sentence] = {}
    forms: dict[str, str] = {}
    id = value = other = ""
    for line in source.split("\n"):
        if id:  # inside a choice
            form = line.strip(" ")
            if form == "}":
                found[id] = value, forms, other
                id = ""
                continue
            if form[:1] == "*":
                form, other = form[1:], form[2:].partition("]")[0]
            key, bracket, text = form[1:].partition("] ")
            if form[:1] != "[" or not bracket:
                raise FluentError(f"No form of a sentence: {line}")
            forms[key] = _sentence(text)
        elif line and line[0] != "#":
            name, equals, text = line.partition(" = ")
            if not equals:
                raise FluentError(f"No sentence: {line}")
            if text[-2:] == "->":
                id, value, forms, other = name, text[:-2].strip("{ $"), {}, ""
            else:
                found[name] = _sentence(text)
    return found


def _sentence(text: str) -> str:
    """Return a sentence with {name} in place of { $name }, and the text itself in place of { "text" }."""
    if "{" not in text:
        return text
    parts = text.split("{")
    for number in range(1, len(parts)):
        inside, _, rest = parts[number].partition("}")
        inside = inside.strip(" ")
        if inside[:1] == "$":
            parts[number] = "{" + inside[1:] + "}" + rest
        else:
            parts[number] = _literal(inside.strip('"')) + rest
    return "".join(parts)


def _literal(text: str) -> str:
    return chr(int(text[2:], 16)) if text[:2] == "\\u" else text

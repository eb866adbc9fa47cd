"""Sets of characters in words: what is wrong with a set.

What is wrong is told with its place before it: `Character 2, “Gull”, portrait, sad: “<script>” has no place in …`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    # Places in a file.
    "cast.at": "{where}: {what}",
    "cast.at.set": "The set",
    "cast.at.character": "Character {number}",
    "cast.at.named": "Character {number}, “{name}”",
    # What is wrong with a set.
    "cast.not_set": "This is JSON, but not a set of characters: it must be one object.",
    "cast.version": "“cast” must be {version}, the version of the format, not {value}.",
    "cast.characters": "“characters” must be a list of 1 to {most} characters.",
    "cast.not_object": "This is not an object.",
    "cast.id_taken": "The id “{key}” is used twice.",
    "cast.id": "“id” is 1 to {most} small letters, digits and dashes, not {value}.",
    "cast.unknown": "“{key}” is unknown. Use one of these: {keys}.",
    "cast.no_text": "“{key}” is missing, or it is not text.",
    "cast.long": "“{key}” has {letters} letters, but only {most} are allowed: “{start}…”.",
    "cast.iq": "“iq” is one of 60, 70, 80 … 180, not {value}.",
    "cast.temper": "“temper” is an object of traits.",
    "cast.trait": "“{trait}” is a number from -1 to 1, not {value}.",
    "cast.revenge": "“{trait}” is a number from 0 to 1, not {value}.",
    "cast.sayings": "“sayings” is an object of lists.",
    "cast.moment": "This must be a list of at most {most} sayings.",
    "cast.face": "The game has no portrait “{face}”; it has {faces}.",
    "cast.portrait": (
        "“portrait” is the name of one of the game's portraits, or a drawing for each mood, with one for “calm”."
    ),
    "cast.drawing": "A drawing must be text.",
    "cast.missing": "missing",
}

ENGLISH.add(SENTENCES)

"""A game from a file, and the question whether it is to come to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import listed, signed

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "resume.title": "A game from a file",
    "resume.reading": "Reading “{file}” …",
    "resume.found": "“{file}” is a game of {names}. It stands at {scores}.",
    "resume.wrong": "“{file}” is no game that can be played on. {error}",
    "resume.nobody": "In the game of “{file}” nobody is a person: there is no seat for you.",
    "resume.table": "The game on your table would end here.",
    "resume.no": "Leave my table as it is",
    "resume.yes": "Play this game",
}


def found(file: str, names: list[str], scores: tuple[int, ...]) -> str:
    """Who plays the game that was found in a file, and how it stands."""
    return say("resume.found", file=file, names=listed(names), scores=" : ".join([signed(score) for score in scores]))

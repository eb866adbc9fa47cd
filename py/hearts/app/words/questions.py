"""The questions of the table: to concede, to leave a game, to undo what others chose, a game from a file, and more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.phrases import listed, signed

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "concede.title": "Concede?",
    "concede.text": "You give this game up. It ends now, and the lowest score among the others wins.",
    "concede.no": "Play on",
    "concede.yes": "Concede the game",
    "leave.title": "Leave your game?",
    "leave.text": "Your game is not over. Once a new one is dealt, it cannot be brought back.",
    "leave.on": "Leave it and deal",
    "leave.back": "Back to my game",
    "undo.title": "Take back more than your own choice?",
    "undo.text": "{names} chose after you did. Undo takes that back as well, and all of it is chosen again.",
    "undo.no": "Leave it",
    "undo.yes": "Take it all back",
    "resume.title": "A game from a file",
    "resume.reading": "Reading “{file}” …",
    "resume.found": "“{file}” is a game of {names}. It stands at {scores}.",
    "resume.wrong": "“{file}” is no game that can be played on. {error}",
    "resume.nobody": "In the game of “{file}” nobody is a person: there is no seat for you.",
    "resume.table": "The game on your table would end here.",
    "resume.no": "Leave my table as it is",
    "resume.yes": "Play this game",
    "demo.title": "Demonstration",
    "demo.text": "The computer players play among themselves, and nothing of it counts. Your own game waits for you.",
    "demo.pace": "Pace",
    "demo.cards": "Cards",
    "demo.watch": "Watch on",
    "demo.sit": "Take my seat",
    "joe.title": "Cup of joe",
    "joe.text": (
        "Lean back: the computer plays your cards to the end of this deal. Touch a card or the cup, or press a key, "
        "and you play on by yourself."
    ),
    "joe.iq": "Its I.Q.",
    "joe.no": "Not now",
    "joe.yes": "Finish this deal",
    "warning.title": "The coach",
    "warning.card": "To play {choice} costs about {cost} points: play it anyway?",
    "warning.cards": "To pass {choice} costs about {cost} points: pass them anyway?",
    "warning.yes": "Play it anyway",
    "warning.pass": "Pass them anyway",
    "warning.no": "Choose again",
}

ENGLISH.add(SENTENCES)


def found(file: str, names: list[str], scores: tuple[int, ...]) -> str:
    """Who plays the game that was found in a file, and how it stands."""
    return say("resume.found", file=file, names=listed(names), scores=" : ".join([signed(score) for score in scores]))

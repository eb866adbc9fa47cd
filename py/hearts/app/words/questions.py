"""The questions of the table: to concede, to leave a game, to undo what others chose, a game from a file, and more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.phrases import listed, signed

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "concede.title": "Give up this game?",
    "concede.text": "The game ends now. The lowest score among the others wins.",
    "concede.no": "Keep playing",
    "concede.yes": "Give up",
    "leave.title": "Leave your game?",
    "leave.text": "Your game is not over. You can bring it back later: it waits under My games.",
    "leave.on": "Leave it and deal",
    "leave.back": "Back to my game",
    "forget.title": "Delete “{name}”?",
    "forget.text": "This set of opponents is deleted for good, unless you have it as a file.",
    "forget.no": "No, keep it",
    "forget.yes": "Yes, delete it",
    "undo.title": "Take back more than your own choice?",
    "undo.text": "{names} chose after you did. Undo takes that back as well, and everyone chooses again.",
    "undo.no": "No, keep playing",
    "undo.yes": "Take it all back",
    "resume.title": "A game from a file",
    "resume.reading": "Reading “{file}” …",
    "resume.found": "“{file}” is a game of {names}. The scores are {scores}.",
    "resume.wrong": "“{file}” is not a game that you can continue. {error}",
    "resume.nobody": "Only computer players play in “{file}”: there is no seat for you.",
    "resume.table": "This ends the game on your table.",
    "resume.no": "Keep my game",
    "resume.yes": "Play this game",
    "demo.title": "Watch a game",
    "demo.text": "Only computer players play this game, and it does not count. Your own game is saved.",
    "demo.pace": "Pace",
    "demo.cards": "Cards",
    "demo.watch": "Keep watching",
    "demo.sit": "Back to my game",
    "joe.title": "Cup of Joe: play for me",
    "joe.text": "The computer finishes this deal for you. Tap a card or the cup, or press a key, to take back control.",
    "joe.iq": "How well (I.Q.)",
    "joe.no": "Not now",
    "joe.yes": "Finish this deal",
    "warning.title": "The coach",
    "warning.card": "If you play {choice}, it costs about {cost} points. Play it anyway?",
    "warning.cards": "If you pass {choice}, it costs about {cost} points. Pass them anyway?",
    "warning.yes": "Play it anyway",
    "warning.pass": "Pass them anyway",
    "warning.no": "Choose again",
}

ENGLISH.add(SENTENCES)


def game_in_file(file: str, names: list[str], scores: tuple[int, ...]) -> str:
    """Return who plays the game that was found in a file, and how it stands."""
    return say("resume.found", file=file, names=listed(names), scores=" : ".join([signed(score) for score in scores]))

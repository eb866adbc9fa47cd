"""The questions of the table: to concede, to leave a game, to undo what others chose, a game from a file, and more."""

from __future__ import annotations

from hearts.app.words.locale import say
from hearts.app.words.phrases import listed, written


def game_in_file(file: str, names: list[str], scores: tuple[int, ...]) -> str:
    """Return who plays the game that was found in a file, and how it stands."""
    return say("resume-found", file=file, names=listed(names), scores=" : ".join([written(score) for score in scores]))

"""Faces: where the page finds a portrait in its mood, a file of the game's or a drawing out of a player's own set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.casts.shipped import EVERY, GUEST

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hearts.app.casts.cast import Character

OWN = "own:"  # as in `casts/cast.py`, which comes later


class Faces:
    """The portraits of all characters; `characters` are those that are known so far, by their keys."""

    def __init__(self, characters: Mapping[str, Character]) -> None:
        self._characters = characters

    def source(self, key: str, mood: str) -> str:
        """What an <img> shows for this portrait in this mood."""
        if not key.startswith(OWN):
            return _file(key if key in EVERY else GUEST, mood)
        character = self._characters.get(key)
        if character is None:
            return _file(GUEST, mood)
        if character.face:
            return _file(character.face, mood)
        from hearts.web.browser import files  # comes with the second pack, and so does whoever has a drawing

        return files.as_url(character.drawing(mood))


def _file(face: str, mood: str) -> str:
    return f"./assets/faces/{face}-{mood}.svg"

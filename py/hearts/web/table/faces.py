"""Faces: where the page finds a portrait in its mood, a file of the game's or a drawing out of a player's own set."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hearts.app.casts.cast import Character

OWN = "own:"  # as in `casts/cast.py`, which comes later
GUEST = "guest"  # sits in for a portrait that is not to be had
# Those that are to be had: FACES of `casts/cast.py`, and one's own.
KNOWN = (
    " you guest club diamond star cloud pauline michele ben rosa kenji amara walter dev alice/alice alice/rabbit "
    "alice/cat alice/hatter alice/queen alice/hare alice/caterpillar alice/dormouse night/luna night/sol night/vega "
    "night/saturn night/comet night/ursa "
)


class Faces:
    """The portraits of all characters; `characters` are those that are known so far, by their keys."""

    def __init__(self, characters: Mapping[str, Character]) -> None:
        self._characters = characters

    def source(self, key: str, mood: str) -> str:
        """Return what an <img> shows for this portrait in this mood."""
        if not key.startswith(OWN):
            return _file(key if " " not in key and f" {key} " in KNOWN else GUEST, mood)
        character = self._characters.get(key)
        if character is None:
            return _file(GUEST, mood)
        if character.face:
            return _file(character.face, mood)
        from hearts.web.browser import files  # comes with the second pack, and so does whoever has a drawing

        return files.as_url(character.drawing(mood))


def _file(face: str, mood: str) -> str:
    return f"./assets/faces/{face}-{mood}.svg"

"""Faces: where the page finds a portrait in its mood, a file of the game's or a drawing out of somebody's own set."""

from typing import TYPE_CHECKING

from hearts.web import page

if TYPE_CHECKING:
    from typing import Any

GUEST = "guest"  # sits in for a portrait that is not to be had
_drawn: "dict[str, Any]" = {}  # key -> Character, of those whose portraits are not files of the game


def known(character: "Any") -> None:
    """A character of a player's own set can be shown from now on."""
    _drawn[character.key] = character


def source(key: str, mood: str) -> str:
    """What an <img> shows for this portrait in this mood."""
    if not key.startswith("own:"):
        return f"./assets/faces/{key}-{mood}.svg"
    character = _drawn.get(key)
    if character is None:
        return f"./assets/faces/{GUEST}-{mood}.svg"
    if character.face:
        return f"./assets/faces/{character.face}-{mood}.svg"
    drawing = character.drawing(mood)
    return page.as_url(drawing) if drawing.startswith("<") else drawing

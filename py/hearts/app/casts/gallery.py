"""The gallery offers the sets of opponents in `assets/sets/`. The page fetches a set when the player chooses it.

A set that was fetched is read like anybody's file, and is kept as one of the player's own.
"""

from __future__ import annotations

FOLDER = "./assets/sets/"
# Id and size of each, in 1024 bytes. Its name and its sentence are in `app/words/en/new_game.ftl`.
SETS = (("seaside", 41), ("garden", 38), ("workshop", 44))


def size(id: str) -> int:
    """Return the size of this set in bytes, about; 0 if the gallery has no such set."""
    return 1024 * dict(SETS).get(id, 0)

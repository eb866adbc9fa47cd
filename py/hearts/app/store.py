"""What is kept between visits, over any mapping of str to str: game, settings, last setup, own sets.

A save that does not read is set aside under a key of its own and reported; it is never overwritten or thrown away.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import MutableMapping

PREFIX = "hearts."
CAST = "cast."


class Store:
    """Keeps texts by name in `mapping`; `link` names a game of its own, so that following a link loses no other."""

    def __init__(self, mapping: "MutableMapping[str, str]", link: str = "") -> None:
        self.mapping = mapping
        self.link = link

    @property
    def game(self) -> str:
        """The record of the game in play; empty where there is none."""
        return self._get("game" + self.link)

    @game.setter
    def game(self, text: str) -> None:
        self.mapping[PREFIX + "game" + self.link] = text

    @property
    def settings(self) -> str:
        """The settings' JSON; empty before the first choice."""
        return self._get("settings")

    @settings.setter
    def settings(self, text: str) -> None:
        self.mapping[PREFIX + "settings"] = text

    @property
    def setup(self) -> str:
        """The JSON of the last setup; empty before the first."""
        return self._get("setup")

    @setup.setter
    def setup(self, text: str) -> None:
        self.mapping[PREFIX + "setup"] = text

    @property
    def rules(self) -> str:
        """The JSON of the player's own rules; empty before the first."""
        return self._get("rules")

    @rules.setter
    def rules(self, text: str) -> None:
        self.mapping[PREFIX + "rules"] = text

    def cast_key(self, id: str) -> str:
        """The key under which the set of characters of this id is kept."""
        return PREFIX + CAST + id

    def cast(self, id: str) -> str:
        """The set of characters of this id; empty where there is none."""
        return self._get(CAST + id)

    def keep_cast(self, id: str, text: str) -> None:
        """Keeps a set of characters."""
        self.mapping[self.cast_key(id)] = text

    def drop_cast(self, id: str) -> None:
        """Forgets a set of characters."""
        if self.cast_key(id) in self.mapping:
            del self.mapping[self.cast_key(id)]

    def casts(self) -> "list[str]":
        """The texts of the sets that are kept, in order of their ids."""
        return [self.mapping[key] for key in sorted(self.mapping) if key.startswith(PREFIX + CAST)]

    def set_aside(self, text: str) -> str:
        """Moves a game that does not read out of the way; the key under which it is kept."""
        number = 1
        while PREFIX + f"unreadable.{number}" in self.mapping:
            number += 1
        key = PREFIX + f"unreadable.{number}"
        self.mapping[key] = text
        del self.mapping[PREFIX + "game" + self.link]
        return key

    def _get(self, name: str) -> str:
        key = PREFIX + name
        return self.mapping.get(key, "")

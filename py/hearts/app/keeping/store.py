"""The saved texts, over any mapping of str to str: game, settings, last table, own rules, own sets.

A text that cannot be read is moved whole to a key of its own ("set aside"); it is never overwritten or deleted. If the
storage has no room for that, it stays where it is ("sealed") and nothing is saved in its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

PREFIX = "hearts."
GAME, SETTINGS, SETUP, RULES, CAST, UNREADABLE = "game", "settings", "setup", "rules", "cast.", "unreadable."
LEFT = "left"  # the game that another one took the place of, so that it can be brought back
SECRET = "secret"  # of the game that is played: beside its record and not in it, so that no copy of a record has it
GAMES = "finished."  # only where the browser has no better place for the archive
ARCHIVED = "archive"  # how many games are in the archive, so that it is noticed when the browser throws them away
REVIEWS = "reviews"  # what reviews of deals came to
LOOK, PICTURE = "look", "picture"  # how it is dressed, and its own picture; `web/browser/dress.mjs` keeps them
DAYS, DAY = "days", "day."  # the daily deals: which were begun and what came of them; and the result of each day
HALL = "hall"  # a result of a day or of a match in an exported file; in a store, those of an earlier version
RESULTS = "results."  # the same, only where the browser has no better place for them
MATCHES = "match."  # matches by a link, by their ids
LAID, PARS = "laid", "pars"  # the deals that a person laid out; what par came to in one's own deals
PROBLEMS = "problems"  # the rating, and which have been seen
PEOPLE, RELAY = "table-", "relay"  # what tables of people keep, by its beginning; where their messages meet
SCENE = "scene"  # how the table looked when the player left; `web/browser/last.js` keeps it


class StoreError(Exception):
    """The saved data cannot be reached now; the message is a sentence that says so."""


class Store:
    """Texts by name in `mapping`; `link` names a game of its own, so that following a link loses no other.

    problem   why the last text was refused, in words; empty if it was saved
    refused   is called with the name of a text that is refused, once until one of this name is saved again
    """

    def __init__(
        self, mapping: MutableMapping[str, str], link: str = "", refused: Callable[[str], object] | None = None
    ) -> None:
        self.mapping = mapping
        self.game, self.secret = GAME + link, SECRET + link
        self.problem = ""
        self._refused = refused
        self._reported: list[str] = []  # names of texts whose refusal has been reported
        self._sealed: list[str] = []  # names of texts that do not read, for which there is no room elsewhere

    def get(self, name: str) -> str:
        """Return the text under this name; empty if there is none or if it is sealed."""
        return "" if self.sealed(name) else self.whole(name)

    def first_visit(self, opened: str) -> bool:
        """Return whether this is a first visit: nothing is saved, and no link asks for a game.

        opened   the text of the game with which the page began
        """
        used = [name for name in (SETUP, SETTINGS, ARCHIVED) if self.get(name)]
        return self.game == GAME and not opened and not used

    def whole(self, name: str) -> str:
        """Return the text under this name, sealed or not; empty if there is none."""
        return self.mapping.get(PREFIX + name, "")

    def sealed(self, name: str) -> bool:
        """Return whether the text under this name is sealed: it cannot be read, and there was no room to set it
        aside."""
        return name in self._sealed

    def put(self, name: str, text: str) -> bool:
        """Save a text; False if the storage refuses: `problem` then says why."""
        if name in self._sealed:
            self._sealed.remove(name)
            self.set_aside(name)
        kept = name not in self._sealed and self._write(name, text)
        if kept and name in self._reported:
            self._reported.remove(name)
        elif not kept and name not in self._reported and self._refused is not None:
            self._reported.append(name)
            self._refused(name)
        return kept

    def replace(self, name: str, text: str, reads: bool) -> bool:
        """Do the same as `put`, but first set aside the text that is there, unless it `reads`."""
        if not reads and self.get(name):
            self.set_aside(name)
        return self.put(name, text)

    def drop(self, name: str) -> None:
        """Forget a text; a game with its secret."""
        if name in self._sealed:
            self._sealed.remove(name)
        gone = [PREFIX + name]
        if name.startswith(GAME):
            gone.append(PREFIX + SECRET + name[len(GAME) :])
        for key in gone:
            if key in self.mapping:
                del self.mapping[key]

    def names(self, start: str) -> list[str]:
        """Return the names in use that begin with `start`, in order."""
        start = PREFIX + start
        return sorted([key[len(PREFIX) :] for key in self.mapping if key.startswith(start)])

    def set_aside(self, name: str) -> str:
        """Move a text that cannot be read to a key of its own; returns that key, or the old one if it is sealed."""
        number = 1
        while self.get(UNREADABLE + str(number)):
            number += 1
        text, aside = self.get(name), UNREADABLE + str(number)
        if not self._write(aside, text):
            self.drop(aside)  # it may be held for as long as the page is open, which is not enough
            self.drop(name)  # there was no room for both
            if not self._write(aside, text):
                self.drop(aside)
                problem = self.problem
                self._write(name, text)
                self.problem = problem
                self._sealed.append(name)
                return PREFIX + name
        self.drop(name)
        return PREFIX + aside

    def _write(self, name: str, text: str) -> bool:
        try:
            self.mapping[PREFIX + name] = text
        except OSError as error:
            self.problem = str(error)
            return False
        self.problem = ""
        return True

"""The sets of characters: the game's are fetched, the player's own are stored. The session learns who is in them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app.casts import cast, reader
from hearts.app.keeping.setup import REGULARS
from hearts.minds import temper
from hearts.web.browser import clock, files

if TYPE_CHECKING:
    from hearts.app.casts.cast import Cast, Character
    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session
    from hearts.app.tasks import Run

SHIPPED = [home for home, _ in cast.SHIPPED]


class Casts:
    """Reads the sets of characters, and knows those that have been read.

    order    their homes, in the order in which they are offered: the game's sets, then the player's own
    run      as `Tasks.run`
    damaged  the ids of the player's own sets that cannot be read, each with a sentence that says why
    """

    def __init__(self, session: Session, run: Run) -> None:
        self.order: list[str] = []
        self.damaged: list[tuple[str, str]] = []
        self._session = session
        self.run = run
        self._found: dict[str, Cast] = {}  # by home
        self._texts: dict[str, str] = {}  # what each of the player's own was read from
        self._asked: list[str] = []  # homes of characters that were seen at the table

    def __contains__(self, home: str) -> bool:
        return home in self._found

    def __getitem__(self, home: str) -> Cast:
        return self._found[home]

    def character(self, key: str) -> Character | None:
        """Return the character with this key, or None if not known yet. A regular is known before their set has
        come."""
        known = self._session.characters.get(key)
        if known is None:
            for one in regulars():
                if one.key == key:
                    return one
        return known

    def follow(self, scene: Scene) -> None:
        """Read the sets of those at the table, once. The game goes on if one cannot be read."""
        for seat in scene.seats:
            home = cast.home(seat.face)
            if not seat.person and seat.face not in self._session.characters and home not in self._asked:
                self._asked.append(home)
                self.run(self._ask(home))

    async def gather(self) -> list[str]:
        """Read all sets. Returns the homes of the game's that cannot be fetched; then the player's own are not read."""
        await asyncio.gather(*[self._ask(home) for home in SHIPPED if home not in self._found])
        missing = [home for home in SHIPPED if home not in self._found]
        if not missing:
            await self._gather_own()
        return missing

    def own_names(self) -> list[tuple[str, str]]:
        """Return id and name of each set of the player's own that has been read."""
        return [(own.id, own.name) for home, own in self._found.items() if home.startswith(cast.OWN)]

    def own(self, id: str) -> str:
        """Return the text of a set of the player's own; empty where there is none."""
        return self._session.own_casts.text(id)

    def keep(self, own: Cast, text: str) -> bool:
        """Keep a set of the player's own; False where there is no room: then it lasts only while the page is open."""
        home = cast.OWN + own.id
        kept = self._session.own_casts.keep(own.id, text)
        self._texts[home], self._found[home] = text, own
        self._session.meet(own)
        return kept

    def drop(self, home: str) -> None:
        """Forget a set of the player's own."""
        self._session.own_casts.drop(self._found.pop(home).id)

    async def _ask(self, home: str) -> None:
        """Have this set read, if it can be had and reads."""
        if home.startswith(cast.OWN):
            text = self._session.own_casts.text(home[len(cast.OWN) :])
        elif home in SHIPPED:
            text = await files.fetch_text(f"./assets/casts/{home}.json")
        else:
            return
        try:
            read = await reader.read_in_parts(text, clock.rest, home not in SHIPPED)
        except reader.CastError:
            return
        self._found[home] = read
        self._session.meet(read)

    async def _gather_own(self) -> None:
        order, damaged = list(SHIPPED), []
        own = self._session.own_casts
        for id in own.ids():
            home, text = cast.OWN + id, own.text(id)
            if home in self._found and self._texts.get(home) == text:
                order.append(home)
                continue
            try:
                own_set = await reader.read_in_parts(text, clock.rest)
            except reader.CastError as error:
                damaged.append((id, str(error)))  # it stays where it is kept
                continue
            self._texts[home], self._found[cast.OWN + own_set.id] = text, own_set
            order.append(cast.OWN + own_set.id)
            self._session.meet(own_set)
        self.order, self.damaged = order, damaged


def regulars() -> list[Character]:
    """Return the house regulars as they are known before their set has been fetched."""
    regulars = []
    for face, name, mind in REGULARS:
        iq, how = temper.read(mind)
        regulars.append(cast.Character(face, name, "", iq, how, face, {}, {}))
    return regulars

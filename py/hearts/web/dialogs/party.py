"""The opponents of the next game, and changes of seats among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.casts import cast
from hearts.app.gate import tidy
from hearts.app.keeping.setup import REGULARS
from hearts.app.words.phrases import guest, player
from hearts.engine.record import PERSON, Seat
from hearts.minds import temper
from hearts.minds.registry import iq_and_temper
from hearts.web.casts import regulars

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hearts.app.casts.cast import Character
    from hearts.web.casts import Casts


class Party:
    """The opponents. Those who leave a smaller table are remembered, and come back to a larger one.

    everybody  clockwise from the left; count: how many of them are at the table
    own_face   the player's portrait
    """

    def __init__(self, casts: Casts, own_face: Callable[[], str]) -> None:
        self.everybody: list[Seat] = []
        self.count = 0
        self._casts = casts
        self._own_face = own_face

    def open(self, seats: Iterable[Seat]) -> None:
        """Open with those who sat here last."""
        self.everybody = list(seats)
        self.count = 0

    def seated(self, players: int) -> list[Seat]:
        """Return the opponents at a table for so many; others of the set, or regulars, fill it up."""
        while len(self.everybody) < players - 1:
            self.everybody.append(self._seat(self.follower("")))
        return [Seat(who.player, who.face, name_of(who)) for who in self.everybody[: players - 1]]

    def minds(self) -> list[Seat]:
        """Return those at the table who are not people."""
        return [who for who in self.everybody[: self.count] if not who.person]

    def home(self) -> str:
        """Return the set of all minds at the table; empty if they are from several sets or it is missing."""
        homes = homes_of(self.minds())
        return homes[0] if len(homes) == 1 and homes[0] in self._casts else ""

    def lay(self, count: int, iq: int) -> None:
        """Set how many are at the table; those who join them get this I.Q., unless it is 0."""
        for index in range(self.count, count if iq else 0):
            self.think(index, iq)
        self.count = count

    def think(self, index: int, iq: int) -> bool:
        """Give an opponent this I.Q., if it has one; its temper stays. Return whether it has one."""
        who = self.everybody[index]
        wits = None if who.person else iq_and_temper(who.player)
        if wits:
            self.everybody[index] = Seat(temper.name(iq, wits[1]), who.face, who.name)
        return wits is not None

    def call(self, index: int, name: str) -> None:
        """Give a player this name, as it is written."""
        who = self.everybody[index]
        self.everybody[index] = Seat(who.player, who.face, name)

    def take(self, several: list[Character]) -> None:
        """Seat these, as far as they go; people keep their seats."""
        several = list(several)
        for index, who in enumerate(self.everybody):
            if not who.person and several:
                self.everybody[index] = self._seat(several.pop(0).key)

    def sit(self, index: int, key: str) -> list[int]:
        """Seat the character with this key, or a person. Returns the seats that changed.

        A character who has another seat already changes places.
        """
        if key == PERSON:
            names = [who.name for who in self.everybody]
            seated = [who.face for who in self.everybody] + [self._own_face()]
            free = next(face for face in cast.NOBODYS + tuple([one for one, _, _ in REGULARS]) if face not in seated)
            self.everybody[index] = Seat(PERSON, free, player(2, names))
            return [index]
        changed = [index]
        before, self.everybody[index] = self.everybody[index], self._seat(key)
        for other, who in enumerate(self.everybody):
            if other != index and who.face == key and not who.person:
                self.everybody[index], self.everybody[other] = who, before
                changed.append(other)
        return changed

    def follower(self, key: str) -> str:
        """Return the next character in the set who is not at the table; a regular if all of them are."""
        home = cast.home(key) if key else self.home() or "regulars"
        several = self._casts[home].characters if home in self._casts else regulars()
        keys = [character.key for character in several]
        at = keys.index(key) + 1 if key in keys else 0
        seated = [who.face for who in self.everybody]
        here = seated[: self.count] if key else seated  # whoever waits for a larger table may change places
        free = [one for one in keys[at:] + keys[:at] if one not in here]
        spare = [one for one, _, _ in REGULARS if one not in seated]
        return (free or spare or [key])[0]

    def _seat(self, key: str) -> Seat:
        character = self._casts.character(key)
        assert character is not None, key
        return Seat(character.mind, key, character.name)


def name_of(who: Seat) -> str:
    """Return the name as written, or a default if it is empty."""
    return tidy(who.name, guest())


def homes_of(several: list[Seat]) -> list[str]:
    """Return the sets that these are from."""
    return list({cast.home(who.face) for who in several})

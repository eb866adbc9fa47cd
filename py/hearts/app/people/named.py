"""By which face and name each person at a table is known: whoever comes back has those that they had before.

So nobody can rename a person by having a mind sit in their seat for a moment. A face or a name that changes is signed
by whose it is (`look` in `orders.py`).
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from hearts.engine.record import owner

if TYPE_CHECKING:
    from hearts.app.people.roster import Roster
    from hearts.engine.record import Seat

    Look = tuple[str, str]

CUT = 16  # letters of a name that gets a number
MOST, AT_HOST = 32, 64  # people who are remembered: a host forgets nobody whom a guest remembers


class Named:
    """The faces and names of all who have sat at a table, by the id of each; the one who sat there last comes last."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._of: OrderedDict[str, Look] = OrderedDict()

    def of(self, id: str) -> Look | None:
        """Return the face and the name of somebody; None where they have never sat here."""
        return self._of.get(id)

    def see(self, roster: Roster) -> None:
        """Note who sits at the table, and how they are called."""
        for who in roster.seats:
            if who.person:
                self._note(owner(who.player), (who.face, who.name))

    def _note(self, id: str, look: Look) -> None:
        self._of.pop(id, None)
        self._of[id] = look
        if len(self._of) > self._most:
            self._of.pop(next(iter(self._of)))

    def forget(self, roster: Roster | None) -> None:
        """Forget whoever does not sit at this table: the next host does not know them."""
        self._of = OrderedDict()
        if roster is not None:
            self.see(roster)

    def others(self, roster: Roster) -> list[str]:
        """Return the ids of those at this table who were known by another face or name."""
        found = []
        for who in roster.seats:
            known = self.of(owner(who.player)) if who.person else None
            if known is not None and not same_look(who, known, False):
                found.append(owner(who.player))
        return found

    def plain(self) -> list[list[str]]:
        """Return it as plain data, to be kept."""
        return [[id, face, name] for id, (face, name) in self._of.items()]

    def recall(self, rows: list[list[str]]) -> None:
        """Take up what `plain` wrote."""
        for id, face, name in rows:
            self._note(id, (face, name))


def same_look(who: Seat, known: Look, exact: bool) -> bool:
    """Return whether somebody has the face and the name by which they are known; unless `exact`, a number behind the
    name may be another one, for it tells two of one name apart."""
    face, name = known
    if exact or (who.face, who.name) == known:
        return (who.face, who.name) == known
    return who.face == face and unnumbered(who.name) in (name, name[:CUT].rstrip(), unnumbered(name))


def unnumbered(name: str) -> str:
    """Return a name without the number that tells it from another one.

    >>> unnumbered("Ann 2"), unnumbered("Ann"), unnumbered("7")
    ('Ann', 'Ann', '7')
    """
    plain, _, number = name.rpartition(" ")
    return plain if plain and number.isdigit() else name

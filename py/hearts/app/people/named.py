"""By which face and name each person at a table is known: those that they have signed.

Whoever sits down signs `sit FACE NAME`, and whoever wants others later `look FACE NAME`. Where somebody else has such a
name, a number behind it tells the two apart, or at a public table the next free name of the list stands for it; from
what was signed all compute the same.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from hearts.app.gate import NAME, tidy, tidy_face
from hearts.app.letters import shorten
from hearts.app.people.names import free_name
from hearts.app.people.text import clean, looks
from hearts.app.words import phrases
from hearts.engine.record import owner

if TYPE_CHECKING:
    from hearts.app.people.roster import Roster
    from hearts.engine.record import Seat

    Look = tuple[str, str]

CAME = "people-doubt-came"  # somebody sat down while this page was away
CALLED = "people-doubt-called"  # the host calls the person here otherwise than they have asked for
CUT = 16  # letters of a name that gets a number
NAME_BYTES = 40
MOST = 32  # people who are remembered


class Named:
    """The faces and names of all who have sat at a table, by the id of each; the one who sat there last comes last."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, Look] = OrderedDict()

    def see(self, roster: Roster) -> None:
        """Note who sits at the table, and how they are called."""
        for who in roster.seats:
            if who.person:
                self._note(owner(who.player), (who.face, who.name))

    def _note(self, id: str, look: Look) -> None:
        self._of.pop(id, None)
        self._of[id] = look
        if len(self._of) > MOST:
            self._of.pop(next(iter(self._of)))

    def forget(self, roster: Roster | None) -> None:
        """Forget whoever does not sit at this table: the next host does not know them."""
        self._of = OrderedDict()
        if roster is not None:
            self.see(roster)

    def others(self, roster: Roster) -> list[str]:
        """Return the ids of those at this table who were known by another face or name; a number behind the name may be
        another one, for it tells two of one name apart."""
        found = []
        for who in roster.seats:
            known = self._of.get(owner(who.player)) if who.person else None
            if known is not None and not same_look(who, known):
                found.append(owner(who.player))
        return found

    def strangers(self, roster: Roster) -> list[str]:
        """Return the ids of those at this table who have not sat here as far as is known."""
        return [id for id in roster.seated if id not in self._of]


class Asked:
    """By which words this person has asked for a seat on this visit: the last that the host has answered, and those
    since then. Nobody else can know which ones were the last."""

    def __init__(self) -> None:
        self._said: list[str] = []

    def say(self, words: str) -> None:
        """Note that they sign these words."""
        if words not in self._said[-1:]:
            self._said.append(words)

    def answered(self, words: str) -> None:
        """Note that the host has heard these words: what was signed before counts no more."""
        if words in self._said:
            self._said = self._said[self._said.index(words) :]

    def allows(self, words: str) -> bool:
        """Return whether they may be seated by these words."""
        return words in (self._said or [words])


def called(roster: Roster, seat: int, name: str) -> str:
    """Return how the person in this seat is called, who has signed this name."""
    minds_stay = roster.state == "game"  # else a mind of that name makes way, see `Seating.place`
    seats = [each for place, each in enumerate(roster.seats) if place != seat]
    others = [each.name for each in seats if each.person or minds_stay]
    return free_name(name, others) if roster.public else apart(name, others)


def apart(name: str, others: list[str]) -> str:
    """Return a name that nobody else at the table has: with a number behind it, if need be."""
    found, number = name, 2
    while looks(found) in [looks(other) for other in others]:
        found, number = f"{shorten(name, CUT)} {number}", number + 1
    return found


def unnumbered(name: str) -> str:
    """Return a name without the number that tells it from another one.

    >>> unnumbered("Ann 2"), unnumbered("Ann"), unnumbered("7")
    ('Ann', 'Ann', '7')
    """
    plain, _, number = name.rpartition(" ")
    return plain if plain and number.isdigit() else name


def short(name: str) -> str:
    """Return a name that fits into a message however it is written; a short one stays as it is."""
    found = _short(name)
    while _short(found) != found:  # what was cut may have left something at the end that shows nothing
        found = _short(found)
    return found


def _short(name: str) -> str:
    tidied = clean(tidy(name, ""), NAME) or phrases.guest()
    while len(tidied.encode()) > NAME_BYTES:
        tidied = shorten(tidied, len(tidied) - 1)
    return tidied or phrases.guest()


def face_id(face: str) -> str:
    """Return the id of a portrait; a guest's where it is none."""
    tidied = tidy_face(face)
    strange = [letter for letter in tidied if not "!" <= letter <= "~"]
    return "guest" if strange else tidied


def same_look(who: Seat, known: Look) -> bool:
    """Return whether somebody has this face and name, whatever number stands behind it."""
    face, name = known
    names = (name, shorten(name, CUT), unnumbered(name))
    return (who.face, who.name) == known or (who.face == face and unnumbered(who.name) in names)

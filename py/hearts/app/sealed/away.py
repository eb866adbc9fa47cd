"""Somebody is away, or has left in the middle of a deal: another device plays on for them, by a mind.

Construction. More than half of the people of a deal say of one moment that their patience is over and that they hold
nothing for it: then the first of them in the row of `minds.row` is the *runner* of that place. The others lend it their
parts of the escrow, each sealed for it alone (`lent`); so it has the secret of that place, and says by `for` what is
due there. A person who is back says so, and plays on from the next trick; after the second time in one
deal, from the next deal.
Where somebody is late while a deck is made, nobody has seen a card: they are left out of it, and no more is said.

Assumption: those of `escrow`. Its parts are as many as can be there while more than half are: so who may decide that a
mind plays on can also have it play.

Threat. More than half who lie can have a mind play for somebody who is there, and the runner sees that one hand; all
see that it was done, by whom, and at which moment. Less than half can do nothing: at a table of two nobody plays on. A
runner says for the place what the place itself could say, and no vote. A false part shows by its hash. Somebody who is
away and back again and again costs a patience twice in a deal, and no more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.sealed import box
from hearts.app.sealed.attempt import fits, part, restored
from hearts.app.sealed.votes import Votes
from hearts.engine.value import Value

if TYPE_CHECKING:
    from hearts.app.sealed.attempt import Attempt

TWICE = 2  # times in one deal after which somebody is back with the next one
# The entries that a runner says for a place, by `for`; votes and objections are nobody else's.
DOES = ("keys", "pass", "decline", "give", "not", "play", "claim", "kitty", "open", "moon")


class Stand(Value):
    """That another device plays for a place.

    place, runner   of the deal in play; back: at how many tricks the person said that they are back, -1 before that
    """

    def __init__(self, place: int, runner: int, back: int = -1) -> None:
        self.place = place
        self.runner = runner
        self.back = back


class Away(Value):
    """The people who are away in the deal in play.

    mind      whether a mind plays on in this deal, as the table had it when it began
    standing  for whom one does; lent: of whom, by whom, for whom, and the box with the part
    times     the places for which one has, each time
    votes     who says that somebody is late, about which moment
    """

    def __init__(
        self,
        mind: bool = False,
        standing: tuple[Stand, ...] = (),
        lent: tuple[tuple[int, int, int, bytes], ...] = (),
        times: tuple[int, ...] = (),
        votes: Votes | None = None,
    ) -> None:
        self.mind = mind
        self.standing = standing
        self.lent = lent
        self.times = times
        self.votes = votes if votes is not None else Votes()

    def voted(self, votes: Votes) -> Away:
        """Return it with these votes."""
        return Away(self.mind, self.standing, self.lent, self.times, votes)

    def of(self, place: int) -> Stand | None:
        """Return who plays for a place; None where its own person does."""
        found = [stand for stand in self.standing if stand.place == place]
        return found[0] if found else None

    def stands(self, place: int, runner: int) -> Away:
        """Return it with a runner for a place."""
        others = tuple([stand for stand in self.standing if stand.place != place])
        return Away(self.mind, others + (Stand(place, runner),), self.lent, self.times + (place,), self.votes)

    def lends(self, of: int, by: int, to: int, sealed: bytes) -> Away:
        """Return it with a part that somebody lends."""
        return Away(self.mind, self.standing, self.lent + ((of, by, to, sealed),), self.times, self.votes)

    def returns(self, place: int, tricks: int) -> Away | None:
        """Return it as somebody says that they are back; None where they have, or were away too often."""
        stand = self.of(place)
        if stand is None or stand.back >= 0 or self.times.count(place) >= TWICE:
            return None
        others = tuple([each for each in self.standing if each.place != place])
        back = others + (Stand(place, stand.runner, tricks),)
        return Away(self.mind, back, self.lent, self.times, self.votes)

    def at(self, tricks: int) -> Away:
        """Return it at so many tricks: who was back before the last of them plays again."""
        left = tuple([stand for stand in self.standing if not 0 <= stand.back < tricks])
        return self if left == self.standing else Away(self.mind, left, self.lent, self.times, self.votes)


def lend(attempt: Attempt, place: int, s: bytes, of: int, runner: int) -> bytes:
    """Return the box in which a person lends their part of a secret to the runner; empty where they hold none.

    place, s   of the person who lends; of: whose secret it is
    """
    held = part(attempt, place, s, of)
    if not held:
        return b""
    return box.sealed(attempt.group, s, attempt.people[runner].exchange, _about(attempt, of, place, runner), held)


def taken(attempt: Attempt, place: int, s: bytes, of: int, lent: tuple[tuple[int, int, int, bytes], ...]) -> bytes:
    """Return the secret of somebody who is away, as their runner puts it together; empty while it lacks parts.

    place, s   of the runner
    """
    others, parts = attempt.others(of), []
    for by in others:
        number = others.index(by)
        if by == place:
            held = part(attempt, place, s, of)
        else:
            boxes = [sealed for whose, giver, to, sealed in lent if (whose, giver, to) == (of, by, place)]
            about, exchange = _about(attempt, of, by, place), attempt.people[by].exchange
            held = (box.opened(attempt.group, s, exchange, about, boxes[0]) if boxes else None) or b""
        if held and fits(attempt, of, number, held):
            parts.append((number, held))
    return restored(attempt, of, parts)


def _about(attempt: Attempt, of: int, by: int, to: int) -> bytes:
    return attempt.about(b"lent " + str(of).encode(), by, to)

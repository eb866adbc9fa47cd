"""Par: what a mind gets in the player's seat, with the same cards and opponents.

In games and matches it is the strongest mind, which goes by worlds and plays each deal by itself, from an even score.
So par hangs on the deal alone. In a daily deal it is the mind of the opponents, which the frozen package plays.

>>> against([7, 0, 20], {0: 5, 2: 13})
[2, 7]
>>> Sum([2, 7]).mean
4.5
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from hearts.app.heading import notes, player_of
from hearts.app.same.daily import points
from hearts.app.words.locale import Refused, say
from hearts.app.words.phrases import paragraph, signed
from hearts.engine.checking import deals
from hearts.engine.game import Game
from hearts.engine.interval import SURE, factor, scatter
from hearts.engine.record import Record, Seat, replay
from hearts.engine.rules import Rules
from hearts.minds import registry

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from hearts.app.same.check import Package
    from hearts.app.tasks import Rest

BEST = "iq:180"
SCATTER = {False: 7.2, True: 10.8}  # points that a deal scatters by, without and with a bonus card: tests/bench/par.py
ENOUGH = 30  # deals whose own scatter is trusted


def for_par(record: Record, deal: int) -> Record | None:
    """Return a deal of a record (from 0, its first) before its first move, with the strongest mind in the person's
    seat.

    None where that would say nothing: several people, or none, sat there, or an opponent saw all cards.
    """
    rules, seats, several = record.game.rules, record.seats, deals(record)
    if len(record.people) != 1 or notes(record).diabolo or not 0 <= deal < len(several):
        return None
    for who in seats:
        if not who.person and ("@" in who.player or registry.sees_hands(player_of(who.player))):
            return None
    changes = dict(rules.changes(), deals=0)
    changes.pop("handicap", None)
    number = record.game.first + deal
    seated = tuple([Seat(BEST, "you", "You") if who.person else who for who in seats])  # the same for all who play it
    game = Game.new(Rules(rules.name, **changes), number).play(several[deal])
    return Record(game, record.id, record.seed, seated, (), record.dealing)


async def par(record: Record, deal: int, carry: Callable[[str], Awaitable[str]], rest: Rest) -> int:
    """Work out par of a deal of a record (from 0, its first). Raises Refused, which says why there is none.

    carry   has minds in all seats play a record's deal to its end, and returns its record
    """
    begun = for_par(record, deal)
    await rest()
    if begun is None:
        raise Refused("par-never")
    text = await carry(begun.text())
    await rest()
    end = begun
    for played in replay(text, later=True):
        end = played
        await rest()
    return end.game.lines[-1].points[record.people[0]]


async def par_of_day(package: Package, number: int, rest: Rest) -> tuple[int, ...]:
    """Have the frozen package play a day with the mind of the opponents in the person's seat. Returns the points of
    each deal."""
    rows = ""
    for word in package.par(number):
        rows = str(word)
        await rest()
    return points(rows)


def against(points: Sequence[int], pars: dict[int, int]) -> list[int]:
    """Return how many points above par each deal was whose par is known; fewer are better."""
    return [points[deal] - pars[deal] for deal in sorted(pars) if deal < len(points)]


class Sum:
    """Some deals added up against par.

    wide   whether they were played with a bonus card, which makes deals scatter more
    """

    def __init__(self, gaps: list[int], wide: bool = False) -> None:
        self.deals, self.total = len(gaps), sum(gaps)
        self.mean = self.total / len(gaps) if gaps else 0.0
        self.scatter = SCATTER[wide]
        if len(gaps) >= ENOUGH:
            self.scatter = scatter(gaps)

    @property
    def reach(self) -> float:
        """How far chance alone may carry the mean to either side, 19 times out of 20."""
        times = factor(self.deals) if self.deals >= ENOUGH else SURE
        return times * self.scatter / sqrt(self.deals) if self.deals else 0.0

    def told(self, which: str) -> str:
        """Return the sum and its meaning, as sentences; empty without deals. `which`: deals, in words."""
        if not self.deals:
            return ""
        mean = say("par-mean", which=which, count=self.deals, mean=signed(float(self.mean)))
        id = "par-chance" if abs(self.mean) < self.reach else "par-better" if self.mean < 0 else "par-worse"
        scatter = say(id, scatter=float(self.scatter), reach=float(self.reach))
        return paragraph([mean, scatter])


def told_of(own: int, par: int) -> str:
    """Return the player's points in a deal beside par, in a few words."""
    return say("par-deal", par=par, own=own)


def of_one(own: int, par: int, wide: bool) -> str:
    """Return the player's points in a deal beside par, and their meaning; wide: it was played with a bonus card."""
    return paragraph([told_of(own, par), say("par-one", scatter=float(SCATTER[wide]))])

"""The terms of a match, from which its results follow; and a Tally, the result of one deal, or game."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from hearts.engine.shuffle import digest

SECRET = re.compile(r"(?P<said>.*)-[0-9a-f]{32}", re.DOTALL)  # a seed with a secret behind it
PATIENCE = 30.0  # seconds that an external player has for a choice


@dataclass(frozen=True)
class Terms:
    """The players of a match, the rules and the seed.

    rules     as text; minds: their names
    seed      of the cards and of the minds' chances; see `hearts.arena.players.with_secret`
    games     whole games rather than single deals
    rounds    each deal, or game, is played in so many rounds of seatings only; 0 for all of them
    patience  seconds an external player has for a choice; results do not follow from it
    lenient   whether a foul loses its deal alone, and not the match
    cards     whether the record of each table is written to the log
    """

    rules: str
    minds: tuple[str, ...]
    seed: str = "1"
    games: bool = False
    patience: float = field(default=PATIENCE, compare=False)
    lenient: bool = field(default=False, compare=False)
    cards: bool = field(default=False, compare=False)
    rounds: int = 0

    @property
    def unit(self) -> str:
        """The thing that is played: "deal" or "game"."""
        return "game" if self.games else "deal"

    def seed_of(self, index: int) -> str:
        """Return the seed of deal, or game, `index`; with a secret no such seed can be worked out from another."""
        if SECRET.fullmatch(self.seed):
            return digest("moonshot hearts arena", self.seed, self.rules, self.unit, str(index))[:32]
        return f"{self.seed}/game {index}" if self.games else self.seed

    @property
    def title(self) -> str:
        """The terms in words, different for each match."""
        rounds = f", --rounds {self.rounds}" if self.rounds else ""
        return f"{' '.join(self.minds)}, {self.unit}s of {self.rules}, seed {self.seed}{rounds}"

    def plain(self) -> dict[str, Any]:
        """Return this as an object for JSON."""
        plain = {"rules": self.rules, "minds": list(self.minds), "seed": self.seed, "unit": self.unit}
        return plain | ({"rounds": self.rounds} if self.rounds else {})

    @classmethod
    def read(cls, plain: dict[str, Any]) -> Terms:
        """Read this from such an object. Raises KeyError or TypeError if it is not one."""
        games, rounds = plain["unit"] == "game", int(plain.get("rounds", 0))
        return cls(plain["rules"], tuple(plain["minds"]), plain["seed"], games, rounds=rounds)


@dataclass(frozen=True)
class Tally:
    """One deal, or one game, in all its seatings, or those drawn; for each mind:

    points  its mean points per deal; moons: how many it shot a deal, in one seat
    wins    its share of the tables won: of a deal by the mind whose seats took the fewest points each, of a game by
            the seat with the lowest score; ties are shared
    deals   the number of deals played at all tables together
    fouls   for each deal that was lost by a foul the number of the mind, and what it did
    records  the game at each table as text (`hearts.engine.record`), up to its first foul, if the terms ask for them
    """

    points: tuple[float, ...]
    moons: tuple[float, ...]
    wins: tuple[float, ...]
    deals: int
    fouls: tuple[tuple[int, str], ...] = ()
    records: tuple[str, ...] = ()

    def plain(self) -> dict[str, Any]:
        """Return this as an object for JSON."""
        plain = {"points": self.points, "moons": self.moons, "wins": self.wins, "deals": self.deals}
        plain |= {"fouls": self.fouls} if self.fouls else {}
        return plain | ({"records": self.records} if self.records else {})

    @classmethod
    def read(cls, plain: dict[str, Any]) -> Tally:
        """Read this from such an object. Raises KeyError or TypeError if it is not one."""
        points, moons, wins = [tuple(map(float, plain[key])) for key in ("points", "moons", "wins")]
        fouls = tuple([(int(who), str(what)) for who, what in plain.get("fouls", ())])
        return cls(points, moons, wins, int(plain["deals"]), fouls, tuple(map(str, plain.get("records", ()))))

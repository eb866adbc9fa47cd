"""The players of the arena: a mind of ours by its name, a mind with a time limit, or another program.

iq:120               a mind of `hearts.minds.registry`
iq:150@600           the same with 600 ms a decision
exec:python bot.py   an external player (`hearts.arena.external`); exec@600:python bot.py is told of a limit
ben=exec:python …    the same, called “ben” in reports
defender,shooter     a mix: these by turns, from seat to seat and from deal to deal; no programs
"""

import re
from collections.abc import Iterable
from secrets import token_hex
from threading import local

from hearts.arena.external import External
from hearts.arena.seer import Seer
from hearts.arena.terms import PATIENCE, SECRET
from hearts.engine.deal import View
from hearts.engine.score import Line
from hearts.minds.mind import Mind
from hearts.minds.registry import mind, sees_hands
from hearts.minds.thought import Limit, Steps, Stop

PROGRAM = re.compile(r"(?:(?P<label>[^=:@]+)=)?exec(?:@(?P<limit>[^:]*))?:(?P<command>.*)", re.DOTALL)

MOST = 6  # players at a table
ARENA_MINDS = {"seer": Seer}  # minds that sit in the arena alone

_here = local()  # each thread of each process talks to external players of its own


def make_player(name: str, patience: float = PATIENCE) -> Mind:
    """Return the mind called `name`, ready to play. Raises ValueError if there is none."""
    if PROGRAM.fullmatch(name):
        open_ones: dict[str, External] = _here.__dict__.setdefault("players", {})
        if name not in open_ones:
            open_ones[name] = _external(name, patience)
        return open_ones[name]
    members = mix_members(name)
    if len(members) > 1:
        return Mix(name, [make_player(member) for member in members])
    if name in ARENA_MINDS:
        return ARENA_MINDS[name]()
    plain, at, word = name.rpartition("@")
    if not at:
        return mind(name)
    if plain in ARENA_MINDS or sees_hands(plain):
        raise ValueError(f"“{name}” is not a mind: {plain} sees all hands and has no time limit.")
    return Timed(name, mind(plain), _limit(name, word))


def check_player(name: str, patience: float = PATIENCE, players: int = MOST) -> None:
    """Raise ValueError if no player has this `name`. A program is started, greeted and ended."""
    if PROGRAM.fullmatch(name):
        _external(name, patience).close()
        return
    for who in map(make_player, mix_members(name)):
        if getattr(who, "victim", 0) >= players:
            seats = f"these rules seat {players} players, numbered from 0"
            raise ValueError(f"“{who.name}” plays against seat {who.name.rpartition(':')[2]}, but {seats}.")


def mix_members(name: str) -> list[str]:
    """Return the names in a mix, or the one name if it is none. Traits of a temper belong to the mind before them."""
    names: list[str] = []
    for word in [name] if PROGRAM.fullmatch(name) else name.split(","):
        if names and "=" in word:
            names[-1] += f",{word}"
        else:
            names.append(word)
    return names


def label(name: str) -> str:
    """Return the name of a mind in reports: for a program the label before “=”, if there is one."""
    program = PROGRAM.fullmatch(name)
    return program["label"] or name if program else name


def with_limit(name: str, milliseconds: int) -> str:
    """Return the name of the same mind with a limit of so many milliseconds, if it heeds a limit and has none yet."""
    program = PROGRAM.fullmatch(name)
    if program:
        head = name[: program.start("command") - 1]
        return name if program["limit"] else f"{head}@{milliseconds}:{program['command']}"
    members = mix_members(name)
    if len(members) > 1:
        return ",".join([with_limit(member, milliseconds) for member in members])
    return name if "@" in name or name in ARENA_MINDS or not mind(name).timed else f"{name}@{milliseconds}"


def uses_clock(name: str) -> bool:
    """Return whether a mind has a time limit, so that two runs may differ."""
    program = PROGRAM.fullmatch(name)
    if program:
        return program["limit"] is not None
    limits = [who.limit for who in map(make_player, mix_members(name)) if who.timed]
    return any(limit is not None and limit.milliseconds > 0 for limit in limits)


def with_secret(seed: str, names: Iterable[str]) -> str:
    """Return the seed of a match of these minds, with a secret behind it if a program plays: a program that guessed the
    seed could deal all hands. A seed that ends with a secret stays as it is."""
    if SECRET.fullmatch(seed) or not any(map(PROGRAM.fullmatch, names)):
        return seed
    return f"{seed}-{token_hex(16)}"


def close_programs() -> None:
    """End the external players of this thread."""
    for player in _here.__dict__.pop("players", {}).values():
        player.close()


def _external(name: str, patience: float) -> External:
    program = PROGRAM.fullmatch(name)
    assert program
    limit = None if program["limit"] is None else _limit(name, program["limit"])
    return External(label(name), program["command"], patience, limit)


def _limit(name: str, word: str) -> Limit:
    if not word.isdecimal() or not 0 < int(word) <= 1_000_000:
        raise ValueError(f"“{name}” is not a mind: after @ comes a number of milliseconds, like @600.")
    return Limit(milliseconds=int(word))


class Timed(Mind):
    """A mind with a time limit."""

    def __init__(self, name: str, who: Mind, limit: Limit) -> None:
        self.name = name
        self.who = who
        self.limit: Limit = limit
        self.thinks, self.timed, self.sees_hands = who.thinks, who.timed, who.sees_hands

    def steps(self, ask: str, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Steps:
        """Think as the mind does, within its limit."""
        return self.who.steps(ask, view, seed, self.limit, stop)


class Mix(Mind):
    """Minds that take turns: the next one in the next seat, and in the next deal."""

    def __init__(self, name: str, minds: list[Mind]) -> None:
        self.name = name
        self.minds = minds

    def steps(self, ask: str, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Steps:
        """Think as the mind does whose turn it is."""
        return self._mind(view).steps(ask, view, seed, limit, stop)

    def declare(self, view: View, lines: tuple[Line, Line]) -> str:
        """Return how the mind whose turn it is scores its moon."""
        return self._mind(view).declare(view, lines)

    def _mind(self, view: View) -> Mind:
        return self.minds[(view.seat + view.table.number) % len(self.minds)]

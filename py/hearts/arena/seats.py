"""Who sits down at the arena: a mind of ours by its name, one held to a time, or another program.

iq:120               a mind of `hearts.minds.mind`
iq:150@600           the same with 600 ms a decision
exec:python bot.py   an external player (`hearts.arena.external`); exec@600:python bot.py is told of a limit
"""

from threading import local

from hearts.arena.external import External
from hearts.arena.terms import PATIENCE
from hearts.engine.deal import View
from hearts.engine.score import Line
from hearts.minds import temper
from hearts.minds.mind import Mind, Stop, mind
from hearts.minds.thought import Limit, Thought

_here = local()  # each thread of each process talks to external players of its own


def sit(name: str, patience: float = PATIENCE) -> Mind:
    """The mind called `name`, ready to play; ValueError says why there is none."""
    if name.startswith(("exec:", "exec@")):
        open_ones: dict[str, External] = _here.__dict__.setdefault("players", {})
        if name not in open_ones:
            open_ones[name] = _external(name, patience)
        return open_ones[name]
    plain, at, word = name.rpartition("@")
    return Timed(name, mind(plain), _limit(name, word)) if at else mind(name)


def check(name: str, patience: float = PATIENCE) -> None:
    """ValueError says why nobody called `name` can sit down; a program is started, greeted, and ended."""
    if name.startswith(("exec:", "exec@")):
        _external(name, patience).close()
    else:
        sit(name)


def held(name: str, milliseconds: int) -> str:
    """The name of the same mind held to so many milliseconds, where it would think as long and has no limit yet."""
    kind, _, rest = name.partition(":")
    if kind == "exec":
        return f"exec@{milliseconds}:{rest}"
    return name if "@" in name or _quick(name) else f"{name}@{milliseconds}"


def by_the_clock(name: str) -> bool:
    """Whether the time on a clock bears on what a mind does, so that no two runs need agree."""
    return "@" in name.partition("exec:")[0] or name == "sampling"


def _quick(name: str) -> bool:
    """Whether a mind does not think, or counts what it does."""
    kind, _, rest = name.partition(":")
    if kind == "iq":
        return temper.read(name)[0] <= temper.SIGHT
    return kind in ("instinct", "random") or (kind == "sampling" and rest != "")


def leave() -> None:
    """Ends the external players of this thread."""
    for player in _here.__dict__.pop("players", {}).values():
        player.close()


def _external(name: str, patience: float) -> External:
    kind, _, command = name.partition(":")
    _, at, word = kind.partition("@")
    return External(name, command, patience, _limit(name, word) if at else None)


def _limit(name: str, word: str) -> Limit:
    if not word.isdigit() or not 0 < int(word) <= 1_000_000:
        raise ValueError(f"“{name}” is no mind: what follows @ is a number of milliseconds, like @600.")
    return Limit(milliseconds=int(word))


class Timed:
    """A mind that is held to a limit."""

    def __init__(self, name: str, who: Mind, limit: Limit) -> None:
        self.name = name
        self.who = who
        self.limit = limit

    def give(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """A set of cards to pass."""
        return self.who.give(view, seed, self.limit, stop)

    def play(self, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Thought:
        """A card to play."""
        return self.who.play(view, seed, self.limit, stop)

    def declare(self, view: View, lines: tuple[Line, Line]) -> str:
        """How to score one's moon."""
        return self.who.declare(view, lines)

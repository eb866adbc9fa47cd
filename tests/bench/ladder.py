"""What a decision of each I.Q. takes here, beside a playout on the same machine, and the memory of the worker.

    python tests/bench/ladder.py [MIND…] [--deals N] [--limit MS] [--pyodide]

Every mind answers the same questions: all passes, and all cards that are not forced, of deals between instincts. Times
are of one run each, so look at the ratios; nothing is asserted. --pyodide does the same in Pyodide, by way of Node.
"""

import argparse
import gc
import subprocess
import sys
from itertools import islice
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "py"))

from hearts.engine import shuffle
from hearts.engine.deal import View
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds import instinct
from hearts.minds.mind import Mind
from hearts.minds.playout import Playouts, Position
from hearts.minds.registry import mind
from hearts.minds.thought import Limit
from hearts.minds.worlds import worlds

ROOT = Path(__file__).resolve().parents[2]
MINDS = ("sampling:100", *[f"iq:{iq}" for iq in range(60, 181, 20)])
RULES = Rules.preset("deluxe")


def main(arguments: "list[str] | None" = None) -> None:
    """Prints the table, here or in Pyodide."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("minds", nargs="*", metavar="MIND", help=f"default: {' '.join(MINDS)}")
    parser.add_argument("--deals", type=int, default=2, metavar="N", help="how many deals to ask of")
    parser.add_argument("--limit", type=int, metavar="MS", help="for a decision; left to the mind if nothing is said")
    parser.add_argument("--pyodide", action="store_true", help="in Pyodide, through tests/portable/run.mjs")
    asked = parser.parse_args(arguments)
    if asked.pyodide:
        more = [*asked.minds, "--deals", str(asked.deals), *(["--limit", str(asked.limit)] if asked.limit else [])]
        source = f"import sys; sys.path.insert(0, '/repo/tests/bench'); import ladder; ladder.main({more!r})"
        subprocess.run(["node", str(ROOT / "tests/portable/run.mjs"), "pyodide", str(ROOT), source], check=True)
    else:
        _table(asked.minds or list(MINDS), asked.deals, Limit(milliseconds=asked.limit) if asked.limit else None)


def _table(minds: "list[str]", deals: int, limit: "Limit | None") -> None:
    print(f"Python {sys.version.split()[0]} on {sys.platform}; {memory()}", flush=True)
    views = [view for number in range(deals) for view in _views(number)]
    passes = [view for view in views if view.table.phase == "pass"]
    plays = [view for view in views if view.table.phase == "play" and view.legal & (view.legal - 1)]
    base = _playout(next(view for view in views if view.table.phase == "play" and not view.table.played))
    print(f"{len(passes)} passes, {len(plays)} cards; p: a playout of a whole deal, {base * 1e6:.0f} µs", flush=True)
    print(f"{'mind':<16}{'card: median':>24}{'9 of 10 below':>20}{'most':>20}{'pass: median':>24}{'worlds':>8}  memory")
    for name in minds:
        try:
            who = mind(name)
        except ValueError as error:
            print(f"{name:<16}{error}", flush=True)
            continue
        cards, tried = _times(who, plays, limit)
        packets, _ = _times(who, passes, limit)
        row = [_shown(at, base) for at in (median(cards), sorted(cards)[len(cards) * 9 // 10], max(cards))]
        shown = f"{row[0]:>24}{row[1]:>20}{row[2]:>20}{_shown(median(packets), base):>24}"
        print(f"{name:<16}{shown}{tried:>8.0f}  {memory()}", flush=True)


def _times(who: Mind, views: "list[View]", limit: "Limit | None") -> "tuple[list[float], float]":
    """The seconds that each decision takes, and the median of the worlds it tried; the first one warms up."""
    found, tried = [], []
    for number, view in enumerate([views[0], *views]):
        decide = who.give if view.table.phase == "pass" else who.play
        start = perf_counter()
        thought = decide(view, str(number), limit)
        found.append(perf_counter() - start)
        tried.append(thought.worlds)
    return found[1:], median(tried)


def _shown(seconds: float, base: float) -> str:
    return f"{seconds * 1000:.1f} ms {seconds / base:,.0f} p"


def _playout(view: View) -> float:
    """The seconds of a playout of a whole deal, the best of five runs of 500."""
    playouts, position = Playouts(view.rules), Position(view.table, view.scores)
    dealt = list(islice(worlds(view, Random(1)), 500))
    times = []
    for _ in range(5):
        start = perf_counter()
        for hands, kitty in dealt:
            playouts.play(position, hands, kitty)
        times.append((perf_counter() - start) / len(dealt))
    return min(times)


def _views(number: int) -> "list[View]":
    """What each seat to move sees in a deal between instincts."""
    game, found = Game.new(RULES).play(Dealt(*shuffle.deal(RULES, 7, number))), []
    while game.phase in ("pass", "play"):
        seat = game.waiting[0]
        view, chance = game.view(seat), Random(7, number, game.length)
        found.append(view)
        if game.phase == "pass":
            game = game.play(Passed(seat, instinct.give(view, chance)))
        else:
            game = game.play(Played(seat, instinct.play(view, chance)))
    return found


def memory() -> str:
    """In Pyodide its heap, which never shrinks; else the most that this process has held at a time."""
    gc.collect()
    if sys.platform == "emscripten":
        import pyodide_js  # type: ignore[import-not-found, unused-ignore]

        return f"heap {pyodide_js._module.HEAP8.length / 2**20:.0f} MB"
    try:
        import resource
    except ImportError:  # Windows
        return "memory unknown"
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return f"at most {most / 2**20:.0f} MB"


if __name__ == "__main__":
    main()

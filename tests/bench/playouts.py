"""How fast minds are here: prints playouts, worlds and decisions a second, and times a decision; nothing is asserted.

python tests/bench/playouts.py
"""

import sys
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2] / "py"))

from hearts.engine import shuffle
from hearts.engine.deal import View
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds import instinct
from hearts.minds.mind import Mind
from hearts.minds.playout import Playouts, Position
from hearts.minds.registry import mind
from hearts.minds.worlds import worlds


def main() -> None:
    """Prints the table."""
    print(f"Python {sys.version.split()[0]} on {sys.platform}; the best of five runs each")
    for preset in ("classic-pc", "deluxe", "black-maria", "spot"):
        print(f"\n{preset}")
        _table(Rules.preset(preset))


def _table(rules: Rules) -> None:
    """One table's lines, each beside the time of a playout of a whole deal."""
    views = _views(rules)
    plays = [view for view in views if view.table.phase == "play" and view.legal & (view.legal - 1)]
    first = next(view for view in views if view.table.phase == "play" and not view.table.played)
    middle, few = plays[len(plays) // 2], plays[:: max(1, len(plays) // 8)]
    base = _show("whole deals played out", _playouts(first), 0)
    _show("worlds dealt, half a deal in", lambda: len(list(islice(worlds(middle, Random(1)), 400))), base)
    _show("decisions of instinct", lambda: len([instinct.play(view, Random(1)) for view in plays]), base)
    for name in ("sampling:20", "sampling:100"):
        _show(f"decisions of {name}", partial(_decide, mind(name), few), base)
    _show("passes of sampling:20", lambda: len([mind("sampling:20").give(view, "1") for view in views[:1]]), base)


def _decide(who: Mind, views: list[View]) -> int:
    return len([who.play(view, "1") for view in views])


def _views(rules: Rules) -> list[View]:
    """What each seat to move sees in one deal between instincts."""
    game = Game.new(rules).play(Dealt(*shuffle.deal(rules, 7, 0)))
    found = []
    while game.phase in ("pass", "play"):
        seat = game.waiting[0]
        view, chance = game.view(seat), Random(7, game.length)
        found.append(view)
        if game.phase == "pass":
            game = game.play(Passed(seat, instinct.give(view, chance)))
        else:
            game = game.play(Played(seat, instinct.play(view, chance)))
    return found


def _playouts(view: View) -> Callable[[], int]:
    playouts, position = Playouts(view.rules), Position(view.table, view.scores)
    dealt = list(islice(worlds(view, Random(1)), 1000))
    return lambda: len([playouts.play(position, hands, kitty) for hands, kitty in dealt])


def _show(what: str, run: Callable[[], int], base: float) -> float:
    """Prints how many a second, what one takes, and how that compares with a playout; returns the seconds of one."""
    best = min(_seconds(run) for _ in range(5))
    ratio = f"{best / base:10.1f} playouts" if base else ""
    print(f"  {what:<32}{1 / best:>12,.0f} /s{best * 1000:>10.3f} ms{ratio}", flush=True)
    return best


def _seconds(run: Callable[[], int]) -> float:
    start = perf_counter()
    number = run()
    return (perf_counter() - start) / number


if __name__ == "__main__":
    main()

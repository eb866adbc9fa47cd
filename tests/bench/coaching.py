"""What the coach takes here, in time and memory: a hint, a pass hint, the review of a whole deal, telepathy.

    PYTHONPATH=py .venv/bin/python -m tests.bench.coaching [--deals N] [--pyodide]

The deals are played by instinct (deluxe), and every question is the one that the page asks, with its limits; without
the wire between page and worker, which adds a few milliseconds. Nothing is asserted. --pyodide does the same in
Pyodide, by way of Node, and tells its heap, which is what the worker's thinking adds to the tab and never shrinks.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

from hearts.app.learning.coach import STAGES
from hearts.app.learning.review import CARD, PACKET, Decision, decisions
from hearts.engine import shuffle
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.shuffle import Random
from hearts.minds import instinct, telepathy
from hearts.minds.coach import advise
from hearts.minds.thought import Limit
from tests.bench.ladder import RULES, memory

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = "import sys; sys.path[:0] = ['/repo', '/repo/py']; from tests.bench import coaching; coaching.tables({deals})"
MINDS = ("iq:100", "iq:180")


def main() -> None:
    """Prints the figures, of here or of Pyodide."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--deals", type=int, default=2, metavar="N", help="how many deals to ask of")
    parser.add_argument("--pyodide", action="store_true", help="in Pyodide, through tests/portable/run.mjs")
    asked = parser.parse_args()
    if asked.pyodide:
        program = PROGRAM.format(deals=asked.deals)
        subprocess.run(["node", str(ROOT / "tests/portable/run.mjs"), "pyodide", str(ROOT), program], check=True)
    else:
        tables(asked.deals)


def tables(deals: int) -> None:
    """Prints them."""
    print(f"Python {sys.version.split()[0]} on {sys.platform}; {memory()}", flush=True)
    every = [_every(number) for number in range(deals)]
    own = [[one for one in deal if one.view.seat == 0] for deal in every]
    mine = [one for deal in own for one in deal]
    print("| what | questions | median | longest | cut short | memory |\n|---|--:|--:|--:|--:|---|", flush=True)
    for milliseconds, worlds in STAGES:
        limit = Limit(milliseconds, worlds)
        _row(f"a hint for a card, {worlds} deals", [_asked(one, limit) for one in mine if one.trick])
        _row(f"a hint for the pass, {worlds} deals", [_asked(one, limit) for one in mine if not one.trick])
    _row("a review of one's own choices", [_review(deal) for deal in own])
    _row("a review of everybody's", [_review(deal) for deal in every])
    for mind in MINDS:
        _row(f"the thoughts of `{mind}`", [_thoughts(one, mind) for one in mine])


def _row(what: str, found: "list[tuple[float, bool]]") -> None:
    """A line of the table, of seconds and whether the time was over before all deals had been tried."""
    seconds, short = [one[0] for one in found], sum([one[1] for one in found])
    cells = (what, len(found), f"{median(seconds):.2f} s", f"{max(seconds):.2f} s", short, memory())
    print(f"| {' | '.join(map(str, cells))} |", flush=True)


def _asked(one: Decision, limit: Limit, about: int = 0) -> "tuple[float, bool]":
    """One question to the coach."""
    since = perf_counter()
    advice = advise(one.view, "bench", limit, about)
    return perf_counter() - since, advice.worlds < limit.worlds


def _review(deal: "list[Decision]") -> "tuple[float, bool]":
    """All questions of a review, one after the other."""
    found = [_asked(one, CARD if one.trick else PACKET, 0 if one.trick else one.choice) for one in deal]
    return sum([one[0] for one in found]), any(one[1] for one in found)


def _thoughts(one: Decision, mind: str) -> "tuple[float, bool]":
    """What a mind believes in this place."""
    since = perf_counter()
    for _ in telepathy.steps(mind, one.view, "bench"):
        pass
    return perf_counter() - since, False


def _every(number: int) -> "list[Decision]":
    """The choices of all seats in a deal between instincts."""
    game = Game.new(RULES).play(Dealt(*shuffle.deal(RULES, 7, number)))
    while game.phase in ("pass", "play"):
        seat = game.waiting[0]
        view, chance = game.view(seat), Random(7, number, game.length)
        if game.phase == "pass":
            game = game.play(Passed(seat, instinct.give(view, chance)))
        else:
            game = game.play(Played(seat, instinct.play(view, chance)))
    return [one for seat in range(RULES.players) for one in decisions(game, 0, seat)]


if __name__ == "__main__":
    main()

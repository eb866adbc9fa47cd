"""A bench: how far the points of a deal scatter around par, for players of several strengths.

    PYTHONPATH=py .venv/bin/python -m tests.bench.par [--deals N] [--rules RULES…] [--mind MIND…] [--par MIND] [--gaps]

Each deal is played by each mind in the same seat, with the same cards and against the same opponents. Par is what the
strongest mind gets there. The table says how many points per deal a mind lies above par, and the standard deviation of
one deal, which the statistics of the game name as its scatter (`hearts.app.same.par`). With --gaps it is the points
above par of each deal instead, as `tests/engine/gaps.txt` has them.
"""

from __future__ import annotations

import argparse
from math import sqrt

from hearts.arena.referee import play_on
from hearts.engine.game import Dealt, Game
from hearts.engine.rules import Rules
from hearts.engine.shuffle import deal_key, dealt
from hearts.minds.registry import mind

OPPONENT, BEST = "iq:120", "iq:180"
SEATS = 4


def main() -> None:
    """Play the deals and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--deals", type=int, default=200, metavar="N")
    parser.add_argument("--rules", nargs="+", default=["classic-pc", "deluxe"], metavar="RULES")
    parser.add_argument("--mind", nargs="+", default=["iq:80", "iq:120", "iq:150", BEST], metavar="MIND")
    parser.add_argument("--par", default=BEST, metavar="MIND")
    parser.add_argument("--gaps", action="store_true")
    asked = parser.parse_args()
    if not asked.gaps:
        print(f"{'rules':12} {'mind':8} {'deals':>6} {'above par':>10} {'scatter':>8}")
    for text in asked.rules:
        rules = Rules.read(text)
        par = [points(rules, number, asked.par, "par") for number in range(asked.deals)]
        for name in asked.mind:
            gaps = [points(rules, number, name, "own") - par[number] for number in range(asked.deals)]
            if asked.gaps:
                print(name, *gaps, flush=True)
                continue
            mean = sum(gaps) / len(gaps)
            scatter = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1))
            print(f"{text:12} {name:8} {len(gaps):6} {mean:10.2f} {scatter:8.2f}", flush=True)


def points(rules: Rules, number: int, name: str, chance: str) -> int:
    """Return what a mind gets in a deal; `chance` is what it draws from besides the cards."""
    shares = (("bench", f"par {number}"),)
    hands, kitty = dealt(rules, deal_key("bench", number, shares))
    seats = [mind(name)] + [mind(OPPONENT) for _ in range(SEATS - 1)]
    game = play_on(Game.new(rules, number).play(Dealt(hands, kitty, shares)), f"{chance} {number}", seats)
    return game.lines[0].points[0]


if __name__ == "__main__":
    main()

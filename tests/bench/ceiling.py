"""How far a mind is from the ceiling: how much it closes of the gap between plain sampling and the seer.

    PYTHONPATH=py .venv/bin/python -m tests.bench.ceiling --out ceiling.jsonl [MIND…] [--deals N] [--rules RULES…]
        [--field MIND] [--floor MIND] [--seed S]

The seer (`hearts.arena.seer`) is told all hands and plays for itself. One honest seat of the table is taken by the
floor, by each mind, and by the seer in turn; the field sits in all others. Each deal is played with that seat in each
place. Every finished deal is a line of FILE, and the same command goes on where it stopped. The share that a mind
closes is (F - M) / (F - S), of the means of points; its error is that of the mean of (F - M) - share · (F - S) over
deals, divided by the gap.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from typing import Any

from hearts.arena.figures import estimate
from hearts.arena.seats import sit
from hearts.arena.table import play_deal
from hearts.engine.rules import Rules

CEILING = "seer"


def main() -> None:
    """Plays what is missing, and prints a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("minds", nargs="*", default=["iq:180"], metavar="MIND")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--deals", type=int, default=60, metavar="N")
    parser.add_argument("--rules", nargs="+", default=["deluxe", "classic-pc"], metavar="RULES")
    parser.add_argument("--field", default="sampling:100", metavar="MIND")
    parser.add_argument("--floor", default="sampling:300", metavar="MIND")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    print("| rules | mind | deals | points per deal | of the gap, % |\n|---|---|--:|--:|--:|")
    for rules in asked.rules:
        found = {}
        for mind in (asked.floor, *asked.minds, CEILING):
            terms = {"rules": rules, "mind": mind, "field": asked.field, "seed": asked.seed}
            played = _known(asked.out, terms)
            for number in sorted(set(range(asked.deals)) - set(played)):
                played[number] = _play(terms, number)
                with asked.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(terms | {"deal": number, "points": played[number]}) + "\n")
            found[mind] = [played[number] for number in range(asked.deals)]
        print("\n".join(rows(rules, found)), flush=True)


def rows(rules: str, found: dict[str, list[float]]) -> list[str]:
    """Lines of the table: the floor comes first in `found`, the ceiling last."""
    floor, ceiling = next(iter(found.values())), found[CEILING]
    lines = []
    for mind, points in found.items():
        mean, error = estimate(points)
        share, wide = closed(floor, points, ceiling)
        told = f"{mean:.2f} ± {error or 0:.2f} | {share * 100:.0f} ± {wide * 100:.0f}"
        lines.append(f"| {rules} | {mind} | {len(points)} | {told} |")
    return lines


def closed(floor: list[float], points: list[float], ceiling: list[float]) -> tuple[float, float]:
    """The share of the gap between floor and ceiling, and its standard error, deal by deal."""
    number = len(points)
    gap = sum(floor) - sum(ceiling)
    share = (sum(floor) - sum(points)) / gap
    rest = [(low - mine) - share * (low - high) for low, mine, high in zip(floor, points, ceiling, strict=True)]
    return share, sqrt(sum([one * one for one in rest])) / abs(gap) * sqrt(number / max(1, number - 1))


def _known(path: Path, terms: dict[str, str]) -> dict[int, float]:
    """The finished deals of a file, by their numbers; a last line that was cut short is left out."""
    found: dict[int, float] = {}
    for line in path.read_text("utf-8").split("\n")[:-1] if path.exists() else ():
        plain: dict[str, Any] = json.loads(line)
        if terms.items() <= plain.items():
            found[int(plain["deal"])] = float(plain["points"])
    return found


def _play(terms: dict[str, str], number: int) -> float:
    """The mean points of the one seat, in each place of the table."""
    rules, one, other = Rules.read(terms["rules"]), sit(terms["mind"]), sit(terms["field"])
    points = []
    for seat in range(rules.players):
        row = play_deal(rules, terms["seed"], number, [one if who == seat else other for who in range(rules.players)])
        points.append(row.points[seat])
    return sum(points) / len(points)


if __name__ == "__main__":
    main()

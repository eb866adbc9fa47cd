"""How far a mind is from the ceiling: how much it closes of the gap between plain sampling and the seer.

    PYTHONPATH=py .venv/bin/python -m tests.bench.ceiling --out ceiling.jsonl [MIND…] [--deals N] [--rules RULES…]
        [--field MIND] [--floor MIND] [--seed S] [--show]

The seer (`hearts.arena.seer`) is told all hands and plays for itself. The gap is how many points per deal the floor
(plain sampling) takes more than the seer, each in a single seat, in each seat of the same deals, with the field in all
other seats; a mind closes as much of it as it takes less than the floor.

Without `--rules` all presets are played at four players, and classic-pc at three, five and six. Deals are played in
blocks, a block of all rules before the next, so that a run that ends early has all rows. Every finished block of a mind
is a line of FILE, with the hash of the minds' sources: the same command goes on where it stopped, and a mind that has
changed since starts anew. Ctrl+C prints the table of what is there. So does `--show`, which plays nothing and takes
what the file holds of a mind by that name, whatever its source was.

Every interval holds the truth 19 times out of 20 (`hearts.engine.interval`). That of the share is Fieller's (1954): all
shares that the deals do not refute, so it stays true where the gap is not much wider than its error; where a gap of
nothing is not refuted either, there is none.
"""

from __future__ import annotations

import argparse
import json
from contextlib import suppress
from math import sqrt
from pathlib import Path
from typing import Any

from hearts.arena.json_lines import append_line, complete_lines
from hearts.arena.players import ARENA_MINDS, make_player, mix_members
from hearts.arena.referee import play_deal
from hearts.arena.source_hash import normalise, source_of
from hearts.engine.interval import factor, of_mean
from hearts.engine.rules import PRESETS, Rules
from hearts.engine.shuffle import digest
from hearts.minds.named import SEARCH, module_of

CEILING = "seer"
BLOCK = 5  # deals in a line of the file
LENGTH = 12  # hex digits of the hash of the minds' sources
EVERY = (*PRESETS, *[f"classic-pc players={players}" for players in (3, 5, 6)])
HEAD = """\
| rules | mind | deals | {floor} | mind | seer | less: mind | less: seer | of the gap, % |
|---|---|--:|--:|--:|--:|--:|--:|--:|"""

Blocks = dict[int, list[float]]


def main() -> None:
    """Plays what is missing, and prints a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("minds", nargs="*", default=["iq:180"], metavar="MIND")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--deals", type=int, default=60, metavar="N", help=f"rounded up to a multiple of {BLOCK}")
    parser.add_argument("--rules", nargs="+", default=EVERY, metavar="RULES")
    parser.add_argument("--field", default="sampling:100", metavar="MIND")
    parser.add_argument("--floor", default="sampling:300", metavar="MIND")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--show", action="store_true", help="print what has been played, and play nothing")
    asked = parser.parse_args()
    players = (asked.floor, *asked.minds, CEILING)
    rows = {rules: {mind: _terms(rules, mind, asked.field, asked.seed) for mind in players} for rules in asked.rules}
    found = {
        rules: {mind: _known(asked.out, terms, asked.show) for mind, terms in row.items()}
        for rules, row in rows.items()
    }
    with suppress(KeyboardInterrupt):
        for first in range(0, 0 if asked.show else asked.deals, BLOCK):
            for rules, row in rows.items():
                for mind, terms in row.items():
                    if first not in found[rules][mind]:
                        points = [_play(terms, number) for number in range(first, first + BLOCK)]
                        append_line(asked.out, terms | {"first": first, "points": points})
                        found[rules][mind][first] = points
    print(HEAD.format(floor=asked.floor))
    for rules, every in found.items():
        print("\n".join(lines(rules, paired(every))))


def paired(found: dict[str, Blocks]) -> dict[str, list[float]]:
    """The points of all minds in the deals that each of them has played, deal by deal."""
    shared = sorted(set.intersection(*[set(blocks) for blocks in found.values()]))
    return {mind: [points for first in shared for points in blocks[first]] for mind, blocks in found.items()}


def lines(rules: str, found: dict[str, list[float]]) -> list[str]:
    """The table's lines of the rules, a line a mind: the floor comes first in `found`, the ceiling last."""
    floor, *minds = [mind for mind in found if mind != CEILING]
    low, high, told = found[floor], found[CEILING], []
    if len(low) < 2:
        return []
    for mind in minds:
        means = " | ".join([f"{sum(points) / len(points):.2f}" for points in (low, found[mind], high)])
        less = " | ".join([_less(low, points) for points in (found[mind], high)])
        share, reach = closed(low, found[mind], high)
        between = f"{reach[0] * 100:.0f} to {reach[1] * 100:.0f}" if reach else "–"
        told.append(f"| {rules} | {mind} | {len(low)} | {means} | {less} | {share * 100:.0f} ({between}) |")
    return told


def closed(low: list[float], mine: list[float], high: list[float]) -> tuple[float, tuple[float, float] | None]:
    """The share of the gap that is closed, and from where to where it may lie; None where it may lie anywhere.

    The interval holds each share for which the mean of (floor - mind) - share · (floor - seer) may be nothing.
    """
    count, mean, gap = len(low), _mean(_gaps(low, mine)), _mean(_gaps(low, high))
    wide = factor(count) ** 2 / (count - 1) / count
    mines = [one - mean for one in _gaps(low, mine)]
    gaps = [one - gap for one in _gaps(low, high)]
    square = gap * gap - wide * sum([one * one for one in gaps])
    half = mean * gap - wide * sum([one * other for one, other in zip(mines, gaps, strict=True)])
    rest = mean * mean - wide * sum([one * one for one in mines])
    share = mean / gap if gap else 0.0
    if square <= 0:
        return share, None
    root = sqrt(max(0.0, half * half - square * rest))
    return share, ((half - root) / square, (half + root) / square)


def _gaps(low: list[float], points: list[float]) -> list[float]:
    return [more - less for more, less in zip(low, points, strict=True)]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _less(low: list[float], points: list[float]) -> str:
    return f"{_mean(_gaps(low, points)):.2f} ± {of_mean(_gaps(low, points)):.2f}"


def _terms(rules: str, mind: str, field: str, seed: str) -> dict[str, str]:
    """What names a mind's deals, with the hash of what plays them."""
    source = digest(_source(mind), _source(field))[:LENGTH]
    return {"rules": rules, "mind": mind, "field": field, "seed": seed, "source": source}


def _source(name: str) -> str:
    """The hash over the sources of a mind, or of all in a mix."""
    if name in ARENA_MINDS:
        text = Path(str(__import__(ARENA_MINDS[name].__module__, None, None, ["Seer"]).__file__)).read_text("utf-8")
        return str(digest(normalise(text), source_of(SEARCH)))
    return str(digest(*[source_of(module_of(member)) for member in mix_members(name)]))


def _known(path: Path, terms: dict[str, str], of_any_source: bool) -> Blocks:
    """The finished blocks of a file, by their first deals; a last line that was cut short is left out."""
    found: Blocks = {}
    terms = {key: word for key, word in terms.items() if key != "source" or not of_any_source}
    for line in complete_lines(path.read_text("utf-8")) if path.exists() else ():
        plain: dict[str, Any] = json.loads(line)
        if terms.items() <= plain.items():
            found[int(plain["first"])] = [float(points) for points in plain["points"]]
    return found


def _play(terms: dict[str, str], number: int) -> float:
    """The mean points of the single seat, in each place of the table."""
    rules, one, other = Rules.read(terms["rules"]), make_player(terms["mind"]), make_player(terms["field"])
    points = []
    for seat in range(rules.players):
        row = play_deal(rules, terms["seed"], number, [one if who == seat else other for who in range(rules.players)])
        points.append(row.points[seat])
    return sum(points) / len(points)


if __name__ == "__main__":
    main()

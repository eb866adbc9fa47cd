"""Why a mind expects too few points: where what it claims and what it has part, step by step.

    PYTHONPATH=py .venv/bin/python -m tests.bench.shortfall --out shortfall.jsonl [--deals N] [--mind MIND]
        [--rules RULES…] [--seed S]

Four copies of a searching mind play. For each card that one of them chose, its own points (and the mean of the
others') are taken five times, and each step between two of them is a reason by itself:

claimed   by the search that chose the card
anew      by FRESH other worlds, of the same card: less `claimed` it is the curse of the winner, who looks best by luck
bare      the same worlds without the map of moons (`hearts.minds.calibration`)
told      by the playout of the hands as they are: less `bare` it is what the worlds are wrong about
had       in the deal as it went on: less `told` it is what playouts are wrong about

Each finished deal is a line of FILE, and the same command goes on where it stopped. Errors are by deal, as in
`tests.bench.calibration`.
"""

from __future__ import annotations

import argparse
import json
from itertools import pairwise, product
from pathlib import Path
from typing import Any

from hearts.arena.players import make_player
from hearts.arena.referee import play_deal
from hearts.engine.deal import View
from hearts.engine.game import Game, Played
from hearts.engine.record import positions
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds.equity import Equity
from hearts.minds.race import Race
from hearts.minds.root import PlayRoot
from hearts.minds.search import Search, policy_of
from hearts.minds.temper import EVEN
from hearts.minds.thought import Thought
from hearts.minds.worlds import World
from tests.bench.calibration import STAGES, row
from tests.bench.misplays import Noted

FRESH = 240  # worlds
AT = ("claimed", "anew", "bare", "told", "had")
STEPS = (*pairwise(AT), ("claimed", "had"))


def main() -> None:
    """Plays what is missing, and prints the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--deals", type=int, default=50, metavar="N")
    parser.add_argument("--rules", nargs="+", default=["deluxe", "classic-pc"], metavar="RULES")
    parser.add_argument("--mind", default="iq:180")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    for number, rules in product(range(asked.deals), asked.rules):
        terms = {"rules": rules, "mind": asked.mind, "seed": asked.seed, "deal": number}
        if not any(terms.items() <= plain.items() for plain in _known(asked.out)):
            with asked.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(terms | {"cards": _cards(**terms)}) + "\n")
    for rules in asked.rules:
        deals = [plain["cards"] for plain in _known(asked.out) if plain["rules"] == rules]
        print("\n".join(report(rules, deals)))


def _known(path: Path) -> list[dict[str, Any]]:
    """The finished deals of a file; a last line that was cut short is left out."""
    return [json.loads(line) for line in path.read_text("utf-8").split("\n")[:-1]] if path.exists() else []


def _cards(rules: str, mind: str, seed: str, deal: int) -> list[dict[str, Any]]:
    """What was claimed, and so on, for each card that was chosen in a deal."""
    thoughts: dict[tuple[int, int], Thought] = {}
    kept: list[Game] = []
    line = play_deal(Rules.read(rules), seed, deal, [Noted(make_player(mind), thoughts)] * 4, kept=kept)
    found = []
    for at in positions(kept[0]):
        move, before = at.move, at.last
        if not isinstance(move, Played) or before is None or before.deal is None:
            continue
        view = before.view(move.seat)
        thought = thoughts[move.seat, view.table.played]
        if not thought.prospects:
            continue
        worlds = Search()._likely(view, policy_of(view.rules), Random("fresh", f"{seed}/{deal}/{view.table.played}"))
        anew, bare = _expected(view, move.card, [next(worlds) for _ in range(FRESH)])
        _, told = _expected(view, move.card, [(before.deal.hands, before.deal.kitty)])
        rows = {"claimed": thought.prospects[0].points, "anew": anew, "bare": bare, "told": told, "had": line.points}
        plain: dict[str, Any] = {what: _both(points, move.seat) for what, points in rows.items()}
        found.append(plain | {"trick": len(view.table.tricks), "worlds": thought.worlds, "shooter": line.shooter})
    return found


def _expected(view: View, card: int, worlds: list[World]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Each seat's points for a card in these worlds, as a search would say it, and without the map of moons."""
    race = Race(view, Equity(view, EVEN), PlayRoot(view, policy_of(view.rules), [[card]]), [0.0])
    for world in worlds:
        race.run(world)
    rows = race._runs[0].rows
    number = sum(rows.values())
    bare = [sum([points[seat] * often for (points, _), often in rows.items()]) / number for seat in range(4)]
    return race.thought().prospects[0].points, tuple(bare)


def _both(points: tuple[float, ...], seat: int) -> list[float]:
    """A seat's own points and the mean of the others'."""
    return [round(points[seat], 4), round((sum(points) - points[seat]) / (len(points) - 1), 4)]


def report(rules: str, deals: list[list[dict[str, Any]]]) -> list[str]:
    """The tables of one preset, as Markdown."""
    found = [f"\n**{rules}**, {len(deals)} deals:"]
    for place, who in enumerate(("own points", "the others' mean")):
        found += ["", f"| {who}, tricks | from, to | cards | from | to | gap | mean absolute gap |"]
        found.append("|" + "---|" * 7)
        for (first, end), (one, other) in product(STAGES, STEPS):
            kept = [
                [(card[one][place], card[other][place]) for card in cards if first <= card["trick"] < end]
                for cards in deals
            ]
            found += row(f"{first + 1}–{end}", f"{one}, {other}", kept)
    return found


if __name__ == "__main__":
    main()

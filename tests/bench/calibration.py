"""How true a mind's numbers come: what it claimed for the card it played, beside what happened, by bins and tricks.

    PYTHONPATH=py .venv/bin/python -m tests.bench.calibration --out calibration.jsonl [--deals N] [--rules RULES…]
        [--mind MIND] [--against MIND…] [--seed S] [--games]

The mind sits in two opposite seats, the other one between (which may be itself, or a mix); every deal is played once.
With --games the deals are those of whole games, and the chance to win is laid beside who won. Each finished deal, or
game, is a line of FILE, and the same command goes on where it stopped: stop it at any time. A deal's claims hang
together, so errors are by deal: that of a mean difference m over claims of k deals i with nᵢ of them and the sum sᵢ is
√(Σ(sᵢ − m·nᵢ)² · k / (k − 1)) / Σnᵢ. A bin in which nothing ever happened has an error that is too small.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise, product
from math import sqrt
from pathlib import Path
from typing import Any

from hearts.arena.players import make_player
from hearts.arena.referee import play_deal, play_game
from hearts.engine.deal import View
from hearts.engine.rules import Rules
from hearts.minds.mind import Mind
from hearts.minds.thought import Limit, Steps, Stop

STAGES = ((0, 4), (4, 8), (8, 13))  # tricks, from the first of each to before the second
BINS = (0.0, 0.02, 0.1, 0.3, 0.6, 0.8, 0.95, 1.01)
POINTS = (-99.0, 0.0, 1.0, 2.0, 4.0, 7.0, 11.0, 99.0)
SURE = 0.6  # a moon claimed at so much is one that the mind believes in
# What is claimed, where it stands in a claim, and its bins.
KINDS = (("own points", 2, POINTS), ("another's points", 3, POINTS), ("own moon", 4, BINS), ("another's moon", 5, BINS))
WIN = ("the game won", 6, BINS)

Claim = tuple[int, int, float, float, float, float, float, int]
"""A seat, the number of the trick, and what was claimed: its points, those of the next seat, its moon, another's, the
game; last the number of the deal."""


class Noted(Mind):
    """A mind whose claims are noted down."""

    def __init__(self, who: Mind, claims: list[Claim]) -> None:
        self.name, self.who, self.claims = who.name, who, claims

    def steps(self, ask: str, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Steps:
        """The mind's own."""
        thought = yield from self.who.steps(ask, view, seed, limit, stop)
        if ask == "play" and thought.prospects:
            one, seat, table = thought.prospects[0], view.seat, view.table
            points = (one.points[seat], one.points[(seat + 1) % 4])
            self.claims.append((seat, len(table.tricks), *points, one.moon, one.other, one.win, table.number))
        return thought


def main() -> None:
    """Plays what is missing, and prints the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--deals", type=int, default=1000, metavar="N")
    parser.add_argument("--rules", nargs="+", default=["deluxe", "classic-pc"], metavar="RULES")
    parser.add_argument("--mind", default="iq:180")
    parser.add_argument("--against", nargs="+", default=["sampling:100"], metavar="MIND")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--games", action="store_true", help="whole games, so many as --deals says")
    asked = parser.parse_args()
    for rules, against in product(asked.rules, asked.against):
        terms = {"rules": rules, "mind": asked.mind, "against": against, "seed": asked.seed}
        terms |= {"unit": "game"} if asked.games else {}
        played = known(asked.out, terms)
        for number in sorted(set(range(asked.deals)) - set(played)):
            played[number] = _play(terms, number)
            with asked.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(terms | {"deal": number} | played[number]) + "\n")
        print("\n".join(report(terms, [played[number] for number in sorted(played) if number < asked.deals])))


def known(path: Path, terms: dict[str, str]) -> dict[int, dict[str, Any]]:
    """The finished deals of a file, by their numbers; a last line that was cut short is left out."""
    found = {}
    for line in path.read_text("utf-8").split("\n")[:-1] if path.exists() else ():
        plain = json.loads(line)
        if terms.items() <= plain.items() and plain.get("unit") == terms.get("unit"):
            found[int(plain["deal"])] = plain
    return found


def _play(terms: dict[str, str], number: int) -> dict[str, Any]:
    """The claims of a deal, or game, and for each of its deals the points and the shooter; of a game who won."""
    claims: list[Claim] = []
    noted, other = Noted(make_player(terms["mind"]), claims), make_player(terms["against"])
    seats = [noted if seat % 2 == number // 4 % 2 else other for seat in range(4)]
    rules, seed = Rules.read(terms["rules"]), terms["seed"]
    if "unit" in terms:
        sheet = play_game(rules, f"{seed}/game {number}", seats)
        least = min(sheet[-1].totals)
        won = [seat for seat in range(4) if sheet[-1].totals[seat] == least]
    else:
        sheet, won = (play_deal(rules, seed, number, seats),), []
    rows = {str(row.number): (row.points, row.shooter) for row in sheet}
    return {"rows": rows, "won": won, "claims": claims}


def report(terms: dict[str, str], deals: list[dict[str, Any]]) -> list[str]:
    """The tables of one match, as Markdown."""
    unit = terms.get("unit", "deal")
    found = [f"\n**{terms['mind']}** against {terms['against']}, {terms['rules']}, {len(deals)} {unit}s:"]
    for what, place, bins in (*KINDS, *([WIN] if "unit" in terms else [])):
        found += ["", f"| {what}, tricks | claimed | claims | claimed, mean | happened | gap | mean absolute error |"]
        found.append("|" + "---|" * 7)
        for first, end in STAGES:
            pairs = [list(_pairs(deal, place, first, end)) for deal in deals]
            for low, high in [*pairwise(bins), (bins[0], bins[-1])]:
                kept = [[pair for pair in some if low <= pair[0] < high] for some in pairs]
                found += row(f"{first + 1}–{end}", f"{low:g} to {high:g}", kept)
        if place == 4:
            found += row("the first", f"{SURE:g} or more", [list(_believed(deal)) for deal in deals])
    return found


def _pairs(deal: dict[str, Any], place: int, first: int, end: int) -> Iterator[tuple[float, float]]:
    """Each claim and what happened."""
    for claim in deal["claims"]:
        if first <= claim[1] < end:
            yield claim[place], _came(deal, claim, place)


def _believed(deal: dict[str, Any]) -> Iterator[tuple[float, float]]:
    """Of each seat in each deal the first claim of a moon of its own that it believes in, and what happened."""
    seen = set()
    for claim in deal["claims"]:
        if claim[4] >= SURE and (claim[0], claim[7]) not in seen:
            seen.add((claim[0], claim[7]))
            yield claim[4], _came(deal, claim, 4)


def _came(deal: dict[str, Any], claim: Claim, place: int) -> float:
    """What happened of what a claim speaks of; a shared win counts in part."""
    seat, won = claim[0], deal["won"]
    points, shooter = deal["rows"][str(claim[7])]
    if place == 6:
        return (seat in won) / max(1, len(won))
    return float((points[seat], points[(seat + 1) % 4], shooter == seat, shooter not in (-1, seat))[place - 2])


def row(tricks: str, claimed: str, deals: list[list[tuple[float, float]]]) -> list[str]:
    """A line of a table; none where nothing was claimed."""
    number = sum(map(len, deals))
    if not number:
        return []
    said, came = [sum([pair[at] for some in deals for pair in some]) / number for at in (0, 1)]
    gaps = [(sum([pair[1] - pair[0] for pair in some]), len(some)) for some in deals]
    gap = came - said
    several = sum(many > 0 for _, many in gaps)
    error = "–"
    if several > 1:
        spread = sum([(total - gap * many) ** 2 for total, many in gaps]) * several / (several - 1)
        error = f"{sqrt(spread) / number:.3f}"
    off = sum([abs(pair[1] - pair[0]) for some in deals for pair in some]) / number
    return [f"| {tricks} | {claimed} | {number} | {said:.3f} | {came:.3f} | {gap:+.3f} ± {error} | {off:.3f} |"]


if __name__ == "__main__":
    main()

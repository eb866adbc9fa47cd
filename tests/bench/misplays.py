"""Finds positions in which a mind chooses wrongly, judged by replays and not by its own playouts.

    PYTHONPATH=py .venv/bin/python -m tests.bench.misplays --out misplays.jsonl [--deals N] [--rules RULES…]
        [--mind MIND] [--against MIND] [--judges FAST,…,SLOW] [--margin POINTS] [--show] [--again WORLDS]

The mind sits in two opposite seats of each deal, the other one (or a mix) between. Each of its choices is laid beside
the next best ones of its own ranking and what instinct would play: first in FEW worlds with each fast judge in all
seats; what stands out by all of them in MANY new ones with the slow judge. What is left costs the margin at least, by
SURE standard errors. Each finished deal is a line of FILE, and the same command goes on where it stopped. --show prints
what has been found, the dearest first; a line of it goes into tests/minds/judged.jsonl as it is. --again judges what
has been found anew by the slow judge, in so many worlds that nobody has seen, the fewest cards first, and prints those.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from hearts.arena.players import make_player
from hearts.arena.referee import play_deal
from hearts.engine.cards import card, name
from hearts.engine.deal import View
from hearts.engine.game import Game, Played
from hearts.engine.record import Record, positions
from hearts.engine.rules import Rules
from hearts.minds.mind import Mind
from hearts.minds.registry import mind
from hearts.minds.root import distinct
from hearts.minds.thought import Limit, Steps, Stop, Thought
from tests.bench.judge import Judge

FEW, MANY = 40, 60  # worlds
NEXT = 2  # so many choices beside the one that was made
NEAR = 0.7  # so much of what the better card saves is near enough to it
HINT, SURE = 2.0, 3.0  # standard errors by which a choice must be worse to be looked at again, and in the end


class Noted(Mind):
    """A mind whose thoughts are noted down, by the seat and what had been played."""

    def __init__(self, who: Mind, thoughts: dict[tuple[int, int], Thought]) -> None:
        self.name, self.who, self.thoughts = who.name, who, thoughts

    def steps(self, ask: str, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Steps:
        """The mind's own."""
        thought = yield from self.who.steps(ask, view, seed, limit, stop)
        self.thoughts[view.seat, view.table.played] = thought
        return thought


def main() -> None:
    """Searches what is missing, and shows what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--deals", type=int, default=100, metavar="N")
    parser.add_argument("--rules", nargs="+", default=["deluxe", "classic-pc"], metavar="RULES")
    parser.add_argument("--mind", default="iq:180")
    parser.add_argument("--against", default="sampling:100,defender,shooter", metavar="MIND")
    parser.add_argument("--judges", default="defender,instinct,iq:140", metavar="FAST,…,SLOW")
    parser.add_argument("--margin", type=float, default=1.0, metavar="POINTS")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--show", action="store_true", help="print what has been found, and play nothing")
    parser.add_argument("--again", type=int, default=0, metavar="WORLDS", help="judge what has been found in so many")
    asked = parser.parse_args()
    for number, rules in product(range(0 if asked.show else asked.deals), asked.rules):
        terms = {"rules": rules, "mind": asked.mind, "against": asked.against, "judges": asked.judges}
        terms |= {"margin": asked.margin, "seed": asked.seed, "deal": number}
        if not any(terms.items() <= plain.items() for plain in _known(asked.out)):
            found = list(_searched(terms, asked.judges.split(",")))
            with asked.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(terms | {"found": found}) + "\n")
    every = [one for plain in _known(asked.out) for one in plain.get("found", ())]
    if asked.again:
        every = _again(asked.out, every, asked.judges.split(",")[-1], asked.again)
    for one in sorted(every, key=lambda one: -float(one["cost"])):
        print(json.dumps(one))


def _again(path: Path, every: list[dict[str, Any]], judge: str, worlds: int) -> list[dict[str, Any]]:
    """What was found, judged anew; each is a line of the file."""
    told, known = f"{judge}, {worlds} worlds", [plain["again"] for plain in _known(path) if "again" in plain]
    for one in sorted(every, key=lambda one: -int(one["record"].count("\ntrick"))):
        first = {"record": one["record"], "judge": told}
        if not any(first.items() <= plain.items() for plain in known):
            view = Record.read(one["record"], later=True).game.view(one["seat"])
            made, better = [card(one[key].split()[0]) for key in ("played", "right")]
            verdict = Judge(view, mind(judge), "again").compare(made, better, worlds)
            known.append(one | first | {"cost": round(verdict.cost, 2), "error": round(verdict.error, 2)})
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"again": known[-1]}) + "\n")
    return [plain for plain in known if plain["judge"] == told]


def _known(path: Path) -> list[dict[str, Any]]:
    """The finished deals of a file; a last line that was cut short is left out."""
    return [json.loads(line) for line in path.read_text("utf-8").split("\n")[:-1]] if path.exists() else []


def _searched(terms: dict[str, Any], judges: list[str]) -> Iterator[dict[str, Any]]:
    """The wrong choices of a deal."""
    thoughts: dict[tuple[int, int], Thought] = {}
    noted, other = Noted(make_player(terms["mind"]), thoughts), make_player(terms["against"])
    seats = [noted if seat % 2 == terms["deal"] // 4 % 2 else other for seat in range(4)]
    kept: list[Game] = []
    play_deal(Rules.read(terms["rules"]), terms["seed"], terms["deal"], seats, kept=kept)
    for at in positions(kept[0]):
        move, before = at.move, at.last
        if not isinstance(move, Played) or before is None or seats[move.seat] is not noted:
            continue
        view = before.view(move.seat)
        thought = thoughts.get((move.seat, view.table.played))
        best = _better(view, move.card, thought, judges, terms) if thought else None
        if best:
            yield best | {"record": Record(before, "position", terms["seed"], ()).text()}


def _better(view: View, made: int, thought: Thought, judges: list[str], terms: dict[str, Any]) -> dict[str, Any] | None:
    """The card that would have been better, and what the one that was played costs; None for none."""
    seed = f"{terms['seed']}/{terms['deal']}/{view.table.played}"
    *fast, slow = [Judge(view, mind(name), f"{seed}/{name}") for name in judges]
    groups = distinct(view)
    same = next(group for group in groups if made in group)
    others = [choice for choice, _ in thought.ranking if choice not in same]
    heads = [group[0] for group in groups if group is not same]
    asked = [one for one in others if one in heads][:NEXT]
    instinct = mind("instinct").play(view, "1").choice
    asked += [head for head in heads if head not in asked and any(instinct in g and head in g for g in groups)]
    hints = []
    for one in asked:
        total = 0.0
        for judge in fast:  # each is asked only where all before it hint at a cost
            verdict = judge.compare(made, one, FEW)
            if verdict.cost <= HINT * verdict.error:
                break
            total += verdict.cost
        else:
            hints.append((total, one))
    for _, one in sorted(hints, reverse=True):
        verdict = slow.compare(made, one, MANY, MANY // 3)
        if verdict.cost >= terms["margin"] and verdict.cost >= SURE * verdict.error:
            return {
                "rules": terms["rules"],
                "seat": view.seat,
                "played": " ".join(map(name, same)),
                "right": " ".join(
                    [name(other) for group in groups if _as_good(fast, made, one, group) for other in group]
                ),
                "cost": round(verdict.cost, 2),
                "error": round(verdict.error, 2),
                "judge": f"{judges[-1]}, {verdict.worlds} worlds",
            }
    return None


def _as_good(fast: list[Judge], made: int, one: int, group: list[int]) -> bool:
    """Whether cards are near enough to the better one, as all fast judges have it."""
    return one in group or (
        made not in group
        and all(judge.compare(made, group[0], FEW).cost > NEAR * judge.compare(made, one, FEW).cost for judge in fast)
    )


if __name__ == "__main__":
    main()

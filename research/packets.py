"""Values of packets, each by some worlds, for the net of the pass to learn from (`research.fit_pass`).

    PYTHONPATH=py python -m research.packets --out packets.jsonl [--deals 12000] [--worlds 40] [--packets 24]
        [--others 8] [--seed S] [--rules RULES…]

Each hand of each deal in which cards are passed is a line: the packets that instinct and the policy find promising,
some others by chance, and what each costs in points against the best of them (own less the mean of all, as in
`hearts.arena.teach`). All packets go through all worlds, none is given up; worlds, playouts and moons that others stop
are those of the mind's own race. Few worlds of many hands teach more than many of few: what is noise in one hand, the
net evens out over all. Hands that the file has already are left out, so the same command goes on where it stopped. The
seeds of the judged positions are refused.

    {"rules": "deluxe", "seed": "packets", "deal": 0, "seat": 2, "worlds": 40, "most": 32, "across": 1,
     "hand": "T9C J765D QJ942S A8H", "packets": ["QS A8H", …], "costs": [0.0, 0.41, …]}
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import combinations, islice
from pathlib import Path
from typing import Any

from hearts.arena.arguments import whole_number
from hearts.arena.json_lines import append_line, complete_lines
from hearts.arena.teach import training_seed
from hearts.engine.cards import bits, each, text
from hearts.engine.deal import View
from hearts.engine.game import Dealt, Game
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random, deal
from hearts.minds.equity import Equity
from hearts.minds.facts import Facts
from hearts.minds.instinct import Weighing
from hearts.minds.race import Race
from hearts.minds.root import PassRoot, promising
from hearts.minds.search import Search, policy_of
from hearts.minds.temper import EVEN

RULES = (*("classic-pc", "deluxe") * 2, "pagat", "outland", "omnibus", "old-school", "portal", "requiem")


def main(arguments: list[str] | None = None) -> None:
    """Value the hands that are missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--deals", type=whole_number, default=12000, metavar="N")
    parser.add_argument("--worlds", type=whole_number, default=40, metavar="N")
    parser.add_argument("--packets", type=whole_number, default=24, metavar="N")
    parser.add_argument("--others", type=whole_number, default=8, metavar="N")
    parser.add_argument("--seed", type=training_seed, default="packets")
    parser.add_argument("--rules", nargs="+", default=RULES, metavar="RULES")
    asked = parser.parse_args(arguments)
    known = {_key(json.loads(line)) for line in _lines(asked.out)}
    for number in range(asked.deals):
        rules = Rules.read(asked.rules[number // 4 % len(asked.rules)])
        for view in passing(rules, asked.seed, number):
            terms = {"rules": rules.text(), "seed": asked.seed, "deal": number, "seat": view.seat}
            terms |= {"worlds": asked.worlds, "most": asked.packets + asked.others}
            if _key(terms) not in known:
                append_line(asked.out, terms | valued(view, asked.worlds, asked.packets, asked.others, asked.seed))


def passing(rules: Rules, seed: str, number: int) -> Iterator[View]:
    """Yield what each seat sees that has cards to pass in deal `number`."""
    game = Game.new(rules, number).play(Dealt(*deal(rules, seed, number)))
    for seat in game.waiting if game.phase == "pass" else ():
        yield game.view(seat)


def valued(view: View, worlds: int, number: int, others: int, seed: str) -> dict[str, Any]:
    """Return the hand of a seat, at most `number` packets and so many others, and what each costs against the best."""
    policy, mind = policy_of(view.rules), Search()
    packets = promising(view, policy, Weighing(Facts(view)), number)
    packets += _others(view, packets, others, seed)
    race = Race(view, Equity(view, EVEN), PassRoot(view, policy, packets), [0.0] * len(packets))
    chance = Random("packets", f"{seed}/{view.table.number}/{view.seat}")
    for world in islice(mind._likely(view, policy, chance), worlds):
        race.run(world)
    players = view.rules.players
    worth = {one.choice: one.points[view.seat] - sum(one.points) / players for one in race.thought().prospects}
    least = min(worth.values())
    return {
        "across": view.table.pass_offset,
        "hand": text(view.hand),
        "packets": [text(packet) for packet in packets],
        "costs": [round(worth[packet] - least, 3) for packet in packets],
    }


def _others(view: View, packets: list[int], number: int, seed: str) -> list[int]:
    """Return other packets by chance."""
    every = [bits(cards) for cards in combinations(each(view.hand), view.rules.pass_count)]
    chance = Random("others", f"{seed}/{view.table.number}/{view.seat}")
    return chance.shuffle([packet for packet in every if packet not in packets])[:number]


def _key(plain: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(plain[key] for key in ("rules", "seed", "deal", "seat", "worlds", "most"))


def _lines(path: Path) -> list[str]:
    return complete_lines(path.read_text("utf-8")) if path.exists() else []


if __name__ == "__main__":
    main()

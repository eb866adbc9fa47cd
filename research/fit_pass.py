"""Fits the net of the pass, and writes `research/pass_net_weights.py`.

    PYTHONPATH=py python -m research.packets --out packets.jsonl
    PYTHONPATH=py python -m research.fit_pass packets.jsonl

What the net says of the packets of a hand is to differ as their costs do; what all have in common is nothing to it.
Packets that cost much count less. It goes one hand after another, in steps by AdaGrad (Duchi, Hazan & Singer 2011),
from small numbers by chance. A tenth of the hands is not learned from, and says how well the rest was learned: the
mean square of what is wrong, in points, of which most is the noise of few worlds.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from math import exp, sqrt
from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Any, NamedTuple

from hearts.arena.json_lines import complete_lines
from hearts.engine.cards import count, each, parse
from hearts.engine.rules import Rules
from research import pass_net

HIDDEN = 24
SCALE = 32  # the numbers are written as whole ones, so many to one
HELD_OUT = 10  # every tenth hand
NEAR, FADE = 1.0, 3.0  # points behind the best that count in full; and by so many more a packet counts e times less

Matrix = list[list[float]]


class Example(NamedTuple):
    """The packets of a hand: the inputs of each, what each costs, and how much each counts."""

    inputs: list[list[int]]
    costs: list[float]
    shares: list[float]


def example(plain: dict[str, Any]) -> Example:
    """Return a line of the file as the net sees it."""
    hand, way = parse(plain["hand"]), plain["across"] - 1
    bonus = Rules.read(plain["rules"]).bonus_card > 0
    shares = [exp(-max(0.0, cost - NEAR) / FADE) for cost in plain["costs"]]
    return Example(
        [_inputs(hand, parse(packet), way, bonus) for packet in plain["packets"]],
        plain["costs"],
        [share / sum(shares) for share in shares],
    )


def _inputs(hand: int, packet: int, way: int, bonus: bool) -> list[int]:
    """Return the inputs that a packet adds up."""
    left = hand & ~packet
    return [
        *(pass_net.BIAS, pass_net.WAY + way),
        *([pass_net.BONUS] if bonus else []),
        *[one for card in each(left) for one in pass_net.kept(card, bonus)],
        *[one for card in each(packet) for one in pass_net.given(card, way, bonus)],
        *[pass_net.length(suit, count(left >> 13 * suit & 0x1FFF)) for suit in range(4)],
    ]


class Fit:
    """A net as it is fitted: a row for each input, and last what each hidden number counts; and its slopes so far."""

    def __init__(self, chance: Random) -> None:
        self.rows: Matrix = [[chance.gauss(0, 0.15) for _ in range(HIDDEN)] for _ in range(pass_net.ROWS)]
        self.steepness: Matrix = [[0.0] * HIDDEN for _ in range(pass_net.ROWS)]

    def learn(self, one: Example, rate: float) -> None:
        """Take one step of the descent."""
        slopes: dict[int, list[float]] = {pass_net.OUT: [0.0] * HIDDEN}
        out = self.rows[pass_net.OUT]
        hidden, errors = self.errors(one)
        for inputs, numbers, error, share in zip(one.inputs, hidden, errors, one.shares, strict=True):
            slope = share * error
            slopes[pass_net.OUT] = [
                sum_ + slope * number if number > 0 else sum_
                for sum_, number in zip(slopes[pass_net.OUT], numbers, strict=True)
            ]
            back = [slope * weight if number > 0 else 0.0 for weight, number in zip(out, numbers, strict=True)]
            for row in inputs:
                before = slopes.get(row)
                slopes[row] = [sum_ + more for sum_, more in zip(before, back, strict=True)] if before else back
        for row, step in slopes.items():
            weights, steepness = self.rows[row], self.steepness[row]
            for at, slope in enumerate(step):
                steepness[at] += slope * slope
                weights[at] -= rate * slope / (sqrt(steepness[at]) + 1e-4)

    def errors(self, one: Example) -> tuple[Matrix, list[float]]:
        """Return the hidden numbers of each packet, and how much too dear it looks against all of the hand."""
        rows, out = self.rows, self.rows[pass_net.OUT]
        added = [[rows[row] for row in inputs] for inputs in one.inputs]
        hidden = [[sum(numbers) for numbers in zip(*each_row, strict=True)] for each_row in added]
        said = [
            sum([number * weight for number, weight in zip(numbers, out, strict=True) if number > 0])
            for numbers in hidden
        ]
        wrong = [claimed - cost for claimed, cost in zip(said, one.costs, strict=True)]
        common = sum([share * error for share, error in zip(one.shares, wrong, strict=True)])
        return hidden, [error - common for error in wrong]

    def wrong(self, every: list[Example]) -> float:
        """Return the mean square of what is wrong."""
        squares = [
            sum([share * error * error for share, error in zip(one.shares, self.errors(one)[1], strict=True)])
            for one in every
        ]
        return sum(squares) / max(1, len(squares))

    def text(self) -> str:
        """Return the net as a module."""
        numbers = [str(round(weight * SCALE)) for row in self.rows for weight in row]
        return MODULE.format(
            hidden=HIDDEN, scale=SCALE, rows="\n".join(wrap(" ".join(numbers), 116, break_on_hyphens=False))
        )


MODULE = '''"""The learned numbers of `research.pass_net`, a row an input; `research.fit_pass` fits such ones."""

HIDDEN = {hidden}  # numbers in a row
SCALE = {scale}  # to one
_TEXT = """
{rows}
"""
WEIGHTS = tuple(map(int, _TEXT.split()))  # as a text, which takes a fraction of the memory to compile
'''


def examples(paths: list[Path]) -> Iterator[Example]:
    """Yield the hands of files whose rules the net knows."""
    for path in paths:
        for plain in map(json.loads, complete_lines(path.read_text("utf-8"))):
            if pass_net.knows(Rules.read(plain["rules"])):
                yield example(plain)


def main(arguments: list[str] | None = None) -> None:
    """Fit, and write the module; without a hand nothing is written."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("values", type=Path, nargs="+")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--out", type=Path, default=Path(pass_net.__file__).with_name("pass_net_weights.py"))
    asked = parser.parse_args(arguments)
    every = list(examples(asked.values))
    if not every:
        parser.error("these files hold no hand that the net may learn from.")
    chance = Random(asked.seed)
    fit, held = Fit(chance), every[::HELD_OUT]
    learned = [one for number, one in enumerate(every) if number % HELD_OUT]
    for number in range(asked.rounds):
        chance.shuffle(learned)
        for one in learned:
            fit.learn(one, asked.rate * (1.05 - number / asked.rounds))
        print(f"round {number + 1} of {asked.rounds}: {fit.wrong(held):.3f}", flush=True)
    asked.out.write_text(fit.text(), "utf-8")


if __name__ == "__main__":
    main()

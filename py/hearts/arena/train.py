"""Learns the tables of `hearts.minds.features` in self-play, from nothing, and writes `hearts/minds/weights.py`.

    pip install numba numpy
    python -m hearts.arena.train --deals 600000

REINFORCE (Williams 1992) on a softmax policy that is linear in the tables: each deal is played several times by four
copies of it, and what a seat got more than its own mean over these plays is its advantage; so the luck of the cards
falls out. A seat's reward is the others' mean less its own points. Adam (Kingma & Ba 2015) takes the steps.

The game is that of `hearts.arena.arrays`. Native only.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from hearts.arena.arrays import njit, play_deal
from hearts.minds.features import SIZE

PLAYS = 8  # times that each deal is played
BATCH = 32  # deals a step
SCALE = 100  # the weights are written as whole numbers, so many to one


@njit
def train(deals, seed, rate, weights):
    """Self-play over so many deals; changes `weights`."""
    np.random.seed(seed)
    first, second, slope = np.zeros(SIZE), np.zeros(SIZE), np.zeros(SIZE)
    cards, pack = np.zeros(13, np.int64), np.arange(52)
    entries = np.zeros((PLAYS, 4, 16, 13, 4), np.int64)
    chances = np.zeros((PLAYS, 4, 16, 13))
    picks, sizes = np.zeros((PLAYS, 4, 16), np.int64), np.zeros((PLAYS, 4, 16), np.int64)
    numbers, points = np.zeros((PLAYS, 4), np.int64), np.zeros((PLAYS, 4))
    dealt, options = np.zeros(4, np.int64), np.zeros(4, np.int64)
    steps = 0
    for deal in range(deals):
        np.random.shuffle(pack)
        dealt[:] = 0
        for place in range(52):
            dealt[place // 13] |= 1 << pack[place]
        way = (1, 3, 2, 0)[deal % 4]
        options[0] = deal // 4 % 2  # every other deal is Hearts Deluxe, with a jack
        options[1] = options[2] = 1 - options[0]
        options[3] = options[0]
        for play in range(PLAYS):
            play_deal(
                weights, dealt, way, options, cards, entries[play], chances[play], picks[play], sizes[play],
                numbers[play], points[play],
            )  # fmt: skip
        gather(slope, entries, chances, picks, sizes, numbers, points)
        if deal % BATCH == BATCH - 1:
            steps += 1
            climb(weights, slope, first, second, steps, rate * max(0.05, 1 - deal / deals))
            slope[:] = 0.0


@njit
def gather(slope, entries, chances, picks, sizes, numbers, points):
    """Adds to the `slope` what the plays of one deal say: each choice, by the advantage of its seat."""
    for seat in range(4):
        mean = 0.0
        for play in range(PLAYS):
            mean += (points[play, seat] - points[play].sum() / 4) / PLAYS
        for play in range(PLAYS):
            gain = (mean - (points[play, seat] - points[play].sum() / 4)) / 5
            for at in range(numbers[play, seat]):
                pick = picks[play, seat, at]
                for index in range(sizes[play, seat, at]):
                    push = gain * ((1.0 if index == pick else 0.0) - chances[play, seat, at, index])
                    for entry in entries[play, seat, at, index]:
                        if entry >= 0:
                            slope[entry] += push


@njit
def climb(weights, slope, first, second, steps, step):
    """A step of Adam up the slope; changes `weights` and the moments, `first` and `second`."""
    for entry in range(SIZE):
        first[entry] = 0.9 * first[entry] + 0.1 * slope[entry]
        second[entry] = 0.999 * second[entry] + 0.001 * slope[entry] ** 2
        unbiased = first[entry] / (1 - 0.9**steps)
        weights[entry] += step * unbiased / (np.sqrt(second[entry] / (1 - 0.999**steps)) + 1e-8)


MODULE = '''"""The learned tables, as `hearts.minds.features` lays them out; not written by hand, but by

    {command}
"""

SCALE = {scale}  # to one, as softmax has it
WEIGHTS = (
{rows}
)
'''


def write(weights: np.ndarray[tuple[int], np.dtype[np.float64]], command: str) -> str:
    """The weights as a module."""
    numbers = [str(round(float(weight) * SCALE)) for weight in weights]
    rows, row = [], "   "
    for number in numbers:
        if len(row) + len(number) + 2 > 120:
            rows.append(row)
            row = "   "
        row += f" {number},"
    return MODULE.format(command=command, scale=SCALE, rows="\n".join([*rows, row]))


def main() -> None:
    """Trains, and writes the module."""
    parser = argparse.ArgumentParser(description="Learns how to play in self-play.")
    parser.add_argument("--deals", type=int, default=600_000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--out", type=Path, default=Path(__file__).parents[1] / "minds" / "weights.py")
    asked = parser.parse_args()
    weights, start = np.zeros(SIZE), time.time()
    train(asked.deals, asked.seed, asked.rate, weights)
    command = f"python -m hearts.arena.train --deals {asked.deals} --seed {asked.seed} --rate {asked.rate}"
    asked.out.write_text(write(weights, command), "utf-8")
    print(f"{asked.deals} deals in {time.time() - start:.0f} s: {asked.out.name}, {SIZE} weights.")


if __name__ == "__main__":
    main()

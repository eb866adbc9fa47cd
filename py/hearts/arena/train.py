"""Learns the tables of `hearts.minds.features` from what a searching mind plays, and writes `hearts/minds/weights.py`.

    python -m hearts.arena.teach --deals 3000 --out records.txt
    python -m hearts.arena.train records.txt

The policy is a softmax over sums of table entries. The loss of a sample is the cross-entropy with the searching mind's
choice (a quarter of it with the card that was chosen, the rest with all cards by their costs, so that a choice between
equals teaches little), and half the expected cost of a card that the policy draws, so that dear mistakes teach most.
Each sample is a step of AdaGrad (Duchi, Hazan & Singer 2011) from the shipped tables on: situations that no sample
shows keep their values, and so does the pass. A tenth of the samples is held out to measure the rest.

`research/trials.md` says what the tables that are shipped were learned from.
"""

from __future__ import annotations

import argparse
from array import array
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from textwrap import wrap

from hearts.arena.active_features import active_features
from hearts.arena.teach import Sample, read_samples
from hearts.engine.rules import Rules
from hearts.minds.features import SIZE
from hearts.minds.policy import Policy
from hearts.minds.search import policy_of
from hearts.minds.weights import WEIGHTS

SCALE = 100  # the weights are written as whole numbers, so many to one
HELD_OUT = 10  # every tenth record
EVEN = 0.3  # points within which a card is about as good as the best
CHOSEN = 0.25  # how much the card that was chosen says; the rest is said by what each one cost
COSTS = 0.5  # how much what the policy's own draw would cost counts
DEAREST = 8.0  # no card is counted as costing more points than that: it is not known so well

Example = tuple[int, list[float], list[float], "list[array[int]]"]
"""Which card was chosen, how likely each one should be, what each costs, and each card's table entries."""


def example(policy: Policy, record: Sample) -> Example:
    """Return a sample as table entries, wanted chances and costs."""
    rated = active_features(policy, record.sight, record.hand, sum(record.choices))
    chosen = [bit for bit, _ in rated].index(record.chosen)
    shares = [exp(-cost / EVEN) for cost in record.costs]
    wanted = [(1 - CHOSEN) * share / sum(shares) + CHOSEN * (index == chosen) for index, share in enumerate(shares)]
    costs = [min(DEAREST, cost) for cost in record.costs]
    return chosen, wanted, costs, [array("H", numbers) for _, numbers in rated]


def softmax(weights: list[float], cards: list[array[int]]) -> list[float]:
    """Return the chance with which the policy plays each card."""
    worths = [sum([weights[entry] for entry in numbers]) for numbers in cards]
    most = max(worths)
    shares = [exp(worth - most) for worth in worths]
    total = sum(shares)
    return [share / total for share in shares]


def learn(weights: list[float], steepness: list[float], example: Example, rate: float) -> None:
    """Take one step of the descent; changes `weights` and the squared slopes so far."""
    _, wanted, costs, cards = example
    likely = softmax(weights, cards)
    mean = sum([chance * cost for chance, cost in zip(likely, costs)])
    for want, chance, cost, numbers in zip(wanted, likely, costs, cards):
        slope = want - chance + COSTS * chance * (mean - cost)
        for entry in numbers:
            steepness[entry] += slope * slope
            weights[entry] += rate * slope / (sqrt(steepness[entry]) + 0.001)


def prediction_quality(weights: list[float], examples: list[Example]) -> tuple[float, float]:
    """Return the mean logarithm of the chance of the chosen cards, and the share in which the likeliest was chosen."""
    log_sum, hits = 0.0, 0
    for chosen, _, _, cards in examples:
        each = softmax(weights, cards)
        log_sum += log(each[chosen] + 1e-9)
        hits += max(each) == each[chosen]
    return log_sum / max(1, len(examples)), hits / max(1, len(examples))


MODULE = '''"""The learned tables, as `hearts.minds.features` lays them out. This program writes them:

    {command}
"""

SCALE = {scale}  # to one, as softmax has it
_TEXT = """
{rows}
"""
WEIGHTS = tuple(map(int, _TEXT.split()))  # as a text, which takes a fraction of the memory to compile
'''


def as_module(weights: list[float], command: str) -> str:
    """Return the weights as the source of a module."""
    rows = wrap(" ".join([str(round(weight * SCALE)) for weight in weights]), 116, break_on_hyphens=False)
    return MODULE.format(command=command, scale=SCALE, rows="\n".join(rows))


def main(arguments: list[str] | None = None) -> None:
    """Learn from samples and write the module; without a sample nothing is written."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("records", type=Path, nargs="+")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--rate", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--out", type=Path, default=Path(__file__).parents[1] / "minds" / "weights.py")
    asked = parser.parse_args(arguments)
    try:
        every = [record for path in asked.records for record in read_samples(path)]
    except (OSError, ValueError) as error:
        parser.error(f"these are not records of `hearts.arena.teach`: {error}")
    if not every:
        parser.error("there are no records in these files.")
    examples = [example(policy_of(Rules.read(record.rules)), record) for record in every]
    held = examples[::HELD_OUT]
    learned = [one for number, one in enumerate(examples) if number % HELD_OUT]
    weights = [weight / SCALE for weight in WEIGHTS]
    steepness, chance = [0.0] * SIZE, Random(asked.seed)
    for number in range(asked.rounds):
        chance.shuffle(learned)
        rate = asked.rate * (1.05 - number / asked.rounds)
        for one in learned:
            learn(weights, steepness, one, rate)
        likely, hits = prediction_quality(weights, held)
        print(f"round {number + 1} of {asked.rounds}: {likely:.4f} a choice, {100 * hits:.1f} % foreseen", flush=True)
    names = " ".join([path.name for path in asked.records])
    asked.out.write_text(as_module(weights, f"python -m hearts.arena.train {names} --rounds {asked.rounds}"), "utf-8")
    print(f"{len(every)} records: {asked.out.name}, {SIZE} weights.")


if __name__ == "__main__":
    main()

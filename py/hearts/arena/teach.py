"""Training samples: the choices of a searching mind, from which `hearts.arena.train` learns.

    python -m hearts.arena.teach --deals 3000 --out records.txt [--mind iq:180] [--seed S] [--rules deluxe classic-pc]

Four copies of the mind play; every choice between different cards is a line. Deals that are in the file already are
left out, so the same command goes on where it stopped, and several may write files of their own at the same time. The
seeds of the positions by which minds are judged (`tests/minds/judged.jsonl`) are refused.

    deluxe/7/12 | deluxe | 0 12 … | 1fff | 1 8 100 | 8 | 0.4 0 2.17

The deal; the rules; what the seat had in sight, in the order of `Sight`; its hand; the cards it chose from, one of each
kind, as sets; the one it chose; what each cost in points against the best. Sets are in hexadecimal.
"""

from __future__ import annotations

import argparse
from argparse import ArgumentTypeError
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from hearts.arena.referee import play_deal
from hearts.engine.deal import View
from hearts.engine.rules import Rules
from hearts.minds.belief import sight_of
from hearts.minds.looks import Sight
from hearts.minds.mind import Mind
from hearts.minds.registry import mind
from hearts.minds.root import distinct
from hearts.minds.search import policy_of
from hearts.minds.thought import Limit, Steps, Stop, Thought

JUDGED = ("1", "2", "4", "11", "positions-58")  # seeds of the positions by which minds are judged


class Sample(NamedTuple):
    """A choice: the rules, what was in sight, the hand, the legal cards, the one that was played, the cost of each."""

    rules: str
    sight: Sight
    hand: int
    choices: tuple[int, ...]
    chosen: int
    costs: tuple[float, ...]

    def text(self) -> str:
        """Return the sample as a line without its deal."""
        sight = " ".join([str(int(number)) for number in self.sight])
        choices = " ".join([f"{choice:x}" for choice in self.choices])
        costs = " ".join([f"{cost:g}" for cost in self.costs])
        return f"{self.rules} | {sight} | {self.hand:x} | {choices} | {self.chosen:x} | {costs}"

    @classmethod
    def read(cls, line: str) -> Sample:
        """Read the sample in a line of a file."""
        _, rules, numbers, hand, choices, chosen, costs = [field.strip() for field in line.split("|")]
        sight = Sight(*[int(number) for number in numbers.split()])
        options = tuple([int(choice, 16) for choice in choices.split()])
        return cls(
            rules, sight, int(hand, 16), options, int(chosen, 16), tuple([float(cost) for cost in costs.split()])
        )


class RecordingMind(Mind):
    """A mind whose choices are recorded as samples."""

    def __init__(self, who: Mind, records: list[Sample]) -> None:
        self.name, self.who, self.records = who.name, who, records

    def steps(self, ask: str, view: View, seed: str, limit: Limit | None = None, stop: Stop | None = None) -> Steps:
        """Think as the mind does."""
        thought = yield from self.who.steps(ask, view, seed, limit, stop)
        groups = distinct(view) if ask == "play" else []
        if len(groups) > 1:
            sight = sight_of(policy_of(view.rules), view.table)
            chosen = next(1 << cards[0] for cards in groups if thought.choice in cards)
            choices = tuple([1 << cards[0] for cards in groups])
            self.records.append(
                Sample(view.rules.text(), sight, view.hand, choices, chosen, _costs(view, thought, groups))
            )
        return thought


def _costs(view: View, thought: Thought, groups: list[list[int]]) -> tuple[float, ...]:
    """Return the cost of each card: its points, less the mean of all seats, against those of the best card."""
    players = view.rules.players
    worth = {one.choice: one.points[view.seat] - sum(one.points) / players for one in thought.prospects}
    least = min(worth.values())
    return tuple([round(worth[cards[0]] - least, 2) for cards in groups])


def read_samples(path: Path) -> Iterator[Sample]:
    """Yield every sample in a file but a last line that was cut short."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            if line.endswith("\n"):
                yield Sample.read(line)


def training_seed(seed: str) -> str:
    """Return a seed that minds may learn from."""
    if seed in JUDGED:
        raise ArgumentTypeError(f"deals of seed {seed} judge the minds, and no mind learns from them; take another.")
    return seed


def main(arguments: list[str] | None = None) -> None:
    """Play the deals that the file lacks. A file that cannot be written is reported before the first deal."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--deals", type=int, default=3000, metavar="N")
    parser.add_argument("--mind", default="iq:180")
    parser.add_argument("--seed", type=training_seed, default="teach")
    parser.add_argument("--rules", nargs="+", default=["deluxe", "classic-pc"], metavar="RULES")
    asked = parser.parse_args(arguments)
    try:
        asked.out.open("a").close()
    except OSError as error:
        parser.error(str(error))
    lines = asked.out.read_text("utf-8").split("\n")[:-1]
    known = {line.split(" | ")[0] for line in lines}
    for number in range(asked.deals):
        rules = Rules.read(asked.rules[number // 4 % len(asked.rules)])
        name = f"{rules.text()}/{asked.seed}/{number}"
        if name not in known:
            written: list[Sample] = []
            seats: list[Mind] = [RecordingMind(mind(asked.mind), written) for _ in range(rules.players)]
            play_deal(rules, asked.seed, number, seats)
            with asked.out.open("a", encoding="utf-8") as file:
                file.write("".join([f"{name} | {record.text()}\n" for record in written]))


if __name__ == "__main__":
    main()

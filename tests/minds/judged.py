"""Positions in which a mind was once wrong, as replays judge it and not its own playouts.

NAMED are those that outside judges described, by the hand and little more: what they leave open is filled in here in a
way that agrees with it and in which the mind of then chose wrongly. So the cost beside each is theirs, of the position
as they had it; `here` is what two hundred replays of this one come to, by the defender and by instinct in all seats
(those two, because nobody's past is known here, and a searching mind would ask for it). FOUND are whole deals, found
by `tests.bench.misplays`; a line of `judged.jsonl` is what that program prints.

    PYTHONPATH=py .venv/bin/python tests/minds/judged.py [MIND]

tells what the mind (`iq:180`) plays in each position, and how many of them it plays right, by what judged them.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import NamedTuple

from situations import ending

from hearts.engine.cards import name, text
from hearts.engine.deal import View
from hearts.engine.record import Record
from hearts.minds.mind import Mind
from hearts.minds.registry import mind

FILE = Path(__file__).with_name("judged.jsonl")
LEAD, SEEDS = 5, 41  # seeds: until right or wrong is so far ahead, and at most; a single one decides by luck


class Judged(NamedTuple):
    """A position: what its seat sees, the cards that were judged better, the one that it played, and its cost."""

    view: View
    right: str
    wrong: str
    cost: str
    reason: str
    here: str = ""

    @property
    def key(self) -> str:
        """Its name among those that were found."""
        return f"{self.right.split()[0]} from {text(self.view.hand)}"


NAMED = {
    "nine points and losers on lead": Judged(
        ending("QS QH 5C 64D", "JTS 732H KQJT9C AKQJTD", taken=("AKJT98654H",)),
        "4D 6D 5C",
        "QS",
        "15 ± 4",
        "the moon that is claimed at 88 % does not come home: its small cards lose to hearts that are kept",
        "5.7 ± 1.2, 9.9 ± 1.3",
    ),
    "nineteen points and a heart to lead": Judged(
        ending("KQ3D K9H", "8543C AJ7652D T8743H", taken=("QS AQJ652H",)),
        "3D",
        "9H",
        "6.5 ± 2.4",
        "the diamond has to be lost first, while the high hearts can still stop the others",
        "−0.4 ± 0.5, 17.6 ± 1.7",
    ),
    "six points and two hearts over it": Judged(
        ending("JC AK8D QJH", "A53C QJ632D AQT94S AT865H", taken=("K97432H",)),
        "QH JH",
        "JC",
        "9.6 ± 2.0",
        "the club and the low diamond lose: the moon is given up while that is cheap",
        "1.3 ± 0.8, 2.1 ± 0.8",
    ),
    "a stopper is kept": Judged(
        ending("3D K64S", "Q2C Q2D QS AQJ3H", "2S TC JS", taken=("-", "KT9876542H")),
        "6S 4S",
        "KS",
        "3.8 ± 1.3",
        "no points lie there, and the king may stop the moon of the seat that has all nine",
        "3.7 ± 0.6, 5.3 ± 0.7",
    ),
    "a high heart goes early": Judged(
        ending("KJT753D 864S K4H", "AKJT98765432C A642D AJT972S QJT9876532H", "QC", taken=("-", "-", "-", "QS AH")),
        "KH",
        "6S 8S",
        "3.6 ± 0.6",
        "the moon of a seat with fourteen is far off, and the king of hearts costs more than it stops",
        "3.2 ± 0.2, 2.3 ± 0.2",
    ),
    "one point is no moon": Judged(
        ending("KT52D 2S A842H", "7642C J8643D KQT987643S KQJT9765H", "JC", taken=("-", "3H")),
        "AH",
        "2S",
        "1.8 ± 0.9",
        "a single heart is no moon yet: the ace goes",
        "1.9 ± 0.3, 0.6 ± 0.3",
    ),
    "a spade is led before diamonds": Judged(
        ending("QT64D K64S", "AJT93C A75D Q9S AKQJ9876432H", taken=("-", "5H", "TH")),
        "6S 4S",
        "4D",
        "1.2 ± 0.25",
        "the spade smokes the queen out while the king is guarded",
        "0.5 ± 0.2, 1.3 ± 0.3",
    ),
    "its own queen stays for its moon": Judged(
        ending("KQJ97432S", "AKQJT76432C QJ64D 65S Q8763H", "AD KD 9D", taken=("AKJT9542H",)),
        "2S 3S 4S 7S 9S JS KS",
        "QS",
        "3 to 14",
        "with all eight points the queen on another's trick ends its own moon",
        "3.3 ± 0.6, 14.0 ± 1.0",
    ),
    "a guarded queen stays": Judged(
        ending("943D Q9532S 7H", "QT7652C KQT8652D AT8S KQJT986543H", "3C", taken=("-", "AH", "-", "2H")),
        "7H",
        "QS",
        "1.2 to 2.7",
        "five spades guard her, and the heart has no friend",
        "1.6 ± 0.3, 1.3 ± 0.3",
    ),
}


def found(path: Path = FILE) -> list[Judged]:
    """The positions of a file."""
    every = []
    for plain in map(json.loads, path.read_text(encoding="utf-8").splitlines()):
        view = Record.read(plain["record"], later=True).game.view(plain["seat"])
        cost = f"{plain['cost']} ± {plain['error']}"
        every.append(Judged(view, plain["right"], plain["played"], cost, f"by replays of {plain['judge']}"))
    return every


def right(one: Judged, who: Mind) -> bool:
    """Whether a mind plays right more often than not."""
    lead = 0
    for seed in range(1, SEEDS + 1):
        lead += 1 if name(who.play(one.view, str(seed)).choice) in one.right.split() else -1
        if abs(lead) == LEAD:
            break
    return lead > 0


def main() -> None:
    """Asks the mind in each position, and counts."""
    parser = argparse.ArgumentParser(description="How many of the judged positions a mind plays right.")
    parser.add_argument("mind", nargs="?", default="iq:180", metavar="MIND")
    asked = parser.parse_args()
    who, counts = mind(asked.mind), dict[str, list[bool]]()
    for key, one in [*NAMED.items(), *[(one.key, one) for one in found()]]:
        group = "named by outside judges" if key in NAMED else one.reason
        counts.setdefault(group, []).append(right(one, who))
        print("right" if counts[group][-1] else "wrong", key, sep="  ", flush=True)
    for group, every in counts.items():
        print(f"{sum(every)} of {len(every)} {group}")
    total = [each for every in counts.values() for each in every]
    print(f"{sum(total)} of {len(total)} in all")


if __name__ == "__main__":
    main()

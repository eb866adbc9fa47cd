"""What the time limit in the browser costs the strongest mind: its choices in Pyodide within the default limit, beside
those of CPython that takes all the worlds it wants, in the same situations; nothing is asserted.

    PYTHONPATH=py .venv/bin/python -m tests.bench.limit [deals]
"""

import json
import subprocess
import sys
from pathlib import Path

from hearts.engine import shuffle
from hearts.engine.deal import Deal, View
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds import instinct
from hearts.minds.registry import mind
from hearts.minds.thought import Limit, Thought

ROOT = Path(__file__).resolve().parents[2]
MILLISECONDS = 600  # as long as the game gives it
PROGRAM = "import sys; sys.path[:0] = ['/repo', '/repo/py']; from tests.bench import limit; limit.tell({deals})"


def situations(deals: int) -> list[tuple[str, View]]:
    """Passes and plays that are a choice, one seat of each deal between instincts."""
    found = []
    for number in range(deals):
        rules = Rules.preset("deluxe" if number % 2 else "classic-pc")
        deal, seat = Deal.begin(rules, 0, *shuffle.deal(rules, number, 0)), number % 4
        found.append(("give", deal.view(seat, (), rules.start)))
        for giver in range(4):
            deal = deal.give(giver, instinct.give(deal.view(giver), Random(number)))
        while deal.table.phase == "play":
            view = deal.view(deal.table.turn, (), rules.start)
            if view.seat == seat and view.legal & view.legal - 1:
                found.append(("play", view))
            deal = deal.play(instinct.play(view, Random(number)))
    return found


def thoughts(deals: int, milliseconds: int) -> list[Thought]:
    """What the strongest mind thinks of each; a pass may take twice as long."""
    who, found = mind("iq:180"), []
    for number, (ask, view) in enumerate(situations(deals)):
        limit = Limit(milliseconds=milliseconds * (2 if ask == "give" else 1)) if milliseconds else None
        found.append(getattr(who, ask)(view, str(number), limit))
    return found


def tell(deals: int) -> None:
    """Prints choices and numbers of worlds within the limit: what runs in Pyodide."""
    print(json.dumps([[one.choice, one.worlds] for one in thoughts(deals, MILLISECONDS)]))


def main() -> None:
    """Compares."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    ours = thoughts(deals, 0)
    command = ["node", str(ROOT / "tests/portable/run.mjs"), "pyodide", str(ROOT), PROGRAM.format(deals=deals)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    theirs = [(choice, worlds) for choice, worlds in json.loads(done.stdout)]
    cut = [mine.worlds - worlds for mine, (_, worlds) in zip(ours, theirs, strict=True) if worlds < mine.worlds]
    other = [(mine, choice) for mine, (choice, _) in zip(ours, theirs, strict=True) if mine.choice != choice]
    lost = sum([dict(mine.ranking).get(choice, 0.0) - dict(mine.ranking)[mine.choice] for mine, choice in other])
    print(f"{len(ours)} choices in {deals} deals of one seat, passes included; {MILLISECONDS} ms each in Pyodide")
    print(f"cut short by the limit: {len(cut)}; chosen otherwise: {len(other)}")
    print(f"that costs {lost / deals:+.3f} points per deal, by what the unhurried mind expects of each choice")


if __name__ == "__main__":
    main()

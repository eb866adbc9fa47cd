"""How often the coach errs: its advice by few deals beside that by ten times as many; prints figures for the docs.

    PYTHONPATH=py .venv/bin/python -m tests.bench.coach [--decisions N] [--worlds N] [--seed S]

The decisions are random ones of instincts, of deluxe and classic-pc by turns; so many deals as a review tries. What
both sides share is the policy that plays the deals out, so this tells of noise alone.
"""

import argparse
import sys
from pathlib import Path
from random import Random as Chance
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1] / "minds"))

from situations import views

from hearts.app.learning.review import CARD
from hearts.engine.rules import Rules
from hearts.minds import coach
from hearts.minds.thought import Limit

TIMES = 10
GRADES = ((0.5, "good"), (1.5, "inaccuracy"), (4.0, "mistake"), (1e9, "blunder"))


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=CARD.worlds)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    coach.MOST = TIMES * asked.worlds  # the table asks for no more than 400
    chance, since = Chance(asked.seed), perf_counter()
    cards = wrong = bad = best = 0
    lost = off = 0.0
    for number in range(asked.decisions):
        rules = Rules.preset(("deluxe", "classic-pc")[number % 2])
        several = [view for view in views(rules, asked.seed * 1000 + number) if view.legal & (view.legal - 1)]
        view = chance.choice(several)
        few = coach.advise(view, "few", Limit(worlds=asked.worlds))
        many = coach.advise(view, "many", Limit(worlds=coach.MOST))
        true = {one.choice: one for one in many.choices}
        best += true[few.choices[0].choice].equal
        lost += true[few.choices[0].choice].cost
        for one in few.choices:
            cards += 1
            off += abs(one.cost - true[one.choice].cost)
            wrong += true[one.choice].equal and not one.equal and one.cost >= GRADES[0][0]
            bad += true[one.choice].equal and not one.equal and one.cost >= GRADES[1][0]
    number = asked.decisions
    print(f"{number} decisions, {cards} cards, {asked.worlds} deals beside {coach.MOST}; ", end="")
    print(f"{perf_counter() - since:.0f} s")
    print(
        f"its best card is one of the best: {100 * best / number:.1f} %; it costs {lost / number:.3f} points on average"
    )
    print(f"a card that is one of the best is called an inaccuracy or worse: {100 * wrong / cards:.1f} % of all cards")
    print(f"the same, a mistake or worse: {100 * bad / cards:.1f} %; costs are off by {off / cards:.2f} points")


if __name__ == "__main__":
    main()

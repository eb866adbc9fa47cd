"""Choices on fixed views: one number over what minds choose, which is the same on every Python.

    python tests/bench/choices.py 10000             at sight, on 10,000 views
    python tests/bench/choices.py 200 iq:180        the mind that searches, by worlds

A record that names its minds can only be checked where they choose alike; `tests/minds/test_same_choices.py` compares
the Pythons that are there, and Pyodide.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if __name__ == "__main__":
    sys.path.insert(0, __file__.rsplit("/", 3)[0] + "/py")

from hearts.engine import shuffle
from hearts.engine.cards import count
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.rules import Rules
from hearts.minds.registry import mind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts.engine.deal import View

SIGHT = ("iq:120", "iq:60,moons=0.5", "instinct")
RULES = ("classic-pc", "deluxe", "spot", "kitty")


def views(number: int) -> Iterator[tuple[str, View, str]]:
    """Yield this many views with what is asked and the chance: of deals that are played at sight."""
    given, deal, seats = 0, 0, mind("iq:100")
    while given < number:
        rules = Rules.read(RULES[deal % len(RULES)])
        key = shuffle.deal_key("views", deal, (("house", str(deal)),))
        game = Game.new(rules, deal).play(Dealt(*shuffle.dealt(rules, key)))
        deal += 1
        while game.phase in ("pass", "play") and given < number:
            seat = game.waiting[0]
            view, chance = game.view(seat), shuffle.chance(key, game.length, seat)
            ask = "give" if game.phase == "pass" else "play"
            if ask == "give" or count(view.legal) > 1:
                given += 1
                yield ask, view, chance
            if ask == "give":
                game = game.play(Passed(seat, seats.give(view, chance).choice))
            else:
                game = game.play(Played(seat, seats.play(view, chance).choice))


def chosen(number: int, names: tuple[str, ...]) -> str:
    """Return a hash over the choices of these minds on this many views."""
    minds = [mind(name) for name in names]
    words = ["choices"]
    for ask, view, chance in views(number):
        for each in minds:
            thought = each.give(view, chance) if ask == "give" else each.play(view, chance)
            words.append(str(thought.choice))
    return shuffle.digest(*words)


if __name__ == "__main__":
    print(chosen(int(sys.argv[1]), tuple(sys.argv[2:]) or SIGHT))

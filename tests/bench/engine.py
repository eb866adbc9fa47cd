"""How many whole random deals a second the engine plays, beside OpenSpiel's `hearts` (C++) driven from Python.

    PYTHONPATH=py .venv/bin/python -m tests.bench.engine [rounds]

Every side gets the same shuffled packs, asks for the legal cards, chooses one of the list at random, and plays it, to
the end of the deal and its score. All take turns within a round and the best round of each counts, so that what else
the machine is doing falls out of the ratios.
"""

import sys
import time
from random import Random
from typing import TYPE_CHECKING, Any

from hearts.engine.cards import bits, each
from hearts.engine.deal import Deal
from hearts.engine.game import Dealt, Game, Played
from hearts.engine.rules import Rules
from hearts.engine.score import line
from hearts.engine.table import legal

if TYPE_CHECKING:
    from collections.abc import Callable

    Pack = list[int]

DEALS = 100
RULES = Rules("classic-pc", passing="K", queen_breaks="played", deals=1, ties="share")
NOBODY = (0, 0, 0, 0)
THEIRS = [rank * 4 + suit for suit in (0, 1, 3, 2) for rank in range(13)]  # our card -> theirs

chance = Random(5).random


def hands(pack: "Pack") -> "tuple[int, ...]":
    """The pack dealt out, a set a seat."""
    return tuple([bits(pack[seat::4]) for seat in range(4)])


def deal_level(pack: "Pack") -> None:
    """`legal` and `Deal.play`: what minds and tools build on; nothing is checked."""
    deal = Deal.begin(RULES, 0, hands(pack), 0)
    while deal.table.phase == "play":
        table = deal.table
        choice = each(legal(deal.hands[table.turn], table.demands))
        deal = deal.play(choice[int(chance() * len(choice))])
    line(RULES, 0, deal.taken, deal.table.won, NOBODY)


def game_level(pack: "Pack") -> None:
    """`Game.view` and `Game.play`: what a table is run on; every move is checked and kept."""
    game = Game.new(RULES).play(Dealt(hands(pack), 0))
    while game.phase == "play":
        seat = game.waiting[0]
        choice = each(game.view(seat).legal)
        game = game.play(Played(seat, choice[int(chance() * len(choice))]))


def openspiel(game: "Any") -> "Callable[[Pack], None]":
    """The same through OpenSpiel's Python interface."""

    def play(pack: "Pack") -> None:
        state = game.new_initial_state()
        state.apply_action(0)
        for card in pack:
            state.apply_action(THEIRS[card])
        while not state.is_terminal():
            choice = state.legal_actions()
            state.apply_action(choice[int(chance() * len(choice))])
        state.returns()

    return play


def openspiel_from_the_deal(game: "Any") -> "Callable[[Pack], None]":
    """The same from a deal that is on the table already: OpenSpiel deals card by card, which takes it a third."""
    dealt: dict[tuple[int, ...], Any] = {}

    def play(pack: "Pack") -> None:
        key = tuple(pack)
        if key not in dealt:
            dealt[key] = game.new_initial_state()
            for action in [0] + [THEIRS[card] for card in pack]:
                dealt[key].apply_action(action)
        state = dealt[key].clone()
        while not state.is_terminal():
            choice = state.legal_actions()
            state.apply_action(choice[int(chance() * len(choice))])
        state.returns()

    return play


def measure(sides: "dict[str, Callable[[Pack], None]]", rounds: int) -> "dict[str, float]":
    """The best seconds of processor time of each side for all packs."""
    shuffler = Random(7)
    packs = [shuffler.sample(range(52), 52) for _ in range(DEALS)]
    best = dict.fromkeys(sides, float("inf"))
    for _ in range(rounds):
        for name, play in sides.items():
            start = time.process_time()
            for pack in packs:
                play(pack)
            best[name] = min(best[name], time.process_time() - start)
    return best


def main() -> None:
    """Measures and prints."""
    sides: dict[str, Callable[[Pack], None]] = {"Deal": deal_level, "Game": game_level}
    try:
        import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError:
        print("OpenSpiel is not there, so there is nothing to compare with.")
    else:
        game = pyspiel.load_game("hearts", {"pass_cards": False})
        sides["OpenSpiel"] = openspiel(game)
        sides["OpenSpiel, dealt before"] = openspiel_from_the_deal(game)
    best = measure(sides, int(sys.argv[1]) if len(sys.argv) > 1 else 20)
    for name, seconds in best.items():
        ratio = f"{best['OpenSpiel'] / seconds:6.2f} × OpenSpiel" if "OpenSpiel" in best else ""
        print(f"{name:24}{DEALS / seconds:7.0f} deals/s {ratio}")


if __name__ == "__main__":
    main()

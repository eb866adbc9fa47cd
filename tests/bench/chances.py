"""How true the coach's chances come: what it says of a card that was then played, beside what happened, by bins.

    PYTHONPATH=py .venv/bin/python -m tests.bench.chances --out chances.jsonl [--deals N] [--rules RULES…]
        [--seats MIND] [--worlds N] [--seed S]

Each deal is one of a game in progress: instinct plays a game, and the deal begins at the scores before one of its
deals, drawn by chance. MIND sits in all seats, a mix by turns. Of the finished deal one card is drawn for each third of
the play, of any seat that had a choice, and the coach is asked about it as the page asks: from what that seat knew, in
as many worlds. Instinct plays the rest of the game, to see who wins it. What is settled is no chance and left out: a
moon that cannot come any more, a queen that has been taken.

Each finished deal is a line of FILE, and the same command goes on where it stopped. Errors are by deal, as in
`tests.bench.calibration`; the mean absolute error is that of single claims, which are never as sure as what happens.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from hearts.app.learning.coach import STAGES as LOOKS
from hearts.app.learning.review import Decision, decisions
from hearts.arena.players import make_player
from hearts.arena.referee import play_on
from hearts.engine.cards import count
from hearts.engine.deal import View
from hearts.engine.game import Game
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random
from hearts.minds import coach
from hearts.minds.advice import dearest
from hearts.minds.instinct import Instinct
from hearts.minds.thought import Limit
from tests.bench.calibration import BINS, STAGES, known, row

WORLDS = LOOKS[-1][1]  # of a hint that has come to its end
KINDS = ("own moon", "another's moon", "the queen taken", "the game won")
SEATS = "iq:100,iq:110,iq:120,iq:140"

Claim = tuple[int, int, float, float]
"""The number of the trick, from 0; a place among KINDS; what was claimed, and what came."""


def main() -> None:
    """Plays what is missing, and prints the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, required=True, metavar="FILE")
    parser.add_argument("--deals", type=int, default=250, metavar="N", help="for each of the rules")
    parser.add_argument("--rules", nargs="+", default=["deluxe", "classic-pc"], metavar="RULES")
    parser.add_argument("--seats", default=SEATS, metavar="MIND")
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    found: dict[str, list[list[Claim]]] = {}
    for rules in asked.rules:
        terms = {"rules": rules, "seats": asked.seats, "worlds": str(asked.worlds), "seed": asked.seed}
        played = known(asked.out, terms)
        for number in sorted(set(range(asked.deals)) - set(played)):
            played[number] = {"claims": claims(terms, number)}
            with asked.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(terms | {"deal": number} | played[number]) + "\n")
        found[rules] = [played[number]["claims"] for number in sorted(played) if number < asked.deals]
    print("\n".join(report(found)))


def claims(terms: dict[str, str], number: int) -> list[Claim]:
    """What the coach says of the cards that are drawn from a deal, and what came."""
    rules, seed = Rules.read(terms["rules"]), f"{terms['seed']}/{number}"
    game, four = begun(rules, seed), [Instinct()] * rules.players
    place = len(game.lines)
    done = game = play_on(game, seed, [make_player(terms["seats"])] * rules.players)
    while game.phase != "over":
        game = play_on(game, f"{seed}/after", four)
    found: list[Claim] = []
    for one in drawn(done, place, seed):
        said = _said(one, int(terms["worlds"]))
        came = _came(game, place, one.view.seat)
        open_ = _open(one.view)
        trick = one.trick - 1
        found += [(trick, kind, round(said[kind], 4), came[kind]) for kind in range(len(KINDS)) if open_[kind]]
    return found


def begun(rules: Rules, seed: str) -> Game:
    """A game in progress, before one of its deals."""
    game = Game.new(rules)
    before = [game]
    while game.phase != "over":
        game = play_on(game, f"{seed}/before", [Instinct()] * rules.players)
        before.append(game)
    return before[Random(seed, "begun").below(len(before) - 1)]


def drawn(game: Game, number: int, seed: str) -> Iterator[Decision]:
    """A card of each stage of a deal, that was a choice."""
    every = [one for seat in range(game.rules.players) for one in decisions(game, number, seat) if one.trick]
    for first, end in STAGES:
        some = [one for one in every if first < one.trick <= end]
        if some:
            yield some[Random(seed, "drawn", first).below(len(some))]


def _said(one: Decision, worlds: int) -> tuple[float, ...]:
    """The chances of the card that was played: its moon, another's, the queen, the game."""
    root = coach.root_of(one.view)
    for _ in coach.weigh(root, f"coach/{count(one.view.table.played)}", Limit(worlds=worlds)):
        pass
    told = root.advice().of(one.choice)
    run = next(run for run, cards in zip(root._runs, root.choices, strict=True) if one.choice in cards)
    assert told
    return told.moon, told.other, run.tale.mean("dear"), told.win


def _came(game: Game, number: int, seat: int) -> tuple[float, ...]:
    """The same as it came; a shared win counts in part."""
    line, scores = game.lines[number], game.scores
    won = (scores[seat] == min(scores)) / scores.count(min(scores))
    return line.shooter == seat, line.shooter not in (-1, seat), line.queen == seat, won


def _open(view: View) -> tuple[bool, ...]:
    """Which of the chances are not settled yet."""
    rules, taken, seat = view.rules, view.table.taken, view.seat
    others = [other for other in range(rules.players) if other != seat and taken[other] & rules.penalty_cards]
    own = taken[seat] & rules.penalty_cards
    return not others, not own and len(others) < 2, not sum(taken) & dearest(rules), True


def report(found: dict[str, list[list[Claim]]]) -> list[str]:
    """Of all rules together by bins and by stages, and of each by itself, as Markdown."""
    together = [deal for deals in found.values() for deal in deals]
    lines = [f"{', '.join(found)}: {len(together)} deals, {sum(len(_cards(deal)) for deal in together)} cards"]
    head = ["claimed", "claims", "claimed, mean", "happened", "gap", "mean absolute error"]
    for kind, what in enumerate(KINDS):
        lines += ["", f"| {what} | {' | '.join(head)} |", "|---" + "|---" * len(head) + "|"]
        for low, high in pairwise(BINS):
            lines += row("all tricks", f"{low:g} to {min(high, 1):g}", _pairs(together, kind, low=low, high=high))
        for first, end in STAGES:
            lines += row(f"tricks {first + 1}–{end}", "all", _pairs(together, kind, first, end))
        for rules, deals in found.items():
            lines += row(rules, "all", _pairs(deals, kind))
        lines += row("**all**", "all", _pairs(together, kind))
    return lines


def _pairs(
    deals: list[list[Claim]], kind: int, first: int = 0, end: int = 99, low: float = 0, high: float = 2
) -> list[list[tuple[float, float]]]:
    """By deal each claim of a kind and what came, of these tricks and this bin."""
    found = []
    for deal in deals:
        some = [claim for claim in deal if claim[1] == kind and first <= claim[0] < end and low <= claim[2] < high]
        found.append([(said, came) for _, _, said, came in some])
    return found


def _cards(deal: list[Claim]) -> set[int]:
    return {claim[0] for claim in deal}


if __name__ == "__main__":
    main()

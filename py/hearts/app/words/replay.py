"""A replay: where one is, what has just happened, and how to look at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import phrases, table
from hearts.app.words.locale import say
from hearts.engine.cards import bits
from hearts.engine.game import Dealt, Declared, Passed, Played

if TYPE_CHECKING:
    from hearts.engine.game import Game

DECLARED = {"claim": "replay-move-claims", "concede": "replay-move-concedes"}  # else it is how a moon is scored


def where(deal: int, trick: int, tricks: int) -> str:
    """Return which deal, from 0, and which trick, from 1."""
    if not trick:
        return say("replay-before", deal=deal + 1)
    return say("replay-where", deal=deal + 1, trick=trick, tricks=tricks)


def move_text(game: Game, names: list[str], seat: int, up: bool) -> str:
    """Return the last move, as the seat that looks on may know it."""
    move = game.move
    if isinstance(move, Dealt):
        return say("replay-dealt")
    if isinstance(move, Played):
        return table.play_text(names[move.seat], move.card)
    if not isinstance(move, (Passed, Declared)):
        return ""
    name = names[move.seat]
    who = "you" if phrases.nameless(name) else "other"
    cards = ""
    if isinstance(move, Declared):
        what = DECLARED.get(move.what, "replay-move-scores")
    elif not move.cards:
        what = "replay-move-declines"
    elif up or move.seat == seat:
        what, cards = "replay-move-passes", phrases.cards(move.cards)
    else:
        what = "replay-move-passes_hidden"
    return say(what, who=who, name=name, cards=cards)


def took(game: Game, names: list[str], taker: int) -> str:
    """Return who took the trick that lies there, and how many points."""
    points = game.rules.worth(bits(game.deal.table.tricks[-1].cards)) if game.deal else 0
    return table.took(names[taker], points, phrases.nameless(names[taker]))


def deal_text(game: Game, names: list[str]) -> str:
    """Return what the deal came to."""
    line = game.lines[-1]
    points = [say("aloud-points", name=name, points=phrases.points(own)) for name, own in zip(names, line.points)]
    return phrases.paragraph([say("aloud-deal", deal=line.number + 1)] + points)

"""Tables of every kind, with Hypothesis: any rules, any seats, any moment of a deal."""

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from hearts.engine import shuffle
from hearts.engine.cards import bits, each
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.options import OPTIONS, PRESETS, RulesError
from hearts.engine.rules import Rules
from hearts.engine.shuffle import Random

# These are drawn by themselves, or come to nothing within a few deals.
APART = ("pass_count", "extra", "limit", "deals", "ends", "ties", "exact", "floor", "handicap")
CHANGED = [option for option in OPTIONS if option not in APART]


def values(option: str) -> "list[Any]":
    """The values that an option may be drawn with."""
    _, *others = found = OPTIONS[option]
    return list(others[0] if isinstance(others[0], range) else found)


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """A preset with some options changed, such that they go together."""
    preset = draw(st.sampled_from(sorted(PRESETS)))
    changes = {}
    for option in draw(st.lists(st.sampled_from(CHANGED), max_size=6, unique=True)):
        changes[option] = draw(st.sampled_from(values(option)))
    changes["pass_count"] = draw(st.sampled_from([3, 3, 1, 2, 4]))
    if draw(st.integers(0, 3)) == 0:
        changes["extra"] = "7C=7"
    while True:
        try:
            return Rules.preset(preset, **changes)
        except RulesError:
            if not changes:
                preset = "deluxe"
            changes = dict(list(changes.items())[:-1])


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game at some moment of one of its deals, reached by random legal moves; seats may have passed or declined."""
    table, seed = draw(rules()), draw(st.integers(0, 10**6))
    moves = list(_moves(table, seed, draw(st.integers(0, 2))))
    return moves[draw(st.integers(0, len(moves) - 1))]


def _moves(table: Rules, seed: int, deals: int) -> Iterator[Game]:
    """Every position in which somebody is to move, in the first deals up to number `deals` or a moon to be declared."""
    chance = Random(seed)
    game = Game.new(table)
    while len(game.lines) <= deals and game.phase != "over":
        if game.phase == "deal":
            if len(game.lines) == deals + 1:
                return
            game = game.play(Dealt(*shuffle.deal(table, seed, len(game.lines))))
            continue
        if game.phase == "moon":
            return
        seat = game.waiting[chance.below(len(game.waiting))]
        yield game
        choices = chance.shuffle(each(game.view(seat).legal))
        if game.phase == "play":
            game = game.play(Played(seat, choices[0]))
        else:
            declines = table.decline and chance.below(2) == 0
            game = game.play(Passed(seat, 0 if declines else bits(choices[: table.pass_count])))

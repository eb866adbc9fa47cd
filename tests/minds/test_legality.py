"""Whatever the rules and whoever sits there, a mind chooses what is legal, and the same again."""

import pytest
from hypothesis import given, settings
from tables import CHANGED, games, values

from hearts.engine.cards import count
from hearts.engine.game import Game, Passed, Played
from hearts.engine.options import check
from hearts.minds.registry import KINDS, mind
from hearts.minds.thought import Limit

AT_SIGHT = [name for name, kind in KINDS.items() if not kind.thinks and name != "iq"]
TRIED = [*AT_SIGHT, "iq:100", "iq:130", "defender", "shooter", "sampling:1", "sampling:3"]


def test_every_kind_is_tried_here() -> None:
    assert {name.partition(":")[0] for name in TRIED} == set(KINDS) - {"diabolo"}  # who needs everybody's hands


@pytest.mark.parametrize("name", TRIED)
def test_choices_are_legal_under_all_rules(name: str) -> None:
    who = mind(name)

    @settings(max_examples=200 if name in AT_SIGHT else 60)
    @given(games())
    def check(game: Game) -> None:
        seat = game.waiting[-1]
        view = game.view(seat)
        if game.phase == "pass":
            thought = who.give(view, "7")
            assert game.play(Passed(seat, thought.choice))
            assert count(thought.choice) == game.rules.pass_count
            again = who.give(view, "7")
        else:
            thought = who.play(view, "7")
            assert game.play(Played(seat, thought.choice))
            again = who.play(view, "7", Limit(milliseconds=60_000, worlds=who.limit.worlds if who.limit else 3))
        assert again.choice == thought.choice
        ranked = [choice for choice, _ in thought.ranking]
        assert not ranked or (ranked[0] == thought.choice and len(set(ranked)) == len(ranked))

    check()


@pytest.mark.parametrize("option", [*CHANGED, "pass_count", "limit", "deals"])
def test_a_table_is_drawn_with_values_that_its_option_takes(option: str) -> None:
    """Else each such table would be refused, and no mind would be tried with that option at all."""
    assert len(values(option)) > 1
    for value in values(option):
        check(option, value)

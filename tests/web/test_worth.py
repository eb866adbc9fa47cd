"""The bars on the cards: as full and as red in deals of many points as in the usual ones."""

import pytest

from hearts.engine.cards import card
from hearts.engine.rules import Rules
from hearts.minds.advice import Advice, Choice
from hearts.web.dialogs import choice_values

COSTS = {"2C": 0.0, "5C": 0.8, "9C": 2.0, "KC": 3.5}  # of 26 points


@pytest.mark.parametrize(("rules", "times"), [("deluxe", 1.0), ("spot", 117 / 26), ("deluxe queen=0", 0.5)])
def test_a_bar_tells_the_cost_beside_the_points_of_a_deal(rules: str, times: float) -> None:
    numbers = [(cost * times, 0.0, 0.0, 0.0, 0.25, 0.0, 0.0) for cost in COSTS.values()]
    choices = [Choice(card(code), (5.0, 7.0, 7.0, 7.0), given) for code, given in zip(COSTS, numbers, strict=True)]
    bars = choice_values.bars(Advice("play", tuple(choices), 60), 0, Rules.read(rules))
    assert {code: (kind, full) for code, (kind, full, _) in bars.items()} == {
        "2C": ("worth best", "1.00"),
        "5C": ("worth good", "0.80"),
        "9C": ("worth poor", "0.50"),
        "KC": ("worth bad", "0.12"),
    }
    assert {points for *_, points in bars.values()} == {"5.0"}

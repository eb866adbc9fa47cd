"""A standing: who wins the game from the scores as they are."""

import pytest

from hearts.engine.rules import Rules
from hearts.minds.standing import chances


@pytest.mark.parametrize(("dear", "plain"), [("spot", "classic-pc"), ("black-maria", "pagat")])
def test_points_weigh_as_much_as_a_deal_has_of_them(dear: str, plain: str) -> None:
    """Who lies a deal's points behind has the same chance, however many these are."""
    behind = [
        chances(rules, (0, *[rules.total] * (rules.players - 1)), 0)
        for rules in (Rules(dear, players=4, deals=4), Rules(plain, deals=4))
    ]
    assert behind[0] == pytest.approx(behind[1])
    assert 0.5 < behind[0][0] < 0.95


@pytest.mark.parametrize("rules", [Rules("deluxe"), Rules("classic-pc", deals=8)])
def test_the_nearer_the_end_the_surer_is_who_leads(rules: Rules) -> None:
    early, late = [chances(rules, (low, *[low + 10] * 3), deals)[0] for low, deals in ((10, 1), (80, 7))]
    assert 0.25 < early < late - 0.05

"""Rules as people share them: a line or a link reads back."""

import pytest

from hearts.app import links
from hearts.app.rules import share
from hearts.engine.options import RulesError
from hearts.engine.rules import Rules


@pytest.mark.parametrize(
    "text",
    [
        "spot players=5 extra=KS=10,AS=7",
        "  spot  players=5 extra=KS=10,AS=7 ",
        "https://somewhere/hearts/?preset=spot+players=5+extra=KS=10,AS=7",
        "https://somewhere/hearts/?pace=0&preset=spot%20players%3D5%20extra%3dKS%3D10%2CAS%3D7&seed=3",
    ],
)
def test_shared_rules_read_as_a_line_and_as_a_link(text: str) -> None:
    assert share.read_rules(text) == Rules("spot", players=5, extra="KS=10,AS=7")


def test_a_link_asks_for_rules_that_read_back() -> None:
    rules = Rules("pagat", players=3, handicap="0,-5,10", extra="KS=10,AS=7", ties="share")
    assert share.query(rules) == "?preset=pagat+players=3+extra=KS=10,AS=7+ties=share+handicap=0,-5,10"
    assert share.read_rules("http://here/" + share.query(rules)) == rules
    with pytest.raises(RulesError, match="no option called “foo”"):
        share.read_rules("spot foo=1")


def test_a_percent_sign_that_begins_no_code_stays() -> None:
    assert [links.decoded(text) for text in ("%", "%zz", "100%", "%%20")] == ["%", "%zz", "100%", "% "]
    assert share.read_rules("http://here/?preset=spot%20limit%3d100") == share.read_rules("spot+limit=100")
    with pytest.raises(RulesError):
        share.read_rules("spot limit=100%")

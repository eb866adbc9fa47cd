"""A problem as text and back, its position, and that its View tells nothing of the others' hands."""

import pytest

from hearts.engine.cards import count, name, text
from hearts.minds.problem import SEAT, Problem, begins

CARD = (
    "23t22 | pagat | 21 3 1 1 -1 0 -1 / 2 4 20 0 -1 2 -1 / 0 23 2 1 -1 1 -1 | A5C 64D A542S AQJT5H / "
    "K63C JT852D KQ98S 3H / QJ98C AK3D JT6S 976H / T742C Q97D 73S K842H | | 2C 7C 5C KC | 1200 | "
    "5S+4S,0,0,0,5,36,8.5,4,10.6,5.6 ; KS,18.55,0.52,0,0,21,18,1.3,4.8,1.8,dear,0.15,0.68 | queen count | 60 80"
)
PASS = (
    "8p | deluxe | | T5C A962D AKQ32S 74H / AK96C KJT8D T87S 65H / Q873C 3D 5S AKQJ932H / J42C Q754D J964S T8H | | | "
    "1200 | QS+KS+AS,0,0,1,5,25,3.8,5.8,2.6,0.9 ; AD+QS+AS,0.75,0.2,0,0,20,9.7,2,1.6,2.7 | pass | "
)


def fits(line: str) -> str:
    """The line with empty fields as `text` writes them."""
    return " | ".join([field.strip() for field in line.split("|")])


@pytest.mark.parametrize("line", [fits(CARD.replace("2C 7C 5C KC", "")), fits(PASS)])
def test_it_reads_back(line: str) -> None:
    assert Problem.read(line).text() == line


def test_what_it_says() -> None:
    found = Problem.read(PASS)
    assert (found.id, found.themes, found.solved) == ("8p", ("pass",), ())
    assert [text(packet) for packet in found.best] == ["AKQS"]
    assert found.margin == 0.75
    first = found.advice.choices[0]
    assert (first.points, first.moon, first.other, first.win) == ((3.8, 5.8, 2.6, 0.9), 0.01, 0.05, 0.25)
    assert begins(PASS) == ("8p", "deluxe", ("pass",), ())


def test_cards_that_are_as_good_as_one_another_all_solve_it() -> None:
    found = Problem.read(CARD.replace("2C 7C 5C KC", ""))
    assert sorted([name(card) for card in found.best]) == ["4S", "5S"]
    assert found.advice.choices[-1].why == "dear" and found.advice.choices[-1].own == 0.68
    assert begins(CARD)[2:] == (("queen", "count"), (60, 80))


def test_the_position_has_the_scores_of_the_deals_before() -> None:
    game = Problem.read(CARD.replace("2C 7C 5C KC", "")).start.game()
    assert game.scores == (23, 30, 23, 2)
    assert [line.shooter for line in game.lines] == [-1, -1, -1]
    assert game.deal is not None and game.deal.table.number == 3 and game.phase == "play"  # pagat: the fourth is kept


def test_its_view_is_that_of_its_seat_alone() -> None:
    view = Problem.read(PASS).view()
    assert view.seat == SEAT and count(view.hand) == 13
    assert view.unseen == view.rules.pack & ~view.hand


@pytest.mark.parametrize("line", ["", "8p | deluxe", PASS.replace("deluxe", "dee"), PASS.replace("0.75", "x")])
def test_what_does_not_read_is_an_error(line: str) -> None:
    with pytest.raises(ValueError):
        Problem.read(line)

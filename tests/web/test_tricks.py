"""The tricks of a finished deal as HTML: what each of them brought its taker."""

from pathlib import Path

import pytest
from test_sheet import Cells

from hearts.app.tasks import at_once
from hearts.engine.record import Record
from hearts.web.dialogs import tricks

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("name", ["kitty", "five-kitty", "six-kitty", "three-kitty", "deluxe-1"])
def test_the_points_of_the_tricks_add_up_to_all_there_are_those_of_the_kitty_too(name: str) -> None:
    game = Record.read((GOLDEN / f"{name}.txt").read_text("utf-8")).game
    while game.deal is None or game.deal.table.phase != "over":
        assert game.last is not None
        game = game.last
    rules, deal = game.rules, game.deal
    names = [f"Seat {seat}" for seat in range(rules.players)]
    rows = Cells("".join([part.markup for part in at_once(tricks.tricks_html(deal, names))])).rows
    shown = [row[-1].replace("−", "-") for row in rows[-rules.hand_size :]]
    assert [row[0] for row in rows[-rules.hand_size :]] == [str(number + 1) for number in range(rules.hand_size)]
    assert sum(int(points or 0) for points in shown) == rules.worth(rules.pack)

"""The charts of the statistics: deals are counted in whole numbers, also when there are few."""

import re

import pytest

from hearts.app.statistics.row import VERSION, Row
from hearts.app.statistics.tally import Tally
from hearts.web.dialogs import charts, figures


def tallied(points: "list[int]") -> Tally:
    """A game of yours with these points in its deals."""
    values: list[object] = [VERSION, "x", "1", "deluxe", 4, [], [], 1, [sum(points), 40, 60, 101], points, [1] * 13]
    tally = Tally()
    tally.add(Row(values + [0] * 7 + [False]))
    return tally


def side(chart: str) -> list[str]:
    """The numbers at the side of a chart."""
    return re.findall(r'text-anchor="end">([^<]*)<', chart)


@pytest.mark.parametrize(
    ("points", "numbers", "told"),
    [
        ([5], ["0", "1"], "in how many of 1 deal: "),
        ([5, 5], ["0", "1", "2"], "in how many of 2 deals: "),
        ([5] * 8, ["0", "2", "4", "6", "8"], "in how many of 8 deals: "),
    ],
)
def test_deals_are_counted_in_whole_numbers(points: "list[int]", numbers: "list[str]", told: str) -> None:
    chart = figures._deals(tallied(points))
    assert side(chart) == numbers and told in chart


def test_what_is_no_count_keeps_its_fractions() -> None:
    assert side(charts.bars([0.4, 1.0], ["1", "2"], "", ["", ""])) == ["0.0", "0.5", "1.0"]

"""The charts of the statistics: deals are counted in whole numbers, also when there are few."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from hearts.app.statistics.row import VERSION, Row
from hearts.app.statistics.tally import Overview, Tally
from hearts.app.tasks import at_once
from hearts.web.dialogs import charts, figures
from hearts.web.dialogs.chart import APART, Chart


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
    chart = figures._deals(tallied(points)).markup
    assert side(chart) == numbers and told in chart


def test_what_is_no_count_keeps_its_fractions() -> None:
    assert side(charts.bars([0.4, 1.0], ["1", "2"], "", ["", ""]).markup) == ["0.0", "0.5", "1.0"]


@pytest.mark.parametrize(("games", "told"), [(3, False), (19, False), (20, True), (399, True), (400, False)])
def test_a_share_of_few_games_is_told_without_what_it_may_be(games: int, told: bool) -> None:
    """“0 of 3 games, with so few games: between 0 and 56%” says nothing that 0 of 3 does not say."""
    tally = Tally()
    for _ in range(games):
        tally.games += 1
    assert ("likely between" in figures._tiles(tally).markup) is told


def test_of_the_tables_of_groups_one_is_shown_and_the_words_of_a_chart_are_for_the_ear() -> None:
    overview, others = Overview(), [["ben", "Ben", 100]]
    values: list[object] = [VERSION, "x", "1", "deluxe", 4, others, [], 1, [5, 40, 60, 101], [5], [1] * 13]
    overview.add(Row(values + [0] * 7 + [False]))
    drawn = at_once(figures.tables(overview, str)).markup
    assert drawn.count("<table") > 1 and drawn.count("<table") - 1 == drawn.count(" hidden>")
    assert drawn.count(" checked>") == 1
    assert '<figcaption class="unseen">told<' in charts.bars([1.0], ["1"], "told", [""]).markup


def test_one_kit_draws_the_lines_of_all_charts() -> None:
    """No other module places a value: each names its size, its room and its values."""
    web = Path(charts.__file__).parents[1]
    drawing = [path.name for path in sorted(web.rglob("*.py")) if "<polyline" in path.read_text("utf-8")]
    assert drawing == ["chart.py"]


def test_names_at_the_ends_of_lines_lie_apart_and_inside() -> None:
    several = [[0, last] for last in (100, 99, 98, 0, 1, 50)]
    drawn = Chart((300, 110), (8, 90, 6, 6), 0, 100, 1).lines(several, ["<a>", "b", "c", "d", "e", "f"], 2.6).markup
    heights = sorted(float(y) for y in re.findall(r'<text[^>]* y="([\d.]+)"', drawn))
    assert all(after - before >= APART - 0.2 for before, after in pairwise(heights))
    assert heights[-1] <= 110 and "&lt;a" in drawn and drawn.count("<polyline") == drawn.count("<circle") == 6

"""The score sheet's HTML, read back: what stands in it, what is said beside the graph, what cannot get in."""

import re
from html.parser import HTMLParser
from itertools import pairwise
from typing import TypeVar

from hearts.app.scene.model import Outcome, Sheet, SheetRow
from hearts.app.tasks import at_once, no_rest
from hearts.web.dialogs import course, sheet
from hearts.web.dialogs.score_sheet import by_trick

T = TypeVar("T")


class Cells(HTMLParser):
    """The visible cells of a table, row by row."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.stray: list[str] = []
        self._cell = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")
            self._cell = True
        if tag in ("script", "img"):
            self.stray.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th"):
            self._cell = False

    def handle_data(self, data: str) -> None:
        if self._cell:
            self.rows[-1][-1] = " ".join((self.rows[-1][-1] + " " + data).split())


def drawn(of: Sheet, over: bool = False) -> str:
    """The score sheet as HTML."""
    return at_once(sheet.sheet_html(of, over, no_rest)).markup


def two_deals(names: list[str] | None = None, now: list[int] | None = None) -> Sheet:
    """A sheet after two deals, with a queen, a bonus and a moon on it."""
    rows = [
        SheetRow(number=1, way="left", points=[13, 3, -7, 0], marks=["queen", "", "jack", ""], totals=[13, 3, -7, 0]),
        SheetRow(
            number=2, way="right", points=[0, -26, 0, 0], marks=["", "moon queen", "", ""], totals=[13, -23, -7, 0]
        ),
    ]
    return Sheet(
        names=names or ["You", "Pauline", "Michele", "Ben"],
        rows=rows,
        now=now,
        totals=[13, -23, -7, 0],
        limit=100,
        ends="The game ends when a score passes 100. The lowest score wins.",
        leaders=[1],
        bonus="Jack of Diamonds",
    )


def test_each_deal_is_a_row_with_points_running_total_and_what_was_taken() -> None:
    rows = Cells(drawn(two_deals())).rows
    assert rows[0] == ["Deal", "You", "Pauline", "Michele", "Ben"]
    assert rows[1] == ["1 left", "Q Queen of Spades 13 13", "3 3", "Jack of Diamonds −7 −7", "0 0"]
    assert rows[2][2] == "moon Q Queen of Spades −26 −23"
    assert rows[-1] == ["Total", "13", "leads: −23", "−7", "0"]


def test_a_long_sheet_is_drawn_a_row_at_a_time() -> None:
    """With sixteen deals it took a phone 80 ms at a stretch."""
    rests: list[None] = []

    async def rest() -> None:
        rests.append(None)

    at_once(sheet.sheet_html(two_deals(), False, rest))
    assert len(rests) > len(two_deals().rows)


def test_all_that_is_written_stands_in_the_first_font() -> None:
    shown = {letter for html in (drawn(two_deals()), by_trick(two_deals(), [(0, 0)]).markup) for letter in html}
    assert {letter for letter in shown if not " " <= letter <= "~"} <= set("±·×–—‘’“”…‹›−")  # of "Plain", in tokens.css


def test_points_of_the_deal_in_play_stand_apart() -> None:
    html = drawn(two_deals(now=[1, 0, 4, 0]))
    assert '<tr class="now">' in html
    assert Cells(html).rows[3] == ["this deal", "1", "0", "4", "0"]


def test_a_total_in_play_says_what_the_deal_adds_to_it() -> None:
    """“this deal 17” above “Total 0” looked like a mistake."""
    assert Cells(drawn(two_deals(now=[17, 0, -10, 0]))).rows[-1] == ["Total", "13 + 17", "leads: −23", "−7 − 10", "0"]


def test_the_legend_calls_the_bonus_card_by_its_name() -> None:
    assert "Jack of Diamonds</span></p>" in drawn(two_deals())


def test_the_graph_says_in_words_what_it_shows() -> None:
    html = drawn(two_deals())
    assert 'aria-label="Running totals after deal 2: You 13, Pauline −23, Michele −7 and Ben 0"' in html
    assert html.count("<polyline") == 4


def test_every_line_of_the_graph_stays_inside_and_names_do_not_lie_on_each_other() -> None:
    html = course.graph(two_deals()).markup
    points = [pair.split(",") for line in re.findall(r'points="([^"]*)"', html) for pair in line.split()]
    assert all(0 <= float(x) <= course.WIDE and 0 <= float(y) <= course.TALL for x, y in points)
    heights = sorted(float(y) for y in re.findall(r'<text[^>]* y="([^"]*)"', html))
    assert all(second - first >= 10.9 for first, second in pairwise(heights))
    assert heights[-1] <= course.TALL


def test_a_long_name_is_cut_in_the_graph_and_its_score_is_not() -> None:
    deals = two_deals()
    deals.names = ["Maximiliana Josephin", "Wolfeschlegelsteinha", "Ab", "Ben"]
    told = re.findall(r"<text[^>]*>([^<]*)</text>", course.graph(deals).markup)
    assert sorted(told) == sorted(["Maximiliana Jos… 13", "Wolfeschlegels… −23", "Ab −7", "Ben 0"])
    assert all(len(text) <= course.ROOM for text in told)
    assert "Maximiliana Josephin 13" in course.graph(deals).markup  # in words


def test_the_graph_draws_a_limit_only_where_a_score_ends_the_game() -> None:
    deals = two_deals()
    assert '<path class="limit"' in course.graph(deals).markup
    deals.limit, deals.ends = 0, "The game ends after 5 deals. The lowest score wins."
    html = course.graph(deals).markup
    assert '<path class="limit"' not in html and '<path class="zero"' in html
    assert "The game ends after 5 deals" in drawn(deals)
    for row in deals.rows:
        row.totals = [0, 0, 0, 0]
    assert course.graph(deals).markup.count("<polyline") == 4


def test_a_game_that_is_over_shows_its_graph_before_its_sheet() -> None:
    assert drawn(two_deals()).index("<table") < drawn(two_deals()).index("<figure")
    over = drawn(two_deals(), over=True)
    assert over.index("<figure") < over.index("<table")


def test_one_deal_has_no_graph_and_no_deal_no_crown() -> None:
    one = two_deals()
    one.rows = one.rows[:1]
    assert "<svg viewBox" not in drawn(one)
    one.rows = []
    assert "crown" not in drawn(one)


def test_a_name_cannot_bring_html_along() -> None:
    cells = Cells(drawn(two_deals(names=["<img src=x>", 'B"b', "A&B", "<script>"])))
    assert cells.stray == []
    assert cells.rows[0][1:] == ["<img src=x>", 'B"b', "A&B", "<script>"]


def test_both_ways_to_score_a_moon_are_shown_with_the_tables_they_lead_to() -> None:
    ways = [
        Outcome(command="moon minus", label="26 off yours", points=[-26, 0, 0, 0], totals=[4, 10, 20, 30]),
        Outcome(command="moon plus", label="26 to the others", points=[0, 26, 26, 26], totals=[30, 36, 46, 56]),
    ]
    rows = Cells(sheet.outcomes(two_deals(), ways).markup).rows
    assert rows[1] == ["26 off yours", "−26 4", "0 10", "0 20", "0 30"]
    assert rows[2] == ["26 to the others", "0 30", "26 36", "26 46", "26 56"]

"""Each player's expected points after each choice of a deal, as lines, and the same in a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import coach as words
from hearts.app.words.locale import say
from hearts.app.words.measures import whole
from hearts.app.words.phrases import joined, written
from hearts.web.dialogs.chart import Chart, text
from hearts.web.markup import Markup, html, table_of

if TYPE_CHECKING:
    Line = list[tuple[int, tuple[float, ...]]]

WIDE, TALL, LEFT, RIGHT, EDGE, FOOT = 320, 150, 22, 70, 8, 14  # the graph, in its own units


def expected_html(line: Line, names: list[str]) -> Markup:
    """Return the lines, and the table folded below them."""
    if len(line) < 2:
        return html("")
    ends = [
        say("review-line-one", name=name, first=float(line[0][1][seat]), last=float(line[-1][1][seat]))
        for seat, name in enumerate(names)
    ]
    label = say("review-line-told", lines=joined(ends))
    block = "<h3>{}</h3>{}<details><summary>{}</summary>{}</details>"
    return html(block, say("review-line"), _chart(line, names, label), say("review-table"), _table(line, names))


def _chart(line: Line, names: list[str], label: str) -> Markup:
    values = [points for _, row in line for points in row] + [0.0]
    low, high = min(values), max(values)
    chart = Chart((WIDE, TALL), (LEFT, RIGHT, EDGE, FOOT), min(low, high - 1), high, len(line) - 1)
    drawn, axis = [chart.across(0, "zero")], html(' class="axis"')
    for value in (high, low) if low < -1 else (high,):
        drawn.append(text(LEFT - 3, chart.y(value) + 3, words.short(value), "end", axis))
    for number, (trick, _) in enumerate(line[:-1]):
        below = written(trick) if trick else say("review-pass")
        drawn.append(text(chart.x(number), TALL - 3, below, "middle", axis))
    ends = [say("sheet-entry", name=name, score=whole(line[-1][1][seat])) for seat, name in enumerate(names)]
    courses = [[row[seat] for _, row in line] for seat in range(len(names))]
    return chart.figure(drawn + [chart.lines(courses, ends)], label)


def _table(line: Line, names: list[str]) -> Markup:
    rows = []
    for number, (trick, row) in enumerate(line):
        name = say("review-trick", trick=trick) if trick else say("review-pass")
        name = say("review-end") if number == len(line) - 1 else name
        cells = [html("<td>{}</td>", written(float(points))) for points in row]
        rows.append(html('<tr><th scope="row">{}</th>{}</tr>', name, cells))
    return table_of([say("review-after")] + names, rows, "choices")

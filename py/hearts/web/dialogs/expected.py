"""Each player's expected points after each choice of a deal, as lines, and the same in a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import coach as words
from hearts.app.words.locale import apart, say
from hearts.app.words.phrases import joined, signed, whole
from hearts.web import html
from hearts.web.dialogs.chart import Chart, text
from hearts.web.html import escaped

if TYPE_CHECKING:
    Line = list[tuple[int, tuple[float, ...]]]

WIDE, TALL, LEFT, RIGHT, EDGE, FOOT = 320, 150, 22, 70, 8, 14  # the graph, in its own units
AXIS = ' class="axis"'


def expected_html(line: Line, names: list[str]) -> str:
    """Return the lines as HTML, and the table folded below them."""
    if len(line) < 2:
        return ""
    ends = [
        say("review-line-one", name=name, first=words.number(line[0][1][seat]), last=words.number(line[-1][1][seat]))
        for seat, name in enumerate(names)
    ]
    label = say("review-line-told", lines=joined(ends))
    return (
        f"<h3>{escaped(say('review-line'))}</h3>"
        f"{_chart(line, names, label)}"
        f"<details><summary>{escaped(say('review-table'))}</summary>{_table(line, names)}</details>"
    )


def _chart(line: Line, names: list[str], label: str) -> str:
    values = [points for _, row in line for points in row] + [0.0]
    low, high = min(values), max(values)
    chart = Chart((WIDE, TALL), (LEFT, RIGHT, EDGE, FOOT), min(low, high - 1), high, len(line) - 1)
    drawn = chart.across(0, "zero")
    for value in (high, low) if low < -1 else (high,):
        drawn += text(LEFT - 3, chart.y(value) + 3, words.number(value, True), "end", AXIS)
    for number, (trick, _) in enumerate(line[:-1]):
        drawn += text(chart.x(number), TALL - 3, str(trick) if trick else say("review-pass"), "middle", AXIS)
    ends = [f"{apart(name)} {signed(whole(line[-1][1][seat]))}" for seat, name in enumerate(names)]
    return chart.figure(
        drawn + chart.lines([[row[seat] for _, row in line] for seat in range(len(names))], ends), label
    )


def _table(line: Line, names: list[str]) -> str:
    rows = ""
    for number, (trick, row) in enumerate(line):
        name = say("review-trick", trick=trick) if trick else say("review-pass")
        name = say("review-end") if number == len(line) - 1 else name
        cells = "".join([f"<td>{words.number(points)}</td>" for points in row])
        rows += f'<tr><th scope="row">{escaped(name)}</th>{cells}</tr>'
    return html.table([say("review-after")] + names, rows, "choices")

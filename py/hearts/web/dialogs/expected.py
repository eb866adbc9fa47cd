"""Each player's expected points after each choice of a deal, as lines, and the same in a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import coach as words
from hearts.app.words.locale import apart, say
from hearts.app.words.phrases import joined, signed, whole
from hearts.web import html
from hearts.web.dialogs.course import LOOKS
from hearts.web.html import escaped

if TYPE_CHECKING:
    Line = list[tuple[int, tuple[float, ...]]]

WIDE, TALL, LEFT, RIGHT, EDGE, FOOT = 320, 150, 22, 70, 8, 14  # the graph, in its own units


def drawn(line: Line, names: list[str]) -> str:
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
        f'<figure class="graph"><svg viewBox="0 0 {WIDE} {TALL}" role="img" aria-label="{escaped(label)}">'
        f"{_drawing(line, names)}</svg></figure>"
        f"<details><summary>{escaped(say('review-table'))}</summary>{_table(line, names)}</details>"
    )


def _drawing(line: Line, names: list[str]) -> str:
    values = [points for _, row in line for points in row] + [0.0]
    low, high = min(values), max(values)
    wide, tall = WIDE - LEFT - RIGHT, TALL - EDGE - FOOT
    reach = max(1.0, high - low)
    xs = [LEFT + number * wide / (len(line) - 1) for number in range(len(line))]
    zero = EDGE + high / reach * tall
    drawing = f'<path class="zero" d="M{LEFT} {zero:.1f}H{WIDE - RIGHT}"/>'
    for value in (high, low) if low < -1 else (high,):
        y = EDGE + (high - value) / reach * tall
        drawing += (
            f'<text class="axis" x="{LEFT - 3}" y="{y + 3:.1f}" text-anchor="end">{words.number(value, True)}</text>'
        )
    for x, (trick, _) in list(zip(xs, line))[:-1]:
        name = str(trick) if trick else say("review-pass")
        drawing += f'<text class="axis" x="{x:.1f}" y="{TALL - 3}" text-anchor="middle">{escaped(name)}</text>'
    order = sorted(range(len(names)), key=lambda seat: -line[-1][1][seat])
    free = 0.0
    for place, seat in enumerate(order):
        heights = [EDGE + (high - row[seat]) / reach * tall for _, row in line]
        points = " ".join([f"{x:.1f},{y:.1f}" for x, y in zip(xs, heights)])
        look, label = f"g{seat % LOOKS}", f"{apart(names[seat])} {signed(whole(line[-1][1][seat]))}"
        free = min(max(free + 11, heights[-1]), TALL - FOOT - 11 * (len(order) - 1 - place))
        drawing += f'<polyline class="{look}" points="{points}"/>'
        drawing += f'<text class="{look}" x="{xs[-1] + 5:.1f}" y="{free + 3:.1f}">{escaped(label)}</text>'
    return drawing


def _table(line: Line, names: list[str]) -> str:
    rows = ""
    for number, (trick, row) in enumerate(line):
        name = say("review-trick", trick=trick) if trick else say("review-pass")
        name = say("review-end") if number == len(line) - 1 else name
        cells = "".join([f"<td>{words.number(points)}</td>" for points in row])
        rows += f'<tr><th scope="row">{escaped(name)}</th>{cells}</tr>'
    return html.table([say("review-after")] + names, rows, "choices")

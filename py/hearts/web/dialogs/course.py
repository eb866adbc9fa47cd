"""The graph of the score sheet: the running totals as a line for each player, with the same said in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import listed, signed
from hearts.web.html import escaped

if TYPE_CHECKING:
    from hearts.app.scene.model import Sheet

LOOKS = 6  # how many lines have a colour and dashes of their own
LETTER, ROOM = 5.7, 19  # a letter's width there, and how many a name and its total get at most
WIDE, TALL, LEFT, EDGE = 300, 110, 8, 6  # the graph, in its own units


def graph(sheet: Sheet) -> str:
    """Return the running totals as lines."""
    start = sheet.start or [0] * len(sheet.names)
    lines = [[start[index]] + [row.totals[index] for row in sheet.rows] for index in range(len(sheet.names))]
    scale = _Scale(sheet, lines)
    totals = listed([_entry(name, line[-1]) for name, line in zip(sheet.names, lines)])
    label = say("sheet-graph", deal=sheet.rows[-1].number, totals=totals)
    drawing = "".join([_line(index, line, scale) for index, line in enumerate(lines)]) + _ends(
        sheet.names, lines, scale
    )
    across = f"H{WIDE - scale.right:.1f}"
    limit = f'<path class="limit" d="M{LEFT} {scale.y(sheet.limit):.1f}{across}"/>' if sheet.limit else ""
    return (
        f'<figure class="graph"><svg viewBox="0 0 {WIDE} {TALL}" role="img" '
        f'aria-label="{escaped(label)}">'
        f'{limit}<path class="zero" d="M{LEFT} {scale.y(0):.1f}{across}"/>{drawing}</svg></figure>'
    )


class _Scale:
    """Where a score stands in the graph: x by deal, y by points; right is the room for names and totals."""

    def __init__(self, sheet: Sheet, lines: list[list[int]]) -> None:
        self.deals = len(sheet.rows)
        self.high = max([sheet.limit, 1] + [max(line) for line in lines])
        self.low = min([0] + [min(line) for line in lines])
        self.right = 12 + LETTER * max([len(_end(name, line[-1])) for name, line in zip(sheet.names, lines)])

    def x(self, deal: int) -> float:
        """Return the distance from the left, in the graph's units."""
        return LEFT + deal * (WIDE - LEFT - self.right) / self.deals

    def y(self, score: int) -> float:
        """Return the distance from the top, in the graph's units."""
        return EDGE + (self.high - score) * (TALL - 2 * EDGE) / (self.high - self.low)


def _line(index: int, line: list[int], scale: _Scale) -> str:
    points = " ".join([f"{scale.x(deal):.1f},{scale.y(score):.1f}" for deal, score in enumerate(line)])
    return f'<polyline class="g{index % LOOKS}" points="{points}"/>'


def _ends(names: list[str], lines: list[list[int]], scale: _Scale) -> str:
    """Return the names at the ends of their lines, pushed apart where they would lie on each other, and kept inside."""
    order = sorted(range(len(lines)), key=lambda index: scale.y(lines[index][-1]))
    ends, free = "", 0.0
    for place, index in enumerate(order):
        y = scale.y(lines[index][-1])
        free = min(max(free + 11, y), TALL - EDGE - 11 * (len(order) - 1 - place))
        x, look, label = scale.x(scale.deals), f"g{index % LOOKS}", escaped(_end(names[index], lines[index][-1]))
        ends += f'<circle class="{look}" cx="{x:.1f}" cy="{y:.1f}" r="2.6"/>'
        ends += f'<text class="{look}" x="{x + 6:.1f}" y="{free + 3:.1f}">{label}</text>'
    return ends


def _entry(name: str, total: int) -> str:
    """Return a player and their total."""
    return say("sheet-entry", name=name, score=signed(total))


def _end(name: str, total: int) -> str:
    """Return `_entry` in the room beside the lines: a name that is too long is cut."""
    label = _entry(name, total)
    return label if len(label) <= ROOM else _entry(name[: len(name) + ROOM - len(label) - 1] + "…", total)

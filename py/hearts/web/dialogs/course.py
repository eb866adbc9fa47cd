"""The graph of the score sheet: the running totals as a line for each player, with the same said in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import listed
from hearts.web.dialogs.chart import Chart

if TYPE_CHECKING:
    from hearts.app.scene.model import Sheet
    from hearts.web.markup import Markup

LETTER, ROOM = 5.7, 19  # a letter's width there, and how many a name and its total get at most
WIDE, TALL, LEFT, EDGE = 300, 110, 8, 6  # the graph, in its own units


def graph(sheet: Sheet) -> Markup:
    """Return the running totals as lines."""
    lines = courses(sheet)
    ends = [_end(name, line[-1]) for name, line in zip(sheet.names, lines)]
    room = (LEFT, 12 + LETTER * max([len(end) for end in ends]), EDGE, EDGE)
    chart = Chart((WIDE, TALL), room, *reach(sheet, lines), len(sheet.rows))
    totals = listed([_entry(name, line[-1]) for name, line in zip(sheet.names, lines)])
    label = say("sheet-graph", deal=sheet.rows[-1].number, totals=totals)
    limit = [chart.across(sheet.limit, "limit")] if sheet.limit else []
    return chart.figure(limit + [chart.across(0, "zero"), chart.lines(lines, ends, 2.6)], label)


def courses(sheet: Sheet) -> list[list[int]]:
    """Return the running totals of each player, from before the first deal on."""
    start = sheet.start or [0] * len(sheet.names)
    return [[start[index]] + [row.totals[index] for row in sheet.rows] for index in range(len(sheet.names))]


def reach(sheet: Sheet, lines: list[list[int]]) -> tuple[int, int]:
    """Return the least and the greatest score that such a graph has room for."""
    return min([0] + [min(line) for line in lines]), max([sheet.limit, 1] + [max(line) for line in lines])


def _entry(name: str, total: int) -> str:
    """Return a player and their total."""
    return say("sheet-entry", name=name, score=total)


def _end(name: str, total: int) -> str:
    """Return `_entry` in the room beside the lines: a name that is too long is cut."""
    label = _entry(name, total)
    return label if len(label) <= ROOM else _entry(name[: len(name) + ROOM - len(label) - 1] + "…", total)

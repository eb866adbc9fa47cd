"""Charts as SVG with their words: a line over time, and bars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.measures import whole
from hearts.app.words.phrases import written
from hearts.web.dialogs.chart import Chart, tenths, text
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from collections.abc import Sequence


WIDE, TALL = 320, 120  # a chart, in its own units
LEFT, RIGHT, TOP, LOW = 30, 8, 14, 18  # the room around it, for numbers and names
STEPS = (1, 2, 5)  # of the numbers at the side, times a power of ten
LINES = 4  # at most


def line(values: Sequence[float], ends: tuple[str, str], summary: str) -> Markup:
    """Draw values over time; `ends` are the names of its two ends."""
    chart, lines = _ruled(min(0.0, min(values)), max(values), max(1, len(values) - 1))
    lines += [chart.line(values), chart.dot(values[-1], 3)]
    lines += [text(LEFT, TALL - 4, ends[0]), text(WIDE - RIGHT, TALL - 4, ends[1], "end")]
    return _figure(lines, summary)


def bars(
    values: Sequence[float], names: Sequence[str], summary: str, tops: Sequence[str], least: float = 0.1
) -> Markup:
    """Draw a bar for each value, its name below and `tops` above; a value below 0 hangs from the line.

    least   the least step of the numbers at the side: 1 where things are counted
    """
    chart, drawn = _ruled(min(0.0, min(values)), max(0.0, max(values)), len(values), least)
    wide = chart.x(1) - chart.x(0)
    for number, value in enumerate(values):
        x, top, foot = chart.x(number), chart.y(max(value, 0.0)), chart.y(min(value, 0.0))
        places = tenths(x + wide * 0.12, top, wide * 0.76, foot - top)
        drawn.append(html('<rect x="{}" y="{}" width="{}" height="{}"/>', *places))
        drawn.append(text(x + wide / 2, TALL - 4, names[number], "middle"))
        drawn.append(text(x + wide / 2, top - 3, tops[number], "middle"))
    return _figure(drawn, summary)


def _ruled(low: float, high: float, steps: int, least: float = 0.1) -> tuple[Chart, list[Markup]]:
    """Return a chart, and in it a line for each round number, with the number."""
    step = max(least, step_of(max(high - low, 0.1)))
    low = step * _floor(low / step)
    chart = Chart((WIDE, TALL), (LEFT, RIGHT, TOP, LOW), low, max(high, low + step), steps)
    drawn, number = [], 0
    while low + number * step <= chart.high + step / 100:
        value = low + number * step
        shown = written(float(value) if step < 1 else whole(value))
        drawn += [chart.across(value), text(LEFT - 4, chart.y(value) + 3, shown, "end")]
        number += 1
    return chart, drawn


def step_of(reach: float) -> float:
    """Return a round number that goes into `reach` LINES times at most."""
    power = 0.1
    while True:
        for step in STEPS:
            if reach / (step * power) <= LINES:
                return step * power
        power *= 10


def _floor(number: float) -> int:
    whole = int(number)
    return whole - 1 if number < whole else whole


def _figure(drawn: list[Markup], summary: str) -> Markup:
    """The picture for the eye, and the same in words for the ear."""
    figure = (
        '<figure class="chart"><svg viewBox="0 0 {} {}" aria-hidden="true">{}</svg><figcaption class="unseen">{}'
        "</figcaption></figure>"
    )
    return html(figure, WIDE, TALL, drawn, summary)

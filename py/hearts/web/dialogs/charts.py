"""Charts as SVG with their words: a line over time, and bars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.statistics import averaged
from hearts.web.html import escaped

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDE, TALL = 320, 120  # a chart, in its own units
LEFT, RIGHT, TOP, LOW = 30, 8, 14, 18  # the room around it, for numbers and names
STEPS = (1, 2, 5)  # of the numbers at the side, times a power of ten
LINES = 4  # at most


def line(values: Sequence[float], ends: tuple[str, str], summary: str) -> str:
    """Draw values over time; `ends` are the names of its two ends."""
    scale = _Scale(min(0.0, min(values)), max(values))
    wide = (WIDE - LEFT - RIGHT) / max(1, len(values) - 1)
    points = [f"{LEFT + number * wide:.1f},{scale.y(value):.1f}" for number, value in enumerate(values)]
    x, _, y = points[-1].partition(",")
    drawn = f'<polyline points="{" ".join(points)}"/><circle cx="{x}" cy="{y}" r="3"/>'
    drawn += _text(LEFT, TALL - 4, ends[0], "") + _text(WIDE - RIGHT, TALL - 4, ends[1], "end")
    return _figure(scale.lines() + drawn, summary)


def bars(values: Sequence[float], names: Sequence[str], summary: str, tops: Sequence[str], least: float = 0.1) -> str:
    """Draw a bar for each value, its name below and `tops` above; a value below 0 hangs from the line. Returns HTML.

    least   the least step of the numbers at the side: 1 where things are counted
    """
    scale = _Scale(min(0.0, min(values)), max(0.0, max(values)), least)
    wide = (WIDE - LEFT - RIGHT) / len(values)
    drawn = ""
    for number, value in enumerate(values):
        x, top, foot = LEFT + number * wide, scale.y(max(value, 0.0)), scale.y(min(value, 0.0))
        drawn += f'<rect x="{x + wide * 0.12:.1f}" y="{top:.1f}" width="{wide * 0.76:.1f}" height="{foot - top:.1f}"/>'
        drawn += _text(x + wide / 2, TALL - 4, names[number], "middle")
        drawn += _text(x + wide / 2, top - 3, tops[number], "middle")
    return _figure(scale.lines() + drawn, summary)


class _Scale:
    """Where a value stands from the top, and the lines that say so."""

    def __init__(self, low: float, high: float, least: float = 0.1) -> None:
        self.step = max(least, step_of(max(high - low, 0.1)))
        self.low = self.step * _floor(low / self.step)
        self.high = max(high, self.low + self.step)

    def y(self, value: float) -> float:
        """Return where this value stands from the top, in the chart's units."""
        return TOP + (self.high - value) * (TALL - TOP - LOW) / (self.high - self.low)

    def lines(self) -> str:
        """Return a line for each round number, with the number."""
        drawn, number = "", 0
        while self.low + number * self.step <= self.high + self.step / 100:
            value = self.low + number * self.step
            y = self.y(value)
            drawn += f'<path d="M{LEFT} {y:.1f}H{WIDE - RIGHT}"/>'
            shown = averaged(value) if self.step < 1 else averaged(value).rstrip("0").rstrip(".")
            drawn += _text(LEFT - 4, y + 3, shown or "0", "end")
            number += 1
        return drawn


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


def _text(x: float, y: float, text: str, anchor: str) -> str:
    at = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{at}>{escaped(text)}</text>'


def _figure(drawn: str, summary: str) -> str:
    """The picture for the eye, and the same in words for the ear."""
    return (
        f'<figure class="chart"><svg viewBox="0 0 {WIDE} {TALL}" aria-hidden="true">{drawn}</svg>'
        f'<figcaption class="unseen">{escaped(summary)}</figcaption></figure>'
    )

"""The chart kit: where a value stands in a chart, and the lines, names and numbers in it, as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts.web.markup import Content


LOOKS = 6  # how many lines have a colour and dashes of their own
APART = 11  # between the names of two lines, in the chart's units


class Chart:
    """A chart of this size, in its own units, with room around it for names and numbers.

    room   left, right, above and below
    low    the least value, high: the greatest one
    steps  how many there are from the left to the right
    """

    def __init__(
        self, size: tuple[int, int], room: tuple[float, float, float, float], low: float, high: float, steps: int
    ) -> None:
        self.wide, self.tall = size
        self.left, self.right, self.top, self.foot = room
        self.low, self.high, self.steps = low, high, steps

    def x(self, step: float) -> float:
        """Return the distance of a step from the left."""
        return self.left + step * (self.wide - self.left - self.right) / self.steps

    def y(self, value: float) -> float:
        """Return the distance of a value from the top."""
        return self.top + (self.high - value) * (self.tall - self.top - self.foot) / (self.high - self.low)

    def across(self, value: float, kind: str = "") -> Markup:
        """Draw a level line at this value."""
        return html('<path{} d="M{} {}H{}"/>', _kind(kind), *tenths(self.left, self.y(value), self.wide - self.right))

    def line(self, values: Sequence[float], look: Content = "") -> Markup:
        """Draw a line through these values, a step apart; `look`: attributes of its own."""
        points = " ".join([",".join(tenths(self.x(step), self.y(value))) for step, value in enumerate(values)])
        return html('<polyline{} points="{}"/>', look, points)

    def dot(self, value: float, size: float, look: Content = "") -> Markup:
        """Draw the end of a line."""
        return html('<circle{} cx="{}" cy="{}" r="{}"/>', look, *tenths(self.x(self.steps), self.y(value), size))

    def lines(self, several: Sequence[Sequence[float]], names: Sequence[str], dots: float = 0) -> Markup:
        """Draw a line for each player, and their names at the ends, pushed apart where they would lie on each other.

        dots   the size of what ends each line, if anything does
        """
        looks = [_kind(f"g{number % LOOKS}") for number in range(len(several))]
        drawn = [self.line(values, look) for values, look in zip(several, looks)]
        order = sorted(range(len(several)), key=lambda number: self.y(several[number][-1]))
        x, free = self.x(self.steps) + (6 if dots else 5), 0.0
        for place, number in enumerate(order):
            last = several[number][-1]
            free = min(max(free + APART, self.y(last)), self.tall - self.foot - APART * (len(order) - 1 - place))
            drawn += [self.dot(last, dots, looks[number])] if dots else []
            drawn.append(text(x, free + 3, names[number], look=looks[number]))
        return html("{}", drawn)

    def figure(self, drawn: Content, label: str) -> Markup:
        """Return the chart, called by this label."""
        figure = '<figure class="graph"><svg viewBox="0 0 {} {}" role="img" aria-label="{}">{}</svg></figure>'
        return html(figure, self.wide, self.tall, label, drawn)


def text(x: float, y: float, words: str, anchor: str = "", look: Content = "") -> Markup:
    """Write words there."""
    at = html(' text-anchor="{}"', anchor) if anchor else ""
    return html('<text{} x="{}" y="{}"{}>{}</text>', look, *tenths(x, y), at, words)


def tenths(*numbers: float) -> list[str]:
    """Return places in a chart as text."""
    return [f"{number:.1f}" for number in numbers]


def _kind(name: str) -> Content:
    return html(' class="{}"', name) if name else ""

"""What people at the table say, in bubbles at their seats: for as long as it takes to read, and never over a card."""

from __future__ import annotations

from hearts.app.tempo import reading
from hearts.web.browser import clock, dom
from hearts.web.markup import Markup, html

SHORT = 24  # letters up to which a bubble has letters of the usual size


class Bubbles:
    """The bubbles of the table that is on the screen, by the sides of the seats."""

    def __init__(self) -> None:
        self._count: dict[int, int] = {}  # how many bubbles each side has had: an old one does not take a new one away

    def show(self, side: int, markup: Markup, text: str) -> None:
        """Show this at a side of the table; `text`: what has to be read in it."""
        node = dom.first(f'.seat[data-side="{side}"] .says')
        if node is None:
            return
        self._count[side] = this = self._count.get(side, 0) + 1
        node.setAttribute("dir", "auto")
        node.toggleAttribute("data-long", len(text) > SHORT)
        dom.write(node, html('<span class="words">{}</span>', markup))
        clock.later(1000 * reading(text), lambda: self._end(side, this))

    def clear(self) -> None:
        """Take all bubbles away."""
        for side in list(self._count):
            self._count[side] += 1
            self._end(side, self._count[side])

    def _end(self, side: int, this: int) -> None:
        node = dom.first(f'.seat[data-side="{side}"] .says')
        if node is not None and this == self._count.get(side):
            node.textContent = ""
            node.removeAttribute("dir")

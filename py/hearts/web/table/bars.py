"""The bars on the cards of the hand: how good the coach finds each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import dom

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node
    from hearts.web.table.cards import Cards


class Bars:
    """Those that lie on the cards now."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._laid: list[Node] = []

    def lay(self, bars: dict[str, tuple[str, str, str]]) -> None:
        """Lay a bar on each of these cards of the hand, and none on any other.

        bars  by the code of the card: a class, how full the bar is from 0 to 1, and the points above it
        """
        for bar in self._laid:
            bar.remove()
        self._laid = []
        for code, (kind, full, points) in bars.items():
            card = self._cards.node_of(code)
            if card is not None:
                bar = dom.new_element("span", kind)
                bar.setAttribute("aria-hidden", "true")
                bar.setAttribute("style", f"--worth:{full}")
                bar.setAttribute("data-points", points)
                card.insertBefore(bar, card.lastElementChild)  # before the mark, which the styles hide beside it
                self._laid.append(bar)

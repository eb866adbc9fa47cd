"""The signs: news shown over the table for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.table import from_whom
from hearts.web.browser import dom

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene

NEWS = ("broken", "taken", "pass")


class Signs:
    """Each of NEWS has an element of its own in the page; of two that come together, the later one of NEWS is shown."""

    def __init__(self) -> None:
        dom.element("signs").removeAttribute("hidden")
        self._shown = 0
        self._last = ""  # the one that was shown last

    def show(self, scene: Scene) -> None:
        """Show the signs of the news in this scene."""
        for news in NEWS:
            if news in scene.news and scene.pace and (news != "pass" or self._name_giver(scene)):
                if news == "taken":
                    dom.first('[data-sign="taken"] span').textContent = scene.sign
                if self._last not in ("", news):  # it may still be there, in the same place
                    dom.first(f'[data-sign="{self._last}"]').className = "sign"
                self._last = news
                self._shown += 1  # two classes by turns, so that the same sign starts over
                dom.first(f'[data-sign="{news}"]').className = f"sign show{self._shown % 2}"

    def _name_giver(self, scene: Scene) -> bool:
        """Write from whom the cards of the pass came; False where none did."""
        came = [card.source for card in scene.cards if card.received and card.source > 0]
        for seat in scene.seats:
            if came and seat.side == came[0]:
                dom.first('[data-sign="pass"]').textContent = from_whom(len(came), seat.name)
        return came != []

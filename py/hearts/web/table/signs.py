"""The signs: what has just happened, shown over the table for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import dom

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene

NEWS = ("broken", "queen", "jack")


class Signs:
    """Each of NEWS has an element of its own in the page."""

    def __init__(self) -> None:
        self._shown = 0

    def show(self, scene: Scene) -> None:
        """Show the signs of what is new in this scene."""
        for news in NEWS:
            if news in scene.news and scene.pace:
                self._shown += 1  # two classes by turns, so that the same sign starts over
                dom.first(f'[data-sign="{news}"]').className = f"sign show{self._shown % 2}"

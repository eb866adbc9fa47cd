"""The page's garbage, collected while nothing moves: in the midst of a scene it would delay a frame."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from hearts.web.browser import clock

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene

OFTEN = 6  # scenes between two collections: they leave a fifth of what would start one by itself (`py/main.py`)
MOST = 3 * OFTEN  # scenes, where none of them stays
CALM = 400  # milliseconds: a scene's cards have come to rest, those of the next one have not set out


class Tidy:
    """Follows the scenes, and collects the garbage after some of them."""

    def __init__(self) -> None:
        self._scenes = 0

    def follow(self, scene: Scene) -> None:
        """Collect, if it is time for that, once this scene has come to rest."""
        self._scenes += 1
        if self._scenes >= OFTEN:
            number = self._scenes
            clock.later(CALM, lambda: self._collect(number))

    def _collect(self, number: int) -> None:
        if number == self._scenes or self._scenes >= MOST:
            self._scenes = 0
            gc.collect()

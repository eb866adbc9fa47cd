"""The page's garbage, collected while the browser has nothing to do: in the midst of a scene it would delay a frame."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from hearts.web.browser import clock

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene

OFTEN = 6  # scenes between two collections: they leave a fifth of what would start one by itself (`py/main.py`)


class Tidy:
    """Follows the scenes and counts them."""

    def __init__(self) -> None:
        self._scenes = 0

    def follow(self, scene: Scene) -> None:
        """Collect, if it is time for that, as soon as nothing else is to be done."""
        self._scenes += 1
        if self._scenes >= OFTEN:
            self._scenes = 0
            clock.when_idle(gc.collect)

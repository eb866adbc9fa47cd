"""Sound: the module that makes it, fetched at the first gesture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.web.browser import clock, dom

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node

GESTURES = ("pointerdown", "keydown")


class Player:
    """Plays sounds; browsers allow none before the person has touched something."""

    def __init__(self) -> None:
        self._module: Node = None
        self._asked = False
        self._volume = 0
        for gesture in GESTURES:
            dom.listen_everywhere(gesture, self._touched)

    def set_volume(self, volume: int) -> None:
        """Set the volume, from 0 to 10."""
        self._volume = volume
        if self._module is not None:
            self._module.setVolume(volume)

    def play(self, kind: str) -> None:
        """Play this sound."""
        if self._module is not None:
            self._module.play(kind)

    def touch(self, kind: str) -> None:
        """Vibrate for it, on a device that can."""
        if self._module is not None:
            self._module.touch(kind)

    def _touched(self, event: Node) -> None:
        if self._module is not None:
            self._module.begin()
        elif not self._asked:
            self._asked = True
            clock.then(doors.sounding(), self._come)

    def _come(self, module: Node) -> None:
        if module is None:
            self._asked = False  # the next gesture tries again
        else:
            self._module = module
            module.setVolume(self._volume)
            module.begin()

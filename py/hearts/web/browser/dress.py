"""Dressing: the module that puts themes, backs and faces on the page."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.web.browser import clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node


class Wardrobe:
    """Asks the module for themes, backs and faces. Requests wait for the module; a failed fetch is tried again."""

    def __init__(self) -> None:
        self._module: Node = None
        self._asking = False
        self._waiting: list[Callable[[Node], object]] = []
        self._ask()

    def wear(self, look: dict[str, str], callback: Callable[[bool], object]) -> None:
        """Put this on: theme, season, chrome, back, tint, face. `callback` gets whether all of it could be fetched."""
        self._do(lambda module: clock.then(module.wear(json.dumps(look)), lambda whole: callback(bool(whole))))

    def show_all(self, names: str) -> None:
        """Fetch these themes, for small pictures of them."""
        self._do(lambda module: module.all(names))

    def backs(self, callback: Callable[[str], object]) -> None:
        """Call `callback` with the drawings of all backs, as JSON."""
        self._do(lambda module: clock.then(module.backs(), lambda text: callback(str(text))))

    def classic(self, card: str, callback: Callable[[str], object]) -> None:
        """Call `callback` with the drawing of a classic face."""
        self._do(lambda module: clock.then(module.classic(card), lambda text: callback(str(text))))

    def take_picture(self, file: Node, callback: Callable[[str], object]) -> None:
        """Save a picture that the player has chosen; `callback` gets an error sentence or ""."""
        self._do(lambda module: clock.then(module.takePicture(file), lambda why: callback(str(why))))

    def today(self, callback: Callable[[int, int, int], object]) -> None:
        """Call `callback` with what day it is: year, month, day."""
        self._do(lambda module: callback(*[int(part) for part in str(module.today()).split("-")]))

    def _do(self, act: Callable[[Node], object]) -> None:
        if self._module is not None:
            act(self._module)
        else:
            self._waiting.append(act)
            if not self._asking:
                self._ask()

    def _ask(self) -> None:
        self._asking = True
        clock.then(doors.dressing(), self._come)

    def _come(self, module: Node) -> None:
        while module is not None and self._waiting:
            self._waiting.pop(0)(module)  # what is asked for meanwhile comes behind the others
        self._module, self._asking = module, False

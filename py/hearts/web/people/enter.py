"""Enter in a field: it does what the button beside it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import dom

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node

COMPOSING = 229  # the code of a key that an input method takes for itself


def on_enter(field: Node, act: Callable[[], object]) -> None:
    """Call `act` when Enter is pressed in a field, unless an input method takes it to end a word."""

    def press(event: Node) -> None:
        if event.key == "Enter" and not event.isComposing and event.keyCode != COMPOSING:
            event.preventDefault()
            act()

    dom.listen(field, "keydown", press)

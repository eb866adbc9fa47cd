"""The button that opens the sheet of a table of people; it lies where the cup of joe stands at other tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.markup import html

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node

BUTTON = (
    '<button type="button" id="do-people" class="to-people" data-do="open people">'
    '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="8" cy="9" r="3"/><circle cx="16.5" cy="10" r="2.500"/>'
    '<path d="M2.500 19c.4-3.600 2.600-5.500 5.500-5.500s5.100 1.900 5.500 5.500z"/>'
    '<path d="M15 13.800c3.500-.6 6 1.200 6.500 5.200h-6"/></svg>{}</button>'
)


class TableButton:
    """A button on the table, as long as it is one of people."""

    def __init__(self) -> None:
        self._node: Node = None

    def show(self, shown: bool) -> None:
        """Have it stand there, or not."""
        if shown and self._node is None:
            self._node = dom.of_html(html(BUTTON, say("party-sheet")))
            dom.element("cup").insertAdjacentElement("afterend", self._node)
        if self._node is not None and self._node.hidden == shown:
            self._node.hidden = not shown

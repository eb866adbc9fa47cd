"""The base of a lesson and a problem: an exercise on the table, which the player answers with the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import dom
from hearts.web.dialogs.panel import OtherTable
from hearts.web.table.keys import commands

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context


class Exercise(OtherTable):
    """While it lasts, keys for the player's own game do nothing.

    keys  the commands that may be given by key meanwhile, beside those of the browser
    """

    keys: tuple[str, ...] = ("walk", "find", "press", "repeat", "full-screen")

    def __init__(self, context: Context) -> None:
        OtherTable.__init__(self, context)
        self._by_key = commands()
        dom.listen_first("keydown", self._key)

    def _key(self, event: Node) -> None:
        """Heed the keys of the hand, as at the table; let the table's other keys do nothing."""
        if (
            self.source() is None
            or event.ctrlKey
            or event.metaKey
            or event.altKey
            or dom.first("dialog[open]") is not None
        ):
            return
        key = event.key if len(event.key) > 1 else event.key.lower()
        if key == "Escape" and not event.repeat:
            self.close()
        name = self._by_key.get(key, "").partition(" ")[0]
        if key == "Escape" or (name and name not in self.keys and key != "b"):
            event.stopPropagation()

"""About: the version, the credits, the price (none), and how to write to us."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import dom
from hearts.web.dialogs.dialog import Dialog

if TYPE_CHECKING:
    from hearts.web.context import Context


class About(Dialog):
    """The page's dialog; it reads its version from the page."""

    name = "about"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self.part("version").textContent = dom.first('meta[name="version"]').content

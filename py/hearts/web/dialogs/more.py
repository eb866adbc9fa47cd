"""The last door of the menu: commands for now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.browser.dom import Element
from hearts.web.dialogs.room import Room
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.web.context import Context
    from hearts.web.request import Request

# Each line: its name, what it is good for, the command that it gives, and its key.
ENTRIES = (
    ("more-seen", "more-seen-about", "close; open seen", "W"),
    ("more-replay", "more-replay-about", "close; open open-record", ""),
    ("more-layout", "more-layout-about", "close; open layout", ""),
    ("more-boss", "more-boss-about", "close; open boss", "B"),
    ("more-full_screen", "more-full_screen-about", "close; full-screen", "F"),
    ("more-about", "more-about-about", "close; open about", ""),
)


class More(Room):
    """A list of buttons, made from ENTRIES; each closes it and gives its command."""

    name = "more"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        entries = [entry for entry in ENTRIES if entry[0] != "more-full_screen" or dom.has_full_screen()]
        dom.write(self.part("list"), *[_entry(*entry) for entry in entries])
        self._seen = Element(self.inside('[data-do$="open seen"]'))

    async def fill(self, request: Request) -> None:
        """Show the commands that are possible now."""
        scene = self.context.screens.now.scene
        if scene is not None:
            self.follow(scene)

    def follow(self, scene: Scene) -> None:
        """Dim the commands that are not possible now."""
        self._seen.put("disabled", None if scene.can.seen else "")


def _entry(name: str, good: str, command: str, key: str) -> Markup:
    shown = html('<kbd aria-hidden="true">{}</kbd>', key) if key else ""
    label, about = say(name), say(good)
    item = '<li><button type="button" data-do="{}"><span><b>{}</b> <small>{}</small></span>{}</button></li>'
    return html(item, command, label, about, shown)

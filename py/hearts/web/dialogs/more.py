"""The last door of the menu: what is wanted now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.browser.dom import Element
from hearts.web.dialogs.room import Room
from hearts.web.html import escaped

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.web.context import Context
    from hearts.web.request import Request

# Each line: the name of its sentences, the command that it gives, its key, and the name in the scene's `can` that says
# whether it may be given now; empty where it always may.
ENTRIES = (
    ("seen", "close; open seen", "W", "seen"),
    ("replay", "close; open open-record", "", ""),
    ("layout", "close; open layout", "", ""),
    ("boss", "close; open boss", "B", ""),
    ("full_screen", "close; full-screen", "F", ""),
    ("about", "close; open about", "", ""),
)


class More(Room):
    """A list of buttons, made from ENTRIES; each closes it and gives its command."""

    name = "more"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        entries = [entry for entry in ENTRIES if entry[0] != "full_screen" or dom.has_full_screen()]
        self.part("list").innerHTML = "".join([_entry(*entry) for entry in entries])
        self._buttons = [
            (Element(node), node.getAttribute("data-can")) for node in dom.all_of("[data-can]", self.part("list"))
        ]

    async def fill(self, request: Request) -> None:
        """Show what may be done now."""
        scene = self.context.screens.now.scene
        if scene is not None:
            self.follow(scene)

    def follow(self, scene: Scene) -> None:
        """Dim what may not be done now."""
        for button, name in self._buttons:
            button.put("disabled", None if scene.can.get(name) else "")


def _entry(name: str, command: str, key: str, can: str) -> str:
    more = f' data-can="{can}"' if can else ""
    shown = f'<kbd aria-hidden="true">{key}</kbd>' if key else ""
    label, about = escaped(say(f"more-{name}")), escaped(say(f"more-{name}-about"))
    return (
        f'<li><button type="button" data-do="{command}"{more}>'
        f"<span><b>{label}</b> <small>{about}</small></span>{shown}</button></li>"
    )

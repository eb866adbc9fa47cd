"""The menu: everything that can be opened or done at the table, in one list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.menu import SENTENCES
from hearts.web.browser import dom
from hearts.web.browser.dom import Element
from hearts.web.dialogs.dialog import Dialog
from hearts.web.html import escaped

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.web.context import Context
    from hearts.web.request import Request

# The groups of the menu. An entry: the id of its sentence, the command that it gives, its key, and the name in the
# scene's `can` that says whether it may be given now; empty where it always may.
GROUPS = (
    (
        ("menu.new", "open new-game", "N", ""),
        ("menu.concede", "open concede", "", "concede"),
    ),
    (
        ("menu.sheet", "open score-sheet", "O", ""),
        ("menu.seen", "open seen", "W", "seen"),
        ("menu.last", "look-back", "L", "last"),
        ("menu.hint", "open hint", "G", "hint"),
        ("menu.undo", "undo", "U", "undo"),
        ("menu.joe", "open joe", "", "joe"),
    ),
    (
        ("menu.statistics", "open statistics", "", ""),
        ("menu.history", "open history", "", ""),
        ("menu.replay", "open open-record", "", ""),
        ("menu.problems", "open problems", "", ""),
        ("menu.demo", "demo", "", ""),
        ("menu.boss", "open boss", "B", ""),
        ("menu.full_screen", "full-screen", "F", ""),
    ),
    (
        ("menu.lesson", "open lesson", "", ""),
        ("menu.rules", "open rules", "", ""),
        ("menu.me", "open me", "", "me"),
        ("menu.settings", "open settings", "", ""),
        ("menu.windows", "open windows", "", ""),
        ("menu.sound", "open sound", "M", ""),
        ("menu.help", "open help", "?", ""),
    ),
)


class Menu(Dialog):
    """A list of buttons, made from GROUPS; each closes the menu and gives its command."""

    name = "menu"
    words = SENTENCES

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self.part("list").innerHTML = "".join([_group(entries) for entries in GROUPS])
        if not dom.has_full_screen():
            self.inside('[data-do$="full-screen"]').parentElement.remove()
        self._buttons = [(Element(node), node.getAttribute("data-can")) for node in dom.all_of("[data-can]", self.node)]

    async def fill(self, request: Request) -> None:
        """What may be done now."""
        scene = self.context.screens.now.scene
        if scene is not None:
            self.follow(scene)

    def follow(self, scene: Scene) -> None:
        """What may not be done now is dim."""
        for button, name in self._buttons:
            button.put("disabled", None if scene.can.get(name) else "")


def _group(entries: tuple[tuple[str, str, str, str], ...]) -> str:
    """Lines that belong together."""
    lines = "".join([_entry(*entry) for entry in entries])
    return f'<ul class="entries">{lines}</ul>'


def _entry(words: str, command: str, key: str, can: str) -> str:
    """A line of the menu."""
    more = f' data-can="{can}"' if can else ""
    shown = f'<kbd aria-hidden="true">{key}</kbd>' if key else ""
    label = f"<span>{escaped(say(words))}</span>"
    return f'<li><button type="button" data-do="close; {command}"{more}>{label}{shown}</button></li>'

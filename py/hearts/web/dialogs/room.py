"""A room: several dialogs behind one door of the menu, which look like one dialog with tabs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.dialogs.growing import Growing
from hearts.web.dialogs.icons import icon
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from hearts.web.context import Context

# The rooms in the order of the menu, each with its tabs: dialogs by their names. The first one is behind the door.
# A dialog that is alone in its room has no tabs.
ROOMS = (
    ("play", ("new-game", "daily", "match", "board")),
    ("train", ("problems",)),
    ("games", ("history", "statistics", "kept")),
    ("learn", ("learn", "rules", "tips", "help")),
    ("settings", ("settings", "windows", "sound", "me", "offline", "install")),
    ("more", ("more",)),
)
# The names of the rooms, and of the two doors of the menu that lead elsewhere.
CALLED = {
    "play": "menu-play",
    "today": "menu-today",
    "people": "menu-people",
    "train": "menu-train",
    "games": "menu-games",
    "learn": "menu-learn",
    "settings": "menu-settings",
    "more": "menu-more",
}
# The names of the tabs.
TABS = {
    "new-game": "tab-new-game",
    "daily": "tab-daily",
    "match": "tab-match",
    "board": "tab-board",
    "history": "tab-history",
    "statistics": "tab-statistics",
    "kept": "tab-kept",
    "learn": "tab-learn",
    "rules": "tab-rules",
    "tips": "tab-tips",
    "help": "tab-help",
    "settings": "tab-settings",
    "windows": "tab-windows",
    "sound": "tab-sound",
    "me": "tab-me",
    "offline": "tab-offline",
    "install": "tab-install",
}


HEAD = (
    '<div class="head"><button type="button" class="back" data-do="close; open menu" aria-label="{}">{}</button>'
    '<p class="room-name" aria-hidden="true">{}</p>{}</div>'
)


class Room(Growing):
    """A dialog with the head of its room: back to the menu, the room's name, and its tabs.

    on_tab   whether its tab has the keyboard when it is opened
    """

    on_tab = True

    def __init__(self, context: Context) -> None:
        Growing.__init__(self, context)
        self.node.classList.add("room")
        self.inside("h2").classList.add("unseen")  # the tab says it to the eye
        self.node.prepend(dom.of_html(_head(self.name)))

    def show(self) -> None:
        """Show it in place of another dialog of its room, with the keyboard on its tab."""
        if not self.node.open:
            others = [node for node in dom.all_of("dialog.room[open]") if node.id != self.name]
            self.node.toggleAttribute("data-turned", bool(others))
            for node in others:
                node.close()
        Growing.show(self)
        self._dim()
        tab = self.inside('.tabs [aria-current="page"]')
        if tab is not None and self.on_tab:
            dom.focus(tab)

    def _dim(self) -> None:
        """A tab that cannot be opened now is dim."""
        scene, me = self.session.scene, self.inside('.head [data-do="open me"]')
        if me is not None:
            me.disabled = scene is not None and not scene.can.me


def _head(name: str) -> Markup:
    room, tabs = next((room, tabs) for room, tabs in ROOMS if name in tabs)
    called, menu = say(CALLED[room]), say("menu-title")
    buttons = [_tab(tab, tab == name) for tab in tabs if len(tabs) > 1]
    row = html('<nav class="tabs" aria-label="{}">{}</nav>', called, buttons) if buttons else ""
    return html(HEAD, menu, icon("back"), called, row)


def _tab(name: str, here: bool) -> Markup:
    more = html(' aria-current="page"') if here else ""
    label = say(TABS[name])
    return html('<button type="button" data-do="open {}"{}>{}</button>', name, more, label)

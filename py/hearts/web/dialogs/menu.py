"""The menu: the game that runs, and the doors behind which everything lies that can be opened or done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import PRACTICE
from hearts.app.words import menu as words
from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.browser.dom import Element
from hearts.web.dialogs.dialog import Dialog
from hearts.web.dialogs.icons import icon
from hearts.web.dialogs.room import CALLED, ROOMS
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.web.context import Context
    from hearts.web.request import Request

KEYS = {"play": "N"}  # the keys of doors
# The line below the name of a room.
ABOUT = {
    "play": "menu-play-about",
    "train": "menu-train-about",
    "games": "menu-games-about",
    "learn": "menu-learn-about",
    "settings": "menu-settings-about",
    "more": "menu-more-about",
}


class Menu(Dialog):
    """A line for each of ROOMS opens the first dialog of the room, two others today's deals and tables of people; above
    them stands the game that runs."""

    name = "menu"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        doors = [_door(room, tabs[0], say(ABOUT[room])) for room, tabs in ROOMS]
        doors[1:1] = [_door("today", "daily", ""), _door("people", "people", say("menu-people-about"))]
        dom.write(self.part("list"), *doors)
        self._parts = {name: Element(self.part(name)) for name in ("deal", "place", "concede")}

    async def fill(self, request: Request) -> None:
        """Say how the game stands that is on the table."""
        self.inside('[data-do$="daily"] small').textContent = self.context.later.daily.stands()
        self.inside('[data-do$="people"]').parentElement.hidden = not self.session.settings.on("people")
        scene = self.context.screens.now.scene
        if scene is not None:
            self.follow(scene)

    def follow(self, scene: Scene) -> None:
        """Keep in step with the game. Only the player's own game can be given up."""
        deal, place = _standing(self.context.screens.now.kind, scene)
        self._parts["deal"].say(deal)
        self._parts["place"].say(place)
        self._parts["concede"].hide(not scene.can.concede)


def _standing(kind: str, scene: Scene) -> tuple[str, str]:
    """The game on the table, and how the viewer stands there."""
    if kind not in ("own", "match", "day", "nothing"):
        known = "practice" if kind in PRACTICE else kind
        return say("menu-now", what=known), ""
    if scene.ending is not None or not scene.sheet.rows:
        return scene.title, ""
    scores = [seat.score for seat in scene.seats]
    mine = next(seat.score for seat in scene.seats if seat.side == 0)
    return say("menu-at-deal", deal=len(scene.sheet.rows) + 1), words.place_text(scores, mine)


def _door(room: str, first: str, about: str) -> Markup:
    """A line of the menu."""
    key = html('<kbd aria-hidden="true">{}</kbd>', KEYS[room]) if room in KEYS else ""
    name = say(CALLED[room])
    item = (
        '<li><button type="button" data-do="close; open {}">{}<span><b>{}</b> <small>{}</small></span>{}</button></li>'
    )
    return html(item, first, icon(room), name, about, key)

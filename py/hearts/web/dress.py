"""The dress of the table: the theme that is chosen or belongs to the opponents, the season's, backs and faces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.casts import cast
from hearts.app.seasons import season
from hearts.web.browser.dress import Wardrobe

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session

TABLES = {"alice": "garden", "night": "sky"}  # of sets of opponents


class Dress:
    """Follows the scenes, and puts on what differs from what the table wears."""

    def __init__(self, session: Session) -> None:
        self.wardrobe = Wardrobe()
        self._session = session
        self._season = ""
        self._over = False  # whether the deal was over before
        self._worn: dict[str, str] = {}
        self.wardrobe.today(self._learn)

    def follow(self, scene: Scene) -> None:
        """Dress the table for those who sit at it, and between two deals for the day that it is by now."""
        over = scene.phase in ("deal over", "game over")
        if over and not self._over:
            self.wardrobe.today(self._learn)
        self._over = over
        settings = self._session.settings
        look = {name: settings[name] for name in ("theme", "chrome", "back", "tint", "face")}
        if look["theme"] == "auto":
            look["theme"] = own_table(scene)
        look["season"] = self._season if settings.on("season") else ""
        if look != self._worn:
            self._worn = look
            self.wardrobe.wear(look, self._put_on)

    def _put_on(self, whole: bool) -> None:
        if not whole:
            self._worn = {}  # the next scene tries again

    def again(self) -> None:
        """Put everything on anew: the player's picture is another one."""
        self._worn = {}
        if self._session.scene is not None:
            self.follow(self._session.scene)

    def _learn(self, year: int, month: int, day: int) -> None:
        now = season(year, month, day)
        if now != self._season:
            self._season = now
            self.again()


def own_table(scene: Scene) -> str:
    """Return the table of the set that all opponents come from, where that set has one."""
    homes = [cast.home(seat.face) for seat in scene.seats if not seat.person]
    home = homes[0] if homes and homes.count(homes[0]) == len(homes) else ""
    return TABLES.get(home, "felt")

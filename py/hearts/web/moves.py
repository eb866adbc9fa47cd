"""Movement with a scene: moments at a card, passed cards, counting scores, a sky; each has its setting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.casts import cast
from hearts.app.keeping.settings import FLIGHTS
from hearts.web.browser.moves import Shows

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Ending, Scene
    from hearts.app.sitting.session import Session
    from hearts.web.table.faces import Faces

MOODS = "calm", "think"  # which come with each turn
BURSTS = ("queen", "broken", "jack")


class Moves:
    """Follows the scenes."""

    def __init__(self, session: Session, faces: Faces) -> None:
        self._session, self._faces = session, faces
        self._shows = Shows()
        self._held: list[str] = []
        self._resting: list[str] = []  # the flights that are switched off
        self._scores: dict[int, int] = {}
        self._last_ending = ""  # the ending that has been shown last

    def follow(self, scene: Scene) -> None:
        """Show the movements of this scene."""
        self._hold([seat.face for seat in scene.seats])
        speed, settings = scene.pace, self._session.settings
        resting = [part for part in FLIGHTS if not settings.on(f"flights_{part}")]
        if resting != self._resting:
            self._resting = resting
            self._shows.rest(resting)
        if speed and settings.on("bursts"):
            self._burst(scene, speed)
        if speed and settings.on("flights") and "pass" not in resting:
            self._pass_on(scene, speed)
        if "moon" not in scene.news or not self._scores:
            self._count(scene, speed)

    async def sky(self, scene: Scene, ending: Ending, covered: Callable[[], object]) -> None:
        """Show a moon or a sun over all that is open, once for an ending, and wait until it has gone. Only then does
        anything count. `covered()` is called when it covers all, or when there is none."""
        if "moon" in scene.news:
            if self._is_new(scene, ending):
                kind = "sun" if scene.sound == "sun" else "moon"
                await self._shows.sky(kind, ending.title, _worth(scene), scene.pace, covered)
            covered()
            self._count(scene, scene.pace)

    def shower(self, scene: Scene, ending: Ending) -> None:
        """Let hearts rain behind the winner, once for an ending."""
        if scene.sound == "win" and self._is_new(scene, ending):
            self._shows.shower(scene.pace)

    def _is_new(self, scene: Scene, ending: Ending) -> bool:
        """True the first time that this ending is to be shown."""
        key = f"{ending.title} {scene.moves}"
        if key == self._last_ending or not self._session.settings.on("skies"):
            return False
        self._last_ending = key
        return True

    def _hold(self, faces: list[str]) -> None:
        if faces != self._held:
            self._held = faces
            known = [face for face in faces if not face.startswith(cast.OWN)]  # a player's own are drawn, not fetched
            self._shows.hold([self._faces.source(face, mood) for mood in MOODS for face in known])

    def _burst(self, scene: Scene, speed: float) -> None:
        bursts = [kind for kind in BURSTS if kind in scene.news]
        lying = [card.code for card in scene.cards if card.place == "trick"]
        if bursts and lying:
            self._shows.burst(bursts[0], scene.bonus[0] if bursts[0] == "jack" else lying[-1], speed)

    def _pass_on(self, scene: Scene, speed: float) -> None:
        gone = [card.side for card in scene.cards if card.place == "gone"] if "pass" in scene.news else []
        if gone and gone.count(gone[0]) == len(gone):
            self._shows.pass_on(gone[0], len(gone), speed)

    def _count(self, scene: Scene, speed: float) -> None:
        for seat in scene.seats:
            before = self._scores.get(seat.side, seat.score)
            if before != seat.score and speed and self._session.settings.on("bursts"):
                self._shows.count(seat.side, before, seat.score, speed)
            self._scores[seat.side] = seat.score


def _worth(scene: Scene) -> int:
    """The worth of the moon of this scene: the points that count most in the last deal, or so far in this one."""
    sheet = scene.sheet
    points = sheet.now if sheet.now is not None else sheet.rows[-1].points if sheet.rows else [0]
    return max(points, key=abs)

"""The sounds of the play: the sound of each scene, as the settings have it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import clock
from hearts.web.browser.sound import Player

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session

CARDS = ("deal", "card", "sweep", "pass")  # too quick to be heard where nothing waits
LANDING = ("card", "broken", "queen", "jack")  # heard when the card that was played touches the table
FLIGHT = 290  # milliseconds at normal pace until it does
PATIENCE = 15000  # milliseconds after which a sound reminds that it is one's turn


class Sounds:
    """Follows the scenes and plays their sounds; `hear` plays any sound."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._player = Player()
        self._reminded = -1  # at how many moves it did last

    def follow(self, scene: Scene) -> None:
        """Play the sound of this scene."""
        settings = self._session.settings
        self._player.set_volume(int(settings["volume"]) if settings.on("sound") else 0)
        if scene.sound and not scene.watching and (scene.pace or scene.sound not in CARDS):
            flies = scene.sound in LANDING and settings.on("flights") and settings.on("flights_play")
            if flies and scene.pace:
                sound = scene.sound
                clock.later(FLIGHT * scene.pace, lambda: self._play(sound))
            else:
                self._play(scene.sound)
        mine = [seat for seat in scene.seats if seat.turn and not seat.side]
        if mine and not (scene.watching or scene.demo or scene.resting) and self._reminded != scene.moves:
            self._reminded = scene.moves
            clock.later(PATIENCE, lambda: self._remind(scene.moves))

    def signal(self, kind: str) -> None:
        """Play a sound for a person who may look elsewhere, as the settings have the one for one's turn."""
        settings = self._session.settings
        self._player.set_volume(int(settings["volume"]) if settings.on("sound") else 0)
        if settings.on("sound") and settings.on("sound_turn"):
            self._player.play(kind)
        if settings.on("touch"):
            self._player.touch(kind)

    def hear(self, kind: str) -> None:
        """Play it, whatever the settings say."""
        self._player.set_volume(int(self._session.settings["volume"]))
        self._player.play(kind)

    def _remind(self, moves: int) -> None:
        scene = self._session.scene
        if (
            scene is not None
            and scene.moves == moves
            and scene.phase == "play"
            and not (scene.curtain or scene.watching)
        ):
            self._play("turn")

    def _play(self, kind: str) -> None:
        settings = self._session.settings
        if settings.on("sound") and settings.on(f"sound_{kind}"):
            self._player.play(kind)
        if settings.on("touch"):
            self._player.touch(kind)

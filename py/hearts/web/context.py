"""What several parts of the page need: the sitting, the portraits, the sets of characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene
    from hearts.app.session import Session
    from hearts.engine.record import Record
    from hearts.web.casts import Casts
    from hearts.web.dress import Dress
    from hearts.web.finished import Finished
    from hearts.web.install import Install
    from hearts.web.moves import Moves
    from hearts.web.offline import Offline
    from hearts.web.sounds import Sounds
    from hearts.web.spare import Spare
    from hearts.web.table.faces import Faces
    from hearts.web.tutor import Tutor


class Context:
    """Handed to every dialog when it is made.

    screened  whether something else than one's own game is on the table
    draw, open   the stage's way in, and that of the dialogs; set once they are there
    looked  the record, and the number of the deal in it, that one dialog hands to another
    """

    def __init__(self, session: Session, faces: Faces) -> None:
        self.session = session
        self.faces = faces
        self.looked: tuple[Record, int] | None = None
        self.screened = False
        self.draw: Callable[[Scene], None]
        self.open: Callable[[str], None]
        self._casts: Casts | None = None
        self._offline: Offline | None = None
        self._finished: Finished | None = None
        self._install: Install | None = None
        self._spare: Spare | None = None
        self._sounds: Sounds | None = None
        self._dress: Dress | None = None
        self._moves: Moves | None = None
        self._tutor: Tutor | None = None

    @property
    def casts(self) -> Casts:
        """The sets of characters; their module comes with the second pack."""
        if self._casts is None:
            from hearts.web.casts import Casts

            self._casts = Casts(self.session)
        return self._casts

    @property
    def offline(self) -> Offline:
        """What is kept for play without a network; its module comes with the second pack."""
        if self._offline is None:
            from hearts.web.offline import Offline

            self._offline = Offline()
        return self._offline

    @property
    def finished(self) -> Finished:
        """The games that have ended; their module comes with the second pack."""
        if self._finished is None:
            from hearts.web.finished import Finished

            self._finished = Finished(self.session)
        return self._finished

    @property
    def spare(self) -> Spare:
        """The spare copy of the saved game; its module comes with the second pack."""
        if self._spare is None:
            from hearts.web.spare import Spare

            self._spare = Spare(self.session)
        return self._spare

    @property
    def install(self) -> Install:
        """The game as an app; its module comes with the second pack."""
        if self._install is None:
            from hearts.web.install import Install

            self._install = Install(self.session, self.offline)
        return self._install

    @property
    def sounds(self) -> Sounds:
        """What is heard; its module comes with the second pack."""
        if self._sounds is None:
            from hearts.web.sounds import Sounds

            self._sounds = Sounds(self.session)
        return self._sounds

    @property
    def dress(self) -> Dress:
        """How the table is dressed; its module comes with the second pack."""
        if self._dress is None:
            from hearts.web.dress import Dress

            self._dress = Dress(self.session)
        return self._dress

    @property
    def moves(self) -> Moves:
        """What moves over the table; its module comes with the second pack."""
        if self._moves is None:
            from hearts.web.moves import Moves

            self._moves = Moves(self.session)
        return self._moves

    @property
    def tutor(self) -> Tutor:
        """Who asks the coach; its module comes with the second pack."""
        if self._tutor is None:
            from hearts.web.tutor import Tutor

            self._tutor = Tutor(self.session)
        return self._tutor

    def follow(self, scene: Scene) -> None:
        """The scene is on the screen; all that came with the second pack looks at it."""
        for follower in (
            self.casts,
            self.offline,
            self.finished,
            self.spare,
            self.install,
            self.sounds,
            self.dress,
            self.moves,
            self.tutor,
        ):
            follower.follow(scene)

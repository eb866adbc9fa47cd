"""What several parts of the page need: the sitting, the portraits, the sets of characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import clock

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol, TypeVar

    from hearts.app.learning.review import Reviews
    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session
    from hearts.app.tasks import Run
    from hearts.web.casts import Casts
    from hearts.web.dress import Dress
    from hearts.web.finished import Finished
    from hearts.web.install import Install
    from hearts.web.moves import Moves
    from hearts.web.offline import Offline
    from hearts.web.request import Question, Request
    from hearts.web.screen import Screens
    from hearts.web.sounds import Sounds
    from hearts.web.spare import Spare
    from hearts.web.table.faces import Faces
    from hearts.web.tidy import Tidy
    from hearts.web.tutor import Tutor

    Late = TypeVar("Late")

    class Ask(Protocol):
        """A question that is shown: see `hearts.web.dialogs.ask`."""

        def change(self, question: Question) -> None:
            """Ask this instead."""

        async def answer(self) -> str:
            """The key of the answer."""

    class Follower(Protocol):
        """What looks at each scene."""

        def follow(self, scene: Scene) -> None:
            """The scene is on the screen."""


class Context:
    """Handed to every dialog when it is made.

    run      has something done that takes a while; an error in it is told by `told`, or on the table
    screens  what is on the table
    speak    has a sentence spoken
    open     opens a dialog; asks: shows a question, which waits for its answer
    """

    open: Callable[[Request], None]
    asks: Callable[[Question], Ask]

    def __init__(
        self, session: Session, faces: Faces, run: Run, screens: Screens, speak: Callable[[str], None]
    ) -> None:
        self.session = session
        self.faces = faces
        self.run = run
        self.screens = screens
        self.speak = speak
        self._late: dict[str, object] = {}
        self._followers: tuple[Follower, ...] = ()

    def connect(self, open: Callable[[Request], None], asks: Callable[[Question], Ask]) -> None:
        """Connect the dialogs: `open` opens one, `asks` shows a question."""
        self.open, self.asks = open, asks

    async def ask(self, question: Question) -> str:
        """Ask the player and return the key of the answer."""
        return await self.asks(question).answer()

    @property
    def reviews(self) -> Reviews:
        """The reviews of this visit."""
        from hearts.app.learning.review import Reviews

        return self._of(Reviews, Reviews)

    @property
    def casts(self) -> Casts:
        """The sets of characters."""
        from hearts.web.casts import Casts

        return self._of(Casts, lambda: Casts(self.session, self.run))

    @property
    def offline(self) -> Offline:
        """What is kept for play without a network."""
        from hearts.web.offline import Offline

        return self._of(Offline, Offline)

    @property
    def finished(self) -> Finished:
        """The games that have ended."""
        from hearts.web.finished import Finished

        return self._of(Finished, lambda: Finished(self.session, self.run))

    @property
    def spare(self) -> Spare:
        """The spare copy of the saved game."""
        from hearts.web.spare import Spare

        return self._of(Spare, lambda: Spare(self.session))

    @property
    def install(self) -> Install:
        """The game as an app."""
        from hearts.web.install import Install

        return self._of(Install, lambda: Install(self.session, self.offline))

    @property
    def sounds(self) -> Sounds:
        """What is heard."""
        from hearts.web.sounds import Sounds

        return self._of(Sounds, lambda: Sounds(self.session))

    @property
    def dress(self) -> Dress:
        """How the table is dressed."""
        from hearts.web.dress import Dress

        return self._of(Dress, lambda: Dress(self.session))

    @property
    def moves(self) -> Moves:
        """What moves over the table."""
        from hearts.web.moves import Moves

        return self._of(Moves, lambda: Moves(self.session, self.faces))

    @property
    def tidy(self) -> Tidy:
        """Who collects the garbage."""
        from hearts.web.tidy import Tidy

        return self._of(Tidy, Tidy)

    @property
    def tutor(self) -> Tutor:
        """Who asks the coach."""
        from hearts.web.tutor import Tutor

        return self._of(Tutor, lambda: Tutor(self.session, self.run))

    def follow(self, scene: Scene) -> None:
        """Tell everything that came with the second pack that this scene is on the screen."""
        self.finished.follow(scene)  # these two keep the game as it stands now; all others may wait for the next frame
        self.spare.follow(scene)
        clock.after_frame(lambda: self._follow(scene))

    def _follow(self, scene: Scene) -> None:
        if not self._followers:
            self._followers = (
                self.casts,
                self.offline,
                self.install,
                self.sounds,
                self.dress,
                self.moves,
                self.tutor,
                self.tidy,
            )
        for follower in self._followers:
            follower.follow(scene)

    def _of(self, kind: type[Late], make: Callable[[], Late]) -> Late:
        """The one object of this kind, made at the first request. Its module comes with the second pack."""
        found = self._late.get(kind.__name__)
        if not isinstance(found, kind):
            found = self._late[kind.__name__] = make()
        return found

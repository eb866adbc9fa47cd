"""The things that several parts of the page need: the sitting, the portraits, the sets of characters."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session
    from hearts.app.tasks import Run
    from hearts.web.later import Later
    from hearts.web.request import Question, Request
    from hearts.web.screen import Screens
    from hearts.web.table.cards import Cards
    from hearts.web.table.faces import Faces

    class Ask(Protocol):
        """A question that is shown: see `hearts.web.dialogs.ask`."""

        def change(self, question: Question) -> None:
            """Ask this instead."""

        async def answer(self) -> str:
            """Return the key of the answer."""

        def withdraw(self) -> None:
            """Ask it no longer: it is answered as by Escape."""


class Context:
    """The context that every dialog gets when it is made.

    run      begins work that takes a while; its `on_error` hears of an error, else the table shows it
    screens  what is on the table
    deals    whether one's own game is wanted: it is not while a first visit stands before the door of a table of people
    speak    has a sentence spoken
    covered  set once the film of a moon covers the table, or none comes
    open     opens a dialog; asks: shows a question, which waits for its answer
    show     opens and closes the dialogs that a scene asks for
    """

    open: Callable[[Request], None]
    asks: Callable[[Question], Ask]
    show: Callable[[Scene], None]

    def __init__(
        self,
        session: Session,
        faces: Faces,
        run: Run,
        screens: Screens,
        speak: Callable[[str], None],
        cards: Cards,
        covered: asyncio.Event,
    ) -> None:
        self.session = session
        self.faces = faces
        self.run = run
        self.screens = screens
        self.speak = speak
        self.covered = covered
        self._cards = cards
        self._later: Later | None = None
        self.deals = asyncio.Event()

    def connect(
        self, open: Callable[[Request], None], asks: Callable[[Question], Ask], show: Callable[[Scene], None]
    ) -> None:
        """Connect the dialogs: `open` opens one, `asks` shows a question, `show` follows a scene."""
        self.open, self.asks, self.show = open, asks, show

    async def ask(self, question: Question) -> str:
        """Ask the player and return the key of the answer."""
        return await self.asks(question).answer()

    @property
    def later(self) -> Later:
        """The parts that come with the later pack."""
        if self._later is None:
            from hearts.web.later import Later

            self._later = Later(self.session, self.faces, self.run, self._cards)
        return self._later

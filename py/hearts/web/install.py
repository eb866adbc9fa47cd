"""The game as an app: offered once after a finished game, kept safe from then on, and given the files of the system."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.table.commands import Set
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom
from hearts.web.browser.install import Installer
from hearts.web.markup import html
from hearts.web.request import FileFor, read_request

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session
    from hearts.web.browser.dom import Node
    from hearts.web.offline import Offline
    from hearts.web.request import Request

    class GameOver(Protocol):
        """The Game over dialog."""

        def add(self, line: Node) -> None:
            """Show a line above its buttons."""

        def focus(self) -> None:
            """Give its first button the keyboard."""

        def part(self, name: str) -> Node:
            """Return the element whose id is its own with this name behind it."""


OPENED = ("new-game",)  # the dialogs that an address may ask for
ASK = (
    '<p class="more" id="ending-install"><span>{}</span><button type="button" class="quiet" data-do="open install">{}'
    '</button><button type="button" class="quiet">{}</button></p>'
)


class Install:
    """Asks about installing at the right moment; the dialog `install` has the buttons."""

    def __init__(self, session: Session, offline: Offline) -> None:
        self.device = Installer()
        self._session, self._offline = session, offline
        self._ending: Callable[[], GameOver | None] = lambda: None
        self._line: Node = None  # the question in the Game over dialog

    def begin(
        self,
        opened: Callable[[Request], object],
        notice: Callable[[str, str], object],
        ending: Callable[[], GameOver | None],
    ) -> None:
        """Take what the system hands over: `opened` gets the request for the dialog that takes it.

        ending  the Game over dialog, in which the player is asked
        """
        self._ending = ending

        def come(name: str, text: str, size: int) -> None:
            if size > gate.FILE:
                notice(say("install-large", file=name, size=gate.FILE // gate.KB), "why")
            elif text.strip():
                opened(FileFor("new-game" if text.lstrip().startswith("{") else "resume", name, text))

        self.device.begin(
            gate.FILE, come, lambda what: opened(read_request(what)) if what in OPENED else None, self._persist
        )

    def follow(self, scene: Scene) -> None:
        """Ask once, after a finished game: the player about installing, the browser about keeping."""
        over = scene.ending is not None and scene.ending.kind == "game" and not scene.watching
        if not over:
            self._forget()
        elif self._line is None:
            self._persist()
            if self._unasked("install") and self.device.state in ("offered", "by hand"):
                self._ask()

    def _ask(self) -> None:
        words = [say("install-ask"), say("install-how"), say("install-no")]
        ending = self._ending()
        if ending is None:
            return
        self._line = dom.of_html(html(ASK, *words))
        ending.add(self._line)
        dom.on_click(self._line.lastElementChild, lambda: self._refuse(ending))
        self._asked("install")

    def _refuse(self, ending: GameOver) -> None:
        self._forget()
        ending.focus()

    def _forget(self) -> None:
        if self._line is not None:
            self._line.remove()
            self._line = None

    def _persist(self) -> None:
        """Ask the browser to promise that it throws nothing away."""
        if self._unasked("persist") and self._offline.service.there:
            self._offline.service.persist(lambda safe: None)
            self._asked("persist")

    def _unasked(self, what: str) -> bool:
        return self._session.settings[what] == "unasked"

    def _asked(self, what: str) -> None:
        clock.later(0, lambda: self._session.act(Set(what, "asked")))  # the scene that this follows is drawn first

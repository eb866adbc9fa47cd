"""The dispatcher: reads every line of text that a button, a key or a scene gives, and has it done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.table.commands import Command, read_command
from hearts.app.words.locale import say
from hearts.web.browser import dom

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.sitting.session import Session
    from hearts.web.dialogs.registry import Dialogs
    from hearts.web.table.chooser import Chooser
    from hearts.web.table.stage import Stage


class Dispatcher:
    """Does what concerns the screen alone; what is read as a command is given to the session."""

    def __init__(self, session: Session, stage: Stage, dialogs: Dialogs, chooser: Chooser) -> None:
        self._session = session
        # The screen's own commands; what follows the name is handed on as text.
        self._own: dict[str, Callable[[str], object]] = {
            "open": dialogs.read,  # a dialog by its name, and about what: `open opponent 2`
            "close": lambda _: dialogs.close(),  # the dialog on top
            "full-screen": lambda _: self._full_screen(stage),
            "look-back": lambda _: dom.element("do-last").click(),  # the last trick, until the next act
            "repeat": lambda _: stage.repeat(),  # speaks the trick
            "walk": stage.cards.walk,  # the keyboard along the hand: left, right, first, last
            "find": stage.cards.find,  # the next card of a rank or a suit
            "undo": lambda rest: self._undo(dialogs, rest),
            "press": lambda rest: chooser.press(stage.cards.focused(), rest == "on"),
        }

    def _full_screen(self, stage: Stage) -> None:
        if dom.has_full_screen():
            dom.full_screen()
        else:
            stage.notice(say("notice-no_full_screen"), "why")

    def _undo(self, dialogs: Dialogs, rest: str) -> None:
        """Take back; where people share the device, a dialog asks first if that takes back what others chose."""
        if rest or self._session.laid or len(self._session.seating.here) < 2:
            self._session.act(Command("undo", rest))
        else:
            dialogs.read("undo")

    def do(self, line: str) -> None:
        """Do what this line says."""
        name, _, rest = line.partition(" ")
        if name in self._own:
            self._own[name](rest)
        else:
            self._session.act(read_command(line))

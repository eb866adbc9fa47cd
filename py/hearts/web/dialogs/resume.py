"""A game from a file: who plays it and how it stands, and whether it is to come to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.journal import playable
from hearts.app.words import notices
from hearts.app.words.locale import say
from hearts.app.words.resume import SENTENCES, found
from hearts.web.browser import clock, dom
from hearts.web.dialogs.dialog import Dialog
from hearts.web.request import FileFor

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts.engine.record import Record
    from hearts.web.context import Context
    from hearts.web.request import Request


class Resume(Dialog):
    """Opened when the system hands a record over; the game on the table stays until the player says so."""

    name = "resume"
    words = SENTENCES

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._record: Record | None = None
        dom.on_click(self.part("yes"), self._yes)

    def fill(self, request: Request) -> None:
        """Read the record that was handed over."""
        assert isinstance(request, FileFor)
        file, text = request.file, request.text
        if not file:
            return
        self.part("what").textContent = say("resume.reading", file=file)
        self._allow(False)
        clock.after_frame(lambda: clock.in_steps(self._read(file, text)))  # it is seen first

    def _read(self, file: str, text: str) -> Iterator[None]:
        record = None
        try:
            for _, record in gate.read(text):  # noqa: B007 - the last one is meant
                yield
            assert record is not None
            playable(record)
        except ValueError as error:
            self.part("what").textContent = say("resume.wrong", file=file, error=notices.unread(error))
            return
        if not record.people:
            self.part("what").textContent = say("resume.nobody", file=file)
            return
        self.part("what").textContent = found(file, [seat.name for seat in record.seats], record.game.scores)
        self._record = record
        self._allow(True)

    def _allow(self, there: bool) -> None:
        """Whether there is a game to be played; its button, and what ends for it, have their room before."""
        self.node.toggleAttribute("data-empty", not there)
        self.part("table").hidden = not self.session.may_concede

    def _yes(self) -> None:
        assert self._record is not None
        self.close()
        self.session.resume(self._record)

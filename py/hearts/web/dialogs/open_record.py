"""Which record is to be replayed: one's own game, a pasted one, a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.words import notices
from hearts.app.words.locale import say
from hearts.app.words.open_record import SENTENCES
from hearts.web.browser import clock, dom, files, link
from hearts.web.dialogs.dialog import Dialog
from hearts.web.request import DealIn, MatchOf, RecordIn, ReplayOf, ResultIn

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request


# What else a link may hold, and the request that asks the player about it.
OTHERS: dict[str, Callable[[str], Request]] = {
    link.ASKS_DEAL: DealIn,
    link.ASKS_MATCH: lambda text: MatchOf(text=text),
    link.ASKS_RESULT: ResultIn,
}


class OpenRecord(Dialog):
    """A record that reads goes to the replay."""

    name = "open-record"
    words = SENTENCES

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        dom.on_click(self.part("yes"), lambda: self._open(str(self.part("record").value)))
        dom.listen(self.part("file"), "change", lambda event: self._load(event.target))

    def open(self, request: Request) -> None:
        """Open the dialog; replay a text that comes with the request, from a link, at once if it can be read."""
        assert isinstance(request, RecordIn)
        if request.text:
            self._open(request.text)
        else:
            Dialog.open(self, request)

    async def fill(self, request: Request) -> None:
        """Begin as if nothing had been opened."""
        assert isinstance(request, RecordIn)
        self.part("said").textContent = ""
        self.part("file").value = ""

    def _load(self, field: Node) -> None:
        if field.files.length:
            file = field.files.item(0)
            if file.size > gate.RECORD:
                self.part("said").textContent = say("open_record.large")
            else:
                files.opened(file, self._open)

    def _open(self, text: str) -> None:
        if not text.strip():
            self._refuse(say("open_record.nothing"))
            return
        self.part("said").textContent = say("open_record.reading")
        for asks in OTHERS:
            if asks in text:
                self._unpack(text, asks)
                return
        if link.ASKS in text:
            link.unpacked(text.strip(), link.ASKS, self._open)
        else:
            self.work(self._read(text))

    def _unpack(self, text: str, asks: str) -> None:
        link.unpacked(text.strip(), asks, lambda found: self._pass_on(OTHERS[asks](found)))

    def _pass_on(self, request: Request) -> None:
        """Open what asks the player about this text."""
        self.close()
        self.context.open(request)

    async def _read(self, text: str) -> None:
        try:
            _, record = await gate.read_in_parts(text, clock.rest)
        except ValueError as error:
            self._refuse(say("open_record.wrong", error=notices.unread(error)))
            return
        if record.game.deal is None or len(record.seats) != record.game.rules.players:
            self._refuse(say("open_record.empty"))
            return
        if record.game.length == 1:  # dealt, and nothing played: a deal that somebody sends
            self._pass_on(DealIn(text))
        else:
            self.context.open(ReplayOf(record))

    def _refuse(self, why: str) -> None:
        self.show()
        self.part("said").textContent = why

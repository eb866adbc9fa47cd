"""Opening a record: the player's own game, a pasted text, a link or a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate, links
from hearts.app.same import games
from hearts.app.same.what import what_in_parts
from hearts.app.words import notices
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom, files, link
from hearts.web.dialogs.dialog import Dialog
from hearts.web.request import COMES, GameIn, RecordIn

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request


# The things besides a game that a link may hold.
LINKS = {link.ASKS_DEAL: "deal", link.ASKS_MATCH: "match", link.ASKS_RESULT: "day"}


class OpenRecord(Dialog):
    """A text that reads leads to the question what to do with it."""

    name = "open-record"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        dom.on_click(self.part("yes"), lambda: self._open(str(self.part("record").value)))
        dom.listen(self.part("file"), "change", lambda event: self._load(event.target))

    def open(self, request: Request) -> None:
        """Open the dialog; a text that comes with the request, from a link or a file, is read without it."""
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
                self.part("said").textContent = say("open_record-large")
            else:
                files.read_file(file, self._open)

    def _open(self, text: str) -> None:
        if not text.strip():
            self._refuse(say("open_record-nothing"))
            return
        self.part("said").textContent = say("open_record-reading")
        asks = f"#{links.kind_of(text)}="
        if asks in LINKS:
            link.unpack_record(text, asks, lambda found: self.work(self._read(found, LINKS[asks])))
        elif asks == link.ASKS:
            link.unpack_record(text, asks, self._open)
        else:
            self.work(self._read(text))

    def _pass_on(self, request: Request) -> None:
        """Open what asks the player about this text."""
        self.close()
        self.context.open(request)

    async def _read(self, text: str, kind: str = "") -> None:
        """Read a text, which came by a link if its kind is known."""
        what, record = await what_in_parts(text, clock.rest), None
        try:
            if not kind:
                kind, record = await games.kind_and_game(what, clock.rest)
        except ValueError as error:
            self._refuse(say("open_record-wrong", error=notices.unread(error)))
            return
        self._pass_on(GameIn(record) if record is not None else COMES[kind](what))

    def _refuse(self, why: str) -> None:
        self.show()
        self.part("said").textContent = why

"""The check of a record: first its limits, then its progress, then its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.same.check import check, refused
from hearts.app.same.errands import NoWorker
from hearts.app.same.results import result, written
from hearts.app.same.what import what_in_parts
from hearts.app.words import checks as words
from hearts.app.words import notices
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom, files
from hearts.web.dialogs.dialog import Dialog
from hearts.web.markup import Markup, html
from hearts.web.minds import today
from hearts.web.request import CheckOf

if TYPE_CHECKING:
    from hearts.app.same.check import Finding
    from hearts.app.same.what import What
    from hearts.engine.record import Record
    from hearts.web.context import Context
    from hearts.web.request import Request


class Check(Dialog):
    """Begins as soon as it is open; closing it ends the check."""

    name = "check"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._request: CheckOf | None = None
        dom.on_click(self.part("again"), self._begin)
        dom.on_click(self.part("copy"), lambda: self.work(self._copy(), "copy", self._say))

    async def fill(self, request: Request) -> None:
        """Begin the check."""
        assert isinstance(request, CheckOf)
        self._request = request
        self._say("")
        self._begin()

    def _begin(self) -> None:
        self.part("again").hidden = self.part("copy").hidden = True
        self.part("bar").removeAttribute("value")
        self._write([say("check-begins")])
        self.work(self._check(), "check", self._tell_why)

    async def _check(self) -> None:
        """Check it, and tell what was found."""
        what, record = await self._read()
        if record is None:
            return
        ways = self.context.later.ways(self._progress)
        try:
            self._show(await check(what, ways))
        except NoWorker as error:
            self._tell_why(str(error))

    async def _read(self) -> tuple[What, Record | None]:
        """Return what is to be checked, and its record; None, and it is told, where that cannot be read."""
        assert self._request is not None
        record, text = self._request.record, self._request.text
        if record is not None and not text:
            text = await written(record, clock.rest)
        what = await what_in_parts(text, clock.rest)
        if record is None:
            try:
                _, record = await gate.read_in_parts(what.text, clock.rest)
            except ValueError as error:
                self._show(refused(ValueError(notices.unread(error))))
        return what, record

    def _write(self, sentences: list[str], *title: Markup) -> None:
        dom.write(self.part("found"), *title, *[html("<p>{}</p>", sentence) for sentence in sentences])

    def _progress(self, done: int, several: int) -> None:
        self.part("bar").setAttribute("max", str(several))
        self.part("bar").setAttribute("value", str(done))
        self._write([say("check-progress", done=done, of=several)])

    def _show(self, found: Finding) -> None:
        verdict = found.verdict
        title = html('<h4 data-is="{}">{}</h4>', verdict.state, words.verdict_title(verdict))
        self._write(words.reasons(found.error, found.verdict, found.unknown), title)
        self.part("bar").setAttribute("value", self.part("bar").getAttribute("max"))
        self.part("again").hidden = False
        self.part("copy").hidden = verdict.state == "wrong"

    def _tell_why(self, sentence: str) -> None:
        self._write([sentence])
        self.part("bar").setAttribute("value", self.part("bar").getAttribute("max"))
        self.part("again").hidden = False

    async def _copy(self) -> None:
        """Copy the record with the notes of a result, for a check elsewhere."""
        _, record = await self._read()
        if record is not None:
            text = await result(record, today(record), clock.rest)
            files.copy(text, lambda done: self._say(say("check-copied" if done else "check-uncopied")))

    def _say(self, text: str) -> None:
        self.part("said").textContent = text

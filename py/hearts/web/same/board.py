"""The leaderboard: checked results by day and month, a friend's to be added, one's own to be sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same.board import ranked
from hearts.app.same.daily import date_of
from hearts.app.words import board as words
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom, files, link
from hearts.web.dialogs.room import Room
from hearts.web.html import escaped, table
from hearts.web.request import ResultsOf

if TYPE_CHECKING:
    from hearts.app.same.board import Result, Row
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

LONGEST = 6000  # letters of a link
KEY = 6  # letters of a key that stand beside a name
FILE = "moonshot-hearts-results.json"


class Board(Room):
    """Shows who is on it; results are signed, checked and added while it is open."""

    name = "board"
    home = "hearts/web/same"
    words = words.SENTENCES

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        self._hall, self._daily = context.later.hall, context.later.daily
        self._me = ""
        dom.listen(self.part("whens"), "change", lambda event: self._write())
        dom.listen(self.part("file"), "change", lambda event: self._load(event.target))
        dom.on_click(self.part("send"), self._send)
        dom.on_click(self.part("save"), lambda: files.save(FILE, self._hall.file()))
        dom.on_click(self.part("go"), lambda: self.work(self._move(), "move"))
        dom.listen(self.part("moving"), "toggle", lambda event: self.work(self._show_key(), "key"))

    async def fill(self, request: Request) -> None:
        """Show it as it is; sign and check what is new while it is looked at."""
        self._say("")
        self._write()
        text = request.text if isinstance(request, ResultsOf) else ""
        self.work(self._catch_up([text] if text else []), "add")

    async def _catch_up(self, texts: list[str]) -> None:
        await clock.drawn()
        why = await self._hall.sign(self._told)
        if self._hall.results or texts:
            self._me = await self._hall.person()
        self._write()
        if texts:
            await self._add(texts)
        else:
            self._say(why)

    async def _add(self, texts: list[str]) -> None:
        """Check results and add them; say how many came, or why one was refused."""
        count, why, known = 0, "", 0
        for text in texts:
            refused = await self._hall.add(text, self._told)
            known += refused == say("board.already")
            count += not refused
            why = refused if refused and refused != say("board.already") else why
            self._write()
        if why:
            self._say(say("board.refused", why=why))
        elif count:
            self._say(say("board.added", count=count))
        else:
            self._say(say("board.already" if known else "board.none"))

    def _told(self, done: int, all: int) -> None:
        self._say(say("board.checking", done=done, all=all))

    def _load(self, field: Node) -> None:
        file = field.files.item(0)
        if file is not None:
            files.opened(file, self._take)
        field.value = ""

    def _take(self, text: str) -> None:
        texts = self._hall.texts(text)
        if texts:
            self.work(self._add(texts), "add")
        else:
            self._say(say("board.none"))

    # ---- what it shows --------------------------------------------------------------------------------------------

    def _write(self) -> None:
        chosen = self.inside('[name="board-when"]:checked')
        rows = ranked(self._within(str(chosen.value) if chosen else "all"))
        if not rows:
            self.part("table").innerHTML = f"<p>{escaped(say('board.empty'))}</p>"
            return
        heads = [say(f"board.head.{id}") for id in ("who", "days", "mean", "best", "streak")]
        body = "".join([self._row(row) for row in rows])
        self.part("table").innerHTML = table(heads, body, "results", say("board.caption"))

    def _within(self, when: str) -> list[Result]:
        today = self._daily.today
        several = [each for each in self._hall.results if each.number <= today and each.par]
        if when == "day":
            return [each for each in several if each.number == today]
        if when == "month":
            return [each for each in several if date_of(each.number)[:2] == date_of(today)[:2]]
        return several

    def _row(self, row: Row) -> str:
        """Return a row as HTML. A name says nothing of who it is, so others have a part of their key beside it."""
        mine = row.person == self._me
        name = say("board.you" if mine else "board.key", name=row.name, key=row.person[:KEY])
        mean = words.gap(row.mean)
        if row.range >= 0:
            mean = say("board.range", mean=mean, range=f"{row.range:.1f}")
        cells = [str(row.days), mean, words.gap(row.best), str(row.streak)]
        rest = "".join([f"<td>{escaped(cell)}</td>" for cell in cells])
        return f'<tr><th scope="row">{escaped(name)}</th>{rest}</tr>'

    def _say(self, text: str) -> None:
        self.part("said").textContent = text

    # ---- what is sent ---------------------------------------------------------------------------------------------

    def _send(self) -> None:
        """Copy a link to one's own latest result."""
        several = [each.number for each in self._daily.days.upto(self._daily.today) if each.key]
        text = self._hall.own(several[0]) if several else ""
        if text:
            link.linked(text, self._copy, link.ASKS_RESULT, LONGEST)
        else:
            self._say(say("board.own.none"))

    def _copy(self, address: str) -> None:
        files.copy(address, lambda done: self._say(say("board.copied" if done else "board.uncopied")))

    # ---- another device -------------------------------------------------------------------------------------------

    async def _show_key(self) -> None:
        device = await self._hall.device()
        self.part("key").textContent = device.id if device is not None else say("board.missing")

    async def _move(self) -> None:
        """Answer the key of a newer device, or take the answer of an older one."""
        from hearts.web.hall import moved

        text = str(self.part("paste").value).strip()
        try:
            answer = await moved(self._hall, text)
        except ValueError as error:
            self.part("answered").textContent = str(error)
            return
        self.part("answered").textContent = say("board.move.answer" if answer else "board.moved")
        self.part("answer").hidden = not answer
        self.part("answer").value = answer
        if answer:
            self.part("answer").select()

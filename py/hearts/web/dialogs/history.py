"""The history lists every finished game. One of them opens with its sheet and deals, to be shared or deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.review_results import Judged, still_true
from hearts.app.keeping.store import LEFT
from hearts.app.rules import presets, share
from hearts.app.same.deals import deal_of
from hearts.app.same.par import Sum, against, told_of
from hearts.app.scene.sheet import deal_row as sheet_row
from hearts.app.scene.sheet import sheet as sheet_of
from hearts.app.statistics.row import archive_id
from hearts.app.words import measures
from hearts.app.words.locale import say
from hearts.app.words.phrases import joined, listed, paragraph, points
from hearts.engine.record import replay
from hearts.web.browser import address, clock, dom, files
from hearts.web.dialogs import accuracy, sheet, tricks
from hearts.web.dialogs.history_filter import Sifted
from hearts.web.dialogs.room import Room
from hearts.web.markup import Markup, html
from hearts.web.request import CheckOf, LayoutOf, Paragraph, Question, ReplayOf, ReviewOf, SendOf

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.same.deals import Deal as SharedDeal
    from hearts.app.statistics.row import Row
    from hearts.engine.deal import Deal
    from hearts.engine.game import Game
    from hearts.engine.record import Record
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

SHOWN = 30  # games that the list begins with, and gets more of
STRETCH = 20  # games that are sifted between two breaths


class History(Room):
    """The list first; a game is read when it is opened."""

    name = "history"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        self._rows: dict[str, Row] = {}
        self._sifted = Sifted()
        self._order: list[str] = []  # ids of those that are listed, the latest first
        self._shown = 0
        self._row: Row | None = None  # the game that is looked at
        self._text = ""  # its record
        self._record: Record | None = None
        self._deals: list[Game] = []  # for each of its deals the last position
        self._number = 0
        dom.listen(self.part("list"), "click", self._press)
        dom.listen(self.part("choice"), "change", lambda event: self._choose())
        acts: tuple[tuple[str, Callable[[], object]], ...] = (
            ("more", self._more),
            ("back", self._back),
            ("before", lambda: self._show_deal(self._number - 1)),
            ("next", lambda: self._show_deal(self._number + 1)),
            ("replay", lambda: self.context.open(ReplayOf(self._record, self._number))),
            ("review", lambda: self.context.open(ReviewOf(self._record, self._number))),
            ("copy", lambda: files.copy(self._text, self._copied)),
            ("link", lambda: files.copy(self._link(), self._copied)),
            ("deal-send", lambda: self._with_deal(lambda deal: SendOf("deal", deal.record.text()))),
            ("deal-layout", lambda: self._with_deal(LayoutOf)),
            ("send", lambda: self.context.open(SendOf("game", self._text))),
            ("pars", lambda: self.work(self._work_out(), "pars", self._say)),
            ("check", lambda: self.context.open(CheckOf(self._record, self._text))),
            ("save", self._save),
            ("delete", lambda: self.context.run(self._delete(), self._say)),
        )
        for name, act in acts:
            dom.on_click(self.part(name), act)

    async def fill(self, request: Request) -> None:
        """Read the archive, then list it."""
        some = self.context.later.finished.expected
        self.part("left").hidden = not self.session.shelf.store.get(LEFT)
        self.node.toggleAttribute("data-bare", not some)
        dom.write(self.part("list"))
        dom.write(self.part("choice"))
        self.part("choices").hidden = True
        self._tell("" if some else say("history-none"))
        self._list()
        self.complete(self._read(), "read", self._tell)

    async def _read(self) -> None:
        archive = await self.context.later.finished.archive()
        self.node.toggleAttribute("data-bare", not await archive.count())
        rows = await archive.rows(lambda count: self._tell(say("history-reading", count=count)))
        sifted = Sifted()
        for number, row in enumerate(rows):
            sifted.add(row)
            if number % STRETCH == STRETCH - 1:
                await clock.rest()
        self._rows, self._sifted = {row.id: row for row in rows}, sifted
        chosen = str(self.part("choice").value)
        dom.write(self.part("choice"), *sifted.choices())
        self.part("choice").value = chosen if sifted.within(chosen) else ""
        self.part("choices").hidden = len(rows) < 2
        self._choose()

    # ---- the list ------------------------------------------------------------------------------------------------

    def _choose(self) -> None:
        """List the games of the group that is chosen, and say how many there are."""
        self._order = self._sifted.within(str(self.part("choice").value))
        count, games = len(self._order), len(self._rows)
        counted = say("history-count", count=count) if count == games else say("history-some", count=count, games=games)
        self._tell(counted if games else say("history-none"))
        self._shown = 0
        dom.write(self.part("list"))
        self._more()

    def _more(self) -> None:
        self.complete(self._list_more(), "list")

    async def _list_more(self) -> None:
        """The next games of the list."""
        items, start = [], self._shown
        measures.moment("0")  # for the first date the browser gets ready, which takes a phone as long as a task may
        await clock.rest()
        for id in self._order[start : start + SHOWN]:
            items.append(item(self._rows[id]))
            await clock.rest()
        self._shown = min(start + SHOWN, len(self._order))
        dom.write_behind(self.part("list"), *items)
        self.part("more").hidden = self._shown >= len(self._order)

    def _list(self) -> None:
        self.stop("game", "deal", "pars")
        self._row, self._record, self._deals = None, None, []
        self.part("all").hidden, self.part("one").hidden = False, True
        self.node.scrollTop = 0

    def _back(self) -> None:
        """The list again, with the game that was looked at in sight."""
        row = self._row
        self._list()
        if row is not None and row.id in self._order[: self._shown]:
            self.part("list").children[self._order.index(row.id)].firstElementChild.focus()

    def _press(self, event: Node) -> None:
        button = event.target.closest("button")
        if button is not None and button.value in self._rows:
            self._open(self._rows[button.value])

    # ---- one game ------------------------------------------------------------------------------------------------

    def _open(self, row: Row) -> None:
        self._row, self._record, self._text, self._deals = row, None, "", []
        self.part("name").textContent = measures.moment(row.at)
        self.part("about").textContent = facts = describe_row(row, outcome(row))
        for name in ("sheet", "hands", "tricks"):
            dom.write(self.part(name))
        self.part("deals").hidden = True
        self._say("")
        self.part("all").hidden, self.part("one").hidden = True, False
        self.node.scrollTop = 0
        self.part("name").focus()
        self.stop("deal")
        self.complete(self._draw_game(row, facts), "game", self._say)

    async def _draw_game(self, row: Row, facts: str) -> None:
        """Show the results of its reviews, then its record."""
        await clock.rest()
        reviewed = accuracy.of_game(still_true(row, Judged(self.session.shelf.store).own(row.id)))
        self.part("about").textContent = paragraph([facts, reviewed])
        await clock.rest()
        running = self.session.journal.record
        if archive_id(running.id) == row.id and running.game.phase != "over":
            self._say(say("history-running"))
            return
        archive = await self.context.later.finished.archive()
        text = (await archive.game(row.id)).record
        if not text:
            self._say(say("history-gone"))
            self.complete(self._read(), "read", self._tell)  # also if the player is back at the list before it is read
            return
        self._text = text
        await self._replay(text)

    async def _replay(self, text: str) -> None:
        record: Record | None = None
        played: list[Game] = []
        try:
            for at in replay(text):
                record = at
                note(played, at.game)
                await clock.rest()
        except ValueError:
            self._say(say("history-unreadable"))
            return
        if record is None or not record.seats:
            return
        rows = []
        view = record.game.view(0)
        for line in view.lines:
            rows.append(sheet_row(view, line))
            await clock.rest()
        shown = await sheet.sheet_html(sheet_of(view, [who.name for who in record.seats], rows), True)
        self._record, self._deals = record, played
        self.part("one").setAttribute("data-coming", "more")
        dom.write(self.part("sheet"), shown)
        self._enable()
        await clock.after_a_frame()  # what lies below the graph comes a frame later: all at once takes a phone too long
        self.part("one").removeAttribute("data-coming")
        self.part("deals").hidden = not self._deals
        self._show_deal(0)

    def _show_deal(self, number: int) -> None:
        if self._record is None or not 0 <= number < len(self._deals):
            return
        self._number = number
        deal, names = self._deals[number].deal, [who.name for who in self._record.seats]
        assert deal is not None
        self.part("deal").textContent = say("history-deal", deal=number + 1, deals=len(self._deals))
        self.part("before").disabled, self.part("next").disabled = number == 0, number == len(self._deals) - 1
        self._tell_par()
        self.complete(self._draw_deal(deal, names), "deal")

    async def _draw_deal(self, deal: Deal, names: list[str]) -> None:
        """The hands, and a frame later the tricks."""
        hands, played = await tricks.tricks_html(deal, names)
        dom.write(self.part("hands"), hands)
        await clock.after_a_frame()
        dom.write(self.part("tricks"), played)

    def _tell_par(self) -> None:
        """Say how the deal that is shown compares with par, and the game, where that is known."""
        record, row = self._record, self._row
        if record is None or row is None or len(record.people) != 1:
            self.part("par").textContent = ""
            return
        known, lines = self.context.later.pars.kept.of(row.id), record.game.lines
        parts = []
        if self._number in known and self._number < len(lines):
            parts.append(told_of(lines[self._number].points[record.people[0]], known[self._number]))
        bonus = bool(record.game.rules.bonus_card)
        parts.append(Sum(against(row.points, known), bonus).told(say("par-game")))
        self.part("par").textContent = paragraph([part for part in parts if part])

    async def _work_out(self) -> None:
        """Have par of each deal of the game worked out, in the worker."""

        def told(text: str) -> None:
            self._say(text)
            self._tell_par()

        if self._record is not None:
            told(await self.context.later.pars.each(self._record, told))

    # ---- what is done with it ------------------------------------------------------------------------------------

    def _link(self) -> str:
        assert self._record is not None
        return address.here() + share.query(self._record.game.rules, self._record.seed)

    def _copied(self, copied: bool) -> None:
        self._say(say("history-copied") if copied else say("history-uncopied"))

    def _with_deal(self, opens: Callable[[SharedDeal], Request]) -> None:
        """Open what takes the deal that is shown, in the seat of the person."""
        record = self._record
        if record is not None:
            seat = record.here[0] if record.here else 0
            self.context.open(opens(deal_of(record, record.game.first + self._number, seat)))

    def _save(self) -> None:
        file = f"hearts-{self._row.at if self._row else ''}.txt"
        files.save(file, self._text)
        self._say(say("history-saved", file=file))

    async def _delete(self) -> None:
        row = self._row
        self._say("")
        buttons = (("no", say("history-no")), ("yes", say("history-yes")))
        texts = (Paragraph(say("history-ask-text")),)
        question = Question("history-ask", say("history-ask"), texts, buttons, "no")
        if await self.context.ask(question) != "yes" or row is None:
            return
        archive = await self.context.later.finished.archive()
        await archive.drop(row.id)
        Judged(self.session.shelf.store).forget(row.id)
        self.context.later.pars.kept.forget(row.id)
        self._list()
        await self._read()
        self._tell(say("history-deleted"))
        dom.focus(self.node)

    def _say(self, text: str) -> None:
        self.part("said").textContent = text
        self._enable()

    def _enable(self) -> None:
        for name in ("copy", "send", "pars", "check", "save"):
            self.part(name).disabled = not self._text
        seeded = self._record is not None and gate.digits(self._record.seed)
        self.part("link").hidden = not seeded  # no link deals the cards of a secret: such a game is shown by its replay

    def _tell(self, text: str) -> None:
        self.part("lead").textContent = text


def item(row: Row) -> Markup:
    """Return a game as an item of the list."""
    date, ended, company = measures.moment(row.at), outcome(row), describe_row(row)
    text = html("<b>{}</b> <span>{}</span> <small>{}</small>", date, ended, company)
    return html('<li><button type="button" class="game" value="{}">{}</button></li>', row.id, text)


def outcome(row: Row) -> str:
    """Return the game's result for the person."""
    if not row.place:
        return say("history-watched")
    place = say("history-place", place=say("tale-place", place=row.place), players=row.players)
    given_up = say("history-gave_up") if row.conceded else ""
    return joined([place, points(row.scores[0]), given_up])


def describe_row(row: Row, result: str = "") -> str:
    """Return rules, opponents and marks of a game, as a sentence; behind its result, where that is given."""
    names = listed([name for _, name, _ in row.others])
    marks = listed([say("statistics-mark", mark=mark) for mark in row.marks])
    how = ("result_marked" if marks else "result") if result else "game_marked" if marks else "game"
    return say("history-about", how=how, result=result, rules=presets.preset_name(row.rules), names=names, marks=marks)


def note(played: list[Game], at: Game) -> None:
    """Keep a position as the last one of its deal."""
    if at.deal is not None:
        if at.deal.table.number < len(played):
            played[-1] = at
        else:
            played.append(at)

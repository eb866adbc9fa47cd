"""The leaderboard: checked results by day and month, a friend's to be added, the player's own to be sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.gate import FILE, KB
from hearts.app.same.board import day_of, place, ranked, ranked_matches
from hearts.app.same.daily import date_of
from hearts.app.same.match import friend_name
from hearts.app.same.what import MANY, in_lines, of_many, what_in_parts
from hearts.app.words import measures
from hearts.app.words.daily import difference
from hearts.app.words.locale import say
from hearts.app.words.phrases import guest, nameless, signed, written
from hearts.engine.heading import heading_of
from hearts.engine.record import Record
from hearts.web.browser import clock, dom, export, files
from hearts.web.dialogs.room import Room
from hearts.web.markup import Markup, html, table_of
from hearts.web.matches import matches
from hearts.web.pieces import option
from hearts.web.request import ResultsOf, SendOf

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.same.board import Rank, Result
    from hearts.app.same.what import What
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

KEY = 6  # letters of a key that stand beside a name
MATCHES = "matches"


class Board(Room):
    """The list of results; it signs, checks and adds results while it is open."""

    name = "board"
    home = "hearts/web/same"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        self._leaderboard, self._daily = context.later.leaderboard, context.later.daily
        self._me = self._when = ""
        dom.listen(self.part("whens"), "change", lambda event: self.work(self._write(), "write"))
        dom.listen(self.part("one"), "change", lambda event: self.work(self._write(), "write"))
        dom.listen(self.part("file"), "change", lambda event: self._load(event.target))
        dom.on_click(self.part("send"), self._send)
        dom.on_click(self.part("save"), lambda: self.work(self._save(), "save"))
        dom.on_click(self.part("go"), lambda: self.work(self._move(), "move"))
        dom.listen(self.part("moving"), "toggle", lambda event: self.work(self._show_key(), "key"))

    async def fill(self, request: Request) -> None:
        """Show it as it is; sign and check what is new while it is looked at."""
        self._say("")
        await (await self._leaderboard.entries()).load()
        await self._write()
        self.work(self._catch_up(request.what if isinstance(request, ResultsOf) else None), "add")

    async def _catch_up(self, what: What | None) -> None:
        await clock.after_a_frame()
        why = await self._leaderboard.sign(self._told)
        if self._leaderboard.results or what is not None:
            self._me = await self._leaderboard.person()
        await self._write()
        self._say(why)
        if what is not None:
            await self._add(what, self._told)

    def _told(self, done: int, all: int) -> None:
        self._say(say("board-checking", done=done, all=all))

    def _load(self, field: Node) -> None:
        file = field.files.item(0)
        if file is not None and file.size > FILE:
            self.work(self._add_many(file), "add")
        elif file is not None:
            files.read_file(file, self._take)
        field.value = ""

    def _take(self, text: str) -> None:
        self.node.scrollTop = 0  # there it is told what comes of it
        self.work(self._add_file(text), "add")

    async def _add_many(self, file: Node) -> None:
        """Add the results in a long file."""
        if file.size > MANY:
            self._say(say("gate-size", most=MANY // KB))
            return
        self.node.scrollTop = 0
        lines, plain = await export.split_lines(file), None
        if lines is not None:
            head, tail, count = str(lines.head), str(lines.tail), int(lines.count)

            def line(number: int) -> str:
                self._told(number // 2, count)
                return str(lines.line(number))

            plain = await in_lines(head, tail, count, line, clock.rest)
        await self._add(of_many(plain, ""), lambda done, all: self._told((done + all) // 2, all))

    async def _add_file(self, text: str) -> None:
        await self._add(await what_in_parts(text, clock.rest), self._told)

    async def _add(self, what: What, told: Callable[[int, int], object]) -> None:
        """Add what has come, and say what has become of it."""
        self._say(str(what.why) if what.why else await self._leaderboard.add_each(what, told, self._write))

    # ---- what it shows --------------------------------------------------------------------------------------------

    async def _save(self) -> None:
        self._say(await self._leaderboard.save())

    async def _write(self) -> None:
        """Show the table, and what else there is to choose of its kind."""
        when = str(self.inside('[name="board-when"]:checked').value)
        shown, days = await self._shown()
        several = self._choices(when, shown, days)
        field = self.part("one")
        chosen = str(field.value) if when == self._when else ""
        self._when = when
        dom.write(field, *[option(value, label) for value, label in several])
        field.value = chosen if chosen in [value for value, _ in several] else several[0][0] if several else ""
        self.part("which").hidden = len(several) < (2 if when == MATCHES else 1)
        self._offer_to_send()
        self.part("par").hidden = when != MATCHES
        rows = await _within(shown, when, str(field.value) if several else "")
        if not rows:
            empty = "board-empty-matches" if when == MATCHES else "board-empty"
            dom.write(self.part("table"), html("<p>{}</p>", say(empty)))
            return
        one = str(field.value) if when == "day" or (when == MATCHES and field.value) else ""
        columns, caption = _columns(when, one)
        par = sum(next(each.par for each in shown if each.of == one)) if one else None
        body = [self._row(row, rows, len(columns), par) for row in rows]
        heads = [say("board-head", column=id) for id in columns]
        dom.write(self.part("table"), table_of(heads, body, "results", say(caption)))

    def _offer_to_send(self) -> None:
        """Show the buttons for which there is something to send."""
        sends, saves = bool(self._leaderboard.latest()), bool(self._leaderboard.results)
        self.part("send").hidden, self.part("save").hidden = not sends, not saves
        self.part("sent").hidden = not (sends or saves)

    async def _shown(self) -> tuple[list[Result], list[int]]:
        """Return the results of days that have begun and of matches, and the days, the latest first."""
        shown: list[Result] = []
        days: set[int] = set()
        for each in list(self._leaderboard.results):
            number = day_of(each)
            if number <= self._daily.today:
                shown.append(each)
                days.add(number)
            await clock.rest()
        return shown, sorted(days, reverse=True)

    def _choices(self, when: str, shown: list[Result], found: list[int]) -> list[tuple[str, str]]:
        """Return the days, the months or the matches to choose from, each with what it is called."""
        today = self._daily.today
        days = [today] + [number for number in found if number not in (0, today)]
        if when == "day":
            return [(str(number), say("board-today") if number == today else _date(number)) for number in days]
        if when == "month":
            months = sorted({date_of(number)[:2] for number in days}, reverse=True)
            return [(f"{year}-{number}", measures.month(year, number)) for year, number in months]
        if when != MATCHES:
            return []
        return [("", say("board-matches-all"))] + _matches([each.of for each in shown if not day_of(each)])

    def _row(self, row: Rank, rows: list[Rank], columns: int, par: int | None) -> Markup:
        """Return a row. A name says nothing of who it is, so others have a part of their key beside it.

        par  of the day or the match that is shown; None where several are
        """
        mine = row.person == self._me
        called = guest() if self._me and not mine and nameless(row.name) else row.name
        name = say("board-you" if mine else "board-key", name=called, key=row.person[:KEY])
        name = say("board-placed", place=place(row, rows), name=name)
        interval = html(" <small>{}</small>", say("board-range", range=float(row.range))) if row.range >= 0 else ""
        best = difference(row.best)
        mean = html("{}{}", signed(float(row.mean)), interval)
        cells: list[str | Markup] = [written(row.count), mean, best, written(row.streak)]
        if par is not None:
            cells = [written(par + row.best), best]
        rest = [html("<td>{}</td>", cell) for cell in cells[: columns - 1]]
        return html('<tr><th scope="row">{}</th>{}</tr>', name, rest)

    def _say(self, text: str) -> None:
        self.part("said").textContent = text

    # ---- what is sent ---------------------------------------------------------------------------------------------

    def _send(self) -> None:
        """Send one's own latest result of a day."""
        text = self._leaderboard.latest()
        if text:
            self.context.open(SendOf("result", text))
        else:
            self._say(say("board-own-none"))

    # ---- another device -------------------------------------------------------------------------------------------

    async def _show_key(self) -> None:
        device = await self._leaderboard.device()
        self.part("key").textContent = device.id if device is not None else say("board-missing")

    async def _move(self) -> None:
        """Answer the key of a newer device, or take the answer of an older one."""
        text = str(self.part("paste").value).strip()
        try:
            answer = await self._leaderboard.answer_device(text)
        except ValueError as error:
            self.part("answered").textContent = str(error)
            return
        self.part("answered").textContent = say("board-move-answer" if answer else "board-moved")
        self.part("answer").hidden = not answer
        self.part("answer").value = answer
        if answer:
            self.part("answer").select()


def _columns(when: str, one: str) -> tuple[tuple[str, ...], str]:
    """Return the columns of the table, and its caption. `one`: the day or the match that is shown, "" for several."""
    if one:
        return ("who", "points", "mean"), "board-caption-one"
    if when == MATCHES:
        return ("who", "matches", "mean", "best"), "board-caption-matches"
    return ("who", "days", "mean", "best", "streak"), "board-caption"


async def _within(shown: list[Result], when: str, chosen: str) -> list[Rank]:
    """Return the rows of a day, a month, all days, a match or all matches."""
    if when == MATCHES:
        return await ranked_matches([each for each in shown if chosen in ("", each.of)], clock.rest)
    if when == "day":
        return await ranked([each for each in shown if each.of == chosen], clock.rest)
    if when == "month":
        several = []
        for each in shown:
            if day_of(each) and _month(day_of(each)) == chosen:
                several.append(each)
            await clock.rest()
        return await ranked(several, clock.rest)
    return await ranked(shown, clock.rest)


def _month(number: int) -> str:
    """Return the month of a day, as a value of the choice."""
    year, month, _ = date_of(number)
    return f"{year}-{month}"


def _date(number: int) -> str:
    return measures.day(*date_of(number))


def _matches(ids: list[str]) -> list[tuple[str, str]]:
    """Return the matches with these ids to choose from, each with what it is called."""
    several = []
    for id in reversed(matches().ids()):
        kept = matches().find(id)
        if kept is None or id not in ids:
            continue
        deals = say("match-count", count=Record.read(kept.head).game.rules.deals)
        name = friend_name(heading_of(kept.other).seat(0)[2]) if kept.other else ""
        label = "board-match" if name else "board-match-alone"
        several.append((id, say(label, date=measures.moment(kept.at), deals=deals, name=name)))
    return several

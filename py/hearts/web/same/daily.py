"""Today's deals, and those of earlier days: the progress and result of each, and a line to share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same.daily import DEALS, MONTHS, date_of, ends, number_of, weekday
from hearts.app.words import daily as words
from hearts.app.words import measures
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph, points, written
from hearts.web.browser import address, dom, files, intl
from hearts.web.dialogs.room import Room
from hearts.web.markup import Markup, html, table_of
from hearts.web.request import DayOf

if TYPE_CHECKING:
    from hearts.app.keeping.attempts import Attempt
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

FEBRUARY = 2


CELL = (
    '<li><button type="button" data-day="{}" data-state="{}" aria-label="{}"{}><b>{}</b><small>{}</small></button></li>'
)


class Today(Room):
    """Shows one day, today's at first; the calendar below leads to the others."""

    name = "daily"
    home = "hearts/web/same"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        self._daily = context.later.daily
        self._number = 0
        self._month = (0, 0)  # the year and the month of the calendar
        dom.on_click(self.part("play"), self._play)
        dom.on_click(self.part("share"), lambda: files.share(self._line(), self._shared))
        dom.on_click(self.part("copy"), lambda: files.copy(self._line(), lambda done: self._shared("copied" * done)))
        dom.on_click(self.part("before"), lambda: self._turn(-1))
        dom.on_click(self.part("after"), lambda: self._turn(1))
        dom.listen(self.part("days"), "click", lambda event: self._choose(event.target))
        self._daily.tell(self._changed)
        week = [html("<span>{}</span>", day) for day in say("daily-week").split()]
        dom.write(self.part("week"), *week)

    async def fill(self, request: Request) -> None:
        """Show the day that is asked for, that is on the table, or today's. One that has not begun is refused with
        a sentence."""
        today, number = self._daily.today, request.number if isinstance(request, DayOf) else 0
        scene = self.session.scene
        if number == 0 and scene is not None and scene.kind == "day":
            number = min(self._daily.at_table, today)  # its end may lie behind midnight
        self.part("said").textContent = ""
        self._number = number if 1 <= number <= today else today
        self._month = date_of(self._number)[:2]
        self._daily.compare(self._number)  # what it keeps is written at once
        self._write()
        if number != 0 and number != self._number and today >= 1:
            self.part("state").textContent = say("daily-future" if number > today else "daily-none", number=number)

    # ---- what it shows --------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        if self._number:  # also where it is written and not shown yet
            self._write()

    def _write(self) -> None:
        number, today = self._number, self._daily.today
        self._hide(today < 1)
        if today < 1:
            self.part("day").textContent = say("daily-clock", date=measures.day(*date_of(today)))
            return
        state, attempt = self._daily.state(number), self._daily.days.get(number)
        self._tell_day(number, today)
        begun = say("daily-begun", played=self._daily.played(number), deals=DEALS) if state == "begun" else ""
        gone = "daily-late" if self._daily.late(number) else "daily-gone"
        self.part("state").textContent = begun or (say(gone) if state == "gone" else say("daily-state", state=state))
        label = {"new": "daily-play", "begun": "daily-go_on"}.get(state, "daily-again")
        self.part("play").textContent = say(label)
        self.part("play").classList.toggle("main", state in ("new", "begun"))
        self.part("play").classList.toggle("quiet", state not in ("new", "begun"))
        self.part("lead").hidden = attempt is not None and attempt.done  # its player knows
        self.part("result").hidden = attempt is None or not attempt.done
        if attempt is not None and attempt.done:
            self._tell(attempt)
        else:  # nothing of another day stays behind
            dom.write(self.part("table"))
            self.part("par").textContent = ""
            self.part("line").value = ""
        self.part("streak").textContent = words.streak(*self._daily.streak)
        self._calendar()

    def _hide(self, wrong: bool) -> None:
        """Show nothing of a day where the clock is wrong."""
        for name in ("lead", "play", "streak", "state"):
            self.part(name).hidden = wrong
        self.part("archive").parentElement.hidden = wrong

    def _tell_day(self, number: int, today: int) -> None:
        date, time = measures.day(*date_of(number)), measures.time(ends(number))
        until = "old" if number != today else "midnight" if intl.midnight(ends(number)) else "time"
        self.part("day").textContent = say("daily-day", until=until, number=number, date=date, time=time)

    def _tell(self, attempt: Attempt) -> None:
        """Write the result, deal by deal."""
        columns = [("daily-you", attempt.own), ("daily-par", attempt.par), ("daily-top", attempt.top)]
        shown = [(say(id), points) for id, points in columns if points]
        heads = [say("daily-deal")] + [name for name, _ in shown]
        rows = [_row(written(deal + 1), [points[deal] for _, points in shown]) for deal in range(len(attempt.own))]
        foot = _row(say("daily-all"), [sum(points) for _, points in shown])
        dom.write(self.part("table"), table_of(heads, rows, "results", say("daily-caption"), foot))
        result = words.against(attempt.own, attempt.par) if attempt.par else points(sum(attempt.own))
        coming = say("daily-par-coming" if self._daily.counts(attempt.number) else "daily-par-none")
        rest = say("daily-state", state="done") if attempt.par else coming
        dom.write(self.part("state"), html("<b>{}.</b> {}", result, rest))
        about = [say("daily-par-about")]
        if attempt.top:
            about.append(say("daily-top-about", points=points(sum(attempt.top))))
        self.part("par").textContent = paragraph(about)
        self.part("line").value = self._line()

    def _line(self) -> str:
        attempt = self._daily.days.get(self._number)
        if attempt is None:
            return ""
        streak = self._daily.streak[0] if self._number == self._daily.today else 0
        link = f"{address.here()}#daily={self._number}"  # it opens that very day, also tomorrow
        return words.line(self._number, attempt.own, attempt.par, streak, link)

    def _shared(self, how: str) -> None:
        """Say what has become of the line; where it could not be copied, it is selected."""
        if how == "shared":
            return
        self.part("said").textContent = say("daily-copied" if how else "daily-uncopied")
        if not how:
            dom.focus(self.part("line"))
            self.part("line").select()

    # ---- the calendar ---------------------------------------------------------------------------------------------

    def _calendar(self) -> None:
        year, month = self._month
        today, days = self._daily.today, self._daily.days
        first, last = number_of(year, month, 1), number_of(year, month, _length(year, month))
        shown = measures.month(year, month)
        if self.part("month").textContent != shown:  # else it would be read out whenever anything else changes
            self.part("month").textContent = shown
        self.part("before").disabled = first <= 1
        self.part("after").disabled = last >= today
        numbers = [number for number in range(first, last + 1) if 1 <= number <= today]
        cells = [self._cell(number, number - first + 1, days.get(number)) for number in numbers]
        before = weekday(numbers[0]) if numbers else 0  # so many places of the first row are free
        dom.write(self.part("days"), *[html('<li aria-hidden="true"></li>')] * before, *cells)

    def _cell(self, number: int, day: int, attempt: Attempt | None) -> Markup:
        state = "new" if attempt is None else "done" if attempt.done else "begun"
        told = say("daily-cell", state=state)
        if attempt is not None and attempt.own and attempt.par:
            told = words.against(attempt.own, attempt.par)
        label = f"{measures.day(*date_of(number))}: {told}"
        here = html(' aria-current="date"') if number == self._number else ""
        sign = {"new": "", "begun": "…", "done": "✓"}[state]
        return html(CELL, number, state, label, here, written(day), sign)

    def _turn(self, by: int) -> None:
        year, month = self._month
        month += by
        self._month = (year - 1, 12) if month < 1 else (year + 1, 1) if month > len(MONTHS) else (year, month)
        self._calendar()

    def _choose(self, target: Node) -> None:
        button = target.closest("[data-day]")
        if button is not None:
            self._number = int(button.getAttribute("data-day"))
            self.part("said").textContent = ""
            self._daily.compare(self._number)
            self._write()
            dom.focus(self.inside('[aria-current="date"]'))

    def _play(self) -> None:
        self.context.open(DayOf("day", self._number))


def _row(name: str, several: list[int]) -> Markup:
    cells = [html("<td>{}</td>", written(one)) for one in several]
    return html('<tr><th scope="row">{}</th>{}</tr>', name, cells)


def _length(year: int, month: int) -> int:
    """Return how many days a month has."""
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return MONTHS[month - 1] + (month == FEBRUARY and leap)

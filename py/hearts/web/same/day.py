"""The daily deals at the table: a sign which day is played and whether it counts, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.attempts import BEGUN, Attempt, with_changes
from hearts.app.keeping.setup import company
from hearts.app.keeping.store import Store
from hearts.app.same.daily import DEALS, points
from hearts.app.sitting.frozen import DealsOfDay, record_of
from hearts.app.sitting.journal import Journal
from hearts.app.words.locale import say
from hearts.engine.record import PERSON, Seat
from hearts.web.browser import clock, dom
from hearts.web.dialogs.panel import Panel, close_all
from hearts.web.request import DayOf

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.web.context import Context
    from hearts.web.request import Request


class Day(Panel):
    """A sign at the table as long as a day's game is on it; to open it is to begin, or to go on."""

    name = "day"
    home = "hearts/web/same"

    def __init__(self, context: Context) -> None:
        Panel.__init__(self, context)
        self._daily = context.later.daily
        self._number = 0
        self._journal: Journal | None = None
        self._deals: DealsOfDay

    def open(self, request: Request) -> None:
        """Take away what is on the table, and play the day."""
        assert isinstance(request, DayOf)
        if not self.session.hold.held or self.session.director.watching:
            self.session.notice(say("practice-watching"), "why")
            return
        number, today = request.number or self._daily.today, self._daily.today
        if number < 1 or number > today:
            self.session.notice(say("daily-future" if number > today else "daily-none", number=number), "why")
            return
        self.work(self._begin(number))

    async def _begin(self, number: int) -> None:
        module = await self._daily.module(number)
        if module is None:
            self.session.notice(say("daily-missing"), "problem")
            return
        await self._daily.restore()  # who plays at once, too, has no second first try
        state = self._daily.state(number)
        counts = state in ("new", "begun")
        store = self._daily.store(number) if counts else Store({})
        deals = DealsOfDay(lambda: module.Table(number), counts)
        journal = Journal(store, self.session.notice, deals=deals)
        if state == "begun":
            try:
                await journal.resume(clock.rest, self.session.hold)
                await deals.follow(journal.game, clock.rest)
            except ValueError:
                self.session.notice(say("daily-apart"), "problem")
                return
        else:
            begun = clock.stamp()
            if counts:  # before its first card is seen
                self._daily.keep(Attempt(number, begun, "", (), (), (), ""))
            journal.open(record_of(module.heading(number), self._seats(), ((BEGUN, begun),)))
        self._number, self._journal, self._deals = number, journal, deals
        self._daily.lay(number)
        today = "daily-sign" if number == self._daily.today else "daily-sign-old"  # it stays so over midnight
        self.part("title").textContent = say(today if counts else "daily-sign-practice", number=number)
        self.context.screens.clear()
        close_all()
        await clock.breathe()
        self.context.screens.go_on()
        self.session.set_aside(None, journal)
        words = "daily-goes_on" if state == "begun" else "daily-begins" if counts else "daily-begins-again"
        self.session.notice(say(words, number=number), "news")
        dom.focus(self.part("back"))

    def _seats(self) -> tuple[Seat, ...]:
        settings = self.session.settings
        return (Seat(PERSON, settings["portrait"], settings["name"]),) + tuple(company(4)[1:])

    def follow(self, scene: Scene) -> None:
        """Show it as long as the day's game is on the table, and save its result."""
        journal = self._journal
        on = scene.kind == "day" and journal is not None
        if on != self.is_open:
            if on and journal is not None:
                self._write(journal)
                self.reveal()
            else:
                self.conceal()
                self._journal = None
                self.session.notice(say("daily-ends"), "news")
                dom.focus(dom.element("do-menu"))
        if on and journal is not None:
            self._write(journal)
            if scene.phase == "game over" and self._deals.counts:
                self._end(journal)

    def _write(self, journal: Journal) -> None:
        deal = min(len(journal.game.lines) + (journal.game.phase not in ("deal", "over")), DEALS)
        text = say("daily-sign-count", deal=max(deal, 1), deals=DEALS)
        if self.part("deal").textContent != text:
            self.part("deal").textContent = text

    def _end(self, journal: Journal) -> None:
        """Keep the result, once: the frozen table says what it is."""
        attempt = self._daily.days.get(self._number)
        if attempt is None or attempt.done or self._deals.table.standing != "over":
            return
        own = points(self._deals.table.rows)
        self._daily.keep(with_changes(attempt, done=clock.stamp(), own=own))
        self._daily.take_result(self._number, journal.text)
        store = self._daily.store(self._number)
        store.drop(store.game)
        self._daily.compare(self._number)

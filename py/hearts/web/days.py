"""The daily deals on this device: the package that plays a day, the attempt that counts, and the saved results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping import attempts as kept
from hearts.app.keeping.store import DAY, DAYS, PREFIX, Store
from hearts.app.same.daily import DEALS, asked, number_at, over_in, package, package_for, read_list, read_points
from hearts.app.same.par import par_of_day
from hearts.web.browser import clock, drawer, link, packages
from hearts.web.request import DayOf

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from hearts.app.keeping.attempts import Attempt, Attempts
    from hearts.app.same.daily import Package
    from hearts.app.sitting.session import Session
    from hearts.app.tasks import Run
    from hearts.web.browser.dom import Node
    from hearts.web.request import Request

    State = Literal["new", "begun", "lost", "done", "gone"]


class Daily:
    """Knows the days; one for the page.

    run   begins work that takes a while
    """

    def __init__(self, session: Session, run: Run) -> None:
        self._session, self._run = session, run
        self._packages = read_list(packages.fetch_list())
        self._spare: Node = None
        self._counting: list[int] = []  # the days whose par is being played
        self._pars: dict[int, tuple[int, ...]] = {}  # par of days that are not over yet, or were not when it was played
        self.at_table = 0  # the day whose game is on the table, or was the last one there
        self._told: list[Callable[[], object]] = []

    def begin(self, offer: Callable[[Request], object]) -> None:
        """Take up what the browser's database still knows, and offer the day that the page's address asks for."""
        self._run(self.restore())

        def come(text: str) -> None:
            number = asked(text, self.today)
            if number == 0:
                number = -1  # no day: the dialog says so
            offer(DayOf("daily", number))

        link.on("daily", come)

    def tell(self, hears: Callable[[], object]) -> None:
        """Call this whenever the saved facts of a day change."""
        self._told.append(hears)

    # ---- what is known of a day -----------------------------------------------------------------------------------

    @property
    def today(self) -> int:
        """The number of the day, in UTC."""
        return number_at(clock.now())

    @property
    def days(self) -> Attempts:
        """The attempts that are kept."""
        return kept.of_store(self._store)

    @property
    def attempt(self) -> Attempt | None:
        """Today's attempt that counts; None where there is none."""
        return self.days.get(self.today)

    @property
    def streak(self) -> tuple[int, int]:
        """How many days in a row were played up to now, and the most that there were."""
        several = self.days.upto(self.today)
        return kept.streak(several, self.today, [number_at(float(each.begun)) for each in several])

    def package(self, number: int) -> Package | None:
        """Return the package of a day; None where it is gone, or not there yet."""
        return package_for(number, self._packages)

    def late(self, number: int) -> bool:
        """Return whether a day lies behind all that this page knows: it is old, or the clock is wrong."""
        return bool(self._packages) and number > max([one.last for one in self._packages])

    def state(self, number: int) -> State:
        """Return how far a day is played: "new"; "begun"; "lost", begun and its game is not here; "done"; "gone": its
        package."""
        attempt = self.days.get(number)
        if attempt is not None and attempt.done:
            return "done"
        if self.package(number) is None:
            return "gone"
        if attempt is None:
            return "new"
        store = self.store(number)
        game = store.get(store.game)
        return "begun" if game and kept.begun_at(game) in ("", attempt.begun) else "lost"

    def store(self, number: int) -> Store:
        """Return where the game of a day is kept while it is played."""
        return Store(self._store.mapping, f"?daily-{number}")

    def played(self, number: int) -> int:
        """Return how many deals of a day's game are over."""
        attempt = self.days.get(number)
        if attempt is not None and attempt.done:
            return DEALS
        store = self.store(number)
        return over_in(store.get(store.game))

    # ---- what is kept ---------------------------------------------------------------------------------------------

    def keep(self, attempt: Attempt) -> None:
        """Keep an attempt, here and in the browser's database, which outlives a storage that is emptied."""
        text = kept.keep(self._store, attempt).text()
        if self._spare is not None:
            self._spare.keep(PREFIX + DAYS, text)
        for hears in self._told:
            hears()

    def take_result(self, number: int, text: str) -> None:
        """Keep the record of a day that is played to its end."""
        self._store.put(f"{DAY}{number}", text)

    async def restore(self) -> None:
        """Take up what the browser's database still knows of the days, where the storage was emptied."""
        self._spare = await drawer.spare()
        if self._spare is None:
            return
        text, before = str(await clock.result_of(self._spare.later(PREFIX + DAYS))), self._store.get(DAYS)
        await kept.take_in(self._store, text, clock.rest)
        if self._store.get(DAYS) != before:
            for hears in self._told:
                hears()

    # ---- what plays -----------------------------------------------------------------------------------------------

    async def module(self, number: int) -> Node:
        """Return what plays this day: its package, or today's minds where that is gone. None where it cannot be
        fetched."""
        found = self.package(number)
        if found is None:
            import hearts.minds.daily

            return hearts.minds.daily
        return await packages.fetch_package(found.quarter, package(found.quarter), found.pack)

    def compare(self, number: int) -> None:
        """Compare a day that is over: save the strongest mind's points, if they are known, and have par played once by
        the same mind in the person's seat."""
        attempt = self.days.get(number)
        if attempt is None or not attempt.done:
            return
        top = () if attempt.top else read_points(packages.strongest()).get(number, ())
        if top:
            self.keep(kept.with_changes(attempt, top=top))
        if not attempt.par and number in self._pars:
            self.keep(kept.with_changes(attempt, par=self._pars[number]))
        elif not attempt.par:
            self.foresee(number)

    def lay(self, number: int) -> None:
        """Note that this day's game is on the table; have par played meanwhile, so that the end can tell it."""
        self.at_table = number
        if not self.par(number):
            self.foresee(number)

    def foresee(self, number: int) -> None:
        """Have par of a day played, once; it is kept when the day is over."""
        if number not in self._counting and number not in self._pars:
            self._counting.append(number)
            self._run(self._par(number))

    def par(self, number: int) -> tuple[int, ...]:
        """Return par of each deal of a day, for its end; empty where it is not known yet."""
        attempt = self.days.get(number)
        return attempt.par if attempt is not None and attempt.par else self._pars.get(number, ())

    def counts(self, number: int) -> bool:
        """Return whether par of a day is being played."""
        return number in self._counting

    async def _par(self, number: int) -> None:
        try:
            module = await self.module(number) if self.package(number) else None
            if module is None:
                return
            self._pars[number] = await par_of_day(module, number, clock.rest)
            attempt = self.days.get(number)
            if attempt is not None and attempt.done:
                self.keep(kept.with_changes(attempt, par=self._pars[number]))
        finally:
            self._counting.remove(number)
            for hears in self._told:  # also where nothing came of it
                hears()

    def stands(self) -> str:
        """Return how today stands, in words: how far it is played or how it went, and the streak."""
        from hearts.app.words.daily import stands

        attempt = self.attempt
        own, par = (attempt.own, attempt.par) if attempt is not None else ((), ())
        return stands(self.played(self.today), DEALS, self.streak[0], own, par)

    @property
    def _store(self) -> Store:
        return self._session.shelf.store

"""The statistics: figures, pictures and tables of the finished games, of all of them or of a group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.review_results import Judged, accuracies
from hearts.app.rules import presets
from hearts.app.statistics.tally import ALL, BAND, KINDS, Overview, Tally
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph
from hearts.web.browser import clock, dom
from hearts.web.dialogs import accuracy, luck, pars
from hearts.web.dialogs.figures import ENOUGH, figures, tables
from hearts.web.dialogs.room import Room
from hearts.web.markup import Markup, html
from hearts.web.pieces import option

if TYPE_CHECKING:
    from hearts.app.keeping.review_results import Verdict
    from hearts.app.statistics.tally import Short
    from hearts.web.context import Context
    from hearts.web.request import Request

STRETCH = 10  # games between two looks at the clock


class Statistics(Room):
    """Reads the archive each time that it is opened, and says how far it is."""

    name = "statistics"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        self._overview = Overview()
        self._judged: dict[str, list[Verdict]] = {}
        dom.listen(self.part("choice"), "change", lambda event: self._choose())
        dom.listen(self.part("figures"), "change", lambda event: self._turn(event.target.value))

    async def fill(self, request: Request) -> None:
        """Read all rows, then show them."""
        self.part("body").hidden = True
        some = self.context.later.finished.expected
        self.node.toggleAttribute("data-bare", not some)
        self._tell("" if some else say("statistics-none"))
        self.complete(self._read(), "read", self._tell)

    async def _read(self) -> None:
        archive = await self.context.later.finished.archive()
        self.node.toggleAttribute("data-bare", not await archive.count())
        rows = await archive.rows(lambda count: self._tell(say("statistics-reading", count=count)))
        self._overview = overview = Overview()
        for number, row in enumerate(rows):
            overview.add(row)
            if number % STRETCH == 0:
                await clock.rest()
        self._judged = await Judged(self.session.shelf.store).all(clock.rest)
        await clock.rest()
        games = len(overview.rows)
        apart = games - overview.groups[ALL].games
        lead = [say("statistics-lead", count=games) if games else say("statistics-none")]
        if apart:
            lead.append(say("statistics-apart-it") if games == 1 else say("statistics-apart", count=apart))
        self._tell(paragraph(lead))
        dom.write(self.part("choice"), *choices(overview))
        self.part("body").hidden = not games
        self._choose()

    def _choose(self) -> None:
        self.complete(self._draw(str(self.part("choice").value)), "draw")

    async def _draw(self, group: str) -> None:
        """The figures of a group."""
        tally, overview = Tally(), self._overview
        for number, row in enumerate(overview.within(group)):
            tally.add(row)
            if number % STRETCH == 0:
                await clock.rest()
        shown = [await figures(tally)]
        if tally.games < ENOUGH:  # the rest has nothing to say yet
            several, known = overview.within(group), await self.context.later.pars.kept.all(clock.rest)
            shown += [await pars.pars_html(several, known)] if {row.id for row in several} & set(known) else []
            shown.append(html('<p class="lead">{}</p>', say("statistics-later", count=ENOUGH)))
            dom.write(self.part("figures"), *shown)
            return
        shown.append(accuracy.accuracy_html(accuracies(overview.within(group), self._judged)))
        await clock.rest()
        shown.append(await pars.pars_html(overview.within(group), await self.context.later.pars.kept.all(clock.rest)))
        shown.append(await luck.luck_html(overview.within(group)))
        shown += [await tables(overview, group_name)] if group == ALL else []
        dom.write(self.part("figures"), *shown)

    def _turn(self, kind: str) -> None:
        """Show the table of this kind of groups."""
        for table in dom.all_of("[data-kind]", self.part("figures")):
            table.hidden = table.getAttribute("data-kind") != kind

    def _tell(self, text: str) -> None:
        self.part("lead").textContent = text


def choices(overview: Overview) -> list[Markup]:
    """Return the groups to choose from, as the lines of a <select>."""
    options = [_line(ALL, overview.groups[ALL])]
    for kind in KINDS + ("apart",):
        lines = [_line(group, short) for group, short in overview.of(kind)]
        if lines:
            label = say("statistics-kind", kind=kind)
            options.append(html('<optgroup label="{}">{}</optgroup>', label, lines))
    return options


def _line(group: str, short: Short) -> Markup:
    return option(group, say("statistics-option", name=group_name(group), count=short.games))


def group_name(group: str) -> str:
    """Return the name of a group."""
    kind, _, key = group.partition(" ")
    if kind == "rules":
        return presets.preset_name(key)
    if kind == "opponent":
        return key.partition(" ")[2]
    if kind == "iq":
        return say("statistics-iq", low=key, high=int(key) + BAND - 1)
    if kind == "seats":
        return say("statistics-seats", count=int(key))
    return say("statistics-mark", mark=key) if kind == "apart" else say("statistics-all")

"""The statistics: figures, pictures and tables of the finished games, of all of them or of a group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.library.judged import Judged, accuracies
from hearts.app.rules import presets
from hearts.app.statistics.tally import ALL, BAND, KINDS, Overview, Tally
from hearts.app.words import statistics as words
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph
from hearts.web.browser import clock, dom
from hearts.web.dialogs import accuracy
from hearts.web.dialogs.dialog import Dialog
from hearts.web.dialogs.figures import figures, tables
from hearts.web.html import escaped, option

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts.app.library.judged import Verdict
    from hearts.app.statistics.tally import Short
    from hearts.web.context import Context
    from hearts.web.request import Request

STRETCH = 10  # games between two looks at the clock


class Statistics(Dialog):
    """Reads the archive each time that it is opened, a few games at a time, and says how far it is."""

    name = "statistics"
    words = words.SENTENCES

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._overview = Overview()
        self._judged: dict[str, list[Verdict]] = {}
        self._reading = 0  # how often it has been opened: an earlier reading stops
        dom.listen(self.part("choice"), "change", lambda event: self._choose())

    def fill(self, request: Request) -> None:
        """Read all rows, then show them."""
        self._reading += 1
        self.part("body").hidden = True
        some = self.context.finished.expected
        self.node.toggleAttribute("data-bare", not some)
        self._tell("" if some else say("statistics.none"))
        self.context.run(self._read(self._reading), self._tell)

    async def _read(self, reading: int) -> None:
        archive = await self.context.finished.archive()
        self.node.toggleAttribute("data-bare", not await archive.count())
        rows = await archive.rows(lambda count: self._tell(say("statistics.reading", count=count)))
        if reading == self._reading:
            overview = Overview()

            def steps() -> Iterator[None]:
                for number, row in enumerate(rows):
                    overview.add(row)
                    if number % STRETCH == 0:
                        yield
                yield from self._show(overview)

            clock.in_steps(steps())

    def _show(self, overview: Overview) -> Iterator[None]:
        self._overview = overview
        yield
        self._judged = Judged(self.session.shelf.store).all()
        yield
        games = len(overview.rows)
        apart = games - overview.groups[ALL].games
        told = [say("statistics.lead", count=games) if games else say("statistics.none")]
        if apart:
            told.append(say("statistics.apart.it") if games == 1 else say("statistics.apart", count=apart))
        self._tell(paragraph(told))
        self.part("choice").innerHTML = choices(overview)
        self.part("body").hidden = not games
        yield
        self._choose()

    def _choose(self) -> None:
        group, tally, overview = str(self.part("choice").value), Tally(), self._overview

        def steps() -> Iterator[None]:
            for number, row in enumerate(overview.within(group)):
                tally.add(row)
                if number % STRETCH == 0:
                    yield
            shown = yield from figures(tally)
            shown += accuracy.drawn(accuracies(overview.within(group), self._judged))
            yield
            shown += (yield from tables(overview, group_name)) if group == ALL else ""
            self.part("figures").innerHTML = shown

        clock.in_steps(steps())

    def _tell(self, text: str) -> None:
        self.part("lead").textContent = text


def choices(overview: Overview) -> str:
    """The groups to choose from, as the lines of a <select>."""
    found = _line(ALL, overview.groups[ALL])
    for kind in KINDS + ("apart",):
        lines = "".join([_line(group, short) for group, short in overview.of(kind)])
        if lines:
            label = escaped(say(f"statistics.kind.{kind}"))
            found += f'<optgroup label="{label}">{lines}</optgroup>'
    return found


def _line(group: str, short: Short) -> str:
    return option(group, say("statistics.option", name=group_name(group), count=short.games))


def group_name(group: str) -> str:
    """What a group is called."""
    kind, _, key = group.partition(" ")
    if kind == "rules":
        return presets.title(key)
    if kind == "opponent":
        return key.partition(" ")[2]
    if kind == "iq":
        return say("statistics.iq", low=key, high=int(key) + BAND - 1)
    if kind == "seats":
        return say("statistics.seats", count=int(key))
    return say(f"statistics.mark.{key}") if kind == "apart" else say("statistics.all")

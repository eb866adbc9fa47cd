"""The figures of a tally as HTML: what matters most first, then places, pictures, and tables of groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.statistics.tally import BINS, KINDS
from hearts.app.words import statistics as words
from hearts.app.words.locale import say
from hearts.app.words.measures import percent
from hearts.app.words.phrases import joined, written
from hearts.engine.interval import of_share
from hearts.web.browser import clock
from hearts.web.dialogs import charts
from hearts.web.markup import Markup, html, table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts.app.statistics.tally import Overview, Tally

LEAST = 20  # games below which an interval says nothing
FEW = 400  # games from which on a share of them is told without its interval, which then is below 10 points wide
FIRST = 8  # tiles that are shown from the first game on
STRETCHES = 30  # of the line over time, at most
ENOUGH = 3  # games from which on there is more to say than the tiles


async def figures(tally: Tally) -> Markup:
    """Return all figures of a tally; nothing if it is empty."""
    drawn = html("")
    parts = (_tiles, _places, _trend, _deals, _tricks) if tally.games >= ENOUGH else (_tiles,)
    for part in parts if tally.games else ():
        drawn += part(tally)
        await clock.rest()
    return drawn


async def tables(overview: Overview, name: Callable[[str], str]) -> Markup:
    """Return a table for each kind of groups, of which one is shown, and chips to choose which.

    name  says what a group is called
    """
    drawn: list[Markup] = []
    chips = []
    heads = ["", say("statistics-games"), say("statistics-won"), say("statistics-average")]
    for kind in KINDS:
        rows = []
        for group, short in overview.of(kind):
            won = percent(short.won / short.games)
            rows.append([name(group), written(short.games), won, written(short.average)])
        if rows:
            title = say("statistics-kind", kind=kind)
            hidden, checked = (" hidden", "") if drawn else ("", " checked")
            drawn.append(html('<div data-kind="{}"{}>{}</div>', kind, hidden, _table(title, heads, rows)))
            chip = '<label><input type="radio" name="by" value="{}"{}><span>{}</span></label>'
            chips.append(html(chip, kind, checked, title))
        await clock.rest()
    called = say("statistics-by")
    return html('<fieldset class="by"><legend>{}</legend><div class="row">{}</div></fieldset>{}', called, chips, drawn)


def _tiles(tally: Tally) -> Markup:
    games, deals = tally.games, tally.deals
    few = of_share(tally.won, games) if LEAST <= games < FEW else None
    suns = say("statistics-suns", count=tally.suns) if tally.suns else ""
    streak = say("statistics-streak-now", count=tally.winning)
    tiles = [
        (say("statistics-won"), percent(tally.won / games), words.won_of(tally.won, games, few)),
        (say("statistics-average"), written(tally.average), say("statistics-average-of", count=deals)),
        (say("statistics-queens"), written(tally.queens), words.of_deals(tally.queens, deals)),
        (say("statistics-given"), written(tally.given), words.of_deals(tally.given, deals)),
        (say("statistics-jacks"), written(tally.jacks), ""),  # not all rules have one
        (say("statistics-moons"), written(tally.moons), joined([words.of_deals(tally.moons, deals), suns])),
        (say("statistics-stopped"), written(tally.stopped), say("statistics-stopped-about")),
        (say("statistics-suffered"), written(tally.suffered), words.of_deals(tally.suffered, deals)),
        (say("statistics-best"), words.pair(tally.best, tally.worst), say("statistics-best-about")),
        (say("statistics-best_deal"), words.pair(tally.best_deal, tally.worst_deal), ""),
        (say("statistics-streak"), written(tally.longest), streak),
    ]
    drawn = []
    for title, figure, about in tiles if games >= ENOUGH else tiles[:FIRST]:
        drawn.append(html("<div><dt>{}</dt><dd><b>{}</b> <small>{}</small></dd></div>", title, figure, about))
    return html('<dl class="tiles">{}</dl>', drawn)


def _places(tally: Tally) -> Markup:
    last = max([0] + [number for number, count in enumerate(tally.places) if count])
    rows = []
    for number, count in enumerate(tally.places[: last + 1]):
        rows.append([written(number + 1), written(count), percent(count / tally.games)])
    title = say("statistics-places")
    heads = [say("statistics-place"), say("statistics-games"), say("statistics-share")]
    given_up = say("statistics-conceded", count=tally.conceded) if tally.conceded else ""
    note = html('<p class="lead">{}</p>', given_up) if given_up else ""
    return _headed(title, _table(title, heads, rows) + note) if any(tally.places) else html("")


def _trend(tally: Tally) -> Markup:
    title, values = say("statistics-trend"), tally.trend(STRETCHES)
    if len(values) < ENOUGH:
        few = say("statistics-trend-few", count=ENOUGH)
        return _headed(title, html('<p class="lead">{}</p>', few))
    first, last, low, high = [written(float(one)) for one in (values[0], values[-1], min(values), max(values))]
    summary = say("statistics-trend-text", first=first, last=last, low=low, high=high)
    ends = (say("statistics-trend-old"), say("statistics-trend-new"))
    return _headed(title, charts.line(values, ends, summary))


def _deals(tally: Tally) -> Markup:
    if not tally.deals:
        return html("")
    lows: list[int | None] = [None] + [highest + 1 for highest in BINS]
    highs: list[int | None] = list(BINS) + [None]
    names = [words.bin_name(low, high) for low, high in zip(lows, highs)]
    entries = [say("statistics-deals-entry", points=name, deals=count) for name, count in zip(names, tally.bins)]
    summary = say("statistics-deals-text", count=tally.deals, several=joined(entries))
    tops = [written(count) if count else "" for count in tally.bins]
    return _headed(say("statistics-deals"), charts.bars(tally.bins, names, summary, tops, 1))


def _tricks(tally: Tally) -> Markup:
    if not tally.deals:
        return html("")
    values = [points / tally.deals for points in tally.tricks]
    shown = [written(value) for value in values]
    summary = say("statistics-tricks-text", several=joined(shown))
    names = [written(number + 1) for number in range(len(values))]
    return _headed(say("statistics-tricks"), charts.bars(values, names, summary, shown))


def _headed(title: str, content: Markup) -> Markup:
    return html("<h3>{}</h3>{}", title, content)


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Markup:
    """A table whose first column names its rows."""
    body = []
    for title, *cells in rows:
        columns = [html("<td>{}</td>", cell) for cell in cells]
        body.append(html('<tr><th scope="row">{}</th>{}</tr>', title, columns))
    return table_of(heads, body, "counts", caption)

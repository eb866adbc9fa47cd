"""The player's points against par, as a part of the statistics: this month, the last game, and all games of a group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.same.daily import date_of, number_at
from hearts.app.same.par import Sum, against
from hearts.app.words.locale import say
from hearts.engine.rules import Rules
from hearts.web.browser import clock
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from hearts.app.statistics.row import Row

STRETCH = 10  # games between two looks at the clock


async def pars_html(rows: list[Row], pars: dict[str, dict[int, int]]) -> Markup:
    """Return the points of some games against par."""
    gaps: list[int] = []
    month: list[int] = []
    last: list[int] = []
    bonus, now = False, date_of(number_at(clock.now()))[:2]
    for number, row in enumerate(rows):
        own = against(row.points, pars.get(row.id, {}))
        if own:
            bonus, last = bonus or _has_bonus(row), own
            gaps += own
            month += own if date_of(number_at(float(row.at)))[:2] == now else []
        if number % STRETCH == 0:
            await clock.rest()
    title = html("<h3>{}</h3>", say("par-title"))
    if not gaps:
        return title + _paragraph(say("par-none"))
    parts = [(say("par-last"), last), (say("par-month"), month), (say("par-all"), gaps)]
    told = [Sum(several, bonus).told(which) for which, several in parts]
    return title + [_paragraph(text) for text in told if text] + _paragraph(say("par-about"))


def _has_bonus(row: Row) -> bool:
    try:
        return bool(Rules.read(row.pack).bonus_card)
    except ValueError:
        return False


def _paragraph(text: str) -> Markup:
    return html('<p class="lead">{}</p>', text)

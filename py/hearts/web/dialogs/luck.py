"""The cards dealt to each seat, as a part of the statistics: a table, and the number of figures that chance does not
explain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.statistics.luck import Against, Lucks, shift
from hearts.app.words.locale import say
from hearts.app.words.measures import whole
from hearts.app.words.phrases import paragraph, written
from hearts.engine.fairness import FACTS
from hearts.engine.interval import SURE, of_share
from hearts.web.browser import clock
from hearts.web.markup import Markup, html, table_of

if TYPE_CHECKING:
    from hearts.app.statistics.row import Row
    from hearts.engine.fairness import Luck

LEAST = 20  # deals below which the figures say nothing
FEW = 0.1  # of a deal: what comes less often is told with a decimal
STRETCH = 10  # games between two looks at the clock
FAR = 4.2  # standard deviations that one of 24 figures reaches by chance in fewer than 1 of 1000 tables
SIDES = ("luck-you", "luck-left", "luck-across", "luck-right")


async def luck_html(rows: list[Row]) -> Markup:
    """Return the part of the statistics on the cards that were dealt in these games."""
    lucks, against = Lucks(), Against()
    for number, row in enumerate(rows):
        lucks.add(row)
        against.add(row)
        if number % STRETCH == 0:
            await clock.rest()
    shown = [luck for luck in lucks.all if luck.deals >= LEAST]
    text = html("<h3>{}</h3>", say("luck-title"))
    if not shown:
        return text + _paragraph(say("luck-few", count=LEAST))
    for luck in shown:
        text += html("<h4>{}</h4>", say("luck-players", count=len(luck.sums))) if len(shown) > 1 else ""
        text += _of(luck)
        await clock.rest()
    return text + _paragraph(say("luck-tops-about")) + _of_people(against)


def _of(luck: Luck) -> Markup:
    players = len(luck.sums)
    heads = [""] + [say("luck-fact", fact=fact) for fact in FACTS]
    rows = [[_seat(seat, players)] + [_figure(luck, seat, at) for at in range(len(FACTS))] for seat in range(players)]
    between = [luck.between(at) for at in range(len(FACTS))]
    fine = [luck.means[at] < FEW * luck.deals for at in range(len(FACTS))]
    ranges = [
        say("luck-range", low=_hundred(max(0.0, low), fine[at]), high=_hundred(high, fine[at]))
        for at, (low, high) in enumerate(between)
    ]
    body = []
    for title, *cells in rows + [[say("luck-chance")] + ranges]:
        told = [html("<td>{}</td>", cell) for cell in cells]
        body.append(html('<tr><th scope="row">{}</th>{}</tr>', title, told))
    counts = table_of(heads, body, "counts dealt", say("luck-title"))
    stacked = paragraph([told_of(luck), say("luck-stacked", more=100.0 * shift(luck))])
    return _paragraph(say("luck-about", count=luck.deals)) + counts + _paragraph(stacked)


def _of_people(against: Against) -> Markup:
    """Return what is known of moons, and of whether opponents play otherwise against people."""
    if against.deals < LEAST:
        return html("")
    own, others = _share(against.own, against.deals), _share(against.others, against.hands)
    finds, reach = float(against.finds), float(against.reach)
    gap = say("luck-gap-more" if against.mean > 0 else "luck-gap-less", points=float(abs(against.mean)))
    several = [say("luck-against", gap=gap, range=reach), say("luck-against-mind", range=reach, finds=finds)]
    several.append(say("luck-against-check"))
    moons = _paragraph(paragraph([say("luck-moons", own=own, others=others), say("luck-moons-about")]))
    return html("<h4>{}</h4>{}", say("luck-moons-title"), moons) + (
        html("<h4>{}</h4>{}", say("luck-against-title"), [_paragraph(one) for one in several])
    )


def _share(moons: int, of: int) -> str:
    """Return how many moons there were in 100 deals, with the range in which the true share lies."""
    low, high = of_share(moons, of)
    return say("luck-share", figure=100 * moons / of, low=100.0 * low, high=100.0 * high)


def told_of(luck: Luck) -> str:
    """Return the number of figures outside the range of chance, as a sentence."""
    many = len(luck.sums) * len(FACTS)
    if not luck.outside:
        return say("luck-told-none")
    told = say("luck-told", count=luck.outside, all=many, expected=whole(many / 20))
    off, at = max([(abs(luck.off(seat, at)), at) for seat in range(len(luck.sums)) for at in range(len(FACTS))])
    far = say("luck-far", fact=say("luck-fact", fact=FACTS[at])) if off > FAR else ""
    return paragraph([told, far])


def _figure(luck: Luck, seat: int, fact: int) -> str:
    figure = _hundred(luck.mean(seat, fact), luck.means[fact] < FEW * luck.deals)
    return say("luck-off", figure=figure) if abs(luck.off(seat, fact)) > SURE else figure


def _hundred(mean: float, fine: bool) -> str:
    """Return a mean of a deal as what it comes to in 100 deals, with a decimal where that is `fine`."""
    return written(100.0 * mean if fine else whole(100 * mean))


def _seat(seat: int, players: int) -> str:
    if seat and players != 4:
        return say("luck-seat", count=seat)
    return say(SIDES[seat])


def _paragraph(text: str) -> Markup:
    return html('<p class="lead">{}</p>', text)

"""The accuracy of the deals that were reviewed: how high it is, and a line of how it went, with words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.statistics.tally import mean, trend
from hearts.app.words.locale import say
from hearts.app.words.measures import percent
from hearts.app.words.phrases import joined
from hearts.web.dialogs import charts
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from hearts.app.keeping.review_results import Verdict

STRETCHES, ENOUGH = 30, 3  # points of the line at most, and reviewed deals that make one


def accuracy_html(course: list[int]) -> Markup:
    """Return the part of the statistics on accuracy."""
    parts = html("<h3>{}</h3>", say("statistics-accuracy"))
    if not course:
        return parts + _paragraph(say("statistics-accuracy-none"))
    parts += _paragraph(say("statistics-accuracy-of", count=len(course), share=percent(mean(course) / 100)))
    if len(course) < ENOUGH:
        return parts + _paragraph(say("statistics-accuracy-few", count=ENOUGH))
    values = trend(course, STRETCHES)
    first, last, low, high = [percent(one / 100) for one in (values[0], values[-1], min(values), max(values))]
    caption = say("statistics-accuracy-text", first=first, last=last, low=low, high=high)
    return parts + charts.line(values, (say("statistics-trend-old"), say("statistics-trend-new")), caption)


def of_game(verdicts: list[Verdict]) -> str:
    """Return the accuracy of a game, as a sentence; empty where no deal of it was reviewed."""
    if not verdicts:
        return ""
    several = [(one.deal + 1, percent(one.accuracy / 100)) for one in verdicts]
    deals = joined([say("history-accuracy-deal", deal=deal, share=share) for deal, share in several])
    return say("history-accuracy", share=percent(mean([one.accuracy for one in verdicts]) / 100), deals=deals)


def _paragraph(text: str) -> Markup:
    return html('<p class="lead">{}</p>', text)

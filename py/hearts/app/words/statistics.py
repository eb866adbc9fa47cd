"""The statistics: what the figures are called, and what they come to."""

from __future__ import annotations

from hearts.app.words.locale import say
from hearts.app.words.measures import percent, whole
from hearts.app.words.phrases import joined, written


def won_of(won: int, games: int, between: tuple[float, float] | None) -> str:
    """Return how many games were won; with the interval where few stand behind it."""
    sentence = say("statistics-won-of", count=games, won=won)
    if between is None:
        return sentence
    return joined([sentence, say("statistics-between", low=whole(100 * between[0]), high=percent(between[1]))])


def of_deals(count: int, deals: int) -> str:
    """Return in what share of the deals something happened."""
    return say("statistics-times", share=percent(count / deals if deals else 0.0, fine=True))


def pair(best: int | None, worst: int | None) -> str:
    """Return the best and the worst, of scores or of points."""
    return say("statistics-pair", best=_score(best), worst=_score(worst))


def bin_name(low: int | None, high: int | None) -> str:
    """Return a bin of the histogram by its lowest and highest points; None where it is open."""
    if low is None:
        return say("statistics-bin-below")
    if high is None:
        return say("statistics-bin-above", low=low)
    return written(low) if low == high else say("statistics-bin-range", low=low, high=high)


def _score(score: int | None) -> str:
    return "–" if score is None else written(score)

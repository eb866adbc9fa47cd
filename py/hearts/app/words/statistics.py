"""The statistics: what the figures are called, and what they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.phrases import decimal, joined, signed, whole

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "statistics.title": "Statistics",
    "statistics.reading": ("Reading: one game …", "Reading: {count} games …"),
    "statistics.none": "You have not finished a game yet. Each finished game is counted here.",
    "statistics.lead": ("One finished game.", "{count} finished games."),
    "statistics.apart": (
        "One of them counts separately: see “Counted separately” in the list.",
        "{count} of them count separately: see “Counted separately” in the list.",
    ),
    "statistics.apart.it": "It counts separately: see “Counted separately” in the list.",
    "statistics.choice": "Games shown",
    "statistics.all": "All games that count",
    "statistics.by": "Your games compared",
    "statistics.kind.rules": "By rules",
    "statistics.kind.opponent": "By opponent",
    "statistics.kind.iq": "By strength of the opponents",
    "statistics.kind.seats": "By players at the table",
    "statistics.kind.apart": "Counted separately",
    "statistics.iq": "I.Q. {low}–{high}",
    "statistics.seats": "{count} players",
    "statistics.mark.diabolo": "Unfair mode",
    "statistics.mark.demonstration": "Watched",
    "statistics.mark.joe": "Cup of Joe",
    "statistics.mark.hint": "With hints",
    "statistics.mark.telepathy": "With peeking",
    "statistics.mark.played_on": "Played on after the end",
    "statistics.mark.undo": "With undo",
    "statistics.option": "{name} ({count})",
    "statistics.won": "Won",
    "statistics.percent": "{percent}%",
    "statistics.won.of": ("{won} of {count} game", "{won} of {count} games"),
    "statistics.between": "likely between {low} and {high}%",
    "statistics.average": "Points per deal",
    "statistics.average.of": ("in {count} deal", "in {count} deals"),
    "statistics.queens": "Queen of Spades taken",
    "statistics.given": "Queen of Spades given",
    "statistics.jacks": "Bonus cards taken",
    "statistics.times": "{percent}% of the deals",
    "statistics.moons": "Moons shot",
    "statistics.suns": ("one of them a sun", "{count} of them suns"),
    "statistics.stopped": "Moons you stopped",
    "statistics.stopped.about": "you took a point when one player had over half of them",
    "statistics.suffered": "Moons against you",
    "statistics.best": "Best game, worst game",
    "statistics.pair": "{best} and {worst}",
    "statistics.best.about": "final scores; the lowest is the best",
    "statistics.best_deal": "Best deal, worst deal",
    "statistics.streak": "Games won in a row",
    "statistics.streak.now": "best; now {count}",
    "statistics.places": "Places",
    "statistics.place": "Place",
    "statistics.games": "Games",
    "statistics.share": "Share",
    "statistics.conceded": (
        "You gave up one game. It counts as last place.",
        "You gave up {count} games. They count as last place.",
    ),
    "statistics.trend": "Points per deal over time",
    "statistics.trend.text": (
        "From {first} points per deal in the oldest games to {last} in the latest; lowest {low}, highest {high}. Lower "
        "is better."
    ),
    "statistics.trend.few": "A line appears here after {count} games.",
    "statistics.trend.old": "oldest",
    "statistics.trend.new": "latest",
    "statistics.accuracy": "Accuracy of your choices",
    "statistics.accuracy.none": "Press Review after a deal, and your accuracy appears here.",
    "statistics.accuracy.of": ("{number}% in one reviewed deal.", "{number}% in {count} reviewed deals."),
    "statistics.accuracy.few": "A line appears here after {count} reviewed deals.",
    "statistics.accuracy.text": (
        "From {first}% in the oldest reviewed deals to {last}% in the latest; lowest {low}%, highest {high}%. "
        "Higher is better."
    ),
    "statistics.deals": "How your deals ended",
    "statistics.deals.text": (
        "Points, and in how many of {count} deal: {several}.",
        "Points, and in how many of {count} deals: {several}.",
    ),
    "statistics.deals.entry": "{points}: {deals}",
    "statistics.bin.below": "below 0",
    "statistics.bin.range": "{low}–{high}",
    "statistics.bin.above": "{low}+",
    "statistics.tricks": "Points by trick",
    "statistics.tricks.text": "Points per deal with each trick, first to last: {several}.",
    "statistics.later": "After {count} games you see more: places, your progress, deals and luck.",
    "statistics.done": "Close",
}
ENGLISH.add(SENTENCES)


def percent(share: float) -> str:
    """Return a share from 0 to 1 as a whole percentage."""
    return say("statistics.percent", percent=whole(100 * share))


def won_of(won: int, games: int, between: tuple[float, float] | None) -> str:
    """Return how many games were won; with the interval where few stand behind it."""
    sentence = say("statistics.won.of", count=games, won=won)
    if between is None:
        return sentence
    return joined([sentence, say("statistics.between", low=whole(100 * between[0]), high=whole(100 * between[1]))])


def of_deals(count: int, deals: int) -> str:
    """Return in what share of the deals something happened."""
    share = 100 * count / deals if deals else 0.0
    return say("statistics.times", percent=decimal(share))


def pair(best: int | None, worst: int | None) -> str:
    """Return the best and the worst, of scores or of points."""
    return say("statistics.pair", best=_score(best), worst=_score(worst))


def bin_name(low: int | None, high: int | None) -> str:
    """Return a bin of the histogram by its lowest and highest points; None where it is open."""
    if low is None:
        return say("statistics.bin.below")
    if high is None:
        return say("statistics.bin.above", low=low)
    return str(low) if low == high else say("statistics.bin.range", low=low, high=high)


def averaged(number: float) -> str:
    """Return points a deal as they are written: `5.3`, `−1.2`."""
    return say("sign.minus", number=decimal(-number)) if number < 0 else decimal(number)


def _score(score: int | None) -> str:
    return "–" if score is None else signed(score)

"""The coach's values of choices: for the bars on the cards of the hand, and as rows of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.learning.review import scale
from hearts.app.words import coach, measures, phrases
from hearts.app.words.locale import say
from hearts.engine.cards import BITS, NAMES, each
from hearts.web.markup import Markup, html
from hearts.web.pieces import both

if TYPE_CHECKING:
    from hearts.engine.rules import Rules
    from hearts.minds.advice import Advice, Choice

# Points of a deal of 26 that a bar is empty at, or whatever the worst choice costs, if that is more.
WIDE = 4.0


def choice_row(advice: Advice, one: Choice, seat: int) -> Markup:
    """Return a choice as a row of the table of all choices: what it is, points, cost, chance to win."""
    cost = phrases.written(float(one.cost)) if not one.equal else say("hint-same")
    points = phrases.written(float(one.points[seat])) if one.points else ""
    name = both(coach.choice(advice, one, True), coach.choice(advice, one))
    win = measures.percent(one.win)
    return html('<tr><th scope="row">{}</th><td>{}</td><td>{}</td><td>{}</td></tr>', name, points, cost, win)


def bars(advice: Advice, seat: int, rules: Rules) -> dict[str, tuple[str, str, str]]:
    """Return the bars for `Bars.lay`: how good each card is beside the best; in the pass, the best packet that it is
    in."""
    usual = scale(rules)
    widest = max([WIDE * usual] + [one.cost for one in advice.choices])
    return {
        code: (
            _kind(one, usual),
            f"{1 - one.cost / widest:.2f}",
            coach.short(one.points[seat]) if one.points else "",
        )
        for code, one in _by_card(advice).items()
    }


def glow(advice: Advice) -> dict[str, tuple[str, str, str]]:
    """Return the marks for `Bars.lay` on the best cards: those that are as good as the best one, or the best packet."""
    marks: dict[str, tuple[str, str, str]] = {}
    for one in coach.level(advice):
        for card in each(one.choice if advice.ask == "give" else BITS[one.choice]):
            marks[NAMES[card]] = ("glow", "1", "")
    return marks


def _by_card(advice: Advice) -> dict[str, Choice]:
    """For each card the best choice that it is in, by the card's code."""
    best: dict[str, Choice] = {}
    for one in advice.choices:
        for card in each(one.choice if advice.ask == "give" else BITS[one.choice]):
            best.setdefault(NAMES[card], one)
    return best


def _kind(one: Choice, usual: float) -> str:
    """How good it is, as a class."""
    if one.equal:
        return "worth best"
    return "worth good" if one.cost < usual else "worth poor" if one.cost < 3 * usual else "worth bad"

"""The coach: what is said of choices, of reasons and of what a card costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import measures, phrases
from hearts.app.words.locale import say, worded
from hearts.engine.cards import NAMES, SUITS, count, each, suit
from hearts.minds.advice import dearest, extra

if TYPE_CHECKING:
    from hearts.engine.rules import Rules
    from hearts.minds.advice import Advice, Choice


AS_TEXT = "\ufe0e"  # what stands before it is a letter, and no coloured picture
NEAR = 1.5  # points by which a choice may be worse than another one, and its reason be told all the same


def looks() -> str:
    """Return a sentence for the time in which the coach weighs what the player could choose."""
    return say("coach-looks")


def checks() -> str:
    """Return a sentence for the time in which the coach weighs what the player has chosen."""
    return say("coach-checks")


def first() -> str:
    """Return a sentence for a player who chose before the coach had spoken."""
    return say("coach-first")


def short(points: float) -> str:
    """Return points as they are written where there is little room: large ones as whole numbers."""
    return phrases.written(measures.whole(points) if abs(points) >= 9.95 else float(points))


def choice(advice: Advice, one: Choice, signs: bool = False) -> str:
    """Return a choice by name, or in signs: `Q♠`."""
    return named(advice.ask, one.choice, signs)


def named(ask: str, choice: int, signs: bool = False) -> str:
    """Return a card to "play" or a set to "give", by name, or in signs."""
    several = [choice] if ask == "play" else each(choice)
    if signs:
        return " ".join([sign(card) for card in several])
    return phrases.listed([say("coach-the", card=phrases.card(card)) for card in several])


def listed(cards: int, signs: bool = False) -> str:
    """Return cards by name, or in signs: `Q♠ and K♠`."""
    return phrases.listed([sign(card) for card in each(cards)]) if signs else named("give", cards)


def sign(card: int) -> str:
    """Return a card in signs: `Q♠`."""
    signs = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}
    return NAMES[card][0].replace("T", "10") + signs[NAMES[card][1]] + AS_TEXT


def level(advice: Advice) -> tuple[Choice, ...]:
    """Return the cards that are as good as the best one, itself among them. Of packets, and at sight, the best one
    alone."""
    if advice.ask == "give" or not advice.worlds:
        return advice.choices[:1]
    return tuple([one for one in advice.choices if one.equal])


def best(advice: Advice, signs: bool = False) -> str:
    """Return what to do, as a sentence; what is equal is said as equal."""
    good = level(advice)
    several = [choice(advice, one, signs) for one in good]
    if advice.ask == "give":
        return say("coach-pass", card=several[0])
    if len(good) == 1:
        return say("coach-play", card=several[0])
    suits = {suit(one.choice) for one in good}
    same = [one for one in advice.choices if suit(one.choice) in suits]
    if len(suits) == 1 and len(same) == len(good):
        return say("coach-fine", suit=SUITS[suits.pop()])
    if len(good) == len(advice.choices):
        return say("coach-all")
    if len(good) == 2:
        return say("coach-two", first=several[0], second=several[1])
    return say("coach-any") if signs else say("coach-any-named", cards=phrases.listed(several))


def facts(one: Choice, seat: int) -> list[str]:
    """Return what a choice leads to, as sentences: own points, moons that may be, the chance to win."""
    if not one.points:
        return []
    sentences = [say("coach-points", points=float(one.points[seat]))]
    if measures.whole(100 * one.moon) > 1:
        sentences.append(say("coach-moon", chance=measures.percent(one.moon)))
    if measures.whole(100 * one.other) > 1:
        sentences.append(say("coach-other", chance=measures.percent(one.other)))
    return sentences + [say("coach-win", chance=measures.percent(one.win))]


def next_worse(advice: Advice) -> Choice | None:
    """Return the next choice that is worse than the best one, or one little worse that has a reason; None if there is
    none."""
    worse = [one for one in advice.choices[1:] if not one.equal]
    reasoned = [one for one in worse if one.why]
    near = reasoned and reasoned[0].cost <= worse[0].cost + NEAR
    return reasoned[0] if near else worse[0] if worse else None


def figures(rules: Rules, advice: Advice, second: Choice | None = None, signs: bool = False) -> str:
    """Return how often what tells the best choice from a worse one happens with either; "" where nothing does.

    second  by default the next one that is worse
    """
    second = second or next_worse(advice)
    if second is None or second.equal or not second.why:
        return ""
    values: dict[str, object] = {
        "first": choice(advice, advice.choices[0], signs),
        "second": choice(advice, second, signs),
        "why": second.why,
    }
    often = second.why not in ("hearts", "extra")
    values["best"] = measures.whole(100 * second.best) if often else float(second.best)
    values["own"] = measures.whole(100 * second.own) if often else float(second.own)
    if second.why == "dear":
        values["dear"] = phrases.cards(dearest(rules))
    if second.why == "extra":
        several = extra(rules)
        values["extra"] = named("give", several, signs) if count(several) < 4 else say("coach-extra")
    if second.why == "bonus":
        values["bonus"] = phrases.cards(rules.bonus_card)
    return worded("coach-why", values)

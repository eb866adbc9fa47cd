"""The coach: what is said of choices, of reasons and of what a card costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import phrases
from hearts.app.words.locale import ENGLISH, say, worded
from hearts.engine.cards import NAMES, SUITS, count, each, suit
from hearts.minds.advice import dearest, extra

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence
    from hearts.engine.rules import Rules
    from hearts.minds.advice import Advice, Choice

SENTENCES: dict[str, Sentence] = {
    "coach.play": "Play {card}.",
    "coach.two": "Play {first} or {second}.",
    "coach.pass": "Pass {card}.",
    "coach.the": "the {card}",
    "coach.extra": "the extra penalty cards",
    "coach.fine.C": "Any club is fine.",
    "coach.fine.D": "Any diamond is fine.",
    "coach.fine.S": "Any spade is fine.",
    "coach.fine.H": "Any heart is fine.",
    "coach.any": "Any of these is fine.",
    "coach.any.named": "Any of these is fine: {cards}.",
    "coach.all": "Any card is fine here.",
    "coach.lone": "It is the only card that you may play.",
    "coach.looks": "The coach is looking at your cards …",
    "coach.checks": "The coach is looking at your choice …",
    "coach.first": "The coach has a tip first. The choice is still yours.",
    "coach.suits.C": "clubs",
    "coach.suits.D": "diamonds",
    "coach.suits.S": "spades",
    "coach.suits.H": "hearts",
    "coach.saves": ("Saves about {count} point.", "Saves about {count} points."),
    "coach.rule.under": "Stay under {top}: then someone else takes the trick.",
    "coach.rule.below": "{card} stays under {top} too. Low cards are safe: keep them for later.",
    "coach.rule.free": "This trick has no points: a good time to use a high card.",
    "coach.rule.must": "Each of these takes the trick, so use the highest.",
    "coach.rule.throw": "Someone else takes this trick: give them {card}.",
    "coach.rule.points": "Someone else takes this trick: throw points on it.",
    "coach.rule.high": "Someone else takes this trick: a good time to get rid of a high card.",
    "coach.rule.catch": "With a high spade, you may be forced to take {dear}.",
    "coach.rule.bring": "Low spades can force {dear} out.",
    "coach.rule.low": "Play low: someone else will probably take it.",
    "coach.rule.safe": "Everyone probably still has {suit}, so nobody can throw points on this trick.",
    "coach.rule.void": "With no {suit} left, any card may be thrown on {suit}.",
    "coach.rule.dearest": "{card} costs the most points: give it away.",
    "coach.rule.hearts.high": "High hearts take tricks with points.",
    "coach.rule.high.pass": "High cards take tricks, and tricks bring points.",
    "coach.give.dearest": "{cards} costs the most points.",
    "coach.give.catch": "{cards} may have to take {dear}.",
    "coach.give.hearts": "{cards} can win tricks full of hearts.",
    "coach.give.void": "Without {cards} you can throw any card on {suit}.",
    "coach.give.high": "{cards} can easily win tricks.",
    "coach.give.middle": "{cards} can be too high to lose a trick.",
    "coach.give.low": "Without {cards} you run out of {suit} sooner.",
    "coach.own.level": "{own} instead of {cards}: just as good.",
    "coach.own.fine": "{own} instead of {cards}: that is fine, too.",
    "coach.own.low": "{own} would be safe to keep: low cards rarely win tricks.",
    "coach.own.lower": "{cards} can win more tricks than {own}.",
    "coach.own.keeps": "You keep {cards}: that is the bigger danger.",
    "coach.risk.dear": "{worse} could win {dear}.",
    "coach.risk.itself": "If {worse} wins the trick, its points are yours.",
    "coach.risk.hearts": "{worse} could win more hearts.",
    "coach.risk.extra": "{worse} could win more penalty cards.",
    "coach.risk.trick": "{worse} could win the trick, and then you must start the next one.",
    "coach.rule.bonus": "It may win {card}.",
    "coach.rule.moon": "It keeps the chance to take all the points: a moon.",
    "coach.rule.other": "Otherwise another player could take all the points: a moon.",
    "coach.points": "You will score about {points} points this way.",
    "coach.moon": "Your chance of a moon: {chance}%.",
    "coach.other": "The others’ chance of a moon: {chance}%.",
    "coach.win": "Your chance to win the game: {chance}%.",
    "coach.why.dear": "With {first} you take the {dear} in {best} deals of 100, with {second} in {own}.",
    "coach.why.bonus": "With {first} you take the {bonus} in {best} deals of 100, with {second} in {own}.",
    "coach.why.hearts": "Hearts cost you about {best} points with {first}, {own} with {second}.",
    "coach.why.extra": "You take about {best} points from {extra} with {first}, {own} with {second}.",
    "coach.why.moon": "With {first} you shoot the moon in {best} deals of 100, with {second} in {own}.",
    "coach.why.other": "With {first} another player shoots the moon in {best} deals of 100, with {second} in {own}.",
    "coach.why.trick": "With {first} you take this trick in {best} deals of 100, with {second} in {own}.",
}
ENGLISH.add(SENTENCES)

AS_TEXT = "\ufe0e"  # what stands before it is a letter, and no coloured picture
NEAR = 1.5  # points by which a choice may be worse than another one, and its reason be told all the same


def looks() -> str:
    """Return a sentence for the time in which the coach weighs what the player could choose."""
    return say("coach.looks")


def checks() -> str:
    """Return a sentence for the time in which the coach weighs what the player has chosen."""
    return say("coach.checks")


def first() -> str:
    """Return a sentence for a player who chose before the coach had spoken."""
    return say("coach.first")


def number(points: float, short: bool = False) -> str:
    """Return points as they are written: `−0.4`; `short`: large ones as whole numbers, to save room."""
    if short and abs(points) >= 9.95:
        return phrases.signed(phrases.whole(points))
    shown = phrases.decimal(abs(points))
    negative = points < 0 and shown.strip("0.") != ""
    return say("sign.minus", number=shown) if negative else shown


def percent(chance: float) -> int:
    """Return a chance as whole deals of 100."""
    return phrases.whole(100 * chance)


def choice(advice: Advice, one: Choice, signs: bool = False) -> str:
    """Return a choice by name, or in signs: `Q♠`."""
    return named(advice.ask, one.choice, signs)


def named(ask: str, choice: int, signs: bool = False) -> str:
    """Return a card to "play" or a set to "give", by name, or in signs."""
    several = [choice] if ask == "play" else each(choice)
    if signs:
        return " ".join([sign(card) for card in several])
    return phrases.listed([say("coach.the", card=phrases.card(card)) for card in several])


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
        return say("coach.pass", card=several[0])
    if len(good) == 1:
        return say("coach.play", card=several[0])
    suits = {suit(one.choice) for one in good}
    same = [one for one in advice.choices if suit(one.choice) in suits]
    if len(suits) == 1 and len(same) == len(good):
        return say(f"coach.fine.{SUITS[suits.pop()]}")
    if len(good) == len(advice.choices):
        return say("coach.all")
    if len(good) == 2:
        return say("coach.two", first=several[0], second=several[1])
    return say("coach.any") if signs else say("coach.any.named", cards=phrases.listed(several))


def facts(one: Choice, seat: int) -> list[str]:
    """Return what a choice leads to, as sentences: own points, moons that may be, the chance to win."""
    if not one.points:
        return []
    sentences = [say("coach.points", points=number(one.points[seat]))]
    if percent(one.moon) > 1:
        sentences.append(say("coach.moon", chance=percent(one.moon)))
    if percent(one.other) > 1:
        sentences.append(say("coach.other", chance=percent(one.other)))
    return sentences + [say("coach.win", chance=percent(one.win))]


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
    }
    often = second.why not in ("hearts", "extra")
    values["best"] = percent(second.best) if often else number(second.best)
    values["own"] = percent(second.own) if often else number(second.own)
    if second.why == "dear":
        values["dear"] = phrases.cards(dearest(rules))
    if second.why == "extra":
        several = extra(rules)
        values["extra"] = named("give", several, signs) if count(several) < 4 else say("coach.extra")
    if second.why == "bonus":
        values["bonus"] = phrases.cards(rules.bonus_card)
    return worded(f"coach.why.{second.why}", values)

"""The coach: what is said of choices, of reasons and of what a card costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import phrases
from hearts.app.words.locale import ENGLISH, say
from hearts.engine.cards import NAMES, count, each
from hearts.minds.advice import dearest, extra

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence
    from hearts.engine.rules import Rules
    from hearts.minds.advice import Advice, Choice

SENTENCES: dict[str, Sentence] = {
    "coach.play": "Play {card}.",
    "coach.pass": "Pass {card}.",
    "coach.the": "the {card}",
    "coach.extra": "the extra penalty cards",
    "coach.equal": "{cards} are equally good.",
    "coach.all": "Any card is fine here.",
    "coach.points": "about {points} points",
    "coach.moon": "your moon\u00a0{chance}%",
    "coach.other": "their moon\u00a0{chance}%",
    "coach.win": "win\u00a0{chance}%",
    "coach.looks": "Checking your move …",
    "coach.lone": "You have no choice here.",
    "coach.why.dear": "With {first} you take the {dear} in {best} deals of 100, with {second} in {own}.",
    "coach.why.bonus": "With {first} you take the {bonus} in {best} deals of 100, with {second} in {own}.",
    "coach.why.hearts": "Hearts cost you about {best} points with {first}, {own} with {second}.",
    "coach.why.extra": "You take about {best} points from {extra} with {first}, {own} with {second}.",
    "coach.why.moon": "With {first} you shoot the moon in {best} deals of 100, with {second} in {own}.",
    "coach.why.other": "With {first} another player shoots the moon in {best} deals of 100, with {second} in {own}.",
    "coach.why.trick": "With {first} you take this trick in {best} deals of 100, with {second} in {own}.",
    "coach.they.dear": "With {first}, {who} takes the {dear} in {best} deals of 100, with {second} in {own}.",
    "coach.they.bonus": "With {first}, {who} takes the {bonus} in {best} deals of 100, with {second} in {own}.",
    "coach.they.hearts": "Hearts cost {who} about {best} points with {first}, {own} with {second}.",
    "coach.they.extra": "{who} takes about {best} points from {extra} with {first}, {own} with {second}.",
    "coach.they.moon": "With {first}, {who} shoots the moon in {best} deals of 100, with {second} in {own}.",
    "coach.they.other": "With {first} another player shoots the moon in {best} deals of 100, with {second} in {own}.",
    "coach.they.trick": "With {first}, {who} takes this trick in {best} deals of 100, with {second} in {own}.",
    "coach.why.none": "Saves about {cost} points.",
}
ENGLISH.add(SENTENCES)

AS_TEXT = "\ufe0e"  # what stands before it is a letter, and no coloured picture
NEAR = 1.5  # points by which a choice may be worse than another one, and its reason be told all the same


def looks() -> str:
    """The coach is still weighing the choice."""
    return say("coach.looks")


def number(points: float, short: bool = False) -> str:
    """Points as they are written: `−0.4`; `short`: large ones as whole numbers, to save room."""
    if short and abs(points) >= 9.95:
        return phrases.signed(phrases.whole(points))
    shown = phrases.decimal(abs(points))
    negative = points < 0 and shown.strip("0.") != ""
    return say("sign.minus", number=shown) if negative else shown


def percent(chance: float) -> int:
    """A chance as whole deals of 100."""
    return phrases.whole(100 * chance)


def choice(advice: Advice, one: Choice, signs: bool = False) -> str:
    """A choice by name, or in signs: `Q♠`."""
    return named(advice.ask, one.choice, signs)


def named(ask: str, choice: int, signs: bool = False) -> str:
    """A card to "play" or a set to "give", by name, or in signs."""
    several = [choice] if ask == "play" else each(choice)
    if signs:
        return " ".join([sign(card) for card in several])
    return phrases.listed([say("coach.the", card=phrases.card(card)) for card in several])


def sign(card: int) -> str:
    """A card in signs: `Q♠`."""
    signs = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}
    return NAMES[card][0].replace("T", "10") + signs[NAMES[card][1]] + AS_TEXT


def best(advice: Advice, signs: bool = False) -> str:
    """What to do, as a sentence."""
    kind = "coach.pass" if advice.ask == "give" else "coach.play"
    return say(kind, card=choice(advice, advice.choices[0], signs))


def facts(one: Choice, seat: int) -> list[str]:
    """What a choice leads to: own points, moons that may be, the chance to win."""
    if not one.points:
        return []
    found = [say("coach.points", points=number(one.points[seat]))]
    if percent(one.moon) > 1:
        found.append(say("coach.moon", chance=percent(one.moon)))
    if percent(one.other) > 1:
        found.append(say("coach.other", chance=percent(one.other)))
    return found + [say("coach.win", chance=percent(one.win))]


def why(rules: Rules, advice: Advice, signs: bool = False) -> str:
    """Why the best choice is best, in one line: against the next worse one; or which others are as good."""
    others = advice.choices[1:]
    if not others:
        return say("coach.lone") if advice.ask == "play" else ""
    if not advice.worlds:
        return ""
    worse = [one for one in others if not one.equal]
    if worse:
        told = [one for one in worse if one.why]
        near = told and told[0].cost <= worse[0].cost + NEAR
        return against(rules, advice, told[0] if near else worse[0], signs)
    if advice.ask == "give":
        return ""
    return say("coach.all") if len(others) > 1 else equals(advice, others, signs)


def equals(advice: Advice, others: tuple[Choice, ...], signs: bool = False) -> str:
    """Choices that nobody can tell apart from the best one."""
    several = [choice(advice, one, signs) for one in advice.choices[:1] + others]
    return phrases.capital(say("coach.equal", cards=phrases.listed(several)))


def against(rules: Rules, advice: Advice, second: Choice, signs: bool = False, who: str = "") -> str:
    """What makes a choice worse than the best one; `who` chooses, if it is not the reader."""
    if second.equal:
        return equals(advice, (second,), signs)
    told: dict[str, object] = {
        "first": choice(advice, advice.choices[0], signs),
        "second": choice(advice, second, signs),
    }
    if not second.why:
        return say("coach.why.none", cost=number(second.cost), **told)  # type: ignore[arg-type]
    often = second.why not in ("hearts", "extra")
    told["best"] = percent(second.best) if often else number(second.best)
    told["own"] = percent(second.own) if often else number(second.own)
    if second.why == "dear":
        told["dear"] = phrases.cards(dearest(rules))
    if second.why == "extra":
        several = extra(rules)
        told["extra"] = named("give", several, signs) if count(several) < 4 else say("coach.extra")
    if second.why == "bonus":
        told["bonus"] = phrases.cards(rules.bonus_card)
    if who:
        return say(f"coach.they.{second.why}", who=who, **told)  # type: ignore[arg-type]
    return say(f"coach.why.{second.why}", **told)  # type: ignore[arg-type]

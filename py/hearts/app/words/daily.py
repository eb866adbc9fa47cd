"""The daily deals: today's number, how far it is played, what came of it, and the line to share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hearts.app.words.problems  # noqa: F401 - the months are said here
from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.phrases import points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "daily.title": "Today’s deals",
    "daily.lead": "Four deals, the same cards for everyone, against the same three computer players. "
    "Your first try counts.",
    "daily.day": "Day {number}, {date}",
    "daily.until": "Until {time}",
    "daily.old": "An earlier day. It counts for that day, but not for your streak.",
    "daily.gone": "The opponents of this day are no longer in the game. You can play it as practice.",
    "daily.state.new": "You haven’t played it yet.",
    "daily.begun": "You have started: {played} of {deals} deals played.",
    "daily.state.lost": "You started it, but the game is no longer on this device. Another try is practice.",
    "daily.state.done": "You have played it. Another try is practice.",
    "daily.play": "Play",
    "daily.go_on": "Continue",
    "daily.again": "Play it as practice",
    "daily.back": "Close",
    "daily.deal": "Deal",
    "daily.you": "You",
    "daily.par": "Par",
    "daily.top": "Strongest",
    "daily.all": "All",
    "daily.caption": "Points in each deal; fewer are better",
    "daily.par.about": "Par is what a computer player of strength 120 scored with your cards.",
    "daily.top.about": "The strongest computer player (180) scored {points}. This is for comparison only.",
    "daily.par.coming": "Working out par …",
    "daily.par.none": "Par is not known: the opponents of this day could not be loaded.",
    "daily.better": "{count} better than par",
    "daily.worse": "{count} worse than par",
    "daily.even": "Exactly par",
    "daily.deal.better": "💚 better",
    "daily.deal.worse": "💔 worse",
    "daily.deal.even": "🤍 even",
    "daily.streak": ("Streak: {count} day", "Streak: {count} days"),
    "daily.best": "Longest: {best}",
    "daily.line": "Moonshot Hearts, day {number}: {result}.",
    "daily.line.deals": "Deal by deal: {deals}.",
    "daily.line.streak": ("Streak: {count} day.", "Streak: {count} days."),
    "daily.share": "Share",
    "daily.copy": "Copy",
    "daily.shared.label": "Your result in words",
    "daily.copied": "Copied. You can paste it anywhere.",
    "daily.uncopied": "The browser does not allow copying. Select the text and copy it.",
    "daily.archive": "All days",
    "daily.month": "{month} {year}",
    "daily.week": "Mo Tu We Th Fr Sa Su",
    "daily.month.before": "Previous month",
    "daily.month.after": "Next month",
    "daily.cell.new": "not played",
    "daily.cell.begun": "started",
    "daily.cell.done": "played",
    "daily.proves": "How results are checked",
    "daily.proves.text": (
        "A device checks a result by playing it again: the cards, the rules, and each choice of the opponents. Nobody "
        "can see whether you had help, or tried before on another device. The cards of a day come from its number, so "
        "a player who works them out can see them."
    ),
    "daily.sign": "Today’s deals",
    "daily.sign.old": "Day {number}",
    "daily.sign.practice": "Day {number}, practice",
    "daily.sign.count": "Deal {deal} of {deals}",
    "daily.sign.back": "Back to my game",
    "daily.begins": "Day {number}. This try counts: no hints, no undo. Your own game is saved.",
    "daily.begins.again": "Day {number}, as practice. Your own game is saved.",
    "daily.goes_on": "Day {number} continues.",
    "daily.ends": "Back in your game.",
    "daily.future": "Day {number} has not begun yet.",
    "daily.none": "There is no such day.",
    "daily.missing": "The opponents of this day could not be loaded. You need an internet connection the first time.",
    "daily.apart": "This version of the game can no longer continue that day.",
    "daily.over": ("Four deals, {count} point", "Four deals, {count} points"),
    "daily.stands": "{played} of {deals} played",
    "daily.stands.new": "Not played yet",
    "daily.stands.streak": "streak {count}",
    "daily.calm": "Today’s deals: {stands}",
    "daily.calm.open": "Open",
    "daily.result": "See and share",
}

ENGLISH.add(SENTENCES)


def against(own: Sequence[int], par: Sequence[int]) -> str:
    """Return how points compare with par: `2 points better than par`."""
    gap = sum(par) - sum(own)
    if not gap:
        return say("daily.even")
    return say("daily.better" if gap > 0 else "daily.worse", count=abs(gap))


def line(number: int, own: Sequence[int], par: Sequence[int], streak: int, link: str) -> str:
    """Return a result in words that tell nothing of the cards; without par where that is not known.

    link  opens that day
    """
    parts = [say("daily.line", number=number, result=against(own, par) if par else points(sum(own)))]
    if par:
        words = [say(f"daily.deal.{_compared(one, other)}") for one, other in zip(own, par)]
        parts.append(say("daily.line.deals", deals=say("list.comma").join(words)))
    if streak:
        parts.append(say("daily.line.streak", count=streak))
    return say("list.sentence").join(parts + [link])  # a full stop behind the link would be read as a part of it


def stands(played: int, deals: int, streak: int, own: Sequence[int], par: Sequence[int]) -> str:
    """Return how today stands: `3 of 4 played · streak 12`, or `2 better than par · streak 12`."""
    begun = say("daily.stands", played=played, deals=deals) if played else say("daily.stands.new")
    parts = [against(own, par) if own and par else begun]
    if streak:
        parts.append(say("daily.stands.streak", count=streak))
    return " · ".join(parts)


def difference(own: Sequence[int], par: Sequence[int]) -> str:
    """Return the points more than par, with their sign: `−2` is two points better."""
    gap = sum(own) - sum(par)
    return f"−{-gap}" if gap < 0 else f"+{gap}" if gap else "±0"


def streak(now: int, best: int) -> str:
    """Return the streak and the longest there was, which stays when the streak ends; empty before the first day."""
    parts = [say("daily.streak", count=now)] + ([say("daily.best", best=best)] if best > now else [])
    return " · ".join(parts) if best else ""


def month(year: int, which: int) -> str:
    """Return a month as it is written: `November 2026`."""
    return say("daily.month", month=say(f"problems.month.{which}"), year=year)


def _compared(own: int, par: int) -> str:
    return "better" if own < par else "worse" if own > par else "even"

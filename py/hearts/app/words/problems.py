"""The problems: what is asked, whether the answer was right, and how the player stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.presets import SENTENCES as PRESETS

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "problems.title": "Train",
    "problems.lead": (
        "Each problem comes from a game of computer players. One choice is clearly better than all others. Find it."
    ),
    "problems.day": "Problem of the day",
    "problems.date": "{day} {month} {year}",
    "problems.day.new": "the same for everyone",
    "problems.day.right": "solved",
    "problems.day.wrong": "missed",
    "problems.rated": "Rated problems",
    "problems.unrated": "New",
    "problems.rating": "Rating {rating} (± {range})",
    "problems.tried": ("{count} tried, {solved} solved", "{count} tried, {solved} solved"),
    "problems.row": ("{count} day in a row", "{count} days in a row"),
    "problems.note": "They get harder as you improve. Your rating stays on this device.",
    "problems.coached": "A deal with the coach",
    "problems.coached.about": "The coach shows the best card each time. It doesn’t count.",
    "problems.demo": "Watch a game",
    "problems.demo.about": "The computer plays for everyone. Your own game is saved.",
    "problems.back": "Close",
    "problems.missing": "The problems could not be loaded. You need an internet connection the first time.",
    "problems.watching": "Your game is open in another tab. Press “Play here” first.",
    "problems.month.1": "January",
    "problems.month.2": "February",
    "problems.month.3": "March",
    "problems.month.4": "April",
    "problems.month.5": "May",
    "problems.month.6": "June",
    "problems.month.7": "July",
    "problems.month.8": "August",
    "problems.month.9": "September",
    "problems.month.10": "October",
    "problems.month.11": "November",
    "problems.month.12": "December",
    "problem.title": "Problem",
    "problem.rated": "Rated problem",
    "problem.rules": "Rules: {rules}.",
    "problem.last": "This deal may end the game (at {limit}).",
    "problem.play": "Which card do you play?",
    "problem.pass": "Which {number} cards do you pass to {name}?",
    "problem.right": "Right!",
    "problem.wrong": (
        "Not the best: {choice} costs {cost} points.",
        "Not the best: {choice} cost {cost} points.",
    ),
    "problem.worse": "Not the best: {choice}.",
    "problem.unweighed": "Not the best. The coach did not even check these cards.",
    "problem.solution": "The solution:",
    "problem.best.several": "{cards} are the best.",
    "problem.win": "With {first} you win the game more often than with {second}.",
    "problem.found": ("{count} of {all} computers found it.", "{count} of {all} computers found it."),
    "problem.found.none": "None of {all} computers found it.",
    "problem.about": "About: {themes}.",
    "problem.rating": "Rating {rating} ({change}), ± {range}.",
    "problem.gain": "+{points}",
    "problem.daily": "Problems of the day: {tried}.",
    "problem.day.again": "You have already answered this one today, so it does not count again.",
    "problem.seen": "Played so far",
    "problem.give_up": "Solution",
    "problem.out": "Play to the end",
    "problem.next": "Next problem",
    "problem.to_rated": "Rated problems",
    "problem.close": "Back to my game",
    "theme.pass": "the pass",
    "theme.queen": "the queen",
    "theme.jack": "the bonus card",
    "theme.moon": "shooting the moon",
    "theme.stop": "stopping a moon",
    "theme.count": "counting",
    "theme.end": "the last tricks",
    "theme.game": "the end of the game",
    "theme.trick": "taking the trick",
}
ENGLISH.add(PRESETS)
ENGLISH.add(SENTENCES)


def date(year: int, month: int, day: int) -> str:
    """Return a day as it is written: `22 November 2026`."""
    return say("problems.date", day=day, month=say(f"problems.month.{month}"), year=year)


def tried(number: int, solved: int) -> str:
    """Return how many were tried, and solved."""
    return say("problems.tried", count=number, solved=solved)

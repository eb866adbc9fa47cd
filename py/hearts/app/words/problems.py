"""The problems: what is asked, whether the answer was right, and how the player stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import coach, phrases
from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.presets import SENTENCES as PRESETS

if TYPE_CHECKING:
    from hearts.app.library.progress import Progress
    from hearts.app.library.rating import Rating
    from hearts.app.problems import Quiz
    from hearts.app.words.locale import Sentence
    from hearts.minds.advice import Choice

SENTENCES: dict[str, Sentence] = {
    "problems.title": "Problems",
    "problems.lead": (
        "Each problem is a position from a computer's game, in which one choice is clearly better than all others. "
        "Find it."
    ),
    "problems.day": "Problem of the day",
    "problems.day.date": "{day} {month} {year}",
    "problems.day.new": "the same for everybody",
    "problems.day.right": "solved",
    "problems.day.wrong": "missed",
    "problems.rated": "Rated problems",
    "problems.rating": "Rating {rating}, give or take {range}",
    "problems.tried": ("{count} tried, {solved} solved", "{count} tried, {solved} solved"),
    "problems.row": ("{count} day in a row", "{count} days in a row"),
    "problems.note": ("They grow harder as you get better. Your rating is a Glicko rating and stays on this device."),
    "problems.back": "Back to the table",
    "problems.loading": "The problems are coming …",
    "problems.missing": "The problems could not be loaded. They need the network once.",
    "problems.watching": "This tab only watches. Take the table first.",
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
    "problem.rated": "Rated problem",
    "problem.rules": "Rules: {rules}.",
    "problem.last": "The game ends at {limit} points, so this deal may be the last.",
    "problem.play": "Which card do you play?",
    "problem.pass": "Which {number} cards do you pass to {name}?",
    "problem.right": "Right!",
    "problem.wrong": "Not the best: {choice} costs {cost} points.",
    "problem.unweighed": "Not the best. The coach has not even weighed these cards.",
    "problem.solution": "The solution:",
    "problem.best.several": "{cards} are the best.",
    "problem.found": ("One of {all} computer minds finds it.", "{count} of {all} computer minds find it."),
    "problem.found.none": "None of {all} computer minds finds it at once.",
    "problem.about": "About: {themes}.",
    "problem.rating": "Rating {rating} ({change}), give or take {range}.",
    "problem.gain": "+{points}",
    "problem.day.again": "You have answered this one already today, so it does not count again.",
    "problem.seen": "What has been played",
    "problem.give_up": "Show the solution",
    "problem.out": "Play it out",
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
    "theme.trick": "who takes the trick",
}
ENGLISH.add(PRESETS)
ENGLISH.add(SENTENCES)


def date(year: int, month: int, day: int) -> str:
    """A day: `22 November 2026`."""
    return say("problems.day.date", day=day, month=say(f"problems.month.{month}"), year=year)


def rating(of: Rating) -> str:
    """A rating, and how sure it is: two deviations either way."""
    return say("problems.rating", rating=round(of.rating), range=round(2 * of.deviation))


def tried(number: int, solved: int) -> str:
    """How many were tried, and solved."""
    return say("problems.tried", count=number, solved=solved)


def of_day(progress: Progress, today: int) -> str:
    """How the problem of the day stands."""
    state = "new"
    if progress.daily is not None and progress.daily[0] == today:
        state = "right" if progress.daily[1] else "wrong"
    told = [say(f"problems.day.{state}")]
    if progress.days:
        told.append(tried(progress.days, progress.days_solved))
    if progress.streak > 1:
        told.append(say("problems.row", count=progress.streak))
    return phrases.joined(told)


def asked(quiz: Quiz) -> str:
    """What is to be done."""
    table = quiz.view.table
    if not quiz.passing:
        return say("problem.play")
    name = quiz.record.seats[table.receiver(quiz.view.seat)].name
    return say("problem.pass", number=phrases.number(table.rules.pass_count), name=name)


def facts(quiz: Quiz) -> str:
    """The rules, and whether the game may end with this deal."""
    rules = quiz.view.rules
    told = [say("problem.rules", rules=say(f"preset.{rules.name}"))]
    if max(quiz.view.scores) + rules.total >= rules.end_score:
        told.append(say("problem.last", limit=rules.limit))
    return phrases.paragraph(told)


def verdict(quiz: Quiz, signs: bool = False) -> str:
    """Whether the answer was right; where there was none, that the solution follows."""
    if quiz.right:
        return say("problem.right")
    if not quiz.answer:
        return say("problem.solution")
    made = quiz.made
    if made is None:
        return say("problem.unweighed")
    return say("problem.wrong", choice=coach.choice(quiz.problem.advice, made, signs), cost=coach.number(made.cost))


def solution(quiz: Quiz, signs: bool = False) -> str:
    """The best choice and why, beside what was chosen or else the next best one."""
    advice, rules, made = quiz.problem.advice, quiz.view.rules, quiz.made
    best = [one for one in advice.choices if one.choice in quiz.problem.best]
    told = [coach.best(advice, signs)]
    if len(best) > 1:
        several = phrases.listed([coach.choice(advice, one, signs) for one in best])
        told = [_begun(say("problem.best.several", cards=several))]
    other: Choice | None = made if made is not None and made not in best else None
    told.append(coach.against(rules, advice, other, signs) if other else coach.why(rules, advice, signs))
    return phrases.paragraph(told)


def hardness(quiz: Quiz, minds: int) -> str:
    """What it is about, and how many minds find it."""
    found, themes = len(quiz.problem.solved), [say(f"theme.{theme}") for theme in quiz.problem.themes]
    told = say("problem.found", count=found, all=minds) if found else say("problem.found.none", all=minds)
    return phrases.paragraph([say("problem.about", themes=phrases.joined(themes)), told])


def changed(before: Rating, now: Rating) -> str:
    """What an answer has done to the rating."""
    more = round(now.rating) - round(before.rating)
    change = say("problem.gain", points=more) if more >= 0 else phrases.signed(more)
    return say("problem.rating", rating=round(now.rating), change=change, range=round(2 * now.deviation))


def _begun(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]

"""Sentences about a problem, about an answer, and about the player's progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.learning.reasons import reason
from hearts.app.words import coach, measures, phrases
from hearts.app.words import problems as words
from hearts.app.words.locale import say
from hearts.engine.cards import count

if TYPE_CHECKING:
    from hearts.app.keeping.progress import Progress
    from hearts.app.keeping.rating import Rating
    from hearts.app.learning.problems import Quiz
    from hearts.minds.advice import Choice


def rating(progress: Progress, today: int) -> str:
    """Return the rating as a sentence, with two deviations either way."""
    if not progress.done:
        return say("problems-unrated")
    of = progress.now(today)
    return say("problems-rating", rating=measures.whole(of.rating), range=measures.whole(2 * of.deviation))


def of_day(progress: Progress, today: int) -> str:
    """Return how the problem of the day stands."""
    state = "new"
    if progress.daily is not None and progress.daily[0] == today:
        state = "right" if progress.daily[1] else "wrong"
    return phrases.joined([say("problems-today", state=state)] + _days(progress))


def daily(progress: Progress) -> str:
    """Return how the player does with the problems of the day."""
    return say("problem-daily", tried=phrases.joined(_days(progress)))


def question_text(quiz: Quiz) -> str:
    """Return the question as a sentence, with the rules and whether the game may end with this deal."""
    table, rules, sentences = quiz.view.table, quiz.view.rules, [say("problem-play")]
    if quiz.passing:
        name = quiz.record.seats[table.receiver(quiz.view.seat)].name
        sentences = [say("problem-pass", number=phrases.spelled(rules.pass_count), name=name)]
    sentences.append(say("problem-rules", rules=say("preset-name", preset=rules.name)))
    if max(quiz.view.scores) + rules.total >= rules.end_score:
        sentences.append(say("problem-last", limit=rules.limit))
    return phrases.paragraph(sentences)


def verdict(quiz: Quiz, signs: bool = False) -> str:
    """Return a sentence that says whether the answer was right; without an answer, that the solution follows.

    What it costs is told where that is mostly one's own points, which the table shows; else the solution says it all.
    """
    if quiz.right:
        return say("problem-right")
    if not quiz.answer:
        return say("problem-solution")
    made = quiz.made
    if made is None:
        return say("problem-unweighed")
    choice, seat = coach.choice(quiz.problem.advice, made, signs), quiz.view.seat
    more = made.points[seat] - quiz.problem.advice.choices[0].points[seat]
    if "game" in quiz.problem.themes or more < made.cost / 2:
        return say("problem-worse", choice=choice)
    cards = count(made.choice) if quiz.passing else 1
    return say("problem-wrong", count=cards, choice=choice, cost=float(made.cost))


def solution(quiz: Quiz, signs: bool = False) -> str:
    """Return the best choice and why, beside what was chosen or else the next best one."""
    advice, made = quiz.problem.advice, quiz.made
    best = [one for one in advice.choices if one.choice in quiz.problem.best]
    sentences = [coach.best(advice, signs)]
    if len(best) > 1:
        several = phrases.listed([coach.choice(advice, one, signs) for one in best])
        sentences = [phrases.capital(say("problem-best-several", cards=several))]
    worse = [one for one in advice.choices if one not in best]
    other = made if made is not None and made not in best else None
    if "game" in quiz.problem.themes and worse:
        sentences.append(_won(quiz, best[0], other or worse[0], signs))
    else:
        sentences.append(reason(quiz.view, advice, other or (worse[0] if worse else None), signs))
    return phrases.paragraph(sentences)


def hardness(quiz: Quiz, minds: int) -> str:
    """Return a sentence on its themes and on how many minds solve it."""
    solved, themes = len(quiz.problem.solved), [say("theme-name", theme=theme) for theme in quiz.problem.themes]
    sentence = say("problem-found", count=solved, all=minds) if solved else say("problem-found-none", all=minds)
    return phrases.paragraph([say("problem-about", themes=phrases.joined(themes)), sentence])


def rating_change(before: Rating, now: Rating) -> str:
    """Return the change of the rating by an answer, as a sentence."""
    more = measures.whole(now.rating) - measures.whole(before.rating)
    rating, range = measures.whole(now.rating), measures.whole(2 * now.deviation)
    return say("problem-rating", rating=rating, change=phrases.signed(more), range=range)


def _won(quiz: Quiz, best: Choice, other: Choice, signs: bool) -> str:
    """Which choice wins the game more often; if neither does, what else tells them apart."""
    advice = quiz.problem.advice
    if measures.whole(100 * best.win) <= measures.whole(100 * other.win):
        return reason(quiz.view, advice, other, signs)
    named = coach.choice(advice, best, signs), coach.choice(advice, other, signs)
    return say("problem-win", first=named[0], second=named[1])


def _days(progress: Progress) -> list[str]:
    sentences = [words.problem_count(progress.days, progress.days_solved)] if progress.days else []
    return sentences + ([say("problems-row", count=progress.streak)] if progress.streak > 1 else [])

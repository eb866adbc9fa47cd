"""Sentences about a finished game: what happened in it, what it did to the statistics, and a text to share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.measures import percent, whole
from hearts.app.words.phrases import written

if TYPE_CHECKING:
    from hearts.app.statistics.tale import Tale
    from hearts.app.statistics.tally import Short, Tally


def story(tale: Tale, names: list[str], you: int) -> list[str]:
    """Return a sentence for each notable fact of the game; `you` is the viewer's seat, -1 for nobody."""
    sentences = (_turn(tale, names, you), _moon(tale, names, you), _escape(tale, names, you))
    return [sentence for sentence in sentences if sentence]


def _turn(tale: Tale, names: list[str], you: int) -> str:
    turn = tale.turn
    if turn is None:
        return ""
    winner = names[turn.winner]
    if turn.before < 0:
        return say("tale-led-you" if turn.winner == you else "tale-led", winner=winner)
    who = "you" if turn.winner == you else "from_you" if turn.before == you else "other"
    if turn.last:
        before = names[turn.before]
        return say("tale-last", who=who, before=before, points=turn.points, winner=winner, own=turn.own)
    return say("tale-turn", who=who, deal=turn.deal, winner=winner)


def _moon(tale: Tale, names: list[str], you: int) -> str:
    moon = tale.moon
    if moon is None:
        return ""
    who = "you" if moon.seat == you else "other"
    return say("tale-sun" if moon.sun else "tale-moon", who=who, name=names[moon.seat], deal=moon.deal)


def _escape(tale: Tale, names: list[str], you: int) -> str:
    escape = tale.escape
    if escape is None:
        return ""
    who = "you" if escape.seat == you else "by_you" if escape.by == you else "other"
    name, by = names[escape.seat], names[escape.by]
    return say("tale-escape", who=who, deal=escape.deal, name=name, had=escape.had, of=escape.of, by=by)


def progress(before: Short, after: Tally, best: bool) -> list[str]:
    """Return a sentence for each figure that the game has changed; `best`: its score is the lowest so far."""
    sentences = [say("tale-games", count=after.games)]
    if before.games:
        share, past = whole(100 * _won(after)), whole(100 * _won(before))
        won = say("tale-won", now=percent(share / 100), trend=_trend(past, share))
        now, then = written(float(after.average)), written(float(before.average))
        average = say("tale-average", now=now, trend=_trend(before.average, after.average) if now != then else "level")
        sentences.append(say("tale-and", first=won, next=average))
    if after.winning > 1:
        sentences.append(say("tale-streak", count=after.winning))
    if best and before.games:
        sentences.append(say("tale-best"))
    return sentences


def _trend(before: float, now: float) -> str:
    """Return whether a figure has grown."""
    return "up" if now > before else "down" if now < before else "level"


def _won(short: Short) -> float:
    return short.won / short.games if short.games else 0.0


def result_lines(tale: Tale, names: list[str], rules: str, sentences: list[str], link: str) -> str:
    """Return the result as lines of text to send to a friend; `link` may be empty."""
    lines = [say("tale-shared-title", rules=rules)]
    for rank, seat in tale.places:
        place = say("tale-place", place=rank)
        lines.append(say("tale-shared-row", place=place, name=names[seat], score=tale.scores[seat]))
    return "\n".join(lines + sentences + ([link] if link else []))

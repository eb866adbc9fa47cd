"""The daily deals: today's number, how far it is played, what came of it, and the line to share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import joined, paragraph, points, signed

if TYPE_CHECKING:
    from collections.abc import Sequence


def against(own: Sequence[int], par: Sequence[int]) -> str:
    """Return how points compare with par: `2 points better than par`."""
    gap = sum(par) - sum(own)
    if not gap:
        return say("daily-even")
    return say("daily-better" if gap > 0 else "daily-worse", count=abs(gap))


def line(number: int, own: Sequence[int], par: Sequence[int], streak: int, link: str) -> str:
    """Return a result in words that tell nothing of the cards; without par where that is not known.

    link  opens that day
    """
    parts = [say("daily-line", number=number, result=against(own, par) if par else points(sum(own)))]
    if par:
        words = [say("daily-compared", how=_compared(one, other)) for one, other in zip(own, par)]
        parts.append(say("daily-line-deals", deals=joined(words)))
    if streak:
        parts.append(say("daily-line-streak", count=streak))
    return paragraph(parts + [link])  # a full stop behind the link would be read as a part of it


def stands(played: int, deals: int, streak: int, own: Sequence[int], par: Sequence[int]) -> str:
    """Return how today stands: `3 of 4 played · streak 12`, or `2 better than par · streak 12`."""
    begun = say("daily-stands", played=played, deals=deals) if played else say("daily-stands-new")
    stands = against(own, par) if own and par else begun
    return say("daily-stands-streak", stands=stands, streak=streak) if streak else stands


def difference(gap: int) -> str:
    """Return the points more than par, with their sign: `−2` is two points better."""
    return signed(gap) if gap else say("daily-difference-none")


def streak(now: int, best: int) -> str:
    """Return the streak and the longest there was, which stays when the streak ends; empty before the first day."""
    if best > now:
        return say("daily-streak-best", count=now, best=best)
    return say("daily-streak", count=now) if best else ""


def _compared(own: int, par: int) -> str:
    return "better" if own < par else "worse" if own > par else "even"

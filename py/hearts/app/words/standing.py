"""How the viewer stands after a deal, in words: they are told on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.endings import bonus, moon_over, subject, tie_text
from hearts.app.words.locale import say
from hearts.app.words.phrases import card, listed, paragraph
from hearts.engine.cards import lowest
from hearts.engine.rules import QUEEN

if TYPE_CHECKING:
    from hearts.engine.rules import Rules
    from hearts.engine.score import Line

MOST = {"other": "deal-most", "you": "deal-most-you", "you_and": "deal-most-you_and"}  # by `subject`


def deal_and_place(line: Line, names: list[str], you: int) -> str:
    """Return what the viewer took in a deal, and how they stand after it."""
    took, totals = line.points[you], line.totals
    taken = say("deal-took", points=took) if took else say("deal-took-none")
    best = min([total for seat, total in enumerate(totals) if seat != you])
    rivals = listed([names[seat] for seat, total in enumerate(totals) if seat != you and total == best])
    if totals[you] > best:
        place = say("deal-place", place=1 + len([total for total in totals if total < totals[you]]))
        return paragraph([taken, say("deal-behind", place=place, points=totals[you] - best, names=rivals)])
    ahead = best - totals[you]
    return paragraph([taken, say("deal-ahead" if ahead else "deal-level", points=ahead, names=rivals)])


def without_moon(line: Line, names: list[str], you: int, rules: Rules) -> str:
    """Return a text on a deal without a moon: to the viewer how they stand; to several, who took most."""
    if you < 0:
        return deal_over(line, names, you, rules)[1]
    return paragraph([deal_and_place(line, names, you), tie_text(line, names, you, rules)])


def deal_over(line: Line, names: list[str], you: int, rules: Rules) -> tuple[str, str]:
    """Return title and text at the end of a deal; `you` is the viewer's seat, -1 for nobody."""
    if line.shooter >= 0:
        return moon_over(line, names, you, rules)
    most = max(line.points)
    worst = [seat for seat, amount in enumerate(line.points) if amount == most]
    who, named = subject(worst, names, you)
    sentences = [say(MOST[who], count=len(named), names=listed(named), points=most)]
    if line.queen >= 0 and rules.queen and line.queen not in worst:
        who = "you" if line.queen == you else "other"
        sentences.append(say("deal-queen", who=who, name=names[line.queen], card=card(lowest(QUEEN))))
    sentences += [bonus(line, names, you, rules), tie_text(line, names, you, rules)]
    return say("deal-over", deal=line.number + 1), paragraph(sentences)

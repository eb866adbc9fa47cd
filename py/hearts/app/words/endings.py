"""The ends of a deal, a moon and a game in words, and the curtain between two people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import card, listed, paragraph, points
from hearts.engine.cards import lowest
from hearts.engine.score import ended, reached

if TYPE_CHECKING:
    from hearts.engine.rules import Rules
    from hearts.engine.score import Line

# A moon of all points and of all tricks: its title, and what it costs the player who shot it, or all others.
MOON = "moon-shot", "moon-all-minus", "moon-all-plus"
SUN = "moon-sun", "moon-tricks-minus", "moon-tricks-plus"
WON = {"other": "game-won", "you": "game-won-you", "you_and": "game-won-you_and"}  # by `subject`


def moon_over(line: Line, names: list[str], you: int, rules: Rules) -> tuple[str, str]:
    """Return title and text at the end of a deal with a moon; `you` is the viewer's seat, -1 for nobody."""
    title, text = moon(line, names, you)
    counted = line.choice == "minus" and line.bonus == line.shooter  # the bonus, with the moon
    return title, paragraph(
        [text, "" if counted else bonus(line, names, you, rules), tie_text(line, names, you, rules)]
    )


def bonus(line: Line, names: list[str], you: int, rules: Rules) -> str:
    """Return a sentence on who took the bonus card; empty if nobody did."""
    if line.bonus < 0:
        return ""
    who, bonus_card = "you" if line.bonus == you else "other", rules.bonus_card
    worth = rules.worth(bonus_card)
    return say("deal-bonus", who=who, name=names[line.bonus], card=card(lowest(bonus_card)), points=worth)


def tie_text(line: Line, names: list[str], you: int, rules: Rules) -> str:
    """Return why the game goes on beyond its end; empty if it has not reached it or does end."""
    if not reached(rules, line.totals, line.number + 1) or ended(rules, line.totals, line.number + 1):
        return ""
    best = [seat for seat, total in enumerate(line.totals) if total == min(line.totals)]
    return say("deal-tied", names=listed(subject(best, names, you)[1]))


def halving_text(before: tuple[int, ...], line: Line, names: list[str], you: int, rules: Rules) -> str:
    """Return a sentence on those whose score went back to half of the limit, by the scores `before`; else empty."""
    limit, points = rules.half_score, line.points
    if limit is None:
        return ""
    seats = [seat for seat, score in enumerate(before) if points[seat] and score + points[seat] == limit]
    named = listed(subject(seats, names, you)[1])
    return say("deal-half", names=named, limit=limit, half=limit // 2) if seats else ""


# ---- a moon ------------------------------------------------------------------------------------------------------


def moon(line: Line, names: list[str], you: int) -> tuple[str, str]:
    """Return title and text after a moon; `you` is the viewer's seat."""
    name, who = names[line.shooter], "you" if line.shooter == you else "other"
    others = max([amount for seat, amount in enumerate(line.points) if seat != line.shooter])
    amount = line.points[line.shooter] if line.choice == "minus" else others
    shot, minus, plus = SUN if line.sun else MOON
    took = minus if line.choice == "minus" else plus
    return say(shot, who=who, name=name), say(took, who=who, name=name, points=amount)


def moon_question() -> tuple[str, str]:
    """Return title and text where the viewer must choose how the own moon counts."""
    return say("moon-shot", who="you"), say("moon-question")


def moon_choice(row: Line) -> str:
    """Return one way to score a moon, as a button says it."""
    if row.choice == "minus":
        return say("moon-choose-minus", points=-row.points[row.shooter])
    others = [amount for seat, amount in enumerate(row.points) if seat != row.shooter]
    return say("moon-choose-plus", points=max(others))


# ---- the game ----------------------------------------------------------------------------------------------------


def game_ends(rules: Rules) -> str:
    """Return when a game by these rules ends, and who wins."""
    if rules.deals:
        return say("game-ends_deals", count=rules.deals)
    return say("game-ends", when=rules.ends, limit=rules.limit)


def game_over(
    names: list[str], scores: tuple[int, ...], winners: tuple[int, ...], you: int, conceded: int
) -> tuple[str, str]:
    """Return title and text at the end of the game.

    you       the viewer's seat, -1 for nobody
    conceded  the seat that gave the game up, -1 for none
    """
    if conceded >= 0:
        title = say("game-conceded-you" if conceded == you else "game-conceded", name=names[conceded])
        return title, say("game-lowest", names=listed([names[seat] for seat in winners]))
    who, won = subject(list(winners), names, you)
    title = say(WON[who], count=len(won), names=listed(won))
    best = scores[winners[0]]
    margin = say("game-shared", points=points(best))
    if len(winners) == 1:
        others = [seat for seat in range(len(names)) if seat not in winners]
        lead = min([scores[seat] for seat in others]) - best
        second = [seat for seat in others if scores[seat] == best + lead]
        named = [names[seat] for seat in second if seat != you] + [say("you-last")] * (you in second)
        margin = say("game-lead", points=points(lead), names=listed(named))
    return title, paragraph([margin, _place(scores, you) if you >= 0 and you not in winners else ""])


def game_left(names: list[str], you: int, conceded: int) -> tuple[str, str]:
    """Title and text where the game was given up before a deal was finished; `you` is as in `game_over`."""
    title = say("game-left-you" if conceded == you else "game-left", name=names[conceded])
    return title, say("game-left-text")


def _place(scores: tuple[int, ...], you: int) -> str:
    place = len([score for score in scores if score < scores[you]]) + 1
    return say("game-place", place="last" if place == len(scores) else place)


def subject(seats: list[int], names: list[str], you: int) -> tuple[str, list[str]]:
    """Return which sentence goes with these seats ("other", "you" alone, "you_and" others) and the names in
    it."""
    others = [names[seat] for seat in seats if seat != you]
    if len(others) == len(seats):
        return "other", others
    return "you_and" if others else "you", [say("you-first")] + others

"""The ends of a deal, a moon and a game in words, and the curtain between two people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import card, listed, paragraph, points, signed
from hearts.engine.cards import lowest
from hearts.engine.score import ended, reached

if TYPE_CHECKING:
    from hearts.engine.rules import Rules
    from hearts.engine.score import Line


def moon_over(line: Line, names: list[str], you: int, rules: Rules) -> tuple[str, str]:
    """Return title and text at the end of a deal with a moon; `you` is the viewer's seat, -1 for nobody."""
    title, text = moon(line, names, you)
    counted = line.choice == "minus" and line.bonus == line.shooter  # the bonus, with the moon
    return title, paragraph([text, "" if counted else bonus(line, names, you, rules), tied(line, names, you, rules)])


def bonus(line: Line, names: list[str], you: int, rules: Rules) -> str:
    """Return a sentence on who took the bonus card; empty if nobody did."""
    if line.bonus < 0:
        return ""
    who, bonus_card = "-you" if line.bonus == you else "", rules.bonus_card
    worth = signed(rules.worth(bonus_card))
    return say(f"deal-bonus{who}", name=names[line.bonus], card=card(lowest(bonus_card)), points=worth)


def tied(line: Line, names: list[str], you: int, rules: Rules) -> str:
    """Return why the game goes on beyond its end; empty if it has not reached it or does end."""
    if not reached(rules, line.totals, line.number + 1) or ended(rules, line.totals, line.number + 1):
        return ""
    best = [seat for seat, total in enumerate(line.totals) if total == min(line.totals)]
    return say("deal-tied", names=listed(subject(best, names, you)[1]))


def halved(before: tuple[int, ...], line: Line, names: list[str], you: int, rules: Rules) -> str:
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
    name, who = names[line.shooter], "-you" if line.shooter == you else ""
    others = max([amount for seat, amount in enumerate(line.points) if seat != line.shooter])
    amount = line.points[line.shooter] if line.choice == "minus" else others
    what = "tricks" if line.sun else "all"
    shot = say(f"moon-sun{who}" if line.sun else f"moon-shot{who}", name=name)
    return shot, say(f"moon-{what}-{line.choice}{who}", name=name, points=signed(amount))


def moon_question() -> tuple[str, str]:
    """Return title and text where the viewer must choose how the own moon counts."""
    return say("moon-shot-you"), say("moon-question")


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
    return say(f"game-ends-{rules.ends}", limit=rules.limit)


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
    title = say(f"game-won{who}", count=len(won), names=listed(won))
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
    return say("game-place-last" if place == len(scores) else f"game-place-{place}")


def subject(seats: list[int], names: list[str], you: int) -> tuple[str, list[str]]:
    """Return which sentence goes with these seats (about others "", "-you" alone, "-you_and" others) and the names in
    it."""
    others = [names[seat] for seat in seats if seat != you]
    if len(others) == len(seats):
        return "", others
    return "-you_and" if others else "-you", [say("you-first")] + others

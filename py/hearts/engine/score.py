"""A finished deal's line on the score sheet: penalties, moon and sun, bonus, clean deals, and the new totals."""

from __future__ import annotations

from hearts.engine.cards import holder
from hearts.engine.rules import QUEEN, Rules
from hearts.engine.value import Value


class Line(Value):
    """One row of the score sheet.

    number   of the deal, from 0; pass_offset: how many seats clockwise it passed
    points   for each seat, as they go on the sheet; cards: what its cards alone came to, bonus left out
    shooter  the seat that shot the moon, -1 for none and where moons count nothing
    sun      whether it took every trick as well, under rules by which that counts double
    choice   "minus" or "plus" where a moon was scored so, "" otherwise
    queen, bonus   the seats that took the queen of spades and the bonus card, -1 for nobody
    totals   each seat's score after it
    """

    def __init__(
        self,
        number: int,
        pass_offset: int,
        points: tuple[int, ...],
        cards: tuple[int, ...],
        shooter: int,
        sun: bool,
        choice: str,
        queen: int,
        bonus: int,
        totals: tuple[int, ...],
    ) -> None:
        self.number = number
        self.pass_offset = pass_offset
        self.points = points
        self.cards = cards
        self.shooter = shooter
        self.sun = sun
        self.choice = choice
        self.queen = queen
        self.bonus = bonus
        self.totals = totals


def shooter(rules: Rules, taken: tuple[int, ...]) -> int:
    """Return the seat that shot the moon, as `whole` says; -1 for none, and under rules by which moons count
    nothing."""
    return whole(rules, taken) if rules.moon_sides else -1


def whole(rules: Rules, taken: tuple[int, ...]) -> int:
    """Return the seat that took all penalty points in play, and the bonus card where a moon needs it; else -1."""
    for seat, cards in enumerate(taken):
        if cards & rules.moon_cards == rules.moon_cards:
            return seat
    return -1


def line(
    rules: Rules,
    number: int,
    taken: tuple[int, ...],
    tricks: tuple[int, ...],
    scores: tuple[int, ...],
    choice: str = "",
) -> Line:
    """Return the row for a deal in which each seat took the set `taken` and so many `tricks`, after these `scores`.

    choice   "minus" or "plus" where the rules ask the shooter of a moon; without it the better one counts
    """
    sides = rules.moon_sides if shooter(rules, taken) >= 0 else ()
    if choice and rules.moon_asks and sides:
        sides = (choice,)
    rows = [_line(rules, number, taken, tricks, scores, side) for side in sides or ("",)]
    return rows[-1] if len(rows) == 1 or better(rules, rows[0], rows[1]) == "plus" else rows[0]


def _line(
    rules: Rules, number: int, taken: tuple[int, ...], tricks: tuple[int, ...], scores: tuple[int, ...], choice: str
) -> Line:
    """Return the same row with its moon scored as chosen. There is no choice without a moon, or if moons count
    nothing."""
    cards = tuple([rules.worth(each & ~rules.bonus_card) for each in taken])
    sweeper = whole(rules, taken)
    who = sweeper if rules.moon_sides else -1
    sun = who >= 0 and tricks[who] == rules.sun_tricks
    points = list(cards)
    if choice:
        worth = rules.moon_worth(sun)
        points = [0 if choice == "minus" else worth] * rules.players
        points[who] = -worth if choice == "minus" else 0
    bonus = holder(taken, rules.bonus_card)
    if bonus >= 0:
        points[bonus] += rules.bonus_worth
    if sweeper < 0 and rules.pays_clean:
        points = [more + rules.clean_bonus(cards[seat], tricks[seat]) for seat, more in enumerate(points)]
    after = totals(rules, scores, tuple(points))
    offset, queen = rules.pass_offset(number), holder(taken, QUEEN)
    return Line(number, offset, tuple(points), cards, who, sun, choice, queen, bonus, after)


def totals(rules: Rules, scores: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    """Return the scores after a row of points: exact-limit resets and floors applied."""
    after = []
    for score, more in zip(scores, points):
        total = score + more
        if more and total == rules.half_score:
            total //= 2
        after.append(max(0, total) if rules.floor else total)
    return tuple(after)


def ended(rules: Rules, scores: tuple[int, ...], deals: int) -> bool:
    """Return whether the game is over after so many `deals`: the limit, or the number of deals, and no tie to play
    on."""
    return reached(rules, scores, deals) and not (rules.ties_play_on and scores.count(min(scores)) > 1)


def reached(rules: Rules, scores: tuple[int, ...], deals: int) -> bool:
    """Return whether the limit, or the number of deals, has been reached after so many `deals`."""
    return deals >= rules.deals if rules.deals else max(scores) >= rules.end_score


def leaders(scores: tuple[int, ...], conceded: int = -1) -> tuple[int, ...]:
    """Return the seats with the lowest score, without the seat that `conceded`."""
    standing = [seat for seat in range(len(scores)) if seat != conceded]
    lowest = min([scores[seat] for seat in standing])
    return tuple([seat for seat in standing if scores[seat] == lowest])


def better(rules: Rules, minus: Line, plus: Line) -> str:
    """Return the side of a moon that serves its shooter better, by the rows that both come to: "minus" or "plus".

    It is the one that wins the game, else shares it, else does not lose it now, else leaves the shooter further ahead
    of the best other seat; "minus" where both are as good.
    """
    return "plus" if _standing(rules, plus) > _standing(rules, minus) else "minus"


def _standing(rules: Rules, row: Line) -> tuple[int, int]:
    """Return how a row leaves the shooter: game won (3), shared (2), going on (1) or lost (0); and the gap to the
    others."""
    own, others = row.totals[row.shooter], min(row.totals[: row.shooter] + row.totals[row.shooter + 1 :])
    if not ended(rules, row.totals, row.number + 1):
        return 1, others - own
    return 3 if own < others else 2 if own == others else 0, others - own

"""A finished deal's line on the score sheet: penalties, moon and sun, bonus, clean deals, and the new totals."""

from hearts.engine.rules import BONUS, CLEAN, QUEEN, Rules


class Line:
    """One row of the score sheet.

    number   of the deal, from 0; way: seats clockwise that it passed
    points   for each seat, as they go on the sheet; cards: what its cards alone came to, bonus left out
    shooter  the seat that shot the moon, -1 for none; sun: took every trick as well
    choice   "minus" or "plus" where a moon was scored so, "" otherwise
    queen, bonus   the seats that took the queen of spades and the bonus card, -1 for nobody
    totals   each seat's score after it
    """

    def __init__(
        self,
        number: int,
        way: int,
        points: "tuple[int, ...]",
        cards: "tuple[int, ...]",
        shooter: int,
        sun: bool,
        choice: str,
        queen: int,
        bonus: int,
        totals: "tuple[int, ...]",
    ) -> None:
        self.number = number
        self.way = way
        self.points = points
        self.cards = cards
        self.shooter = shooter
        self.sun = sun
        self.choice = choice
        self.queen = queen
        self.bonus = bonus
        self.totals = totals

    def key(self) -> "tuple[object, ...]":
        """All of it, to compare."""
        return (
            self.number, self.way, self.points, self.cards, self.shooter, self.sun, self.choice, self.queen, self.bonus,
            self.totals,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def shooter(rules: Rules, taken: "tuple[int, ...]") -> int:
    """The seat that took all penalty points in play (and the bonus card, where a moon needs it); -1 for none."""
    for seat, cards in enumerate(taken):
        everything = cards & rules.penalty_cards == rules.penalty_cards
        if everything and (cards & rules.bonus_card or not rules.moon_bonus):
            return seat
    return -1


def line(
    rules: Rules,
    number: int,
    taken: "tuple[int, ...]",
    tricks: "tuple[int, ...]",
    scores: "tuple[int, ...]",
    choice: str = "",
) -> Line:
    """The row for a deal in which each seat took the set `taken` and so many `tricks`; `scores` are those before it."""
    cards = tuple([rules.worth(each & ~rules.bonus_card) for each in taken])
    bonus = _holder(taken, rules.bonus_card)
    who = shooter(rules, taken)
    sun = who >= 0 and tricks[who] == rules.hand_size
    points = list(cards)
    if who >= 0 and rules.moon != "nothing":
        worth = rules.total * (2 if sun and rules.sun else 1)
        choice = _direction(rules, choice, who, scores, worth)
        for seat in range(rules.players):
            mine, others = (-worth, 0) if choice == "minus" else (0, worth)
            points[seat] = mine if seat == who else others
    else:
        choice = ""
    if bonus >= 0:
        points[bonus] += BONUS
    if who < 0 and rules.clean != "off":
        for seat in range(rules.players):
            if (cards[seat] if rules.clean == "points" else tricks[seat]) == 0:
                points[seat] += CLEAN
    queen = _holder(taken, QUEEN)
    after = totals(rules, scores, tuple(points))
    return Line(number, rules.way(number), tuple(points), cards, who, sun, choice, queen, bonus, after)


def totals(rules: Rules, scores: "tuple[int, ...]", points: "tuple[int, ...]") -> "tuple[int, ...]":
    """The scores after a row of points: exact-limit resets and floors applied."""
    found = []
    for score, more in zip(scores, points):
        total = score + more
        if rules.exact == "half" and total == rules.limit and more:
            total = rules.limit // 2
        found.append(max(0, total) if rules.floor else total)
    return tuple(found)


def ended(rules: Rules, scores: "tuple[int, ...]", deals: int) -> bool:
    """Whether the game is over after so many `deals`: the limit, or the number of deals, and no tie to play on."""
    if rules.deals:
        reached = deals >= rules.deals
    else:
        worst = max(scores)
        reached = worst > rules.limit or (worst == rules.limit and rules.ends == "reaches")
    lowest = min(scores)
    tied = len([score for score in scores if score == lowest]) > 1
    return reached and not (tied and rules.ties == "play on")


def _direction(rules: Rules, choice: str, who: int, scores: "tuple[int, ...]", worth: int) -> str:
    """Which way the moon is scored: as the rules say, or as the shooter chose, or as serves the shooter best."""
    if rules.moon in ("minus", "plus"):
        return rules.moon
    if rules.moon == "choice" and choice:
        return choice
    return better(rules, scores, who, worth)


def better(rules: Rules, scores: "tuple[int, ...]", who: int, worth: int) -> str:
    """The side of a moon that serves the shooter: the gap is the same, so hurry the end only when ahead after it."""
    ahead = all(scores[who] < score + worth for seat, score in enumerate(scores) if seat != who)
    return "plus" if ahead else "minus"


def _holder(taken: "tuple[int, ...]", card: int) -> int:
    for seat, cards in enumerate(taken):
        if cards & card:
            return seat
    return -1

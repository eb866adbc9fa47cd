"""Advice lists every choice that a seat has now: what it leads to, and why it is worse than the best one.

    answer  {"id": 7, "advice": {"ask": "play", "worlds": 96, "choices": [
              {"choice": "4C", "points": [2.1, …], "cost": 0, "error": 0, "moon": 0.01, "other": 0.03, "win": 0.31,
               "why": "", "best": 0, "own": 0}, …]}}

`why` names the event that tells a choice and the best one most apart, as `hearts.minds.explain` has them; `best` and
`own` are how often it happens with either, from 0 to 1, or how many on average.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import HEARTS, card, each, name, parse, text
from hearts.minds.wire import MISREAD, WireError

if TYPE_CHECKING:
    from typing import Any

    from hearts.engine.rules import Rules

NUMBERS = ("cost", "error", "moon", "other", "win", "best", "own")
EQUAL = 0.15  # points below which nobody can tell two choices apart, however many deals are tried


class Choice:
    """One choice: a card, or a set of cards to pass.

    points  each seat's points in this deal, on average; cost: points worse than the best choice; error: of the cost
    moon    the chance of a moon of one's own, other: of somebody else's, win: to win the game
    why     what tells it apart from the best choice, "" for nothing; best, own: how often that happens with either
    """

    def __init__(self, choice: int, points: tuple[float, ...], numbers: tuple[float, ...], why: str = "") -> None:
        self.choice, self.points, self.why = choice, points, why
        self.cost, self.error, self.moon, self.other, self.win, self.best, self.own = numbers

    @property
    def equal(self) -> bool:
        """True if no player could tell this choice from the best one."""
        return level(self.cost, self.error)


class Advice:
    """What a coach answers: `choices`, the best first, after so many `worlds`; `ask`: "give" or "play"."""

    def __init__(self, ask: str, choices: tuple[Choice, ...], worlds: int) -> None:
        self.ask = ask
        self.choices = choices
        self.worlds = worlds

    def of(self, choice: int) -> Choice | None:
        """Return what it says of this card or packet; None where it was not tried."""
        for one in self.choices:
            if one.choice == choice:
                return one
        return None

    def plain(self) -> dict[str, Any]:
        """Return the advice as an object for JSON."""
        word = text if self.ask == "give" else name
        choices = []
        for one in self.choices:
            plain: dict[str, Any] = {"choice": word(one.choice), "why": one.why}
            plain["points"] = [round(points, 3) for points in one.points]
            for field in NUMBERS:
                plain[field] = round(getattr(one, field), 3)
            choices.append(plain)
        return {"ask": self.ask, "worlds": self.worlds, "choices": choices}


def level(cost: float, error: float) -> bool:
    """Return whether a cost with this standard error may well be none."""
    return cost <= max(EQUAL, 2 * error)


def read(plain: dict[str, Any], id: int) -> Advice:
    """Return the advice that an object holds in answer to question `id`; WireError where it holds none."""
    if plain.get("id") != id or "error" in plain:
        raise WireError(str(plain.get("error", "This answers another question.")))
    try:
        return _advice(plain["advice"])
    except MISREAD:
        raise WireError("This is no advice.") from None


def _advice(plain: dict[str, Any]) -> Advice:
    word = parse if plain["ask"] == "give" else card
    choices = []
    for one in plain["choices"]:
        numbers = tuple([float(one[field]) for field in NUMBERS])
        points = tuple([float(each) for each in one["points"]])
        choices.append(Choice(word(one["choice"]), points, numbers, str(one["why"])))
    if not choices:
        raise ValueError("no choices")
    return Advice(plain["ask"], tuple(choices), int(plain["worlds"]))


def dearest(rules: Rules) -> int:
    """Return the dearest penalty card that is no heart, as a set; empty where only hearts cost."""
    cards = each(rules.penalty_cards & ~HEARTS)
    return 1 << max(cards, key=lambda card: rules.prices[card]) if cards else 0


def extra(rules: Rules) -> int:
    """Return the penalty cards beside the hearts and the dearest one, as a set."""
    return rules.penalty_cards & ~HEARTS & ~dearest(rules)

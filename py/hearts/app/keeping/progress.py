"""Progress with the problems, as it is saved: the rating, which have been seen, and the problems of the day."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.rating import FIRST, LEAST, Rating, after_days, after_games, of_problem
from hearts.app.keeping.store import PROBLEMS

if TYPE_CHECKING:
    from hearts.app.keeping.store import Store

MOST = 5000  # ids that are remembered
LOWEST, HIGHEST = 0.0, 4000.0  # ratings that may be


class Progress:
    """What a player has done with problems so far.

    rating   as of `day`, a number of days since 1970
    done     the ids of rated problems, in order; solved: how many of them were
    daily    the last problem of the day that was tried, and whether it was solved: None before the first
    days, days_solved   how many problems of the day were tried and solved; streak: how many in a row, day by day
    """

    def __init__(self) -> None:
        self.rating, self.day = FIRST, 0
        self.done: list[str] = []
        self.solved = 0
        self.daily: tuple[int, bool] | None = None
        self.days = self.days_solved = self.streak = 0

    def now(self, day: int) -> Rating:
        """Return the rating on a day; it is less sure if the last problem was long ago."""
        return after_days(self.rating, day - self.day) if self.done else self.rating

    def rated(self, id: str, minds: int, right: bool, day: int) -> Rating:
        """Count the answer to a rated problem that `minds` minds solve. Returns the rating before it."""
        before = self.now(day)
        self.rating, self.day = after_games(before, [(of_problem(minds), 1.0 if right else 0.0)]), day
        self.done.append(id)
        self.solved += right
        return before

    def answered(self, day: int, right: bool) -> None:
        """Count the answer to the problem of this day, if it is the first one."""
        if self.daily is not None and self.daily[0] >= day:
            return
        follows = self.daily is not None and self.daily[0] == day - 1
        self.streak = (self.streak + 1 if follows else 1) if right else 0
        self.daily = day, right
        self.days += 1
        self.days_solved += right

    def text(self) -> str:
        """Return the progress as JSON."""
        plain: dict[str, object] = {
            "rating": [round(self.rating.rating, 2), round(self.rating.deviation, 2)],
            "day": self.day,
            "done": " ".join(self.done[-MOST:]),
            "solved": self.solved,
            "daily": list(self.daily) if self.daily else [],
            "days": [self.days, self.days_solved, self.streak],
        }
        return json.dumps(plain)

    @classmethod
    def read(cls, source: str) -> Progress:
        """Read it from JSON; a part that cannot be read begins anew."""
        return cls.try_read(source) or cls()

    @classmethod
    def try_read(cls, source: str) -> Progress | None:
        """Read it from JSON; None if it cannot be read."""
        plain, progress = gate.parse_object(source), cls()
        try:
            rating, deviation = [float(str(number)) for number in _several(plain["rating"], 2)]
            progress.day, progress.solved = _number(plain["day"]), _number(plain["solved"])
            progress.done = str(plain["done"]).split()
            days = [_number(number) for number in _several(plain["days"], 3)]
            progress.days, progress.days_solved, progress.streak = days
            if plain["daily"]:
                day, right = _several(plain["daily"], 2)
                progress.daily = _number(day), right is True
        except (KeyError, TypeError, ValueError):
            return None
        if not LOWEST <= rating <= HIGHEST or not LEAST <= deviation <= FIRST.deviation:
            return None
        progress.rating = Rating(rating, deviation)
        return progress


def full(text: str) -> bool:
    """Return whether a text remembers as many problems as it can."""
    return text.partition('"done": "')[2].partition('"')[0].count(" ") >= MOST - 1


def of_store(store: Store) -> Progress:
    """Return what is saved there."""
    return Progress.read(store.get(PROBLEMS))


def keep(store: Store, progress: Progress) -> bool:
    """Save it; False if there is no room."""
    return store.replace(PROBLEMS, progress.text(), Progress.try_read(store.get(PROBLEMS)) is not None)


def take_in(store: Store, text: str) -> None:
    """Save the progress in this text if it is further than what is saved. Raises ValueError if there is none in it."""
    progress = Progress.try_read(text)
    if progress is None:
        raise ValueError("This is no progress with problems.")
    here = of_store(store)
    if len(progress.done) + progress.days > len(here.done) + here.days:
        keep(store, progress)


def _several(value: object, number: int) -> list[object]:
    if not isinstance(value, list) or len(value) != number:
        raise ValueError(value)
    return value


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 10**7:
        raise ValueError(value)
    return value

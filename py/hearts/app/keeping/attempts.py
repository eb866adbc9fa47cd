"""The saved daily deals: for each day the attempt that counts, which is the first one.

A line for each day: its number; when it was begun and done, in milliseconds since 1970; the points of each deal, of
oneself, of par and of the strongest mind; and the key of the device that played it. `-` stands for what is not there.

    12 1794441600000 1794442500000 0,5,21,0 4,13,0,9 - 2f6a…

Two of these texts are merged day by day, so an import takes nothing away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.app.gate import check_size, digits
from hearts.app.keeping import lines
from hearts.app.keeping.store import DAYS
from hearts.engine.heading import heading_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts.app.keeping.store import Store
    from hearts.app.tasks import Rest

BEGUN = "begun"  # the note of a record that says when it was begun, by which it is known again
NOTHING = "-"
WORDS = 7
LARGEST = 400_000  # letters of all lines
LATEST = 99_999  # the highest number of a day that is read
MOST = 3  # digits of points
SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"  # of a key

# An attempt: see above. Points are () where they are not known; `begun` and `done` are text, done "" if it is not.
Attempt = NamedTuple(
    "Attempt",
    [
        ("number", int),
        ("begun", str),
        ("done", str),
        ("own", "tuple[int, ...]"),
        ("par", "tuple[int, ...]"),
        ("top", "tuple[int, ...]"),
        ("key", str),
    ],
)


def with_changes(
    attempt: Attempt,
    done: str = "",
    own: tuple[int, ...] = (),
    par: tuple[int, ...] = (),
    top: tuple[int, ...] = (),
    key: str = "",
) -> Attempt:
    """Return a copy of the attempt with these values changed."""
    before = attempt
    return Attempt(
        before.number, before.begun, done or before.done, own or before.own, par or before.par, top or before.top,
        key or before.key,
    )  # fmt: skip


class Attempts:
    """The attempts by their numbers."""

    def __init__(self, several: Iterable[Attempt] = ()) -> None:
        self._all: dict[int, Attempt] = {}
        for each in several:
            self.put(each)

    def get(self, number: int) -> Attempt | None:
        """Return the attempt of a day that counts; None if that day was never begun."""
        return self._all.get(number)

    def put(self, attempt: Attempt) -> None:
        """Take in an attempt. Where there is one of this day that was begun earlier, that one stays."""
        kept = self._all.get(attempt.number)
        self._all[attempt.number] = attempt if kept is None else _first(kept, attempt)

    def upto(self, today: int) -> list[Attempt]:
        """Return those of today and before, the latest first. A day that a wrong clock has begun waits."""
        return [self._all[number] for number in sorted(self._all, reverse=True) if number <= today]

    def text(self) -> str:
        """Return them as text, a line each; without the oldest, if they are more than can be read."""
        return lines.fitting([_line(self._all[number]) for number in sorted(self._all)], LATEST, LARGEST)

    @classmethod
    def read(cls, text: str) -> Attempts:
        """Return those in a text; a line that does not read is left out."""
        return cls(
            [each for each in [_read(line) for line in check_size(text, LARGEST).split("\n")] if each is not None]
        )


def of_store(store: Store) -> Attempts:
    """Return what is saved there."""
    text = store.get(DAYS)
    return Attempts.read(text if len(text) <= LARGEST else text[text.find("\n", len(text) - LARGEST) + 1 :])


def begun_at(text: str) -> str:
    """Return when a day was begun, as its record has it; empty if the record does not say."""
    return heading_of(text).get(BEGUN)


def earlier(text: str, other: str) -> bool:
    """Return whether the first of two records of one day was begun before the other. The earlier one counts."""
    first, second = begun_at(text), begun_at(other)
    return digits(first, 15) and digits(second, 15) and int(first) < int(second)


def keep(store: Store, attempt: Attempt) -> Attempts:
    """Save an attempt beside those that are there, also those that another tab has saved since. Returns them all."""
    days = of_store(store)
    days.put(attempt)
    store.put(DAYS, days.text())
    return days


async def take_in(store: Store, text: str, rest: Rest) -> tuple[int, int]:
    """Merge the attempts in a text with those that are kept. Returns how many of its lines cannot be read, and how many
    of the oldest days went."""
    return await lines.take_in(store, DAYS, text, _of, _joined, _fitting, rest)


def streak(several: list[Attempt], today: int, on_day: list[int]) -> tuple[int, int]:
    """Return how many days in a row up to now were played, and the most that there ever were.

    several   the attempts up to today; on_day: the day on which each of them was begun
    """
    played = sorted([each.number for each, day in zip(several, on_day) if each.done and each.number == day])
    lengths = streaks(played)
    return lengths[-1] if played and played[-1] >= today - 1 else 0, max(lengths + [0])


def streaks(numbers: list[int]) -> list[int]:
    """Return the length of each streak in the numbers of days, which are in order.

    >>> streaks([3, 4, 5, 8])
    [3, 1]
    """
    lengths: list[int] = []
    for place, number in enumerate(numbers):
        if place and numbers[place - 1] == number - 1:
            lengths[-1] += 1
        else:
            lengths.append(1)
    return lengths


def _first(kept: Attempt, other: Attempt) -> Attempt:
    """Return the one of two attempts of a day that counts, with all that is known of it."""
    if other.begun != kept.begun:
        return kept if int(kept.begun) < int(other.begun) else other
    return with_changes(kept, kept.done or other.done, kept.own or other.own, other.par, other.top, other.key)


def _fitting(several: list[str]) -> str:
    return Attempts([each for each in [_read(line) for line in several] if each is not None]).text()


def _of(line: str) -> str:
    attempt = _read(line)
    return "" if attempt is None else str(attempt.number)


def _joined(here: str, brought: str) -> str:
    """Return the line of the attempt that counts."""
    return _fitting([here, brought]).strip()


def _line(attempt: Attempt) -> str:
    points = [points_text(several) for several in (attempt.own, attempt.par, attempt.top)]
    words = [str(attempt.number), attempt.begun, attempt.done or NOTHING] + points + [attempt.key or NOTHING]
    return " ".join(words)


def _read(line: str) -> Attempt | None:
    words = line.split()
    if len(words) != WORDS or not digits(words[0], 5) or not digits(words[1], 15):
        return None
    done, key = ["" if word == NOTHING else word for word in (words[2], words[6])]
    if (done and not digits(done, 15)) or key.strip(SIGNS) or len(key) > 64:
        return None
    several = [points_of(word) for word in words[3:6]]
    if None in several:
        return None
    own, par, top = [each or () for each in several]
    return Attempt(int(words[0]), words[1], done, own, par, top, key)


def points_text(several: tuple[int, ...]) -> str:
    """Return points as a word."""
    return ",".join([str(one) for one in several]) or NOTHING


def points_of(word: str) -> tuple[int, ...] | None:
    """Return the points in a word; None where it does not read."""
    if word == NOTHING:
        return ()
    found = []
    for part in word.split(","):
        number = part[1:] if part[:1] == "-" else part
        if not digits(number, MOST):
            return None
        found.append(int(part))
    return tuple(found)

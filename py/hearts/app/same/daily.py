"""The days of the daily deals: which number a day has, from its date in UTC, and which package its quarter has.

Day 1 is 1 November 2026. A day begins and ends at midnight in UTC, everywhere at the same moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hearts.app.gate import digits

if TYPE_CHECKING:
    from collections.abc import Sequence

DAY = 86_400_000  # milliseconds
BEFORE = 20_757  # days from 1 January 1970 to the day before day 1
DEALS = 4
TRICKS, WORDS = 13, 6  # of a whole deal; of a whole trick's line in a record
MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)

# A package: its quarter, its hash, its first and last day, and the SHA-256 of its pack, empty where none is built.
Package = NamedTuple("Package", [("quarter", str), ("hash", str), ("first", int), ("last", int), ("pack", str)])


def number_at(milliseconds: float) -> int:
    """Return the number of the day at a time, in milliseconds since 1970.

    >>> number_at(1793491200000.0), number_at(1793491199999.0)
    (1, 0)
    """
    return int(milliseconds // DAY) - BEFORE


def ends(number: int) -> float:
    """Return when a day ends, in milliseconds since 1970."""
    return float((number + BEFORE + 1) * DAY)


def since_1970(number: int) -> int:
    """Return how many days a day lies after 1 January 1970."""
    return number + BEFORE


def date_of(number: int) -> tuple[int, int, int]:
    """Return the date of a day: year, month, day.

    >>> date_of(1), date_of(62), date_of(488)
    ((2026, 11, 1), (2027, 1, 1), (2028, 3, 2))
    """
    days = number + BEFORE + 719468  # since 1 March of the year 0: leap days then end a year
    era, day = days // 146097, days % 146097
    year = (day - day // 1460 + day // 36524 - day // 146096) // 365
    left = day - (365 * year + year // 4 - year // 100)
    month = (5 * left + 2) // 153
    return year + era * 400 + (month > 9), month + 3 if month < 10 else month - 9, left - (153 * month + 2) // 5 + 1


def number_of(year: int, month: int, day: int) -> int:
    """Return the number of the day with this date.

    >>> number_of(2026, 11, 1), number_of(2028, 3, 2)
    (1, 488)
    """
    year, month = (year, month) if month > 2 else (year - 1, month + 12)
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * month - 457) // 5 + day - 719469 - BEFORE


def weekday(number: int) -> int:
    """Return which day of the week a day is, from 0 for Monday.

    >>> weekday(1), weekday(2), weekday(27)
    (6, 0, 4)
    """
    return (number + BEFORE + 3) % 7  # 1 January 1970 was a Thursday


def days_of(quarter: str) -> tuple[int, int]:
    """Return the first and the last day of a quarter of a year; ValueError where it is none.

    >>> days_of("2026-4"), days_of("2027-1")
    ((1, 61), (62, 151))
    """
    year, _, which = quarter.partition("-")
    if not digits(year, 4) or len(year) != 4 or which not in ("1", "2", "3", "4"):
        raise ValueError(quarter)
    month = 3 * int(which) - 2
    after = number_of(int(year), month + 3, 1) if month < 10 else number_of(int(year) + 1, 1, 1)
    first, last = max(number_of(int(year), month, 1), 1), after - 1
    if last < first:
        raise ValueError(quarter)
    return first, last


def package(quarter: str) -> str:
    """Return the name under which the frozen package of a quarter is imported.

    >>> package("2027-1")
    'days_2027_1'
    """
    return "days_" + quarter.replace("-", "_")


def read_list(text: str) -> list[Package]:
    """Return the packages that a list names, a line each."""
    rows = [line.split() + [""] for line in text.split("\n") if line]
    return [Package(row[0], row[1], int(row[2]), int(row[3]), row[4]) for row in rows]


def package_for(number: int, several: Sequence[Package]) -> Package | None:
    """Return the package that has this day; None where it is gone, or not there yet."""
    return next((each for each in several if each.first <= number <= each.last), None)


def read_points(text: str) -> dict[int, tuple[int, ...]]:
    """Return the strongest mind's points in each deal of a day, by the day's number.

    >>> read_points("1 0,5,13,2\\n")
    {1: (0, 5, 13, 2)}
    """
    rows = [line.split(" ") for line in text.split("\n") if line]
    return {int(number): tuple([int(one) for one in points.split(",")]) for number, points in rows}


def points_text(several: dict[int, tuple[int, ...]]) -> str:
    """Return such points as text, a line for each day.

    >>> points_text({2: (4, 0, 0, 1), 1: (0, 5, 13, 2)})
    '1 0,5,13,2\\n2 4,0,0,1\\n'
    """
    return "".join([f"{number} {','.join([str(one) for one in several[number]])}\n" for number in sorted(several)])


def points(rows: str) -> tuple[int, ...]:
    """Return the points of the person's seat, the first one, in each deal, from the rows of a score sheet.

    >>> points("3 0 10 13\\n26 0 0 0\\n")
    (3, 26)
    """
    return tuple([int(row.split(" ")[0]) for row in rows.split("\n") if row])


def over_in(text: str) -> int:
    """Return how many deals of a day's record are over, without playing it again."""
    deals = text.split("\ndeal ")[1:]
    if not deals:
        return 0
    lines = deals[-1].strip().split("\n")
    tricks = [line for line in lines if line.startswith("trick ")]
    whole = len(tricks) == TRICKS and len(tricks[-1].split()) == WORDS
    return len(deals) - (0 if whole or lines[-1].startswith("say ") else 1)


def asked(text: str, today: int) -> int:
    """Return which day the address asks for behind `#daily`: today's where it names none; 0 where that is no day."""
    if not text:
        return today
    number = text[1:]
    return int(number) if text[0] == "=" and digits(number, 6) else 0

"""Shares, sizes, days and times as the language in use writes them."""

from __future__ import annotations

from hearts.app.words.locale import figures, say, write

REGION = "en-GB"  # whose lists and days our English has: `22 November 2026`
KB, MB = 1000, 1000_000


def whole(number: float) -> int:
    """Return the nearest whole number, halves away from 0. All numbers without decimals are rounded so."""
    return int(number + 0.5) if number >= 0 else -int(0.5 - number)


def percent(share: float, fine: bool = False) -> str:
    """Return a share from 0 to 1 as it is written, in whole hundredths: `25%`; `fine`: `25.3%`."""
    return write("percent", figures(100.0 * share if fine else whole(100 * share)))


def size_of(count: int) -> str:
    """Return so many bytes in kilobytes or megabytes: `454 KB`, `1.5 MB`."""
    if count < MB:
        return say("size-kb", size=-(-count // KB))
    return say("size-mb", size=count / MB)


def day(year: int, month: int, day: int) -> str:
    """Return a day: `22 November 2026`."""
    return write("day", f"{year:04d}-{month:02d}-{day:02d}")


def month(year: int, month: int) -> str:
    """Return a month: `November 2026`."""
    return write("month", f"{year:04d}-{month:02d}")


def moment(at: str) -> str:
    """Return the day and the time of day for milliseconds since 1970 (as text); empty if there is no such time."""
    return write("moment", at)


def time(at: float) -> str:
    """Return the time of day for milliseconds since 1970."""
    return write("time", str(int(at)))

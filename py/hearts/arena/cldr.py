"""Babel, which knows as the browser's `Intl` does how every language writes numbers, lists and dates.

`pip install .[verify]` brings it. Without it the English that is compiled in serves.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from decimal import Decimal

from hearts.app.words.locale import ENGLISH
from hearts.app.words.measures import REGION


class Cldr:
    """Writes as a language does in a region, such as "en-GB". Raises ImportError without Babel."""

    def __init__(self, region: str) -> None:
        from babel import Locale

        self._locale = Locale.parse(region, sep="-")

    def plural(self, number: int) -> str:
        """Return the category of a number's plural form."""
        return str(self._locale.plural_form(number))

    def written(self, kind: str, text: str) -> str:
        """Return a text as the language writes what it means."""
        from babel import dates, lists

        if kind == "all":
            return str(lists.format_list(text.split("\n"), "standard", self._locale))
        if kind == "row":
            between: str = self._locale.list_patterns["standard"]["start"].format("", "")
            return between.join(text.split("\n"))
        if kind in ("number", "signed", "percent"):
            return self._number(kind, text).replace("-", "−")
        if kind == "day":
            return str(dates.format_date(date.fromisoformat(text), "long", self._locale))
        if kind == "month":
            return str(dates.format_skeleton("yMMMM", date.fromisoformat(f"{text}-01"), locale=self._locale))
        return self._moment(kind, text)

    def _number(self, kind: str, text: str) -> str:
        from babel import numbers

        digits = "0." + "0" * len(text.partition(".")[2])
        if kind == "percent":
            pattern = str(self._locale.percent_formats[None].pattern).replace("#,##0", digits.rstrip("."))
            return str(numbers.format_percent(Decimal(text).scaleb(-2), pattern, self._locale))
        pattern = f"+{digits};-{digits}" if kind == "signed" and Decimal(text) else digits
        return str(numbers.format_decimal(Decimal(text), pattern, self._locale))

    def _moment(self, kind: str, text: str) -> str:
        from babel import dates

        try:
            at = datetime.fromtimestamp(int(text) / 1000, UTC).astimezone()
        except (ValueError, OverflowError, OSError):
            return ""
        time = str(dates.format_time(at, "short", locale=self._locale))
        day = dates.format_date(at, "medium", self._locale)
        return time if kind == "time" else str(dates.get_datetime_format("medium", self._locale)).format(time, day)


def use() -> None:
    """Have Babel write our English, where it is installed."""
    try:
        babel = Cldr(REGION)
    except ImportError:
        return
    ENGLISH.use(babel.plural, babel.written)

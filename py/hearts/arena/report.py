"""The report of a match or a ladder as data for JSON, as lines of text or as Markdown; and a progress bar."""

import sys
from itertools import combinations
from math import ceil
from shutil import get_terminal_size
from time import monotonic
from typing import Any

from hearts.arena.ladder import Rung
from hearts.arena.match import STEP, Match, seatings_of
from hearts.arena.players import label
from hearts.arena.stats import Estimate, Paired
from hearts.arena.terminal import escaped
from hearts.arena.terms import Terms


def match_data(match: Match) -> dict[str, Any]:
    """Return all figures of a match."""
    terms, numbers = match.terms, range(len(match.terms.minds))
    return {
        **_heading(terms),
        "number": len(match.tallies),
        "deals": sum(tally.deals for tally in match.tallies),
        "minds": [
            {
                "mind": label(terms.minds[who]),
                "points": match.points(who)._asdict(),
                "wins": match.wins(who)._asdict(),
                "moons": match.moons(who),
                "fouls": match.fouls(who),
            }
            for who in numbers
        ],
        "differences": [
            {
                "minds": [label(terms.minds[one]), label(terms.minds[other])],
                "points": match.difference(one, other)._asdict(),
                "wins": match.lead(one, other)._asdict(),
            }
            for one, other in combinations(numbers, 2)
        ],
    }


def match_lines(match: Match) -> list[str]:
    """Return the same as lines of text."""
    terms = match.terms
    rows: list[tuple[str, ...]] = [("mind", "points per deal", f"{terms.unit}s won, %", "moons in 100 deals")]
    for who, name in enumerate(terms.minds):
        moons = f"{match.moons(who) * 100:.1f}"
        rows.append((label(name), _measured(match.points(who)), _measured(match.wins(who), 100), moons))
    lines = [_headline(terms, len(match.tallies)), *_aligned(rows)]
    for one, other in combinations(range(len(terms.minds)), 2):
        first, second = label(terms.minds[one]), label(terms.minds[other])
        more, ahead = match.difference(one, other), match.lead(one, other)
        lines.append(f"{first} takes {_measured(more, sign='+')} points per deal against {second}{_test(more)}")
        lines.append(f"{first} wins {_measured(ahead, 100, '+')} % of {terms.unit}s more than {second}{_test(ahead)}")
    return lines + foul_lines(match)


def foul_lines(match: Match) -> list[str]:
    """Return a line for each player that lost deals by fouls, with its first foul."""
    lines = []
    for who, name in enumerate(match.terms.minds):
        fouls = match.fouls(who)
        if fouls:
            lines.append(f"{label(name)} lost {_many(len(fouls), 'deal')} by a foul; the first time it {fouls[0]}")
    return lines


def ladder_data(terms: Terms, rungs: list[Rung]) -> dict[str, Any]:
    """Return all figures of a ladder; `terms` are those of any of its matches."""
    heading = _heading(terms) | {"yardstick": label(terms.minds[1])}
    return heading | {"rungs": [{key: _plain(value) for key, value in rung._asdict().items()} for rung in rungs]}


def ladder_lines(terms: Terms, rungs: list[Rung]) -> list[str]:
    """Return the same as lines of text."""
    return [f"{_headline(terms)}, against {label(terms.minds[1])}", *_aligned(ladder_rows(terms, rungs))]


def ladder_markdown(terms: Terms, rungs: list[Rung]) -> list[str]:
    """Return the same as a table for the docs."""
    head, *rows = [f"| {' | '.join(row)} |" for row in ladder_rows(terms, rungs)]
    return [f"{_headline(terms)}, against {label(terms.minds[1])}:", "", head, "|---" + "|--:" * 6 + "|", *rows]


def ladder_rows(terms: Terms, rungs: list[Rung]) -> list[tuple[str, ...]]:
    """Return the table of a ladder, with its head."""
    head = ("mind", f"{terms.unit}s", "points per deal", "p", f"{terms.unit}s won, %", "rating", "to the rung before")
    rows: list[tuple[str, ...]] = [
        (
            rung.mind,
            str(rung.number),
            _measured(rung.points, sign="+"),
            _chance(rung.points),
            _measured(rung.wins, 100),
            f"{rung.rating.mean:.0f} ± {'–' if rung.rating.error is None else f'{rung.rating.error:.0f}'}",
            _measured(rung.step, sign="+") if rung.step else "",
        )
        for rung in rungs
    ]
    return [head, *rows]


def _heading(terms: Terms) -> dict[str, Any]:
    among = len(seatings_of(terms, 0))
    return {"rules": terms.rules, "seed": terms.seed, "unit": terms.unit, "seatings": among}


def _headline(terms: Terms, number: int = 0) -> str:
    played = _many(number, terms.unit) if number else f"each {terms.unit}"
    seated = f"{_heading(terms)['seatings']} seatings" + (" each" if number > 1 else "")
    return f"{terms.rules}: {played} in {seated}, seed {terms.seed}"


def _many(number: int, unit: str) -> str:
    return f"{number} {unit}{'' if number == 1 else 's'}"


def _aligned(rows: list[tuple[str, ...]]) -> list[str]:
    """Return a table's rows as lines: the first column to the left, the others to the right."""
    first, *rest = [max(map(len, column)) for column in zip(*rows)]
    return [
        "   ".join([row[0].ljust(first), *[word.rjust(width) for word, width in zip(row[1:], rest)]]).rstrip()
        for row in rows
    ]


def _measured(measured: Estimate | Paired, times: int = 1, sign: str = "") -> str:
    """Return a mean and its error, of shares in hundredths: “-1.05 ± 0.21”; “-1.05 ± –” where one value has none."""
    digits = 2 if times == 1 else 1
    error = "–" if measured.error is None else f"{measured.error * times:.{digits}f}"
    return f"{measured.mean * times:{sign}.{digits}f} ± {error}"


def _plain(value: Any) -> Any:
    return value._asdict() if hasattr(value, "_asdict") else value


def _test(difference: Paired) -> str:
    """Return the test of a difference: “ (t = -5.0, p < 0.0001)”."""
    return "" if difference.t is None else f" (t = {difference.t:.1f}, p {_chance(difference, '= ')})"


def _chance(difference: Paired, equals: str = "") -> str:
    if difference.p is None:
        return ""
    return "< 0.0001" if difference.p < 0.0001 else f"{equals}{difference.p:.4f}"


class ProgressBar:
    """A bar with the progress of a match and the time left; drawn on a terminal only."""

    def __init__(self, number: int, until: float = 0.0) -> None:
        self.number = number
        self.until = until
        self._match: Match | None = None
        self._began = self._drawn = 0.0
        self._knew = 0

    def __call__(self, match: Match) -> None:
        """Draw the bar of `match`, five times a second at most."""
        now = monotonic()
        if match is not self._match:
            self._match, self._began, self._knew, self._drawn = match, now, len(match.finished), 0.0
        if sys.stderr.isatty() and (now - self._drawn > 0.2 or match.enough(self.number, self.until)):
            self._drawn = now
            width = get_terminal_size().columns - 1
            sys.stderr.write(f"\r{escaped(self.text(match, now - self._began))[:width]}\x1b[K")
            sys.stderr.flush()

    def clear(self) -> None:
        """Erase the bar."""
        if sys.stderr.isatty() and self._match:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def text(self, match: Match, seconds: float) -> str:
        """Return the bar of a match that has been going on for so many seconds."""
        terms, done, needed = match.terms, len(match.finished), self._needed(match)
        full = done * 20 // max(1, needed)
        bar = f"{'█' * full}{'░' * (20 - full)} {done} of {_many(needed, terms.unit)}"
        parts = [bar if needed else _many(done, terms.unit)]
        new = done - self._knew
        if new and done < needed:
            parts.append(f"{_clock(seconds / new * (needed - done))} left")
        if len(terms.minds) == 2 and len(match.tallies) > 1:
            parts.append(_measured(match.difference(0, 1), sign="+"))
        return " · ".join([*parts, " – ".join(map(label, terms.minds))])

    def _needed(self, match: Match) -> int:
        """Return how many results it will take, as errors shrink with the root of their number; 0 if unknown."""
        done = len(match.finished)
        if not self.until:
            return max(done, self.number)
        if len(match.tallies) < STEP:
            return 0
        more = (match.error / self.until) ** 2
        return max(done, min(self.number, ceil(len(match.tallies) * more / STEP) * STEP))


def _clock(seconds: float) -> str:
    """Return seconds as on a clock: 1:23, or 2:01:23."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

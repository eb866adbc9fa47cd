"""The selection of the problems that are shipped, spread over themes, difficulty and rules; and tables for the docs."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from hearts.minds.problem import IQS, THEMES, begins

NAMES = {
    "pass": "the pass",
    "queen": "the queen",
    "jack": "the jack",
    "moon": "a moon is made",
    "stop": "a moon is stopped",
    "count": "counting",
    "end": "endings",
    "game": "the end of a game",
    "trick": "who takes the trick",
}
RULES_COUNT = 0.3  # how much an even spread over rules counts, beside one over themes and difficulty


class Row(NamedTuple):
    """The rules of a problem, its themes, and the I.Q.s that solve it."""

    rules: str
    themes: tuple[str, ...]
    solved: tuple[int, ...]


def select(lines: list[str], number: int) -> list[str]:
    """Return `number` of the problems, in their order: each is of the kind of which there are fewest so far."""
    rows = [Row(*begins(line)[1:]) for line in lines]
    themes: Counter[str] = Counter()
    levels: Counter[int] = Counter()
    rules: Counter[str] = Counter()
    left, taken = list(range(len(lines))), set()
    for _ in range(min(number, len(lines))):
        best = min(left, key=lambda index: (_crowd(rows[index], themes, levels, rules), index))
        left.remove(best)
        taken.add(best)
        themes.update(rows[best].themes)
        levels[len(rows[best].solved)] += 1
        rules[rows[best].rules] += 1
    return [line for index, line in enumerate(lines) if index in taken]


def _crowd(row: Row, themes: Counter[str], levels: Counter[int], rules: Counter[str]) -> float:
    """Return how many there are of its kind: of the rarest of its themes, of its difficulty, of its rules."""
    return min([themes[theme] for theme in row.themes]) + levels[len(row.solved)] + RULES_COUNT * rules[row.rules]


def markdown_tables(lines: list[str]) -> list[str]:
    """Return tables in Markdown: the number of problems by theme and by rules, and the share that each I.Q. solves."""
    rows = [Row(*begins(line)[1:]) for line in lines]
    heads = [f"{iq}" for iq in IQS]
    text = _table("theme", heads, [(NAMES[theme], [row for row in rows if theme in row.themes]) for theme in THEMES])
    names = sorted({row.rules for row in rows})
    text += [
        "",
        *_table("rules", heads, [(f"`{name}`", [row for row in rows if row.rules == name]) for name in names]),
    ]
    return [*text, _line("all", rows)]


def _table(what: str, heads: list[str], groups: list[tuple[str, list[Row]]]) -> list[str]:
    rule = "|".join(["---"] + ["---:"] * (len(heads) + 1))
    return [f"| {' | '.join([what, 'problems', *heads])} |", f"|{rule}|", *[_line(*group) for group in groups]]


def _line(name: str, rows: list[Row]) -> str:
    shares = [round(100 * sum(iq in row.solved for row in rows) / len(rows)) if rows else 0 for iq in IQS]
    return f"| {name} | {len(rows)} | " + " | ".join([f"{share} %" for share in shares]) + " |"

"""Lines of a kept text, each with the id of a game at its end. A text may have thousands of lines, so the lines of a
game are found by its id, and no other line is read.

>>> text = "7,2 one\\n5 two\\n"
>>> of(text, "two"), without(text, ["7,2 one"])
(['5 two'], '5 two\\n')
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts.app.tasks import Rest

TOGETHER = 20  # lines that are taken in between two rests


def of(text: str, id: str) -> list[str]:
    """Return the lines of a game."""
    found: list[str] = []
    text, end = f"{text}\n", f" {id}\n"
    at = text.find(end) if id else -1
    while at >= 0:
        found.append(text[text.rfind("\n", 0, at) + 1 : at + len(end) - 1])
        at = text.find(end, at + len(end) - 1)
    return found


def without(text: str, several: Sequence[str]) -> str:
    """Return the text without these lines, each of which is in it."""
    text = f"\n{text}"
    for line in several:
        start = text.find(f"\n{line}\n")
        start = start if start >= 0 else len(text) - len(line) - 1  # the last line may have no end
        text = text[: start + 1] + text[start + len(line) + 2 :]
    return text[1:]


def added(text: str, line: str) -> str:
    """Return the text with one more line at its end."""
    return f"{text}{line}\n" if text[-1:] in ("", "\n") else f"{text}\n{line}\n"


async def take_in(text: str, add: Callable[[list[str]], object], rest: Rest) -> None:
    """Give the lines of a text to `add`, some at a time, with a rest after each part."""
    lines = [line for line in text.split("\n") if line]
    for start in range(0, len(lines), TOGETHER):
        add(lines[start : start + TOGETHER])
        await rest()

"""Lines of a saved text, each with the id of a game at its end. A text may have thousands of lines, so the lines of a
game are found by its id, and no other line is read.

>>> text = "7,2 one\\n5 two\\n"
>>> of(text, "two"), without(text, ["7,2 one"])
(['5 two'], '5 two\\n')
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts.app.keeping.store import Store
    from hearts.app.tasks import Rest


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


def append_line(text: str, line: str) -> str:
    """Return the text with one more line at its end."""
    return f"{text}{line}\n" if text[-1:] in ("", "\n") else f"{text}\n{line}\n"


def fitting(several: list[str], most: int, letters: int = gate.FILE) -> str:
    """Return lines as a text, without the oldest if there are more than `most`, or more letters than are read.

    >>> fitting(["one", "two", "three"], 2), fitting(["one", "two", "three"], 3, 10)
    ('two\\nthree\\n', 'two\\nthree\\n')
    """
    first = len(several)
    while first and len(several) - first < most and len(several[first - 1]) < letters:
        first -= 1
        letters -= len(several[first]) + 1
    return "".join([f"{line}\n" for line in several[first:]])


def fit_text(text: str, most: int) -> str:
    """Return a text of lines as it can be saved, see `fitting`."""
    return text if text.count("\n") <= most and len(text) <= gate.FILE else fitting(text.split("\n")[:-1], most)


async def take_in(
    store: Store,
    name: str,
    text: str,
    key: Callable[[str], str],
    joined: Callable[[str, str], str],
    fit: Callable[[list[str]], str],
    rest: Rest,
) -> tuple[int, int]:
    """Merge a text with the saved one of this name, line by line, and write it once; if another tab has written
    meanwhile, do it again. Returns how many lines cannot be read, and how many of the oldest lines went.

    key     what a line is of; "" where it cannot be read
    joined  the line for two of the same, of which the first is the one that is here
    fit     the text of lines, without those for which there is no room
    """
    while True:
        before, unread, changed = store.get(name), 0, False
        several = [line for line in before.split("\n") if line]
        places: dict[str, int] = {}
        for at, line in enumerate(several):
            places[key(line)] = at
            await rest()
        for line in text.split("\n"):
            of = key(line)
            unread += line != "" and not of
            if of and of not in places:
                places[of], changed = len(several), True
                several.append(line)
            elif of:
                here, at = several[places[of]], places[of]
                several[at] = joined(here, line)
                changed = changed or several[at] != here
            await rest()
        if store.get(name) == before:
            fits = fit(several) if changed else before
            if changed:
                store.put(name, fits)
            return unread, len(several) - fits.count("\n") if changed else 0

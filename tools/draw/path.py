"""An SVG path as text: read, scaled, and written again as short as it can be."""

import re
from collections.abc import Iterator

Point = tuple[float, float]

LENGTHS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


def rounded(path: str, scale: float) -> str:
    """The path scaled and put on whole numbers, relative.

    Each point is rounded from where it truly lies, so that the rounding errors do not add up.
    """
    out: list[str] = []
    true, start, at = (0.0, 0.0), (0, 0), (0, 0)
    true_start = true
    last = ""
    for letter, numbers in commands(path):
        kind = letter.lower()
        if kind == "z":
            out.append("z")
            true, at, last = true_start, start, "z"
            continue
        ends = points(kind, numbers, scale, (0.0, 0.0) if letter.isupper() else true, true)
        true = ends[-1]
        whole = [(round(x), round(y)) for x, y in ends]
        steps = [number for x, y in whole for number in (x - at[0], y - at[1])]
        if kind in "hv":
            steps = [steps["hv".index(kind)]]
        at = whole[-1]
        if kind == "m":
            start, true_start = at, true
        if kind in "lhv" and not any(steps):
            continue
        before = [numbers[0] * abs(scale), numbers[1] * abs(scale), *numbers[2:5]] if kind == "a" else []
        text = numerals([*before, *steps])
        joined = kind == last and kind != "m"
        out.append(("" if joined and text.startswith("-") else " " if joined else kind) + text)
        last = kind
    return "".join(out)


def points(kind: str, numbers: list[float], scale: float, base: Point, at: Point) -> list[Point]:
    """The points that one command names, scaled: from `base` on, drawn from `at`; the last is where it ends."""
    if kind == "h":
        return [(base[0] + numbers[0] * scale, at[1])]
    if kind == "v":
        return [(at[0], base[1] + numbers[0] * scale)]
    named = [numbers[5:7]] if kind == "a" else [numbers[i : i + 2] for i in range(0, len(numbers), 2)]
    return [(base[0] + x * scale, base[1] + y * scale) for x, y in named]


def commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Each command of a path with just its own numbers; a repeated one gets its letter again."""
    for letter, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        count = LENGTHS[letter.lower()]
        if letter.lower() == "a":
            numbers = [float(number) for arc in arcs(rest) for number in arc]
        else:
            numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?", rest)]
        if count == 0:
            yield letter, []
        for first in range(0, len(numbers), count or 1):
            follow = {"M": "L", "m": "l"}.get(letter, letter) if first else letter
            yield follow, numbers[first : first + count]


def arcs(text: str) -> Iterator[tuple[str, ...]]:
    """The seven numbers of each arc: its two flags may be written without a gap."""
    number, gap = r"(-?(?:\d+\.?\d*|\.\d+))", r"[\s,]*"
    yield from re.findall(gap.join([number, number, number, "([01])", "([01])", number, number]), text)


def numerals(numbers: list[float]) -> str:
    """Numbers as short as a path allows."""
    text = ""
    for number in numbers:
        word = f"{number:.1f}".rstrip("0").rstrip(".") if number % 1 else str(int(number))
        text += word if word.startswith("-") or not text else f" {word}"
    return text

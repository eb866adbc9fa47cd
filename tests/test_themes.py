"""Themes: each sets known tokens, and what is written in its colours can be read, in light dialogs and in dark ones."""

import re
from functools import cache
from pathlib import Path

import pytest

from hearts.app.keeping.settings import THEMES, TINTS
from hearts.app.seasons import FIXED, easter, season

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "assets/themes"
SEASONS = sorted({name for name, *_ in FIXED} | {"easter"})
Tokens = dict[str, str]
Colour = tuple[float, float, float, float]

TEXT, MARK = 4.5, 3.0  # what WCAG 2.2 AA asks of words, and of what is not words
# What is seen on what: the token of the one and of the other, and how much contrast there must be.
TABLE = [
    *[("on-felt", ground, TEXT) for ground in ("felt", "felt-light", "bar", "bar-low")],
    *[("on-felt-soft", ground, TEXT) for ground in ("felt", "bar", "bar-low")],
    *[(word, "plate-ground", TEXT) for word in ("on-felt", "on-felt-soft", "accent-light")],
    ("accent", "bar", TEXT),
    ("on-accent", "accent-top", TEXT),
    ("on-accent", "accent-bottom", TEXT),
    ("on-alarm", "alarm-ground", TEXT),
    ("alarm", "alarm-ground", MARK),
    ("accent", "felt", MARK),
    ("focus", "felt", MARK),
    ("clubs", "card", TEXT),
    ("diamonds", "card", TEXT),
    ("hearts", "card", TEXT),
    ("back-line", "back", MARK),
]
PAPER = [
    *[(word, "paper", TEXT) for word in ("ink", "ink-soft", "ink-faint", "heading", "red", "problem", "action-ink")],
    *[(word, "field", TEXT) for word in ("ink", "ink-soft", "red", "problem")],
    ("on-action", "action", TEXT),
    ("on-mark", "mark", TEXT),
    ("accent-ink", "paper", TEXT),
    ("problem", "problem-wash", TEXT),
    ("border", "paper", MARK),
    ("action", "paper", MARK),
]


def declared(text: str, place: str) -> Tokens:
    """The tokens that rules of this selector set, later ones over earlier ones."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    found: Tokens = {}
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        if place in [selector.strip() for selector in selectors.split(",")]:
            found |= {name: " ".join(value.split()) for name, value in re.findall(r"--([\w-]+):\s*([^;]+);", body)}
    return found


@cache
def usual() -> str:
    return (ROOT / "assets/style/tokens.css").read_text("utf-8")


def tokens(theme: str, chrome: str) -> Tokens:
    """All tokens as they are on the html element."""
    found = declared(usual(), ":root")
    if chrome == "dark":
        found |= declared(usual(), ':root[data-chrome="dark"]')
    if theme != "felt":
        text = (FOLDER / f"{theme}.css").read_text("utf-8")
        found |= declared(text, f'[data-theme="{theme}"]')
        if chrome == "light":
            found |= declared(text, f'[data-theme="{theme}"]:not([data-chrome="dark"])')
    found["plate-ground"] = "color-mix(in srgb, var(--veil-half) 100%, var(--felt-light))"
    return found


def colour(value: str, known: Tokens) -> Colour:
    """What a value comes to: red, green, blue from 0 to 1, and how opaque it is."""
    value = value.strip()
    if value.startswith("var("):
        return colour(known[value[6:-1]], known)
    if value.startswith("color-mix(in srgb,"):
        first, second = parts(value[len("color-mix(in srgb,") : -1])
        name, _, share = first.rpartition(" ")
        part = float(share.rstrip("%")) / 100
        a, b = colour(name, known), colour(second, known)
        opaque = a[3] * part + b[3] * (1 - part)
        mixed = [(a[at] * a[3] * part + b[at] * b[3] * (1 - part)) / (opaque or 1) for at in range(3)]
        return mixed[0], mixed[1], mixed[2], opaque
    if value.startswith("rgb("):
        numbers, _, share = value[4:-1].partition("/")
        red, green, blue = [float(number) / 255 for number in numbers.split()]
        return red, green, blue, float(share.strip().rstrip("%")) / 100 if share else 1.0
    if value in ("transparent", "black"):
        return 0, 0, 0, float(value == "black")
    value = "#fff" if value == "white" else value
    digits = value.lstrip("#")
    digits = "".join(digit * 2 for digit in digits) if len(digits) == 3 else digits
    red, green, blue = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return red, green, blue, 1.0


def parts(text: str) -> tuple[str, str]:
    """The two colours of a mixture."""
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            return text[:at].strip(), text[at + 1 :].strip()
    raise AssertionError(text)


def over(top: Colour, below: Colour) -> Colour:
    """What is seen where one lies on the other."""
    red, green, blue = (top[at] * top[3] + below[at] * (1 - top[3]) for at in range(3))
    return red, green, blue, 1.0


def light(seen: Colour) -> float:
    """Relative luminance, as WCAG counts it."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in seen[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(word: str, ground: str, known: Tokens) -> float:
    """Between two tokens; what can be seen through lies on the lit felt."""
    felt = colour("var(--felt-light)", known)
    name = {"plate-ground": "veil-half", "alarm-ground": "alarm-deep"}.get(ground, ground)
    below = over(colour(f"var(--{name})", known), felt)
    a, b = light(over(colour(f"var(--{word})", known), below)), light(below)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


@pytest.mark.parametrize("chrome", ["light", "dark"])
@pytest.mark.parametrize("theme", THEMES)
def test_what_is_written_can_be_read(theme: str, chrome: str) -> None:
    known = tokens(theme, chrome)
    pairs = [*(TABLE if chrome == "light" else []), *PAPER]
    weak = [(word, ground, round(contrast(word, ground, known), 2)) for word, ground, least in pairs
            if contrast(word, ground, known) < least]  # fmt: skip
    assert weak == []


def test_the_usual_colours_come_out_as_a_browser_mixes_them() -> None:
    known = tokens("felt", "light")
    assert [round(255 * part) for part in colour("var(--ink-soft)", known)[:3]] == [81, 79, 73]
    assert round(contrast("ink", "paper", known), 1) == 16.1


@pytest.mark.parametrize("theme", [name for name in THEMES if name != "felt"] + SEASONS)
def test_a_theme_sets_tokens_that_there_are_and_nothing_else(theme: str) -> None:
    text = (FOLDER / f"{theme}.css").read_text("utf-8")
    bare = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    kind = "season" if theme in SEASONS else "theme"
    places = {selector.strip() for selector in re.findall(r"([^{}]+)\{", bare)}
    assert places <= {f'[data-{kind}="{theme}"]', f'[data-{kind}="{theme}"]:not([data-chrome="dark"])'}
    assert set(re.findall(r"(--[\w-]+):", bare)) <= set(re.findall(r"(--[\w-]+):", usual()))
    assert not re.search(r"^\s*(?!--)[\w-]+\s*:[^{}]*;", bare, re.MULTILINE)
    assert len(text) < 2500
    assert all((FOLDER / name).is_file() for name in re.findall(r"\.\./themes/([\w.]+)", text))


def test_each_colour_of_the_backs_is_one_of_its_own_on_which_the_pattern_can_be_seen() -> None:
    """All backs were red, whatever was chosen."""
    text = (FOLDER / "tints.css").read_text("utf-8")
    found = [declared(text, f'[data-tint="{tint}"][data-tint]') for tint in TINTS]
    assert [sorted(one) for one in found] == [["back", "back-line"]] * 6
    assert len({one["back"] for one in found}) == 6
    weak = [one for one in found if contrast("back-line", "back", tokens("felt", "light") | one) < MARK]
    assert weak == []


def test_every_theme_lies_in_the_folder() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.css")) == sorted([*THEMES[1:], *SEASONS, "tints"])


@pytest.mark.parametrize(
    ("day", "dress"),
    [
        ((2026, 12, 24), "christmas"), ((2026, 12, 31), "newyear"), ((2027, 1, 1), "newyear"), ((2027, 1, 7), ""),
        ((2026, 2, 14), "valentine"), ((2026, 10, 31), "halloween"), ((2026, 11, 2), ""), ((2026, 4, 5), "easter"),
        ((2026, 4, 6), "easter"), ((2026, 4, 7), ""), ((2024, 3, 30), "easter"), ((2026, 7, 1), ""),
    ],
)  # fmt: skip
def test_the_day_says_which_dress_is_worn(day: tuple[int, int, int], dress: str) -> None:
    assert season(*day) == dress


def test_easter_is_when_it_is() -> None:
    assert [easter(year) for year in (2024, 2025, 2026, 2027, 2038)] == [(3, 31), (4, 20), (4, 5), (3, 28), (4, 25)]

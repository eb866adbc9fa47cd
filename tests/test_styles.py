"""The styles as a system: tokens hold every value, screens have names, a part is in one sheet, nothing is left over."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.styles import COMMENT, IMPORT, IN_PACKS, LINKED, STYLE, joined

ROOT = Path(__file__).resolve().parents[1]
SHEETS = (*LINKED, *IN_PACKS)
TOKENS = "tokens.css"
# The parts of the table that there is one of; everything else is a class.
REGIONS = {"bar", "name", "title", "table", "seats", "trick", "hand", "signs", "prompt", "kitty", "badge", "pad", "cup"}
REGIONS |= {"strip", "passing", "pass-near", "pass", "decline", "offer", "notice", "late"}
IMPORTANT: dict[str, str] = {}  # file: why a layer will not do
SECONDS = {TOKENS, "motion.css", "table/stopped.css"}  # stopped.css waits for PyScript, whatever the pace
FOREIGN = {"py-error", "mpy-error"}  # PyScript's own classes
COLOUR = re.compile(
    r"#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color|color-mix)\(|\b(?:white|black)\b"
)
PARTS = sorted(path.relative_to(STYLE).as_posix() for path in STYLE.rglob("*.css") if path.parent != STYLE)
PARTS += sorted(path.name for path in STYLE.glob("*.css") if path.name not in SHEETS)


class Rule(NamedTuple):
    """What a file says of some elements."""

    place: str  # the selector, or what an at-rule begins with
    declarations: list[tuple[str, str]]


def text_of(part: str) -> str:
    """A part without its comments."""
    return COMMENT.sub("", (STYLE / part).read_text("utf-8"))


def rules(part: str) -> Iterator[Rule]:
    """The rules of a part; those inside of an at-rule come by themselves, and the at-rule with no declarations."""
    for place, body in re.findall(r"([^{};]+)(?:\{([^{}]*)(?=\}))?(?=[{}])", text_of(part)):
        several = [found.split(":", 1) for found in body.split(";") if found.strip()]
        yield Rule(" ".join(place.split()), [(name.strip(), " ".join(value.split())) for name, value in several])


def declarations(part: str) -> Iterator[tuple[str, str]]:
    """Each property of a part with its value."""
    for rule in rules(part):
        yield from rule.declarations


def screens() -> dict[str, str]:
    """The names of the screens, by the condition of each."""
    table = (STYLE / TOKENS).read_text("utf-8").partition("name          condition\n")[2].partition("\n\n")[0]
    rows = (re.fullmatch(r" {4}(\S.*?\S) {2,}(\(.+\))", line) for line in table.splitlines())
    return {row[2]: row[1] for row in rows if row}


def sources() -> str:
    """Whatever may name a class, an id or a custom property: the page, its Python, the programs that draw."""
    places = [ROOT / "index.html", *(ROOT / "py").rglob("*"), *(ROOT / "tools").rglob("*.py")]
    return "\n".join(path.read_text("utf-8") for path in places if path.suffix in (".py", ".html", ".mjs"))


def test_each_part_is_in_one_sheet() -> None:
    imported = [part for sheet in SHEETS for part, _ in IMPORT.findall((STYLE / sheet).read_text("utf-8"))]
    assert sorted(imported) == sorted(PARTS)


def test_a_sheet_only_joins_and_each_layer_has_its_place() -> None:
    order = re.search(r"@layer ([\w, ]+);", (STYLE / SHEETS[0]).read_text("utf-8"))
    assert order
    for sheet in SHEETS:
        text = COMMENT.sub("", (STYLE / sheet).read_text("utf-8"))
        layers = [layer for _, layer in IMPORT.findall(text)]
        assert set(layers) <= set(order[1].split(", "))
        assert layers == sorted(layers, key=order[1].split(", ").index)
        assert IMPORT.sub("", text).replace(order[0], "").strip() == ""


def test_a_joined_sheet_loses_its_blanks_and_keeps_its_texts(tmp_path: Path) -> None:
    (tmp_path / "part.css").write_text('a :hover,\nb > c {\n  content: "a: {b, c}"; /* why */\n  margin: 0 1px;\n}\n')
    (tmp_path / "all.css").write_text('@layer one, two;\n@import "part.css" layer(one);\n')
    whole = '@layer one,two;@layer one{a :hover,b > c{content:"a: {b, c}";margin:0 1px;}}'
    assert joined(tmp_path / "all.css") == whole


def test_a_joined_sheet_has_all_the_rules_of_its_parts() -> None:
    for sheet in SHEETS:
        whole = "".join(joined(STYLE / sheet).split())
        assert "@import" not in whole and "/*" not in whole
        for part, layer in IMPORT.findall((STYLE / sheet).read_text("utf-8")):
            assert f"@layer{layer}{{" + "".join(text_of(part).split()) in whole


def faulty(fault: Callable[[str, str], object], but: Iterable[str] = ()) -> list[tuple[str, str, str]]:
    """The declarations that have this fault: the part, the property and its value."""
    several = [(part, *found) for part in PARTS if part not in but for found in declarations(part)]
    assert len(several) > 1000
    return [found for found in several if fault(*found[1:])]


def test_colours_are_tokens() -> None:
    assert faulty(lambda _, value: COLOUR.search(value), but=[TOKENS]) == []


def test_sizes_of_type_are_tokens() -> None:
    assert faulty(lambda name, value: name in ("font", "font-size") and re.search(r"\d(?:rem|px)\b", value)) == []


def test_space_that_is_a_step_is_written_as_the_step() -> None:
    steps = {value for name, value in declarations(TOKENS) if name.startswith("--space-")}
    spaces = re.compile("padding|margin|gap|row-gap|column-gap")
    assert len(steps) == 10
    assert faulty(lambda name, value: spaces.match(name) and set(value.split()) & steps) == []


def test_durations_are_tokens() -> None:
    assert faulty(lambda _, value: re.search(r"(?<![\w.-])[\d.]+m?s\b", value), but=SECONDS) == []


def test_nothing_is_important_where_a_layer_will_do() -> None:
    assert faulty(lambda _, value: "!important" in value, but=IMPORTANT) == []


def test_nothing_that_holds_the_table_looks_at_what_is_in_it() -> None:
    """The browser would try a rule with :has() again and again while a deal is played, on each card or on the body."""
    within = re.compile(r"[^,{}]*:has\([^,{}]*")
    found = {place.strip() for part in PARTS for place in within.findall(text_of(part))}
    panels = {".replay:has(> details[open])", ".problem .acts:not(:has([open]))"}
    assert found == panels | {'body[data-phase="start"]:has(.py-error'}


def test_a_class_alone_is_described_in_one_part() -> None:
    """Two parts once gave the same class to different things, and one of these was no longer seen."""
    parts: dict[str, set[str]] = {}
    others = {"table/felt.css", "dialogs/rail.css"}  # one hides what comes later, one lays out dialogs on a low screen
    for part in (part for part in PARTS if "/" in part and part not in others):
        for rule in rules(part):
            for one in rule.place.split(",") if rule.declarations else ():
                if re.fullmatch(r"\.[\w-]+", one.strip()):
                    parts.setdefault(one.strip(), set()).add(part)
    assert len(parts) > 100
    assert [(one, found) for one, found in sorted(parts.items()) if len(found) > 1] == []


def test_what_moves_over_the_table_is_described_there_alone() -> None:
    """The coach's bars had the class of a moon's points, and once they had been seen a bar lay across the moon."""
    scripts = [(ROOT / f"py/hearts/web/browser/{name}.mjs").read_text("utf-8") for name in ("fly", "moves")]
    makes = re.compile(r'(?:made\("\w+"|picture\([^,]+, "[\w-]+"), "([\w-]+)"')
    made = {one for script in scripts for one in makes.findall(script)}
    assert len(made) > 10
    elsewhere = [part for part in PARTS if part not in ("table/shows.css", "table/fly.css")]
    places = [(part, one.strip()) for part in elsewhere for rule in rules(part) for one in rule.place.split(",")]
    alone = [(part, one) for part, one in places if one.partition(":")[0].removeprefix(".") in made and one[0] == "."]
    assert alone == []


def test_lines_are_short() -> None:
    lines = [(part, line) for part in [*PARTS, *SHEETS] for line in (STYLE / part).read_text("utf-8").splitlines()]
    assert [found for found in lines if len(found[1]) > 120] == []


def test_screens_are_asked_for_by_the_conditions_that_have_names() -> None:
    """The comment beside each condition gives its names."""
    known = screens()
    for part in PARTS:
        lines = (STYLE / part).read_text("utf-8").splitlines()
        for before, line in pairwise(["", *lines]):
            if "@media" in line:
                asked = line.strip().removeprefix("@media ").partition(" {")[0].split(", ")
                names = "/* " + ", ".join([known.get(condition, "?") for condition in asked])
                assert names in line or before.startswith(names), f"{part}: {line}"


def test_every_screen_that_has_a_name_is_asked_for() -> None:
    assert len(screens()) > 10
    text = "\n".join(text_of(part) for part in PARTS)
    assert [name for condition, name in screens().items() if condition not in text] == []


def test_custom_properties_are_defined_and_used() -> None:
    found = [pair for part in PARTS for pair in declarations(part)]
    written = set(re.findall(r"--[a-z][a-z0-9-]*", sources()))  # by the page's Python, or read by what is drawn
    defined = {name for name, _ in found if name.startswith("--")}
    used = {name for _, value in found for name in re.findall(r"var\((--[\w-]+)", value)}
    assert sorted(used - defined - written) == []
    assert sorted(defined - used - written) == []


def test_ids_stand_only_for_the_regions_of_the_table() -> None:
    page = (ROOT / "index.html").read_text("utf-8")
    ids = {name for part in PARTS for rule in rules(part) for name in re.findall(r"#([\w-]+)", rule.place)}
    assert ids <= set(REGIONS)
    assert [name for name in ids if f'id="{name}"' not in page] == []
    dialogs = [rule.place for part in PARTS if part.startswith("dialogs/") for rule in rules(part)]
    assert [place for place in dialogs if "#" in place] == []


def test_every_class_in_a_selector_is_given_to_something() -> None:
    """By the page's class="…", or by a string of its Python that holds nothing but such names."""
    places = [rule.place for part in PARTS for rule in rules(part) if not rule.place.startswith("@")]
    classes = {name for place in places for name in re.findall(r"\.([a-z][\w-]*)", re.sub(r'"[^"]*"', "", place))}
    assert len(classes) > 50
    strings = re.findall(r'class="([^"]+)"|"([a-z0-9 -]+(?:\{[^"]*)?)"', sources())
    given = {word for pair in strings for word in "".join(pair).split()}
    stems = {word.partition("{")[0] for word in given if "{" in word}  # sign-queen is written as sign-{…}
    left = [name for name in classes - given - FOREIGN if re.sub(r"\d+$|(?<=-)\w+$", "", name) not in stems]
    assert sorted(left) == []


def test_only_the_parts_beside_the_sheets_name_files() -> None:
    """An address in a part of a folder would mean another place once it is joined."""
    assert [part for part in PARTS if "/" in part and "url(" in text_of(part)] == []


# What lies at the seats stays where they are: seats and cards do not change sides with the direction of writing.
PHYSICAL = {f"table/{name}.css" for name in ("fly", "hand", "kitty", "open", "saying", "seat", "badge")}
PHYSICAL |= {"coach/lesson.css", "dialogs/moon.css"}  # the tip of a bubble at a card; a moon in the middle


@pytest.mark.parametrize("part", PARTS)
def test_words_flow_from_their_start_to_their_end(part: str) -> None:
    side = re.compile(r"(margin|padding|border)-(left|right)(-\w+)?")
    for name, value in declarations(part):
        assert not (name == "text-align" and value in ("left", "right")), f"{part}: {name}: {value}"
        assert part in PHYSICAL or not side.fullmatch(name), f"{part}: {name}: {value}"

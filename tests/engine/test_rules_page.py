"""docs/rules.md and the engine say the same: every option with its values, every preset, every settled point."""

import re
from pathlib import Path

import pytest

from hearts.engine.options import OPTIONS, PRESETS, worded

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """The text under a heading, up to the next one of its kind."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(text: str) -> "dict[str, list[str]]":
    """The rows of all tables in a text by what their first cell has in backticks: the other cells."""
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.split("\n") if line.startswith("| `")
    ]
    return {first.strip("`"): others for first, *others in cells}


def test_every_option_has_a_row_in_the_order_of_the_engine() -> None:
    assert list(rows(section("Options"))) == list(OPTIONS)


@pytest.mark.parametrize("option", OPTIONS)
def test_a_row_names_every_value_the_default_first_and_a_source(option: str) -> None:
    told, source = rows(section("Options"))[option]
    default, *others = OPTIONS[option]
    if isinstance(others[0], range):
        assert f"`{default}`" in told and all(str(end) in told for end in (others[0][-1], default or 0))
    elif option in ("extra", "handicap"):
        assert "empty" in told and others[0].split()[-1] in told
    else:
        named = re.findall("`([^`]*)`", told)
        values = [worded(value) for value in OPTIONS[option]]
        assert set(values) <= set(named) and next(word for word in named if word in values) == values[0]
    assert re.search("S[0-4]|all|–", source), source


def test_every_preset_has_its_row_and_its_options() -> None:
    text = section("Presets")
    table, changes = text.split("What each preset changes")
    assert list(rows(table)) == list(rows(changes)) == list(PRESETS)
    for preset, (told,) in rows(changes).items():
        wanted = [f"`{option}={worded(PRESETS[preset][option])}`" for option in OPTIONS if option in PRESETS[preset]]
        assert told == (" ".join(wanted) or "nothing")


def test_the_sources_are_told_and_all_points_are_there() -> None:
    assert re.findall(r"^\| (S\d) \|", section("Sources"), re.M) == ["S0", "S1", "S2", "S3", "S4"]
    points = re.findall(r"^(\d+)\. ", section("Points that are settled here"), re.M)
    assert points == [str(number) for number in range(1, 20)]

"""The frozen packages of the daily deals: they never change, go by their own names, and the next one is asked for."""

import sys
from datetime import date
from importlib import import_module
from pathlib import Path

import pytest

from hearts.app.same.daily import DEALS, Package, days_of, package, package_for, read_list, read_points
from hearts.arena import frozen_packages
from hearts.minds.registry import mind
from tools import packages as tool
from tools import strongest as best
from tools.step import Stop

frozen_packages.install()
LISTED = frozen_packages.read_packages()
# What each package must have for ever: a package that was released is never written anew.
RELEASED = {
    "2026-4": "0d17c764eb0aafb02b2b51b52627f55ea13b09e3e6b51710dde29d359676d38c",
    "2027-1": "caf779e042c92e5c2be6d8a97d61ae205fe9de0a15417969300b3fdd46ebf2aa",
}


def test_no_package_has_changed() -> None:
    assert {each.quarter: each.hash for each in LISTED} == RELEASED
    for each in LISTED:
        assert frozen_packages.hash_of((frozen_packages.HOME / f"{each.quarter}.txt").read_bytes()) == each.hash
        assert (each.first, each.last) == days_of(each.quarter)


@pytest.mark.parametrize("each", LISTED, ids=lambda each: each.quarter)
def test_a_package_needs_nothing_of_the_game_around_it(each: Package) -> None:
    name = package(each.quarter)
    files = frozen_packages.split_files((frozen_packages.HOME / f"{each.quarter}.txt").read_text("utf-8"))
    assert files and all(path.startswith(name + "/") for path in files)
    assert not any("hearts." in line for text in files.values() for line in text.split("\n") if "import" in line)
    module = import_module(f"{name}.minds.daily")
    before = {found for found in sys.modules if found.startswith("hearts.")}
    rows = [*module.par(each.first)][-1].split("\n")
    assert len(rows) == 4 and {sum(map(int, row.split())) for row in rows} <= {26, 78}
    assert {found for found in sys.modules if found.startswith("hearts.")} == before


def test_the_same_sources_freeze_to_the_same_text() -> None:
    text = tool.frozen("days_trial")
    assert text == tool.frozen("days_trial")
    assert frozen_packages.split_files(text).keys() >= {"days_trial/minds/daily.py", "days_trial/engine/game.py"}


def test_a_package_that_was_changed_is_not_found_and_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for source in frozen_packages.HOME.iterdir():
        (tmp_path / source.name).write_bytes(source.read_bytes())
    changed = tmp_path / f"{LISTED[0].quarter}.txt"
    changed.write_text(changed.read_text("utf-8").replace("GIFT = 0.4", "GIFT = 0.5"), "utf-8")
    for module in (frozen_packages, tool):
        monkeypatch.setattr(module, "HOME", tmp_path)
    assert frozen_packages.PackageFinder().find_spec(package(LISTED[0].quarter)) is None
    assert frozen_packages.PackageFinder().find_spec(package(LISTED[1].quarter)) is not None
    with pytest.raises(Stop, match="has changed"):
        tool.write_days(tmp_path, None)


def test_a_quarter_is_frozen_once() -> None:
    with pytest.raises(Stop, match="already"):
        tool.freeze(LISTED[0].quarter)
    with pytest.raises(Stop, match="not a quarter"):
        tool.freeze("2027-5")


def test_the_build_says_when_the_next_package_is_due() -> None:
    assert tool.missing(date(2026, 11, 27)) == ""
    assert tool.missing(date(2027, 2, 28)) == "" and "freeze 2027-2" in tool.missing(date(2027, 3, 2))


def test_the_page_knows_each_package_by_the_hash_of_its_pack(tmp_path: Path) -> None:
    tool.write_days(tmp_path, None)
    several = read_list(tool.told_list(tmp_path))
    assert [(each.quarter, each.hash) for each in several] == [(each.quarter, each.hash) for each in LISTED]
    for each in several:
        assert frozen_packages.hash_of((tmp_path / tool.FOLDER / f"{each.quarter}.pack").read_bytes()) == each.pack
        assert package_for(each.first, several) == package_for(each.last, several) == each
    assert package_for(several[-1].last + 1, several) is None


def test_what_the_strongest_mind_makes_of_each_day_comes_with_the_packages() -> None:
    shipped = read_points(best.shipped())
    assert list(shipped) == [number for each in LISTED for number in range(each.first, each.last + 1)]
    assert all(len(points) == DEALS and all(0 <= one <= 26 for one in points) for points in shipped.values())
    expected = sum(sum(points) for points in shipped.values()) / len(shipped) / DEALS
    assert expected < 6.5, "The strongest mind takes fewer points than its share of 26."


def test_a_day_that_is_computed_already_is_not_computed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (frozen_packages.LIST, f"{LISTED[0].quarter}.txt"):
        (tmp_path / name).write_bytes((frozen_packages.HOME / name).read_bytes())
    monkeypatch.setattr(frozen_packages, "HOME", tmp_path)
    (tmp_path / best.FILE).write_text("60 1,2,3,4\n", "utf-8")
    asked: list[int] = []

    def points_of(module: object, number: int, mind: object) -> tuple[int, ...]:
        asked.append(number)
        return 0, 0, 0, number

    monkeypatch.setattr(best, "points_of", points_of)
    best.strongest(LISTED[0].quarter, 59)
    assert asked == [59, 61]
    assert best.shipped() == "59 0,0,0,59\n60 1,2,3,4\n61 0,0,0,61\n"
    with pytest.raises(Stop, match="freeze 2031-1"):
        best.strongest("2031-1")


def test_a_day_is_played_whole_against_its_frozen_minds() -> None:
    module = import_module(f"{package(LISTED[0].quarter)}.minds.daily")
    first, again = [best.points_of(module, LISTED[0].first, mind("iq:120")) for _ in range(2)]
    assert first == again and len(first) == DEALS

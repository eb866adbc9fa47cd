"""The list of all files: complete, true, in groups; the page and the worker know what their files come to."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from hearts.app.casts import gallery
from tools import files
from tools.dist import build_dist


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game, built."""
    return build_dist(tmp_path_factory.mktemp("listed") / "dist")


def rows(dist: Path) -> dict[str, list[list[object]]]:
    """The list, by group."""
    found: dict[str, list[list[object]]] = json.loads((dist / "files.json").read_text("utf-8"))
    return {group: found[group] for group in ("start", "later", "mind", "people", "seldom")}


def test_every_file_is_listed_once_with_its_size_and_hash(dist: Path) -> None:
    listed = {str(row[0]): row[1:] for several in rows(dist).values() for row in several}
    there = {path.relative_to(dist).as_posix(): path.read_bytes() for path in dist.rglob("*") if path.is_file()}
    assert set(there) - set(listed) <= {"files.json", "service-worker.js", "relays.json"}
    assert {name: [len(there[name]), hashlib.sha256(there[name]).hexdigest()] for name in listed} == listed
    assert len(listed) == sum(len(several) for several in rows(dist).values())


def test_a_group_holds_what_is_fetched_together(dist: Path) -> None:
    found = {group: {str(row[0]) for row in several} for group, several in rows(dist).items()}
    assert {"index.html", "py/page.memory", "py/watch.js", "assets/style/table.css"} <= found["start"]
    assert {
        "py/later.pack",
        "assets/casts/regulars.json",
        "assets/fonts/playfair.woff2",
        "assets/problems.txt",
    } <= found["later"]
    sets = {f"assets/sets/{id}.json" for id, _ in gallery.SETS}
    assert found["seldom"] == {"assets/screenshots/narrow.jpg", "assets/screenshots/wide.jpg"} | sets
    assert found["people"] == {"relay.html", "py/people.mjs", "py/people.pack", "py/people.licences.txt"}
    assert {"py/worker.py", "pyodide/snapshot.bin", "pyodide/pyodide.asm.wasm"} <= found["mind"]


def test_the_page_has_the_hash_of_each_script_and_each_file_that_a_program_fetches(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    known = {name: hash for hash, name in re.findall(r'<meta name="file" content="(\S+) \./(\S+)">', page)}
    known |= dict(re.findall(r'<link rel="modulepreload" href="\./(\S+)" integrity="(\S+)">', page))
    assert known == {name: files.integrity((dist / name).read_bytes()) for name in known}
    known |= dict(re.findall(r'<script src="\./(\S+)" integrity="(\S+)">', page))
    started = [str(row[0]) for row in rows(dist)["start"]]
    unchecked = {name for name in started if name not in known}
    assert unchecked == {"index.html", "py/watch.js", "assets/style/table.css"}
    assert {"py/later.pack", "assets/casts/regulars.json", "assets/problems.txt", "py/worker.py"} <= set(known)


def test_the_worker_has_the_hash_of_each_file_that_it_fetches(dist: Path) -> None:
    source = (dist / "pyodide/fast.mjs").read_text("utf-8")
    known = json.loads(re.findall(r"const sums = JSON.parse\('(.*)'\);", source)[0])
    assert known == {name: files.integrity((dist / name).read_bytes()) for name in known}
    assert {str(row[0]) for row in rows(dist)["mind"]} - set(known) == {"pyodide/fast.mjs"}


def test_the_build_has_a_name_that_follows_its_content(dist: Path) -> None:
    listed = json.loads((dist / "files.json").read_text("utf-8"))
    assert f'<meta name="build" content="{listed["build"]}">' in (dist / "index.html").read_text("utf-8")
    assert re.fullmatch("[0-9a-f]{12}", listed["build"])
    assert files.fingerprint(dist, ["other"]) != files.fingerprint(dist, [""])


def test_no_file_is_too_big_for_the_usual_free_hosts(dist: Path) -> None:
    big = [row for several in rows(dist).values() for row in several if int(str(row[1])) > 25_000_000]
    assert big == []

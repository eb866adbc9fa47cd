"""The documents: every link leads somewhere, and every file that they name is there."""

import ast
import doctest
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ROOMS = sorted(ROOT.glob("py/hearts/**/__init__.py"))  # the docstring of a package is its first page
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("research/*.md"), *ROOT.glob("tests/**/*.md")])
LINK = re.compile(r"""\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)\"""")
NAMED = re.compile(r"`([\w./-]+\.(?:css|html|js|json|jsonl|md|mjs|py|sh|svg|toml|txt|yml))`")
FOLDERS = (".ci", ".github", "assets", "docs", "py", "research", "tests", "tools")
MADE = ("dist/", "files.json", "classic.svg", "backs.svg")  # what the build writes
YOURS = re.compile(r"NAME|DIR/")  # stands for a word of the reader's, as in test_NAME.py


def _anchors(page: str) -> set[str]:
    """What a page's headings are called in links, as the usual hosts make it: small letters, no signs, dashes."""
    heads = re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```", "", page, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.strip().lower()).replace(" ", "-") for head in heads}


def _lost(page: Path, link: str) -> bool:
    """Whether a link of a page leads nowhere; those to other sites are not followed."""
    if re.match(r"\w+:", link):
        return False
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    return not target.exists() or bool(anchor and anchor not in _anchors(target.read_text("utf-8")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = [link or source for link, source in LINK.findall(page.read_text("utf-8"))]
    assert [link for link in links if _lost(page, link)] == []


@pytest.mark.parametrize("page", [*PAGES, *ROOMS], ids=lambda page: page.relative_to(ROOT).as_posix())
def test_files_that_are_named_are_there(page: Path) -> None:
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*")] + list(ROOT.glob("*"))
    there = ["/" + file.relative_to(ROOT).as_posix() for file in files]
    named = [name for name in NAMED.findall(page.read_text("utf-8")) if not YOURS.search(name)]
    named = [name for name in named if not name.endswith(MADE) and not name.startswith(MADE)]
    assert [name for name in named if not any(file.endswith("/" + name) for file in there)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_tests_that_are_named_are_there(page: Path) -> None:
    """A page may name a test as `test_FILE.py::test_NAME`."""
    named = re.findall(r"`(\w+\.py)::(\w+)`", page.read_text("utf-8"))
    files = {file: list((ROOT / "tests").rglob(file)) for file, _ in named}
    texts = {file: "".join([path.read_text("utf-8") for path in paths]) for file, paths in files.items()}
    assert [f"{file}::{name}" for file, name in named if f"def {name}(" not in texts[file]] == []
    assert page.name != "same.md" or len(named) > 30, "the page still names what holds its table"


WORDS = sorted(ROOT.glob("py/hearts/app/words/en/*.ftl"))
# What the documents quote and no sentence of the game says: words of sources, of the command line, of other sites.
ELSEWHERE = {
    "the original rule", "rotate lead", "no trick rule", "Point cards", "not all checked", "Ann", "Others' moons",
    "Cut short", "Report a vulnerability",
}  # fmt: skip


@cache
def _sentences() -> tuple[str, list[re.Pattern[str]]]:
    """All sentences of the game as they stand, and each as a pattern, with anything in the place of a value."""
    whole = "\n".join([path.read_text("utf-8") for path in WORDS])
    said = re.findall(r"^(?:[\w-]+ =|\s+\*?\[\w+\]) *(\S.*)$", whole, re.MULTILINE)
    parts = [
        [re.escape(part) for part in re.split(r"\{[^{}]*\}", each.strip("….,"))]
        for each in said
        if not each.endswith("{")
    ]
    return whole, [re.compile(".+".join(each)) for each in parts if re.search(r"\w{3}", "".join(each))]


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")], ids=lambda page: page.name)
def test_sentences_of_the_screen_are_quoted_as_the_screen_says_them(page: Path) -> None:
    whole, patterns = _sentences()
    quoted = {each.strip("…., ") for each in re.findall("“([^”]+)”", page.read_text("utf-8"))} - ELSEWHERE
    old = [each for each in quoted if each not in whole and not any(pattern.match(each) for pattern in patterns)]
    assert page.name == "CHANGELOG.md" or old == []


@pytest.mark.parametrize("page", ["README.md", "docs/engine.md"])
def test_examples_of_the_engine_run_as_they_stand(page: str) -> None:
    found = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.ELLIPSIS, verbose=False)
    assert found.attempted > 4 and found.failed == 0


@pytest.mark.parametrize(("page", "most"), [("README.md", 900), ("docs/architecture.md", 1500)])
def test_what_a_newcomer_reads_first_is_short(page: str, most: int) -> None:
    assert len((ROOT / page).read_text("utf-8").split()) <= most


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.parent.relative_to(ROOT).as_posix())
def test_a_room_says_where_to_begin_and_what_it_may_not_do(room: Path) -> None:
    first = ast.get_docstring(ast.parse(room.read_text("utf-8"))) or ""
    assert len(first.split("\n\n")) > 2

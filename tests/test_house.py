"""The limits that keep the house in order: how long, how wide and how loose the code may be.

Each test lists all that is past its limit, so that one run tells all there is to mend. Circles of imports and what a
room may import stand in `test_layers.py`.
"""

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

FUNCTION, HOT_LOOP = 40, 60  # lines
COLUMNS = 120
JSON = 8  # lines of app and web that read JSON and may say `Any`; each is marked with a comment, `# JSON`

# Modules that are data, of any length and width, and what they hold.
DATA = {"py/hearts/minds/weights.py": "the weights of the policy, written by training"}
# Functions of up to HOT_LOOP lines, and why they are not cut up: a call costs more there than what it would hold.
HOT = {
    "py/hearts/minds/playout.py Playouts.play": "one greedy playout, thousands of times for each card that is weighed",
    "py/hearts/minds/policy.py Policy.play": "one playout by the policy, thousands of times for each card",
}
# The one module that names JavaScript's values, and the name it gives them.
DOORS = {"py/hearts/web/browser/dom.py": "Node"}
# Names that say nothing about what a module is.
EMPTY = {"utils", "util", "common", "manager", "helper", "helpers", "types", "misc", "base", "core"}
# The home of somebody, or the place of a checkout.
MACHINE = re.compile(r"(?<![\w.)\]}~-])/(?:home|root|Users|work|workspace|builds)/|\b[A-Z]:\\+Users\b")


@cache
def tracked() -> tuple[str, ...]:
    """Every file of the repository, as git has it or would have it."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no git checkout: there is nothing that tells our files from others")
    return tuple(name for name in found.splitlines() if (ROOT / name).is_file())


def programs(*folders: str) -> Iterator[str]:
    """The Python files in these folders."""
    yield from (name for name in tracked() if name.endswith(".py") and name.startswith(folders))


OURS = ("py/", "tools/", "build.py")


@cache
def text(name: str) -> str:
    """What is in a file."""
    return (ROOT / name).read_text("utf-8")


@cache
def tree(name: str) -> ast.Module:
    """A module's syntax tree."""
    return ast.parse(text(name), name)


def scopes(node: ast.AST, inside: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Every class and function below a node, by its name with those around it: `Table.play`."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            name = f"{inside}.{child.name}".lstrip(".")
            yield name, child
            yield from scopes(child, name)
        else:
            yield from scopes(child, inside)


def in_order(faults: list[str], what: str) -> None:
    """Fails with the whole list, and nothing else, unless it is empty."""
    if faults:
        pytest.fail(f"{len(faults)} {what}:\n" + "\n".join(faults), pytrace=False)


def test_no_function_is_too_long() -> None:
    long, seen = [], set()
    for file in programs(*OURS):
        for name, node in scopes(tree(file)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines, place = (node.end_lineno or 0) - node.lineno + 1, f"{file} {name}"
                seen.add(place)
                long += [f"{place}: {lines} lines"] if lines > (HOT_LOOP if place in HOT else FUNCTION) else []
    in_order(long, f"functions over {FUNCTION} lines, or over {HOT_LOOP} where HOT names them")
    in_order(sorted(set(HOT) - seen), "functions that HOT names and nobody has")


@pytest.mark.parametrize("kind", [".py", ".css"])
def test_no_line_is_too_wide(kind: str) -> None:
    wide = [
        f"{name}:{number}: {len(line)} columns"
        for name in tracked()
        if name.endswith(kind) and name not in DATA
        for number, line in enumerate(text(name).splitlines(), 1)
        if len(line) > COLUMNS
    ]
    in_order(wide, f"lines over {COLUMNS} columns")


def loose(name: str) -> Iterator[int]:
    """The lines of a module on which `Any` is used, not only imported."""
    for node in ast.walk(tree(name)):
        if (isinstance(node, ast.Name) and node.id == "Any") or (
            isinstance(node, ast.Attribute) and node.attr == "Any"
        ):
            yield node.lineno
        elif (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and re.search(r"\bAny\b\s*[\],|]|^Any$", node.value)
        ):
            yield node.lineno  # a quoted annotation


def test_any_stands_for_what_comes_from_javascript_and_nothing_else() -> None:
    found, json = [], []
    for name in programs("py/hearts/app/", "py/hearts/web/"):
        lines = text(name).splitlines()
        for number in sorted(set(loose(name))):
            line = lines[number - 1]
            if name in DOORS and re.match(rf"\s*{DOORS[name]}\b.*= Any\b", line):
                continue
            (json if line.endswith("# JSON") else found).append(f"{name}:{number}: {line.strip()}")
    in_order(found, "lines of app and web with `Any`")
    in_order(json[JSON:], f"more than {JSON} lines that read JSON as `Any`; these")


def test_a_modules_name_says_what_it_is() -> None:
    in_order([name for name in programs(*OURS) if Path(name).stem in EMPTY], "modules whose names say nothing")


def test_nothing_of_anybodys_machine_is_in_the_repository() -> None:
    found = []
    for name in tracked():
        try:
            lines = text(name).splitlines()
        except UnicodeDecodeError:
            continue  # a picture
        found += [
            f"{name}:{number}: {line.strip()[:80]}" for number, line in enumerate(lines, 1) if MACHINE.search(line)
        ]
    in_order(found, "places that are of one machine")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("see /{}/ada/hearts".format("home"), True),
        ("C:\\{}\\ada".format("Users"), True),
        ("/repo/py and https://host.org/work/it", False),
    ],
)
def test_a_path_of_a_machine_would_be_found(said: str, told: bool) -> None:
    assert bool(MACHINE.search(said)) == told


def test_no_two_test_modules_share_a_name() -> None:
    """Modules of one name in two folders are one module to pytest, where both folders run together."""
    names = [path.name for path in (ROOT / "tests").rglob("*.py") if path.name not in ("conftest.py", "__init__.py")]
    assert sorted({name for name in names if names.count(name) > 1}) == []


# What begins work or waits for a time, and the two modules that may: all others go through them.
TIMERS = re.compile(
    r"asyncio\.(?:create_task|sleep|wait_for|TimeoutError)|ensure_future|call_later"
    r"|setTimeout|setInterval|requestAnimationFrame|requestIdleCallback"
)
SCHEDULER = {"py/hearts/app/tasks.py", "py/hearts/web/browser/clock.py"}


def test_one_scheduler_begins_work_and_waits() -> None:
    found = [
        f"{name}:{number}: {line.strip()}"
        for name in programs("py/hearts/app/", "py/hearts/web/")
        if name not in SCHEDULER
        for number, line in enumerate(text(name).splitlines(), 1)
        if TIMERS.search(line)
    ]
    in_order(found, "go round app/tasks.py and web/browser/clock.py")


# What writes HTML, and the module that may: `web/markup.py` makes it of texts that are all escaped.
WRITES_HTML = re.compile(r"\.(?:innerHTML|outerHTML|insertAdjacentHTML)")
REPLACED = "py/hearts/web/people/"  # a new protocol's pages come in its place


def test_one_module_writes_html() -> None:
    found = [
        f"{name}:{number}: {line.strip()}"
        for name in programs("py/hearts/app/", "py/hearts/web/")
        if name != "py/hearts/web/browser/dom.py" and not name.startswith(REPLACED)
        for number, line in enumerate(text(name).splitlines(), 1)
        if WRITES_HTML.search(line)
    ]
    in_order(found, "write HTML elsewhere than in web/browser/dom.py")


# So many places still write HTML of their own text, five times as fast as `tag`: long lists need that, the rest may go.
OWN_HTML = 110


def test_no_more_places_write_html_of_their_own() -> None:
    found = [
        name
        for name in programs("py/hearts/web/")
        if name != "py/hearts/web/markup.py"
        for _ in re.finditer(r"\bdom\.write(?:_behind)?\(", text(name))
    ]
    assert 0 < len(found) <= OWN_HTML

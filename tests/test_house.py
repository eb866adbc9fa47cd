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


# What writes HTML, and the module that may. (mypy sees to it that it gets `Markup`.)
WRITES_HTML = re.compile(r"\.(?:innerHTML|outerHTML|insertAdjacentHTML)")
# The modules that make `Markup` of a text by themselves, and of what text. All others have `html` escape each value.
MAKES_MARKUP = {
    "py/hearts/web/markup.py": "what it has escaped",
    "py/hearts/web/pieces.py": "what `html` has escaped, with the signs of suits in colour",
    "py/hearts/web/browser/dom.py": "what is in the page",
    "py/hearts/web/dialogs/dialog.py": "the file of a dialog",
    "py/hearts/web/dialogs/ask.py": "the file of a question",
    "py/hearts/web/dialogs/windows.py": "the file of a card's back or face",
}
OPENS_MARKUP = {"py/hearts/web/browser/dom.py", "py/hearts/web/browser/files.py", *MAKES_MARKUP}
# Where a value in a template would not be safe: an attribute without quotes, the name of an element or an attribute.
UNSAFE = re.compile(r"=\{|</?\{|\{\w*\}=")


def test_one_module_writes_html() -> None:
    found = [
        f"{name}:{number}: {line.strip()}"
        for name in programs("py/hearts/app/", "py/hearts/web/")
        if name != "py/hearts/web/browser/dom.py"
        for number, line in enumerate(text(name).splitlines(), 1)
        if WRITES_HTML.search(line)
    ]
    in_order(found, "write HTML elsewhere than in web/browser/dom.py")


def test_no_module_escapes_by_hand() -> None:
    """246 calls of `escaped` stood in 70 modules; a name that went round them became markup."""
    found = [
        f"{name}:{number}: {line.strip()}"
        for name in programs("py/hearts/web/")
        for number, line in enumerate(text(name).splitlines(), 1)
        if (re.search(r"\bMarkup\((?!\))", line) and name not in MAKES_MARKUP)
        or (re.search(r"\.markup\b(?! import)", line) and name not in OPENS_MARKUP)
        or ("&lt;" in line and name != "py/hearts/web/markup.py")
    ]
    in_order(found, "make HTML of text by themselves")


def templates(name: str) -> Iterator[tuple[int, ast.expr]]:
    """What a module gives to `html` as the template, each with its line: for a name what it stands for there."""
    tree = ast.parse(text(name))
    scopes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "html":
            around = [one for one in scopes if one.lineno <= node.lineno <= (one.end_lineno or 0)]
            yield from ((node.lineno, one) for one in told(node.args[0], [tree, *around]))


def told(node: ast.expr, scopes: list[ast.AST]) -> list[ast.expr]:
    """All that an expression may be, as far as these scopes say: the inner ones come last."""
    if isinstance(node, ast.IfExp):
        return told(node.body, scopes) + told(node.orelse, scopes)
    if isinstance(node, ast.Subscript):
        return [one for table in told(node.value, scopes) if isinstance(table, ast.Dict) for one in table.values]
    for scope in reversed(scopes) if isinstance(node, ast.Name) else ():
        given = [one for one in ast.walk(scope) if isinstance(one, ast.Assign) and names(one.targets[0], node.id)]
        if given:
            return [one.value for one in given]
    return [node]


def names(target: ast.expr, name: str) -> bool:
    """Whether something of this name is assigned to."""
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(target))


def test_a_template_is_a_text_of_the_program_with_values_only_where_they_are_safe() -> None:
    found = [(name, *each) for name in programs("py/hearts/web/") for each in templates(name)]
    wrong = [
        f"{name}:{line}"
        for name, line, each in found
        if not isinstance(each, ast.Constant) or not isinstance(each.value, str) or UNSAFE.search(each.value)
    ]
    assert len(found) > 100
    in_order(wrong, "templates that are no text of the program, or have a value where it is not safe")

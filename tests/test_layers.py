"""The arrow of the layers, engine -> minds -> app -> web, and of the rooms in them, read off every module's imports."""

import ast
from functools import cache
from pathlib import Path

import pytest

PY = Path(__file__).resolve().parents[1] / "py"
LAYERS = ("engine", "minds", "app", "web")

# What a module of each layer may import of ours; `arena` and the command line run natively and see engine and minds,
# and of the app what results are made of (ARENA_SEES).
SEES = {
    "engine": {"engine"},
    "minds": {"engine", "minds"},
    "app": {"engine", "minds", "app"},
    "web": {"engine", "minds", "app", "web"},
    "arena": {"engine", "minds", "arena", "app"},
    "": {"engine", "minds", "arena"},
}
ARENA_SEES = {"hearts.app.same", "hearts.app.tasks", "hearts.app.words", "hearts.app.people.primitives"}
# The standard modules that portable Python may import: MicroPython has them (__future__ and typing as our shims).
MICROPYTHON = {
    "__future__", "asyncio", "binascii", "collections", "errno", "gc", "hashlib", "json", "math", "os", "random", "re",
    "sys", "time", "typing",
}  # fmt: skip
BROWSER = {"pyscript", "_pyscript", "polyscript", "js", "page"}  # `page` is the pack's own module

# What the rooms of app and web may see of ours beside themselves: layers, rooms and single modules. What stands in no
# room puts the rooms together and sees all that its layer sees.
ROOMS = {
    "app.words": {"engine", "minds"},
    "app.rules": {"engine", "app.words", "app.gate", "app.links"},
    "app.statistics": {"engine", "minds", "app.words", "app.gate", "app.heading"},
    "app.casts": {"engine", "minds", "app.words", "app.gate", "app.letters", "app.tasks", "app.events"},
    "app.keeping": {
        "engine", "minds", "app.words", "app.gate", "app.tasks", "app.heading", "app.casts", "app.statistics",
    },
    "app.scene": {"engine", "app.words", "app.rules", "app.casts", "app.events"},
    "app.thinking": {"engine", "minds", "app.tempo", "app.gate", "app.tasks"},
    "app.table": {
        "engine", "minds", "app.words", "app.gate", "app.tempo", "app.events", "app.casts", "app.keeping", "app.scene",
    },
    "app.sitting": {
        "engine", "minds", "app.words", "app.gate", "app.tasks", "app.heading", "app.tempo", "app.casts",
        "app.keeping", "app.scene", "app.thinking", "app.table",
    },
    "app.learning": {
        "engine", "minds", "app.words", "app.gate", "app.tasks", "app.heading", "app.tempo", "app.rules",
        "app.keeping", "app.scene", "app.thinking", "app.sitting", "app.table",
    },
    "app.people": {
        "engine", "minds", "app.words", "app.gate", "app.tasks", "app.heading", "app.letters", "app.tempo",
        "app.keeping", "app.scene", "app.thinking", "app.sitting", "app.links",
    },
    "app.sealed": {
        "app.scene", "app.table", "app.tempo",
        "engine", "app.gate", "app.tasks",
        "app.people.block", "app.people.code", "app.people.counters", "app.people.named", "app.people.names",
        "app.people.primitives", "app.people.rate",
    },
    "app.same": {
        "engine", "minds", "app.words", "app.gate", "app.heading", "app.tasks", "app.keeping", "app.people",
        "app.rules", "app.thinking",
    },
    "web.browser": {"app.words", "app.links", "app.keeping.store", "app.tasks", "app.people", "web.markup"},
    "web.table": {"engine", "app", "web.browser", "web.context", "web.markup"},
    "web.dialogs": {
        "engine", "minds", "app", "web.browser", "web.casts", "web.context", "web.markup", "web.matches",
        "web.minds", "web.pieces", "web.request", "web.screen", "web.table",
    },
    "web.same": {
        "engine", "minds", "app", "web.browser", "web.context", "web.days", "web.dialogs", "web.leaderboard",
        "web.markup", "web.matches", "web.pieces", "web.request",
    },
    "web.people": {
        "engine", "minds", "app", "web.browser", "web.context", "web.dialogs", "web.markup", "web.pieces",
        "web.request", "web.screen", "web.table",
    },
}  # fmt: skip


def module(path: Path) -> str:
    """The dotted name of a file."""
    parts = path.relative_to(PY).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module(path): path for path in sorted((PY / "hearts").rglob("*.py"))}


def layer(name: str) -> str:
    """Which folder of the package a module lies in; "" for the package's own."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and (PY / "hearts" / parts[1]).is_dir() else ""


@cache
def imports(name: str, typing_too: bool = True) -> "tuple[str, ...]":
    """The modules that a module imports, wherever in it that stands; without those that only a type checker reads."""
    tree = ast.parse(MODULES[name].read_text(encoding="utf-8"))
    skipped = set()
    if not typing_too:
        for node in ast.walk(tree):
            if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
                skipped |= {id(inner) for kept in node.body for inner in ast.walk(kept)}
    found = []
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{name} imports relatively; write hearts.… in full"
            assert node.module is not None
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            found += [each if each in MODULES else node.module for each in inner]
    return tuple(found)


def portable() -> "list[str]":
    """The modules that run on the page: engine, app and web, and all of ours that they import when they run."""
    waiting = [name for name in MODULES if layer(name) in ("engine", "app", "web")]
    found = set()
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [each for each in imports(name, False) if each in MODULES]
    return sorted(found)


@pytest.mark.parametrize("name", MODULES)
def test_a_module_imports_only_what_stands_to_its_left(name: str) -> None:
    ours = {layer(each) for each in imports(name) if each.split(".")[0] == "hearts" and each != "hearts"}
    assert ours <= SEES[layer(name)]


@pytest.mark.parametrize("name", [name for name in MODULES if layer(name) == "arena"])
def test_the_arena_sees_no_more_of_the_app_than_results_need(name: str) -> None:
    seen = [each for each in imports(name) if layer(each) == "app"]
    assert not [each for each in seen if not any(each == one or each.startswith(one + ".") for one in ARENA_SEES)]


def room(name: str) -> str:
    """The room of app or web that a module lies in, like "app.scene"; "" for those that lie in none."""
    parts = name.split(".")[1:]
    return ".".join(parts[:2]) if parts[:1] in (["app"], ["web"]) and folder(parts[:2]) else ""


def folder(parts: "list[str]") -> bool:
    """Whether this is a folder of a layer, and not a module."""
    return len(parts) == 2 and (PY / "hearts" / parts[0] / parts[1]).is_dir()


@pytest.mark.parametrize("name", [name for name in MODULES if room(name)])
def test_a_room_sees_only_what_it_may(name: str) -> None:
    here = room(name)
    assert here in ROOMS, f"{here} is a new room: say in ROOMS what it may see"
    seen = {each.removeprefix("hearts.") for each in imports(name) if each in MODULES}
    allowed = ROOMS[here] | {here}
    assert not [each for each in seen if not any(each == one or each.startswith(one + ".") for one in allowed)]


@pytest.mark.parametrize("name", MODULES)
def test_only_one_room_imports_the_browser(name: str) -> None:
    seen = {each.split(".")[0] for each in imports(name)} & BROWSER
    assert not seen or name.startswith("hearts.web.browser.")


def circles(graph: "dict[str, set[str]]") -> "list[list[str]]":
    """Groups of modules that import each other, directly or not."""
    reached: dict[str, set[str]] = {}
    for start in graph:
        found, waiting = set[str](), [start]
        while waiting:
            new = graph[waiting.pop()] - found
            found |= new
            waiting += new
        reached[start] = found
    together = [[other for other in reached[name] if name in reached[other]] for name in graph]
    return [list(group) for group in sorted({tuple(sorted(group)) for group in together if group})]


def test_no_modules_import_each_other_not_even_for_types() -> None:
    graph = {name: {each for each in imports(name) if each in MODULES} - {name} for name in MODULES}
    for name, path in MODULES.items():  # `from hearts.app.casts import cast` needs the package too
        tree = ast.parse(path.read_text(encoding="utf-8"))
        packages = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module}
        graph[name] |= (packages & set(MODULES)) - {name}
    assert circles(graph) == []


def test_no_rooms_import_each_other_not_even_by_way_of_others() -> None:
    """A room is one thing here, and so is a module of app or web that lies in none."""
    graph: dict[str, set[str]] = {}
    for name in MODULES:
        if layer(name) in ("app", "web"):
            seen = {room(each) or each for each in imports(name) if layer(each) in ("app", "web")}
            graph.setdefault(room(name) or name, set()).update(seen - {room(name) or name})
    assert set(ROOMS) <= set(graph)
    assert circles(graph) == []


def test_no_rooms_may_import_each_other() -> None:
    assert circles({name: {each for each in allowed if each in ROOMS} for name, allowed in ROOMS.items()}) == []


def test_a_circle_would_be_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [["b", "c"]]
    assert circles({"a": {"b"}, "b": set()}) == []


@pytest.mark.parametrize("name", portable())
def test_a_portable_module_imports_nothing_that_micropython_lacks(name: str) -> None:
    tops = {each.split(".")[0] for each in imports(name, False)}
    assert tops <= MICROPYTHON | BROWSER | {"hearts"}
    assert not [each for each in imports(name, False) if each.startswith("collections.")]


@pytest.mark.parametrize("name", portable())
def test_a_portable_module_has_no_f_string_inside_an_f_string(name: str) -> None:
    tree = ast.parse(MODULES[name].read_text(encoding="utf-8"))
    outer = [node for node in ast.walk(tree) if isinstance(node, ast.FormattedValue)]
    inner = [node.lineno for each in outer for node in ast.walk(each.value) if isinstance(node, ast.JoinedStr)]
    assert inner == [], "MicroPython leaves the inner one empty"


@pytest.mark.parametrize("name", [name for name in MODULES if layer(name) == "engine"])
def test_the_engine_knows_no_clock_no_files_and_no_chance_of_its_own(name: str) -> None:
    assert {each.split(".")[0] for each in imports(name)} <= {
        "__future__",
        "collections",
        "hashlib",
        "json",
        "typing",
        "hearts",
    }


def test_the_engine_the_app_and_the_page_are_portable_and_search_is_not() -> None:
    found = portable()
    assert {
        "hearts.engine.rules",
        "hearts.app.sitting.session",
        "hearts.web.table.stage",
        "hearts.minds.instinct",
    } <= set(found)
    assert not [name for name in found if layer(name) == "arena"]


@pytest.mark.parametrize("name", MODULES)
def test_a_module_opens_with_a_sentence_that_says_what_it_is(name: str) -> None:
    assert opens_with_a_sentence(MODULES[name].read_text(encoding="utf-8"))


def opens_with_a_sentence(text: str) -> bool:
    """Whether a module's docstring begins with a paragraph of several words, from a capital letter to a full stop."""
    said = (ast.get_docstring(ast.parse(text)) or "").partition("\n\n")[0]
    return said[:1].isupper() and said.endswith((".", ":")) and len(said.split()) > 2


def test_what_is_no_sentence_is_seen() -> None:
    assert opens_with_a_sentence('"""Cards as numbers.\n\nMore of it"""')
    for text in (
        "",
        '"""Cards"""',
        '"""Cards as numbers"""',
        '"""cards as numbers."""',
        '"""Cards as numbers,\n\nof it."""',
    ):
        assert not opens_with_a_sentence(text)


def test_every_layer_has_modules() -> None:
    assert set(LAYERS) <= {layer(name) for name in MODULES}

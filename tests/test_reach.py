"""What an object leaves to others: what lies under their underscore, their attributes, the elements of their dialog.

Each test lists all that reaches too far in `app` and `web`. What may do so all the same stands here with its reason.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PY = ROOT / "py/hearts"
IDS = re.compile(r'\bid="([\w-]+)"')

# Whose underscores may be read, by module and function.
UNDERSCORES = {
    "web/browser/turns.py take core._run_iter": "MicroPython's loop is its own module and has no other way in",
}
# Whose attributes may be set, by module and function.
SET = {
    "app/learning/first_lesson.py FirstLesson._show scene.prompt": "as above",
    "app/learning/first_lesson.py FirstLesson._show scene.passing": "as above",
    "app/learning/first_lesson.py FirstLesson._show scene.title": "as above",
    "app/learning/problems.py Quiz._show scene.pace": "as above",
    "app/learning/problems.py Quiz._show scene.prompt": "as above",
    "app/learning/problems.py Quiz._show scene.passing": "as above",
    "app/learning/problems.py Quiz._show scene.demo": "as above",
    "app/learning/replay.py Replay._show scene.pace": "as above",
    "app/learning/replay.py Replay._show scene.demo": "as above",
    "app/learning/replay.py Replay._show scene.prompt": "as above",
    "web/browser/turns.py take core._run_iter": "the page's turns take the place of those of MicroPython's loop",
    "web/browser/turns.py take core.ticks_diff": "as above",
}
# What the browser's elements have, which are no objects of ours: they are written by setting it. Only `web` has any.
OF_ELEMENTS = {
    "checked", "className", "cssText", "disabled", "hidden", "innerHTML", "open", "scrollTop", "src", "textContent",
    "title", "type", "value",
}  # fmt: skip
# Elements that are found by an id which is not in index.html and not in the dialog's own markup.
FOUND = {
    "web/dialogs/ask.py Ask._part": "its own part, by the name of the question",
    "web/dialogs/dialog.py Dialog.part": "its own part, by the name of the dialog",
    "web/dialogs/windows.py Windows._draw_classic": "the drawing of a card, which is no dialog's",
    "web/table/stage.py Stage.__init__": "the parts of the table that WRITTEN names",
}
FINDS = {"element", "first", "all_of", "inside", "querySelector", "querySelectorAll", "closest"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(node: ast.AST, inside: str = "", owner: str = "") -> "Iterator[tuple[str, str, ast.AST]]":
    """Each node below this one that is no class and no function, with the function and the class around it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from functions(child, f"{inside}.{child.name}".lstrip("."), child.name)
        elif isinstance(child, Function):
            here = inside if inside and not owner else f"{inside}.{child.name}".lstrip(".")
            fresh = made(child, owner)
            for _, found, each in functions(child, here, ""):
                yield here, found or fresh, each
        else:
            yield inside, "", child
            yield from functions(child, inside, owner)


def made(function: Function, owner: str) -> str:
    """The names of what this function makes of its own class, with spaces around each."""
    names = " "
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                pairs = [(target, node.value)]
                if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs = list(zip(target.elts, node.value.elts, strict=False))
                for name, value in pairs:
                    if isinstance(name, ast.Name) and isinstance(value, ast.Call) and owner:
                        names += f"{name.id} " if ast.unparse(value.func) in ("cls", owner) else ""
    return names


def underscores(tree: ast.AST) -> "Iterator[str]":
    """Every name under another object's underscore, with the function that reads or writes it."""
    for where, _, node in functions(tree):
        if isinstance(node, ast.Attribute) and re.match("_[^_]", node.attr):
            if ast.unparse(node.value) not in ("self", "cls"):
                yield f"{where} {ast.unparse(node)}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "setattr", "delattr", "hasattr"):
            name = node.args[1]
            if isinstance(name, ast.Constant) and re.match("_[^_]", str(name.value)):
                yield f"{where} {ast.unparse(node)}"


def targets(node: ast.AST) -> "Iterator[ast.expr]":
    """What a statement binds or deletes, without the brackets around several."""
    found: list[ast.AST] = []
    if isinstance(node, ast.Assign | ast.Delete):
        found = list(node.targets)
    elif isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For | ast.AsyncFor | ast.comprehension):
        found = [node.target]
    elif isinstance(node, ast.withitem) and node.optional_vars is not None:
        found = [node.optional_vars]
    while found:
        one = found.pop()
        if isinstance(one, ast.Tuple | ast.List):
            found += one.elts
        elif isinstance(one, ast.Starred):
            found.append(one.value)
        elif isinstance(one, ast.expr):
            yield one


def assignments(tree: ast.AST, elements: bool) -> "Iterator[str]":
    """Every attribute of another object that is set, with the function that does it; `elements`: the page's may be."""
    for where, fresh, node in functions(tree):
        for target in targets(node):
            if isinstance(target, ast.Attribute):
                name = ast.unparse(target.value)
                if name != "self" and f" {name} " not in fresh and not (elements and target.attr in OF_ELEMENTS):
                    yield f"{where} {name}.{target.attr}"
        if isinstance(node, ast.Call) and re.search(r"\b_*(set|del)attr_*$", ast.unparse(node.func)):
            yield from [f"{where} {ast.unparse(node)}"] if ast.unparse(node.args[0]) != "self" else []


def searches(tree: ast.AST, own: "set[str]") -> "Iterator[str]":
    """Every function that finds an element by an id that is not among these, or is put together."""
    for where, _, node in functions(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in FINDS
            and node.args
        ):
            by_id, sought = node.func.attr == "element", node.args[0]
            if isinstance(sought, ast.Constant):
                ids = [str(sought.value)] if by_id else re.findall(r"#([\w-]+)", str(sought.value))
                yield from (f"{where} {each}" for each in ids if each not in own)
            elif by_id or "#" in ast.unparse(sought):
                yield where


def modules() -> "Iterator[tuple[str, Path]]":
    """The modules of app and web, by the path below the package."""
    for room in ("app", "web"):
        yield from ((path.relative_to(PY).as_posix(), path) for path in sorted((PY / room).rglob("*.py")))


@cache
def tree_of(path: Path) -> ast.Module:
    """A module as a tree."""
    return ast.parse(path.read_text("utf-8"))


def compare(found: "list[str]", excepted: "dict[str, str]", what: str) -> None:
    """Fails with all that is not excepted, and with exceptions that nobody needs."""
    faults = sorted(set(found) - set(excepted))
    faults += [f"{one}: needed no more" for one in sorted(set(excepted) - set(found))]
    if faults:
        pytest.fail(f"{what}:\n" + "\n".join(faults), pytrace=False)


def test_nothing_reaches_under_the_underscore_of_another_object() -> None:
    found = [f"{name} {one}" for name, path in modules() for one in underscores(tree_of(path))]
    compare(found, UNDERSCORES, "names under the underscore of another object")


def test_nothing_sets_the_attributes_of_another_object() -> None:
    found = [f"{name} {one}" for name, path in modules() for one in assignments(tree_of(path), name.startswith("web/"))]
    compare(found, SET, "attributes of another object that are set")


def test_no_dialog_reaches_into_the_elements_of_another() -> None:
    page = set(IDS.findall((ROOT / "index.html").read_text("utf-8")))
    found = []
    for name, path in modules():
        markup = path.with_suffix(".html")
        own = set(IDS.findall(markup.read_text("utf-8"))) if markup.exists() else set()
        found += [f"{name} {one}" for one in searches(tree_of(path), page | own)]
    compare(found, FOUND, "elements that are found by the id of another's")


def test_the_director_needs_no_exception() -> None:
    assert not [one for one in (*UNDERSCORES, *SET, *FOUND) if "director" in one.lower()]


PLANTED = """
class Guest:
    @classmethod
    def read(cls, text):
        found, other = cls(), None
        found.name = text{}
        return found

    async def sit(self, table, part):
        self._chair = table
        part("chair").textContent = self.name

        def leave():
            self.chair = None{}
"""


@pytest.mark.parametrize(
    "line",
    [
        "table._chairs",
        "self.table._chairs",
        "getattr(table, '_chairs')",
        "[chair._legs for chair in table.chairs]",
    ],
)
def test_a_reach_under_an_underscore_would_be_found(line: str) -> None:
    assert list(underscores(ast.parse(PLANTED.format("", "")))) == []
    for planted in (PLANTED.format(f"; {line}", ""), PLANTED.format("", f"; {line}")):
        assert len(list(underscores(ast.parse(planted)))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "table.chair = 1",
        "self.table.chair = 1",
        "self.table.chairs[0].guest = self",
        "self.a, table.chair = 1, 2",
        "table.chairs += 1",
        "table.chair: int = 1",
        "del table.chair",
        "setattr(table, 'chair', 1)",
        "object.__setattr__(table, 'chair', 1)",
        "[0 for table.chair in range(9)]",
        "other.name = 1",
    ],
)
def test_an_attribute_of_another_object_that_is_set_would_be_found(line: str) -> None:
    assert list(assignments(ast.parse(PLANTED.format("", "")), True)) == []
    for planted in (PLANTED.format(f"; {line}", ""), PLANTED.format("", f"; {line}")):
        assert len(list(assignments(ast.parse(planted), True))) == 1


def test_elements_are_the_pages_alone() -> None:
    tree = ast.parse("def act(node):\n    node.hidden = True")
    assert list(assignments(tree, True)) == [] and list(assignments(tree, False)) == ["act node.hidden"]


@pytest.mark.parametrize(
    "line",
    [
        "dom.element('kept-list')",
        "dom.element(f'kept-{part}')",
        "dom.first('#kept .ends')",
        "dom.all_of('p, #kept-list li')",
        "self.node.querySelector(f'#kept-{part}')",
        "dom.element(part)",
    ],
)
def test_a_reach_into_another_dialog_would_be_found(line: str) -> None:
    assert len(list(searches(ast.parse(PLANTED.format("", f"; {line}")), {"hand", "list"}))) == 1


def test_ones_own_elements_are_no_reach() -> None:
    lines = "dom.element('hand'); self.inside('#list li'); dom.all_of('dialog[open]'); self.node.querySelector('.said')"
    assert list(searches(ast.parse(PLANTED.format("", f"; {lines}")), {"hand", "list"})) == []

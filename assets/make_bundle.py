"""The module that carries a page's Python: every `hearts` module that an entry reaches, in one file for one request.

`py/main.py` (MicroPython, on the page) begins with `import page`, `py/worker.py` (Pyodide, in a worker) with `import mind`.
Importing one of these writes its modules into that interpreter's file system: not forty requests, and yet
`from hearts.engine.cards import …` works as everywhere, and tracebacks name the true file and line.
"""

import ast
import io
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

UNPACK = '''
def unpack(files):
    """Write each module where an import will find it."""
    made = set()
    for path, text in files.items():
        parts = path.split("/")[:-1]
        for count in range(1, len(parts) + 1):
            folder = "/".join(parts[:count])
            if folder not in made:
                made.add(folder)
                os.mkdir(folder)
        with open(path, "w") as file:
            file.write(text)


unpack(FILES)
del FILES
'''


def bundle(name: str, entry: Path, extra: Iterable[Path] = ()) -> str:
    """The module `name` for this entry; the extra modules lie at the top, beside `hearts`."""
    root = entry.parent
    files = {module.relative_to(root).as_posix(): lean(module.read_text("utf-8")) for module in reached(entry)}
    files |= {path.name: lean(path.read_text("utf-8")) for path in extra}
    rows = "".join(f"    {path!r}: {text!r},\n" for path, text in files.items())
    words = f'"""Every module that {entry.name} needs, in one request; written by build.py."""'
    return f"{words}\n\nimport os\n\nFILES = {{\n{rows}}}\n{UNPACK}"


def reached(entry: Path) -> list[Path]:
    """Every module of `hearts` that this entry imports, directly or not, in order of name."""
    root, found = entry.parent, set[Path]()
    waiting = [entry]
    while waiting:
        for name in imports(parsed(waiting.pop())):
            parts = name.split(".")
            for place in (root.joinpath(*parts[:count]) for count in range(1, len(parts) + 1)):
                module = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
                if parts[0] == "hearts" and module.is_file() and module not in found:
                    found.add(module)
                    waiting.append(module)
    return sorted(found)


def parsed(module: Path) -> ast.Module:
    """A module's syntax tree."""
    return ast.parse(module.read_text("utf-8"), str(module))


def imports(tree: ast.AST) -> Iterator[str]:
    """The dotted names a module may import when it runs: blocks for type checkers are left out."""
    if isinstance(tree, ast.If) and "TYPE_CHECKING" in ast.unparse(tree.test):
        return
    if isinstance(tree, ast.Import):
        yield from (alias.name for alias in tree.names)
    if isinstance(tree, ast.ImportFrom) and tree.module:
        yield from (f"{tree.module}.{alias.name}" for alias in tree.names)
    for child in ast.iter_child_nodes(tree):
        yield from imports(child)


def lean(text: str) -> str:
    """The same Python at the same line numbers, without docstrings and comments.

    >>> lean('def f():\\n    "Say."\\n    return 1  # one\\n')
    'def f():\\n\\n    return 1\\n'
    """
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            lines[token.start[0] - 1] = lines[token.start[0] - 1][: token.start[1]]
    for scope in ast.walk(ast.parse(text)):
        if isinstance(scope, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and scope.body:
            words = scope.body[0]
            if (
                isinstance(words, ast.Expr)
                and isinstance(words.value, ast.Constant)
                and isinstance(words.value.value, str)
            ):
                first, last = words.lineno - 1, words.end_lineno or words.lineno
                alone = len(scope.body) == 1 or lines[first].strip()[:1] not in ("'", '"')
                before = lines[first].encode()[: words.col_offset].decode() if alone else ""
                lines[first:last] = [before + ("pass" if alone else ""), *[""] * (last - first - 1)]
    return "\n".join(line.rstrip() for line in lines).rstrip() + "\n"

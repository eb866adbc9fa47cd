"""The bundle that carries the Python to a browser: every `hearts` module that an entry reaches, as one file.

Both entries find their modules imported already. `py/main.py` (MicroPython, on the page) starts from a memory into
which `tools/memory.mjs` has imported them, `py/worker.py` (Pyodide, in a worker) from another one by
`tools/snapshot.mjs`. There an import of the bundle's own module, `page` or `mind`, opens the pack of the same name to
the imports that follow: `from hearts.engine.cards import …` works as everywhere, and tracebacks name the true file and
line. For the page the modules are compiled where MicroPython's compiler is to be had.

What the page's start does not import, because it is imported inside a function or named in a string, lies in a second
pack, `later.pack`, which the page fetches when there is time (`hearts/web/browser/packs.py`). Rooms that few visits
enter, such as tables of people, have a pack of their own. Beside a module goes its markup, a file of the same name that
ends in .html.
"""

import ast
import io
import json
import subprocess
import tempfile
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

UNPACK = '''
import json
import os


def unpack(name):
    """Writes each file of a pack where an import will find it."""
    made = set()
    with open(name, "rb") as pack:
        index = json.loads(pack.readline())
        if pack.tell() + sum([size for _, size in index]) != os.stat(name).st_size:
            raise ValueError(name + " is not whole")
        for path, size in index:
            parts = path.split("/")[:-1]
            for count in range(1, len(parts) + 1):
                folder = "/".join(parts[:count])
                if folder not in made:
                    made.add(folder)
                    os.mkdir(folder)
            with open(path, "wb") as file:
                file.write(pack.read(size))


unpack("{name}.pack")
'''
# The second pack is read out of the memory in half the time that it takes to write its files and to read them.
MOUNT = '''
import io
import json
import os
import struct
import sys
import uctypes
import vfs

LAST = 0  # where MicroPython has the address of its last pool of names; tools/memory.mjs finds it
HEAD, SORTED, ROOM = 24, 0x80000000, 32


def learn(names):
    """Makes these names, in order, in a pool of their own: MicroPython searches it by halves, each other name by name.

    Its head is that of qstr_pool_t (py/qstr.h): the pool before; how many names those before have, and whether this
    one is sorted; its room; its names; where hashes and lengths are. Behind it come the addresses, and those.
    """
    room = len(names)
    pool = bytearray(HEAD + 7 * room)
    at = uctypes.addressof(pool)
    last = uctypes.bytearray_at(LAST, 4)
    (before,) = struct.unpack("<I", last)
    others, _, its_own = struct.unpack("<3I", uctypes.bytearray_at(before + 4, 12))
    number = others % SORTED + its_own
    struct.pack_into("<6I", pool, 0, before, number, room, 0, at + HEAD + 4 * room, at + HEAD + 6 * room)
    last[:] = struct.pack("<I", at)
    for name in names:
        hasattr(None, name)
    (made,) = struct.unpack_from("<I", pool, 12)  # few, where most were known
    if made:  # full: the next name gets a pool of its own
        struct.pack_into("<2I", pool, 4, number + SORTED, min(made, ROOM))
    else:
        last[:] = struct.pack("<I", before)


class Packs:
    """A file system for imports: the files of all packs that were added, kept in memory."""

    def __init__(self):
        self.files = {}
        self.folders = set()

    def add(self, name):
        with open(name, "rb") as pack:
            whole = pack.read(os.stat(name)[6])  # at once: a line is read byte by byte, and the rest in 256 bytes each
        head = whole.index(b"\\n")
        index, data = json.loads(whole[:head]), memoryview(whole)[head + 1 :]
        if len(data) != sum([size for _, size in index]):
            raise ValueError(name + " is not whole")  # the import of a module that is cut off would not end
        start = 0
        for path, size in index:
            self.files["/" + path] = data[start : start + size]
            start += size
            parts = ("/" + path).split("/")
            for count in range(2, len(parts)):
                self.folders.add("/".join(parts[:count]))

    def forget(self):
        """What has been imported or read is let go of: only the markup stays."""
        read = (".mpy", ".part")
        self.files = {path: bytes(data) for path, data in self.files.items() if not path.endswith(read)}

    def mount(self, readonly, mkfs):
        pass

    def stat(self, path):
        if path not in self.files and path not in self.folders:
            raise OSError(2)
        return (0x8000 if path in self.files else 0x4000,) + (0,) * 9

    def open(self, path, mode):
        if path not in self.files:
            raise OSError(2)
        return io.BytesIO(self.files[path])


packs = Packs()
packs.add("{name}.pack")
vfs.mount(packs, "/pack")
sys.path.insert(0, "/pack")
'''


# What this module imports in its functions comes with it: the parts of the page that follow the scenes.
DEEP = "hearts.web.later"


def bundle(
    name: str,
    entry: Path,
    extra: Path | None = None,
    compiler: Path | None = None,
    later: str = "",
    texts: dict[str, dict[str, str]] | None = None,
    rooms: dict[str, tuple[str, ...]] | None = None,
) -> tuple[str, dict[str, bytes]]:
    """The module `name` for this entry, and its packs by name.

    extra  a folder of modules that lie at the top, beside `hearts`
    later  the name of the pack for what the start does not import; empty where all goes into one pack
    texts  what else goes into a pack, by the pack's name and its name there
    rooms  what of the later modules lies in a pack of its own: its name, and how those modules' paths begin
    """
    packs = {}
    known = set[bytes]()
    for part, several in parted(name, entry, later, rooms or {}).items():
        files = contents(entry.parent, several)
        if extra and part == name:
            files |= contents(extra, sorted(extra.rglob("*.py")))
        files |= (texts or {}).get(part, {})
        if part != name:
            files[f"{part}.order"] = order_of(several, modules(entry.parent, in_order(entry)), entry.parent)
        content = compiled(files, compiler) if compiler else {path: text.encode() for path, text in files.items()}
        found = names_of(content)
        if part != name and compiler:
            content["names.txt"] = b"\n".join(sorted(found - known))
        known |= found
        packs[f"{part}.pack"] = packed(content)
    words = f'"""Every module that {entry.name} needs, for its imports to find; written by build.py."""\n'
    order = "".join(f"    {module!r},\n" for module in in_order(entry))
    names = f"\n# Each after those that it imports.\nMODULES = (\n{order})\n"
    return words + (MOUNT if later else UNPACK).replace("{name}", name) + names, packs


def parted(name: str, entry: Path, later: str, rooms: dict[str, tuple[str, ...]]) -> dict[str, list[Path]]:
    """The modules of each pack: those of the start, those of each room that has its own, and the rest before these."""
    root, whole = entry.parent, reached(entry)
    if not later:
        return {name: whole}
    first = modules(root, in_order(entry))
    rest = [module for module in whole if module not in first]
    own = {
        room: [module for module in rest if module.relative_to(root).as_posix().startswith(paths)]
        for room, paths in rooms.items()
    }
    taken = [module for several in own.values() for module in several]
    return {name: first, later: [module for module in rest if module not in taken], **own}


def contents(root: Path, several: Iterable[Path]) -> dict[str, str]:
    """The text of these modules and of the markup beside them, by where they lie below `root`."""
    texts = {module.relative_to(root).as_posix(): lean(module.read_text("utf-8")) for module in several}
    markup = [path for path in (module.with_suffix(".html") for module in several) if path.is_file()]
    return texts | {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in markup}


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
            if not path.endswith(".py"):
                files[path] = text.encode()
                continue
            source.write_text(text, "utf-8")
            subprocess.run([compiler, "-s", path, "-o", code, source], check=True, stdin=subprocess.DEVNULL)
            files[path.replace(".py", ".mpy")] = code.read_bytes()
    return files


def names_of(files: dict[str, bytes]) -> set[bytes]:
    """The names that MicroPython makes when it imports these files, but those of several lines.

    A file of bytecode begins with four bytes, the numbers of its names and of its other constants, and its names: each
    with twice its length, or an odd number where it is one of MicroPython's own (its py/persistentcode.c).
    """
    found = set[bytes]()
    for content in (content for path, content in files.items() if path.endswith(".mpy")):
        file = io.BytesIO(content[4:])
        count, _ = number(file), number(file)
        for size in (number(file) for _ in range(count)):
            if size % 2 == 0:
                found.add(file.read(size // 2 + 1)[:-1])
    return {name for name in found if b"\n" not in name and b"\0" not in name}


def number(file: io.BytesIO) -> int:
    """The next number of a file of bytecode: seven bits in each byte, all but the last marked."""
    value, byte = 0, 0x80
    while byte & 0x80:
        byte = file.read(1)[0]
        value = value << 7 | byte & 0x7F
    return value


def in_order(entry: Path) -> list[str]:
    """The modules that this entry imports at its start, each after those that it imports itself."""
    found: list[str] = []
    seen: set[Path] = set()

    def visit(module: Path) -> None:
        seen.add(module)
        for needed in modules(entry.parent, imported(module, module.read_text("utf-8"), deep=module == entry)):
            if needed not in seen:
                visit(needed)
        if module != entry and module.name != "__init__.py":
            found.append(dotted(entry.parent, module))

    visit(entry)
    return found


def order_of(several: list[Path], known: list[Path], root: Path) -> str:
    """These modules and those behind them that are not known, a line each: its name, and what it imports when it runs;
    each after those that it imports (`hearts/web/browser/order.py`)."""
    lines: list[str] = []
    seen = set(known)

    def visit(module: Path) -> None:
        seen.add(module)
        deep = dotted(root, module) == DEEP
        needed = modules(root, imported(module, module.read_text("utf-8"), deep))
        for other in needed:
            if other not in seen:
                visit(other)
        if module.name != "__init__.py":
            names = [dotted(root, other) for other in needed if other not in known and other.name != "__init__.py"]
            lines.append(" ".join([dotted(root, module), *names]))

    for module in several:
        if module not in seen:
            visit(module)
    return "\n".join(lines)


def dotted(root: Path, module: Path) -> str:
    """The name by which a module is imported."""
    return ".".join(module.relative_to(root).with_suffix("").parts)


def reached(entry: Path) -> list[Path]:
    """Every module of `hearts` that this entry imports, directly or not, now or later, in order of name."""
    found = set[Path]()
    waiting = [entry]
    while waiting:
        module = waiting.pop()
        needed = modules(entry.parent, imported(module, module.read_text("utf-8")))
        new = [one for one in needed if one not in found]
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


@cache
def imported(module: Path, text: str, deep: bool = True) -> tuple[str, ...]:
    """The dotted names that a module of this text imports when it runs. `deep` as for `imports`."""
    return tuple(imports(ast.parse(text, str(module)), deep))


def imports(tree: ast.AST, deep: bool = True) -> Iterator[str]:
    """The dotted names a module imports when it runs, not for type checkers.

    deep  in its functions too, and those that it names in texts, to import them when they are wanted
    """
    if isinstance(tree, ast.If) and "TYPE_CHECKING" in ast.unparse(tree.test):
        return
    if isinstance(tree, ast.FunctionDef | ast.AsyncFunctionDef) and not deep:
        return
    if isinstance(tree, ast.Import):
        yield from (alias.name for alias in tree.names)
    if isinstance(tree, ast.ImportFrom) and tree.module:
        yield from (f"{tree.module}.{alias.name}" for alias in tree.names)
    if isinstance(tree, ast.Constant) and deep and isinstance(tree.value, str) and tree.value.startswith("hearts."):
        yield tree.value
    for child in ast.iter_child_nodes(tree):
        yield from imports(child, deep)


@cache
def lean(text: str) -> str:
    """The same Python at the same line numbers, without docstrings, comments and what only type checkers read.

    >>> lean('def f():\\n    "Say."\\n    return 1  # one\\n')
    'def f():\\n\\n    return 1\\n'
    """
    lines = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            lines[token.start[0] - 1] = lines[token.start[0] - 1][: token.start[1]]
    for scope in ast.walk(ast.parse(text)):
        if isinstance(scope, ast.If) and ast.unparse(scope.test) == "TYPE_CHECKING" and not scope.orelse:
            first, last = scope.lineno - 1, scope.end_lineno or scope.lineno
            lines[first:last] = [""] * (last - first)
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

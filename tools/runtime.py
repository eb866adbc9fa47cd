"""Pyodide's runtime without what it offers to packages written in C, of which the game loads none.

The runtime exports thousands of functions of CPython, and each start binds all of them to JavaScript. Here only those
are exported that its own script asks for by name, and the script loses the others too. Of the code that runs nothing is
touched. `tools/snapshot.mjs` starts from these files as well, so that both count the table of functions alike.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from tools.cache import keep, made
from tools.places import NODE_MODULES, ROOT

PACKAGE = NODE_MODULES / "pyodide"
SNAPSHOT = ROOT / "tools/snapshot.mjs"
SCRIPT, LOADER, RUNTIME = "pyodide.asm.mjs", "pyodide.mjs", "pyodide.asm.wasm"
BESIDE = ("package.json", "pyodide-lock.json")  # which Pyodide looks for where it runs in Node

# In the script: all that is exported, as declared, as bound, and as given to other modules to import.
DECLARED = re.compile(r"var (?:\w+,){1000,}\w+;")
BOUND = re.compile(r"(function assignWasmExports\(wasmExports\)\{)([^}]*)\}")
BINDING = re.compile(r'(\w+)=Module\["\w+"\]=wasmExports\["(\w+)"\](?:\.value>>>0)?')
# A function of JavaScript becomes one of WebAssembly through a module of its own, after a trial that fails each time:
# here without the trial, and one module serves all functions of a signature.
TRIAL = (
    "try{setWasmTableEntry(ret,func)}catch(err){if(!(err instanceof TypeError)){throw err}"
    "var wrapped=convertJsFunctionToWasm(func,sig);setWasmTableEntry(ret,wrapped)}"
)
STRAIGHT = "setWasmTableEntry(ret,sig?convertJsFunctionToWasm(func,sig):func);"
EACH = "var module=new WebAssembly.Module(bytes);"
ONCE = "var module=(addFunction[sig]??=new WebAssembly.Module(bytes));"

IMPORTS, EXPORTS = 2, 7  # numbers of sections: https://webassembly.github.io/spec/core/binary/modules.html#sections
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)


def runtime() -> Path:
    """The folder with Pyodide's files, made once."""
    whole = [PACKAGE / name for name in (SCRIPT, LOADER, RUNTIME, *BESIDE)]
    return made("runtime", [*whole, SNAPSHOT, Path(__file__)], slim)


def slim(folder: Path) -> None:
    """Write the files, all but the two that lose something as they are."""
    askers = "".join(path.read_text("utf-8") for path in (PACKAGE / LOADER, SNAPSHOT))
    script, asked = without_bindings((PACKAGE / SCRIPT).read_text("utf-8"), askers)
    keep(folder / SCRIPT, script.encode())
    keep(folder / RUNTIME, without_exports((PACKAGE / RUNTIME).read_bytes(), asked))
    for name in (LOADER, *BESIDE):
        keep(folder / name, (PACKAGE / name).read_bytes())


def without_bindings(script: str, askers: str) -> tuple[str, set[str]]:
    """The script without what nothing in it or in its askers asks for, and all words in both: what may be asked for."""
    declared, bound = DECLARED.search(script), BOUND.search(script)
    if not declared or not bound or TRIAL not in script or EACH not in script:
        raise ValueError("tools/runtime.py does not know this version of Pyodide")
    rest = script.replace(declared[0], "").replace(bound[0], "")
    words = set(re.findall(r"\w+", rest + askers))
    kept, asked = [], set(words)
    for line in bound[2].split(";"):
        binding = BINDING.fullmatch(line)
        if not binding or binding[1] in words:
            kept.append(line)
            asked |= {binding[2]} if binding else set(re.findall(r"\w+", line))
    used = words | set(re.findall(r"\w+(?==)", ";".join(kept)))
    names = [name for name in declared[0][4:-1].split(",") if name in used]
    script = script.replace(bound[0], f"{bound[1]}{';'.join(kept)}}}").replace(declared[0], f"var {','.join(names)};")
    return script.replace(TRIAL, STRAIGHT).replace(EACH, ONCE), asked


def without_exports(module: bytes, asked: set[str]) -> bytes:
    """The WebAssembly module with those exports only that are asked for, by name or by its own imports."""
    several = list(sections(module))
    asked = asked | {name for number, content in several if number == IMPORTS for name in imported(content)}
    made = bytearray(module[:8])
    for number, content in several:
        if number == EXPORTS:
            kept = [entry for name, entry in exported(content) if name in asked]
            content = length(len(kept)) + b"".join(kept)
        made += bytes([number]) + length(len(content)) + content
    return bytes(made)


def sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections of a module, each with its number."""
    at = 8
    while at < len(module):
        size, start = number_at(module, at + 1)
        yield module[at], module[start : start + size]
        at = start + size


def imported(section: bytes) -> Iterator[str]:
    """The names in a section of imports."""
    count, at = number_at(section, 0)
    for _ in range(count):
        _, at = name_at(section, at)
        name, at = name_at(section, at)
        yield name
        at = after_type(section, at)


def after_type(section: bytes, at: int) -> int:
    """Where what is imported ends: a function, a table, a memory, a global or a tag."""
    kind, at = section[at], at + 1
    if kind == GLOBAL:
        return at + 2
    if kind in (TABLE, TAG):
        at += 1
    if kind in (TABLE, MEMORY):
        limits, at = section[at], at + 1
        if limits & 1:
            _, at = number_at(section, at)
    return number_at(section, at)[1]


def exported(section: bytes) -> Iterator[tuple[str, bytes]]:
    """The entries of a section of exports, each with its name."""
    count, at = number_at(section, 0)
    for _ in range(count):
        start = at
        name, at = name_at(section, at)
        _, at = number_at(section, at + 1)
        yield name, section[start:at]


def name_at(section: bytes, at: int) -> tuple[str, int]:
    """The name that begins there, and where it ends."""
    size, at = number_at(section, at)
    return section[at : at + size].decode(), at + size


def number_at(section: bytes, at: int) -> tuple[int, int]:
    """The number that begins there (LEB128, unsigned), and where it ends."""
    number = shift = 0
    while True:
        byte, at = section[at], at + 1
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return number, at


def length(number: int) -> bytes:
    """The number as LEB128."""
    made = bytearray()
    while number > 127:
        made.append(number & 127 | 128)
        number >>= 7
    made.append(number)
    return bytes(made)

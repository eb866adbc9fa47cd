"""Pyodide's runtime for a worker, without what it offers to packages written in C, of which the game loads none.

The runtime exports thousands of functions of CPython, and each start binds all of them to JavaScript. Here only those
are exported that its own script asks for by name, and the script loses the others too.
"""

import re
from pathlib import Path

from tools import wasm
from tools.cache import keep, made
from tools.places import NODE_MODULES, ROOT
from tools.wasm import EXPORTS, IMPORTS, exported, imported, module, sections, vector

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
# Shared memory, to sleep in while standard input has nothing: where a page may not share memory, browsers note who made
# it, and read the whole script once more for that. Without it nobody sleeps, and nobody reads standard input here.
SHARED = "new Int32Array(new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer)"
OWN = "new Int32Array(1)"


def runtime() -> Path:
    """The folder with Pyodide's files, made once."""
    whole = [PACKAGE / name for name in (SCRIPT, LOADER, RUNTIME, *BESIDE)]
    return made("runtime", [*whole, SNAPSHOT, Path(__file__), Path(wasm.__file__)], slim)


def slim(folder: Path) -> None:
    """Write the files; all but the two that lose something are as they were."""
    askers = "".join(path.read_text("utf-8") for path in (PACKAGE / LOADER, SNAPSHOT))
    script, asked = without_bindings((PACKAGE / SCRIPT).read_text("utf-8"), askers)
    keep(folder / SCRIPT, script.encode())
    keep(folder / RUNTIME, without_exports((PACKAGE / RUNTIME).read_bytes(), asked))
    for name in (LOADER, *BESIDE):
        keep(folder / name, (PACKAGE / name).read_bytes())


def without_bindings(script: str, askers: str) -> tuple[str, set[str]]:
    """The script without the exports that neither it nor its askers name, and all words in both."""
    declared, bound = DECLARED.search(script), BOUND.search(script)
    if not declared or not bound or any(part not in script for part in (TRIAL, EACH, SHARED)):
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
    return script.replace(TRIAL, STRAIGHT).replace(EACH, ONCE).replace(SHARED, OWN), asked


def without_exports(whole: bytes, asked: set[str]) -> bytes:
    """The WebAssembly module with those exports only that are asked for, by name or by its own imports."""
    several = list(sections(whole))
    asked = asked | {name for number, content in several if number == IMPORTS for name, _ in imported(content)}
    return module(
        (number, vector(entry for name, entry in exported(content) if name in asked) if number == EXPORTS else content)
        for number, content in several
    )

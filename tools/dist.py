"""The folder of static files that is the game: runtimes, art, Python and the page."""

import gzip
import json
import os
import re
import shutil
import tomllib
from collections.abc import Sequence
from datetime import date
from html import escape
from pathlib import Path

from hearts.app.words.locale import say
from hearts.arena.source_hash import hash_table as minds
from tools import words
from tools.bundle import bundle, parted
from tools.cache import digest, keep, made
from tools.files import (
    GROUPS,
    LIST,
    RELAYS,
    SERVICE_WORKER,
    checks,
    fingerprint,
    group,
    hashes,
    integrity,
    listing,
    sums,
)
from tools.packages import missing, told_list, write_days
from tools.people import people
from tools.places import CACHE, NODE_MODULES, PYTHON, ROOT, VENV
from tools.prepare import compiler, node, prepare_packages, prepare_python
from tools.runtime import LOADER, RUNTIME, SCRIPT, runtime
from tools.standard_library import rest, standard_library
from tools.step import Stop, step
from tools.strongest import shipped
from tools.styles import IN_PACKS, STYLE, joined, styles

# Only what the game loads: no editor, no terminal, no maps. The starred part is the package's own content hash.
RUNTIMES = {
    "pyscript": (
        "@pyscript/core/dist",
        "core.js core-*.js error-*.js",
    ),
    "micropython": ("@micropython/micropython-webassembly-pyscript", "micropython.mjs micropython.wasm"),
}
# Our own, beside the Python.
SCRIPTS = (
    "watch.js",
    "last.js",
    "doors.mjs",
    "offline.mjs",
    "archive.mjs",
    "link.mjs",
    "back.mjs",
    "picture.mjs",
    "spare.mjs",
    "install.mjs",
    "sound.mjs",
    "dress.mjs",
    "intl.mjs",
    "moves.mjs",
    "fly.mjs",
)
# Where the modules lie that come when somebody opens or joins a table of people.
PEOPLE = (
    "hearts/app/people/",
    "hearts/web/people/",
    "hearts/web/browser/people.py",
    "hearts/web/browser/crypto.py",
    "hearts/web/browser/relay.py",
)
# PyScript's plugins that the page has no use for, and does not fetch; one that tells of errors is left.
PLUGINS = ["!codemirror", "!deprecations-manager", "!donkey", "!py-editor", "!py-game", "!py-terminal"]
# MicroPython's build checks at every call of a Python function that its table of functions has not changed: a third of
# the call's time, and no part of the game changes it.
TABLE_CHECK = b',assert(wasmTable.get(funcPtr)==func,"JavaScript-side Wasm function table mirror is out of date!")'
# It also prepares a warning for each of hundreds of names that its build lacks, which no part of the game asks for.
LACKING = re.compile(
    rb'\[(?:"\w+",)*"\w+"\]\.forEach\((?:unexportedRuntimeSymbol|function\(sym\)\{unexportedRuntimeSymbol\(sym\)\})\);'
)
# Its files' errors, thrown a dozen times at each start, would be errors of JavaScript, and each of those looks through
# all code that is running, to tell where it was made.
FILE_ERROR = re.compile(
    rb'(ErrnoError:class) extends Error(\{name="ErrnoError";constructor\(errno\)'
    rb"\{for\(var key in )super\(.*?\),(?=this\.errno=)"
)
# The texts of PyScript's own library for Python, in its code: each page and each worker would compile them.
LIBRARY = re.compile(rb'(\w+\("\.",)\{pyscript:\{(?:"\w+\.py":"(?:[^"\\]|\\.)*",?)+\}\}\)')
# The same for the installer of packages that it gives to MicroPython.
INSTALLER = re.compile(rb'(\(new TextEncoder\)\.encode\(")_F=[^"]*')
# The channel on which it would hear of a worker that waits for the page, which none of ours does. Where a browser keeps
# nothing for the site, Firefox refuses it, and nothing would start.
CHANNEL = re.compile(rb'new BroadcastChannel\("[\w-]+"\)')
# The database that it opens for each Python. Nothing here asks it for anything; but where the browser refuses one,
# nobody catches its two errors, and a worker does not come up.
DATABASE = re.compile(
    rb"(this\.(#\w)=new Promise\(\((\w),(\w)\)=>\{\w\(indexedDB\.open\(.{20,400}?onerror\((\w)\)\{\4\(\5\))"
    rb",this\.dispatchEvent\(\5\)(.{20,200}?return \w\}\))(?=\}dispatchEvent)"
)
ENTRIES = re.compile(
    rb"(this\.#\w\.entries\(\)\.then\(\w=>\{for\(const\[\w,\w\]of \w\)super\.set\(\w,\w\)\}\)"
    rb"|await this\.#\w,await this\.#\w\.close\(\))(?=\})"
)
# A runtime's one large function, which is called at once: in brackets it is compiled when it is read, not after that.
LARGE = re.compile(rb"(?s)\A(async function (\w+)\(.*\})(export default \2;.*)\Z")
# What runs before the first card. Chromium compiles all of it while it comes, beside the page; other browsers read a
# comment (https://v8.dev/blog/explicit-compile-hints).
EAGER = ("py/watch.js", "py/doors.mjs", "pyscript/core-*.js", "micropython/*.mjs")
HINT = b"//# allFunctionsCalledOnLoad\n"
# A line of our own scripts that only explains. What compilers and linters read (`//#`, `/* … */`) is none.
REMARK = re.compile(rb"(?m)^[ \t]*//(?!#).*$")
# What may come before the first card: bytes as a host packs them, and modules of Python.
FIRST_BYTES, FIRST_MODULES = 455_000, 102
# What the build reads, and where it notes what it last read and wrote.
SOURCES = ("py", "assets", "tools", "index.html", "relay.html", RELAYS, "package-lock.json", "pyproject.toml")
STAMP = CACHE / "dist.stamp"
# What each first card waits for is gzipped by zopfli: slow, and a twentieth smaller.
SQUEEZE = """
import pathlib, sys, zopfli.gzip
path = pathlib.Path(sys.argv[1])
path.write_bytes(zopfli.gzip.compress(path.read_bytes(), blocksplittingmax=0))
"""
SINGLE_FILES = {
    "assets/fonts/playfair.woff2": "@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff2",
    "assets/fonts/atkinson.woff2": (
        "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
    ),
}


def strangers(out: Path) -> list[str]:
    """The files in a folder that belong neither to the game nor to what a host packs beside its files."""
    try:
        listed = json.loads((out / "files.json").read_text("utf-8"))
        known = {path for group in listed.values() if isinstance(group, list) for path, *_ in group}
    except (OSError, ValueError):
        known = set()
    known |= {LIST, SERVICE_WORKER, RELAYS} if known else set()
    found = [path.relative_to(out).as_posix() for path in sorted(out.rglob("*")) if not path.is_dir()]
    return [name for name in found if name not in known and name.removesuffix(".gz").removesuffix(".br") not in known]


def build_dist(out: Path, relays: Sequence[str] = ()) -> Path:
    """Write the game as static files; the old folder stays whole until the new one is.

    relays  the addresses of an owner's relays for tables of people
    """
    out = out.resolve()
    if out.exists() and not out.is_dir():
        raise Stop(f"{out} is a file: give an empty or new folder with --out.")
    others = strangers(out)
    if others:
        named = ", ".join(others[:3]) + (" …" if len(others) > 3 else "")
        raise Stop(
            f"{out} has files that are not part of this game ({named}): move them, or give another folder with --out."
        )
    prepare_python("build")
    prepare_packages()
    fresh = out.with_name(f"{out.name}.{os.getpid()}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        write_dist(fresh, relays)
        shutil.rmtree(out, ignore_errors=True)
        fresh.rename(out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return out


def ready_dist(out: Path) -> Path:
    """Return the folder with the game: as it lies there if it was built from these sources, else built anew."""
    before = STAMP.read_text("utf-8") if STAMP.is_file() else ""
    if before != f"{state(ROOT, *SOURCES)} {state(out)}":
        sources = state(ROOT, *SOURCES)  # what changes while it builds is built the next time
        build_dist(out)
        keep(STAMP, f"{sources} {state(out)}".encode())
    return out


def state(folder: Path, *names: str) -> str:
    """Return a hash over the names and contents of the files below a folder, or of those below these names in it."""
    roots = [folder / name for name in names] or [folder]
    files = [file for root in roots for file in ([root] if root.is_file() else sorted(root.rglob("*")))]
    files = [file for file in files if file.is_file() and "__pycache__" not in file.parts]
    return digest([part for file in files for part in (file.relative_to(folder).as_posix(), file)])


def write_dist(out: Path, relays: Sequence[str] = ()) -> None:
    """Runtimes, art, Python, and last the page that names them."""
    for name, (package, patterns) in RUNTIMES.items():
        for pattern in patterns.split():
            for source in sorted((NODE_MODULES / package).glob(pattern)):
                keep(out / name / source.name, trimmed(without_map(source)))
    for place, name in SINGLE_FILES.items():
        keep(out / place, without_map(NODE_MODULES / name))
    left_out = shutil.ignore_patterns("pyodide", "micropython", "style", "days", "pad.svg", "cards.svg")
    shutil.copytree(ROOT / "assets", out / "assets", dirs_exist_ok=True, ignore=left_out)
    styles(out / "assets/style")
    for entry in ("main.py", "worker.py"):
        keep(out / "py" / entry, (ROOT / "py" / entry).read_bytes())
    micropython_start(out)
    for script in SCRIPTS:
        keep(out / "py" / script, without_remarks(ROOT / "py/hearts/web/browser" / script))
    pyodide_start(out)
    people(out, relays)
    for path in [path for pattern in EAGER for path in out.glob(pattern)]:
        keep(path, HINT + path.read_bytes())
    text = page(out)
    build = fingerprint(out, [text])
    keep(out / "index.html", text.replace("{{build}}", build).encode())
    several = listing(out, version(), build)
    keep(out / LIST, several.encode())
    worker = (ROOT / "py/hearts/web/browser" / SERVICE_WORKER).read_text("utf-8")
    keep(out / SERVICE_WORKER, worker.replace("{{files}}", several.rstrip()).encode())


def version() -> str:
    """The game's version, as pyproject.toml has it."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def page(out: Path) -> str:
    """The page with its version, the cards, the preloads for what lies in `out`, and its sentences in English."""
    markers = {"<!--cards-->": sprite("cards.svg"), "<!--preload-->": preloads(out), "{{version}}": version()}
    markers["{{plugins}}"] = json.dumps(PLUGINS)
    markers["{{last}}"] = integrity((out / "py/last.js").read_bytes())
    markers["./assets/table/pad.svg"] = as_address((ROOT / "assets/table/pad.svg").read_text("utf-8"))
    text = (ROOT / "index.html").read_text("utf-8")
    markers |= {f"{{{{{id}}}}}": escape(say(id)) for id in re.findall(r"\{\{(page-[\w-]+)\}\}", text)}
    for marker, content in markers.items():
        text = text.replace(marker, content)
    return text


def preloads(out: Path) -> str:
    """Links that fetch at once what would be fetched in turn otherwise, and the hashes of all that PyScript fetches.

    What the first picture needs comes first, then the longest: over HTTP/1.1 a browser fetches six files at a time.
    """
    modules = [*sorted((out / "micropython").glob("*.mjs")), out / "py/doors.mjs"]
    scripts = [*sorted((out / "pyscript").glob("*.js")), *modules]
    picture = {f"./assets/fonts/{name}.woff2": 'as="font" crossorigin="anonymous"' for name in ("plain", "zero")}
    picture["./py/watch.js"] = 'as="script"'
    links = {name: f'rel="preload" {kind} href="{name}"' for name, kind in picture.items()}
    for name in ("./micropython/micropython.wasm", "./py/main.py"):
        links[name] = f'rel="preload" as="fetch" crossorigin="anonymous" href="{name}"'
    for name, hash in hashes(out, scripts):
        links[name] = f'rel="modulepreload" href="{name}" integrity="{hash}"'
    order = sorted(links, key=lambda name: (name not in picture, -(out / name).stat().st_size))
    return "\n".join([f"<link {links[name]}>" for name in order] + checks(out))


def as_address(drawing: str) -> str:
    """A small SVG as a data: address, for a page that shows it with its first words."""
    plain = re.sub(r"\s*\n\s*", "", re.sub(r"(?s)<!--.*?-->", "", drawing)).replace("%", "%25").replace("#", "%23")
    return "data:image/svg+xml," + plain.replace('"', "'")


def trimmed(code: bytes) -> bytes:
    """A runtime's code without the parts that the game does not use."""
    code = ENTRIES.sub(rb"\1.catch(()=>{})", CHANNEL.sub(b"{}", code))
    code = DATABASE.sub(rb"\1\6,this.\2.catch(()=>{})", code)
    code = INSTALLER.sub(rb"\1", LIBRARY.sub(rb"\1{})", code.replace(TABLE_CHECK, b"")))
    return LARGE.sub(rb"const \2=(\1);\3", FILE_ERROR.sub(rb"\1\2", LACKING.sub(b"", code)))


def without_map(source: Path) -> bytes:
    """The file, less a last line that would send a debugger for a map that is not there."""
    content = source.read_bytes()
    return content.partition(b"\n//# sourceMappingURL=")[0] if source.suffix in (".js", ".mjs") else content


def without_remarks(source: Path) -> bytes:
    """Return our own script with an empty line for each remark, so that an error still names the true line."""
    return REMARK.sub(b"", source.read_bytes())


def sprite(name: str) -> str:
    """cards.svg, the sprite of all cards for the page itself, or courts.svg, the art of its court cards.

    `python -m tools.draw` draws both.
    """
    return (ROOT / "assets/table" / name).read_text("utf-8")


def micropython_start(out: Path) -> None:
    """Our own start of MicroPython, from a memory that has the page's modules, and the pack of what comes later."""
    keep(out / "micropython/fast.mjs", without_remarks(ROOT / "assets/micropython/fast.mjs"))
    texts = {name.partition(".")[0]: {name: joined(STYLE / name)} for name in IN_PACKS}
    texts["later"]["minds.txt"] = minds()
    write_days(out, compiler())
    texts["later"]["days.txt"] = told_list(out)
    texts["later"]["strongest.txt"] = shipped()
    page, extra = ROOT / "py/main.py", ROOT / "py/micropython"
    several = parted("page", page, "later", {"people": PEOPLE})
    texts["page"] = words.start("en", several.pop("page"))
    for pack, files in words.parts("en", several).items():
        texts[pack].update(files)
    module, packs = bundle("page", page, extra, compiler(), "later", texts, {"people": PEOPLE})
    for name in ("later.pack", "people.pack"):
        keep(out / "py" / name, packs[name])
    maker, runtime = ROOT / "tools/memory.mjs", NODE_MODULES / RUNTIMES["micropython"][0]
    command = [str(node()), str(maker), (runtime / "micropython.mjs").as_uri()]
    advice = "Node could not start MicroPython: update Node.js to 20 or newer, then run this again."

    def make(folder: Path) -> None:
        keep(folder / "page.py", module.encode())
        keep(folder / "page.pack", packs["page.pack"])
        step("Making MicroPython's memory", [*command, str(folder)], advice)
        squeeze = [str(PYTHON), "-c", SQUEEZE, str(folder / "page.memory")]
        step("Packing it", squeeze, "zopfli could not pack it: delete .venv, then run this again.")

    memory = made(
        "memory", [VENV / "build.stamp", maker, runtime / "package.json", module, packs["page.pack"], SQUEEZE], make
    )
    keep(out / "py/page.memory", (memory / "page.memory").read_bytes())


def pyodide_start(out: Path) -> None:
    """Our own start of Pyodide, from a memory snapshot; it knows what its files are to come to."""
    memory = snapshot()
    for name in (LOADER, SCRIPT):
        keep(out / "pyodide" / name, trimmed(without_map(runtime() / name)))
    keep(out / "pyodide" / RUNTIME, (runtime() / RUNTIME).read_bytes())
    kept = keep(out / "pyodide/snapshot.bin", (memory / "snapshot.bin").read_bytes())
    head = json.loads(gzip.decompress(kept.read_bytes()).partition(b"\n")[0])
    keep(out / "pyodide/python_stdlib.zip", rest(memory / "held.json").read_bytes())
    info = json.loads((NODE_MODULES / "pyodide/pyodide-lock.json").read_text("utf-8"))["info"]
    start = (ROOT / "assets/pyodide/fast.mjs").read_text("utf-8")
    start = start.replace("{{lock}}", json.dumps({"info": info, "packages": {}}))
    start = start.replace("{{head}}", json.dumps({"size": head["size"], "told": head["told"]}))
    keep(out / "pyodide/fast.mjs", start.replace("{{sums}}", sums(out, *GROUPS["mind"].split())).encode())


def snapshot() -> Path:
    """The folder with Pyodide's memory after it has imported the worker's modules, made in Node."""
    maker, loader, library = ROOT / "tools/snapshot.mjs", runtime() / LOADER, standard_library()
    module, packs = bundle("mind", ROOT / "py/worker.py")
    command = [str(node()), str(maker), loader.as_uri(), str(library)]
    advice = "Node could not make Pyodide's snapshot: a newer Pyodide may want a newer Node.js than 20."

    def make(folder: Path) -> None:
        keep(folder / "mind.py", module.encode())
        keep(folder / "mind.pack", packs["mind.pack"])
        step("Making Pyodide's memory snapshot", [*command, str(folder)], advice)
        pack(folder / "snapshot.bin")

    return made("snapshot", [maker, loader.parent / SCRIPT, library, module, packs["mind.pack"]], make)


def pack(path: Path) -> None:
    """Gzip a file in its place; Node's own zlib, made for speed, comes to a twentieth more."""
    keep(path, gzip.compress(path.read_bytes(), 9, mtime=0))


def report(out: Path) -> int:
    """Report what was built and what a first visit fetches before the first card; raise Stop if that is too much."""
    files = [path for path in out.rglob("*") if path.is_file()]
    whole = sum(path.stat().st_size for path in files)
    size, modules = before_first_card(out)
    told = f"before the first card {size / 1e3:.0f} KB (gzip) and {modules} modules"
    print(f"{out}: {len(files)} files, {whole / 1e6:.1f} MB; {told}.")
    print(missing(date.today()), end="\n" * bool(missing(date.today())))
    if size > FIRST_BYTES or modules > FIRST_MODULES:
        raise Stop(
            f"The start has grown: {told}, where {FIRST_BYTES / 1e3:.0f} KB and {FIRST_MODULES} modules are allowed. "
            "Import inside a function what the first card does not need: then it comes in the later pack."
        )
    return 0


def before_first_card(out: Path) -> tuple[int, int]:
    """How many bytes, packed, and how many modules of Python a first visit fetches before the first card."""
    files = [path for path in out.rglob("*") if path.is_file()]
    first = [path for path in files if group(path.relative_to(out).as_posix()) == "start"]
    modules: int = json.loads(gzip.decompress((out / "py/page.memory").read_bytes()).partition(b"\n")[0])["modules"]
    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in first), modules

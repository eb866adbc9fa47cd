"""build.py and its tools, seen from outside: what they write and serve, and what they say when they cannot go on."""

import ast
import functools
import gzip
import json
import re
import shutil
import socket
import subprocess
import sys
import threading
import tomllib
import urllib.error
import urllib.request
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import browser, cache, files, people, prepare
from tools import dist as game
from tools.host import Handler, Server
from tools.play import bind
from tools.prepare import node
from tools.standard_library import rest
from tools.step import Stop, step

ROOT = Path(__file__).resolve().parents[2]
START = """import { readFileSync } from "node:fs"
globalThis.fetch = async (path) => new Response(readFileSync(path))
const { loadPyodide } = await import("./fast.mjs")
const python = await loadPyodide()
console.log(python.runPython("from hearts.minds import registry; registry.mind('iq:180').name"))
console.log(python.runPython("import calendar; calendar.month_name[2]"))  // not in the memory: from what is fetched
process.exit(0)
"""
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game, built once for all tests here."""
    return game.build_dist(tmp_path_factory.mktemp("built") / "dist")


@pytest.fixture(scope="session")
def page(dist: Path) -> str:
    """The text of the page."""
    return (dist / "index.html").read_text("utf-8")


@pytest.fixture(scope="session")
def address(dist: Path) -> Iterator[str]:
    """Where the game is served."""
    server = Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(dist)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def run(*arguments: str, code: str = "") -> subprocess.CompletedProcess[str]:
    """build.py, or a piece of code about it, in a Python of its own."""
    command = [sys.executable, "-c", code] if code else [sys.executable, "build.py", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)


# ── what it says when it cannot go on ─────────────────────────────────────────────────────────────────────────────────


def test_a_taken_port_is_one_sentence_that_names_the_flag() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = run("play", "--no-browser", "--port", str(port))
    assert said.returncode == 1
    assert (
        said.stderr.strip()
        == f"Port {port} is taken: choose another with --port, or leave out --port to get a free one."
    )
    assert said.stdout == ""


@pytest.mark.parametrize("port", ["-1", "0", "80", "1023", "65536", "70000"])
def test_a_port_that_cannot_be_is_one_sentence_also_for_root(port: str) -> None:
    """Root got 80 and 1023, although the sentence says 1024."""
    said = run("play", "--no-browser", "--port", port)
    assert said.returncode == 1
    sentence = f"Port {port} is not for a game: choose one between 1024 and 65535 with --port."
    assert (said.stderr.strip(), said.stdout) == (sentence, "")


def test_an_old_python_is_told_which_one_it_takes() -> None:
    said = run(code="import sys; sys.version_info = (3, 8, 1); exec(open('build.py', encoding='utf-8').read())")
    assert said.returncode == 1
    assert said.stderr.startswith("Moonshot Hearts needs Python 3.11 or newer, and this is 3.8")
    assert "Traceback" not in said.stderr


def test_build_py_has_nothing_that_python_2_cannot_read_and_asks_for_the_version_before_it_imports() -> None:
    """Python 2.7 said `SyntaxError: invalid syntax` at a string with an f before it."""
    text = (ROOT / "build.py").read_bytes().decode("ascii")  # it takes no other letters where no coding is named
    tree = ast.parse(text, feature_version=(3, 4))
    newer = (ast.JoinedStr, ast.AnnAssign, ast.AsyncFunctionDef, ast.Await, ast.YieldFrom, ast.Nonlocal, ast.MatMult)
    for part in ast.walk(tree):
        assert not isinstance(part, newer), f"line {part.lineno}"
        assert not isinstance(part, ast.arg) or part.annotation is None
        assert not isinstance(part, ast.FunctionDef) or part.returns is None
        assert not isinstance(part, ast.ClassDef) or not part.keywords
        assert not isinstance(part, ast.Raise) or part.cause is None
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    check = next(node for node in tree.body if isinstance(node, ast.If))
    early = [ast.unparse(node) for node in imports if node.lineno < check.lineno]
    assert early == ["import os", "import sys"]


@pytest.mark.parametrize("version", ["2.7", "3.6", "3.8", "3.10"])
def test_an_old_python_itself_is_told_which_one_it_takes(version: str) -> None:
    """Where it is installed under the usual name."""
    old = shutil.which(f"python{version}")
    if not old or subprocess.run([old, "--version"], capture_output=True).returncode:
        pytest.skip(f"no Python {version} here")
    said = subprocess.run([old, "build.py", "play"], cwd=ROOT, capture_output=True, text=True, timeout=60)
    sentence = f"Moonshot Hearts needs Python 3.11 or newer, and this is {version}: install one from python.org"
    assert (said.returncode, said.stdout) == (1, "")
    assert said.stderr.startswith(sentence) and said.stderr.count("\n") == 1


def test_what_pip_installs_from_is_built_in_the_folder_that_git_ignores() -> None:
    """`pip install .` left a folder build/ beside the sources."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["distutils"]["build"]
    ignored = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert Path(build["build-base"]).parts[0] + "/" in ignored


def test_build_py_needs_nothing_but_the_standard_library() -> None:
    code = f"import sys; sys.path[:0] = [{str(ROOT)!r}]; import build; build.main(['--help'])"
    said = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, timeout=60)
    assert (said.returncode, said.stderr) == (0, "")
    assert "play | test | build" in said.stdout


def test_a_folder_with_other_things_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    said = run("build", "--out", str(tmp_path))
    assert said.returncode == 1
    assert "give another folder with --out" in said.stderr
    assert (tmp_path / "thesis.txt").read_text() == "mine"


def test_a_folder_with_other_files_is_left_as_it_is(tmp_path: Path) -> None:
    """Before, any folder with the game in it was thrown away whole, with a CNAME or pages beside the game."""
    (tmp_path / "files.json").write_text(json.dumps({"start": [["index.html", 1, ""]], "version": "1"}), "utf-8")
    for name in ("index.html", "index.html.gz", "service-worker.js", "CNAME", "mine/notes.txt"):
        cache.keep(tmp_path / name, b"")
    with pytest.raises(
        Stop, match=r"has files that are not part of this game \(CNAME, mine/notes\.txt\): move them, or give another"
    ):
        game.build_dist(tmp_path)
    with pytest.raises(Stop, match=r"CNAME is a file: give an empty or new folder with --out\."):
        game.build_dist(tmp_path / "CNAME")
    assert (tmp_path / "mine/notes.txt").exists()


def test_a_failed_step_gives_its_advice_and_its_last_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Stop, match=r"Look at the network\. It said: no route"):
        step("Fetching", [sys.executable, "-c", "import sys; sys.exit('no route')"], "Look at the network.")
    assert capsys.readouterr().out.startswith("Fetching …")


def test_a_program_that_is_not_there_is_told_with_the_advice() -> None:
    with pytest.raises(Stop, match=r"Install it\."):
        step("Fetching", ["no-such-program-here"], "Install it.")


def test_a_browser_that_is_nowhere_is_told_how_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "find_browser", lambda: None)
    monkeypatch.setattr(browser, "INSTALLERS", {})
    with pytest.raises(Stop, match="playwright install chromium"):
        browser.chromium()


def test_without_a_headless_shell_the_tests_play_in_the_browser_that_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def fails(what: str, command: list[str], advice: str) -> None:
        asked.append(command[0])
        raise Stop(advice)

    monkeypatch.setattr(prepare, "step", fails)
    monkeypatch.setattr(browser.os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(browser.shutil, "which", lambda name: name if name == "apt-get" else None)
    assert (browser.headless_shell(), asked) == ("", ["apt-get"])
    monkeypatch.setattr(browser.shutil, "which", lambda name: f"/bin/{name}")
    assert (browser.headless_shell(), asked) == (f"/bin/{browser.SHELL}", ["apt-get"])


def test_firefox_and_webkit_are_looked_for_where_they_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(prepare, "step", lambda what, command, advice: asked.extend(command[4:]))
    monkeypatch.setattr(browser.os, "geteuid", lambda: 0, raising=False)
    there = {"apt-get"}
    monkeypatch.setattr(browser.shutil, "which", lambda name: name if name in there else None)
    browser.others()
    assert asked == ["firefox-esr", "webkit2gtk-driver", "xvfb"]
    there |= {"firefox", "WebKitWebDriver", "Xvfb"}
    browser.others()
    there.remove("apt-get")
    there.remove("firefox")
    browser.others()
    assert len(asked) == 3


def test_debians_python_gets_its_venv_module_and_a_half_made_environment_is_made_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Bare Debian stopped at `venv`, and when that was installed by hand, at the .venv without pip that was left."""
    ran: list[list[str]] = []
    monkeypatch.setattr(prepare, "step", lambda what, command, advice: ran.append(command))
    monkeypatch.setattr(prepare, "find_spec", lambda name: None)
    monkeypatch.setattr(prepare.os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(prepare.shutil, "which", lambda name: name)
    monkeypatch.setattr(prepare, "VENV", tmp_path)
    monkeypatch.setattr(prepare, "PYTHON", cache.keep(tmp_path / "bin/python", b""))
    prepare.prepare_python()
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    assert [command[:3] for command in ran] == [
        ["apt-get", "update"],
        ["apt-get", "install", "-y"],
        [sys.executable, "-m", "venv"],
    ]
    assert ran[1][-1] == version and ran[2][-1] == str(tmp_path)
    cache.keep(tmp_path / "lib/python3.11/site-packages/pip/__init__.py", b"")
    prepare.prepare_python()
    assert len(ran) == 3


def test_a_free_port_is_found_beside_a_taken_one() -> None:
    first, second = bind(None), bind(None)
    try:
        assert first.server_port != second.server_port
    finally:
        first.server_close()
        second.server_close()


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """Has a project of four files in `tmp_path`, whose builds are counted and write a file."""
    for name in ("py/a.py", "assets/b.txt", "index.html", "py/__pycache__/a.pyc"):
        cache.keep(tmp_path / name, b"1")
    ran: list[Path] = []

    def build(out: Path) -> Path:
        ran.append(out)
        return cache.keep(out / "index.html", b"built").parent

    monkeypatch.setattr(game, "ROOT", tmp_path)
    monkeypatch.setattr(game, "STAMP", tmp_path / ".build/dist.stamp")
    monkeypatch.setattr(game, "build_dist", build)
    return ran


@pytest.mark.parametrize("changed", ["py/a.py", "py/new.py", "assets/b.txt", "index.html", "dist/index.html"])
def test_play_builds_again_only_where_a_source_or_what_was_built_has_changed(
    builds: list[Path], tmp_path: Path, changed: str
) -> None:
    """It built each time, though the README says that later it takes a second."""
    out = tmp_path / "dist"
    assert game.ready_dist(out) == out and builds == [out]
    cache.keep(tmp_path / "py/__pycache__/a.pyc", b"2")
    cache.keep(tmp_path / "docs/a.md", b"2")
    game.ready_dist(out)
    assert builds == [out], "nothing that the build reads has changed"
    cache.keep(tmp_path / changed, b"2")
    game.ready_dist(out)
    assert builds == [out, out]
    shutil.rmtree(out)
    game.ready_dist(out)
    assert len(builds) == 3
    game.ready_dist(out)
    assert len(builds) == 3


def test_all_that_the_build_reads_is_among_its_sources() -> None:
    read = re.compile(r'ROOT / (?:f?"([\w.-]+)|RELAYS)')
    told = {"dist", ".build", ".venv", "node_modules", "days"}
    modules = ["dist", "bundle", "people", "packages", "runtime", "standard_library", "styles", "strongest", "files"]
    for name in modules:
        for found in read.findall((ROOT / f"tools/{name}.py").read_text("utf-8")):
            assert found in {*game.SOURCES, *told, ""}, (name, found)


# ── what it writes ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_documents_tell_the_sizes_that_were_built(dist: Path) -> None:
    """They told 472, 480 and 455 KB before the first card, and 23 and 18.2 MB. (What was measured once has a date.)"""
    names = ("README.md", "CONTRIBUTING.md", "docs/start.md", "docs/hosting.md")
    text = "\n".join([(ROOT / name).read_text("utf-8") for name in names])
    first, whole = game.before_first_card(dist)[0], sum(one.stat().st_size for one in dist.rglob("*") if one.is_file())
    for pattern, size in ((r"\b(\d{3}) KB", first / 1e3), (r"whole game: about (\d+) MB", whole / 1e6)):
        told = re.findall(pattern, text)
        assert told and [one for one in told if abs(int(one) - size) >= 1] == [], size


def test_no_marker_is_left(page: str) -> None:
    assert "<!--cards-->" not in page
    assert "<!--preload-->" not in page
    assert "{{" not in page


def test_the_page_asks_no_other_site_for_anything(page: str, dist: Path) -> None:
    asked = re.findall(r'(?:src|href|action|data)\s*=\s*["\'](?:https?:)?//[^"\']*', page)
    asked += re.findall(r"url\(\s*[\"']?(?:https?:)?//[^)]*", page)
    for style in dist.glob("assets/style/*.css"):
        asked += re.findall(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//[^)]*", style.read_text("utf-8"))
    assert asked == []


def test_everything_the_page_and_its_styles_name_is_there(page: str, dist: Path) -> None:
    named = {(dist, name) for name in re.findall(r'(?:src|href)="(\./[^"#?]+)', page)}
    named |= {(dist, name) for name in re.findall(r'"(\./(?:py|micropython|pyodide)/[^"]+)"', page)}
    for style in dist.glob("assets/style/*.css"):
        names = re.findall(r"url\(\s*[\"']?([^)\"']+)", style.read_text("utf-8"))
        named |= {(style.parent, name) for name in names if not name.startswith(("data:", "#"))}
    missing = sorted(name for folder, name in named if not (folder / name).is_file())
    assert named
    assert missing == []


def test_addresses_are_relative_so_that_any_path_of_any_host_will_do(page: str) -> None:
    assert re.findall(r'(?:src|href)="/[^"]*', page) == []


def test_no_name_is_given_twice(page: str) -> None:
    names = re.findall(r'\sid="([^"]+)"', page)
    assert sorted(names) == sorted(set(names))


def test_no_source_maps_and_nobody_sent_for_one(dist: Path) -> None:
    assert list(dist.rglob("*.map")) == []
    scripts = [*dist.rglob("*.js"), *dist.rglob("*.mjs")]
    assert scripts
    assert [script.name for script in scripts if b"\n//# sourceMappingURL=" in script.read_bytes()] == []


def test_our_scripts_come_without_remarks_and_with_all_their_lines(dist: Path) -> None:
    for source in [*game.ROOT.glob("py/hearts/web/browser/*js"), game.ROOT / "assets/micropython/fast.mjs"]:
        if source.name == files.SERVICE_WORKER or source.name in people.PARTS:
            continue  # it is fetched by the browser itself, when it likes; these are bundled
        built = dist / ("micropython" if source.name == "fast.mjs" else "py") / source.name
        lines = built.read_text("utf-8").removeprefix(game.HINT.decode()).splitlines()
        assert not [line for line in lines if re.match(r"\s*//(?!#)", line)], source.name
        kept = [said if not said.lstrip().startswith("//") else "" for said in source.read_text("utf-8").splitlines()]
        assert lines == kept, source.name


def test_the_runtime_does_not_check_its_table_at_every_call(dist: Path) -> None:
    code = (dist / "micropython/micropython.mjs").read_text("utf-8")
    assert code.count("wasmTable.get(funcPtr)") == 1


def test_the_runtime_prepares_no_warnings_for_what_its_build_lacks(dist: Path) -> None:
    code = (dist / "micropython/micropython.mjs").read_text("utf-8")
    assert code.count("unexportedRuntimeSymbol") == 1  # the function alone
    assert "allocateUTF8OnStack" not in code and "Module._free=" in code


def test_the_page_starts_from_a_memory_that_holds_its_modules(dist: Path) -> None:
    head, _, bytes_of_spans = gzip.decompress((dist / "py/page.memory").read_bytes()).partition(b"\n")
    memory = json.loads(head)
    assert memory["held"] == ["document", "doors", "body"]
    assert memory["modules"] > 80
    assert sum(memory["spans"][1::2]) == len(bytes_of_spans)
    assert all(name in bytes_of_spans for name in (b"hearts/engine/table.py", b"hearts/web/boot.py"))
    assert b"hearts/web/dialogs/settings.py" not in bytes_of_spans


def test_the_second_pack_lists_the_names_that_the_page_does_not_know_in_order(dist: Path) -> None:
    index, _, content = (dist / "py/later.pack").read_bytes().partition(b"\n")
    files = json.loads(index)
    start = sum(size for _, size in files[: [path for path, _ in files].index("names.txt")])
    names = content[start : start + dict(files)["names.txt"]].split(b"\n")
    assert names == sorted(set(names)) and b"hearts/web/boot.py" not in names
    assert b"hearts/web/dialogs/settings.py" in names and len(names) > 1000


def test_pyscripts_own_library_is_not_compiled_at_each_start(dist: Path) -> None:
    (core,) = (dist / "pyscript").glob("core-*.js")
    assert "import pyscript as _pyscript" in core.read_text("utf-8")
    assert not re.search("display.py|partially installed", core.read_text("utf-8"))


def test_no_editor_terminal_or_archive_reader_is_shipped(dist: Path) -> None:
    names = " ".join(path.name for path in (dist / "pyscript").iterdir())
    assert re.fullmatch(r"core-\w+\.js core\.js error-\w+\.js", " ".join(sorted(names.split())))


def test_the_page_tells_pyscript_to_leave_out_each_plugin_that_is_not_shipped(dist: Path, page: str) -> None:
    (core,) = (dist / "pyscript").glob("core-*.js")
    known = re.findall(r'"?([\w-]+)"?:\(\)=>import\("\./(?:[\w-]+\.js)"\)', core.read_text("utf-8"))
    missing = {name for name in known if not list((dist / "pyscript").glob(f"{name}-*.js"))}
    told = re.findall(r'"plugins": (\[[^]]*\])', page)
    assert "py-editor" in missing and len(told) == 2  # for its Python on the page and for that in a worker
    assert all(missing <= {name.removeprefix("!") for name in json.loads(text)} for text in told)


def test_pyodides_large_function_is_compiled_as_it_is_read(dist: Path) -> None:
    code = (dist / "pyodide/pyodide.asm.mjs").read_text("utf-8")
    assert code.startswith("const _createPyodideModule=(async function _createPyodideModule(")
    assert code.endswith("});export default _createPyodideModule;\n")


def test_the_snapshot_is_packed(dist: Path) -> None:
    content = (dist / "pyodide/snapshot.bin").read_bytes()
    assert content[:2] == b"\x1f\x8b"
    assert len(content) < 4_000_000


def test_pyodide_starts_from_the_snapshot_with_the_minds_in_it(dist: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(dist / "pyodide", tmp_path / "pyodide")
    start = folder / "fast.mjs"  # in Node Pyodide asks for paths where a browser's asks for addresses
    start.write_text(start.read_text("utf-8").replace('new URL("./", import.meta.url).href', json.dumps(f"{folder}/")))
    (folder / "start.mjs").write_text(START, "utf-8")
    done = subprocess.run([node(), folder / "start.mjs"], capture_output=True, text=True, timeout=120)
    assert done.stdout.split() == ["iq:180", "February"], done.stderr


def test_what_comes_before_the_first_card_is_small(
    dist: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert game.report(dist) == 0
    size, modules = game.before_first_card(dist)
    assert f"before the first card {size / 1e3:.0f} KB (gzip) and {modules} modules" in capsys.readouterr().out
    for name, allowed in (("FIRST_BYTES", size - 1), ("FIRST_MODULES", modules - 1)):
        with monkeypatch.context() as less:
            less.setattr(game, name, allowed)
            with pytest.raises(Stop, match=r"^The start has grown: before the first card \d+ KB"):
                game.report(dist)


def test_fonts_faces_and_icons_are_there(dist: Path) -> None:
    faces = {path.name for path in (dist / "assets/faces").iterdir()}
    moods = ["calm", "happy", "gloat", "think", "queen", "sad", "moon", "win"]
    assert {f"{name}-{mood}.svg" for name in ("pauline", "michele", "ben", "rosa", "you") for mood in moods} <= faces
    for face in (dist / "assets/faces").rglob("*.svg"):
        ET.parse(face)
        assert len(gzip.compress(face.read_bytes())) < 8_000
    manifest = json.loads((dist / "assets/icons/manifest.webmanifest").read_text("utf-8"))
    assert all((dist / "assets/icons" / icon["src"]).is_file() for icon in manifest["icons"])
    assert all((dist / f"assets/fonts/{name}.woff2").read_bytes()[:4] == b"wOF2" for name in ("playfair", "atkinson"))


def test_the_sprite_has_every_card_once_and_nothing_dangles() -> None:
    sprite = ET.fromstring(f"<page>{game.sprite('cards.svg')}</page>")
    symbols = [symbol.attrib["id"] for symbol in sprite.iter(f"{SVG}symbol")]
    deck = {f"c-{rank}{suit}" for rank in "23456789TJQKA" for suit in "CDSH"}
    assert {name for name in symbols if name.startswith("c-")} == deck | {"c-back"}
    assert len([name for name in symbols if name.startswith("c-")]) == 53
    names = [element.attrib["id"] for element in sprite.iter() if "id" in element.attrib]
    assert len(names) == len(set(names))
    assert {element.attrib["href"][1:] for element in sprite.iter(f"{SVG}use")} <= set(names)
    assert len(gzip.compress(game.sprite("cards.svg").encode())) < 8_000


def test_the_art_of_each_court_card_has_its_place_in_the_sprite_and_nothing_dangles() -> None:
    sprite, text = ET.fromstring(f"<page>{game.sprite('cards.svg')}</page>"), game.sprite("courts.svg")
    places = [place.attrib["id"] for place in sprite.iter(f"{SVG}g") if place.attrib.get("id", "").startswith("art-")]
    courts = re.findall(r'^<g id="(..)">.+</g>$', text, re.MULTILINE)
    assert len(courts) == 12 and sorted(places) == sorted("art-" + card for card in courts)
    art = ET.fromstring(text)
    names = [one.attrib["id"] for one in (*sprite.iter(), *art.iter()) if "id" in one.attrib]
    assert len(names) == len(set(names))
    assert all("half" in one.attrib or "d" in one.attrib for one in art.iter(f"{SVG}path")) and "<use" not in text
    assert len(gzip.compress(text.encode())) < 68_000


def test_a_card_is_few_elements_for_each_is_styled_and_laid_out() -> None:
    sprite = ET.fromstring(f"<page>{game.sprite('cards.svg')}</page>")
    for rank in "23456789TJQK":
        for suit in "CDSH":
            symbol = sprite.find(f".//{SVG}symbol[@id='c-{rank}{suit}']")
            assert symbol is not None
            assert len(list(symbol.iter())) <= 10 and symbol.find(f".//{SVG}use") is None


def test_the_sprite_draws_no_text_and_takes_its_colours_from_the_page() -> None:
    text = game.sprite("cards.svg") + game.sprite("courts.svg")
    assert "<text" not in text
    assert all(f"var(--{suit}," in text for suit in ("clubs", "diamonds", "spades", "hearts", "back"))


@pytest.mark.whole
def test_a_second_build_from_nothing_is_the_same_byte_for_byte(
    dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "CACHE", tmp_path / "cache")  # so that everything is drawn and made anew
    again = game.build_dist(tmp_path / "again")
    first, second = ({name: files.integrity(text) for name, text in contents(one).items()} for one in (dist, again))
    assert first == second


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_what_is_built_is_what_the_lock_names(dist: Path) -> None:
    wanted = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    there = json.loads((ROOT / "node_modules/.package-lock.json").read_text("utf-8"))["packages"]
    pinned = {name: entry["integrity"] for name, entry in wanted.items() if name and name in there}
    assert pinned == {name: there[name]["integrity"] for name in pinned}
    for name, (package, _) in game.RUNTIMES.items():
        assert f"node_modules/{'/'.join(package.split('/')[: 2 if package[0] == '@' else 1])}" in pinned
        for path in (dist / name).iterdir():
            source = ROOT / "node_modules" / package / path.name
            if source.is_file():
                assert path.read_bytes().removeprefix(game.HINT) == game.trimmed(game.without_map(source))
    assert "node_modules/pyodide" in pinned
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):  # see test_runtime.py, also for the two that follow
        assert (dist / "pyodide" / name).read_bytes() == game.trimmed(game.without_map(game.runtime() / name))
    assert (dist / "pyodide/pyodide.asm.wasm").read_bytes() == (game.runtime() / "pyodide.asm.wasm").read_bytes()
    library = rest(game.snapshot() / "held.json")  # a part, see test_standard_library.py
    assert (dist / "pyodide/python_stdlib.zip").read_bytes() == library.read_bytes()


def test_what_runs_before_the_first_card_is_compiled_while_it_comes(dist: Path) -> None:
    hinted = {path.relative_to(dist).as_posix() for path in dist.rglob("*.*js") if path.read_bytes()[:29] == game.HINT}
    (core,) = dist.glob("pyscript/core-*.js")
    runtime = {"micropython/fast.mjs", "micropython/micropython.mjs", f"pyscript/{core.name}"}
    assert hinted == runtime | {"py/doors.mjs", "py/watch.js"}


@pytest.mark.parametrize(
    "pattern, file",
    [
        (game.LACKING, "@micropython/micropython-webassembly-pyscript/micropython.mjs"),
        (game.FILE_ERROR, "@micropython/micropython-webassembly-pyscript/micropython.mjs"),
        (re.compile(re.escape(game.TABLE_CHECK)), "@micropython/micropython-webassembly-pyscript/micropython.mjs"),
        (game.LIBRARY, "@pyscript/core/dist/core-*.js"),
        (game.INSTALLER, "@pyscript/core/dist/core-*.js"),
        (game.CHANNEL, "@pyscript/core/dist/core-*.js"),
        (game.DATABASE, "@pyscript/core/dist/core-*.js"),
        (game.ENTRIES, "@pyscript/core/dist/core-*.js"),
        (game.LARGE, "pyodide/pyodide.asm.mjs"),
        (game.LARGE, "@micropython/micropython-webassembly-pyscript/micropython.mjs"),
    ],
)
def test_what_a_runtime_is_to_lose_is_found_in_it(pattern: re.Pattern[bytes], file: str) -> None:
    (path,) = (ROOT / "node_modules").glob(file)
    assert pattern.search(game.without_map(path))


def test_a_short_file_does_not_wait_behind_its_headers() -> None:
    sent: list[int] = []

    class Asking(Handler):
        def send_head(self) -> None:
            sent.append(self.connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            self.send_error(404)

    server = Server(("127.0.0.1", 0), Asking)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(f"http://127.0.0.1:{server.server_port}/")
    server.shutdown()
    server.server_close()
    assert sent and sent[0]


@pytest.mark.parametrize("group", ["build", "compiler", "draw", "node", "test"])
def test_python_packages_are_held_to_hashes(group: str) -> None:
    pins = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"][group]
    text = (ROOT / f"tools/requirements/{group}.txt").read_text("utf-8").replace("\\\n", " ")
    entries = {re.split(r"[ ;]", line)[0]: line for line in text.splitlines() if not line.startswith("#")}
    assert {pin.partition(";")[0].strip().replace("_", "-") for pin in pins} <= set(entries)
    assert [name for name, line in entries.items() if "--hash=sha256:" not in line] == []


def test_the_lock_has_a_hash_for_everything_and_an_address_for_nothing() -> None:
    text = (ROOT / "package-lock.json").read_text("utf-8")
    packages = {name: entry for name, entry in json.loads(text)["packages"].items() if name}
    assert "resolved" not in text
    assert packages
    assert [name for name, entry in packages.items() if not entry.get("integrity", "").startswith("sha512-")] == []


# ── what it serves ────────────────────────────────────────────────────────────────────────────────────────────────────


def ask(address: str, **headers: str) -> tuple[dict[str, str], bytes]:
    """The answer's headers and content."""
    request = urllib.request.Request(
        address, headers={name.replace("_", "-"): value for name, value in headers.items()}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return dict(answer.headers), answer.read()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("", "text/html"),
        ("micropython/micropython.mjs", "text/javascript"),
        ("micropython/micropython.wasm", "application/wasm"),
        ("assets/icons/icon.svg", "image/svg+xml"),
        ("assets/fonts/atkinson.woff2", "font/woff2"),
        ("assets/icons/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_come_with_their_types(address: str, path: str, kind: str) -> None:
    headers, content = ask(address + path)
    assert headers["Content-Type"].startswith(kind)
    assert len(content) == int(headers["Content-Length"])


def test_those_who_accept_gzip_get_it_and_others_do_not(address: str, dist: Path) -> None:
    plain_headers, plain = ask(address + "py/main.py")
    small_headers, small = ask(address + "py/main.py", Accept_Encoding="gzip, br")
    assert "Content-Encoding" not in plain_headers
    assert small_headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(small) == plain == (dist / "py/main.py").read_bytes()


def test_what_the_browser_has_is_not_sent_again(address: str) -> None:
    headers, _ = ask(address)
    with pytest.raises(urllib.error.HTTPError) as answer:
        ask(address, If_None_Match=headers["ETag"])
    assert answer.value.code == 304


@pytest.mark.parametrize("path", ["nothing.html", "assets", "../pyproject.toml", "%2e%2e/pyproject.toml"])
def test_nothing_else_is_served(address: str, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as answer:
        ask(address + path)
    assert answer.value.code == 404

"""build.py, seen from outside: what it writes, what it serves, and what it says when it cannot go on."""

import ast
import functools
import gzip
import json
import re
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

import build

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game, built once for all tests here."""
    return build.build_dist(tmp_path_factory.mktemp("built") / "dist")


@pytest.fixture(scope="session")
def page(dist: Path) -> str:
    """The text of the page."""
    return (dist / "index.html").read_text("utf-8")


@pytest.fixture(scope="session")
def address(dist: Path) -> Iterator[str]:
    """Where the game is served."""
    server = build.Server(("127.0.0.1", 0), functools.partial(build.Handler, directory=str(dist)))
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
        == f"Port {port} is taken: choose another with --port, or leave --port away to get a free one."
    )
    assert said.stdout == ""


def test_a_port_that_cannot_be_is_one_sentence() -> None:
    said = run("play", "--no-browser", "--port", "70000")
    assert said.returncode == 1
    assert said.stderr.strip().startswith("There is no port 70000")


def test_an_old_python_is_told_which_one_it_takes() -> None:
    said = run(code="import sys; sys.version_info = (3, 8, 1); exec(open('build.py', encoding='utf-8').read())")
    assert said.returncode == 1
    assert said.stderr.startswith("Moonshot Hearts needs Python 3.11 or newer, and this is 3.8")
    assert "Traceback" not in said.stderr


def test_build_py_parses_on_old_pythons_and_asks_for_the_version_before_it_imports() -> None:
    tree = ast.parse((ROOT / "build.py").read_text("utf-8"), feature_version=(3, 7))
    imports = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    check = next(node for node in tree.body if isinstance(node, ast.If))
    early = [node for node in imports if node.lineno < check.lineno]
    assert [ast.unparse(node) for node in early] == ["import sys"]


def test_a_folder_with_other_things_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")
    said = run("build", "--out", str(tmp_path))
    assert said.returncode == 1
    assert "give an empty or new folder with --out" in said.stderr
    assert (tmp_path / "thesis.txt").read_text() == "mine"


def test_a_failed_step_gives_its_advice_and_its_last_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(build.Stop, match=r"Look at the network\. It said: no route"):
        build.step("Fetching", [sys.executable, "-c", "import sys; sys.exit('no route')"], "Look at the network.")
    assert capsys.readouterr().out.startswith("Fetching …")


def test_a_program_that_is_not_there_is_told_with_the_advice() -> None:
    with pytest.raises(build.Stop, match=r"Install it\."):
        build.step("Fetching", ["no-such-program-here"], "Install it.")


def test_a_browser_that_is_nowhere_is_told_how_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "find_browser", lambda: None)
    monkeypatch.setattr(build, "INSTALLERS", {})
    with pytest.raises(build.Stop, match="playwright install chromium"):
        build.chromium()


def test_a_free_port_is_found_beside_a_taken_one() -> None:
    first, second = build.bind(None), build.bind(None)
    try:
        assert first.server_port != second.server_port
    finally:
        first.server_close()
        second.server_close()


# ── what it writes ────────────────────────────────────────────────────────────────────────────────────────────────────


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


def test_no_editor_terminal_or_archive_reader_is_shipped(dist: Path) -> None:
    names = " ".join(path.name for path in (dist / "pyscript").iterdir())
    assert not re.search(r"codemirror|xterm|zip-|toml-|\.css", names)


def test_the_snapshot_is_packed(dist: Path) -> None:
    content = (dist / "pyodide/snapshot.bin").read_bytes()
    assert content[:2] == b"\x1f\x8b"
    assert len(content) < 8_000_000


def test_what_comes_before_the_first_card_is_small(dist: Path) -> None:
    first = [
        dist / "index.html",
        *(dist / "pyscript").iterdir(),
        *(dist / "micropython").iterdir(),
        dist / "py/page.py",
    ]
    assert sum(len(gzip.compress(path.read_bytes(), 6)) for path in first) < 600_000


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
    sprite = ET.fromstring(build.cards())
    symbols = [symbol.attrib["id"] for symbol in sprite.iter(f"{SVG}symbol")]
    deck = {f"c-{rank}{suit}" for rank in "23456789TJQKA" for suit in "CDSH"}
    assert {name for name in symbols if name.startswith("c-")} == deck | {"c-back"}
    assert len([name for name in symbols if name.startswith("c-")]) == 53
    names = [element.attrib["id"] for element in sprite.iter() if "id" in element.attrib]
    assert len(names) == len(set(names))
    assert {element.attrib["href"][1:] for element in sprite.iter(f"{SVG}use")} <= set(names)
    assert len(gzip.compress(build.cards().encode())) < 75_000


def test_the_sprite_draws_no_text_and_takes_its_colours_from_the_page() -> None:
    text = build.cards()
    assert "<text" not in text
    assert all(f"var(--{suit}," in text for suit in ("clubs", "diamonds", "spades", "hearts", "back"))


def test_a_second_build_of_the_same_sources_is_the_same(dist: Path, page: str, tmp_path: Path) -> None:
    again = build.build_dist(tmp_path / "again")
    assert (again / "index.html").read_text("utf-8") == page
    assert {p.relative_to(again) for p in again.rglob("*")} == {p.relative_to(dist) for p in dist.rglob("*")}


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
    plain_headers, plain = ask(address + "py/page.py")
    small_headers, small = ask(address + "py/page.py", Accept_Encoding="gzip, br")
    assert "Content-Encoding" not in plain_headers
    assert small_headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(small) == plain == (dist / "py/page.py").read_bytes()


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

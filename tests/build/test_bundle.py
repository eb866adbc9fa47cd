"""The bundle that carries the Python to the page."""

import io
import json
import os
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.bundle import MOUNT, bundle, lean, reached

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small package with a page's entry."""
    sources = {
        "main.py": "import page\nfrom hearts.web.boot import start\n\nstart()\n",
        "hearts/__init__.py": '"""How to read this."""\n',
        "hearts/web/__init__.py": "",
        "hearts/web/boot.py": (
            '"""The start."""\n\nfrom typing import TYPE_CHECKING\n\n'
            "if TYPE_CHECKING:\n    from hearts.search import deep\n\n\n"
            'def start():\n    """Go."""\n    from hearts.cards import name  # only now\n\n    print(name(1))\n'
        ),
        "hearts/cards.py": 'def name(card):\n    """A name."""\n    return "♥" + "#no comment" * card\n',
        "hearts/search.py": "def deep(): ...\n",
    }
    for name, text in sources.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def test_only_what_the_entry_reaches_comes_along(tree: Path) -> None:
    found = {path.relative_to(tree).as_posix() for path in reached(tree / "main.py")}
    assert found == {"hearts/__init__.py", "hearts/web/__init__.py", "hearts/web/boot.py", "hearts/cards.py"}


def test_importing_the_bundle_makes_its_modules_importable(
    tree: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    there = tmp_path_factory.mktemp("interpreter")
    module, packs = bundle("page", tree / "main.py")
    (there / "page.py").write_text(module, "utf-8")
    (there / "page.pack").write_bytes(packs["page.pack"])
    (there / "main.py").write_text((tree / "main.py").read_text("utf-8"), "utf-8")
    said = subprocess.run(
        [sys.executable, "-X", "utf8", "main.py"], cwd=there, capture_output=True, text=True, encoding="utf-8"
    )
    assert said.stdout == "♥#no comment\n", said.stderr
    assert not (there / "hearts/search.py").exists()


@pytest.mark.parametrize("rest", [b"", b"more"])
def test_a_pack_that_is_not_whole_is_refused_before_anything_of_it_runs(
    tree: Path, tmp_path_factory: pytest.TempPathFactory, rest: bytes
) -> None:
    there = tmp_path_factory.mktemp("interpreter")
    module, packs = bundle("page", tree / "main.py")
    (there / "page.py").write_text(module, "utf-8")
    (there / "page.pack").write_bytes(packs["page.pack"] + rest if rest else packs["page.pack"][:-9])
    said = subprocess.run([sys.executable, "page.py"], cwd=there, capture_output=True, text=True)
    assert "page.pack is not whole" in said.stderr
    assert not (there / "hearts").exists()


def files(pack: bytes) -> dict[str, str]:
    """What lies in a pack."""
    index, _, content = pack.partition(b"\n")
    found = {}
    for path, size in json.loads(index):
        found[path], content = content[:size].decode(), content[size:]
    assert content == b""
    return found


def test_what_the_start_does_not_import_lies_in_a_second_pack(tree: Path) -> None:
    (tree / "hearts/web/help.py").write_text("", "utf-8")
    (tree / "hearts/web/help.html").write_text("<dialog></dialog>", "utf-8")
    boot = tree / "hearts/web/boot.py"
    boot.write_text(boot.read_text("utf-8") + '\nLATER = {"help": "hearts.web.help.Help"}\n', "utf-8")
    module, packs = bundle("page", tree / "main.py", later="later")
    assert sorted(files(packs["page.pack"])) == ["hearts/__init__.py", "hearts/web/__init__.py", "hearts/web/boot.py"]
    later = ["hearts/cards.py", "hearts/web/help.html", "hearts/web/help.py", "later.order"]
    assert sorted(files(packs["later.pack"])) == later
    assert files(packs["later.pack"])["hearts/web/help.html"] == "<dialog></dialog>"
    assert '"hearts.web.boot"' in module.replace("'", '"') and "hearts.cards" not in module


def test_a_later_pack_says_what_each_of_its_modules_imports(tree: Path) -> None:
    sources = {
        "web/boot.py": 'LATER = "hearts.web.later"\n',
        "web/later.py": "from hearts.web.table import deck\n\n\ndef tale():\n    from hearts.web import tale\n",
        "web/table.py": "from hearts import cards\n",
        "web/tale.py": "import json\n\nimport hearts.web.table\nfrom hearts.web import boot\n",
    }
    for name, text in sources.items():
        (tree / "hearts" / name).write_text(text, "utf-8")
    _, packs = bundle("page", tree / "main.py", later="later")
    lines = [line.split(" ") for line in files(packs["later.pack"])["later.order"].split("\n")]
    assert {name: others for name, *others in lines} == {
        "hearts.cards": [],
        "hearts.web.table": ["hearts.cards"],
        "hearts.web.tale": ["hearts.web.table"],  # the start has what is behind it already
        "hearts.web.later": ["hearts.web.table", "hearts.web.tale"],  # with what its functions import
    }
    names = [name for name, *_ in lines]
    assert all(names.index(other) < names.index(name) for name, *others in lines for other in others)


def test_lean_keeps_line_numbers_and_everything_that_runs() -> None:
    text = (
        '"""Doc\nof two lines."""\n\nX = "# not a comment"  # one\n\n\n'
        'class Empty(Exception):\n    """Only words."""\n\n\n'
        'def f():  # why\n    """Words."""\n    return """kept # here"""\n\n\ndef g(): "words"\n'
    )
    small = lean(text)
    assert "Words" not in small
    assert "why" not in small
    assert small.splitlines()[3] == 'X = "# not a comment"'
    scope: dict[str, object] = {}
    exec(compile(small, "small", "exec"), scope)
    assert scope["f"]() == "kept # here"  # type: ignore[operator]
    assert scope["g"]() is None  # type: ignore[operator]
    assert [number for number, line in enumerate(text.splitlines(), 1) if line.startswith("def")] == [
        number for number, line in enumerate(small.splitlines(), 1) if line.startswith("def")
    ]


@pytest.mark.parametrize("module", sorted((ROOT / "py").rglob("*.py")), ids=lambda path: path.stem)
def test_our_own_modules_stay_the_same_program(module: Path) -> None:
    text = module.read_text("utf-8")
    small = lean(text)
    compile(small, str(module), "exec")
    assert len(small.splitlines()) <= len(text.splitlines())


@pytest.mark.parametrize("known", [0, 4, 11])
def test_a_short_list_of_names_leaves_no_room_in_its_pool_that_is_not_there(known: int) -> None:
    """A pool of 11 names said that it had room for 32: the next names were written over what lay behind it."""
    source = MOUNT[MOUNT.index("LAST = 0") : MOUNT.index("class Packs")]
    pools: list[bytearray] = [bytearray(struct.pack("<6I", 0, 0, 500, 500, 0, 0))]
    last = bytearray(struct.pack("<I", 0))

    class Uctypes:
        """Memory in which a pool's address is its place in a list, a thousand apart."""

        @staticmethod
        def addressof(pool: bytearray) -> int:
            pools.append(pool)
            return 1000 * (len(pools) - 1)

        @staticmethod
        def bytearray_at(at: int, size: int) -> Any:
            return last if at == 0 else memoryview(pools[at // 1000])[at % 1000 : at % 1000 + size]

    def hasattr(_: object, name: str) -> bool:
        """Make a name, unless it is one of those that are known."""
        if int(name) >= known:
            (number,) = struct.unpack_from("<I", pools[-1], 12)
            struct.pack_into("<I", pools[-1], 12, number + 1)
        return False

    space: dict[str, Any] = {"uctypes": Uctypes, "struct": struct, "hasattr": hasattr}
    exec(source, space)
    space["learn"]([str(number) for number in range(11)])
    (now,) = struct.unpack("<I", last)
    _, before, room, names = struct.unpack_from("<4I", pools[now // 1000])
    assert names >= room, "it is full"
    assert (now, names) == ((1000, 11 - known) if known < 11 else (0, 500))
    assert before % (1 << 31) == (500 if known < 11 else 0)


def test_a_file_that_no_pack_has_is_missing_as_a_file_system_says_it() -> None:
    """It was a KeyError, and a sentence that only the engine has stopped a game in the browser."""
    space: dict[str, Any] = {"io": io, "os": os, "json": json}
    exec(MOUNT[MOUNT.index("class Packs") : MOUNT.index("packs = Packs")], space)
    packs = space["Packs"]()
    packs.files["/a.part"] = b"a-b = c"
    assert packs.open("/a.part", "rb").read() == b"a-b = c"
    with pytest.raises(OSError):
        packs.open("/move.part", "rb")

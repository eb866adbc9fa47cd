"""The part of Pyodide's standard library that a worker gets."""

import json
import zipfile
from pathlib import Path

from tools.places import NODE_MODULES
from tools.standard_library import CODECS, LEFT_OUT, kept, rest, standard_library


def test_what_is_kept_is_as_it_was_and_the_rest_is_gone() -> None:
    with (
        zipfile.ZipFile(NODE_MODULES / "pyodide/python_stdlib.zip") as whole,
        zipfile.ZipFile(standard_library()) as part,
    ):
        names = set(part.namelist())
        assert all(part.read(name) == whole.read(name) for name in names)
        assert {name for name in whole.namelist() if kept(name)} == names
        assert {name.split("/")[0].removesuffix(".py") for name in set(whole.namelist()) - names} - set(
            LEFT_OUT.split()
        ) == {"encodings"}
        assert {f"encodings/{name}.py" for name in CODECS.split()} <= names
    assert {"asyncio/events.py", "json/decoder.py", "traceback.py", "random.py"} <= names
    assert not {name for name in names if name.startswith(("email/", "xml/", "unittest/"))}


def test_what_the_snapshot_holds_is_not_fetched_once_more(tmp_path: Path) -> None:
    held = tmp_path / "held.json"
    held.write_text(json.dumps(["json", "json.decoder", "random"]), "utf-8")
    with zipfile.ZipFile(standard_library()) as whole, zipfile.ZipFile(rest(held)) as part:
        assert set(whole.namelist()) - set(part.namelist()) == {"json/__init__.py", "json/decoder.py", "random.py"}
        assert all(part.read(name) == whole.read(name) for name in part.namelist())

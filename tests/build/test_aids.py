"""What helps a person: the report of the longest pieces of code, and the trial of the newest runtimes."""

from pathlib import Path

import pytest

from tools import newest, sizes

CODE = '''"""A module."""


class Two:
    """Has two methods."""

    def one(self):  # said
        """Says one."""

        return 1

    def two(self): return 2


def alone():
    return Two
'''


def test_sizes_are_told_without_comments_and_docstrings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "module.py").write_text(CODE, "utf-8")
    found = sizes.sizes([tmp_path / "module.py"])
    where = (tmp_path / "module.py").as_posix()
    assert found["Modules"] == [sizes.Size(6, 2, where)]
    assert found["Classes"] == [sizes.Size(4, 2, f"{where}:4 Two")]
    assert [one.lines for one in found["Functions"]] == [2, 2, 1]
    assert sizes.main([str(tmp_path), "--top", "1"]) == 0
    assert capsys.readouterr().out.count(" lines ") == 3 + 3


def test_each_runtime_is_tried_by_itself_and_what_breaks_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, str, bool]] = []

    def tried(name: str, version: str, tests: bool) -> tuple[bool, str]:
        asked.append((name, version, tests))
        return name != "pyodide", f"tried {version}"

    monkeypatch.setattr(newest, "prepare_python", lambda *groups: None)
    monkeypatch.setattr(newest, "tried", tried)
    assert newest.main(["pyscript@0.7.30", "micropython", "--build"]) == 0
    assert newest.main(["pyodide"]) == 1
    assert asked == [("pyscript", "0.7.30", False), ("micropython", "newest", False), ("pyodide", "newest", True)]
    assert "pyodide      tried newest" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        newest.main(["perl"])


def test_a_copy_with_another_version_leaves_this_folder_as_it_is(tmp_path: Path) -> None:
    newest.copied(tmp_path)
    assert (tmp_path / "package.json").read_bytes() == (newest.ROOT / "package.json").read_bytes()
    assert (tmp_path / ".venv").is_symlink() and not (tmp_path / "node_modules").exists()
    pins = newest.wanted(tmp_path)
    assert set(newest.PACKAGES.values()) <= set(pins)

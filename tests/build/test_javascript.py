"""What is JavaScript of ours, as a linter sees it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OXLINT = Path(sys.executable).with_name("oxlint.exe" if os.name == "nt" else "oxlint")
OURS = sorted(
    path for folder in ("assets", "py", "tests", "tools") for path in (ROOT / folder).rglob("*js") if path.is_file()
)


@pytest.mark.skipif(not OXLINT.is_file(), reason="oxlint is not installed: python build.py test brings it")
def test_the_linter_finds_nothing() -> None:
    assert "doors.mjs" in [path.name for path in OURS]
    rules = ["--deny", "correctness", "--deny", "suspicious", "--deny", "perf"]
    said = subprocess.run([OXLINT, *rules, *OURS], cwd=ROOT, capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr

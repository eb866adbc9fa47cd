"""Plays the game with other vowels in all its sentences: `.venv/bin/python tests/e2e/mangled.py [WORDS FOR PYTEST]`.

It builds the game so in .build/mangled, and runs the tests in the browser on that, all of them or those that the words
choose. What fails finds what it looks for by its words in English, and not by a sentence's id.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from words import mangled  # noqa: E402 - it needs these paths

from tools.browser import chromium, headless_shell  # noqa: E402
from tools.prepare import node  # noqa: E402

COPY = ROOT / ".build/mangled"
PARTS = ("py", "tools", "assets", "index.html", "build.py", "pyproject.toml", "package.json", "package-lock.json")
LINKS = (".venv", "node_modules")


def main(words: list[str]) -> int:
    """Build the game so, and run the tests; the exit code."""
    code = build()
    if code:
        return code
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "py"),
        "MOONSHOT_MANGLED": "1",
        "MOONSHOT_DIST": str(COPY / "dist"),
        "MOONSHOT_NODE": str(node()),
        "MOONSHOT_CHROMIUM": chromium(),
        "MOONSHOT_SHELL": headless_shell(),
    }
    several = [
        "--alone=no",
        "-n",
        str((os.cpu_count() or 2) + 1),
        "--dist",
        "worksteal",
        "tests/e2e",
        "--ignore=tests/e2e/test_english.py",
    ]
    command = [sys.executable, "-m", "pytest", *(words or several)]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def build() -> int:
    """Copy what a build needs, change the sentences there, build; the exit code."""
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir(parents=True)
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, COPY / part, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.exists():
            shutil.copy(source, COPY / part)
    for name in LINKS:
        (COPY / name).symlink_to((ROOT / name).resolve())
    (COPY / ".build").mkdir()
    for path in (ROOT / ".build").iterdir():  # what has been made already
        if path.is_dir() and re.search(r"-[0-9a-f]{16}$", path.name):
            shutil.copytree(path, COPY / ".build" / path.name)
    for path in (COPY / "py/hearts/app/words/en").glob("*.ftl"):
        rewrite(path)
    limits = COPY / "tools/dist.py"  # these letters take more room
    limits.write_text(re.sub(r"(?m)^(FIRST_BYTES.*?= )\d+_\d+", r"\g<1>999_999", limits.read_text("utf-8")), "utf-8")
    return subprocess.run([sys.executable, "build.py", "build"], cwd=COPY, check=False).returncode


def rewrite(path: Path) -> None:
    """Write the sentences of a region anew; ids, values and keys of forms stay."""
    path.write_text(SENTENCE.sub(lambda found: found[1] + str(mangled(found[2])), path.read_text("utf-8")), "utf-8")


# The id of a sentence or the key of a form, and the text behind it, but for the first line of a choice.
SENTENCE = re.compile(r"(?m)^([a-z_]+-[\w-]+ = | +\*?\[\w+\] )(?!\{ \$\w+ ->)(.*)$")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

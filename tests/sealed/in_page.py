"""A page of Chromium that runs the sealed deck: the built game's MicroPython and scripts, the sources of this copy."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

PY = Path(__file__).parents[2] / "py"
NEEDED = ("engine", "app/sealed")
ALONE = ("__init__.py", "app/__init__.py", "app/gate.py", "app/tasks.py", "app/people/__init__.py",
         "app/people/primitives.py", "web/__init__.py", "web/browser/__init__.py", "web/browser/crypto.py")  # fmt: skip
OPEN = """
async ([files, home]) => {
  const { loadMicroPython } = await import(home + "micropython/micropython.mjs");
  const people = await import(home + "py/people.mjs");
  window.said = [];
  const told = { stdout: (line) => window.said.push(line), linebuffer: true, heapsize: 32 * 1024 * 1024 };
  const python = await loadMicroPython(told);
  window.people = people;
  for (const [path, text] of Object.entries(files)) {
    path.split("/").slice(1, -1).reduce((at, part) => {
      if (!python.FS.analyzePath(`${at}/${part}`).exists) python.FS.mkdir(`${at}/${part}`);
      return `${at}/${part}`;
    }, "");
    python.FS.writeFile(path, text);
  }
  window.runs = async (source) => {
    window.said.length = 0;
    await python.runPythonAsync(source);
    return window.said.join("\\n");
  };
}
"""
BEGIN = """
import sys
sys.path[:0] = ["/repo/py/micropython", "/repo/py"]
import js
from hearts.app.sealed.curve import Curve
from hearts.web.browser.crypto import Noble

group = Curve(Noble(js.people.crypto), js.people.curve)
"""


def opened(page: Page, address: str) -> None:
    """Open a page of the built game's origin that has MicroPython and no game."""
    page.goto(address + "py/people.licences.txt")
    paths = [PY / "hearts" / name for name in ALONE] + sorted((PY / "micropython").glob("*.py"))
    for folder in NEEDED:
        paths += sorted((PY / "hearts" / folder).glob("*.py"))
    files = {f"/repo/py/{path.relative_to(PY)}": path.read_text("utf-8") for path in paths}
    page.evaluate(OPEN, [files, address])


def runs(page: Page, source: str) -> str:
    """Run Python there. Returns what it prints."""
    said: Any = page.evaluate("(source) => window.runs(source)", source)
    return str(said).strip()


def measured(page: Page, source: str) -> "dict[str, float]":
    """Run Python there that prints JSON."""
    found: dict[str, float] = json.loads(runs(page, source))
    return found

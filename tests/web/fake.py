"""A browser that is not there: whatever is asked of it answers.

It knows which ids the markup has and what the doors export, and fails where something else is asked for.
"""

import re
from pathlib import Path
from unittest.mock import DEFAULT, MagicMock

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "py/hearts/web"
EXPORT = re.compile(r"^export (?:async )?(?:const|let|function)\*? (\w+)", re.M)
ID = re.compile(r'\bid="([^"]+)"|\bid=([\w-]+)')


def exports(name: str) -> list[str]:
    """What a module of JavaScript exports."""
    return EXPORT.findall((WEB / "browser" / f"{name}.mjs").read_text("utf-8"))


def ids() -> "set[str]":
    """The ids of the page and of all dialogs, also of those parts that Python writes; {…} stands for any letters."""
    sources = [ROOT / "index.html", *WEB.rglob("*.html"), *WEB.rglob("*.py")]
    found = {one or other for path in sources for one, other in ID.findall(path.read_text("utf-8"))}
    return {id for id in found if re.search(r"\w", re.sub(r"\{.*?\}", "", id))}


IDS = re.compile("|".join(re.sub(r"\\\{.*?\\\}", ".+", re.escape(id)) for id in sorted(ids())))
NAMED = re.compile(r"#([A-Za-z][\w-]*)")


def known(id: str) -> object:
    """Answers for an id that there is, and fails for others."""
    assert IDS.fullmatch(id), f"nothing in the page or in a dialog has the id {id}"
    return DEFAULT


def selects(selector: str) -> object:
    """Answers for a selector whose ids there are."""
    for id in NAMED.findall(re.sub(r"\[[^\]]*\]|:not\([^)]*\)", "", selector)):
        known(id)
    return DEFAULT


def browser() -> "dict[str, object]":
    """What PyScript hands out."""
    document = MagicMock(name="document")
    document.getElementById.side_effect = known
    document.querySelector.side_effect = document.querySelectorAll.side_effect = selects
    doors = MagicMock(name="doors", spec=exports("doors"))
    return {"document": document, "window": MagicMock(name="window"), "to_js": MagicMock(name="to_js"), "doors": doors}

"""The page's address: where it is, and what it asks for."""

from __future__ import annotations

from pyscript import window
from pyscript.js_modules import doors


def asked() -> dict[str, str]:
    """The parameters of the page's address: {"seed": "7"}."""
    found = {}
    for part in window.location.search.lstrip("?").split("&"):
        name, _, value = part.partition("=")
        if name:
            found[name] = str(doors.decode(value.replace("+", " "))[0] or "")
    return found


def here() -> str:
    """The page's address, without what it asks for."""
    return str(window.location.origin + window.location.pathname)

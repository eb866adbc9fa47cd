"""The page's address: where it is, and what it asks for."""

from __future__ import annotations

from pyscript import window
from pyscript.js_modules import doors


def parameters() -> dict[str, str]:
    """Return the parameters of the page's address: {"seed": "7"}."""
    parameters = {}
    for part in window.location.search.lstrip("?").split("&"):
        name, _, value = part.partition("=")
        if name:
            parameters[name] = str(doors.decode(value.replace("+", " "))[0] or "")
    return parameters


def at_door() -> bool:
    """Return whether it names a table of people, or a seat there."""
    return str(window.location.hash).lower().startswith(("#table", "#seat"))


def reload() -> None:
    """Load the page anew."""
    window.location.reload()


def here() -> str:
    """Return the page's address, without what it asks for."""
    return str(window.location.origin + window.location.pathname)

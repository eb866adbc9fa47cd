"""Files: the game's own are fetched, the player's are opened and saved, and a text is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.web.browser import clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node
    from hearts.web.markup import Markup


async def fetch_text(path: str) -> str:
    """Fetch a text of the game's own; empty if that fails."""
    return str(await clock.result_of(doors.fetchText(path)))


def read_file(file: Node, callback: Callable[[str], object]) -> None:
    """Read a file that the player has chosen, and call `callback` with its text; empty if it cannot be read."""
    clock.then(doors.read(file), lambda text: callback(str(text)))


def save(name: str, text: str) -> None:
    """Offer a text as a file to keep; JSON in lines that can be edited."""
    doors.save(name, text)


def copy(text: str, callback: Callable[[bool], object]) -> None:
    """Put a text on the clipboard, and call `callback` with whether that went well."""
    clock.then(doors.copy(text), lambda done: callback(bool(done)))


def share(text: str, callback: Callable[[str], object]) -> None:
    """Share a text through the system, or copy it; `callback` gets "shared", "copied", or "" for neither."""
    clock.then(doors.share(text), lambda how: callback(str(how)))


def share_picture(drawing: Markup, name: str, callback: Callable[[str], object]) -> None:
    """Make a picture file of a drawing and share it, or save it. `callback` gets "shared", "saved" or ""."""

    def come(module: Node) -> None:
        if module is None:
            callback("")
        else:
            clock.then(module.share(drawing.markup, name), lambda how: callback(str(how)))

    clock.then(doors.picture(), come)


def as_url(drawing: str) -> str:
    """Return a drawing as the address of a picture; PNG data is one."""
    if not drawing.startswith("<"):
        return drawing
    return "data:image/svg+xml;charset=utf-8," + str(doors.encode(drawing)[0] or "")


def load_picture(drawing: str, callback: Callable[[bool], object]) -> None:
    """Have the browser read a drawing as the picture that it will be, and call `callback` with whether it can."""
    clock.then(doors.shows(as_url(drawing)), lambda done: callback(bool(done)))

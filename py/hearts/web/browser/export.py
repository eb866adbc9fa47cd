"""The file with everything: written in pieces and saved, or opened and read in pieces."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.web.browser.clock import result_of

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node

TEXTS, GAMES = 0, 1


class Writer:
    """A file that is being written: `put` its pieces, then `save` it."""

    def __init__(self, module: Node) -> None:
        self._module = module
        module.begin()

    def put(self, text: str) -> None:
        """Write the next piece."""
        self._module.write(text)

    def save(self, name: str) -> None:
        """Offer it as a download of this name."""
        self._module.save(name)


class Reader:
    """A file that has been opened: its version, and how many texts and games it says that it has."""

    def __init__(self, module: Node, version: object, counts: tuple[int, int]) -> None:
        self._module = module
        self.version = version
        self.counts = counts

    def pieces(self, which: int, start: int, stop: int) -> list[object]:
        """Return some of its texts or games, as they stand there."""
        pieces = json.loads(str(self._module.pieces(which, start, stop)))
        return pieces if isinstance(pieces, list) else []

    def close(self) -> None:
        """Forget the file."""
        self._module.close()


async def split_lines(file: Node) -> Node:
    """Cut a file with the results of many into lines, as `in_lines` of `app/same/what.py` reads them; None if it cannot
    be read."""
    module: Node = await result_of(doors.archive())
    return None if module is None else await result_of(module.cut(file))


async def writer() -> Writer | None:
    """Return a new file; None where the module for it cannot be fetched."""
    module: Node = await result_of(doors.archive())
    return None if module is None else Writer(module)


async def open_file(file: Node, key: str) -> Reader | None:
    """Open a file that the player has chosen, with its version under `key`; None if it is no such file."""
    module: Node = await result_of(doors.archive())
    answer = {} if module is None else json.loads(str(await result_of(module.unpacked(file, key))))
    parts = answer.get("value")
    if not isinstance(parts, list) or len(parts) != 3:
        return None
    return Reader(module, parts[0], (int(parts[1]), int(parts[2])))

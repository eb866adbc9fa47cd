"""The frozen packages of the daily deals: one is fetched when a day of its quarter is played or checked."""

from __future__ import annotations

import sys
from hashlib import sha256
from typing import TYPE_CHECKING

from pyscript.js_modules import doors

from hearts.web.browser import clock, packs

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node

LIST, STRONGEST = "days.txt", "strongest.txt"  # in the second pack
PLAYS = "minds.daily"  # the module of a package that is asked


def fetch_list() -> str:
    """Return the list of the packages that came with the page."""
    return packs.text_of(LIST)


def strongest() -> str:
    """Return the strongest mind's points of the days, as they came with the page."""
    return packs.text_of(STRONGEST)


async def fetch_package(quarter: str, name: str, hash: str) -> Node:
    """Return the module of a package that plays its days; None where it cannot be fetched, or is not what it was.

    name   of the package; hash: the SHA-256 of its pack
    """
    module = f"{name}.{PLAYS}"
    if module not in sys.modules:
        content = await clock.result_of(doors.fetchBytes(f"./assets/days/{quarter}.pack"))
        if content is None or not _added(f"{quarter}.pack", content, hash):
            return None
        __import__(name)
        for each in sys.modules[name].MODULES:
            __import__(each)
            await clock.rest()
    return sys.modules[module]


def _added(file: str, content: Node, hash: str) -> bool:
    """Open a pack to the imports that follow; False where it is not the one that was built."""
    from _pyscript import interpreter
    from page import packs as opened

    interpreter.FS.writeFile(file, content)
    with open(file, "rb") as pack:
        if sha256(pack.read()).digest() != bytes.fromhex(hash):
            return False
    opened.add(file)
    return True

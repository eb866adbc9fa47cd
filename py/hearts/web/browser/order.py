"""Imports a module of a later pack in small parts: first each module that it imports, with a rest after each.

An import within imports would take one long task, and more of MicroPython's stack than there is. The build writes the
order (`ORDER`): the modules of the pack and those behind them, each with what it imports, after what it imports.
"""

from __future__ import annotations

import sys

from hearts.web.browser import clock
from hearts.web.browser.packs import text_of

ORDER = "{}.order"  # the name of this text in a pack; tools/bundle.py writes it


async def bring(name: str, pack: str = "later") -> None:
    """Import this module of this pack. Raises ImportError."""
    needed, order = {name}, []
    for line in reversed(text_of(ORDER.format(pack)).split("\n")):
        module, *others = line.split(" ")
        if module in needed:
            needed.update(others)
            order.append(module)
    for module in reversed(order):
        if module not in sys.modules:
            __import__(module)
            await clock.rest()

"""The worker's entry, on Pyodide: it answers the page's questions. Only strings cross.

What it imports lies in the memory that Pyodide starts from (`tools/snapshot.mjs`).
"""

import asyncio

from hearts.minds import defender, diabolo, sampling, search, shooter  # noqa: F401 - the registry asks for them by name
from hearts.minds.reply import Answerer

__all__ = ["ask", "stop"]
__export__ = ["ask", "stop"]

_answerer = Answerer(asyncio.sleep)
ask, stop = _answerer.ask, _answerer.stop

"""The worker's entry, on Pyodide: answers the page's questions; only strings cross."""

import asyncio

import mind  # noqa: F401, I001 - unpacks hearts/ into the file system

from hearts.minds.reply import Desk

__all__ = ["ask", "stop"]
__export__ = ["ask", "stop"]

_desk = Desk(asyncio.sleep)
ask, stop = _desk.ask, _desk.stop

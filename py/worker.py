"""The worker's entry, on Pyodide: answers the page's questions; only strings cross."""

import mind  # noqa: F401, I001 - unpacks hearts/ into the file system

from hearts.minds.reply import reply as ask

__all__ = ["ask"]
__export__ = ["ask"]

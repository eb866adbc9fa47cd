"""A thinking worker beyond the page: Pyodide by a name of its own, asked by text."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from pyscript import create_named_worker, document, window
from pyscript.js_modules import doors

from hearts.web.browser import clock

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node

CONFIG = {"interpreter": "./pyodide/fast.mjs", "sync_main_only": True}
PATIENCE = 30  # seconds a worker may take to start


class Worker:
    """A thinking worker, from its start to its end."""

    def __init__(self, number: int) -> None:
        self.name = f"mind-{number}"
        self._mind: Node = None

    async def start(self) -> bool:
        """Whether it has come up."""
        try:
            coming = create_named_worker("./py/worker.py", name=self.name, config=CONFIG)
            self._mind = await asyncio.wait_for(coming, PATIENCE)
            await asyncio.wait_for(self.ask('{"id": 0, "ask": "hello"}'), PATIENCE)
        except Exception:
            return False
        clock.mark("hearts:mind")
        return True

    async def ask(self, text: str) -> str:
        """Its answer to a question of the wire."""
        return str(await self._mind.ask(text))

    def stop(self) -> None:
        """It is to answer at once, with the best that it has."""
        self._mind.stop()

    def end(self) -> None:
        """It is not needed any more."""
        script = document.querySelector(f'script[name="{self.name}"]')
        if script is not None:
            if hasattr(script, "xworker"):
                script.xworker.terminate()
            script.remove()


def room() -> int:
    """How many thinking workers this device bears beside the page."""
    cores = getattr(window.navigator, "hardwareConcurrency", None) or 1
    memory = getattr(window.navigator, "deviceMemory", None) or 4  # gigabytes; many browsers do not tell
    return 2 if cores >= 4 and memory >= 4 else 1


def metered() -> bool:
    """Whether each byte costs the player, as far as the browser tells: what a worker needs is 9 MB."""
    return bool(doors.metered())

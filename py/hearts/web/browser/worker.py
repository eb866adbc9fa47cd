"""A thinking worker beyond the page: Pyodide by a name of its own, asked by text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript import document, window
from pyscript.js_modules import doors

from hearts.app.tasks import limited
from hearts.web.browser import clock

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node

CONFIG = '{"interpreter": "./pyodide/fast.mjs", "sync_main_only": true}'
PATIENCE = 30  # seconds a worker may take to start


class Worker:
    """A thinking worker, from its start to its end."""

    def __init__(self, number: int) -> None:
        self.name = f"mind-{number}"
        self._mind: Node = None

    async def start(self) -> bool:
        """Return whether it has come up."""
        if not doors.works():  # else PyScript would ask a foreign host for Pyodide
            return False
        script = document.createElement("script")
        script.type, script.src = "py", "./py/worker.py"
        for name, value in (("worker", ""), ("name", self.name), ("config", CONFIG)):
            script.setAttribute(name, value)
        document.body.append(script)
        try:
            self._mind = await limited(self._there(), PATIENCE)
            await limited(self.ask('{"id": 0, "ask": "hello"}'), PATIENCE)
        except Exception:  # whatever keeps it from coming up
            return False
        clock.mark("hearts:mind")
        return True

    async def _there(self) -> Node:
        """Return what it offers, as soon as PyScript has started it."""
        from polyscript import workers

        return await window.Reflect.get(workers, self.name)

    async def ask(self, text: str) -> str:
        """Return its answer to a question of the wire."""
        return str(await self._mind.ask(text))

    def stop(self) -> None:
        """Have it answer at once, with the best that it has."""
        self._mind.stop()

    def end(self) -> None:
        """End it: it is not needed any more."""
        script = document.querySelector(f'script[name="{self.name}"]')
        if script is not None:
            if hasattr(script, "xworker"):
                script.xworker.terminate()
            script.remove()


def room() -> int:
    """Return how many thinking workers this device bears beside the page."""
    cores = getattr(window.navigator, "hardwareConcurrency", None) or 1
    memory = getattr(window.navigator, "deviceMemory", None) or 4  # gigabytes; many browsers do not tell
    return 2 if cores >= 4 and memory >= 4 else 1


def is_metered() -> bool:
    """Return True if each byte costs the player, as far as the browser tells. A worker needs 7.2 MB."""
    return bool(doors.metered())

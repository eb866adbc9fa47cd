"""The browser's `Intl`, which knows how every language writes numbers, lists and dates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyscript import window

from hearts.app.words.locale import ENGLISH, english
from hearts.app.words.measures import REGION
from hearts.web.browser import clock

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node

MANY = 500  # texts that are remembered: a scene writes the same few again and again


class Intl:
    """Writes as a language does in a region, such as "en-GB"; as the English of the start what the browser cannot."""

    def __init__(self, module: Node, region: str) -> None:
        module.use(region)
        self._module = module
        self._known: dict[str, str] = {}

    def plural(self, number: int) -> str:
        """Return the category of a number's plural form."""
        return str(self._module.plural(number)) or "other"

    def written(self, kind: str, text: str) -> str:
        """Return a text as the language writes what it means."""
        key = f"{kind} {text}"
        if key not in self._known:
            if len(self._known) == MANY:
                self._known.clear()
            told = str(self._module.written(kind, text))
            self._known[key] = told or english(kind, text)
        return self._known[key]


def midnight(at: float) -> bool:
    """Return whether a moment, in milliseconds since 1970, is midnight here."""
    then = window.Date.new(at)
    return not then.getHours() and not then.getMinutes()


async def come(module: Node) -> None:
    """Have it write our English from now on, once the module has come, if it can be fetched."""
    module = await clock.result_of(module)
    if module is not None:
        intl = Intl(module, REGION)
        ENGLISH.use(intl.plural, intl.written)

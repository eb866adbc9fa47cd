"""Input: clicks and keys become commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import dom
from hearts.web.table.fingers import Fingers, code_of
from hearts.web.table.keys import commands
from hearts.web.table.last_trick import LastTrick

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node
    from hearts.web.table.cards import Cards
    from hearts.web.table.chooser import Chooser


class Input:
    """Listens for as long as the page is open; `do` takes every command that a button or a key gives."""

    def __init__(self, cards: Cards, chooser: Chooser, do: Callable[[str], None]) -> None:
        self._cards = cards
        self._chooser = chooser
        self._do = do
        self._keys = commands()
        self._fingers = Fingers(cards, chooser)
        self._last_trick = LastTrick(dom.element("do-last"), do)
        dom.listen(dom.element("table"), "click", self._click_table)
        dom.listen(dom.element("hand"), "focusin", self._enter)
        dom.listen_everywhere("click", self._click_button)
        dom.listen_everywhere("keydown", self._key)

    def _click_button(self, event: Node) -> None:
        """A button says in `data-do` what it does: commands, parted by semicolons."""
        button = event.target.closest("[data-do]")
        if button is not None:
            for line in button.getAttribute("data-do").split("; "):
                self._do(line)

    def _click_table(self, event: Node) -> None:
        if dom.body.hasAttribute("data-demo"):
            if event.target.closest("button") is None:
                self._do("open demo")
            return
        if self._fingers.echoes(event):
            return
        code = code_of(event.target)
        if code:
            self._chooser.click(code)
        elif event.target.closest("button") is None:
            self._chooser.miss()

    def _enter(self, event: Node) -> None:
        code = code_of(event.target)
        if code in self._cards.hand:
            self._cards.enter(code)

    def _key(self, event: Node) -> None:
        if event.ctrlKey or event.metaKey or event.altKey:
            return
        if event.key in ("b", "B") and event.target.closest("input, select, textarea, .office[open]") is None:
            event.preventDefault()
            self._do("open boss")  # at any time, and over whatever is open
            return
        if dom.first("dialog[open]") is not None:
            return
        if dom.body.hasAttribute("data-resting") and event.key not in ("Tab", "Shift"):
            event.preventDefault()
            self._do("joe")  # whoever has a mind play for them takes over by any key
            return
        if dom.body.hasAttribute("data-demo") and event.key in ("Enter", " ", "Escape"):
            if event.target.closest("button") is None:
                event.preventDefault()
                self._do("open demo")
            return
        key = event.key if len(event.key) > 1 else event.key.lower()
        line = self._keys.get(key, "")
        if not line or (line.startswith("press") and self._is_the_browsers(event)):
            return
        event.preventDefault()
        if line == "last show":
            self._last_trick.begin(event.key)
        elif not event.repeat or self._may_repeat(line.partition(" ")[0]):
            self._do(line)

    def _may_repeat(self, name: str) -> bool:
        """A key that is held down walks on and hastens; it plays one card, and takes back one."""
        return name in ("walk", "find") or (name == "press" and not self._cards.focused())

    def _is_the_browsers(self, event: Node) -> bool:
        """Enter or the space bar on a button presses that button."""
        return not self._cards.focused() and event.target.closest("button") is not None

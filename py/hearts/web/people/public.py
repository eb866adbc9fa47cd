"""Public tables at this device: the name from the list, and what is said and may be done beside such a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.people.names import NAMES
from hearts.app.people.text import unfit
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom
from hearts.web.pieces import option

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.roster import Roster
    from hearts.web.dialogs.dialog import Parts

LISTS = ("own-listed", "listed", "lobby-name")  # in which a name is chosen: at one's own door, at others', in the lobby


def fits(part: Parts, field: str, public: bool) -> bool:
    """Return whether the name in a field can be had at a table; a sentence below the field says why not."""
    node, wrong = part(field), not public and unfit(gate.tidy(str(part(field).value), ""))
    part(f"{field}-why").textContent = say("people-no-name") if wrong else ""
    node.setAttribute("aria-invalid", "true" if wrong else "false")
    if wrong:
        dom.focus(node)
    return not wrong


class ListedName:
    """The name by which the person here goes at public tables, chosen in one of the lists.

    Another one at each visit: a name does not tell that one meets somebody again. The key of their device does.
    """

    def __init__(self, part: Parts) -> None:
        self._lists = [part(name) for name in LISTS]
        self.name = NAMES[int(clock.now()) % len(NAMES)]
        for node in self._lists:
            dom.write(node, *[option(name, name) for name in NAMES])
            dom.listen(node, "change", lambda event: self._take(str(event.target.value)))
        self._take(self.name)

    def _take(self, name: str) -> None:
        self.name = name
        for node in self._lists:
            node.value = name


class Findable:
    """The part of the sheet that says whether others may find this table; its host may close it to them."""

    def __init__(self, part: Parts, act: Callable[[str], None]) -> None:
        self._part = part
        self._closed = False
        dom.on_click(part("findable-switch"), lambda: act(f"find {'on' if self._closed else 'off'}"))

    def show(self, roster: Roster, hosts: bool) -> None:
        """Show how this table stands; `hosts`: whether the person here is the host."""
        part, self._closed = self._part, roster.closed
        part("findable").hidden = not roster.public
        part("findable-switch").hidden = not hosts
        part("findable-told").textContent = say("lobby-closed") if roster.closed else say("lobby-public")
        part("findable-switch").textContent = say("lobby-reopen") if roster.closed else say("lobby-close")

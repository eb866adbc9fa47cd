"""The base of panels. For the browser they are no dialogs, because the table stays in play around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.browser import dom
from hearts.web.browser.dom import Element
from hearts.web.dialogs.dialog import Dialog

if TYPE_CHECKING:
    from hearts.app.table.commands import Command
    from hearts.app.table.table import Source
    from hearts.web.context import Context
    from hearts.web.screen import Kind


OTHER = ("begin", "again", "demo")  # commands that bring another game to the table


class Panel(Dialog):
    """A section of the table, hidden or not.

    As long as it is shown, the body has `data-NAME`, for the styles of what makes room for it: a rule with `:has()`
    there is tried again and again while a deal is played.
    """

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        dom.element("table").append(self.node)
        self._body = Element(dom.body)

    @property
    def is_open(self) -> bool:
        """Whether it is at the table."""
        return not self.node.hidden

    def reveal(self, side: str = "") -> None:
        """Show it; `side`: "left" or "right", where it lies beside what is there; else ""."""
        self._body.put(f"data-{self.name}", side)
        self.node.hidden = False

    def conceal(self) -> None:
        """Hide it, and end what is being done for it."""
        self.stop()
        self._body.put(f"data-{self.name}", None)
        self.node.hidden = True


class OtherTable(Panel):
    """A panel with something else than a game of the sitting on the table: an `Other` for `Screens`."""

    kind: Kind

    def source(self) -> Source | None:
        """Return what takes the player's commands, if it has come and any are for it."""
        return None

    def ask(self, command: Command) -> str | None:
        """Return why a command may not be given; one that brings another game always may."""
        source = self.source()
        return None if command.name in OTHER else source.ask(command) if source is not None else ""

    def do(self, command: Command) -> str:
        """Carry it out; end first, if it brings another game."""
        source = self.source()
        if command.name not in OTHER:
            return source.do(command) if source is not None else ""
        self.close()
        self.session.act(command)
        return ""

    def end(self) -> None:
        """End: the player's own game is on the table again."""
        dom.focus(dom.element("do-menu"))  # first: what has the keyboard would go with the panel, and a card get it
        self.conceal()
        self.context.speak("")  # the live region would go on telling of the table that goes
        self.context.screens.take_off(self)


def close_all() -> None:
    """Hide every dialog."""
    for node in dom.all_of("dialog[open]"):
        node.close()

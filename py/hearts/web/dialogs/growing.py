"""The base of dialogs that are shown before all of them has been written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.web.dialogs.dialog import Dialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.tasks import Work
    from hearts.web.context import Context


class Growing(Dialog):
    """A dialog that says that it is busy (`aria-busy`) until nothing of it is missing: a program can wait for that."""

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._missing: set[str] = set()  # the works that write what is still to come

    def complete(self, work: Work, name: str = "", on_error: Callable[[str], object] | None = None) -> None:
        """Begin work as `work` does, which writes what the dialog still lacks."""
        self.work(self._written(work, name), name, on_error)
        self._missing.add(name)
        self.node.setAttribute("aria-busy", "true")

    async def _written(self, work: Work, name: str) -> None:
        own = self._works[name]
        try:
            await work
        finally:
            if self._works[name] is own:  # else it has been begun anew
                self._tell_come(name)

    def stop(self, *names: str) -> None:
        """End the work with these names, as a dialog does: what it was to write is not missing any more."""
        Dialog.stop(self, *names)
        self._tell_come(*names or self._missing)

    def _tell_come(self, *names: str) -> None:
        self._missing -= set(names)
        self.node.toggleAttribute("aria-busy", bool(self._missing))

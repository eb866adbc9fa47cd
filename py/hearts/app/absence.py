"""The absence of the minds that think: told once when nobody is there to think, and once when somebody is again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import notices

if TYPE_CHECKING:
    from collections.abc import Callable


class Absence:
    """Hears how the workers are.

    notice   says a sentence beside the table; wanted: whether anybody at the table thinks
    """

    def __init__(self, notice: Callable[[str, str], None], wanted: Callable[[], bool]) -> None:
        self._notice = notice
        self._wanted = wanted
        self._state = ""
        self._gone = False
        self._told = False

    def hear(self, state: str) -> None:
        """They are "waiting", "starting", "up" or "down"; what is lost is gone only when a new start has failed too."""
        if state == "down" and self._state == "starting":
            self._gone = True
        elif state == "up":
            self._gone = False
        self._state = state
        self.tell()

    def tell(self) -> None:
        """Says what has not been said yet."""
        if self._told and not self._gone:
            self._told = False
            self._notice(notices.minds_back(), "news")
        elif self._gone and not self._told and self._wanted():
            self._told = True
            self._notice(notices.no_minds(), "problem")

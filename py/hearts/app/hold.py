"""The hold on a table: of several tabs that show the same saved game, one holds its table and may write the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    class Hold(Protocol):
        """What a sitting is told of other tabs; `held`: whether this one holds the table."""

        held: bool

        async def ask(self, key: str, told: Callable[[], object]) -> None:
            """Asks for the table of the game that is kept under `key`, and waits until it is known who holds it.

            told   is called from then on whenever that changes, or another tab has written the game
            """

        def take(self) -> None:
            """From now on this tab holds the table; the one that did is told."""


class Alone:
    """The hold where there are no other tabs, or none that can be known of."""

    def __init__(self) -> None:
        self.held = True

    async def ask(self, key: str, told: Callable[[], object]) -> None:
        """There is no other tab to ask: it is held at once."""

    def take(self) -> None:
        """There is no other tab to take it from."""

"""The watcher: shows the game that another tab plays, move after move, until this tab holds the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts.app.sitting import Sitting


class Watcher:
    """Watches in a sitting, and writes nothing."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    async def run(self) -> None:
        """Until this tab holds the table; then it goes on from where the other one has brought the game."""
        sitting = self._sitting
        sitting.director.watch(True)
        while not sitting.hold.held:
            await sitting.catch_up()
            self._show()
            await sitting.woken()
        director, moves = sitting.director, sitting.game.length
        ending, closing = director.ending, director.closing
        await sitting.catch_up()
        director.watch(False)
        if ending and sitting.game.length == moves:
            director.end(closing)  # it stands on the screen, and keeps its size
        else:
            director.show()

    def _show(self) -> None:
        """Where several people share the device, nobody knows who looks at this tab: it shows no cards."""
        director, people, game = self._sitting.director, self._sitting.seating.people, self._sitting.game
        if len(people) > 1:
            director.cover(people[0])
        elif game.phase == "over" or (game.phase == "deal" and game.lines):
            director.end()
        else:
            director.show()

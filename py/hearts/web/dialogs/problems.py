"""The problems: the one of the day, rated ones, and the player's progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping import progress
from hearts.app.learning import problem_sentences as sentences
from hearts.app.same.daily import date_of, since_1970
from hearts.app.words import measures
from hearts.app.words import problems as words
from hearts.web.browser import clock
from hearts.web.dialogs.room import Room

if TYPE_CHECKING:
    from hearts.web.request import Request


class Problems(Room):
    """Asks which problem: that of the day, or others; it comes to the table itself (`dialogs/problem.py`)."""

    name = "problems"

    def open(self, request: Request) -> None:
        """Open in a step of its own: what was open before has been closed in this one."""
        clock.later(0, lambda: Room.open(self, request))

    async def fill(self, request: Request) -> None:
        """Write the player's progress."""
        number = self.context.later.daily.today
        standing, today = progress.of_store(self.session.shelf.store), since_1970(number)
        self.part("date").textContent = measures.day(*date_of(number))
        self.part("daily").textContent = sentences.of_day(standing, today)
        self.part("rating").textContent = sentences.rating(standing, today)
        self.part("tried").textContent = words.problem_count(len(standing.done), standing.solved)

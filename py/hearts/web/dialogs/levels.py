"""The levels of the New game dialog: easy, medium, hard or expert for all opponents in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.casts.strength import LEVELS
from hearts.app.words.locale import say
from hearts.app.words.opponents import difficulty
from hearts.minds.registry import iq_and_temper
from hearts.web.browser import dom
from hearts.web.pieces import radio

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.engine.record import Seat
    from hearts.web.browser.dom import Node


class Levels:
    """A row of chips in the element `row`; `chosen` is called with the I.Q. of the one that was pressed."""

    def __init__(self, row: Node, chosen: Callable[[int], object]) -> None:
        self._chosen = chosen
        self._iq = 0  # the one that was pressed last
        self._row = row
        dom.write(self._row, *[radio("level", str(iq), say("level-name", level=name)) for name, iq in LEVELS])
        dom.listen(self._row, "change", lambda event: self._choose(int(event.target.value)))

    def _choose(self, iq: int) -> None:
        self._iq = iq
        self._chosen(iq)

    def common(self, several: list[Seat]) -> int:
        """Return the I.Q. that was chosen for all, if all of these still have it; else 0."""
        wits = [iq_and_temper(who.player) for who in several]
        return self._iq if wits and all(each is not None and each[0] == self._iq for each in wits) else 0

    def tell(self, several: list[Seat]) -> None:
        """Mark the level that all of these have in common; hide the row if none of them has an I.Q."""
        wits = [iq_and_temper(who.player) for who in several]
        levels = {difficulty(each[0]) for each in wits if each}
        self._row.parentElement.hidden = not levels
        for chip in dom.all_of("input", self._row):
            chip.checked = levels == {difficulty(int(chip.value))}

"""The request in the page's address: a seed, rules, a pace. A game by such a link is kept apart from the player's
own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.gate import tidy
from hearts.app.heading import UNDO
from hearts.app.keeping.setup import Setup, company
from hearts.app.tempo import PATIENCE
from hearts.app.words import notices
from hearts.engine.options import RulesError
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Callable


LONGEST = 400  # letters of what a link asks for: two links that ask for different things never share a save
SLOWEST = 10.0  # times the usual pace


class Link:
    """The request of an address, by its parameters: {"seed": "7", "preset": "spot limit=300", "pace": "0"}.

    name      names the game that it asks for; empty where it asks for none
    patience  seconds that such a game, which must repeat, waits for the worker to start
    """

    def __init__(self, asked: dict[str, str]) -> None:
        self._asked = {key: tidy(value, "", LONGEST) for key, value in asked.items()}
        words = [f"{key}={self._asked[key]}" for key in ("seed", "preset") if key in asked]
        self.name = "?" + "&".join(words) if words else ""
        self.patience = PATIENCE if words else 0.0

    def pace(self, usual: float) -> float:
        """Return the factor of all pauses: the address's number from 0 to SLOWEST, else `usual`."""
        try:
            asked = gate.parse_number(self._asked.get("pace", ""))
        except gate.GateError:
            return usual
        return usual if asked is None or not 0 <= asked <= SLOWEST else asked

    def setup(self, last: Setup, notice: Callable[[str, str], None]) -> Setup:
        """Return the table of the next game: `last`, changed by the address. `notice` gets a sentence on rules that
        cannot be read."""
        rules, seats = last.rules, last.seats
        try:
            if "preset" in self._asked:
                rules = Rules.read(self._asked["preset"].replace("+", " "))
        except RulesError as error:
            notice(notices.bad_link(error), "problem")
        if len(seats) != rules.players:
            seats = company(rules.players)
        seed = self._asked.get("seed") or None
        undo = UNDO[0] if self.name else last.undo
        return Setup(rules, seats, seed, last.diabolo and not self.name, undo)  # a link is for others too

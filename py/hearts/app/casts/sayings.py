"""Sayings: the characters' remarks on events. They speak seldom, and say the same in a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.engine.cards import card
from hearts.engine.shuffle import Random

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts.app.casts.cast import Character
    from hearts.app.events import Event

    Heard = list[tuple[int, str]]

GAP = 9  # moves between two sayings at least; the loud moments need not wait
LOUD = ("hello", "moon", "other moon", "win", "lose", "one point")
# Moment -> in how many of twelve cases somebody says something; in all of them for a moment that is not here.
ODDS = {"broken": 5, "queen": 8, "gift": 7, "dodge": 4, "jack": 7, "heavy": 4, "clean": 4, "lose": 6}


class Voices:
    """Decides which character says something in one game, and what; `seed` is public, because everyone hears it."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.at = -GAP  # the length of the game at the last saying
        self._last: dict[tuple[int, str], int] = {}

    def say(self, heard: Heard, length: int, characters: Sequence[Character | None]) -> tuple[int, str] | None:
        """Return who says what, once the game is `length` moves long; None if nobody speaks, as in most cases.

        heard        what happened: seats, and the moment that it is for each
        characters   who sits in each seat; None for people, and for characters that are not known yet
        """
        if length < self.at:
            self.at = -GAP  # moves were taken back
        if not [seat for seat, moment in heard if self._may(characters[seat], moment, length)]:
            return None
        chance = Random(self.seed, "says", length)
        for index in chance.shuffle(list(range(len(heard)))):
            seat, moment = heard[index]
            who = characters[seat]
            wants = chance.below(12) < ODDS.get(moment, 12)
            if wants and who and self._may(who, moment, length):
                self.at = length
                spoken = who.sayings[moment]
                return seat, spoken[self._which(seat, moment, chance.below(len(spoken)), len(spoken))]
        return None

    def _may(self, who: Character | None, moment: str, length: int) -> bool:
        """Return whether somebody has words for this moment, and may use them so soon after the last ones."""
        return bool(who and who.sayings.get(moment)) and (moment in LOUD or length - self.at >= GAP)

    def _which(self, seat: int, moment: str, drawn: int, several: int) -> int:
        """Return the saying that was drawn; the next one where the seat said that one the last time."""
        if self._last.get((seat, moment)) == drawn:
            drawn = (drawn + 1) % several
        self._last[seat, moment] = drawn
        return drawn


# Kind of event -> the moment that it is for the seat that it happened to.
MOMENTS = {
    "broken": "broken", "stuck": "queen", "dodged": "dodge", "caught": "jack", "heavy": "heavy", "clean": "clean",
    "moon": "moon", "sun": "moon", "won": "win", "close": "one point", "lost": "lose",
}  # fmt: skip
# What is said of a card is said of this one: no king is a queen, and no ten a jack.
NAMED = {"stuck": card("QS"), "dodged": card("QS"), "caught": card("JD")}
LAST = ("win", "one point", "lose")  # the moments that are left once the game is over


def moments(events: Sequence[Event], players: int) -> Heard:
    """Return the moments that these events are: seat and moment of each."""
    over = [event for event in events if event.kind == "game over"]
    heard: Heard = []
    for event in events:
        moment = MOMENTS.get(event.kind, "")
        if not moment or (over and moment not in LAST) or event.card != NAMED.get(event.kind, event.card):
            continue
        heard.append((event.seat, moment))
        if moment == "queen" and event.other != event.seat:
            heard.append((event.other, "gift"))
        if moment == "moon":
            heard += [(seat, "other moon") for seat in range(players) if seat != event.seat]
    return heard

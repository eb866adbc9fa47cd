"""The company: the characters at the table, as far as they are known, and what they say to what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hearts.app.casts.cast import Cast, Character
    from hearts.app.casts.sayings import Voices
    from hearts.app.events import Event
    from hearts.app.keeping.settings import Settings
    from hearts.engine.deal import View
    from hearts.engine.record import Seat


class Company:
    """Who sits at the table; nobody says anything without settings, or where "sayings" is off.

    characters   those that are known so far, by their portraits
    """

    def __init__(self, settings: Settings | None = None) -> None:
        self.characters: dict[str, Character] = {}
        self._settings = settings
        self._seats: tuple[Seat, ...] = ()
        self._seed = ""
        self._voices: Voices | None = None  # they come with the first characters, after the first card

    def open(self, seats: tuple[Seat, ...], seed: str) -> None:
        """Seat these players. What they say depends on this seed and on what happens."""
        self._seats, self._seed, self._voices = seats, seed, None

    def meet(self, cast: Cast) -> None:
        """Get to know these characters."""
        self.characters.update({who.key: who for who in cast.characters})

    @property
    def silent(self) -> bool:
        """Whether nobody has said anything in this game yet."""
        return self._voices is None or self._voices.at < 0

    def greet(self, view: View) -> tuple[int, str] | None:
        """Return the seat that says hello and its words; None if nobody speaks."""
        return self._say([(seat, "hello") for seat in range(view.rules.players)], [], view)

    def answer(self, events: list[Event], view: View) -> tuple[int, str] | None:
        """Return the seat that comments on these events and what it says; None if nobody speaks."""
        return self._say([], events, view)

    def _say(self, heard: list[tuple[int, str]], events: list[Event], view: View) -> tuple[int, str] | None:
        silent = self._settings is None or not self._settings.on("sayings")
        if silent or not self._seats or not self.characters:
            return None
        from hearts.app.casts.sayings import Voices, moments

        self._voices = self._voices or Voices(self._seed)
        heard = heard + moments(events, view.rules.players)
        who = [None if seat.person else self.characters.get(seat.face) for seat in self._seats]
        return self._voices.say(heard, view.length, who)

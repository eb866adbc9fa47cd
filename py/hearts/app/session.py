"""A session: a sitting that plays by itself and takes commands; what the page, a test or a guest holds in its hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.commands import COMMANDS, WATCHING
from hearts.app.gate import tidy, tidy_face
from hearts.app.library.setup import SeatSetup, Setup
from hearts.app.library.store import SETUP
from hearts.app.loop import Loop
from hearts.app.sitting import Sitting
from hearts.app.words import notices
from hearts.engine.record import PERSON, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.casts.cast import Cast, Character
    from hearts.app.library.shelf import Shelf
    from hearts.app.scene.model import Scene
    from hearts.app.scene.seen import Seen
    from hearts.engine.record import Record
    from hearts.engine.rules import Rules


class Session(Sitting):
    """A sitting that plays by itself and takes commands.

    guards   are asked before each command whether they hold it back, who came last first
    """

    guards: tuple[Callable[[str], bool], ...] = ()

    async def run(self) -> None:
        """Plays, deal after deal and game after game."""
        await self.open()
        await Loop(self).run()

    def do(self, line: str) -> None:
        """Carries out a command of `hearts.app.commands`, such as "choose QS"; ValueError where there is none."""
        name, _, rest = line.partition(" ")
        if name not in COMMANDS:
            raise ValueError(f"There is no command “{name}”.")
        for guard in reversed(self.guards):
            if guard(line):
                return
        if self.hold.held or name in WATCHING:
            COMMANDS[name](self, rest)
        else:
            self.notice(notices.watching(), "why")

    @property
    def seen(self) -> Seen | None:
        """What has been played, as the viewer may know it; None where there is nothing to be seen."""
        director, game = self.director, self.game
        if game.deal is None or director.curtain >= 0 or director.demo:
            return None
        from hearts.app.scene.seen import seen

        return seen(game.view(director.viewer))

    @property
    def shelf(self) -> Shelf:
        """All that is kept between visits."""
        from hearts.app.library.shelf import Shelf

        return Shelf(self._store)

    @property
    def scene(self) -> Scene | None:
        """What is on the screen; None before the first deal."""
        return self.director.scene

    @property
    def ended(self) -> tuple[Record, str] | None:
        """The record of the game on the table, and its text, where it is over and this tab has played it."""
        scene, journal = self.scene, self.journal
        shown = scene is not None and scene.phase == "game over" and not scene.watching
        over = shown and self.aside is None and self.game.phase == "over"
        return (journal.record, journal.text) if over else None

    @property
    def rules(self) -> Rules:
        """The rules of the game on the table."""
        return self.game.rules

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is recorded in each seat."""
        return self.journal.record.seats

    @property
    def characters(self) -> dict[str, Character]:
        """Those that are known so far, by their portraits."""
        return self.company.characters

    def appear(self, face: str, name: str) -> None:
        """The viewer goes by another portrait and name, in this game and in those that follow."""
        seat, record = self.director.viewer, self.journal.record
        if self.aside is not None or not self._mine() or not record.seats[seat].person:
            return
        who = Seat(PERSON, tidy_face(face), tidy(name, record.seats[seat].name))
        if seat == self.seating.people[0]:
            self.settings.set("portrait", who.face)
            self.choose_setting("name", who.name)
        if len(self.setup.seats) == len(record.seats) and self.setup.seats[seat].person:
            self.setup.seats[seat] = SeatSetup(who.name, who.face, PERSON)
            self._store.replace(SETUP, self.setup.text(), Setup.found(self._store.get(SETUP)) is not None)
        self.drop()
        seats = record.seats[:seat] + (who,) + record.seats[seat + 1 :]
        self.journal.open(record.seated(seats))
        self._sit(seat)
        self.director.show()

    def resume(self, record: Record) -> None:
        """The game of this record comes to the table; the one in play ends here."""
        if self.aside is not None:
            self.set_aside(None)
        if self._mine():
            self.drop()
            self.journal.open(record)
            self._sit()
            self.director.show()
        else:
            self.notice(notices.watching(), "why")

    def come_back(self) -> None:
        """One's own game is on the table again, where something else was."""
        self.director.hand_to(self.seating.comes(self.game))
        self.director.show(still=True)

    async def rescue(self, text: str) -> None:
        """A later text of the game on the table holds: the browser was ended before it had kept the last moves."""
        own = self.hold.held and self.aside is None
        if own and await self.journal.rescue(text, self._breathe, self.clock):
            self.drop()
            self._sit()
            self.director.show()
            self.notice(notices.rescued(), "news")

    def meet(self, cast: Cast) -> None:
        """These characters are known from now on; at the first deal of a game, one of them says hello."""
        self.company.meet(cast)
        self.director.greet()

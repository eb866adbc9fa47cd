"""The people who share this device at a table: a game for each, of which one is shown, covered as the device goes on.

The screen shows the game of who has the device. The others' games go on behind it: what they have chosen is played, and
nothing of them is drawn, said or heard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.beside import Turns
from hearts.web.browser import dom
from hearts.web.people.play import Play
from hearts.web.people.votes import Votes

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.guest import Guest
    from hearts.app.scene.model import Scene
    from hearts.app.table.commands import Command
    from hearts.app.tasks import Task
    from hearts.web.context import Context
    from hearts.web.people.device import Device
    from hearts.web.screen import Kind

QUIET = ("ending", "curtain")  # dialogs during which the device may go on to somebody else


class Cloth:
    """The table of people as it lies on the screen, whoever of those at this device has it."""

    kind: Kind = "people"

    def __init__(self, front: Callable[[], Play]) -> None:
        self._front = front

    def ask(self, command: Command) -> str | None:
        """Return why whoever has the device may not give a command now."""
        return self._front().ask(command)

    def do(self, command: Command) -> str:
        """Carry it out for them."""
        return self._front().do(command)

    def close(self) -> None:
        """Leave the screen."""
        self._front().close()


class Sitters:
    """The games of all who sit at this device.

    told    has a sentence read beside the table; drawn: is told each scene
    turned  is called when somebody else has the device
    """

    def __init__(
        self,
        context: Context,
        device: Device,
        told: Callable[[str], None],
        drawn: Callable[[Scene], object],
        turned: Callable[[], None],
    ) -> None:
        self._context, self._device, self._told = context, device, told
        self._drawn, self._turned = drawn, turned
        self._games: list[tuple[Guest, Play, Votes, Task]] = []
        self._cloth = Cloth(lambda: self.play)
        self._turns = Turns(device.beside, lambda guest: self._of(guest)[1].helps.resting)
        self.follow()

    def follow(self) -> None:
        """Have a game for each who has come, and none for who has left."""
        people = self._device.people
        for game in list(self._games):
            if game[0] not in people:
                game[3].cancel()
                self._games.remove(game)
        for guest in people:
            if not [1 for game in self._games if game[0] is guest]:
                votes = Votes(self._context, self._device, guest, self._told)
                play = Play(self._context, self._device, guest, votes, self._drawn, self._cloth)
                self._games.append((guest, play, votes, self._context.run(play.run())))

    def _of(self, guest: Guest) -> tuple[Guest, Play, Votes, Task]:
        return next(game for game in self._games if game[0] is guest)

    @property
    def play(self) -> Play:
        """The game of who has the device."""
        return self._of(self._device.guest)[1]

    @property
    def votes(self) -> Votes:
        """The votes of who has the device."""
        return self._of(self._device.guest)[2]

    def look(self) -> None:
        """Hand the device on, where it is somebody else's turn and all that has happened was shown."""
        device = self._device
        if not device.shared or not self.play.laid or [play for _, play, _, _ in self._games if not play.idle]:
            return
        if [node for node in dom.all_of("dialog[open]") if node.id not in QUIET]:
            return
        due = self._turns.due()
        if due is not None:
            self.turn_to(due)

    def turn_to(self, guest: Guest) -> None:
        """Show the table to this person; a hand is covered until they say that they have the device."""
        before = self.play
        if guest is self._device.guest:
            return
        laid = before.laid
        before.hide()
        self._device.beside.turn_to(guest)
        self.play.take_screen(laid)
        self._turned()

    def add(self, face: str, name: str) -> None:
        """Have somebody else sit down here; whoever has the device keeps it."""
        if not self._device.shared:
            self.play.stay()
        if self._device.beside.add(face, name) is not None:
            self.follow()
            self._turned()

    def part(self, guest: Guest, leaves: bool) -> None:
        """Let one of several people go."""
        before, laid = self.play, self.play.laid
        self._device.beside.part(guest, leaves)
        self.follow()
        if before is not self.play:
            before.hide()
            self.play.take_screen(laid)
        self._turned()

    def end(self) -> None:
        """End all games."""
        for game in self._games:
            game[3].cancel()

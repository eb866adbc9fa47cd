"""The question before an undo that takes back what others at the device chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.takebacks import undone_too
from hearts.app.words.locale import say
from hearts.app.words.phrases import listed
from hearts.app.words.undo import SENTENCES
from hearts.web.dialogs.dialog import Dialog

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.web.request import Request


class Undo(Dialog):
    """Says whose choices are taken back as well; it holds as long as the game stands where it did."""

    name = "undo"
    words = SENTENCES

    def open(self, request: Request) -> None:
        """Asks where others have chosen; else it is done at once."""
        names = undone_too(self.session)
        if not names:
            self.session.do("undo all")
            return
        self._asked = self.session.game
        self.part("text").textContent = say("undo.text", names=listed(names))
        self.show()

    def follow(self, scene: Scene) -> None:
        """The game has gone on: what was asked does not hold any more."""
        if self.is_open and self.session.game is not self._asked:
            self.close()

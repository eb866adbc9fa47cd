"""How a card is chosen: at once, or lifted by a first tap and chosen by a second one, as the settings have it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.table.commands import Choose, Command, read_command
from hearts.engine.cards import card

if TYPE_CHECKING:
    from hearts.app.sitting.session import Session
    from hearts.web.table.stage import Stage


class Chooser:
    """Turns clicks, taps and keys on cards of the hand into the session's commands."""

    def __init__(self, session: Session, stage: Stage) -> None:
        self._session = session
        self._stage = stage

    def choose(self, code: str) -> None:
        """Choose this card now."""
        self._stage.cards.lift("")
        scene = self._stage.scene
        rests = scene is not None and scene.resting  # who touches a card plays on by themselves
        self._session.act(Command("joe") if rests else Choose(card(code)))

    def click(self, code: str) -> None:
        """Choose at once, by mouse or key, unless every card is to be confirmed."""
        self._second(code, self._stage.cards.lifted, ("twice",))

    def tap(self, code: str, lifted: str) -> None:
        """Lift the card first, unless one tap is enough; `lifted`: the card that was up when the finger came down."""
        self._second(code, lifted, ("auto", "twice"))

    def press(self, code: str, goes_on: bool) -> None:
        """Choose the card that has the keyboard; without one, hasten whatever moves.

        `goes_on`: Enter, and not the space bar. It does what the button of the strip does.
        """
        scene = self._stage.scene
        if goes_on and scene is not None and scene.passing is not None and scene.passing.ready:
            self._session.act(Command("pass"))
        elif code:
            self.click(code)
        elif goes_on and scene is not None and scene.offer is not None:
            self._session.act(read_command(scene.offer.command))
        else:
            self._session.act(Command("hasten"))

    def miss(self) -> None:
        """Heed a click beside the cards: nothing is lifted any more, and whatever is being waited for has been seen."""
        self._stage.cards.lift("")
        self._session.act(Command("hasten"))

    def _second(self, code: str, lifted: str, modes: tuple[str, ...]) -> None:
        if self._confirms(code, modes) and lifted != code:
            self._stage.cards.lift(code)
        else:
            self.choose(code)

    def _confirms(self, code: str, modes: tuple[str, ...]) -> bool:
        """Whether this card is lifted before it is chosen; a barred one is not: it says at once why it is barred."""
        scene = self._stage.scene
        if scene is None or scene.phase == "pass" or scene.resting or self._session.settings["tap"] not in modes:
            return False
        return code not in [card.code for card in scene.cards if card.dimmed]

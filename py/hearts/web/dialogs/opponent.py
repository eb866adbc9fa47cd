"""About an opponent: name, strength and style."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.casts.strength import strength
from hearts.app.heading import player_of
from hearts.app.words import opponents as words
from hearts.app.words.locale import say
from hearts.minds.registry import iq_and_temper
from hearts.web.browser import dom
from hearts.web.dialogs.dialog import Dialog
from hearts.web.markup import html
from hearts.web.request import OpponentAt, ThoughtsAt

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.minds.temper import Temper
    from hearts.web.context import Context
    from hearts.web.request import Request


class Opponent(Dialog):
    """Opened about a side of the table; new facts are added while it is open."""

    name = "opponent"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._side = 0
        self._unknown = ""  # the portrait of whoever it is about, as long as the character is not known

    def open(self, request: Request) -> None:
        """Open about whoever sits at this side; their thoughts instead, where the player has chosen that."""
        assert isinstance(request, OpponentAt)
        if self.session.settings.on("peek") and not self._secret(request.side):
            self.context.open(ThoughtsAt(request.side))
        else:
            Dialog.open(self, request)

    async def fill(self, request: Request) -> None:
        """Write the known facts of the opponent at this side."""
        assert isinstance(request, OpponentAt)
        self._side = request.side
        self.part("details").open = False
        if self.session.scene is not None:
            self._write(self.session.scene)

    def follow(self, scene: Scene) -> None:
        """Write again, for the character may have become known."""
        if self._unknown and self._unknown in self.session.characters:
            self._write(scene)

    def _write(self, scene: Scene) -> None:
        seat = scene.seats[self._side]
        who = self.session.seats[seat.seat]
        known = self.session.characters.get(seat.face)
        self._unknown = "" if known else seat.face
        self.part("thoughts").hidden = self._secret(self._side)
        self.part("thoughts").setAttribute("data-do", f"close; open thoughts {self._side}")
        self.part("face").src = self.faces.source(seat.face, seat.mood)
        self.part("title").textContent = seat.name
        self.part("line").textContent = known.line if known else ""
        wits = None if who.person else iq_and_temper(player_of(who.player))
        rows = mind_facts(*wits) if wits else []
        measured = strength(wits[0]) if wits else None
        self.part("details").hidden = measured is None
        self.part("measured").textContent = words.strength_figures(*measured) if measured else ""
        pairs = [html("<div><dt>{}</dt><dd>{}</dd></div>", what, fact) for what, fact in rows]
        dom.write(self.part("list"), *pairs)

    def _secret(self, side: int) -> bool:
        """Return whether nobody may look into the thoughts of whoever sits at this side. A player as Diabolo sees all
        the cards, so that there is nothing that they only believe."""
        session, scene = self.session, self.session.scene
        if scene is None or session.seats[scene.seats[side].seat].person or session.seating.diabolo:
            return True
        return not session.coached(session.director.viewer)


def mind_facts(iq: int, how: Temper) -> list[tuple[str, str]]:
    """Return the facts of a mind: I.Q., temper, and its strength if that was measured."""
    rows = [
        (say("opponent-iq"), say("opponent-iq-level", iq=iq, level=words.difficulty(iq))),
        (say("opponent-temper"), words.temper(how)),
    ]
    measured = strength(iq)
    if measured:
        rows.append((say("opponent-strength"), words.strength(measured[0])))
    return rows

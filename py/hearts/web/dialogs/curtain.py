"""The curtain: hides the table until the next person on this device says they are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.web.dialogs.dialog import Dialog

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.web.context import Context


class Curtain(Dialog):
    """Opened and closed by the scene."""

    name = "curtain"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self.stay()

    def follow(self, scene: Scene) -> None:
        """Draw the curtain, or open it, as the scene has it."""
        if scene.curtain is not None:
            face = scene.curtain.face
            self.part("face").hidden = not face
            if face:
                self.part("face").src = self.faces.source(face, "calm")
            self.part("title").textContent = say("curtain-title") if face else scene.curtain.text
            self.part("text").textContent = scene.curtain.text
            self.part("score").textContent = scene.curtain.score
            self.part("go").textContent = scene.curtain.action.label
            self.part("go").setAttribute("data-do", f"close; {scene.curtain.action.command}")
            undo, viewer = self.part("undo"), self.session.director.viewer
            undo.hidden = not scene.can.undo
            undo.textContent = say("curtain-undo", name=self.session.seats[viewer].name)
            self.show()
            self.part("go").focus()
        elif self.is_open:
            self.close()

"""The sound dialog: on or off, how loud, and each sound by itself, to be heard here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.settings import SOUNDS, SWITCH
from hearts.app.table.commands import Set
from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.dialogs.room import Room
from hearts.web.markup import Markup, html
from hearts.web.pieces import switch

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

HEAR = (
    '<button type="button" class="hear" data-kind="{}" aria-label="{}"><svg aria-hidden="true" viewBox="0 0 24 24">'
    '<path d="M8 5v14l11-7z"/></svg></button>'
)


class Sound(Room):
    """A choice holds at once."""

    name = "sound"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        dom.write(self.part("kinds"), *[_kind(kind, say("sound-kind", kind=kind)) for kind in SOUNDS])
        dom.listen(self.part("form"), "change", self._change)
        dom.listen(self.part("kinds"), "click", self._hear)

    async def fill(self, request: Request) -> None:
        """Show what is chosen."""
        settings = self.session.settings
        self.part("fine").open = False
        for name in ("sound", "touch") + tuple([f"sound_{kind}" for kind in SOUNDS]):
            self.inside(f'[name="{name}"]').checked = settings.on(name)
        self.inside('[name="volume"]').value = settings["volume"]

    def _change(self, event: Node) -> None:
        field = event.target
        value = SWITCH[bool(field.checked)] if field.type == "checkbox" else field.value
        self.session.act(Set(field.name, value))
        if field.name == "volume":
            self.context.later.sounds.hear("jack")

    def _hear(self, event: Node) -> None:
        button = event.target.closest(".hear")
        if button is not None:
            self.context.later.sounds.hear(button.getAttribute("data-kind"))


def _kind(kind: str, name: str) -> Markup:
    hear = html(HEAR, kind, say("sound-hear", name=name))
    return html("<div>{}{}</div>", switch("sound_" + kind, name), hear)

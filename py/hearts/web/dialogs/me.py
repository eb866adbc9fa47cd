"""The player's name and face, at the table and in the next games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.casts import cast
from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.dialogs.room import Room
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request


CHIP = (
    '<label><input type="radio" name="face" value="{}"><span>'
    '<img src="{}" alt="" width="64" height="64" loading="lazy">{}</span></label>'
)


class Me(Room):
    """All portraits that come with the game; what is chosen holds when the form is sent."""

    name = "me"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        self._face = ""
        dom.listen(self.part("faces"), "change", lambda event: self._choose(event.target.value))
        dom.listen(self.node, "submit", self._submit)

    async def fill(self, request: Request) -> None:
        """Show the player's present name and face; the sets of portraits come when they have been read."""
        seat = self.session.seats[self.session.director.viewer]
        self._face = seat.face
        self.part("name").value = seat.name
        self.part("said").textContent = ""
        self._draw()
        self.complete(self._gather())

    async def _gather(self) -> None:
        await self.context.later.casts.gather()
        self._draw()

    def follow(self, scene: Scene) -> None:
        """Close while the device changes hands: then nobody is asked for a name."""
        if self.is_open and scene.curtain is not None:
            self.close()

    def _draw(self) -> None:
        casts = self.context.later.casts
        parts = [_group(say("me-own"), [(key, say("me-face", face=key)) for key in cast.NOBODYS], self._source)]
        for home, _ in cast.SHIPPED:
            if home in casts:
                several = [(who.key, who.name) for who in casts[home].characters]
                parts.append(_group(casts[home].name, several, self._source))
        dom.write(self.part("faces"), *parts)
        self._choose(self._face)

    def _source(self, key: str) -> str:
        return self.faces.source(key, "calm")

    def _choose(self, key: str) -> None:
        self._face = key
        self.part("face").src = self.faces.source(key, "happy")
        for chip in dom.all_of("input", self.part("faces")):
            chip.checked = chip.value == key

    def _submit(self, event: Node) -> None:
        self.session.appear(self._face, self.part("name").value.strip())


def _group(title: str, several: list[tuple[str, str]], source: Callable[[str], str]) -> Markup:
    """The portraits of a set, each a radio button."""
    chips = [html(CHIP, key, source(key), name) for key, name in several]
    return html('<h3>{}</h3><div class="row">{}</div>', title, chips)

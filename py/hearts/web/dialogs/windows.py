"""Windows: the dialog to choose table, backs and faces by small pictures. A choice takes effect at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.settings import SWITCH, values
from hearts.app.table.commands import Set
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom
from hearts.web.dialogs.room import Room
from hearts.web.markup import Markup, html
from hearts.web.pieces import radio

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

CARD = '<svg viewBox="0 0 100 140" aria-hidden="true">{}</svg>'
SHOWN = "QH"  # the face that stands for all
CHOICES = ("theme", "tint", "back", "face", "chrome")
# The sentence of a value, for each of these settings.
VALUES = {
    "theme": "windows-theme_value",
    "tint": "windows-tint_value",
    "back": "windows-back_value",
    "face": "windows-face_value",
    "chrome": "windows-chrome_value",
}
HELD = ("KC", "QH", "JD")  # the cards of the preview, between two backs


SAMPLE = (
    '<label><input type="radio" name="{name}" value="{value}">'
    '<span class="sample" data-sample="{name}-{value}"{dressed} aria-hidden="true">{inside}</span>'
    "<span>{label}</span></label>"
)


class Windows(Room):
    """The table's look: themes, backs, faces. Hearts Deluxe called its menu of them “Windows”."""

    name = "windows"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        self._drawn = False
        dom.listen(self.part("form"), "change", self._change)
        dom.on_click(self.part("choose"), lambda: self.part("file").click())

    async def fill(self, request: Request) -> None:
        """Show what is chosen; the first time draw what there is."""
        if not self._drawn:
            await self._draw_all()
            self._drawn = True
        settings = self.session.settings
        self.part("said").textContent = ""
        for name in CHOICES:
            self.inside(f'[name="{name}"][value="{settings[name]}"]').checked = True
        self.inside('[name="season"]').checked = settings.on("season")

    async def _draw_all(self) -> None:
        wardrobe = self.context.later.dress.wardrobe
        wardrobe.show_all(" ".join([theme for theme in values("theme") if theme != "auto"] + ["tints"]))
        shown = [html(CARD, html('<use href="#c-{}"/>', card)) for card in ("back",) + HELD + ("back",)]
        dom.write(self.part("preview"), *shown)
        for name in CHOICES:
            dom.write(self.part(name), *[_choice(name, value) for value in values(name)])
            await clock.rest()
        wardrobe.backs(self._draw_backs)
        wardrobe.classic(SHOWN, self._draw_classic)

    def _change(self, event: Node) -> None:
        field = event.target
        if field.type == "file":
            self._take(field.files)
            return
        value = SWITCH[bool(field.checked)] if field.type == "checkbox" else field.value
        self.session.act(Set(field.name, value))

    def _take(self, several: Node) -> None:
        if several.length:
            self.context.later.dress.wardrobe.take_picture(several[0], self._taken)

    def _taken(self, why: str) -> None:
        if why:
            self.part("said").textContent = say("windows-refused", why=why)
            return
        self.part("said").textContent = say("windows-picture-kept")
        self.session.act(Set("theme", "picture"))
        self.context.later.dress.again()
        self.inside('[name="theme"][value="picture"]').checked = True

    def _draw_backs(self, text: str) -> None:
        for name, drawing in gate.parse_object(text).items():
            self._draw(f"back-{name}", str(drawing))

    def _draw_classic(self, drawing: str) -> None:
        self._draw("face-classic", drawing.replace(f'id="art-{SHOWN}"', f'class="art-{SHOWN}"'))
        art = dom.element(f"art-{SHOWN}")
        place = self.inside(f".art-{SHOWN}")
        if art is not None and place is not None:
            dom.write(place, dom.inside(art))

    def _draw(self, sample: str, drawing: str) -> None:
        place = self.inside(f'[data-sample="{sample}"]')
        if place is not None and drawing:
            dom.write(place, html(CARD, Markup(drawing)))  # a file of the game's own


def _choice(name: str, value: str) -> Markup:
    label = say(VALUES[name], value=value)
    if name == "chrome":
        return radio(name, value, label)
    table = name == "theme" or (name, value) == ("tint", "auto")
    theme = html(' data-theme="{}"', "felt" if value == "auto" else value) if table else ""
    tint = html(' data-tint="{}"', value) if name == "tint" and not table else ""
    card = SHOWN if name == "face" else "back"
    inside = html("<i></i><i></i>") if table else html(CARD, html('<use href="#c-{}"/>', card))
    return html(SAMPLE, name=name, value=value, dressed=[theme, tint], inside=inside, label=label)

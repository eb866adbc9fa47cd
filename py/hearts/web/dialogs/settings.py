"""The settings dialog: a form made from the declaration of the settings. A choice takes effect at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.blocked_people import BLOCKED, Names
from hearts.app.keeping.settings import ELSEWHERE, FLIGHTS, SETTINGS, SWITCH
from hearts.app.keeping.store import PREFIX
from hearts.app.table.commands import Set
from hearts.app.words import notices
from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.dialogs.room import Room
from hearts.web.markup import Markup, html
from hearts.web.pieces import radio, switch

if TYPE_CHECKING:
    from hearts.app.keeping.settings import Setting
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

# The groups of the form, each with its settings in order. The last one is folded: what few people change, and what is
# named nowhere.
GROUPS = (
    ("play", ("pace", "tap", "forced", "claims", "wait")),
    ("hand", ("suits", "ranks", "rows", "deck", "points_first")),
    ("table", ("scores", "seen", "sayings", "left_handed")),
    ("moves", ("flights",) + tuple([f"flights_{part}" for part in FLIGHTS]) + ("bursts", "skies")),
    ("coach", ("tutor", "costly", "peek")),
    ("more", ("think", "joe", "demo")),
)
# The sentence of a value, for each setting that is no switch.
SAID = {
    "pace": "settings-pace",
    "tap": "settings-tap",
    "forced": "settings-forced",
    "claims": "settings-claims",
    "suits": "settings-suits",
    "ranks": "settings-ranks",
    "rows": "settings-rows",
    "deck": "settings-deck",
    "tutor": "settings-tutor",
    "costly": "settings-costly",
    "think": "settings-think",
    "joe": "settings-joe",
    "demo": "settings-demo",
}
SHOWN = tuple([setting for setting in SETTINGS if setting.values and setting.name not in ELSEWHERE])


class Settings(Room):
    """Every setting that has values to choose from: switches for yes and no, else radio buttons."""

    name = "settings"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        dom.write(self.part("form"), *[_group(name, several) for name, several in GROUPS])
        dom.listen(self.part("form"), "change", self._change)
        dom.listen(self.part("blocked"), "click", self._unblock)

    async def fill(self, request: Request) -> None:
        """Show what is chosen now."""
        settings = self.session.settings
        self.part("said").textContent = ""
        self.inside("details").open = False
        self._show_blocked()
        for setting in SHOWN:
            if setting.values == SWITCH:
                self.inside(f'[name="{setting.name}"]').checked = settings.on(setting.name)
            else:
                self.inside(f'[name="{setting.name}"][value="{settings[setting.name]}"]').checked = True

    def _show_blocked(self) -> None:
        """List the people who are blocked, each with a button that ends it."""
        names = self._blocked().all()
        self.part("block").hidden = not names
        row = '<li><button type="button" class="quiet" data-key="{}">{}</button></li>'
        rows = [html(row, key, say("blocked-unblock", name=name)) for key, name in names.items()]
        dom.write(self.part("blocked"), *rows)

    def _blocked(self) -> Names:
        return Names(self.session.shelf.store.mapping, PREFIX + BLOCKED)

    def _unblock(self, event: Node) -> None:
        button = event.target.closest("[data-key]")
        if button is not None:
            names, key = self._blocked(), str(button.getAttribute("data-key"))
            name = names.all().get(key, "")
            names.drop(key)
            self._show_blocked()
            self.part("said").textContent = say("blocked-unblocked", name=name)
            dom.focus(self.inside(".main"))

    def _change(self, event: Node) -> None:
        field = event.target
        value = SWITCH[bool(field.checked)] if field.type == "checkbox" else field.value
        self.session.act(Set(field.name, value))
        self._tell()

    def _tell(self) -> None:
        """Tell here if a choice could not be kept, because the notice lies behind this dialog."""
        why = self.session.shelf.problem
        self.part("said").textContent = notices.unsaved("settings", why) if why else ""


def _group(group: str, several: tuple[str, ...]) -> Markup:
    """A heading and the settings below it; of the last group they are folded."""
    named = [name for _, names in GROUPS for name in names]
    last = group == GROUPS[-1][0]
    order = several + tuple([setting.name for setting in SHOWN if last and setting.name not in named])
    known = {setting.name: setting for setting in SHOWN}
    fields = [_field(known[name]) for name in order]
    title = say("settings-group", group=group)
    folded = "<details><summary>{}</summary>{}</details>"
    return html(folded, title, fields) if last else html("<h3>{}</h3>{}", title, fields)


def _field(setting: Setting) -> Markup:
    """One setting."""
    name, title = setting.name, say("settings-label", setting=setting.name)
    if setting.values == SWITCH:
        return switch(name, title)
    chips = [radio(name, value, say(SAID[name], value=value)) for value in setting.values]
    return html('<fieldset><legend>{}</legend><div class="row">{}</div></fieldset>', title, chips)

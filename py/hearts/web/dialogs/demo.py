"""The demonstration: how fast the minds play and how the cards lie; and one's own seat, to take again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.library.settings import values
from hearts.app.words.demo import SENTENCES
from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.settings import SENTENCES as SETTINGS
from hearts.web import html
from hearts.web.browser import dom
from hearts.web.dialogs.dialog import Dialog

if TYPE_CHECKING:
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

CHOICES = (("pace", "paces"), ("demo", "cards"))  # a setting, and the part that shows what may be chosen for it


class Demo(Dialog):
    """Opened by a tap on the table where minds alone play."""

    name = "demo"
    words = SENTENCES

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        ENGLISH.add(SETTINGS)
        for name, part in CHOICES:
            chips = [html.radio(name, value, say(f"settings.{name}.{value}")) for value in values(name)]
            self.part(part).innerHTML = "".join(chips)
        dom.listen(self.part("form"), "change", self._change)

    def fill(self, request: Request) -> None:
        """Show what is chosen now."""
        for name, _ in CHOICES:
            self.inside(f'[name="{name}"][value="{self.session.settings[name]}"]').checked = True

    def _change(self, event: Node) -> None:
        self.session.do(f"set {event.target.name} {event.target.value}")

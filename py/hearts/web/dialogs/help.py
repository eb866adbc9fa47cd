"""Help: how to play by hand, and the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.dialogs.room import Room
from hearts.web.markup import Markup, html
from hearts.web.table.keys import KEYS

if TYPE_CHECKING:
    from hearts.web.context import Context


class Help(Room):
    """The list of keys is made from the table that the input reads."""

    name = "help"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        dom.write(self.part("keys"), *[_line(shown, words) for shown, words, _ in KEYS])


def _line(shown: str, words: str) -> Markup:
    spans = [[html("<kbd>{}</kbd>", key) for key in span.split("–")] for span in shown.split()]
    keys = [html("{}–{} " if len(span) > 1 else "{} ", *span) for span in spans]
    return html("<div><dt>{}</dt><dd>{}</dd></div>", keys, say(words))

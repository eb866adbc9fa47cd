"""Help: how to play by hand, and the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.dialogs.room import Room
from hearts.web.html import escaped
from hearts.web.table.keys import KEYS

if TYPE_CHECKING:
    from hearts.web.context import Context


class Help(Room):
    """The list of keys is made from the table that the input reads."""

    name = "help"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        dom.write(self.part("keys"), "".join([_line(shown, words) for shown, words, _ in KEYS]))


def _line(shown: str, words: str) -> str:
    keys = [f"<kbd>{escaped(key)}</kbd>".replace("–", "</kbd>–<kbd>") for key in shown.split()]
    return f"<div><dt>{' '.join(keys)}</dt><dd>{escaped(say(words))}</dd></div>"

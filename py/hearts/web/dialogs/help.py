"""Help: how to play by the rules at the table, the keys, how to play by hand, and what this game is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.rules.sentences import outline
from hearts.app.words.help import SENTENCES
from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.dialogs.dialog import Dialog
from hearts.web.html import escaped
from hearts.web.table.keys import KEYS

if TYPE_CHECKING:
    from hearts.web.context import Context
    from hearts.web.request import Request


class Help(Dialog):
    """The list of keys is made from the table that the input reads."""

    name = "help"
    words = SENTENCES

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self.part("keys").innerHTML = "".join([_line(shown, words) for shown, words, _ in KEYS])
        self.part("version").textContent = dom.first('meta[name="version"]').content

    async def fill(self, request: Request) -> None:
        """Write how the game at the table is played."""
        told = [f"<p>{escaped(paragraph)}</p>" for paragraph in outline(self.session.rules)]
        self.part("rules").innerHTML = "".join(told)


def _line(shown: str, words: str) -> str:
    keys = [f"<kbd>{escaped(key)}</kbd>".replace("–", "</kbd>–<kbd>") for key in shown.split()]
    return f"<div><dt>{' '.join(keys)}</dt><dd>{escaped(say(words))}</dd></div>"

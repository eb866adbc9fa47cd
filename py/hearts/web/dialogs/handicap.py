"""The handicap of the New game dialog: who starts with points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.rules import form as rulebook
from hearts.app.words.locale import say
from hearts.app.words.phrases import listed, signed
from hearts.web.browser import dom
from hearts.web.html import escaped

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts.web.browser.dom import Node

WRONG = -999  # stands for what is no number: no rules allow such a start


class Handicap:
    """A field for each seat, in a part of the dialog that opens.

    names   of those at the table; wish: tries another handicap, and gives back why it cannot be, or an empty text
    """

    def __init__(self, names: Callable[[], list[str]], wish: Callable[[str], str]) -> None:
        self._names = names
        self._wish = wish
        self._start: Sequence[int] = ()
        self._home, self._fields = dom.element("new-game-start"), dom.element("new-game-starts")
        self._why = dom.element("new-game-start-why")
        dom.listen(self._home, "toggle", lambda event: self.tell(self._start))
        dom.listen(self._fields, "input", lambda event: self._type(event.target))

    def tell(self, start: Sequence[int]) -> None:
        """These start scores in a few words, and when it is open a field for each seat."""
        self._start = start
        scores = listed([signed(score) for score in start])
        dom.element("new-game-start-now").textContent = scores if any(start) else say("new_game.handicap.none")
        if self._why.textContent:
            self._again()
        elif self._home.open and not self._fields.contains(dom.active()):
            fields = [_field(name, score) for name, score in zip(self._names(), start)]
            self._fields.innerHTML = "".join(fields)

    def rename(self) -> None:
        """Who sits there now, beside each field; what is in the fields stays."""
        for label, name in zip(dom.all_of("label", self._fields), self._names()):
            label.firstChild.textContent = f"{name} "

    def _again(self) -> None:
        """What was refused stands in its fields, as many as now sit down, until it is granted."""
        fields, names = self._fields, self._names()
        while fields.childElementCount > len(names):
            fields.lastElementChild.remove()
        for name in names[fields.childElementCount :]:
            fields.append(dom.of_html(_field(name, 0)))
        wrong = [each for each in dom.all_of("input", fields) if each.validity.customError]
        self._type(wrong[0] if wrong else fields.querySelector("input"))

    def _type(self, field: Node) -> None:
        fields = dom.all_of("input", self._fields)
        try:
            start = [int(each.value or "0") for each in fields]
        except ValueError:
            start = [WRONG]
        why = self._wish(rulebook.handicap(start))
        for each in fields:
            each.setCustomValidity(why if each == field else "")


def _field(name: str, score: int) -> str:
    return (
        f'<label>{escaped(name)} <input type="number" value="{score}" min="-50" max="75" '
        f'step="1" aria-describedby="new-game-start-why"></label>'
    )

"""The handicap of the New game dialog: start scores of the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import say
from hearts.app.words.phrases import listed, written
from hearts.engine.rules import HIGHEST_START, LOWEST_START
from hearts.web.browser import dom
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts.web.browser.dom import Node
    from hearts.web.dialogs.dialog import Parts


class Handicap:
    """A field for each seat, in a part of the dialog that opens.

    part    finds the elements of the dialog
    names   of those at the table
    wish    tries another handicap, and gives back why it cannot be, or an empty text
    may     whether anybody may start with this score
    """

    def __init__(
        self,
        part: Parts,
        names: Callable[[], list[str]],
        wish: Callable[[str], str],
        may: Callable[[str], bool],
    ) -> None:
        self._names, self._wish, self._may = names, wish, may
        self._start: Sequence[int] = ()
        self._home, self._fields = part("start"), part("starts")
        self._why, self._now = part("start-why"), part("start-now")
        dom.listen(self._home, "toggle", lambda event: self.tell(self._start))
        dom.listen(self._fields, "input", lambda event: self._type())

    def tell(self, start: Sequence[int]) -> None:
        """Show these start scores in a few words, and when it is open a field for each seat."""
        self._start = start
        scores = listed([written(score) for score in start])
        self._now.textContent = scores if any(start) else say("new_game-handicap-none")
        if self._why.textContent:
            self._again()
        elif self._home.open and not self._fields.contains(dom.active()):
            fields = [_field(name, score) for name, score in zip(self._names(), start)]
            dom.write(self._fields, *fields)

    def rename(self) -> None:
        """Write the names beside the fields, without changing the fields."""
        for label, name in zip(dom.all_of("label", self._fields), self._names()):
            label.firstChild.textContent = f"{name} "

    def _again(self) -> None:
        """Write the refused start scores into the fields, one for each player, until they are granted."""
        fields, names = self._fields, self._names()
        while fields.childElementCount > len(names):
            fields.lastElementChild.remove()
        for name in names[fields.childElementCount :]:
            fields.append(dom.of_html(_field(name, 0)))
        self._type()

    def _type(self) -> None:
        """Try the handicap in the fields; mark those that are wrong."""
        fields = dom.all_of("input", self._fields)
        why = self._wish(",".join([_score(field) for field in fields]))
        for field in fields:
            field.setCustomValidity("" if self._may(_score(field)) else why)


def _score(field: Node) -> str:
    """Return what stands in a field; an empty one starts at zero."""
    return str(field.value) or "0"


def _field(name: str, score: int) -> Markup:
    field = (
        '<label>{} <input type="number" value="{}" min="{}" max="{}" step="1" aria-describedby="new-game-start-why">'
        "</label>"
    )
    return html(field, name, score, LOWEST_START, HIGHEST_START)

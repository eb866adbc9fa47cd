"""How a deal has ended, told in the middle of the table: what was taken, how it stands, and where to read more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import hearts.app.words.standing  # noqa: F401 - its sentences are said here
from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.html import escaped

if TYPE_CHECKING:
    from hearts.app.scene.model import Action, Ending, Scene


class DealEnd:
    """Follows the scenes. It is seen only while the table shows the end of a deal; the strip has the button."""

    def __init__(self) -> None:
        self._node = dom.made("div", "told")
        self._shown = ""
        dom.element("signs").after(self._node)

    def follow(self, scene: Scene) -> None:
        """Tell the end of a deal; nothing where a dialog tells it, or nothing has ended."""
        ending = scene.ending
        content = _content(ending) if ending is not None and ending.kind == "deal" else ""
        if content != self._shown:
            self._shown = content
            self._node.innerHTML = content


def _content(ending: Ending) -> str:
    first, *more = ending.text.split("\n")
    lines = [f"<h2>{escaped(first)}</h2>"] + [f"<p>{escaped(line)}</p>" for line in more]
    sheet = f'<button type="button" data-do="open score-sheet">{escaped(say("deal.sheet"))}</button>'
    return "".join(lines) + "<p>" + "".join([sheet] + [_link(action) for action in ending.actions[1:]]) + "</p>"


def _link(action: Action) -> str:
    return f'<button type="button" data-do="{escaped(action.command)}">{escaped(action.label)}</button>'

"""The end of a deal, told in the middle of the table: points, standing, and the way to more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import PRACTICE, Action
from hearts.app.sitting.cutting import next_commitment
from hearts.app.words.locale import say
from hearts.app.words.phrases import signed
from hearts.web.browser import dom
from hearts.web.html import escaped

if TYPE_CHECKING:
    from hearts.app.scene.model import Ending, Scene, SeatAt
    from hearts.app.sitting.session import Session
    from hearts.web.table.faces import Faces


PAR = '<p class="par">&nbsp;</p>'  # par is written here later: it has its room from the start


class DealEnd:
    """Follows the scenes. It is seen only while the table shows the end of a deal; the strip has the button."""

    def __init__(self, session: Session, faces: Faces) -> None:
        self._session, self._faces = session, faces
        self._node = dom.new_element("div", "told")
        self._points = dom.new_element("ul", "gains")
        self._shown = ""
        self._points.setAttribute("aria-label", say("deal-points"))
        dom.element("signs").after(self._node)
        self._node.after(self._points)

    def follow(self, scene: Scene) -> None:
        """Tell the end of a deal; nothing where a dialog tells it, or nothing has ended."""
        ending = scene.ending
        content = points = ""
        if ending is not None and ending.kind == "deal":
            content, points = _content(ending, self._hash(scene)), self._told(scene.seats)
        elif ending is not None and ending.kind == "game":  # seen where the dialog has been left
            result = _link(Action(command="open ending", label=say("deal-result")))
            content = f"<p>{result}</p>"
        if content + points != self._shown:
            self._shown = content + points
            dom.write(self._node, content)
            dom.write(self._points, points)

    def tell_par(self, sentence: str) -> None:
        """Say how the deal went against par, where its end is told still."""
        for node in dom.all_of(".par", self._node):
            node.textContent = sentence

    def _told(self, seats: list[SeatAt]) -> str:
        """Return what each seat has in this deal, as HTML: it stands where the hand lay."""
        least = min([seat.points for seat in seats])
        items = ""
        for seat in seats:
            best = ' class="best"' if seat.points == least else ""
            face = escaped(self._faces.source(seat.face, seat.mood))
            items += (
                f'<li{best}><img src="{face}" alt="{escaped(seat.name)}"> <b>{escaped(signed(seat.points))}</b></li>'
            )
        return items

    def _hash(self, scene: Scene) -> str:
        """Return the hash that binds the house for the next deal; empty where nobody here could cut it."""
        other = scene.watching or scene.demo or scene.kind in PRACTICE
        promise = None if other else next_commitment(self._session.journal)
        return promise.hash if promise else ""


def _content(ending: Ending, hash: str) -> str:
    first, *more = ending.text.split("\n")
    lines = [f"<h2>{escaped(first)}</h2>"] + [f"<p>{escaped(line)}</p>" for line in more]
    sheet = f'<button type="button" data-do="open score-sheet">{escaped(say("deal-sheet"))}</button>'
    links = [sheet] + [_link(action) for action in ending.actions[1:]] + ([_shuffle(hash)] if hash else [])
    return "".join(lines) + "<p>" + "".join(links) + "</p>" + PAR


def _shuffle(hash: str) -> str:
    label, spoken = escaped(say("shuffle-line", hash=hash[:6])), escaped(say("shuffle-line-spoken"))
    return f'<button type="button" class="shuffled" data-do="open shuffle" title="{spoken}">{label}</button>'


def _link(action: Action) -> str:
    return f'<button type="button" data-do="{escaped(action.command)}">{escaped(action.label)}</button>'

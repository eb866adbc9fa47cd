"""The end of a deal, told in the middle of the table: points, standing, and the way to more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import PRACTICE, Action
from hearts.app.sitting.cutting import next_commitment
from hearts.app.words.locale import say
from hearts.app.words.phrases import written
from hearts.web.browser import dom
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from hearts.app.scene.model import Ending, Scene, SeatAt
    from hearts.app.sitting.session import Session
    from hearts.web.table.faces import Faces


class DealEnd:
    """Follows the scenes. It is seen only while the table shows the end of a deal; the strip has the button."""

    def __init__(self, session: Session, faces: Faces) -> None:
        self._session, self._faces = session, faces
        self._node = dom.new_element("div", "told")
        self._points = dom.new_element("ul", "gains")
        self._shown = html(""), html("")
        self._points.setAttribute("aria-label", say("deal-points"))
        dom.element("signs").after(self._node)
        self._node.after(self._points)

    def follow(self, scene: Scene) -> None:
        """Tell the end of a deal; nothing where a dialog tells it, or nothing has ended."""
        ending = scene.ending
        content, points = html(""), html("")
        if ending is not None and ending.kind == "deal":
            content, points = _content(ending, self._hash(scene)), self._told(scene.seats)
        elif ending is not None and ending.kind == "game":  # seen where the dialog has been left
            result = _link(Action(command="open ending", label=say("deal-result")))
            content = html("<p>{}</p>", result)
        if (content, points) != self._shown:
            self._shown = content, points
            dom.write(self._node, content)
            dom.write(self._points, points)

    def tell_par(self, sentence: str) -> None:
        """Say how the deal went against par, where its end is told still."""
        for node in dom.all_of(".par", self._node):
            node.textContent = sentence

    def _told(self, seats: list[SeatAt]) -> Markup:
        """Return what each seat has in this deal: it stands where the hand lay."""
        least = min([seat.points for seat in seats])
        items = []
        for seat in seats:
            best = html(' class="best"') if seat.points == least else ""
            face = self._faces.source(seat.face, seat.mood)
            items.append(
                html('<li{}><img src="{}" alt="{}"> <b>{}</b></li>', best, face, seat.name, written(seat.points))
            )
        return html("{}", items)

    def _hash(self, scene: Scene) -> str:
        """Return the hash that binds the house for the next deal; empty where nobody here could cut it."""
        other = scene.watching or scene.demo or scene.kind in PRACTICE
        promise = None if other else next_commitment(self._session.journal)
        return promise.hash if promise else ""


def _content(ending: Ending, hash: str) -> Markup:
    first, *more = ending.text.split("\n")
    lines = [html("<h2>{}</h2>", first)] + [html("<p>{}</p>", line) for line in more]
    sheet = html('<button type="button" data-do="open score-sheet">{}</button>', say("deal-sheet"))
    links = [sheet] + [_link(action) for action in ending.actions[1:]] + ([_shuffle(hash)] if hash else [])
    return html('{}<p>{}</p><p class="par">\u00a0</p>', lines, links)  # par comes later: it has its room from the start


def _shuffle(hash: str) -> Markup:
    label, spoken = say("shuffle-line", hash=hash[:6]), say("shuffle-line-spoken")
    return html('<button type="button" class="shuffled" data-do="open shuffle" title="{}">{}</button>', spoken, label)


def _link(action: Action) -> Markup:
    return html('<button type="button" data-do="{}">{}</button>', action.command, action.label)

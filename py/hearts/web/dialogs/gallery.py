"""The gallery of the New game dialog: sets that can be downloaded, and the question that a link to one asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.casts import gallery
from hearts.app.casts.cast import OWN
from hearts.app.words.locale import say
from hearts.app.words.measures import size_of
from hearts.web.browser import dom
from hearts.web.markup import Markup, html
from hearts.web.request import FileFor, Paragraph, Question, SetIn

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.web.browser.dom import Node
    from hearts.web.casts import Casts
    from hearts.web.context import Context
    from hearts.web.request import Request


ROW = '<li><div><b>{}</b> <small>{}</small><p>{}</p></div><button type="button" class="quiet" value="{}"></button></li>'


class Gallery:
    """The list of the sets that can be downloaded; a set that is here already can sit down.

    get     is called with the id of a set that the player wants
    choose  is called with the home of a set that is to sit down
    """

    def __init__(self, node: Node, casts: Casts, get: Callable[[str], object], choose: Callable[[str], object]) -> None:
        self._list, self._casts, self._get, self._choose = node, casts, get, choose
        dom.write(node, *[_row(id, size) for id, size in gallery.SETS])
        dom.listen(node, "click", self._press)
        self.tell()

    def tell(self) -> None:
        """Show of each set whether it is here."""
        for button in dom.all_of("button", self._list):
            id = str(button.value)
            name = say("gallery-set", set=id)
            here = self._here(id)
            button.textContent = say("gallery-seat") if here else say("gallery-get")
            called = say("gallery-seat-name", name=name) if here else say("gallery-get-name", name=name)
            button.setAttribute("aria-label", called)

    def _press(self, event: Node) -> None:
        button = event.target.closest("button")
        if button is None:
            return
        id = str(button.value)
        if self._here(id):
            self._choose(OWN + id)
        else:
            self._get(id)

    def _here(self, id: str) -> bool:
        """Return whether the player has this set; another one of their own may have its id, but not its name."""
        home = OWN + id
        return home in self._casts and self._casts[home].name == say("gallery-set", set=id)


def _row(id: str, size: int) -> Markup:
    return html(ROW, say("gallery-set", set=id), size_of(size), say("gallery-set_about", set=id), id)


async def get_set(context: Context, request: Request) -> None:
    """Ask whether to get the set that a link names. Nothing is fetched before the player says yes."""
    assert isinstance(request, SetIn)
    id, size = request.id, gallery.size(request.id)
    if not size:
        context.session.notice(say("gallery-unknown"), "why")
        return
    texts = (
        Paragraph(say("gallery-set_about", set=id), kind="lead"),
        Paragraph(say("gallery-ask-text", size=size_of(size))),
    )
    buttons = (("no", say("gallery-ask-no")), ("yes", say("gallery-ask-yes")))
    title = say("gallery-ask", name=say("gallery-set", set=id))
    if await context.ask(Question("get-set", title, texts, buttons, "no", main="yes")) == "yes":
        context.open(FileFor("new-game", gallery=id))

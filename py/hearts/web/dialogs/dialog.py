"""The base of every dialog: a native <dialog>, its markup put into the page at the first opening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.tasks import Task
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom, packs
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene
    from hearts.app.tasks import Work
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

    Parts = Callable[[str], Node]  # finds an element of a dialog, as `Dialog.part` does

HOME = "hearts/web/dialogs"
BRIEF = 4  # milliseconds of filling after which it is shown in a task of its own: the browser lays it out in there


class Dialog:
    """The base class: a dialog says its `name`, and fills its parts when it is opened.

    name  the id of its element; the ids of its parts begin with it, and its markup is NAME.html with _ for -;
          {{id}} in it stands for the sentence of that id
    home  the folder of its markup
    """

    name = ""
    home = HOME

    def __init__(self, context: Context) -> None:
        self.session, self.faces, self.context = context.session, context.faces, context
        self._opening = Task()
        self._works: dict[str, Task] = {}
        self.node = dom.of_html(fill_sentences(packs.text_of(f"{self.home}/{self.name.replace('-', '_')}.html")))
        self.node.setAttribute("tabindex", "-1")
        dom.body.append(self.node)
        dom.listen(self.node, "close", lambda event: self._closed())

    def open(self, request: Request) -> None:
        """Fill it and show it on top of what is open. Earlier work for it ends.

        request  what it is opened with: a value of `hearts.web.request`, of the kind that this dialog asserts
        """
        self.stop()
        self._opening = self.context.run(self._fill_and_show(request))

    def drop(self) -> None:
        """Show it no more, if it is still being filled."""
        self._opening.cancel()

    async def _fill_and_show(self, request: Request) -> None:
        director = self.session.director
        curtain = director.curtain
        await self.fill(request)
        await clock.rest(BRIEF)
        if director.curtain in (curtain, -1):  # else it has come down meanwhile: nothing is to lie over it
            self.show()

    def work(self, work: Work, name: str = "", on_error: Callable[[str], object] | None = None) -> None:
        """Begin work for what the dialog shows, in place of earlier work of the same name.

        It ends when the dialog is closed or opened anew. `on_error` hears of an error in it, as a sentence.
        """
        self.stop(name)
        self._works[name] = self.context.run(work, on_error)

    def busy(self, name: str) -> bool:
        """Return whether something is being done under this name."""
        return name in self._works and not self._works[name].done

    def stop(self, *names: str) -> None:
        """End the work with these names; without names all work, and the opening."""
        if not names:
            self._opening.cancel()
        for name in names or list(self._works):
            if name in self._works:
                self._works[name].cancel()

    def _closed(self) -> None:
        if not self.is_open and self._opening.done:  # else it has been opened again at once
            self.stop()

    async def fill(self, request: Request) -> None:
        """Write what it shows, with `clock.rest()` between the parts if that takes long; `request` as in `open`."""

    def follow(self, scene: Scene) -> None:
        """Keep in step with the table, open or not; called for every scene once the dialog has been made."""

    def show(self) -> None:
        """Show it as it is."""
        if not self.node.open:
            dom.body.append(self.node)  # of all dialogs that are open, the last in the page is the one on top
            self.node.showModal()
            self._to_chosen(dom.active())
        self.node.scrollTop = 0

    def _to_chosen(self, first: Node) -> None:
        """If the first field is a radio button, give the keyboard to the chosen one of its group.

        If none is chosen, give it to the dialog, because an arrow key would choose one.
        """
        if first.matches('[type="radio"]'):
            dom.focus(self.inside(f'[name="{first.name}"]:checked') or self.node)

    def close(self) -> None:
        """Hide it."""
        self.node.close()

    def stay(self) -> None:
        """Let only its own buttons close it. A second Escape closes it anyway; then it is opened again."""
        self._forced = False
        self.node.setAttribute("closedby", "none")
        dom.listen(self.node, "cancel", self.ask_back)
        dom.listen(self.node, "close", lambda event: self._reopen())

    def ask_back(self, event: Node) -> None:
        """Keep it open: Escape asks it to close."""
        event.preventDefault()
        self._forced = not event.defaultPrevented

    def _reopen(self) -> None:
        forced, self._forced = self._forced, False
        if forced:
            self.show()

    @property
    def is_open(self) -> bool:
        """Whether it is shown."""
        return bool(self.node.open)

    def part(self, name: str) -> Node:
        """Return the part with this name."""
        return dom.element(f"{self.name}-{name}")

    def inside(self, selector: str) -> Node:
        """Return the first of its elements that a CSS selector finds."""
        return self.node.querySelector(selector)


def fill_sentences(markup: str) -> Markup:
    """Return markup with sentences in place of their ids."""
    before, *parts = markup.split("{{")
    whole: list[str | Markup] = [Markup(before)]
    for part in parts:
        id, _, after = part.partition("}}")
        whole += [say(id), Markup(after)]
    return html("{}", whole)

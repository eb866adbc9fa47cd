"""The base of every dialog: a native <dialog>, its markup put into the page at the first opening."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say
from hearts.web.browser import clock, dom, packs
from hearts.web.html import escaped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts.app.scene.model import Scene
    from hearts.app.words.locale import Sentence
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request

HOME = "hearts/web/dialogs"
BRIEF = 4  # milliseconds of filling after which it is shown in a task of its own: the browser lays it out in there
LONG = 12  # milliseconds of filling after which a large dialog is laid out part by part


class Dialog:
    """The base class: a dialog says its `name`, and fills its parts when it is opened.

    name   the id of its element; the ids of its parts begin with it, and its markup is NAME.html with _ for -
    words  the sentences that it says; {{id}} in its markup stands for the sentence of that id
    parts  of a large dialog: what is still to come, frame by frame, while it is laid out unseen (`data-coming`)
    """

    name = ""
    words: dict[str, Sentence] = {}
    parts: tuple[str, ...] = ()

    def __init__(self, context: Context) -> None:
        self.session, self.faces, self.context = context.session, context.faces, context
        ENGLISH.add(self.words)
        self.node = dom.of_html(filled(packs.text_of(f"{HOME}/{self.name.replace('-', '_')}.html")))
        self.node.setAttribute("tabindex", "-1")
        dom.body.append(self.node)

    def open(self, request: Request) -> None:
        """Fill it and show it, on top of what is open: in steps, so that the page stays alive.

        request  what it is opened with: a value of `hearts.web.request`, of the kind that this dialog asserts
        """
        clock.in_steps(self._opening(request), BRIEF)

    def _opening(self, request: Request) -> Iterator[None]:
        director, begun = self.session.director, clock.since_start()
        curtain, steps = director.curtain, self.fill(request)
        if steps is not None:
            yield from steps
        slow = clock.since_start() - begun > LONG
        yield
        if director.curtain not in (curtain, -1):
            return  # it has come down meanwhile: nothing is to lie over it
        if slow and self.parts:
            clock.in_frames(self._laying())
        else:
            self.show()

    def _laying(self) -> Iterator[None]:
        for part in self.parts:
            self.node.setAttribute("data-coming", part)
            if part == self.parts[0]:
                self.show()
            yield
        self.node.removeAttribute("data-coming")
        if self.is_open:
            dom.focus(self.inside(".main"))

    def fill(self, request: Request) -> Iterator[None] | None:
        """Write what it shows, in steps where that takes long; `request` as in `open`."""

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
        """Of choices that exclude each other, the one that is chosen has the keyboard, and not the first.

        Where none is, the dialog has it: an arrow would choose another one.
        """
        if first.matches('[type="radio"]'):
            dom.focus(self.inside(f'[name="{first.name}"]:checked') or self.node)

    def close(self) -> None:
        """Hide it."""
        self.node.close()

    def stay(self) -> None:
        """From now on only what it offers closes it: a browser that is asked to twice in a row does not ask back."""
        self._forced = False
        self.node.setAttribute("closedby", "none")
        dom.listen(self.node, "cancel", self._ask_back)
        dom.listen(self.node, "close", lambda event: self._reopen())

    def _ask_back(self, event: Node) -> None:
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
        """The part with this name."""
        return dom.element(f"{self.name}-{name}")

    def inside(self, selector: str) -> Node:
        """The first of its elements that a CSS selector finds."""
        return self.node.querySelector(selector)


def close_all() -> None:
    """Hides every dialog."""
    for node in dom.all_of("dialog[open]"):
        node.close()


def filled(markup: str) -> str:
    """Markup with the sentences for which ids stand in it."""
    parts = markup.split("{{")
    for number in range(1, len(parts)):
        id, _, rest = parts[number].partition("}}")
        parts[number] = escaped(say(id)) + rest
    return "".join(parts)

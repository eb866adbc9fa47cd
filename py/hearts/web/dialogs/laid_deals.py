"""Parts of the dialog in which a deal is laid out: the scores before it, and the deals that are saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.laid_deals import Laid
from hearts.app.same.layout import Layout
from hearts.app.words.locale import say
from hearts.app.words.phrases import listed, paragraph, written
from hearts.engine.rules import HIGHEST_START, LOWEST_START
from hearts.web.browser import dom
from hearts.web.markup import html
from hearts.web.request import Question

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.engine.rules import Rules
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.dialogs.dialog import Parts

FIELD = (
    '<label>{name} <input type="number" value="{score}" min="{least}" max="{most}" step="1" '
    'aria-describedby="layout-why"></label>'
)
ITEM = (
    '<li><button type="button" class="quiet" value="{name}">{name}</button>'
    '<button type="button" class="quiet" value="{name}" data-drop aria-label="{drop}">✕</button></li>'
)


class Scores:
    """A field for each seat; `wish` takes what was typed, and returns why it cannot be."""

    def __init__(self, part: Parts, wish: Callable[[list[str]], str]) -> None:
        self._part, self._wish = part, wish
        dom.listen(part("starts"), "input", lambda event: self._type())

    def show(self, rules: Rules, names: list[str]) -> None:
        """Write these scores into the fields."""
        fields = []
        for name, score in zip(names, rules.start):
            fields.append(html(FIELD, name=name, score=score, least=LOWEST_START, most=HIGHEST_START))
        dom.write(self._part("starts"), *fields)
        self._part("why").textContent = ""
        self._part("limit").textContent = say("layout-scores-about", limit=rules.limit)
        self.tell(rules)

    def rename(self, names: list[str]) -> None:
        """Write the names beside the fields, without changing the fields."""
        for label, name in zip(dom.all_of("label", self._part("starts")), names):
            label.firstChild.textContent = f"{name} "

    def tell(self, rules: Rules) -> None:
        """Say the scores in a few words."""
        scores = listed([written(score) for score in rules.start]) if any(rules.start) else say("layout-scores-none")
        self._part("scores").textContent = say("layout-scores", scores=scores)

    def _type(self) -> None:
        fields = dom.all_of("input", self._part("starts"))
        self._part("why").textContent = self._wish([str(field.value) for field in fields])


class SavedDeals:
    """The list of the deals that are saved.

    now     what lies in the dialog; open: shows one that was saved
    """

    def __init__(
        self, part: Parts, context: Context, now: Callable[[], Layout | None], open: Callable[[Layout], object]
    ) -> None:
        self._part, self._context, self._now, self._open = part, context, now, open
        dom.listen(part("keep"), "submit", self._save)
        dom.listen(part("list"), "click", self._press)

    def list(self) -> None:
        """List all, the latest first."""
        items = []
        for name, _ in reversed(self._laid.all()):
            drop = say("layout-keep-drop", name=name)
            items.append(html(ITEM, name=name, drop=drop))
        dom.write(self._part("list"), *items)
        self._say("" if items else say("layout-keep-none"))

    @property
    def _laid(self) -> Laid:
        return Laid(self._context.session.shelf.store)

    def _save(self, event: Node) -> None:
        event.preventDefault()  # the dialog stays
        layout = self._now()
        if layout is not None:
            laid = self._laid
            name = laid.keep(str(self._part("name").value), layout.text())
            self.list()
            told = [say("layout-keep-saved", name=name), say("kept-taken-lost", count=laid.lost) if laid.lost else ""]
            self._say(paragraph(told) if name else say("layout-keep-full"))

    def _press(self, event: Node) -> None:
        button = event.target.closest("button")
        if button is None:
            return
        name = str(button.value)
        if button.hasAttribute("data-drop"):
            self._context.run(self._drop(name))
            return
        try:
            layout = Layout.read(dict(self._laid.all()).get(name, ""))
        except ValueError:
            self._say(say("layout-keep-wrong", name=name))
            return
        self._open(layout)
        self._part("name").value = name
        self._say(say("layout-keep-opened", name=name))

    async def _drop(self, name: str) -> None:
        buttons = (("no", say("layout-keep-no")), ("yes", say("layout-keep-yes")))
        question = Question("layout-ask", say("layout-keep-ask", name=name), (), buttons, "no")
        if await self._context.ask(question) == "yes":
            self._laid.drop(name)
            self.list()
            dom.focus(self._part("name"))

    def _say(self, text: str) -> None:
        self._part("kept").textContent = text

"""Saved data: every text in the storage with its size, to look at, to copy, to save as a file and to delete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.casts import cast
from hearts.app.keeping.kinds import FINISHED, RESULTS
from hearts.app.keeping.settings import SETTINGS
from hearts.app.table.commands import Command, Set
from hearts.app.words import notices
from hearts.app.words.locale import say
from hearts.app.words.measures import size_of
from hearts.app.words.phrases import paragraph
from hearts.web.browser import clock, dom, files
from hearts.web.dialogs.everything import Everything
from hearts.web.dialogs.room import Room
from hearts.web.markup import Markup, html
from hearts.web.request import Paragraph, Question

if TYPE_CHECKING:
    from hearts.app.keeping.shelf import Item, Sized
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context
    from hearts.web.request import Request


class YourData(Room):
    """Deleting asks first, and so does showing a text that may reveal cards."""

    name = "kept"

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        self._shelf = self.session.shelf
        self._shown: list[Item] = []
        self._items: dict[str, Item] = {}
        self._everything = Everything(self.part, context, self._lost, self._list)
        dom.listen(self.part("list"), "click", self._press)

    async def fill(self, request: Request) -> None:
        """Write the list of saved texts."""
        self._say("")
        self._list()
        await clock.rest()
        self._everything.fill()

    # ---- what a person does ------------------------------------------------------------------------------------

    def _press(self, event: Node) -> None:
        button = event.target.closest("button")
        if button is None:
            return
        what, _, name = button.value.partition(" ")
        item = self._items[name]
        self._say("")
        if what == "delete":
            self.context.run(self._delete(item), self._say)
        elif item.kind == "hall":
            self.context.run(self._save_results(), self._say)
        elif item.covered:
            self.context.run(self._uncover(what, item), self._say)
        else:
            self._do(what, item)  # at once: a browser copies only what it is asked for in the player's own click

    async def _uncover(self, what: str, item: Item) -> None:
        if await self._sure("kept-ask-cards", say("kept-ask-cards-text")):
            self._do(what, item)

    async def _sure(self, title: str, text: str) -> bool:
        buttons = (("no", say("kept-no")), ("yes", say("kept-yes")))
        question = Question("kept-ask", say(title), (Paragraph(text),), buttons, "no")
        return await self.context.ask(question) == "yes"

    def _do(self, what: str, item: Item) -> None:
        text = self._shelf.text(item.name)
        if what == "look":
            self._look(text)
        elif what == "copy":
            files.copy(text, lambda copied: self._copied(copied, text))
        else:
            file = file_of(item, text)
            files.save(file, text)
            self._say(say("kept-saved", file=file))

    def _look(self, text: str) -> None:
        field = self.part("text")
        field.value = text
        field.hidden = False
        field.focus()

    def _copied(self, copied: bool, text: str) -> None:
        self._say(say("kept-copied") if copied else say("kept-by_hand"))
        if not copied:
            self._look(text)
            self.part("text").select()

    async def _save_results(self) -> None:
        self._say(await self.context.later.leaderboard.save())

    async def _delete(self, item: Item) -> None:
        table = item.kind == "table"
        text = say("kept-ask-table-text") if table else item_title(item)
        if not await self._sure("kept-ask-table" if table else "kept-ask-delete", text):
            return
        if table:
            if not self.session.hold.held:
                self._say(notices.watching())
                return
            self.session.act(Command("again"))
        elif item.kind == "cast" and cast.OWN + item.about in self.context.later.casts:
            self.context.later.casts.drop(cast.OWN + item.about)
        elif item.many:
            self._shelf.drop(item.name)
            for name, drawer in (await self._drawers()).items():
                if name == item.name:
                    await drawer.clear()
        else:
            if item.kind == "settings":
                for setting in SETTINGS:
                    self.session.act(Set(setting.name, setting.default))
            self._shelf.drop(item.name)
            self.context.later.spare.drop(item.name)
            if item.kind == "picture":
                self.context.later.dress.again()
        self._say(say("kept-deleted", title=item_title(item)))
        self._list()
        dom.focus(self.node)

    # ---- what is shown -----------------------------------------------------------------------------------------

    def _list(self) -> None:
        self._show(self._shelf.items())
        self.complete(self._list_drawers(), "list", self._say)

    async def _list_drawers(self) -> None:
        """Show what lies in the browser's database, too; it answers later."""
        several = await self._shelf.drawn(await self._drawers())
        self._show(self._shelf.items() + several)

    async def _drawers(self) -> dict[str, Sized]:
        later = self.context.later
        return {FINISHED: await later.finished.archive(), RESULTS: await later.leaderboard.entries()}

    def _show(self, items: list[Item]) -> None:
        self._shown, self._items = items, {item.name: item for item in items}
        rows = [item_row(item) for item in items]
        dom.write(self.part("list"), *rows or [html("<li>{}</li>", say("kept-nothing"))])
        total = say("kept-total", size=size_of(sum([item.size for item in items])))
        why = self._shelf.problem
        self.part("total").textContent = paragraph([total, say("kept-problem", why=why) if why else ""])

    def _lost(self) -> list[str]:
        """Return what goes when everything is deleted, besides the finished games."""
        return [item_title(item) for item in self._shown if item.name != FINISHED]

    def _say(self, text: str) -> None:
        self.part("text").hidden = True
        self.part("said").textContent = text


def item_title(item: Item) -> str:
    """Return the name of a text."""
    return say("kept-kind", kind=item.kind, about=item.about)


def item_row(item: Item) -> Markup:
    """Return one text as an item of the list, with its buttons."""
    name = item_title(item)
    buttons, acts = [], (say("kept-look"), say("kept-copy"), say("kept-save"), say("kept-delete"))
    first = 2 if item.kind == "hall" else 3 if item.many else 0
    for what, act in list(zip(("look", "copy", "save", "delete"), acts))[first:]:
        label = say("kept-of", act=act, title=name)
        button = '<button type="button" class="quiet" value="{} {}" aria-label="{}">{}</button>'
        buttons.append(html(button, what, item.name, label, act))
    size = size_of(item.size)
    full = html("<p>{}</p>", say("kept-full")) if item.full else ""
    return html('<li><p><b>{}</b> <small>{}</small></p>{}<p class="more">{}</p></li>', name, size, full, buttons)


def file_of(item: Item, text: str) -> str:
    """Return the name of the file in which a text is saved."""
    name = "".join([letter if letter.isalpha() or letter.isdigit() else "-" for letter in f"hearts-{item.name}"])
    return name + (".json" if text[:1] in ("{", "[") else ".txt")

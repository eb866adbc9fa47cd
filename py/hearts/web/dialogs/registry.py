"""The registry: every dialog by its name, opened by command, and those that a scene opens by itself."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from hearts.app.tasks import Task
from hearts.app.words import notices
from hearts.web.browser import clock, dom
from hearts.web.dialogs.curtain import Curtain
from hearts.web.dialogs.dialog import BRIEF
from hearts.web.dialogs.ending import EndingDialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene
    from hearts.web.browser.dom import Node
    from hearts.web.browser.packs import LaterPack
    from hearts.web.context import Context
    from hearts.web.dialogs.ask import Ask
    from hearts.web.dialogs.dialog import Dialog
    from hearts.web.request import Question, Request

    # Makes the request when its module has come with the second pack.
    Making = Callable[[], Request]


class Dialogs:
    """All dialogs of the page; `show` keeps those that belong to the play in step with the scene.

    ending  that of the end of a deal or a game; None before the first end
    """

    def __init__(self, context: Context, pack: LaterPack, notice: Callable[[str, str], None]) -> None:
        self._context = context
        self._pack = pack
        self._notice = notice
        self.ending: EndingDialog | None = None
        self._made: dict[str, Dialog] = {}
        self._asked = Task()  # what the player has asked for last is being opened
        self._acts = Task()  # and a question's own work, before it asks
        self._opened: Dialog | None = None  # what it was
        self._offered: list[Task] = []  # and what they have not asked for
        self._asked_now: list[Ask] = []  # the questions that are not yet answered
        dom.listen_first("keydown", self._key)
        dom.listen_first("cancel", lambda event: self._drop())  # Back gives it as well

    def show(self, scene: Scene) -> None:
        """Open and close what the scene asks for."""
        if scene.curtain is not None:
            for task in self._offered + [self._asked]:
                task.cancel()  # what comes late is not to lie over it
        if scene.curtain is not None and "curtain" not in self._made:
            self._made["curtain"] = Curtain(self._context)
        if scene.ending is not None and scene.ending.kind != "deal" and self.ending is None:
            self.ending = self._made["ending"] = EndingDialog(self._context)
        if self._pack.there and self._context.session.settings.on("seen"):
            self._dialog("seen")
        for dialog in list(self._made.values()) + self._asked_now:
            dialog.follow(scene)

    def open(self, request: Request) -> None:
        """Open what the player asks for, in place of an earlier request that has not come yet."""
        self._ask(lambda: request)

    def read(self, line: str) -> None:
        """Open what a line of text asks for (from a button, a key or a test): `opponent 2`."""
        self._ask(lambda: _read(line))

    def offer(self, request: Request) -> None:
        """Open a dialog that the player has not asked for, without holding up those that they ask for."""
        self._offered = [task for task in self._offered if not task.done]
        self._offered.append(self._context.run(self._open(lambda: request)))

    def _key(self, event: Node) -> None:
        if event.key == "Escape":
            self._drop()

    def _drop(self) -> None:
        """Open no more what the player has asked for: it would come after Escape."""
        self._asked.cancel()
        self._acts.cancel()
        if self._opened is not None:
            self._opened.drop()

    def ask(self, question: Question) -> Ask:
        """Show a question; its `answer` is to be awaited."""
        from hearts.web.dialogs.ask import Ask

        self._acts = Task()  # from here on Escape is an answer
        for one in self._asked_now:
            if one.name == question.name:
                one.withdraw()
        asked = Ask(self._context.session, question)
        self._asked_now = [one for one in self._asked_now if not one.done] + [asked]
        return asked

    def close(self) -> None:
        """Close the dialog on top."""
        several = dom.all_of("dialog[open]")
        if several:
            several[-1].close()

    def _ask(self, make: Making) -> None:
        if not dom.all_of("dialog[open]"):
            self._context.deals.set()  # no door stands before the table
        self._asked.cancel()
        self._acts.cancel()
        self._asked = self._context.run(self._open(make, True))
        clock.hurry()

    async def _open(self, make: Making, asked: bool = False) -> None:
        """Open it when the pack has come; import its module and make it the first time."""
        if not await clock.callback_argument(self._pack.need):
            self._notice(notices.missing(), "problem")
            return
        from hearts.web.dialogs.directory import DIALOGS, QUESTIONS

        request = make()
        name = request.opens
        if name not in self._made:
            __import__((DIALOGS.get(name) or QUESTIONS[name]).rpartition(".")[0])
            await clock.rest(BRIEF)
        if name in DIALOGS:
            made = self._dialog(name)
            await clock.rest(BRIEF)
            self._fill(made, request, asked)
        else:
            acts = self._context.run(self._act(name, request, asked))
            self._acts = acts if asked else self._acts

    async def _act(self, name: str, request: Request, asked: bool) -> None:
        """Have a question ask, or open the dialog that it returns."""
        from hearts.web.dialogs.directory import QUESTIONS

        module, _, act = QUESTIONS[name].rpartition(".")
        made = await getattr(sys.modules[module], act)(self._context, request)
        if made is not None:
            self._fill(made, request, asked)

    def _fill(self, made: Dialog, request: Request, asked: bool) -> None:
        if asked:
            self._opened = made
        made.open(request)

    def _dialog(self, name: str) -> Dialog:
        if name not in self._made:
            from hearts.web.dialogs.directory import DIALOGS

            module, _, kind = DIALOGS[name].rpartition(".")
            __import__(module)
            made: Dialog = getattr(sys.modules[module], kind)(self._context)
            self._made[name] = made
        return self._made[name]


def _read(line: str) -> Request:
    from hearts.web.request import read_request

    return read_request(line)

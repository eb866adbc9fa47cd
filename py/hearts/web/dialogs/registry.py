"""The registry: every dialog by its name, opened by command, and those that a scene opens by itself."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from hearts.app.words import notices
from hearts.web.browser import clock, dom
from hearts.web.dialogs.curtain import Curtain
from hearts.web.dialogs.dialog import BRIEF
from hearts.web.dialogs.ending import Ending

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hearts.app.scene.model import Scene
    from hearts.web.browser.packs import LaterPack
    from hearts.web.context import Context
    from hearts.web.dialogs.dialog import Dialog
    from hearts.web.request import Request

    # Makes the request when its module has come with the second pack.
    Making = Callable[[], Request]

# What a request opens by its name: its class, whose module is imported at the first opening.
DIALOGS = {
    "menu": "hearts.web.dialogs.menu.Menu",
    "new-game": "hearts.web.dialogs.new_game.NewGame",
    "seen": "hearts.web.dialogs.seen.Seen",
    "score-sheet": "hearts.web.dialogs.score_sheet.ScoreSheet",
    "settings": "hearts.web.dialogs.settings.Settings",
    "windows": "hearts.web.dialogs.windows.Windows",
    "sound": "hearts.web.dialogs.sound.Sound",
    "statistics": "hearts.web.dialogs.statistics.Statistics",
    "history": "hearts.web.dialogs.history.History",
    "kept": "hearts.web.dialogs.kept.Kept",
    "concede": "hearts.web.dialogs.concede.Concede",
    "undo": "hearts.web.dialogs.undo.Undo",
    "rules": "hearts.web.dialogs.rules.Rules",
    "rules-form": "hearts.web.dialogs.rules_form.RulesForm",
    "help": "hearts.web.dialogs.help.Help",
    "offline": "hearts.web.dialogs.offline.Offline",
    "boss": "hearts.web.dialogs.boss.Boss",
    "demo": "hearts.web.dialogs.demo.Demo",
    "joe": "hearts.web.dialogs.joe.Joe",
    "hint": "hearts.web.dialogs.hint.Hint",
    "warning": "hearts.web.dialogs.warning.Warning",
    "thoughts": "hearts.web.dialogs.thoughts.Thoughts",
    "replay": "hearts.web.dialogs.replay.Replay",
    "problems": "hearts.web.dialogs.problems.Problems",
    "problem": "hearts.web.dialogs.problem.Problem",
    "practice": "hearts.web.dialogs.practice.Practice",
    "lesson": "hearts.web.dialogs.lesson.FirstGame",
    "welcome": "hearts.web.dialogs.welcome.Welcome",
    "open-record": "hearts.web.dialogs.open_record.OpenRecord",
    "review": "hearts.web.dialogs.review.DealReview",
    "install": "hearts.web.dialogs.install.Install",
    "resume": "hearts.web.dialogs.resume.Resume",
    "me": "hearts.web.dialogs.me.Me",
    "opponent": "hearts.web.dialogs.opponent.Opponent",
}


class Dialogs:
    """All dialogs of the page; `show` keeps those that belong to the play in step with the scene."""

    def __init__(self, context: Context, pack: LaterPack, notice: Callable[[str, str], None]) -> None:
        self._context = context
        self._pack = pack
        self._notice = notice
        self._made: dict[str, Dialog] = {}
        self._asked: Making | None = None  # what the player has asked for last
        self._awaited: list[Making] = []  # what is to be opened as soon as it can be

    def show(self, scene: Scene) -> None:
        """Open and close what the scene asks for."""
        if scene.curtain is not None:
            self._awaited = []  # what comes late is not to lie over it
        if scene.curtain is not None and "curtain" not in self._made:
            self._made["curtain"] = Curtain(self._context)
        if scene.ending is not None and "ending" not in self._made:
            self._made["ending"] = Ending(self._context)
        if self._pack.there and self._context.session.settings.on("seen"):
            self._dialog("seen")
        for dialog in self._made.values():
            dialog.follow(scene)

    def open(self, request: Request) -> None:
        """Open what the player asks for, in place of what they asked for before if that has not come yet."""
        self._ask(lambda: request)

    def read(self, line: str) -> None:
        """The same for a line of text, of a button, a key or a test: `opponent 2`."""
        self._ask(lambda: _read(line))

    def offer(self, request: Request) -> None:
        """Open a dialog that the player has not asked for: what they ask for meanwhile opens all the same."""
        self._await(lambda: request)

    def close(self) -> None:
        """Close the dialog on top."""
        several = dom.all_of("dialog[open]")
        if several:
            several[-1].close()

    def _ask(self, make: Making) -> None:
        self._awaited = [one for one in self._awaited if one is not self._asked]
        self._asked = make
        self._await(make)

    def _await(self, make: Making) -> None:
        self._awaited.append(make)
        self._pack.need(lambda there: self._come(there, make))

    def _come(self, there: bool, make: Making) -> None:
        if not there:
            self._notice(notices.missing(), "problem")
        else:
            clock.in_steps(self._open(make), BRIEF)

    def _open(self, make: Making) -> Iterator[None]:
        """The first time in steps, so that the page stays alive: its module, itself, what it shows."""
        request = make()
        name = request.opens
        if name not in self._made:
            __import__(DIALOGS[name].rpartition(".")[0])
            yield
        made = self._dialog(name)
        yield
        if [one for one in self._awaited if one is make]:
            self._awaited = [one for one in self._awaited if one is not make]
            made.open(request)

    def _dialog(self, name: str) -> Dialog:
        if name not in self._made:
            module, _, kind = DIALOGS[name].rpartition(".")
            __import__(module)
            made: Dialog = getattr(sys.modules[module], kind)(self._context)
            self._made[name] = made
        return self._made[name]


def _read(line: str) -> Request:
    from hearts.web.request import read

    return read(line)

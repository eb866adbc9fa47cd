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

# What `open NAME` opens: its class, whose module is imported at the first opening.
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
        self._asked = ""  # what the player has asked for last
        self._awaited: set[str] = set()  # what is to be opened as soon as it can be

    def show(self, scene: Scene) -> None:
        """Open and close what the scene asks for."""
        if scene.curtain is not None:
            self._awaited.clear()  # what comes late is not to lie over it
        if scene.curtain is not None and "curtain" not in self._made:
            self._made["curtain"] = Curtain(self._context)
        if scene.ending is not None and "ending" not in self._made:
            self._made["ending"] = Ending(self._context)
        if self._pack.there and self._context.session.settings.on("seen"):
            self._dialog("seen")
        for dialog in self._made.values():
            dialog.follow(scene)

    def open(self, line: str) -> None:
        """The dialog that the player asks for, instead of one still to come; after its name stands what it is about."""
        self._awaited.discard(self._asked)
        self._asked = line
        self.offer(line)

    def offer(self, line: str) -> None:
        """A dialog that the page opens by itself: what the player asks for meanwhile opens all the same."""
        self._awaited.add(line)
        self._pack.need(lambda there: self._come(there, line))

    def close(self) -> None:
        """Close the dialog on top."""
        several = dom.all_of("dialog[open]")
        if several:
            several[-1].close()

    def _come(self, there: bool, line: str) -> None:
        if not there:
            self._notice(notices.missing(), "problem")
        else:
            clock.in_steps(self._open(line), BRIEF)

    def _open(self, line: str) -> Iterator[None]:
        """The first time in steps, so that the page stays alive: its module, itself, what it shows."""
        name, _, about = line.partition(" ")
        if name not in self._made:
            __import__(DIALOGS[name].rpartition(".")[0])
            yield
        made = self._dialog(name)
        yield
        if line in self._awaited:
            self._awaited.discard(line)
            made.open(about)

    def _dialog(self, name: str) -> Dialog:
        if name not in self._made:
            module, _, kind = DIALOGS[name].rpartition(".")
            __import__(module)
            made: Dialog = getattr(sys.modules[module], kind)(self._context)
            self._made[name] = made
        return self._made[name]

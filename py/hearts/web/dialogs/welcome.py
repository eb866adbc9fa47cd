"""The sheet of a first visit: the aim in three pictures, the way into the lesson, and the rules of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.setup import Setup
from hearts.app.rules import presets
from hearts.app.scene.model import PRACTICE
from hearts.app.table.commands import Begin
from hearts.app.words.locale import say
from hearts.web.browser import dom
from hearts.web.dialogs.panel import Panel
from hearts.web.request import FileFor, Request

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context

ELSEWHERE = ".card, [data-do]"  # a press on one of these begins to play without an answer


class Welcome(Panel):
    """It lies over the table, which stays in play: each press there counts, and takes the sheet away."""

    name = "welcome"

    def __init__(self, context: Context) -> None:
        Panel.__init__(self, context)
        dom.on_click(self.part("teach"), self._teach)
        dom.on_click(self.part("know"), self._know)
        dom.on_click(self.part("deluxe"), self._deluxe)
        dom.on_click(self.part("others"), self._others)
        dom.listen_everywhere("click", self._click)
        dom.listen_everywhere("keydown", self._key)
        context.screens.before_other(self.conceal)

    def open(self, request: Request) -> None:
        """Show it, unless the player has begun to play already, or another game lies on the table."""
        scene = self.session.scene
        if scene is not None and self.context.screens.now.of_sitting and self._fits(scene):
            if not dom.has_font(dom.TITLE):
                self.part("title").className = "plain"  # a font that came later would take another line, and all shift
            self.reveal()
            self.part("title").textContent = say("welcome-title")  # once it is shown, so that it is spoken

    def follow(self, scene: Scene) -> None:
        """Take it away when the player has begun to play."""
        if self.is_open and not self._fits(scene):
            self.conceal()

    def _fits(self, scene: Scene) -> bool:
        other = scene.ending or scene.curtain or scene.demo or scene.sheet.rows or scene.kind in PRACTICE
        chosen = [card for card in scene.cards if card.chosen]
        return not (other or chosen or self.session.would_leave)

    def _click(self, event: Node) -> None:
        if self.is_open and not self.node.contains(event.target) and event.target.closest(ELSEWHERE) is not None:
            self.conceal()

    def _key(self, event: Node) -> None:
        if self.is_open and event.key == "Escape" and dom.first("dialog[open]") is None:
            self._leave()

    def _teach(self) -> None:
        self.conceal()
        self.context.open(Request("lesson"))

    def _know(self) -> None:
        """Let the player play: the game on the table has the rules that the sheet names."""
        self._leave()
        self.session.notice(say("welcome-later"), "why")

    def _deluxe(self) -> None:
        """Deal a game of Hearts Deluxe, and say what is special in it: no card is chosen in the game on the table."""
        self._leave()
        setup = self.session.setup
        rules = presets.preset_rules("deluxe", setup.rules)
        self.session.act(Begin(Setup(rules, setup.seats, None, setup.diabolo, setup.undo)))
        self.session.notice(presets.preset_line("deluxe"), "news")

    def _others(self) -> None:
        """Show all rules, and what else can be chosen."""
        self.conceal()
        self.context.open(FileFor("new-game"))

    def _leave(self) -> None:
        """Take the sheet away; the hand gets the keyboard."""
        self.conceal()
        card = dom.first('#hand [tabindex="0"]')
        if card is not None:
            dom.focus(card)

"""The end of a moon or a game: what happened, the score sheet, and what the viewer may do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.scene.model import PRACTICE
from hearts.app.tasks import Task, at_once, no_rest
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom
from hearts.web.dialogs import sheet
from hearts.web.dialogs.dialog import Dialog
from hearts.web.markup import Markup, html

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene import model
    from hearts.app.scene.model import Action, Scene
    from hearts.app.tasks import Rest
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context

FACES = 150  # milliseconds in which the faces at the table may be seen before
KINDS = {"deal": "ending-deal", "moon": "ending-moon", "game": "ending-game"}  # what each kind is called
PATIENCE = 60  # frames that it waits at most for what it shows


class EndingDialog(Dialog):
    """The scene opens and closes it. A moon must be answered: Escape closes only the end of a game."""

    name = "ending"

    def __init__(self, context: Context) -> None:
        Dialog.__init__(self, context)
        self._shown = ""
        self._coming = Task()  # it is drawn, and shown as soon as it is whole
        self._tale_task = Task()  # what is told of the game
        self._drawn = False  # whether the sheet is there
        self._telling = False  # what is told of the game is still to come
        self._tale_waits = False  # the same, and it needs the second pack, which is not there yet
        self.stay()

    def follow(self, scene: Scene) -> None:
        """Open the scene's ending. A later scene of the same ending changes nothing, unless a replay has closed it."""
        ending = None if scene.ending is None or scene.ending.kind == "deal" else scene.ending  # that lies on the table
        acts = [act.command for act in ending.actions] if ending else []  # other ones where it turns out to be a match
        key = f"{ending.kind} {ending.title} {acts} {scene.moves} {scene.watching}" if ending else ""
        if key == self._shown:
            if key and not self.is_open and self._coming.done and not self.node.hasAttribute("data-left"):
                self.show()
            if key and self._tale_waits:
                self._tell(scene, True)
            return
        self._shown = key
        self._coming.cancel()
        self._tale_task.cancel()
        if ending is None:
            self.close()
            return
        if scene.kind == "day" and ending.kind == "game":
            ending = self.context.later.calm_lines.headed(scene, ending)
        self._write(scene, ending)
        if scene.pace:
            self._coming = self.context.run(self._come(scene, ending))
            return
        at_once(self._draw(scene, ending, no_rest))
        if self._whole():
            at_once(self._show(None, no_rest))
        else:
            self._coming = self.context.run(self._show(None, clock.after_a_frame))

    def ask_back(self, event: Node) -> None:
        """Keep a moon open until it is answered; a game's end gives way."""
        if self.node.hasAttribute("data-podium"):  # the table leads back to it
            self.node.setAttribute("data-left", "")
        else:
            Dialog.ask_back(self, event)

    def show(self) -> None:
        """Show it, and give the keyboard to the usual next action."""
        Dialog.show(self)
        self.focus()  # it is in sight; the sheet stays at its top

    async def _come(self, scene: Scene, ending: model.Ending) -> None:
        until = clock.since_start() + FACES * scene.pace
        await self._draw(scene, ending, clock.rest)
        await clock.sleep(max(0.0, until - clock.since_start()) / 1000)
        await self._sky(scene, ending)  # nothing is to be read before it has gone
        await self._show(lambda: self._shower(scene, ending), clock.after_a_frame)

    async def _show(self, shower: Callable[[], None] | None, frame: Rest) -> None:
        """When it is complete, show one part per frame: the dialog, the text, the sheet in two halves."""
        for _ in range(PATIENCE):
            if self._whole():
                break
            await frame()
        for other in dom.all_of("dialog[open]"):
            if other.id not in ("ending", "curtain"):
                other.close()
        self.node.toggleAttribute("data-bare", self._whole() and not self._tale_waits)  # nothing more comes
        self.node.setAttribute("data-coming", "all")
        self.show()
        if shower is not None:
            clock.after_frame(shower)
        await frame()
        await frame()
        for part in ("sheet", "more"):
            self.node.setAttribute("data-coming", part)
            await frame()
        self.node.removeAttribute("data-coming")
        self.focus()

    def add(self, line: Node) -> None:
        """Show a line of another part above the buttons."""
        self.part("actions").before(line)

    def focus(self) -> None:
        """Give the first button the keyboard."""
        dom.focus(self.part("actions").firstElementChild)

    def _whole(self) -> bool:
        """True if everything that it shows has come; what came later would move the rest."""
        tale = self.part("tale")
        complete = tale.firstElementChild is not None and tale.querySelector(".figured:empty") is None
        return self._drawn and bool(dom.has_font(dom.TITLE)) and (complete or not self._telling)

    def _write(self, scene: Scene, ending: model.Ending) -> None:
        self.node.setAttribute("aria-label", say(KINDS[ending.kind]))
        self.node.setAttribute("data-kind", ending.kind)
        self.node.setAttribute("data-mood", ending.mood)
        self.node.setAttribute("data-sky", scene.sound)
        self.part("title").textContent = ending.title
        self.part("text").textContent = ending.text
        self._champion(scene, ending.winner)
        self._tell(scene, ending.kind == "game" and scene.sheet.rows != [])
        buttons = [_button(action, number) for number, action in enumerate(ending.actions)]
        dom.write(self.part("actions"), *buttons)

    async def _draw(self, scene: Scene, ending: model.Ending, rest: Rest) -> None:
        """The sheet, a row at a time."""
        self._drawn = False
        some = scene.sheet.rows or ending.kind != "game"  # nothing to show of a game that was left at once
        text = [await sheet.sheet_html(scene.sheet, ending.kind == "game", rest)] if some else []
        outcomes = [sheet.outcomes(scene.sheet, ending.outcomes)] if ending.outcomes else []
        dom.write(self.inside(".sheet"), *outcomes, *text)
        self._drawn = True

    def _tell(self, scene: Scene, over: bool) -> None:
        """The tale of the game, once the second pack is there; without it the sheet says enough."""
        dom.write(self.part("tale"))
        for mark in ("data-podium", "data-left"):
            self.node.removeAttribute(mark)
        other = scene.kind in PRACTICE or scene.kind == "day"  # not among the games of which it tells
        self._telling, self._tale_waits = over and not other, False
        if self._telling:
            self._tale_task.cancel()
            self._tale_task = self.context.run(self._tale(scene))

    async def _tale(self, scene: Scene) -> None:
        try:
            from hearts.web.browser.order import bring

            await bring("hearts.web.dialogs.tale")
            from hearts.web.dialogs.tale import TaleSection
        except ImportError:
            self._telling, self._tale_waits = False, True
            return
        await TaleSection(self.context, self.part("tale"), scene).tell()

    async def _sky(self, scene: Scene, ending: model.Ending) -> None:
        """Show what covers all, if the second pack was there when it ended, and wait until it has gone."""
        try:
            moves = self.context.later.moves
        except ImportError:
            self.context.covered.set()
            return
        await moves.sky(scene, ending, self.context.covered.set)

    def _shower(self, scene: Scene, ending: model.Ending) -> None:
        """Show what rains behind who has won, likewise."""
        try:
            moves = self.context.later.moves
        except ImportError:
            return
        moves.shower(scene, ending)

    def _champion(self, scene: Scene, winner: int) -> None:
        face = self.part("face")
        face.hidden = winner < 0
        for seat in scene.seats:
            if seat.seat == winner:
                face.src = self.faces.source(seat.face, "win")


def _button(action: Action, number: int) -> Markup:
    """The first action is the usual one; a dialog that an action opens lies over the ending, which stays."""
    kind = "main" if number == 0 else "quiet"
    command = action.command if action.command.startswith("open ") else f"close; {action.command}"
    return html('<button type="button" class="{}" data-do="{}">{}</button>', kind, command, action.label)

"""The lesson on the table: a bubble that says one sentence at a time, and then a deal with the coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.learning.first_lesson import STEPS, TEACHER, FirstLesson
from hearts.app.table.commands import Choose, Command
from hearts.app.tempo import Tempo
from hearts.app.words.locale import say
from hearts.web.browser import clock, dom
from hearts.web.dialogs.exercise import Exercise
from hearts.web.dialogs.panel import close_all
from hearts.web.pieces import with_suits
from hearts.web.request import Request

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.app.tasks import Work
    from hearts.web.context import Context

SIGNS = {"": "", "right": "✓", "wrong": "✕", "answer": ""}
CARD = '#hand .card[tabindex="0"]'  # the one that the keyboard reaches


class Lesson(Exercise):
    """It begins anew whenever it is opened; the player's own game waits, and is there again afterwards."""

    name = "lesson"
    kind = "lesson"

    def __init__(self, context: Context) -> None:
        Exercise.__init__(self, context)
        self._lesson: FirstLesson | None = None
        self._tempo = Tempo(self.session.tempo.pace, clock.breathe)
        self._asked = False  # whether the player was asked for a card when the bubble was written last
        dom.on_click(self.part("next"), self._next)
        dom.on_click(self.part("leave"), self.close)
        dom.listen(dom.element("hand"), "click", lambda event: clock.after_frame(self._tell_lifted))

    def open(self, request: Request) -> None:
        """Begin with the first step."""
        if not self.session.hold.held or self.session.director.watching:
            self.session.notice(say("practice-watching"), "why")
            return
        close_all()
        self._teach(self._lay())

    def close(self) -> None:
        """Close: the player's own game is on the table again."""
        if self._lesson is not None:
            self._lesson = None
            self.stop()
            self.context.later.bars.lay({})
            self.end()

    def _teach(self, work: Work) -> None:
        self.work(work, "teach")

    async def _lay(self) -> None:
        settings = self.session.settings
        if self._lesson is None:
            self.session.act(Command("demo", "end"))  # practice and a demonstration end; the table is one's own game
            self.context.screens.lay(self)
        self._lesson = lesson = FirstLesson(
            self._draw, self._tempo, clock.rest, settings["name"], settings["portrait"], settings.order
        )
        await clock.rest()
        await lesson.begin()

    # ---- what is done --------------------------------------------------------------------------------------------

    def source(self) -> FirstLesson | None:
        """Return the lesson that is on the table."""
        return self._lesson

    def do(self, command: Command) -> str:
        """Take a card as an answer, and a press on the table as impatience."""
        work = self._lesson.choose(command.card) if self._lesson is not None and isinstance(command, Choose) else None
        if work is not None:
            self._teach(work)
        return Exercise.do(self, command)

    def _next(self) -> None:
        lesson = self._lesson
        if lesson is None:
            return
        if lesson.done:
            self.context.open(Request("coached"))
        elif lesson.ready:
            self._teach(lesson.go_on())

    # ---- what it shows -------------------------------------------------------------------------------------------

    def _draw(self, scene: Scene) -> None:
        lesson = self._lesson
        if lesson is None:
            return
        self.context.screens.draw(self, scene)
        self.context.later.bars.lay(
            {code: (f"verdict {kind}", "0", SIGNS[kind]) for code, kind in lesson.marks.items()}
        )
        self._write(lesson)
        clock.after_frame(lambda: self._follow(scene))

    def _follow(self, scene: Scene) -> None:
        """Let this scene be heard, and seen to move, as in the game."""
        if self._lesson is not None:
            self.context.later.moves.follow(scene)
            self.context.later.sounds.follow(scene)

    def _write(self, lesson: FirstLesson) -> None:
        """Fill the bubble; what is to be pressed next gets the keyboard."""
        self._write_said(lesson)
        dom.body.setAttribute("data-touches", "true" if lesson.asks else "false")
        self.part("again").textContent = ""
        steps = "" if lesson.done else say("first-step-number", step=lesson.step + 1, steps=len(STEPS))
        self.part("step").textContent = steps
        going = lesson.ready or lesson.done
        came = going and self.part("next").hidden
        self.part("next").textContent = say("first-begin" if lesson.done else "first-next")
        self.part("next").hidden = not going
        if lesson.said and not self.is_open:
            self.reveal()  # with its first words, so that it does not grow
        if came:
            dom.focus(self.part("next"))
        elif lesson.asks and not self._asked:
            card = dom.first(CARD)
            dom.focus(card if card is not None else self.part("leave"))
        self._asked = lesson.asks

    def _write_said(self, lesson: FirstLesson) -> None:
        """Write the sentence with its sign, and the face that goes with it."""
        self.node.setAttribute("data-verdict", lesson.verdict)
        self.part("face").src = self.faces.source(lesson.seats[TEACHER].face, lesson.mood)
        self.part("sign").textContent = SIGNS[lesson.verdict]
        dom.write(self.part("text"), with_suits(lesson.said))

    def _tell_lifted(self) -> None:
        """Where the first of two taps lifts a card, say that a second one plays it."""
        lesson = self._lesson
        if lesson is not None and lesson.asks:
            lifted = dom.first("#hand .card.lift")
            if lifted is not None:
                lesson.lift(lifted.getAttribute("data-card"))
                self._write_said(lesson)
            self.part("again").textContent = say("first-again") if lifted is not None else ""

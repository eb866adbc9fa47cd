"""A problem on the table: the player makes one choice, then sees the solution and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping import progress
from hearts.app.learning import problem_sentences as sentences
from hearts.app.learning.problems import HOME, Problems, Quiz
from hearts.app.same.daily import since_1970
from hearts.app.scene.seen import seen_cards
from hearts.app.table.commands import Command
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph
from hearts.minds.problem import IQS, SEAT
from hearts.web.browser import clock, dom, files
from hearts.web.dialogs import choice_values
from hearts.web.dialogs.exercise import Exercise
from hearts.web.dialogs.panel import close_all
from hearts.web.dialogs.seen import seen_html
from hearts.web.pieces import both
from hearts.web.request import NextProblem, PracticeFrom

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.web.context import Context
    from hearts.web.request import Request


class Problem(Exercise):
    """The problem of the day, or the next rated one, on the table."""

    name = "problem"
    kind = "problem"
    keys = Exercise.keys + ("pass",)

    def __init__(self, context: Context) -> None:
        Exercise.__init__(self, context)
        self._several: Problems | None = None
        self._quiz: Quiz | None = None
        self._minds = self._today = 0
        self._rated = False
        dom.on_click(self.part("next"), lambda: self.open(NextProblem(rated=True)))
        dom.on_click(self.part("out"), self._play_out)
        dom.on_click(self.part("give-up"), lambda: self._solve(0))
        dom.on_click(self.part("close"), self.close)

    def open(self, request: Request) -> None:
        """Lay the problem of the day, or the next rated one."""
        assert isinstance(request, NextProblem)
        if not self.session.hold.held or self.session.director.watching:
            self.session.notice(say("problems-watching"), "why")
            return
        self._rated = request.rated
        self._today = since_1970(self.context.later.daily.today)
        self.work(self._lay())

    def close(self) -> None:
        """Close: the player's own game is on the table again."""
        if self._quiz is not None:
            self._quiz = None
            self.context.later.bars.lay({})
            self.end()

    # ---- which one -----------------------------------------------------------------------------------------------

    async def _lay(self) -> None:
        """Put the next problem on the table; fetch the file before the first one."""
        if self._several is None:
            text = await files.fetch_text(HOME)
            if not text:
                self.session.notice(say("problems-missing"), "problem")
                return
            problems = Problems(text)
            await problems.read(clock.rest)
            self._several = problems
        several = self._several
        kept = progress.of_store(self.session.shelf.store)
        number = several.next(kept, self._today) if self._rated else several.of_day(self._today)
        await clock.rest()
        problem = several.problem(number)
        await clock.rest()
        settings = self.session.settings
        quiz = Quiz(
            problem, self._draw, self._solve, clock.breathe, settings["name"], settings["portrait"], settings.order
        )
        await clock.rest()
        close_all()
        if self._quiz is None:
            self.session.act(Command("demo", "end"))  # practice and a demonstration end; the table is one's own game
            self.context.screens.lay(self)
        self._quiz, self._minds = quiz, several.heads[number][1]
        await clock.rest()
        await self._ask(quiz)

    # ---- what is done --------------------------------------------------------------------------------------------

    def source(self) -> Quiz | None:
        """Return the problem that is on the table."""
        return self._quiz

    def _solve(self, choice: int) -> None:
        """Count the answer, once; it is stored before it is told."""
        quiz = self._quiz
        if quiz is None or quiz.done:
            return
        quiz.solve(choice)
        store = self.session.shelf.store
        kept = progress.of_store(store)
        if self._rated:
            before = kept.rated(quiz.problem.id, self._minds, quiz.right, self._today)
            counted = sentences.rating_change(before, kept.rating)
        elif kept.daily is not None and kept.daily[0] == self._today:
            counted = say("problem-day-again")
        else:
            kept.answered(self._today, quiz.right)
            counted = sentences.daily(kept)
        progress.keep(store, kept)
        self._write(quiz, counted)

    def _play_out(self) -> None:
        """Play on from here, as practice."""
        quiz = self._quiz
        if quiz is not None:
            self.context.open(PracticeFrom(quiz.record, SEAT))

    # ---- what it shows -------------------------------------------------------------------------------------------

    def _draw(self, scene: Scene) -> None:
        self.context.screens.draw(self, scene)

    async def _ask(self, quiz: Quiz) -> None:
        """Write the question; the panel is shown when it has its words and its place."""
        self.node.hidden = True
        self.context.later.bars.lay({})
        title, text = say("problem-rated" if self._rated else "problems-day"), sentences.question_text(quiz)
        for name, sentence in (("head", title), ("text", text), ("hardness", ""), ("counted", "")):
            self.part(name).textContent = sentence
        names = [(seat, who.name) for seat, who in enumerate(quiz.record.seats)]
        dom.write(self.part("seen"), *[] if quiz.passing else [seen_html(seen_cards(quiz.view), names)])
        self.part("gone").open = False
        self.part("gone").hidden = quiz.passing
        self.part("more").open = False
        self._offer(False)
        await clock.rest()
        quiz.show(paragraph([title + ".", text]))
        await clock.rest()
        self.node.setAttribute("data-at", dom.element("passing").getAttribute("data-at") if quiz.passing else "")
        if not self.is_open:
            self.reveal()
        dom.focus(self.part("text"))
        self.node.scrollTop = 0

    def _write(self, quiz: Quiz, counted: str) -> None:
        """Write whether the answer was right, and the solution."""
        advice = quiz.problem.advice
        hardness = sentences.hardness(quiz, len(IQS))
        dom.write(self.part("head"), both(sentences.verdict(quiz, True), sentences.verdict(quiz)))
        dom.write(self.part("text"), both(sentences.solution(quiz, True), sentences.solution(quiz)))
        self.part("hardness").textContent = hardness
        self.part("counted").textContent = counted
        dom.write(self.part("rows"), *[choice_values.choice_row(advice, one, SEAT) for one in advice.choices])
        self._offer(True)
        quiz.show(paragraph([sentences.verdict(quiz), sentences.solution(quiz), hardness, counted]))
        self.context.later.bars.lay(choice_values.bars(advice, SEAT, quiz.view.rules))
        dom.focus(self.part("head"))
        self.node.scrollTop = 0

    def _offer(self, done: bool) -> None:
        """Show the buttons that may be pressed now."""
        self.part("next").textContent = say("problem-next" if self._rated else "problem-to_rated")
        self.part("next").hidden = self.part("out").hidden = self.part("more").hidden = not done
        self.part("give-up").hidden = done
        self.node.setAttribute("data-asks", "false" if done else "true")

"""The problems that the game comes with: their file, which one is next, and one on the table to be solved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.rating import of_problem
from hearts.app.keeping.setup import company
from hearts.app.scene.staging import Look
from hearts.app.table.table import Source, Table
from hearts.app.tempo import Tempo
from hearts.engine.cards import BITS, lowest
from hearts.engine.game import Passed, Played
from hearts.engine.record import PERSON, Record, Seat
from hearts.engine.shuffle import Random
from hearts.engine.steps import step
from hearts.minds.problem import SEAT, Problem, begins

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.keeping.progress import Progress
    from hearts.app.scene.model import Scene
    from hearts.app.table.commands import Command
    from hearts.app.tasks import Rest
    from hearts.app.tempo import Breathe
    from hearts.engine.game import Declared
    from hearts.minds.advice import Choice

HOME = "assets/problems.txt"
DAILY = 500  # so many of the file's first lines are problems of the day, and stay as they are: others come behind them
MANY, SINCE = 4, 20_819  # from 1 January 2027 on the problem of the day has so many choices, so that luck solves few
STRIDES = (197, 199, 211)  # from a day's problem to the next day's, the first that has no divisor with their number
LINES = 50  # of the file that are cut off it in one step
NEAR = 8  # the next rated problem is one of so many whose ratings are nearest to the player's
MIND = "iq:160"  # who sits in the other seats where a problem is played out


class Problems:
    """The problems of a file, in its order; `read` must have run to its end before anything is asked."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.lines: list[str] = []
        self.heads: list[tuple[str, int]] = []  # of each its id, and how many minds solve it
        self.rich: list[int] = []  # the problems of the day with MANY choices

    async def read(self, rest: Rest) -> None:
        """Look through the lines; some at a time, for all of them at once would hold the page up."""
        while self._text:
            several = self._text.split("\n", LINES)
            self._text = several.pop() if len(several) > LINES else ""
            await rest()
            for line in several:
                if line:
                    id, _, _, solved = begins(line)
                    if len(self.lines) < DAILY and _offered(line) >= MANY:
                        self.rich.append(len(self.lines))
                    self.lines.append(line)
                    self.heads.append((id, len(solved)))
                    await rest()

    def of_day(self, day: int) -> int:
        """Return the number of the problem of a day, counted in UTC since 1970. None repeats before all have been used.

        A longer file changes no day, and what each day before SINCE had stays.
        """
        several = self.rich if day >= SINCE and self.rich else range(min(len(self.lines), DAILY))
        stride = next(stride for stride in STRIDES if len(several) % stride)
        return several[day * stride % len(several)]

    def next(self, progress: Progress, day: int) -> int:
        """Return the number of the next rated problem: near the rating, and new as long as there are new ones."""
        done = set(progress.done)
        left = [index for index, (id, _) in enumerate(self.heads) if id not in done]
        if not left:
            last = {id: place for place, id in enumerate(progress.done)}
            left = sorted(range(len(self.heads)), key=lambda index: last[self.heads[index][0]])[: len(self.heads) // 2]
        own = progress.now(day).rating
        far = sorted([(abs(of_problem(self.heads[index][1]).rating - own), index) for index in left])
        several = [index for gap, index in far if gap <= far[0][0] + 1]  # many problems have the same rating
        several = several if len(several) > NEAR else [index for _, index in far[:NEAR]]
        return several[Random("problems", len(progress.done)).below(len(several))]

    def problem(self, number: int) -> Problem:
        """Return one of the problems."""
        return Problem.read(self.lines[number])


class Quiz(Source):
    """A problem on the table, until it is answered; its scenes are made of what its seat knows.

    draw     shows a scene; taken: hears of the answer; name, face: the player's own
    answer   the choice that was made, 0 for none (a card by its set), and `given_up`
    """

    def __init__(
        self,
        problem: Problem,
        draw: Callable[[Scene], None],
        taken: Callable[[int], object],
        breathe: Breathe,
        name: str,
        face: str,
        order: tuple[str, bool, bool],
    ) -> None:
        self.problem = problem
        self.game = problem.start.game()
        self.view = self.game.view(SEAT)
        self.answer = 0
        self.done = False
        others = company(self.game.rules.players)[1:]
        seats = (Seat(PERSON, face, name),) + tuple([Seat(MIND, who.face, who.name) for who in others])
        self.record = Record(self.game, f"problem-{problem.id}", problem.id, seats)
        self._draw, self._taken = draw, taken
        look = Look(order, asks=False)  # what is asked stands in the problem
        self.table = Table(self, self._show, Tempo(lambda: 1.0, breathe), look=look)
        self.director = self.table.director
        self.table.open(seats, SEAT, step(self.game, SEAT), kind="problem")

    @property
    def passing(self) -> bool:
        """Whether cards are to be passed."""
        return self.game.phase == "pass"

    @property
    def right(self) -> bool:
        """Whether the answer solves it."""
        return self.answer in [BITS[one] if not self.passing else one for one in self.problem.best]

    @property
    def made(self) -> Choice | None:
        """What the coach says of the answer; None if there is no answer or it did not weigh it."""
        for one in self.problem.advice.choices:
            if self.answer == (one.choice if self.passing else BITS[one.choice]):
                return one
        return None

    def show(self, said: str = "") -> None:
        """Show the position as it stands."""
        self.director.announce(said)

    def waits(self) -> bool:
        """Return whether the answer is awaited."""
        return not self.done

    def ask(self, command: Command) -> str | None:
        """Return None for what answers it, until it is answered."""
        return None if command.name in ("choose", "pass") and not self.done else ""

    def do(self, command: Command) -> str:
        """Choose a card, or pass those that are chosen. Returns why it was not done, or ""."""
        return self.table.do(command)

    def take(self, move: Passed | Played | Declared) -> None:
        """Have the answer counted, which `solve` shows then."""
        self._taken(move.cards if isinstance(move, Passed) else BITS[move.card] if isinstance(move, Played) else 0)

    def solve(self, choice: int) -> None:
        """Take the answer, as a set of cards; 0 gives up. The next scene shows it: a card lies in the trick."""
        self.answer, self.done = choice, True
        if choice and not self.passing:
            after = self.game.play(Played(SEAT, lowest(choice)))
            table = after.view(SEAT).table
            self.director.face(step(after, SEAT), False, "" if table.trick else "trick")

    def _show(self, scene: Scene) -> None:
        """Draw the director's scene at once; of one that is answered nothing is asked any more."""
        scene.pace = 0.0
        if self.done:
            scene.prompt, scene.passing, scene.demo = "", None, False
        self._draw(scene)


def _offered(line: str) -> int:
    """Return how many cards a line's choices have together: its eighth field ranks them, those that are equal by +."""
    return sum([ranked.partition(",")[0].count("+") + 1 for ranked in line.split("|")[7].split(";")])

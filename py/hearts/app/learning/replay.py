"""A replay shows a record position by position, from any seat, with the same director and scenes as in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.table.table import Source, Table
from hearts.app.tempo import Tempo
from hearts.app.words import replay as words
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph
from hearts.engine.game import Played
from hearts.engine.record import positions
from hearts.engine.steps import open_step, step

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene
    from hearts.app.scene.staging import Look
    from hearts.app.tempo import Breathe
    from hearts.engine.game import Game
    from hearts.engine.record import Record


class Replay(Source):
    """A position in a record, and the viewer's way of looking at it.

    draw  shows a scene; breathe: lets the browser do what it has to do
    look  how the hand lies; grade: how good the last move of a position was, in words
    at    the position, from 0; seat: from which the table is seen; up: whether all cards lie face up
    """

    def __init__(
        self,
        record: Record,
        draw: Callable[[Scene], None],
        breathe: Breathe,
        seat: int = 0,
        look: Look | None = None,
        grade: Callable[[Game], str] = lambda at: "",
    ) -> None:
        self.record = record
        self.positions = [at for at in positions(record.game) if at.deal is not None]
        self.at, self.seat, self.up = 0, seat, True
        self.said = ""  # what has happened there, in words
        self.choice = -1  # the position before a choice that one came to see; -1: none
        self._draw, self._grade = draw, grade
        self._still = True
        self.table = Table(self, self._show, Tempo(lambda: 1.0, breathe), look=look)
        self.director = self.table.director
        self.table.open(record.seats, seat, None, kind="replay")

    @property
    def game(self) -> Game:
        """The position on the table."""
        return self.positions[self.at]

    @property
    def judged(self) -> Game:
        """The position whose last move is graded; the next one if the viewer came to see the choice that follows."""
        return self.positions[self.at + 1] if self.at == self.choice and not self.last else self.game

    @property
    def last(self) -> bool:
        """Whether it is the last one."""
        return self.at == len(self.positions) - 1

    def go(self, to: int) -> None:
        """Go to this position. A step to the next one moves its card; after any other, all cards lie at once."""
        to = max(0, min(len(self.positions) - 1, to))
        self._still = to != self.at + 1
        self.at = to
        self.show()

    def see(self, moves: int) -> None:
        """Go to the choice that is made after this many moves."""
        self.choice = self.after(moves)
        self.go(self.choice)

    def look(self, seat: int, up: bool) -> None:
        """Look from this seat, with all cards up or only its own."""
        self._still, self.seat, self.up = True, seat, up
        self.show()

    def show(self) -> None:
        """Show the position."""
        game = self.game
        assert game.deal is not None
        whole = isinstance(game.move, Played) and not game.deal.table.trick and self.judged is game
        reached = (open_step if self.up else step)(game, self.seat)
        self.director.face(reached, self.up, "trick" if whole else "")
        self.said = self.sentence()
        self.director.announce(paragraph(([self.where() + "."] if self._still else []) + [self.said, self._graded()]))

    def start_of(self, deal: int, trick: int) -> int:
        """Return the first position of a trick, its first card on the table; trick 0: of the deal."""
        for number, at in enumerate(self.positions):
            assert at.deal is not None
            done = at.deal.table
            if at.deal.table.number == deal and len(done.tricks) + len(done.trick[:1]) >= trick:
                return number
        return len(self.positions) - 1

    def after(self, moves: int) -> int:
        """Return the index of the position after this many moves, or of the last one before it that has a deal."""
        return max([number for number, at in enumerate(self.positions) if at.length <= moves] + [0])

    def place(self) -> tuple[int, int]:
        """Return the deal, from 0, and the trick on the table, or that of the choice that the viewer came to see; see
        `deal_and_trick`."""
        return deal_and_trick(self.judged)

    def tricks(self, deal: int) -> int:
        """Return how many tricks of a deal were begun."""
        tables = [at.deal.table for at in self.positions if at.deal and at.deal.table.number == deal]
        return len(tables[-1].tricks) + (1 if tables[-1].trick else 0)

    def deals(self) -> int:
        """Return how many deals there are."""
        last = self.positions[-1].deal
        return last.table.number + 1 if last else 0

    def by_trick(self, steps: int) -> None:
        """Go this many tricks on, or back."""
        deal, trick = deal_and_trick(self.game)
        trick += steps
        if trick < 0 and deal:
            deal, trick = deal - 1, self.tricks(deal - 1)
        elif trick > self.tricks(deal) and deal + 1 < self.deals():
            deal, trick = deal + 1, 0
        self.go(self.start_of(deal, max(0, trick)))

    def where(self) -> str:
        """Return the deal and the trick, in words."""
        deal, trick = self.place()
        return words.where(deal, trick, self.game.rules.hand_size)

    def sentence(self) -> str:
        """Return the last event in words, or the choice that the viewer came to see."""
        game, names = self.game, [who.name for who in self.record.seats]
        said = [words.move_text(self.judged, names, self.seat, self.up)]
        if self.judged is not game:
            said.insert(0, say("replay-choice"))
        elif self.director.lying and game.deal is not None:
            taker = game.deal.table.tricks[-1].winner(game.rules.players)
            said.append(words.took(game, names, taker))
        if game.phase in ("deal", "over") and game.lines:
            said.append(words.deal_text(game, names))
        return paragraph(said)

    def _graded(self) -> str:
        grade = self._grade(self.judged)
        return grade + "." if grade else ""

    def _show(self, scene: Scene) -> None:
        """Draw the director's scene without what does not belong to a replay."""
        scene.demo, scene.prompt = False, ""
        if self._still:
            scene.pace = 0.0
        self._draw(scene)


def deal_and_trick(game: Game) -> tuple[int, int]:
    """Return the deal of a position, from 0, and the trick that lies there, from 1; 0 before the first card."""
    assert game.deal is not None
    table = game.deal.table
    return table.number, len(table.tricks) + (1 if table.trick else 0)


def without_open_deal(record: Record) -> Record | None:
    """Return the record up to its last finished deal, for nobody may see the cards of the current one; None without
    one."""
    at: Game | None = record.game
    while at is not None and at.phase not in ("deal", "over"):
        at = at.last
    return record.at(at) if at is not None and at.deal is not None else None

"""A sitting: one table on one device, its parts tied together, and everything that changes where the game stands.

A move is in the store before it is on the screen, so nothing that was shown is ever lost. A save is the game's record;
to resume is to replay it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.absence import Absence
from hearts.app.company import Company
from hearts.app.director import Director
from hearts.app.hold import Alone
from hearts.app.journal import Journal
from hearts.app.library.own import OwnCasts, OwnRules
from hearts.app.library.settings import Settings
from hearts.app.library.setup import Setup
from hearts.app.library.store import PREFIX, SETTINGS, SETUP, Store
from hearts.app.link import Link
from hearts.app.players import NONE, forced
from hearts.app.scene.staging import Look
from hearts.app.seating import Seating
from hearts.app.tempo import PACES, Tempo
from hearts.app.thinking.ahead import Ahead
from hearts.app.thinking.asker import Asker
from hearts.app.words import notices
from hearts.app.words import table as words
from hearts.app.words.errors import told
from hearts.engine.cards import lowest
from hearts.engine.game import Dealt, Declared, Passed, Played
from hearts.engine.steps import open_step, step
from hearts.engine.table import IllegalMove
from hearts.minds.thought import Limit

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from hearts.app.hold import Hold
    from hearts.app.players import Human
    from hearts.app.scene.model import Scene
    from hearts.app.tempo import Breathe
    from hearts.app.thinking.asker import Minds
    from hearts.engine.game import Game, Move
    from hearts.engine.record import Record
    from hearts.engine.steps import Step


class Sitting:
    """One table on one device, from the first deal until the page closes.

    draw     shows a Scene; notice: says a sentence beside the table, of kind "why", "problem" or "news"
    minds    those in the worker, who are asked by text
    breathe  lets the browser paint and hear
    clock    milliseconds, to name games
    address  what the page's address asks for: seed, pace, preset
    hold     whether this tab holds the table; one that does not writes nothing of the game
    draw_secret   32 bytes that nobody can guess, as hex, for a game's secret; empty where there are none
    """

    def __init__(
        self,
        mapping: MutableMapping[str, str],
        draw: Callable[[Scene], None],
        notice: Callable[[str, str], None],
        minds: Minds,
        breathe: Breathe,
        clock: Callable[[], float],
        address: dict[str, str],
        hold: Hold | None = None,
        draw_secret: Callable[[], str] = str,
    ) -> None:
        self.notice = notice
        self.draw_secret = draw_secret
        self.hold = hold or Alone()
        self.clock = clock
        self._breathe = breathe
        self._link = Link(address)
        self._store = Store(mapping, self._link.name, self._refused)
        self.own_rules, self.own_casts = OwnRules(self._store), OwnCasts(self._store)
        self.settings = Settings.read(self._store.get(SETTINGS))
        self.setup = Setup.read(self._store.get(SETUP))
        self.journal = Journal(self._store, notice, draw_secret)
        self.aside: Journal | None = None  # one's own game, while a demonstration or practice is on the table
        self.tempo = Tempo(
            lambda: self._link.pace(PACES[self.settings["pace"]]),
            breathe,
            lambda: self.settings.on("wait") and not self.director.resting and not self.director.demo,
        )
        self.company = Company(self.settings)
        self.director = Director(draw, self.tempo, self.company, self._asks, look_of(self.settings))
        self.asker = Asker(minds, self._link.patience)
        self.absence = Absence(notice, lambda: self._seated and self.seating.thinks)
        self.ahead = Ahead(self.asker, lambda game: self.seating.foresee(game), breathe)
        self.seating: Seating  # set when a record is opened, before anything is shown
        self.going_on = False  # whether the next deal is wanted
        self._seated = False
        self._woken = asyncio.Event()

    # ---- how it stands -------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.journal.game

    @property
    def human(self) -> Human:
        """The person at the screen."""
        return self.seating.human(self.director.viewer)

    @property
    def may_pass(self) -> bool:
        """Whether the viewer's pass is awaited."""
        director = self.director
        waited = self.game.phase == "pass" and director.viewer in self.game.waiting and director.curtain < 0
        return waited and self.seating.resting < 0 and not director.demo

    @property
    def may_concede(self) -> bool:
        """Whether there is a game to give up."""
        return self.game.phase != "over" and self.game.deal is not None and not self.director.demo

    @property
    def last_choice(self) -> Game | None:
        """The position in which the viewer chose last; None where there is none."""
        game: Game | None = None if self.director.demo else self.game
        while game is not None and game.last is not None:
            move = game.move
            own = isinstance(move, (Passed, Played)) and move.seat == self.director.viewer
            if own and forced(game.last.view(self.director.viewer), self.settings["forced"]) == NONE:
                return game.last
            if isinstance(move, Declared) and move.what != "concede" and move.seat == self.director.viewer:
                return game.last
            game = game.last
        return None

    # ---- what changes the position -----------------------------------------------------------------------------

    def commit(self, game: Game, move: Move) -> bool:
        """Makes a move in the game that it was meant for, and keeps it; False where the game has moved on."""
        if self.game is not game or not self._mine():
            return False
        try:
            self.journal.play(move)
        except IllegalMove as error:
            self.notice(told(error), "why")
            return False
        if not isinstance(move, Dealt) and self.seating.first_for(move.seat):
            self.journal.count("joe")
        if self.game.phase not in ("pass", "play"):
            self.seating.rise()
        self.director.take(self.seen_by(self.director.viewer))
        self._look()
        return True

    def go_back(self, game: Game) -> None:
        """An earlier position of the game holds again; where the curtain is down, it stays so, for who chose there."""
        if not self._mine():
            return
        covered = self.director.curtain >= 0
        self.drop()
        undone = words.undone(self.game, game)
        self.journal.cut(game)
        self._sit(self.director.viewer)
        self.director.hand_to(self.director.viewer if covered else -1)
        self.director.tell(undone, ["undo"])

    def begin(self, setup: Setup) -> None:
        """A new game; the one in play ends here."""
        if self.aside is not None:
            self.set_aside(None)
        if not self._mine():
            return
        self.drop()
        self._store.replace(SETUP, setup.text(), Setup.found(self._store.get(SETUP)) is not None)
        self._start(setup)

    def set_aside(self, record: Record | None) -> None:
        """This game comes to the table and is kept nowhere, while one's own waits; None: one's own is there again.

        Where nobody has a seat in it, it is a demonstration, else practice.
        """
        self.drop()
        own = self.aside or self.journal
        self.journal, self.aside = own, None
        if record is not None:
            self.journal, self.aside = Journal(Store({}), self.notice, self.draw_secret), own
            self.journal.open(record)
        self._sit()
        self.director.show()

    def choose_setting(self, name: str, value: str) -> None:
        """Changes a setting, keeps it and shows it; what another tab has set meanwhile, of any version, holds too."""
        kept = gate.opened_object(self._store.get(SETTINGS))
        others = self.settings.take_in(kept)
        self.settings.set(name, value)
        others.pop(name, None)
        self._store.replace(SETTINGS, self.settings.text(others), kept != {})
        self.dress()

    def dress(self) -> None:
        """Shows the table as the settings have it."""
        director = self.director
        director.dress(look_of(self.settings), self.settings["demo"] if director.demo else "")
        if director.view is not None:
            director.take(self.seen_by(director.viewer))
        director.show()

    def drop(self) -> None:
        """Nothing that was asked is wanted any more."""
        self.asker.drop()
        self.ahead.drop()
        self.seating.drop()
        self.wake()

    def wake(self) -> None:
        """What stands on the screen has been answered, or does not hold any more."""
        self.tempo.hasten()
        self._woken.set()

    async def woken(self) -> None:
        """Wait until that happens."""
        await self._woken.wait()
        self._woken.clear()

    async def open(self) -> None:
        """Goes on with the saved game, or begins the one that the address asks for."""
        await self.hold.ask(PREFIX + self._store.game, self._turned)
        while not await self.journal.resume(self._breathe, self.clock, self.hold):
            if self.hold.held:
                self._start(self._link.setup(self.setup, self.notice))
                return
            await self.woken()
        self._sit()

    async def catch_up(self) -> None:
        """Sits down where another tab has brought the game."""
        await self.journal.catch_up(self._breathe, self.clock)
        self._sit()

    def seen_by(self, seat: int, demo: str | None = None) -> Step:
        """What a seat has seen last; ValueError before the first deal. Where minds alone play, all cards may be up."""
        demo = self.director.demo if demo is None else demo
        return (open_step if demo == "up" else step)(self.game, seat)

    def _start(self, setup: Setup) -> None:
        """A new game, kept before its first card is dealt."""
        self.setup = setup
        self.journal.open(setup.record(self.new_id()))
        self._sit()

    def new_id(self) -> str:
        """What names a new game: when it was begun, and letters that no other game of this millisecond has."""
        now, drawn = str(int(self.clock())), self.draw_secret()[:8]  # not as hex: MicroPython wraps big numbers there
        return f"{now}-{drawn}" if drawn else now

    def _sit(self, viewer: int = -1) -> None:
        """Everyone takes their seats; `viewer` is at the screen, else the person who was there last, or nobody yet."""
        record = self.journal.record
        self.seating = Seating(record, self.asker, self._limit, self._hands)
        self.going_on, self._seated = False, True
        demo = self.settings["demo"] if self.aside and not self.seating.people else ""
        curtain = self.seating.comes(self.game) if viewer < 0 else -1
        viewer = viewer if viewer >= 0 else self.seating.latest(self.game)
        self.company.open(record.seats, record.public)
        last = self.seen_by(viewer, demo) if self.game.deal is not None else None
        self.director.open(record.seats, viewer, last, curtain, demo, self.seating.diabolo)
        self.absence.tell()
        self._look()

    def _mine(self) -> bool:
        """Whether this tab may write the game; where another one has played on, this one shows that instead."""
        if not self.hold.held:
            return False
        if not self.journal.elsewhere():
            return True
        self.drop()
        self._sit()
        self.notice(notices.elsewhere(), "news")
        return False

    def _turned(self) -> None:
        """Another tab has written the game, or who holds the table has changed."""
        if self.aside is not None and not self.hold.held:
            self.set_aside(None)
        if not self._seated or self.director.watching:
            self.wake()
        elif self.hold.held:
            self._mine()
        else:
            self.drop()

    def _refused(self, name: str) -> None:
        """The storage does not keep this text; the dialogs say so themselves of what is kept there."""
        why = notices.unkept(name.partition("?")[0], self._store.problem)
        if why:
            self.notice(why, "problem")

    def _asks(self) -> tuple[int, dict[str, bool]]:
        if self.director.watching:
            return 0, {}
        tricks = self.game.deal.table.tricks if self.game.deal else ()
        plays = not (self.director.demo or self.director.resting)
        return still_chosen(self), {
            "undo": self.last_choice is not None and not self.journal.refuses(self.last_choice),
            "leave": would_be_left(self),
            "concede": self.may_concede and self.aside is None,
            "practice": self.aside is not None and not self.director.demo,
            "hint": coached(self),
            "next": self.director.ending == "deal",
            "last": len(tricks) > 0,
            "claim": self.settings["claims"] != "off" and plays,
            "seen": self.game.deal is not None and not self.director.demo,
            "me": self.aside is None,
            "joe": self.seating.may_rest(self.game),
        }

    # ---- the minds ---------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Lets the minds think on from where the game stands."""
        game = self.game
        if self.director.watching or not self.hold.held:
            return
        guess = game.phase == "play" and self.seating.players[game.waiting[0]].slow
        self.ahead.look(game, guess)

    def _limit(self) -> Limit | None:
        """How long a mind may think about a choice; a game by a link must repeat, so there it is not by the clock."""
        return None if self._link.name else Limit(milliseconds=round(1000 * float(self.settings["think"])))

    def _hands(self) -> tuple[int, ...]:
        """Everyone's cards: for Diabolo, and for nobody else."""
        assert self.seating.diabolo and self.game.deal is not None
        return self.game.deal.hands


def look_of(settings: Settings) -> Look:
    """How these settings have the table."""
    return Look(settings.order, settings["forced"])


def still_chosen(sitting: Sitting) -> int:
    """What the viewer has selected; a card chosen ahead is taken back as soon as the trick bars it, and is told why."""
    human, viewer, deal = sitting.human, sitting.director.viewer, sitting.game.deal
    if human.chosen and deal is not None and deal.table.phase == "play":
        table, view = deal.table, sitting.game.view(viewer)
        to_play = (viewer - table.leader) % table.rules.players >= len(table.trick)
        if to_play and (table.trick or table.turn == viewer) and not human.chosen & view.legal:
            why = told(view.refusal(lowest(human.chosen)))
            human.choose(0)
            sitting.notice(why, "why")
    return human.chosen


def would_be_left(sitting: Sitting) -> bool:
    """Whether a new game would end one's own in which something was chosen, also one that waits beside the table."""
    if sitting.aside is None:
        return sitting.may_concede and sitting.last_choice is not None
    seats, game = sitting.aside.record.seats, sitting.aside.game
    at: Game | None = None if game.phase == "over" else game
    while at is not None and at.last is not None:
        if isinstance(at.move, (Passed, Played)) and seats[at.move.seat].person:
            return True
        at = at.last
    return False


def coached(sitting: Sitting) -> bool:
    """Whether a choice of the viewer is awaited, of which the coach may speak."""
    game, director = sitting.game, sitting.director
    mine = sitting.may_pass or (game.phase == "play" and director.viewer in game.waiting)
    gone = director.demo or director.resting or director.curtain >= 0
    return mine and sitting.settings["tutor"] != "off" and not gone

"""A session is the game at this device: a source of the table. It knows how the game stands, and changes it.

A move is in the store before it is on the screen, so nothing that was shown is ever lost. A save is the game's record;
to resume is to replay it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.gate import tidy, tidy_face
from hearts.app.heading import YES, is_match, notes
from hearts.app.keeping.settings import SWITCH, Settings
from hearts.app.keeping.setup import Setup, first_setup, played_again, rotate, without_people
from hearts.app.keeping.store import GAME, LEFT, PREFIX, SETTINGS, SETUP, Store
from hearts.app.scene.model import Allowed
from hearts.app.scene.staging import Look
from hearts.app.sitting.journal import Alone, Journal
from hearts.app.sitting.link import Link
from hearts.app.sitting.seating import Seating
from hearts.app.table.commands import Begin, Pause, Set
from hearts.app.table.company import Company
from hearts.app.table.director import NONE, forced_card
from hearts.app.table.table import Source, Table
from hearts.app.tempo import PACES, Tempo
from hearts.app.thinking.ahead import Ahead
from hearts.app.thinking.asker import Asker
from hearts.app.words import notices
from hearts.app.words import table as words
from hearts.app.words.errors import sentence_of
from hearts.app.words.locale import say
from hearts.app.words.phrases import listed
from hearts.engine.game import Dealt, Declared, Passed, Played
from hearts.engine.record import PERSON, Record, Seat
from hearts.engine.steps import open_step, step
from hearts.engine.table import IllegalMove
from hearts.minds.registry import named
from hearts.minds.thought import Limit

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping
    from typing import Protocol

    from hearts.app.casts.cast import Cast, Character
    from hearts.app.keeping.own import OwnCasts, OwnRules
    from hearts.app.keeping.shelf import Shelf
    from hearts.app.scene.model import GameKind, Scene
    from hearts.app.scene.seen import Seen
    from hearts.app.sitting.cutting import NextGame
    from hearts.app.sitting.journal import Hold
    from hearts.app.table.commands import Command
    from hearts.app.tasks import Rest
    from hearts.app.tempo import Breathe
    from hearts.app.thinking.asker import Minds
    from hearts.engine.game import Game, Move
    from hearts.engine.rules import Rules
    from hearts.engine.steps import Step

    class Commanded(Protocol):
        """What commands are given to: a source, or what lies on the page for one."""

        def ask(self, command: Command) -> str | None:
            """See `Source.ask`."""

        def do(self, command: Command) -> str:
            """See `Source.do`."""

    class Adviser(Protocol):
        """Whoever looks at the player's choices before they are made: the coach."""

        def weighs(self, command: Command) -> bool:
            """Return whether this command is to wait, because it may be costly."""

        def weigh(self, command: Command) -> str:
            """Keep it until it was looked at. Returns the sentence that says so."""


class Session(Source):
    """The games at one device, from the first deal until the page closes.

    draw     shows a Scene; notice: says a sentence beside the table, of kind "why", "problem" or "news"
    minds    those in the worker, who are asked by text
    breathe  lets the browser paint and hear; rest: the same, once a slice of work is used up
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
        rest: Rest,
        clock: Callable[[], float],
        address: dict[str, str],
        hold: Hold | None = None,
        draw_secret: Callable[[], str] = str,
    ) -> None:
        self.notice = notice
        self.draw_secret = draw_secret
        self.hold = hold or Alone()
        self.clock = clock
        self._rest = rest
        self._link = Link(address)
        self._store = Store(mapping, self._link.name, self._refused)
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
        self.table = Table(self, draw, self.tempo, notice, self.company, self._look())
        self.director = self.table.director
        self.asker = Asker(minds, self._link.patience)
        self.absence = Absence(notice, lambda: self._seated and self.seating.thinks)
        self.ahead = Ahead(self.asker, lambda game: self.seating.foresee(game), breathe)
        self.seating: Seating  # set when a record is opened, before anything is shown
        self.going_on = self._seated = False  # going_on: whether the next deal is wanted
        self._promised: NextGame | None = None
        self._woken = asyncio.Event()

    _laid: Commanded | None = None  # what lies on the table in place of these games
    _adviser: Adviser | None = None

    # ---- commands ------------------------------------------------------------------------------------------------

    def act(self, command: Command) -> str:
        """Give a command to what is on the table; one for the device comes here. Returns why it was not done, or "".

        The player reads that, too. Raises ValueError if its values are unknown.
        """
        source: Commanded = self if self._laid is None or COMMANDS[command.name][0] == PAGE else self._laid
        why = source.ask(command)
        if why is None:
            why = source.do(command)
        if why:
            self.notice(why, "why")
        return why

    def lay(self, source: Commanded | None) -> None:
        """Let this have the commands of the person at the screen from now on; None: these games again."""
        self._laid = source

    @property
    def laid(self) -> bool:
        """Whether something else lies on the table."""
        return self._laid is not None

    def heed(self, adviser: Adviser) -> None:
        """Have every choice of the player looked at from now on, before it is made."""
        self._adviser = adviser

    def ask(self, command: Command) -> str | None:
        """Return why the person at the screen may not give a command now, see `Source.ask`."""
        may = COMMANDS[command.name][0]
        if may in (PAGE, SCREEN):
            return None
        if not self.hold.held:
            return notices.watching()
        if may == DEVICE:
            return None
        if self.seat < 0:
            return say("notice-no_seat")
        if may == SEAT or self.asks(self.seat, may):
            return None
        if may != PASS:
            return say("notice-not_asked")
        return say("notice-no_pass") if self.scene is not None and self.scene.passing is None else ""

    def do(self, command: Command) -> str:
        """Carry it out, or have the coach look at it first."""
        if self._adviser is not None and self._adviser.weighs(command):
            return self._adviser.weigh(command)
        act = COMMANDS[command.name][1]
        return self.table.do(command) if act is None else act(self, self.seat, command) or ""

    def take(self, move: Passed | Played | Declared) -> None:
        """Take what the person at the screen has chosen."""
        self.seating.humans[move.seat].take(move)

    def waits(self) -> bool:
        """Return whether a choice is awaited of the person at the screen."""
        return self.seat >= 0 and self.seating.humans[self.seat].asked

    @property
    def seat(self) -> int:
        """The seat of the person at the screen; -1 if nobody here plays."""
        seat = self.director.viewer
        return seat if self._seated and seat in self.seating.here else -1

    # ---- how it stands -------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.journal.game

    @property
    def kind(self) -> GameKind:
        """What is on the table."""
        record = self.journal.record
        if self.aside is None:
            return "match" if is_match(record) else "own"
        if not self.seating.people:
            return "demonstration"
        return "coached" if notes(record).get("lesson") == YES else self.journal.deals.kind

    @property
    def scene(self) -> Scene | None:
        """What is on the screen; None before the first deal."""
        return self.director.scene

    @property
    def rules(self) -> Rules:
        """The rules of the game on the table."""
        return self.game.rules

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is recorded in each seat."""
        return self.journal.record.seats

    @property
    def characters(self) -> dict[str, Character]:
        """Those that are known so far, by their portraits."""
        return self.company.characters

    @property
    def shelf(self) -> Shelf:
        """All that is kept between visits."""
        from hearts.app.keeping.shelf import Shelf

        return Shelf(self._store)

    @property
    def own_rules(self) -> OwnRules:
        """The player's own rules."""
        from hearts.app.keeping.own import OwnRules

        return OwnRules(self._store)

    @property
    def own_casts(self) -> OwnCasts:
        """The player's own sets of characters."""
        from hearts.app.keeping.own import OwnCasts

        return OwnCasts(self._store)

    @property
    def seen(self) -> Seen | None:
        """What has been played, as the viewer may know it; None where there is nothing to be seen."""
        director, game = self.director, self.game
        if game.deal is None or director.curtain >= 0 or director.demo:
            return None
        from hearts.app.scene.seen import seen_cards

        return seen_cards(game.view(director.viewer))

    @property
    def ended(self) -> tuple[Record, str] | None:
        """The record of the game on the table, and its text, where it is over and this tab has played it."""
        scene, journal = self.scene, self.journal
        shown = scene is not None and scene.phase == "game over" and not scene.watching
        over = shown and self.aside is None and self.game.phase == "over"
        return (journal.record, journal.text) if over else None

    @property
    def may_concede(self) -> bool:
        """Whether there is a game to give up."""
        return self.game.phase != "over" and self.game.deal is not None and not self.director.demo

    @property
    def would_leave(self) -> bool:
        """True if a new game would end an unfinished game (also one set aside) in which the player has chosen."""
        if self.aside is None:
            chosen = [seat for seat in self.seating.here if self.last_choice(seat) is not None]
            return self.may_concede and chosen != []
        record = self.aside.record
        at: Game | None = None if record.game.phase == "over" else record.game
        while at is not None and at.last is not None:
            if isinstance(at.move, (Passed, Played)) and record.seats[at.move.seat].here:
                return True
            at = at.last
        return False

    def asks(self, seat: int, phase: str) -> bool:
        """Return whether a choice of this phase is awaited of the person in this seat, who is at the screen."""
        game, gone = self.game, self.director.curtain >= 0 or self.seating.resting == seat
        return game.phase == phase and seat in game.waiting and seat in self.seating.here and not gone

    def coached(self, seat: int) -> bool:
        """Return True if the person in this seat must choose now and the coach may help."""
        helped = self.settings["tutor"] != "off" and self.journal.deals.helps
        return helped and (self.asks(seat, "pass") or self.asks(seat, "play"))

    def last_choice(self, seat: int) -> Game | None:
        """Return the position in which this person chose last; None where there is none."""
        game: Game | None = self.game if seat in self.seating.here else None
        while game is not None and game.last is not None:
            move = game.move
            if isinstance(move, (Passed, Played)) and move.seat == seat:
                if forced_card(game.last.view(seat), self.settings["forced"]) == NONE:
                    return game.last
            elif isinstance(move, Declared) and move.what != "concede" and move.seat == seat:
                return game.last
            game = game.last
        return None

    def undo_refused(self, to: Game) -> str:
        """Return why a choice cannot be taken back, as a sentence; "" where it can."""
        if self.seating.away:
            return say("notice-undo-elsewhere")
        refused = self.journal.refuses(to)
        return say("notice-undo-off" if refused == "off" else "notice-undo-last") if refused else ""

    # ---- what changes the position -----------------------------------------------------------------------------

    def commit(self, game: Game, move: Move) -> bool:
        """Make a move in the game for which it was meant, and keep it. Returns False if that game has moved on.

        If another tab has played on, show that instead of making the move.
        """
        if self.game is not game or not self.hold.held or self._give_way():
            return False
        try:
            self.journal.play(move)
        except IllegalMove as error:
            self.notice(sentence_of(error), "why")
            return False
        if isinstance(move, Dealt):
            self.going_on = False
        elif self.seating.begins_to_play_for(move.seat):
            self.seating.note()
            self.journal.count("joe")
        if self.game.phase not in ("pass", "play"):
            self.seating.rise()
        self.table.take(self._seen_by(self.director.viewer))
        self._think_ahead()
        return True

    def go_back(self, game: Game, seat: int, noted: bool = True) -> None:
        """Go back to an earlier position, in which the person in `seat` chooses again.

        If the curtain is down, it stays down, for that person. `noted`: whether the record notes it as an undo.
        """
        if not self.hold.held or self._give_way():
            return
        covered = self.director.curtain >= 0
        self.drop()
        undone = words.undone(self.game, game) if noted else ""
        self.journal.cut(game, noted)
        self._sit(seat)
        self.director.hand_to(seat if covered else -1)
        self.director.announce(undone, ["undo"] if noted else [])

    def begin(self, setup: Setup) -> None:
        """Begin a new game; the one in play ends here."""
        if self.aside is not None:
            self.set_aside(None)
        if not self.hold.held or self._give_way():
            return
        self._keep_left()
        self.drop()
        self.keep_setup(setup)
        self._start(setup)

    def resume(self, record: Record) -> None:
        """Bring the game of this record to the table; the one in play ends here."""
        if self.aside is not None:
            self.set_aside(None)
        if not self.hold.held:
            self.notice(notices.watching(), "why")
        elif not self._give_way():
            self._keep_left()
            self.drop()
            self.journal.open(record)
            self._sit()
            self._announce_stand_ins()
            self.director.show()

    def set_aside(self, record: Record | None, beside: Journal | None = None) -> None:
        """Put this game on the table without keeping it, while the player's own waits; None: the own game is back.

        It is a demonstration if no person has a seat in it, else practice.

        beside   the journal of a game that is kept in a place of its own, and comes to the table instead
        """
        self.drop()
        own = self.aside or self.journal
        self.journal, self.aside = beside or own, own if beside else None
        if record is not None:
            self.journal, self.aside = Journal(Store({}), self.notice, self.draw_secret), own
            self.journal.open(record)
        self._sit()
        self.director.show()

    def demonstrate(self) -> None:
        """Bring a game of minds alone to the table."""
        self.set_aside(without_people(self.setup).record(self.new_id()))

    def go_on(self) -> None:
        """Go on to the next deal."""
        self.going_on = True
        self.wake()

    def uncover(self) -> None:
        """Show the table to the person that the device was handed to."""
        self.table.uncover(self._seen_by(self.director.curtain))
        self.director.show()
        self.wake()

    def come_back(self) -> None:
        """Come back to one's own game, where something else was on the table."""
        self.director.hand_to(self.seating.comes(self.game))
        self.director.show(still=True)

    def drop(self) -> None:
        """Drop all that was asked: nobody wants the answers."""
        self.asker.drop()
        self.ahead.drop()
        self.seating.drop()
        self.table.forget()
        self.wake()

    def wake(self) -> None:
        """Wake the loop: what stands on the screen has been answered, or holds no more."""
        self.tempo.hasten()
        self._woken.set()

    async def woken(self) -> None:
        """Wait until that happens."""
        await self._woken.wait()
        self._woken.clear()

    # ---- what is kept ----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Go on with the saved game, or begin the one that the address asks for."""
        await self.hold.ask(PREFIX + self._store.game, self._turned)
        while not await self.journal.resume(self._rest, self.hold):
            if self.hold.held:
                first = self._store.first_visit("")
                self._start(first_setup() if first else self._link.setup(self.setup, self.notice))
                return
            await self.woken()
        if not self._store.get(SETUP):
            self.setup = played_again(self.setup, self.journal.record)
        self._sit()
        self._announce_stand_ins()

    async def catch_up(self) -> None:
        """Sit down where another tab has brought the game."""
        await self.journal.catch_up(self._rest)
        self._sit()

    async def rescue(self, text: str) -> None:
        """Go on from a later text of the game: the browser was killed before it had kept the last moves."""
        own = self.hold.held and self.aside is None
        if own and await self.journal.rescue(text, self._rest):
            self.drop()
            self._sit()
            self.director.show()
            self.notice(notices.moves_are_back(), "news")

    def choose_setting(self, name: str, value: str) -> None:
        """Change a setting, keep it and show it; what another tab has set meanwhile, of any version, holds too."""
        kept = gate.parse_object(self._store.get(SETTINGS))
        others = self.settings.take_in(kept)
        self.settings.set(name, value)
        others.pop(name, None)
        self._store.replace(SETTINGS, self.settings.text(others), kept != {})
        self._dress()

    def keep_setup(self, setup: Setup) -> None:
        """Keep this as the table of the next game."""
        self._store.replace(SETUP, setup.text(), Setup.try_read(self._store.get(SETUP)) is not None)
        self.setup = setup

    def follow_other_tabs(self) -> None:
        """Take over another tab's settings and next table, without writing anything.

        A link has a table of its own.
        """
        text = self._store.get(SETUP)  # none is kept in a first visit
        setup = Setup.try_read(text) if text and self._store.game == GAME else None
        self.setup = setup or self.setup
        kept = Settings.read(self._store.get(SETTINGS))
        if kept.text() != self.settings.text() and self.scene is not None:
            self.settings.become(kept)
            self._dress()

    def appear(self, face: str, name: str) -> None:
        """Give the person at the screen another portrait and name, in this game and in those that follow."""
        seat, record = self.seat, self.journal.record
        if self.aside is not None or seat < 0 or not self.hold.held or self._give_way():
            return
        own = Seat(PERSON, tidy_face(face), tidy(name, record.seats[seat].name))
        if seat == self.seating.here[0]:
            self.settings.set("portrait", own.face)
            self.choose_setting("name", own.name)
        next_seats = self.setup.seats
        if len(next_seats) == len(record.seats) and next_seats[seat].here:
            self.keep_setup(self.setup.seated(next_seats[:seat] + (own,) + next_seats[seat + 1 :]))
        self.drop()
        self.journal.open(record.seated(record.seats[:seat] + (own,) + record.seats[seat + 1 :]))
        self._sit(seat)
        self.director.show()

    def meet(self, cast: Cast) -> None:
        """Get to know these characters; at the first deal of a game, one of them says hello."""
        self.company.meet(cast)
        self.director.greet()

    # ---- how it sits down ------------------------------------------------------------------------------------------

    def new_id(self) -> str:
        """Return what names a new game: when it was begun, and letters that no other game of this millisecond has."""
        now, drawn = str(int(self.clock())), self.draw_secret()[:8]  # not as hex: MicroPython wraps big numbers there
        return f"{now}-{drawn}" if drawn else now

    def promise(self) -> NextGame | None:
        """Bind the house to what it puts into the next game; None where this browser has no secure randomness."""
        secret = "" if self._promised else self.draw_secret()
        if secret:
            from hearts.app.sitting.cutting import NextGame

            self._promised = NextGame(self.new_id(), secret)
        return self._promised

    def cut(self, word: str) -> bool:
        """Cut the next deal of the game on the table; returns whether that was done."""
        from hearts.app.sitting.cutting import cut_deck

        return self.hold.held and not self._give_way() and cut_deck(self.journal, word)

    def _start(self, setup: Setup) -> None:
        """Start a new game, and keep it before its first card is dealt."""
        self.setup = setup
        following, self._promised = self._promised, None
        if following is None or setup.seed is not None:
            self.journal.open(setup.record(self.new_id()))
        else:
            self.journal.open(following.record(setup))
            self.journal.keep_secret(following.secret)
        self._sit()
        self._announce_stand_ins()

    def _sit(self, viewer: int = -1) -> None:
        """Seat everyone; `viewer` is at the screen, else the person who was there last, or nobody yet."""
        record = self.journal.record
        self.seating = Seating(record, self.asker, self._limit, self._hands, self.table.ready, self.journal.deals)
        self.going_on, self._seated = False, True
        demo = self.settings["demo"] if self.aside and not self.seating.people else ""
        curtain = self.seating.comes(self.game) if viewer < 0 else -1
        viewer = viewer if viewer >= 0 else self.seating.latest(self.game)
        self.company.open(record.seats, record.public)
        last = self._seen_by(viewer, demo) if self.game.deal is not None else None
        self.table.open(record.seats, viewer, last, curtain, demo, self.seating.diabolo, self.kind)
        self.absence.announce()
        self._think_ahead()

    def _keep_left(self) -> None:
        """Keep the game on the table, if the player has chosen in it: another one takes its place."""
        if self.would_leave:
            self._store.put(LEFT, self.journal.text)

    def _give_way(self) -> bool:
        """Show the game as another tab has played it on, where one has; returns whether one has."""
        if not self.journal.take_over():
            return False
        self.drop()
        self._sit()
        self.notice(notices.elsewhere(), "news")
        return True

    def _turned(self) -> None:
        """Look again: another tab has written the game, or who holds the table has changed."""
        if self.aside is not None and not self.hold.held:
            self.set_aside(None)
        if not self._seated or self.director.watching:
            self.wake()
        elif self.hold.held:
            self._give_way()
        else:
            self.drop()

    def _refused(self, name: str) -> None:
        """Tell that the storage does not keep this text, unless a dialog tells it."""
        why = notices.unsaved(name.partition("?")[0], self._store.problem)
        if not why and name != self._store.secret:
            from hearts.app.keeping.kinds import unsaved_notice

            why = unsaved_notice(name, self._store.problem)
        if why:
            self.notice(why, "problem")

    def _announce_stand_ins(self) -> None:
        """Say that minds play for people elsewhere, whom nobody can reach as yet."""
        away = [self.seats[seat].name for seat in self.seating.away]
        if away:
            self.notice(say("notice-stands_in", names=listed(away)), "news")

    def _seen_by(self, seat: int, demo: str | None = None) -> Step:
        """Return what a seat has seen last; ValueError before the first deal. Where minds alone play, all cards may be
        up."""
        demo = self.director.demo if demo is None else demo
        return (open_step if demo == "up" else step)(self.game, seat)

    def _dress(self) -> None:
        """Show the table as the settings have it."""
        director = self.director
        director.dress(self._look(), self.settings["demo"] if director.demo else "")
        if director.view is not None:
            director.take(self._seen_by(director.viewer))
        director.show()

    def _look(self) -> Look:
        """Return how the settings want the table."""
        return Look(self.settings.order, self.settings["forced"])

    def allowed(self) -> Allowed:
        """Return what may be done now."""
        director = self.director
        if director.watching:
            return Allowed()
        seat, playing = director.viewer, self.game.deal is not None
        plays = not (director.demo or director.resting)
        last = self.last_choice(seat)
        return Allowed(
            undo=last is not None and not self.undo_refused(last),
            leave=self.would_leave,
            concede=self.may_concede and self.kind == "own",
            hint=self.coached(seat),
            last=self.game.deal is not None and len(self.game.deal.table.tricks) > 0,
            claim=self.settings["claims"] != "off" and plays,
            seen=playing and not director.demo,
            me=self.aside is None,
            joe=self.seating.may_rest(self.game),
        )

    # ---- the minds ---------------------------------------------------------------------------------------------

    def _think_ahead(self) -> None:
        """Let the minds think on from where the game stands."""
        game = self.game
        if self.director.watching or not self.hold.held:
            return
        guess = game.phase == "play" and self.seating.players[game.waiting[0]].slow
        self.ahead.look(game, guess)

    def _limit(self) -> Limit | None:
        """Return how long a mind may think about a choice; a game by a link must repeat, so there it is not by the
        clock."""
        return None if self._link.name else Limit(milliseconds=round(1000 * float(self.settings["think"])))

    def _hands(self) -> tuple[int, ...]:
        """Return everyone's cards: for Diabolo, and for nobody else."""
        assert self.seating.diabolo and self.game.deal is not None
        return self.game.deal.hands


class Absence:
    """Hears how the workers are, and says so when minds are gone or back.

    notice   says a sentence beside the table; wanted: whether anybody at the table thinks
    """

    def __init__(self, notice: Callable[[str, str], None], wanted: Callable[[], bool]) -> None:
        self._notice = notice
        self._wanted = wanted
        self._state = ""
        self._gone = False
        self._announced = False

    def hear(self, state: str) -> None:
        """Note the state, "waiting", "starting", "up", "asleep" or "down", and announce what is new.

        A worker that was lost is gone only when a new start has failed too.
        """
        if state == "down" and self._state == "starting":
            self._gone = True
        elif state == "up":
            self._gone = False
        self._state = state
        self.announce()

    def announce(self) -> None:
        """Say what has not been said yet."""
        if self._announced and not self._gone:
            self._announced = False
            self._notice(notices.minds_back(), "news")
        elif self._gone and not self._announced and self._wanted():
            self._announced = True
            self._notice(notices.no_minds(), "problem")


# ---- what each command does ----------------------------------------------------------------------------------------


def _joe(session: Session, seat: int, command: Command) -> None:
    """Have a mind finish the deal for the only person here, or let them play on by themselves."""
    seating, iq = session.seating, command.word
    if iq and seating.may_rest(session.game):
        seating.rest(seat, named("iq:" + iq))
        session.table.rest(True)
    elif not iq and seating.resting == seat:
        seating.rise()
        session.asker.drop()
        session.table.rest(False)


def _next(session: Session, seat: int, command: Command) -> None:
    if session.director.ending == "deal":
        session.director.clear()
        session.go_on()


def _uncover(session: Session, seat: int, command: Command) -> None:
    if session.director.curtain >= 0:
        session.uncover()


def _hint(session: Session, seat: int, command: Command) -> None:
    """Note the help in the record: games with help count apart in the statistics."""
    if session.coached(seat):
        session.journal.count("telepathy" if command.word else "hint")


def _undo(session: Session, seat: int, command: Command) -> str:
    to = session.last_choice(seat)
    if to is None:
        return say("notice-no_undo")
    refused = session.undo_refused(to)
    if not refused:
        session.go_back(to, seat)
    return refused


def _concede(session: Session, seat: int, command: Command) -> None:
    """Give up; possible also at the end of a deal, at a moon's question and behind the curtain."""
    if session.may_concede:
        if session.commit(session.game, Declared(seat, "concede")):
            session.director.clear()
            session.director.hand_to(-1)
        session.drop()


def _rejoin(session: Session, seat: int, command: Command) -> None:
    """Come back to a game that was given up before a deal was finished. That takes back no choice, and is not noted."""
    game = session.game
    if game.last is not None and game.conceded in session.seating.here and not game.lines:
        session.go_back(game.last, game.conceded, noted=False)


def _claim(session: Session, seat: int, command: Command) -> None:
    """End the deal. If its rest is not certain, `commit` refuses with a sentence."""
    session.commit(session.game, Declared(seat, "claim"))
    session.drop()


def _again(session: Session, seat: int, command: Command) -> None:
    setup = played_again(session.setup, (session.aside or session.journal).record)
    session.begin(rotate(setup) if command.word else setup)


def _demo(session: Session, seat: int, command: Command) -> None:
    if not command.word:
        session.demonstrate()
    elif session.aside is not None:
        session.set_aside(None)


def _mute(session: Session, seat: int, command: Command) -> None:
    on = not session.settings.on("sound")
    session.choose_setting("sound", SWITCH[on])
    session.notice(say("notice-sound-on" if on else "notice-sound-off"), "why")


def _begin(session: Session, seat: int, command: Command) -> None:
    """Begin it at the player's own table, whatever else is on the screen."""
    assert isinstance(command, Begin)
    session.begin(command.setup)


def _pause(session: Session, seat: int, command: Command) -> None:
    assert isinstance(command, Pause)
    (session.tempo.hold if command.how == "on" else session.tempo.let_go)(command.why)


def _set(session: Session, seat: int, command: Command) -> None:
    assert isinstance(command, Set)
    session.choose_setting(command.setting, command.value)


def _take(session: Session, seat: int, command: Command) -> None:
    session.hold.take()


# Who may give a command. PAGE: whoever looks at this page, whatever lies on its table. SCREEN: whoever looks at these
# games, also where another tab plays them. DEVICE: whoever sits at the device that holds the game. SEAT: who plays a
# seat of the game there, for that seat. PASS, PLAY, MOON: the same, and that seat is asked for a pass, for a card, for
# how its moon is scored.
PAGE, SCREEN, DEVICE, SEAT, PASS, PLAY, MOON = "page", "screen", "device", "seat", "pass", "play", "moon"

# Each command by its name: who may give it, and its act; None if the table does it.
if TYPE_CHECKING:
    # Carries a command out for the person in a seat (-1 for none). Returns why it was not done, or None or "".
    Act = Callable[[Session, int, Command], str | None]

COMMANDS: dict[str, tuple[str, Act | None]] = {
    "choose": (SEAT, None),
    "pass": (PASS, None),
    "decline": (PASS, None),
    "hasten": (SCREEN, None),
    "joe": (SEAT, _joe),
    "last": (SCREEN, None),
    "next": (DEVICE, _next),
    "moon": (MOON, None),
    "uncover": (DEVICE, _uncover),
    "hint": (SEAT, _hint),
    "undo": (SEAT, _undo),
    "concede": (SEAT, _concede),
    "rejoin": (SEAT, _rejoin),
    "claim": (PLAY, _claim),
    "again": (DEVICE, _again),
    "begin": (DEVICE, _begin),
    "demo": (DEVICE, _demo),
    "pause": (PAGE, _pause),
    "mute": (PAGE, _mute),
    "set": (PAGE, _set),
    "take": (PAGE, _take),
}

"""The director: shows a game to one viewer, move by move, and waits between them, in play and in a replay alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import tempo as times
from hearts.app.events import of_end, of_play, sound
from hearts.app.players import NONE, forced
from hearts.app.scene.endings import glad, told
from hearts.app.scene.make import make
from hearts.app.scene.parts import USUAL, Parts
from hearts.app.scene.prompt import found, received
from hearts.app.scene.sheet import row
from hearts.app.scene.staging import Staging
from hearts.app.words import table as words
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph, points
from hearts.engine.cards import bits
from hearts.engine.game import Declared

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.company import Company
    from hearts.app.events import Event, Sound
    from hearts.app.scene.model import News, Scene, SheetRow
    from hearts.app.scene.staging import EndingKind, Lying
    from hearts.app.tempo import Tempo
    from hearts.engine.game import Game
    from hearts.engine.record import Record
    from hearts.engine.trick import Trick

    # What the person at the screen has chosen, and which commands may be given now.
    Asks = Callable[[], tuple[int, dict[str, bool]]]

# Kinds of events that are news for the eye, and what they are called there.
NEWS = {"broken": "broken", "queen": "queen", "caught": "jack", "kitty": "kitty"}
TAKEN = ("stuck", "caught")  # what the sign over the table tells
SOUNDS = ("deal", "pass", "sweep")  # news that are heard, too


class Director:
    """Makes a Scene of `game` for the seat `viewer`, and draws it.

    draw    shows a scene; company: who has something to say
    asks    what the person at the screen has chosen, and which commands may be given
    ending  what has ended, as long as it stands on the screen; closing: what somebody says to it
    curtain  the seat the device is handed to, -1 for none
    watching  whether another tab plays the game, and this one only shows it
    demo     how all cards lie where minds alone play: "up", "down", or "own" (the viewer's up, in a replay); else ""
    resting  whether a mind plays for the viewer
    recalled  the trick that is looked at once more; lying: how a finished trick lies
    order    how the hand lies, see `scene.parts.ordered`; forced: the setting, see `players.forced`;
             empty where the live region does not say what is awaited
    """

    def __init__(self, draw: Callable[[Scene], None], tempo: Tempo, company: Company, asks: Asks) -> None:
        self.scene: Scene | None = None
        self.game: Game
        self.viewer = 0
        self.ending: EndingKind = ""
        self.curtain = -1
        self.watching = self.resting = False
        self.demo = ""
        self.recalled: Trick | None = None
        self.order = USUAL
        self.forced = "off"
        self._prompted = (-1, -1)  # the choice of which the live region has spoken
        self._draw = draw
        self._tempo = tempo
        self._company = company
        self._asks = asks
        self._record: Record
        self._diabolo = False
        self.lying: Lying = ""
        self._sound: Sound = ""  # of what has just happened
        self._say = ""  # sentences for the live region
        self.closing = ""
        self._sign = ""  # who has just taken a card that is dear, or the bonus card
        self._says: tuple[int, str] | None = None  # who speaks just now, and what
        self._said_at = 0
        self._rows: list[SheetRow] = []
        self._parts = Parts()
        self._prompts = False  # whether the scene on the screen says who is to choose: nothing else is shown there

    def open(self, record: Record, viewer: int, diabolo: bool, demo: str = "") -> None:
        """From now on this game is shown, to this seat; `demo`: see above."""
        self._company.open(record)
        self.game, self._record, self.viewer, self._diabolo = record.game, record, viewer, diabolo
        self.ending = self.lying = self._say = self.closing = ""
        self.curtain, self._says, self._said_at, self._rows = -1, None, 0, []
        self.resting, self.demo = False, demo
        self._prompted = (-1, -1)
        self._let_go()

    def dress(self, order: tuple[str, bool, bool], forced: str, demo: str) -> None:
        """From the next scene on the table is shown like this; `demo` counts where minds alone play."""
        self.order, self.forced, self.demo = order, forced, demo if self.demo else ""

    def rest(self, resting: bool) -> None:
        """From the next scene on a mind plays for the viewer, or no longer does."""
        self.resting = resting

    def watch(self, watching: bool) -> None:
        """From the next scene on this tab only watches, or no longer does."""
        self.watching = watching

    def hand_to(self, seat: int) -> None:
        """From the next scene on the table is hidden until the person in `seat` is there; -1: it is not."""
        self.curtain = seat

    def show(self, news: list[News] | None = None, still: bool = False) -> None:
        """Draws the scene as everything stands, with what has just happened; `still`: nothing moves to its place."""
        game = self.game
        if game.deal is None:
            return
        if game.length >= self._said_at + game.rules.players:
            self._says = None
        for kind in news or []:
            self._sound = kind if kind in SOUNDS else self._sound  # type: ignore[assignment]
        view = game.view(self.viewer)
        if len(self._rows) != len(view.lines):
            self._rows = [row(view, line) for line in view.lines]
        self.scene = make(view, self._staging(news or []), self._parts)
        if asked(self) and not (self.lying or self.recalled) and self._prompted != choice(self.game):
            self._prompted = choice(self.game)  # what is awaited of the viewer is said once, after what has happened
            self.scene.say = paragraph([self.scene.say, say("aloud.prompt", prompt=self.scene.prompt)])
        if still or self.recalled:
            self.scene.pace = 0.0
        self._say = self._sound = self._sign = ""
        self._prompts = not (news or self.lying or self.curtain >= 0)
        self._draw(self.scene)

    def prompt(self) -> None:
        """Shows who is to choose now, unless that is on the screen already."""
        if self.scene is None or self.scene.moves != self.game.length or not self._prompts:
            self.show()

    def cover(self, seat: int) -> None:
        """Hides the table until the person in `seat` says that they are at the screen."""
        self.curtain = seat
        self.show()

    def uncover(self) -> None:
        """That person is there, and hears what they have missed."""
        self.viewer, self.curtain, self._prompted = self.curtain, -1, (-1, -1)
        self._say = found(self.game.view(self.viewer), self._names())

    def recall(self) -> None:
        """Shows the last trick as it lay, until `forget`; nothing goes on meanwhile."""
        table = self.game.deal.table if self.game.deal else None
        if table is None or not table.tricks or self.recalled or self.ending or self.curtain >= 0:
            return
        self.recalled = done = table.tricks[-1]
        self._tempo.hold("last")
        lay = [words.played(self._name(done.seat(at, len(done.cards))), card) for at, card in enumerate(done.cards)]
        self._say = paragraph([say("aloud.last")] + lay + [self._taken(done)])
        self.show()

    def tell(self, sentence: str, news: list[News] | None = None) -> None:
        """Shows how everything stands, and says this for the ear."""
        self._say = sentence
        self.show(news)

    def forget(self) -> None:
        """The last trick has been seen: the table is as it was."""
        if self.recalled:
            self._let_go()
            self.show(still=True)

    async def deal(self) -> None:
        """Shows new cards."""
        game = self.game
        await self._tempo.pause(times.CLEAR if game.lines else 0)  # a first scene is a task of its own
        if self.game is not game:
            return
        asks = asked(self)
        table = game.deal.table if game.deal is not None else None
        assert table is not None
        to = self._name(table.receiver(self.viewer)) if asks and table.phase == "pass" else ""
        self._say = words.dealt(table, to)
        self._prompted = choice(self.game) if to else self._prompted
        if not game.lines:
            self._hear(self._company.greet(self.game))
            self._say = paragraph([say("play.diabolo") if self._diabolo else "", self._say])
        self.show(["deal"])
        await self._tempo.pause(times.DEAL)

    def greet(self) -> None:
        """Somebody says hello, where nobody has yet; those who can have become known."""
        if self.game.phase == "pass" and not self.game.lines and self._company.silent:
            self._hear(self._company.greet(self.game))
        self.show()

    async def passed(self) -> None:
        """Shows that somebody has passed; when all have, what came."""
        game = self.game
        await self._tempo.pause(times.FRAME)
        if self.game is not game:
            return
        exchanged = game.phase == "play"
        if exchanged and not self.demo:
            self._say = received(game.view(self.viewer), self._names())
        self.show(["pass"] if exchanged else [])
        await self._tempo.pause(times.PASS if exchanged else 0)

    async def played(self) -> None:
        """Shows a card played; a finished trick lies a while, then goes to its winner."""
        game = self.game
        assert game.deal is not None
        self.lying = "" if game.deal.table.trick else "trick"
        await self._tempo.pause(times.FRAME)
        if self.game is not game:
            return
        events = of_play(game)
        news: list[News] = [NEWS[event.kind] for event in events if event.kind in NEWS]  # type: ignore[misc]
        self._sound = sound(events, self.viewer)
        taken = [event for event in events if event.kind in TAKEN]
        if taken:
            name, yours = self._name(taken[0].seat), self._yours(taken[0].seat)
            self._sign = words.taken(game.rules, [(event.card, event.kind) for event in taken], name, yours)
            news.append("taken")
        self._say = paragraph([self._tell(event) for event in events])
        self._hear(self._company.answer(events, game))
        if game.deal.table.trick:
            self.show(news)
            await self._tempo.pause(times.PLAY)
            return
        self.show(news)
        await self._tempo.look(times.TRICK)
        if self.game is game:
            self.lying = "pile"
            self.show(["sweep"])
            await self._tempo.pause(times.SWEEP)
        self.lying = ""

    def end(self, closing: str | None = None) -> None:
        """Shows how the deal or the game ended; `closing`: what has been said to it already, else somebody may."""
        events = of_end(self.game)
        self._sound = sound(events, glad(self._record.seats, self.game.winners, self.viewer))
        self._let_go()
        self.resting = False
        self.ending = "game" if self.game.phase == "over" else "deal"
        said = self._company.answer(events, self.game) if closing is None else None
        self._says = None
        self.closing = words.says(self._name(said[0]), said[1]) if said else closing or ""
        move = self.game.move
        claimed = ""
        if isinstance(move, Declared) and move.what == "claim":
            claimed = words.claimed(self._name(move.seat), move.seat == self.viewer)
        self._say = paragraph([claimed, told(self.game.view(self.viewer), self._staging([]))])
        self.show(["moon"] if [event for event in events if event.kind in ("moon", "sun")] else [])

    async def sum_up(self) -> None:
        """Says how a deal or a game that minds alone play has ended, and gives time to look at it."""
        line = self.game.lines[-1]
        got = [say("aloud.points", name=self._name(seat), points=points(own)) for seat, own in enumerate(line.points)]
        self._say = paragraph([say("aloud.deal", deal=line.number + 1)] + got)
        self.show()
        await self._tempo.pause(times.END)

    def ask_moon(self) -> None:
        """Asks the viewer how to score a moon."""
        if not self.ending:
            self.ending, self.resting = "moon", False
            self.show(["moon"])

    def clear(self) -> None:
        """The ending is answered."""
        self.ending = self.closing = ""

    def _staging(self, news: list[News]) -> Staging:
        game = self.game
        chosen, can = self._asks()
        over = game.phase == "over" and self.ending == "game"
        return Staging(
            seats=self._record.seats,
            chosen=chosen,
            lying=self.lying,
            recalled=self.recalled,
            news=news,
            sound=self._sound,
            sign=self._sign,
            say=self._say,
            ending=self.ending,
            conceded=game.conceded,
            winners=game.winners if over else (),
            choices=game.choices() if self.ending == "moon" else (),
            curtain=self.curtain,
            watching=self.watching,
            resting=self.resting,
            waits=self._tempo.waits(),
            demo=self.demo,
            hands=[game.view(seat).hand for seat in range(game.rules.players)] if self.demo == "up" else [],
            says=self._says,
            closing=self.closing,
            diabolo=self._diabolo,
            pace=self._tempo.pace(),
            moves=game.length,
            can=can,
            rows=self._rows,
            order=self.order,
        )

    def _hear(self, said: tuple[int, str] | None) -> None:
        """Somebody speaks: in a bubble, and for the live region after what happened."""
        if said:
            self._says, self._said_at = said, self.game.length
            self._say = paragraph([self._say, words.says(self._name(said[0]), said[1])])

    def _tell(self, event: Event) -> str:
        """An event in words for the live region; empty where it needs none."""
        game, name, yours = self.game, self._name(event.seat), self._yours(event.seat)
        assert game.deal is not None
        if event.kind == "played":
            return words.played(name, event.card)
        if event.kind == "broken":
            return say("play.broken")
        if event.kind == "trick":
            return self._taken(game.deal.table.tricks[-1])
        if event.kind == "kitty":
            return words.kitty_taken(name, game.view(self.viewer).kitty, yours)
        return ""

    def _taken(self, done: Trick) -> str:
        seat = done.winner(self.game.rules.players)
        return words.took(self._name(seat), self.game.rules.worth(bits(done.cards)), self._yours(seat))

    def _yours(self, seat: int) -> bool:
        return seat == self.viewer and not self.demo

    def _let_go(self) -> None:
        self.recalled = None
        self._tempo.let_go("last")

    def _names(self) -> list[str]:
        return [who.name for who in self._record.seats]

    def _name(self, seat: int) -> str:
        return self._record.seats[seat].name


def asked(director: Director) -> bool:
    """Whether a choice of the viewer is awaited that does not make itself, and is said."""
    game, viewer, how = director.game, director.viewer, director.forced
    gone = director.curtain >= 0 or director.watching or director.resting or director.demo or director.ending
    waited = game.phase in ("pass", "play") and viewer in game.waiting
    return how != "" and waited and not gone and forced(game, viewer, how) == NONE


def choice(game: Game) -> tuple[int, int]:
    """Which choice is awaited: the number of the deal, and that of the move, whoever else has passed."""
    return len(game.lines), -1 if game.phase == "pass" else game.length

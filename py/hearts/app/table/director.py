"""The director shows a game to one viewer, step by step, and waits between the steps, in play and in a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import tempo as times
from hearts.app.events import moon_shot, of_end, of_play, sound
from hearts.app.scene.endings import aloud, glad
from hearts.app.scene.make import make
from hearts.app.scene.prompt import missed_news, pass_news, prompt
from hearts.app.scene.staging import Look, Parts, Staging
from hearts.app.words import table as words
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph, points
from hearts.engine.cards import bits, count, lowest
from hearts.engine.steps import DealSeen, PassSeen, PlaySeen, SaySeen

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.events import Event, Kind, Sound
    from hearts.app.scene.model import Allowed, News, Scene
    from hearts.app.scene.staging import EndingKind, Lying
    from hearts.app.table.company import Company
    from hearts.app.tempo import Tempo
    from hearts.engine.deal import View
    from hearts.engine.steps import Step
    from hearts.engine.trick import Trick

    # What the person at the screen has chosen, and what may be done now.
    Asks = Callable[[], tuple[int, Allowed]]

NONE = -1  # no card, and no packet (a packet of no cards declines)
# Kinds of events that are news for the eye, and what they are called there.
NEWS: dict[Kind, News] = {"broken": "broken", "queen": "queen", "caught": "jack", "kitty": "kitty"}
TAKEN = ("stuck", "caught")  # what the sign over the table tells
SOUNDS: dict[News, Sound] = {"deal": "deal", "pass": "pass", "sweep": "sweep"}  # of news that are heard, too


class Director:
    """Makes a Scene from what the viewer has seen last, and draws it. It never holds the game.

    draw    shows a scene; company: who has something to say
    asks    what the person at the screen has chosen, and what may be done
    scene   what is on the screen; step: what the viewer has seen last; None before the first deal
    viewer  the seat from which the table is seen
    """

    def __init__(
        self, draw: Callable[[Scene], None], tempo: Tempo, company: Company, asks: Asks, look: Look | None = None
    ) -> None:
        self.scene: Scene | None = None
        self.step: Step | None = None
        self.viewer = 0
        self._stage = Staging(seats=())
        self._look = look or Look()
        self._draw = draw
        self._tempo = tempo
        self._company = company
        self._asks = asks
        self._parts = Parts()
        self._said_at = 0  # how many moves had been made when somebody spoke last
        self._prompted = (-1, -1)  # the last choice that the live region has announced
        self._prompts = False  # whether the scene on the screen says who is to choose: nothing else is shown there

    # ---- how it stands -------------------------------------------------------------------------------------------

    @property
    def view(self) -> View | None:
        """What the viewer knows; None before the first deal."""
        return self.step.after if self.step is not None else None

    @property
    def ending(self) -> EndingKind:
        """What has ended, while the screen shows it; else empty."""
        return self._stage.ending

    @property
    def closing(self) -> str:
        """What a character says about the ending."""
        return self._stage.closing

    @property
    def curtain(self) -> int:
        """The seat to which the device is handed, -1 for none."""
        return self._stage.curtain

    @property
    def watching(self) -> bool:
        """Whether another tab plays the game, and this one only shows it."""
        return self._stage.watching

    @property
    def resting(self) -> bool:
        """Whether a mind plays for the viewer."""
        return self._stage.resting

    @property
    def demo(self) -> str:
        """How all cards lie in a demonstration or a replay, see `Staging`; else empty."""
        return self._stage.demo

    @property
    def lying(self) -> Lying:
        """How a finished trick lies, see `Staging`."""
        return self._stage.lying

    @property
    def look(self) -> Look:
        """How the viewer wants the table."""
        return self._look

    # ---- what is to be shown -------------------------------------------------------------------------------------

    def open(self, viewer: int, step: Step | None, stage: Staging) -> None:
        """Show another game from now on, to this seat, which has seen this step last; `stage`: as it lies there."""
        stage.show(stage.demo, self._look.order)
        stage.watch(self.watching)
        self._stage = stage
        self.step, self.viewer, self._said_at = step, viewer, 0
        self._prompted = (-1, -1)
        self._let_go()

    def take(self, step: Step) -> None:
        """Take what the viewer has seen last; `perform`, `end` or `show` draws it."""
        self.step, self.viewer = step, step.after.seat

    def dress(self, look: Look, demo: str = "") -> None:
        """Change how the table looks; `demo`: how the cards lie if minds alone play."""
        self._look = look
        self._stage.show(demo, look.order)

    def face(self, step: Step, up: bool, lying: Lying) -> None:
        """Show a position of a record, with all cards up that the step shows, or only the viewer's own."""
        self.take(step)
        self._stage.show("up" if up else "own", self._look.order)
        self._stage.lay(lying)

    def watch(self, on: bool) -> None:
        """Note whether another tab plays the game and this one only shows it."""
        self._stage.watch(on)

    def rest(self, on: bool) -> None:
        """Note whether a mind plays for the viewer."""
        self._stage.rest(on)

    def hand_to(self, seat: int) -> None:
        """Hide the table from the next scene on until the person in `seat` is there; -1: hide it no longer."""
        self._stage.cover(seat)

    # ---- what is drawn -------------------------------------------------------------------------------------------

    def show(self, news: list[News] | None = None, still: bool = False) -> None:
        """Draw the scene as everything stands, with the news; `still`: no card moves to its place."""
        view, stage, tempo = self.view, self._stage, self._tempo
        if view is None:
            return
        if view.length >= self._said_at + view.rules.players:
            stage.speak(None)
        for kind in news or []:
            if kind in SOUNDS:
                stage.announce(stage.say, SOUNDS[kind], stage.sign)
        chosen, can = self._asks()
        stage.ask(chosen, can, tempo.waits(), 0.0 if still or stage.recalled else tempo.pace(), news or [])
        moving = stage.lying or stage.recalled or "pass" in stage.news
        if self._prompted != choice_number(view) and not moving and self._asked(view):
            self._prompted = choice_number(view)  # say once what the viewer must do, after what has happened
            awaited = say("aloud-prompt", prompt=prompt(view, stage, [who.name for who in stage.seats]))
            stage.announce(paragraph([stage.say, awaited]), stage.sound, stage.sign)
        scene = self.scene = make(view, stage, self._parts)
        stage.announce("")
        self._prompts = not (news or stage.lying or stage.curtain >= 0)
        self._draw(scene)

    def prompt(self) -> None:
        """Show who is to choose now, unless the screen says so already."""
        if self.scene is None or self.view is None or self.scene.moves != self.view.length or not self._prompts:
            self.show()

    def cover(self, seat: int) -> None:
        """Hide the table until the person in `seat` says that they are at the screen."""
        self.hand_to(seat)
        self.show()

    def uncover(self, step: Step) -> None:
        """Show the table to whoever has the device now, as of this step, and tell them what they have missed."""
        self.take(step)
        self.hand_to(-1)
        self._prompted = (-1, -1)
        self._stage.announce(missed_news(step.after, self._names()))

    def recall(self) -> None:
        """Show the last trick as it lay until `forget`; the game waits."""
        stage = self._stage
        tricks = self.view.table.tricks if self.view is not None else ()
        if not tricks or stage.recalled or stage.ending or stage.curtain >= 0:
            return
        done = tricks[-1]
        stage.recall(done)
        self._tempo.hold("last")
        lay = [words.play_text(self._name(done.seat(at, len(done.cards))), card) for at, card in enumerate(done.cards)]
        stage.announce(paragraph([say("aloud-last")] + lay + [self._taken(done)]))
        self.show()

    def announce(self, sentence: str, news: list[News] | None = None) -> None:
        """Show how everything stands, and say this sentence aloud."""
        self._stage.announce(sentence, self._stage.sound, self._stage.sign)
        self.show(news)

    def forget(self) -> None:
        """Show the table again instead of the last trick."""
        if self._stage.recalled:
            self._let_go()
            self.show(still=True)

    def greet(self) -> None:
        """Have a character say hello if nobody has spoken yet: the characters have just become known."""
        view = self.view
        if view is not None and view.phase == "pass" and not view.lines and self._company.silent:
            self._hear(self._company.greet(view))
        self.show()

    async def perform(self) -> None:
        """Show what the last step did to the table, and wait as long as that takes."""
        step = self.step
        if step is None:
            return
        if isinstance(step.move, DealSeen):
            await self._deal(step.after)
        elif isinstance(step.move, PassSeen):
            await self._passed(step.after)
        elif isinstance(step.move, PlaySeen):
            await self._played(step)

    async def _deal(self, view: View) -> None:
        """Show new cards."""
        await self._tempo.pause(times.CLEAR if view.lines else 0)  # a first scene is a task of its own
        if not self._stands(view):
            return
        table = view.table
        to = self._name(table.receiver(self.viewer)) if table.phase == "pass" and self._asked(view) else ""
        self._prompted = choice_number(view) if to else self._prompted
        sentence = words.new_deal(table, to)
        self._stage.announce(sentence)
        if not view.lines:
            self._hear(self._company.greet(view))
            self._stage.announce(paragraph([say("play-diabolo") if self._stage.diabolo else "", self._stage.say]))
        self.show(["deal"])
        await self._tempo.pause(times.DEAL)

    async def _passed(self, view: View) -> None:
        """Show that somebody has passed, or what came once all have."""
        await self._tempo.pause(times.FRAME)
        if not self._stands(view):
            return
        exchanged = view.phase == "play"
        if exchanged and not self._stage.demo and self.view is not None:
            self._stage.announce(pass_news(self.view, self._names()))
        self.show(["pass"] if exchanged else [])
        await self._tempo.pause(times.PASS if exchanged else 0)

    async def _played(self, step: Step) -> None:
        """Show a card that was played. A finished trick lies for a while, then goes to its winner."""
        view = step.after
        self._stage.lay("" if view.table.trick else "trick")
        await self._tempo.pause(times.FRAME)
        if not self._stands(view):
            return
        self.show(self._announce_play(step))
        if view.table.trick:
            await self._tempo.pause(times.PLAY)
            return
        await self._tempo.look(times.TRICK)
        if self._stands(view):
            self._stage.lay("pile")
            self.show(["sweep"])
            await self._tempo.pause(times.SWEEP)
        self._stage.lay("")

    def _announce_play(self, step: Step) -> list[News]:
        """Tell what a card has caused, by sentences, sound, sign and sayings. Returns the news for the scene."""
        events = of_play(step)
        news: list[News] = [NEWS[event.kind] for event in events if event.kind in NEWS]
        sign, taken = "", [event for event in events if event.kind in TAKEN]
        if taken and not moon_shot(step.after):  # a moon turns the points around, and its film tells so
            name, yours = self._name(taken[0].seat), self._yours(taken[0].seat)
            sign = words.trick_text(step.after.rules, [(event.card, event.kind) for event in taken], name, yours)
            news.append("taken")
        sentence = paragraph([self._sentence(event, self.view or step.after) for event in events])
        self._stage.announce(sentence, sound(events, self.viewer), sign)
        self._hear(self._company.answer(events, step.after))
        return news

    def end(self, closing: str | None = None) -> None:
        """Show how the deal or the game ended; `closing`: what a character has said already, else one may speak now."""
        step, stage = self.step, self._stage
        if step is None:
            return
        view, move = step.after, step.move
        events = of_end(view)
        self._let_go()
        stage.rest(False)
        said = self._company.answer(events, view) if closing is None else None
        stage.speak(None)
        kind: EndingKind = "game" if view.phase == "over" else "deal"
        stage.end(kind, words.says(self._name(said[0]), said[1]) if said else closing or "")
        stage.announce("", sound(events, glad(stage.seats, view.winners, self.viewer)))
        claimed = ""
        if isinstance(move, SaySeen) and move.what == "claim":
            claimed = words.claim_text(self._name(move.by), move.by == self.viewer)
        stage.announce(paragraph([claimed, aloud(view, stage)]), stage.sound)
        self.show(["moon"] if [event for event in events if event.kind in ("moon", "sun")] else [])

    async def sum_up(self) -> None:
        """Say how a deal or a game of minds alone has ended, and wait so that it can be seen."""
        view = self.view
        if view is None:
            return
        line = view.lines[-1]
        got = [say("aloud-points", name=self._name(seat), points=points(own)) for seat, own in enumerate(line.points)]
        self._stage.announce(paragraph([say("aloud-deal", deal=line.number + 1)] + got))
        self.show()
        await self._tempo.pause(times.END)

    def ask_moon(self) -> None:
        """Ask the viewer how to score a moon."""
        if not self._stage.ending:
            self._stage.end("moon")
            self._stage.rest(False)
            self.show(["moon"])

    def clear(self) -> None:
        """Take the ending away: it was answered."""
        self._stage.end("")

    # ---- helpers -------------------------------------------------------------------------------------------------

    def _stands(self, view: View) -> bool:
        """Return True if the game still stands where this View saw it, also if another seat looks at it now."""
        now = self.view
        return now is not None and now.table is view.table and now.length == view.length

    def _asked(self, view: View) -> bool:
        """Return True if the viewer must make a choice now and wants to hear of it."""
        stage, look = self._stage, self._look
        gone = stage.curtain >= 0 or stage.watching or stage.resting or stage.demo or stage.ending
        if gone or not look.asks or view.phase not in ("pass", "play"):
            return False
        return self.viewer in view.waiting and forced_card(view, look.forced) == NONE

    def _hear(self, said: tuple[int, str] | None) -> None:
        """Show what a character says in a bubble, and add it to the live region.

        Where all cards lie face up, nobody speaks: a bubble would lie on the hand of whoever does.
        """
        if said and self.view is not None and self._stage.demo != "up":
            stage, self._said_at = self._stage, self.view.length
            stage.speak(said)
            stage.announce(paragraph([stage.say, words.says(self._name(said[0]), said[1])]), stage.sound, stage.sign)

    def _sentence(self, event: Event, view: View) -> str:
        """Return an event in words for the live region, or empty."""
        name, yours = self._name(event.seat), self._yours(event.seat)
        if event.kind == "played":
            return words.play_text(name, event.card)
        if event.kind == "broken":
            return say("play-broken")
        if event.kind == "trick":
            return self._taken(view.table.tricks[-1])
        return words.kitty_taken(name, view.kitty, yours) if event.kind == "kitty" else ""

    def _taken(self, done: Trick) -> str:
        assert self.view is not None
        rules = self.view.rules
        seat = done.winner(rules.players)
        return words.took(self._name(seat), rules.worth(bits(done.cards)), self._yours(seat))

    def _yours(self, seat: int) -> bool:
        return seat == self.viewer and not self._stage.demo

    def _let_go(self) -> None:
        self._stage.recall(None)
        self._tempo.let_go("last")

    def _names(self) -> list[str]:
        return [who.name for who in self._stage.seats]

    def _name(self, seat: int) -> str:
        return self._stage.seats[seat].name


def choice_number(view: View) -> tuple[int, int]:
    """Return the choice that is awaited, as the number of the deal and of the move; all passes of a deal count as one
    move."""
    return len(view.lines), -1 if view.phase == "pass" else view.length


def settle(director: Director) -> None:
    """Show what is awaited, or what has ended."""
    view = director.view
    if view is None:
        return
    if view.phase in ("deal", "over"):
        director.end()
    elif view.phase == "moon":
        if not director.demo:  # else nobody here is asked
            director.ask_moon()
    else:
        director.prompt()


def forced_card(view: View, how: str) -> int:
    """Return the only card that a person may play, if the setting says that it plays itself; else NONE.

    how   the setting: "off", "last" (only the last card of the hand) or "always"
    """
    if how == "off" or view.phase != "play":
        return NONE
    return lowest(view.legal) if count(view.hand if how == "last" else view.legal) == 1 else NONE

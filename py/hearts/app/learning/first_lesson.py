"""The lesson of a first game: six steps, each a true position on the table in which the player chooses cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.keeping.setup import company
from hearts.app.scene.staging import Look
from hearts.app.table.table import Source, Table
from hearts.app.words.locale import say
from hearts.engine.cards import BITS, card, count, name, parse
from hearts.engine.game import Passed, Played
from hearts.engine.record import PERSON, Seat
from hearts.engine.steps import step
from hearts.minds.problem import SEAT, Start

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from hearts.app.scene.model import Scene
    from hearts.app.table.commands import Command
    from hearts.app.tasks import Rest, Work
    from hearts.app.tempo import Tempo
    from hearts.engine.game import Game, Move

    Act = Literal["show", "play", "pass"]
    Verdict = Literal["", "right", "wrong"]

TEACHER = 2  # the seat of whoever speaks: she sits across
SEEN = 0.6  # seconds in which the sign on a card that is right is seen, before the card goes


class Beat:
    """One sentence of a step, and what the player does then.

    name    in the ids of its sentences
    before  the cards that are played before it is said
    right   the codes of the cards that answer it; where there are none, the player goes on by a button
    act     what comes of the cards that answer it: they are shown, played or passed; count: how many are asked for
    after   the cards that the others play after the answer
    """

    def __init__(
        self, name: str, before: str = "", right: str = "", act: Act = "show", count: int = 1, after: str = ""
    ) -> None:
        self.name, self.act, self.count = name, act, count
        self.before, self.right, self.after = before.split(), right.split(), after.split()


class Step:
    """A position and the beats in it.

    passing  as in the rules; hands: everyone's, from the player on; plays: the cards that were played already
    packets  what the others pass; goes_on: from the end of the step before, so nothing is laid anew
    """

    def __init__(
        self,
        passing: str,
        hands: str,
        plays: str,
        beats: tuple[Beat, ...],
        packets: tuple[str, ...] = (),
        goes_on: bool = False,
    ) -> None:
        self.passing, self.hands, self.plays = passing, hands, plays.split()
        self.beats, self.packets, self.goes_on = beats, packets, goes_on

    def game(self) -> Game:
        """Return the game before the first of its plays."""
        hands = tuple([parse(hand) for hand in self.hands.split(" / ")])
        return Start(f"classic-pc passing={self.passing}", (), hands, 0).game()


# Everyone's cards of the first three steps, from the player's on.
DEALT = "J94C QT63S KJ8742H / KQ2C JT72D 874S T95H / A5C AK8643D K92S Q3H / T8763C Q95D AJ5S A6H"
STEPS = (
    Step(  # the aim; in the time of the pass one tap chooses a card
        "L",
        DEALT,
        "",
        (
            Beat("lowest"),
            Beat("heart", right="2H 4H 7H 8H JH KH"),
            Beat("queen", right="QS"),
        ),
    ),
    Step(  # to follow suit, and who takes the trick
        "K",
        DEALT,
        "",
        (
            Beat("trick", before="2C AC TC"),
            Beat("led"),
            Beat("suit"),
            Beat("follow", right="4C 9C JC", act="play"),
            Beat("takes"),
        ),
    ),
    Step(  # the queen
        "K",
        DEALT,
        "",
        (Beat("rid", before="KD 5D", right="QS", act="play", after="2D"),),
        goes_on=True,
    ),
    Step(  # the pass
        "L",
        "63C 843D AKQ5S 6532H / AQ95C AD J876S KJT9H / JT74C QT965D 32S A8H / K82C KJ72D T94S Q74H",
        "",
        (Beat("pass"), Beat("high"), Beat("danger", right="QS KS AS", act="pass", count=3)),
        packets=("QC KH AD", "TD AH QD", "8C 7D 9S"),
    ),
    Step(  # hearts are broken
        "K",
        "K75C J753D 65S QJ94H / Q943C T98D K83S 653H / 8C K64D AQJT974S KTH / AJT62C AQ2D 2S A872H",
        "2C 7C 3C 8C 4D 2D 5D 9D 8S 9S 2S 5S 7S AC 6S KS QC AS 6C 5C 8D KD AD JD TC KC 4C 6D",
        (
            Beat("closed"),
            Beat("until"),
            Beat("lead", right="3D 7D", act="play", after="TD KH QD"),
            Beat("broken"),
        ),
    ),
    Step(  # the moon
        "K",
        "A5C K972D 82S K8532H / 4C A8D AKQT963S QJTH / KT2C JT54D J4S A964H / QJ98763C Q63D 75S 7H",
        "2C JC AC 4C 2D 8D 4D 6D 6S 4S 5S 2S TS JS 7S 8S KC 7C 5C 3S JD 3D 7D AD AS 4H 8C KD QS 6H 3C 3H "
        "KS AH 9C 8H 9S TD QD 9D",
        (
            Beat("moon"),
            Beat("shoot"),
            Beat("stop", before="QH 9H 7H", right="KH", act="play"),
        ),
    ),
)


class FirstLesson(Source):
    """The lesson on the table: its step, its sentence, and the verdict on each chosen card.

    show     shows a scene; tempo: how long things stay; rest: lets the browser do what it has to do
    face     the player's own, as is name; order: how the hand lies
    step     from 0; len(STEPS): all have been taught
    said     what the teacher says now; verdict: whether that praises or corrects; mood: her face
    marks    by its code, whether a card that was chosen is "right" or "wrong"; after a mistake "answer" for each other
             card that is right
    asks     whether cards are to be chosen; ready: whether the player may go on
    """

    def __init__(
        self,
        show: Callable[[Scene], None],
        tempo: Tempo,
        rest: Rest,
        name: str,
        face: str,
        order: tuple[str, bool, bool],
    ) -> None:
        self.step = self._at = 0
        self.said, self.mood = "", "calm"
        self.verdict: Verdict = ""
        self.marks: dict[str, str] = {}
        self.asks = self.ready = False
        self._game: Game
        self._show_scene, self._tempo, self._rest = show, tempo, rest
        others = company(4)[1:]
        self.seats = (Seat(PERSON, face, name),) + tuple([Seat("instinct", who.face, who.name) for who in others])
        look = Look(order, asks=False)  # what is asked stands in the lesson
        self.table = Table(self, self._show, tempo, look=look)
        self._director = self.table.director

    @property
    def done(self) -> bool:
        """Whether all steps have been taught."""
        return self.step == len(STEPS)

    @property
    def beat(self) -> Beat:
        """The current sentence."""
        return STEPS[self.step].beats[self._at]

    async def begin(self, number: int = 0) -> None:
        """Teach this step, from the position of the step before where it goes on from that."""
        self.step, self.asks, self.ready = number, False, False
        self.marks, self.verdict = {}, ""
        self.table.forget()
        if self.done:
            await self._say(say("first-ready"), "happy")
            return
        if not STEPS[number].goes_on:
            await self._lay(STEPS[number])
        await self._begin_beat(0)

    async def go_on(self) -> None:
        """Say the next sentence, or teach the next step; nothing if cards are to be chosen first."""
        if not self.ready or self.done:
            return
        self.ready = False
        if self._at + 1 < len(STEPS[self.step].beats):
            await self._begin_beat(self._at + 1)
        else:
            await self.begin(self.step + 1)

    def choose(self, number: int) -> Work | None:
        """Judge this card of the hand at once, so that of several quick choices none is lost.

        Returns the work that tells how good it was; it also plays, passes or shows the last card that is asked for.
        None for a card that counts nothing now.
        """
        beat, code, bit = self.beat, name(number), BITS[number]
        if not self.asks or self.table.chosen & bit:
            return None
        self.asks = code not in beat.right or count(self.table.chosen | bit) < beat.count
        if code not in beat.right:
            answers = {one: "answer" for one in beat.right if not self.table.chosen & BITS[card(one)]}
            self.marks = dict({one: "right" for one in beat.right if one not in answers}, **answers)
            self.marks[code] = "wrong"
            return self._say(say("first-wrong", beat=beat.name), "think", "wrong")
        self.table.choose(self.table.chosen | bit)
        self.marks = {one: "right" for one in beat.right if self.table.chosen & BITS[card(one)]}
        if self.asks:
            return self._say(say("first-chosen-more", count=beat.count - count(self.table.chosen)), "happy", "right")
        return self._finish(beat, number)

    def ask(self, command: Command) -> str | None:
        """Return None for a card, where one is asked for (`choose` judges it), and for what hastens the others."""
        return None if command.name == "hasten" or (self.asks and command.name == "choose") else ""

    def do(self, command: Command) -> str:
        """Hasten what moves."""
        self._tempo.hasten()
        return ""

    def lift(self, code: str) -> None:
        """Ask again where the last card was wrong, because the card that the player has now lifted is right."""
        if self.asks and self.verdict == "wrong" and code in self.beat.right:
            self.said, self.mood, self.verdict = self._question(), "calm", ""

    # ---- what happens --------------------------------------------------------------------------------------------

    async def _finish(self, beat: Beat, number: int) -> None:
        """Praise the answer, and do what comes of it."""
        await self._say(say("first-right", beat=beat.name), "happy", "right")
        await self._act(beat, number)
        self.ready = True
        self._director.show()

    async def _lay(self, one: Step) -> None:
        """Put the position of a step on the table; to play up to it all at once would hold the page up."""
        game = one.game()
        for code in one.plays:
            game = game.play(Played(game.waiting[0], card(code)))
            await self._rest()
        for seat, packet in enumerate(one.packets):
            game = game.play(Passed(seat + 1, parse(packet)))
        self._game = game
        self.table.open(self.seats, SEAT, step(game, SEAT), kind="lesson")
        await self._rest()
        self._director.show(still=True)

    async def _begin_beat(self, at: int) -> None:
        self._at = at
        self.table.forget()
        self.marks, self.verdict, self.said = {}, "", ""
        beat = self.beat
        for code in beat.before:
            await self._play(card(code))
        self.asks = bool(beat.right)
        self.ready = not self.asks
        await self._say(self._question())

    async def _act(self, beat: Beat, number: int) -> None:
        """Do what comes of an answer."""
        if beat.act != "show":
            await self._tempo.pause(SEEN)
        if beat.act == "pass":
            packet = self.table.chosen
            self.table.forget()
            await self._perform(Passed(SEAT, packet))
        elif beat.act == "play":
            self.table.forget()
            for one in [number] + [card(code) for code in beat.after]:
                await self._play(one)

    async def _play(self, number: int) -> None:
        """The seat whose turn it is plays this card."""
        await self._perform(Played(self._game.waiting[0], number))

    async def _perform(self, move: Move) -> None:
        self._game = self._game.play(move)
        self._director.take(step(self._game, SEAT))
        await self._director.perform()

    # ---- what is said --------------------------------------------------------------------------------------------

    def _question(self) -> str:
        """The sentence of the beat."""
        return say("first-says", beat=self.beat.name, leader=self.seats[1].name)

    async def _say(self, sentence: str, mood: str = "calm", verdict: Verdict = "") -> None:
        await self._rest()
        self._tell(sentence, mood, verdict)

    def _tell(self, sentence: str, mood: str, verdict: Verdict) -> None:
        self.said, self.mood, self.verdict = sentence, mood, verdict
        self._director.announce(sentence)

    def _show(self, scene: Scene) -> None:
        """Draw the director's scene without what is awaited: that stands in the lesson."""
        scene.prompt, scene.passing = "", None
        scene.title = say("first-title")
        self._show_scene(scene)

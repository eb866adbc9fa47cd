"""A sitting: asks each seat, applies what it answers, saves it, shows it, and waits as long as the pace says.

A move is in the store before it is on the screen, so nothing that was shown is ever lost. A save is the game's record;
to resume is to replay it.
"""

import asyncio
import json
from typing import TYPE_CHECKING

from hearts.app import scene, words
from hearts.app.ahead import Ahead, Unwanted
from hearts.app.players import Bot, Diabolo, Human, Remote
from hearts.app.sayings import Voices, at_end, at_play
from hearts.app.settings import PACES, PERSON, Settings, Setup, company, own_rules, player_of, tidy
from hearts.app.store import Store
from hearts.engine import shuffle
from hearts.engine.cards import bits, count
from hearts.engine.deal import IllegalMove
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.record import Record, RecordError, Seat, entry, heading, replay
from hearts.engine.rules import Rules, RulesError
from hearts.minds import temper
from hearts.minds.thought import Limit

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping

    from hearts.app.ahead import Breathe, Minds
    from hearts.app.cast import Cast, Character
    from hearts.app.scene import Scene
    from hearts.engine.game import Move

# Seconds at normal pace that each thing stays before the next one happens.
DEAL, PASS, PLAY, TRICK, SWEEP = 0.9, 1.0, 0.55, 1.05, 0.4
# How long a game named by a link, which must repeat, waits for the worker's mind to start.
PATIENCE = 20.0


class Session:
    """One table on one device, from the first deal until the page closes.

    show     draws a Scene; notice: says a sentence beside the table, of kind "why", "problem" or "news"
    minds    those in the worker, who are asked by text
    breathe  lets the browser paint and hear
    clock    milliseconds, to name games and to draw seeds from
    url      what the page's address asks for: seed, pace, preset
    """

    def __init__(
        self,
        mapping: "MutableMapping[str, str]",
        show: "Callable[[Scene], None]",
        notice: "Callable[[str, str], None]",
        minds: "Minds",
        breathe: "Breathe",
        clock: "Callable[[], float]",
        url: "dict[str, str]",
    ) -> None:
        self.link = _link(url)
        self.store = Store(mapping, self.link)
        self.draw = show
        self.notice = notice
        self.minds = minds
        self.breathe = breathe
        self.ahead = Ahead(minds, self._foresee, breathe)
        self.clock = clock
        self.url = url
        self.settings = Settings.read(self.store.settings)
        self.setup = Setup.read(self.store.setup)
        self.characters: dict[str, Character] = {}  # those that are known so far, by their portraits
        self.scene: Scene | None = None
        self.text = ""
        self.patience = PATIENCE if self.link else 0.0
        self.go_on = False
        self._said_at = 0
        self._hurry = asyncio.Event()
        self._stirred = asyncio.Event()
        # Who sits down is set by `_sit`, before anything is shown.
        self.record: Record
        self.game: Game
        self.staging: scene.Staging
        self.players: list[Human | Bot | Remote]
        self.voices: Voices
        self.viewer: int

    async def run(self) -> None:
        """Plays, deal after deal and game after game, until the page closes."""
        if not await self._resume():
            self._start(self._setup_by_link())
        while True:
            await self._step(self.game)

    # ---- what the screen calls ---------------------------------------------------------------------------------

    def tap(self, card: int) -> None:
        """A card of the viewer's hand is chosen, or taken back."""
        self.hasten()
        bit, view = 1 << card, self.game.view(self.viewer)
        if not view.hand & bit or self.staging.curtain >= 0:
            return
        if view.table.phase == "pass":
            self._tap_pass(bit)
        elif view.table.phase == "play":
            why = view.why_not(card) if view.table.turn == self.viewer else ""
            if why:
                self.notice(why, "why")
            else:
                self.human.chosen = 0 if self.human.chosen == bit else bit
        self._show([])
        self._stir()

    def give(self) -> None:
        """The pass button is pressed."""
        rules = self.game.rules
        if self.game.phase != "pass" or self.viewer not in self.game.waiting:
            return
        if count(self.human.chosen) != rules.pass_count:
            self.notice(f"Choose {words.cards(rules.pass_count)} first.", "why")
            return
        self._send(self.human.chosen)

    def decline(self) -> None:
        """The viewer passes nothing, and forwards unseen what comes."""
        if self.game.phase == "pass" and self.viewer in self.game.waiting and self.game.rules.decline:
            self._send(0)

    def hasten(self) -> None:
        """Whatever is being waited for, it has been seen."""
        self._hurry.set()

    def next(self) -> None:
        """On to the next deal."""
        if self.staging.ending == "deal":
            self.go_on = True
            self._stir()

    def minus(self) -> None:
        """The viewer's moon takes points off the own score."""
        self._say_moon("minus")

    def plus(self) -> None:
        """The viewer's moon adds points to everyone else's score."""
        self._say_moon("plus")

    def uncover(self) -> None:
        """The person the device was handed to is there."""
        if self.staging.curtain >= 0:
            self.viewer, self.staging.curtain = self.staging.curtain, -1
            self._stir()

    def undo(self) -> None:
        """Takes back the viewer's last choice, and all that followed."""
        game = self._before_choice()
        if game is None:
            return
        undone = dict(self.record.notes).get("undo", "0")
        notes = tuple([note for note in self.record.notes if note[0] != "undo"]) + (("undo", str(int(undone) + 1)),)
        self._sit(Record(game, self.record.id, self.record.seed, self.record.seats, notes), self.viewer)
        self.text = self.record.text()
        self._save()
        self._show(["undo"])
        self._stir()

    def concede(self) -> None:
        """The viewer gives the game up."""
        if self.game.phase != "over" and self.game.deal is not None:
            self.ahead.drop()
            self._commit(self.game, Declared(self.viewer, "concede"))
            self._stir()

    def again(self) -> None:
        """A new game with the same people and rules."""
        self.begin(self.setup)

    def begin(self, setup: Setup) -> None:
        """A new game; the one in play ends here."""
        self.store.setup = setup.text()
        self._start(setup)
        self._stir()

    def keep_rules(self, name: str, rules: Rules) -> None:
        """Keeps `rules` under a name of the player's own; a name kept before is replaced."""
        kept = [(old, text) for old, text in self.own_rules() if old != name]
        self.store.rules = json.dumps(kept + [(tidy(name, "My rules"), rules.text())])

    def drop_rules(self, name: str) -> None:
        """Forgets the rules kept under `name`."""
        self.store.rules = json.dumps([kept for kept in self.own_rules() if kept[0] != name])

    def own_rules(self) -> "list[tuple[str, str]]":
        """The player's own rules: name and text of each that still reads."""
        return own_rules(self.store.rules)

    def keep_cast(self, cast: "Cast") -> str:
        """Keeps a set of characters of the player's own, where there is room; the key that it is kept under."""
        try:
            self.store.keep_cast(cast.id, cast.text())
        except OSError:
            pass  # whoever keeps it looks whether it lasts
        return self.store.cast_key(cast.id)

    def drop_cast(self, id: str) -> None:
        """Forgets the set of this id."""
        self.store.drop_cast(id)

    def own_cast(self, id: str) -> str:
        """The player's own set of this id as text; empty where there is none."""
        return self.store.cast(id)

    def meet(self, cast: "Cast") -> None:
        """These characters are known from now on; at the first deal of a game, one of them says hello."""
        self.characters.update({who.key: who for who in cast.characters})
        if self.game.phase == "pass" and not self.game.lines and self.voices.at < 0:
            self._hear([(seat, "hello") for seat in range(self.game.rules.players)])
        self._show([])

    def own_casts(self) -> "list[str]":
        """The player's own sets of characters, as texts."""
        return self.store.casts()

    def set(self, name: str, value: "str | bool") -> None:
        """Changes a setting, keeps it and shows it; ValueError where there is no such setting or value."""
        self.settings.set(name, value)
        self.store.settings = self.settings.text()
        for player in self.players:
            if isinstance(player, Remote):
                player.limit = self._limit()
        self._show([])

    # ---- the game goes on --------------------------------------------------------------------------------------

    async def _step(self, game: Game) -> None:
        """Whatever comes next, once."""
        if game.phase == "over" or (game.phase == "deal" and game.lines and not self.go_on):
            await self._ending(game)
        elif game.phase == "deal":
            self.go_on = False
            hands, kitty = shuffle.deal(game.rules, self.record.seed, len(game.lines))
            self._commit(game, Dealt(hands, kitty))
            self._hear([(seat, "hello") for seat in range(game.rules.players) if not game.lines])
            if self.staging.diabolo and not game.lines:
                self.staging.say = f"{words.DIABOLO} {self.staging.say}"
            self._show(["deal"])
            await self._pause(DEAL)
        elif game.phase == "pass":
            await self._step_pass(game)
        elif game.phase == "play":
            await self._step_play(game)
        else:
            await self._step_moon(game)

    async def _ending(self, game: Game) -> None:
        """Shows how the deal or the game ended, until the viewer goes on."""
        staging = self.staging
        over = game.phase == "over"
        news = ["moon"] if game.conceded < 0 and game.lines and game.lines[-1].shooter >= 0 else []
        if not staging.ending:
            staging.ending = "game" if over else "deal"
            staging.winners, staging.conceded = (game.winners if over else ()), game.conceded
            self._close(game)
            staging.say = scene.told(game.view(self.viewer), staging)
            self._show(news)
        await self.human.wait()
        if self.go_on:
            staging.ending = staging.closing = ""

    async def _step_pass(self, game: Game) -> None:
        """Minds choose first, side by side, for they are quick; a person has been choosing all the while."""
        minds = [seat for seat in game.waiting if not self._person(seat)]
        if not minds and not await self._facing(game.waiting[0]):
            return
        self._show_prompt()
        seats = minds or game.waiting[:1]
        gives = [self.players[seat].give(game.view(seat), self._chance(game, seat)) for seat in seats]
        for seat, packet in zip(seats, await asyncio.gather(*gives)):
            await self._pass(game, seat, packet)

    async def _pass(self, game: Game, seat: int, packet: int) -> None:
        """A seat has chosen its packet in this game, whoever else has chosen meanwhile."""
        now = self.game
        still = now.deal is not None and game.deal is not None and now.deal.dealt is game.deal.dealt
        if packet >= 0 and still and seat in now.waiting and self._commit(now, Passed(seat, packet)):
            self._show_pass()
            await self._pause(PASS if self.game.phase == "play" else 0)

    def _send(self, packet: int) -> None:
        """The viewer's packet is passed at once, whoever else is still choosing."""
        if self._commit(self.game, Passed(self.viewer, packet)):
            self.human.forget()
            self._show_pass()
        self._stir()

    def _show_pass(self) -> None:
        """Shows that somebody has passed; when all have, what came."""
        exchanged = self.game.phase == "play"
        if exchanged:
            self._say_received()
        self._show(["pass"] if exchanged else [])

    async def _step_play(self, game: Game) -> None:
        seat = game.waiting[0]
        if self._person(seat) and not await self._facing(seat):
            return
        self._show_prompt()
        card = await self.players[seat].play(game.view(seat), self._chance(game, seat))
        if card >= 0 and self._commit(game, Played(seat, card)):
            await self._show_play(game, card)

    async def _step_moon(self, game: Game) -> None:
        seat = game.waiting[0]
        if self._person(seat) and not await self._facing(seat):
            return
        if self._person(seat) and not self.staging.ending:
            self.staging.ending, self.staging.choices = "moon", game.choices()
            self._show(["moon"])
        said = await self.players[seat].declare(game.view(seat), game.choices(), self._chance(game, seat))
        if said:
            self.staging.ending, self.staging.choices = "", ()
            self._commit(game, Declared(seat, said))

    async def _show_play(self, before: Game, card: int) -> None:
        """Shows a card played; a finished trick lies a while, then goes to its winner."""
        after, staging = self.game, self.staging
        assert before.deal is not None and after.deal is not None
        news = self._news(before, after, card)
        names = [who.name for who in self.record.seats]
        staging.say = words.played(names[before.deal.table.turn], card)
        staging.say += " " + words.BROKEN if "broken" in news else ""
        if after.deal.table.trick:
            self._hear(at_play(before, after))
            self._show(news)
            await self._pause(PLAY)
            return
        done = after.deal.table.tricks[-1]
        winner = done.winner(after.rules.players)
        amount = after.rules.worth(bits(done.cards))
        staging.say += " " + words.took(names[winner], amount, names[winner] == "You")
        if after.deal.table.kitty_taker >= 0 > before.deal.table.kitty_taker:
            news.append("kitty")
            staging.say += " " + words.kitty_taken(names[winner], after.view(self.viewer).kitty)
        self._hear(at_play(before, after))
        staging.lying = "trick"
        self._show(news)
        await self._pause(TRICK)
        if self.game is after:
            staging.lying = "pile"
            self._show(["sweep"])
            await self._pause(SWEEP)
        staging.lying = ""

    def _news(self, before: Game, after: Game, card: int) -> "list[str]":
        assert before.deal is not None and after.deal is not None
        found = ["broken"] if after.deal.table.broken and not before.deal.table.broken else []
        found += ["queen"] if after.rules.prices[card] >= 7 and after.rules.hearts == "one" else []
        found += ["jack"] if after.rules.bonus_card >> card & 1 else []
        return found

    def _hear(self, heard: "list[tuple[int, str]]") -> None:
        """Whoever has something to say to this says it: in a bubble, and for the live region after what happened."""
        said = self._say(heard)
        if said:
            self.staging.says, self._said_at = said, self.game.length
            self.staging.say = f"{self.staging.say} {words.says(self.record.seats[said[0]].name, said[1])}".strip()

    def _close(self, game: Game) -> None:
        """What is said to the end of a deal or of the game stands below it."""
        said = self._say(at_end(game)) if game.lines else None
        self.staging.says = None
        self.staging.closing = words.says(self.record.seats[said[0]].name, said[1]) if said else ""

    def _say(self, heard: "list[tuple[int, str]]") -> "tuple[int, str] | None":
        if not self.settings.sayings:
            return None
        who = [self.characters.get(seat.face) if seat.player != PERSON else None for seat in self.record.seats]
        return self.voices.say(heard, self.game.length, who)

    # ---- showing -----------------------------------------------------------------------------------------------

    def _show(self, news: "list[str]") -> None:
        staging = self.staging
        staging.news = news
        staging.chosen = self.human.chosen
        staging.pace = self._pace()
        staging.moves = self.game.length
        if self.game.length >= self._said_at + self.game.rules.players:
            staging.says = None
        staging.can = {
            "undo": self._before_choice() is not None,
            "concede": self.game.phase != "over",
            "next": staging.ending == "deal",
        }
        if self.game.deal is not None:
            self.scene = scene.make(self.game.view(self.viewer), staging)
            self.draw(self.scene)
        staging.say = ""

    def _show_prompt(self) -> None:
        """Shows who is to choose now, unless that is on the screen already."""
        shown = self.scene
        if shown is None or shown.moves != self.game.length or shown.news or shown.phase == "curtain":
            self._show([])

    def _say_received(self) -> None:
        view = self.game.view(self.viewer)
        names = [who.name for who in self.record.seats]
        told = [words.declined(names[seat]) for seat in view.table.declined]
        told += [words.received(view.got, names[view.giver])] if view.got else []
        self.staging.say = " ".join(told)

    async def _pause(self, seconds: float) -> None:
        """Waits as long as the pace says, or until somebody hastens it; at pace 0 just lets the screen breathe."""
        seconds *= self._pace()
        self._hurry.clear()
        if seconds <= 0:
            await self.breathe()
            return
        try:
            await asyncio.wait_for(self._hurry.wait(), seconds)
        except asyncio.TimeoutError:  # noqa: UP041 - MicroPython has no builtin TimeoutError
            pass

    def _pace(self) -> float:
        try:
            return max(0.0, float(self.url["pace"]))
        except (KeyError, ValueError):
            return PACES[self.settings.pace]

    async def _facing(self, seat: int) -> bool:
        """Whether `seat` is the person at the screen; else draws the curtain until they are."""
        if seat == self.viewer:
            return True
        self.staging.curtain = seat
        self._show([])
        await self.human.wait()
        return False

    # ---- keeping -----------------------------------------------------------------------------------------------

    def _commit(self, game: Game, move: "Move") -> bool:
        """Makes a move on the game it was meant for, and saves it; False where the game has moved on meanwhile."""
        if self.game is not game or self._elsewhere():
            return False
        try:
            self.game = game.play(move)
        except IllegalMove as error:
            self.notice(str(error), "why")
            return False
        self.text += entry(self.game)
        self._save()
        self._look()
        return True

    def _save(self) -> None:
        try:
            self.store.game = self.text
        except OSError as error:
            self.notice(f"This game cannot be saved: {error}", "problem")

    def _elsewhere(self) -> bool:
        """Whether another tab has played on in the same game; then this one takes over where that stands."""
        text = self.store.game
        if text in ("", self.text):
            return False
        try:
            self._sit(Record.read(text))
        except RecordError:
            return False
        self.text = text
        self.notice("This game went on in another tab; here is where it stands.", "news")
        return True

    async def _resume(self) -> bool:
        """Goes on with the saved game; one that does not read is set aside and reported."""
        text = self.store.game
        if not text:
            return False
        try:
            record = await self._replayed(text)
            if len(record.seats) != record.game.rules.players:
                raise RecordError("it does not say who sits where.")
        except RecordError as error:
            key = self.store.set_aside(text)
            self.notice(f"The saved game does not read, so a new one begins; it is kept as “{key}”. {error}", "problem")
            return False
        self._sit(record)
        self.text = text
        return True

    async def _replayed(self, text: str) -> Record:
        """The record, read in pieces, so that the page stays alive."""
        since = self.clock()
        record = None
        for record in replay(text):  # noqa: B007 - the last one is meant
            if self.clock() - since > 25:
                await self.breathe()
                since = self.clock()
        assert record is not None
        return record

    def _setup_by_link(self) -> Setup:
        """The last setup, with what the page's address asks for."""
        setup = self.setup
        rules, seats = setup.rules, setup.seats
        try:
            rules = Rules.read(self.url["preset"].replace("+", " ")) if "preset" in self.url else rules
        except RulesError as error:
            self.notice(f"The link asks for rules that there are not, so the usual ones hold. {error}", "problem")
        if len(seats) != rules.players:
            seats = company(rules.players)
        fair = bool(self.link)  # a link is for others too
        return Setup(rules, seats, tidy(self.url.get("seed", ""), "") or None, setup.diabolo and not fair)

    def _start(self, setup: Setup) -> None:
        """A new game, saved before its first card is dealt."""
        self.setup = setup
        now = str(int(self.clock()))  # not as hex: MicroPython's format wraps big numbers
        seed = setup.seed or now
        seats = tuple([Seat(who.player, who.face, who.name) for who in setup.seats])
        notes = (("diabolo", "yes"),) if setup.diabolo else ()
        self._sit(Record(Game.new(setup.rules), f"{now}-{seed}", seed, seats, notes))
        self.text = heading(self.record)
        self._save()

    def _sit(self, record: Record, viewer: int = -1) -> None:
        """Everyone takes the seats of `record`; the first person faces the screen, unless it is `viewer`."""
        self.record = record
        self.game = record.game
        self.staging = scene.Staging(record.seats)
        self.voices = Voices(record.seed)
        people = [seat for seat, who in enumerate(record.seats) if who.player == PERSON]
        self.staging.diabolo = ("diabolo", "yes") in record.notes and len(people) == 1
        self.players = [self._player(seat.player, people) for seat in record.seats]
        self.viewer = viewer if viewer >= 0 else people[0] if people else 0
        self.go_on = False
        self.ahead.drop()
        self._look()

    def _player(self, word: str, people: "list[int]") -> "Human | Bot | Remote":
        """Who plays for this word of a seat: up to SIGHT on the page itself, above it in the worker."""
        mind = player_of(word)
        if mind == PERSON:
            return Human(self._stirred)
        limit = self._limit()
        if self.staging.diabolo:
            return Diabolo(self._think, people[0], self._hands, mind, limit)
        if temper.read(mind)[0] <= temper.SIGHT:
            return Bot(mind)
        return Remote(self._think, mind, limit)

    def _hands(self) -> "tuple[int, ...]":
        """Everyone's cards: for Diabolo, and for nobody else."""
        assert self.staging.diabolo and self.game.deal is not None
        return self.game.deal.hands

    def _limit(self) -> "Limit | None":
        """How long a mind may think about a choice; a game by link must repeat, so there it is not by the clock."""
        return None if self.link else Limit(milliseconds=round(1000 * float(self.settings.think)))

    # ---- the minds in the worker -------------------------------------------------------------------------------

    async def _think(self, question: str, milliseconds: int, ahead: "Game | None") -> str:
        """Asks the worker's mind; a game by link, which must repeat, has the patience to wait for its start."""
        record = self.record
        while self.record is record:
            try:
                return await self.ahead.think(question, milliseconds, ahead)
            except RuntimeError:
                if self.patience <= 0 or ahead is not None:
                    raise
                self.patience -= 0.1
                await asyncio.sleep(0.1)
        raise Unwanted

    def _look(self) -> None:
        """Lets the minds think on from where the game stands."""
        game = self.game
        player = self.players[game.waiting[0]] if game.phase == "play" else None
        spare = self.minds.spare and isinstance(player, Remote)
        self.ahead.look(game, guess=isinstance(player, Human) or spare)

    async def _foresee(self, game: Game) -> int:
        """The card that will be played next; -1 where a person is to choose it, or none is to be played."""
        if game.phase != "play":
            return -1
        seat = game.waiting[0]
        player, view, chance = self.players[seat], game.view(seat), self._chance(game, seat)
        if isinstance(player, Remote):
            return await player.play(view, chance, game)
        return await player.play(view, chance) if isinstance(player, Bot) else -1

    # ---- small things ------------------------------------------------------------------------------------------

    @property
    def human(self) -> Human:
        """The person at the screen; where only minds play, somebody who just watches."""
        player = self.players[self.viewer]
        return player if isinstance(player, Human) else Human(self._stirred)

    def _person(self, seat: int) -> bool:
        return isinstance(self.players[seat], Human)

    def _stir(self) -> None:
        self.hasten()
        self._stirred.set()

    def _chance(self, game: Game, seat: int) -> "tuple[str | int, ...]":
        """The seed words of a mind's choice: undo, reload and replay never roll it again, nor who passes first."""
        passed = len(game.deal.table.ready) if game.deal and game.phase == "pass" else 0
        return self.record.seed, game.length - passed, seat

    def _tap_pass(self, bit: int) -> None:
        number = self.game.rules.pass_count
        if self.viewer not in self.game.waiting:
            return
        if not self.human.chosen & bit and count(self.human.chosen) == number:
            self.notice(f"You have chosen {words.cards(number)}: tap one of them to take it back.", "why")
            return
        self.human.chosen ^= bit

    def _say_moon(self, what: str) -> None:
        if self.game.phase == "moon" and self.viewer in self.game.waiting:
            self.human.said = what
            self._stir()

    def _before_choice(self) -> "Game | None":
        """The position in which the viewer made the last choice; None where there is none."""
        game: Game | None = self.game
        while game is not None and game.last is not None:
            if isinstance(game.move, (Passed, Played)) and game.move.seat == self.viewer:
                return game.last
            game = game.last
        return None


def _link(url: "dict[str, str]") -> str:
    """What names the game that a link asks for: its seed and preset."""
    asked = [f"{key}={tidy(url[key], '')}" for key in ("seed", "preset") if key in url]
    return "?" + "&".join(asked) if asked else ""

"""The tutor: asks the coach about the viewer's next choice, keeps what it says, and holds a costly choice back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.learning.coach import Coach, modest
from hearts.app.scene.model import PRACTICE
from hearts.app.table.commands import Choose, Command, Set
from hearts.app.thinking.asker import Dropped
from hearts.app.words import coach as words
from hearts.engine.cards import BITS, count, lowest
from hearts.minds.thought import Limit

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.scene.model import Scene
    from hearts.app.sitting.session import Session
    from hearts.app.tasks import Run
    from hearts.minds.advice import Advice, Choice

    OnAdvice = Callable[[], object]
    Place = tuple[str, int, str]

PACKET = Limit(2500, 60)  # for a packet that is about to be passed
ENOUGH = 60  # deals tried before it warns of a card


class Tutor:
    """Follows the table; it begins to ask when the settings or the viewer want it.

    advice  of the choice that is awaited, once there is any; done: nothing more is to come
    costly  what the coach has held back, and what it costs: for the warning that is open
    """

    def __init__(self, session: Session, run: Run) -> None:
        self.advice: Advice | None = None
        self.done = False
        self.costly: tuple[Advice, Choice] | None = None
        self._session = session
        self._coach = Coach(session.asker)
        self._place: Place | None = None  # the choice that it was asked about
        self._on_advice: OnAdvice | None = None
        self._held: Command | None = None  # a command that waits for the coach
        self._let: Command | None = None  # one that is let through
        self._coached: tuple[int, ...] = ()  # the deal in which it speaks by itself
        self._noted: tuple[str, int] | None = None  # the deal that the record knows to be helped
        self._run = run
        self._advise: Callable[[], object] = lambda: None
        self._warn: Callable[[Advice, Choice], object] = lambda advice, choice: None

    def begin(
        self, advise: Callable[[], object], warn: Callable[[Advice, Choice], object], scene: Scene | None
    ) -> None:
        """Watch the player's choices from now on: `advise` shows advice, `warn` that a choice is `costly`."""
        self._advise, self._warn = advise, warn
        self._session.heed(self)
        if scene is not None:
            self.follow(scene)

    def place(self) -> Place | None:
        """Return the choice that the viewer must make now, named by its kind, its deal or move, and the game; None if
        none."""
        session = self._session
        if not session.coached(session.director.viewer):
            return None
        game, id = session.game, session.journal.record.id
        return ("give", len(game.lines), id) if game.phase == "pass" else ("play", game.length, id)

    def follow(self, scene: Scene) -> None:
        """Forget old advice, and ask for new advice if the settings say so."""
        place, mode = self.place(), self._session.settings["tutor"]
        if scene.kind in PRACTICE and self.plain:
            mode = "always"
        if self._place is not None and place != self._place:
            self.drop()
        if place is None or place == self._place or scene.ending is not None or scene.curtain is not None:
            return
        if mode == "always":
            self._advise()
        elif mode == "warn":
            self.note()
            self.ask(None)
            self._look_at_ahead()

    @property
    def plain(self) -> bool:
        """Whether it speaks plainly: what to do and one sentence, no figures, nothing of a bonus card or a moon. So it
        does in a deal with the coach, from `coach` on.
        """
        return bool(self._coached) and self._deal() == self._coached

    def coach(self) -> None:
        """Speak in the deal that is practised now, without being asked, and plainly."""
        session = self._session
        self.drop()  # what was asked before was asked for figures
        self._coached = self._deal()
        if session.settings["tutor"] == "off":
            session.act(Set("tutor", "ask"))
        elif session.scene is not None:
            self.follow(session.scene)

    def _deal(self) -> tuple[int, ...]:
        """The hands of the deal, by which it is known again."""
        deal = self._session.game.deal
        return deal.dealt if deal else ()

    def note(self) -> None:
        """Note in the record that this deal was played with help."""
        deal = self._session.journal.record.id, len(self._session.game.lines)
        if self._noted != deal:
            self._noted = deal
            self._session.act(Command("hint"))

    def ask(self, on_advice: OnAdvice | None) -> None:
        """Ask for advice; `on_advice` gets it, and each better one."""
        self._on_advice = on_advice
        place = self.place()
        if place is None:
            return
        if place != self._place:
            self.drop()
            self._place, self._on_advice = place, on_advice
            view = self._session.game.view(self._session.director.viewer)
            self._run(self._coach.advise(view, lambda advice, done: self._hear(place, advice, done), self.plain))
        elif self.advice is not None and on_advice is not None:
            on_advice()

    def drop(self) -> None:
        """Forget what was asked: it is not wanted any more."""
        self._coach.drop()
        self._place = self._on_advice = self.advice = self.costly = None
        self._held, self.done = None, False

    def let(self) -> None:
        """Carry out the command that was held back."""
        held, self._held = self._held, None
        if held is not None:
            self._let = held
            self._session.act(held)
            self._let = None

    # ---- what is held back ---------------------------------------------------------------------------------------

    def weighs(self, command: Command) -> bool:
        """Return whether a command must wait, because it may be costly and the coach looks at it first. In a deal with
        the coach everything waits for what he says.
        """
        session, place = self._session, self.place()  # where none is awaited, a card may be chosen ahead: see `follow`
        plain, warns = self.plain, session.settings["tutor"] == "warn"
        if command is self._let or not (plain or warns) or place is None or self._place != place:
            return False
        if plain and self.done:
            return False
        view = session.game.view(session.director.viewer)
        if command.name == "pass":
            return count(session.table.chosen) == view.rules.pass_count
        if not isinstance(command, Choose) or session.game.phase != "play" or not view.legal & BITS[command.card]:
            return False
        return plain or not self._sure(self.advice) or self._costs(self.advice, command.card) is not None

    def weigh(self, command: Command) -> str:
        """Hold a command back until the coach has looked at it, or warn of it. Returns what is said meanwhile."""
        self._held, packet = command, self._session.table.chosen
        if self.plain:
            return words.looks()
        if command.name == "pass":
            self._run(self._weigh_packet(packet))
        elif isinstance(command, Choose) and self._sure(self.advice) and self._stops(self.advice, command.card):
            return ""
        return words.checks()

    def _sure(self, advice: Advice | None) -> bool:
        """Return whether the advice is good enough to warn of a card; at sight nothing is costly."""
        return advice is not None and (self.done or advice.worlds >= ENOUGH or not advice.worlds)

    def _look_at_ahead(self) -> None:
        """Check a card that was chosen ahead like one that is chosen now."""
        session = self._session
        view = session.game.view(session.director.viewer)
        ahead = session.table.chosen & view.legal if view.table.phase == "play" else 0
        if ahead:
            session.table.choose(0)
            session.act(Choose(lowest(ahead)))

    def _hear(self, place: Place, advice: Advice, done: bool) -> None:
        if place != self._place:
            return
        self.advice, self.done = advice, done
        if self._on_advice is not None:
            self._on_advice()
        if self.plain:
            if done and self._held is not None:
                self._after_all(advice)
            return
        held = self._held if self.costly is None else None
        if isinstance(held, Choose) and self._sure(advice) and not self._stops(advice, held.card):
            self.let()

    def _after_all(self, advice: Advice) -> None:
        """Do what the player chose before the coach had spoken if he says the same; else the player chooses again."""
        held, good = self._held, [one.choice for one in words.level(modest(advice))]
        if (held.card if isinstance(held, Choose) else self._session.table.chosen) in good:
            self.let()
        else:
            self._held = None
            self._session.notice(words.first(), "why")

    async def _weigh_packet(self, packet: int) -> None:
        place, view = self._place, self._session.game.view(self._session.director.viewer)
        self._coach.drop()
        try:
            advice = await self._coach.ask(view, PACKET, packet)
        except Dropped:
            return
        if (
            place == self.place()
            and self._held == Command("pass")
            and (advice is None or not self._stops(advice, packet))
        ):
            self.let()

    def _costs(self, advice: Advice | None, choice: int) -> Choice | None:
        """Return this choice as the coach judges it, if it costs as much as the settings warn of; else None."""
        one, least = advice.of(choice) if advice is not None else None, float(self._session.settings["costly"])
        return one if advice and advice.worlds and one is not None and not one.equal and one.cost >= least else None

    def _stops(self, advice: Advice | None, choice: int) -> bool:
        """Open the warning if a choice costs as much as the settings say. Returns whether it does."""
        one = self._costs(advice, choice)
        if one is None or advice is None:
            return False
        self.costly = advice, one
        self.note()
        self._warn(advice, one)
        return True

    def spare(self) -> None:
        """Do not do what was held back; put a card that was chosen ahead back into the hand."""
        held, self._held, self.costly = self._held, None, None
        if held:
            self._session.director.show()

"""Commands: what a person asks of a session. Each is a small value; keys, buttons and the wire give it as text.

    choose QS        a card is selected, or taken back; in play it is the card to play, which may be chosen ahead
    pass             the selected cards are passed; decline: none are, and what comes is forwarded
    joe 130          a mind of this I.Q. plays on for the person until the deal ends; `joe` alone: no longer
    hasten           what is being waited for has been seen
    last show        the last trick is shown as it lay, until `last hide`; nothing goes on meanwhile
    next             on to the next deal
    moon minus       how the person's moon is scored: off the own score, or onto the others' (moon plus)
    uncover          the person that the device was handed to is there
    hint             the record notes that the coach has spoken to the person; `hint telepathy`: that it read thoughts
    undo             takes back the person's last choice, and all that followed; the page asks first where others at
                     the device have chosen since, and then gives `undo all`
    concede          the person gives the game up
    claim            the person ends a deal whose rest is certain
    again            a new game with the same people and rules; `again on`: everybody else one seat further on
    begin SETUP      a new game at the table that this JSON describes; the one in play ends
    demo             minds alone play at the table, and one's own game waits; `demo end`: back at it, from practice too
    pause on WHY     nothing goes on until `pause off WHY`
    mute             sound goes off, or on again
    set NAME VALUE   chooses a value for a setting
    take             this tab holds the table from now on, and the one that did watches

`read` makes a command of such a line, and its `text` is that line again. Objects of the program give each other the
values. Who may give which command stands in COMMANDS.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

import hearts.app.words.table  # noqa: F401 - its sentences are said here
from hearts.app import gate
from hearts.app.library.settings import SWITCH
from hearts.app.library.setup import Setup, moved, played_again
from hearts.app.seating import HERE
from hearts.app.words import notices
from hearts.app.words.errors import told
from hearts.app.words.locale import say
from hearts.engine.cards import BITS, NAMES, card, count
from hearts.engine.game import Declared
from hearts.minds.registry import named

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from hearts.app.seating import Person
    from hearts.app.session import Session

    # The commands that are a name, and for some of them a word behind it.
    Name = Literal[
        "pass", "decline", "hasten", "joe", "last", "next", "moon", "uncover", "hint", "undo", "concede", "claim",
        "again", "demo", "mute", "take",
    ]  # fmt: skip

    # Carries a command out for the person in a seat (-1 for none); returns why it was not done, if that is told.
    Act = Callable[[Session, int, str], str | None]


class Command:
    """What a person asks for: its name, and a word behind it where WORDS has some; equal to any other of the same text.

    ValueError where the word is none of them.
    """

    name: str
    word = ""

    def __init__(self, name: Name, word: str = "") -> None:
        if name == "joe":
            if word:
                named("iq:" + word)
        elif word not in WORDS.get(name, ("",)):
            raise _unread(name, word)
        self.name, self.word = name, word

    def text(self) -> str:
        """The line that `read` makes this command of."""
        return f"{self.name} {self.word}" if self.word else self.name

    def refusal(self, session: Session, who: Person) -> str | None:
        """Why this person may not give it now, "" where they have only pressed twice; None where they may."""
        may = COMMANDS[self.name][0]
        if who.id != HERE and may in (SCREEN, DEVICE):
            return say("notice.device")
        if may == SCREEN:
            return None
        if not session.hold.held:
            return notices.watching()
        if may == DEVICE:
            return None
        seat = session.seat_of(who)
        if seat < 0:
            return say("notice.no_seat")
        if seat not in session.seating.here:
            return say("notice.stand_in")
        if may == SEAT or session.asks(seat, may):
            return None
        if may != PASS:
            return say("notice.not_asked")
        return say("notice.no_pass") if session.scene is not None and session.scene.passing is None else ""

    def do(self, session: Session, seat: int) -> str | None:
        """Carry it out for the person in `seat` (-1 for none); returns why it was not done, if that is told."""
        act = COMMANDS[self.name][1]
        return act(session, seat, self.word) if act is not None else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Command) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"<{self.text()}>"


class Choose(Command):
    """A card of the hand is selected, or taken back; one that may not be played says why."""

    name = "choose"

    def __init__(self, card: int) -> None:
        self.card = card

    def text(self) -> str:
        """With the code of the card."""
        return f"{self.name} {NAMES[self.card]}"

    def do(self, session: Session, seat: int) -> str | None:
        """A touch of a card also wakes who has a mind play."""
        session.tempo.hasten()
        if session.seating.resting == seat:
            _joe(session, seat, "")
            return None
        bit, view, human, why = BITS[self.card], session.game.view(seat), session.seating.human(seat), ""
        if not view.hand & bit or session.director.curtain >= 0:
            return None
        if view.table.phase == "pass":
            why = _choose_for_pass(session, seat, bit)
        elif view.table.phase == "play":
            why = told(view.refusal(self.card)) if view.table.turn == seat else ""
            if not why:
                human.choose(0 if human.chosen == bit else bit)
                why = session.unchoose_barred(seat)
        session.director.show()
        return why


class Begin(Command):
    """A new game at this table; the one in play ends."""

    name = "begin"

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def text(self) -> str:
        """With the setup as JSON; a seed that it names is left out."""
        return f"{self.name} {self.setup.text()}"

    def do(self, session: Session, seat: int) -> None:
        """At one's own table, whatever else is on the screen."""
        session.begin(self.setup)


class Pause(Command):
    """Nothing goes on, or it does again; each reason is let go by itself."""

    name = "pause"

    def __init__(self, how: str, why: str) -> None:
        if how not in ("on", "off"):
            raise _unread(self.name, how)
        self.how, self.why = how, why

    def text(self) -> str:
        """With both."""
        return f"{self.name} {self.how} {self.why}"

    def do(self, session: Session, seat: int) -> None:
        """On this screen."""
        (session.tempo.hold if self.how == "on" else session.tempo.let_go)(self.why)


class Set(Command):
    """Chooses a value for a setting."""

    name = "set"

    def __init__(self, setting: str, value: str) -> None:
        self.setting, self.value = setting, value

    def text(self) -> str:
        """With both."""
        return f"{self.name} {self.setting} {self.value}"

    def do(self, session: Session, seat: int) -> None:
        """ValueError where there is no such setting or value."""
        session.choose_setting(self.setting, self.value)


def read(line: str) -> Command:
    """The command that a line of text gives; ValueError says why there is none."""
    name, _, words = line.partition(" ")
    if name not in COMMANDS:
        raise ValueError(say("notice.command.unknown", name=name))
    first, _, rest = words.partition(" ")
    if name == "choose":
        return Choose(card(words))
    if name == "pause":
        return Pause(first, rest)
    if name == "set":
        return Set(first, rest)
    if name != "begin":
        return Command(name, words)  # type: ignore[arg-type]
    setup = Setup.found(words) if gate.opened_object(words) else None
    if setup is None:
        raise _unread(name, words)
    return Begin(setup)


# ---- what each of them does ----------------------------------------------------------------------------------------


def _pass(session: Session, seat: int, _: str) -> str | None:
    human, wanted = session.seating.human(seat), session.game.rules.pass_count
    chosen = count(human.chosen)
    if chosen != wanted:
        return notices.choose_first(wanted, chosen)
    human.pass_on(human.chosen)
    return None


def _decline(session: Session, seat: int, _: str) -> None:
    if session.game.rules.decline:
        session.seating.human(seat).pass_on(0)


def _hasten(session: Session, _: int, __: str) -> None:
    session.tempo.hasten()


def _joe(session: Session, seat: int, iq: str) -> None:
    """The cup of joe: a mind finishes the deal for the only person here, until they play on by themselves."""
    seating, director = session.seating, session.director
    if iq and seating.may_rest(session.game):
        seating.rest(seat, named("iq:" + iq))
        director.rest(True)
        director.tell(say("joe.begins"))
    elif not iq and seating.resting == seat:
        seating.rise()
        session.asker.drop()
        director.rest(False)
        director.tell(say("joe.ends"))


def _last(session: Session, _: int, how: str) -> None:
    (session.director.recall if how == "show" else session.director.forget)()


def _next(session: Session, _: int, __: str) -> None:
    if session.director.ending == "deal":
        session.director.clear()
        session.go_on()


def _moon(session: Session, seat: int, how: str) -> None:
    session.seating.human(seat).say(how)


def _uncover(session: Session, _: int, __: str) -> None:
    if session.director.curtain >= 0:
        session.uncover()


def _hint(session: Session, seat: int, what: str) -> None:
    """Games that were helped count apart."""
    if session.coached(seat):
        session.journal.count("telepathy" if what else "hint")


def _undo(session: Session, seat: int, _: str) -> str:
    to = session.last_choice(seat)
    if to is None:
        return say("notice.no_undo")
    refused = session.undo_refused(to)
    if not refused:
        session.go_back(to, seat)
    return refused


def _concede(session: Session, seat: int, _: str) -> None:
    """Also while the end of a deal, a moon's question or the curtain stands."""
    if session.may_concede:
        if session.commit(session.game, Declared(seat, "concede")):
            session.director.clear()
            session.director.hand_to(-1)
        session.drop()


def _claim(session: Session, seat: int, _: str) -> None:
    """Where the rest is not certain, a sentence says so."""
    session.commit(session.game, Declared(seat, "claim"))
    session.drop()


def _again(session: Session, _: int, how: str) -> None:
    setup = played_again(session.setup, (session.aside or session.journal).record)
    session.begin(moved(setup) if how else setup)


def _demo(session: Session, _: int, how: str) -> None:
    if not how:
        session.demonstrate()
    elif session.aside is not None:
        session.set_aside(None)


def _mute(session: Session, _: int, __: str) -> None:
    on = not session.settings.on("sound")
    session.choose_setting("sound", SWITCH[on])
    session.notice(say("notice.sound.on" if on else "notice.sound.off"), "why")


def _take(session: Session, _: int, __: str) -> None:
    session.hold.take()


def _choose_for_pass(session: Session, seat: int, bit: int) -> str:
    human, number = session.seating.human(seat), session.game.rules.pass_count
    if seat not in session.game.waiting:
        return say("notice.passed")
    if not human.chosen & bit and count(human.chosen) == number:
        return notices.chosen_already(number)
    human.choose(human.chosen ^ bit)
    return ""


def _unread(name: str, words: str) -> ValueError:
    return ValueError(say("notice.command.words", name=name, words=words))


# Who may give a command. SCREEN: whoever looks at this device, also where it only watches. DEVICE: whoever sits at the
# device that holds the game. SEAT: who plays a seat of the game there, for that seat. PASS, PLAY, MOON: the same, and
# that seat is asked for a pass, for a card, for how its moon is scored.
SCREEN, DEVICE, SEAT, PASS, PLAY, MOON = "screen", "device", "seat", "pass", "play", "moon"

# Each command by its name: who may give it, and what it does; None where its class says that.
COMMANDS: dict[str, tuple[str, Act | None]] = OrderedDict(
    [
        ("choose", (SEAT, None)),
        ("pass", (PASS, _pass)),
        ("decline", (PASS, _decline)),
        ("hasten", (SCREEN, _hasten)),
        ("joe", (SEAT, _joe)),
        ("last", (SCREEN, _last)),
        ("next", (DEVICE, _next)),
        ("moon", (MOON, _moon)),
        ("uncover", (DEVICE, _uncover)),
        ("hint", (SEAT, _hint)),
        ("undo", (SEAT, _undo)),
        ("concede", (SEAT, _concede)),
        ("claim", (PLAY, _claim)),
        ("again", (DEVICE, _again)),
        ("begin", (DEVICE, None)),
        ("demo", (DEVICE, _demo)),
        ("pause", (SCREEN, None)),
        ("mute", (SCREEN, _mute)),
        ("set", (SCREEN, None)),
        ("take", (SCREEN, _take)),
    ]
)
# What may stand behind a name; `joe` takes any I.Q., and what is not here takes nothing.
WORDS = {
    "last": ("show", "hide"),
    "moon": ("minus", "plus"),
    "hint": ("", "telepathy"),
    "undo": ("", "all"),
    "again": ("", "on"),
    "demo": ("", "end"),
}

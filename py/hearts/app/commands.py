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
values. Who may give which command stands in MAY.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.library.settings import SWITCH
from hearts.app.library.setup import Setup
from hearts.app.seating import HERE
from hearts.app.words import notices
from hearts.app.words.errors import told
from hearts.app.words.locale import say
from hearts.engine.cards import BITS, NAMES, card, count
from hearts.engine.game import Declared
from hearts.minds.registry import named

if TYPE_CHECKING:
    from hearts.app.seating import Person
    from hearts.app.session import Session


class Command:
    """What a person asks for; equal to any other command of the same text.

    words  what may stand behind its name
    """

    name = ""
    words: tuple[str, ...] = ("",)

    def __init__(self, word: str = "") -> None:
        if word not in self.words:
            raise _unread(self.name, word)
        self.word = word

    @classmethod
    def read(cls, words: str) -> Command:
        """The command with these words behind its name; ValueError says why there is none."""
        return cls(words)

    def text(self) -> str:
        """The line that `read` makes this command of."""
        return f"{self.name} {self.word}" if self.word else self.name

    def refusal(self, session: Session, who: Person) -> str | None:
        """Why this person may not give it now, "" where they have only pressed twice; None where they may: see MAY."""
        may = COMMANDS[self.name][1]
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

    def do(self, session: Session, seat: int) -> str:
        """Carry it out for the person in `seat` (-1 for none); returns why it was not done, or ""."""
        raise NotImplementedError

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

    @classmethod
    def read(cls, words: str) -> Command:
        """From the code of a card."""
        return cls(card(words))

    def text(self) -> str:
        """With the code of the card."""
        return f"{self.name} {NAMES[self.card]}"

    def do(self, session: Session, seat: int) -> str:
        """A touch of a card also wakes who has a mind play."""
        session.tempo.hasten()
        if session.seating.resting == seat:
            return Joe().do(session, seat)
        bit, view, human, why = BITS[self.card], session.game.view(seat), session.seating.human(seat), ""
        if not view.hand & bit or session.director.curtain >= 0:
            return ""
        if view.table.phase == "pass":
            why = _choose_for_pass(session, seat, bit)
        elif view.table.phase == "play":
            why = told(view.refusal(self.card)) if view.table.turn == seat else ""
            if not why:
                human.choose(0 if human.chosen == bit else bit)
                why = session.unchoose_barred(seat)
        session.director.show()
        return why


class Pass(Command):
    """The selected cards are passed."""

    name = "pass"

    def do(self, session: Session, seat: int) -> str:
        """Says how many are still to be selected."""
        human, wanted = session.seating.human(seat), session.game.rules.pass_count
        chosen = count(human.chosen)
        if chosen != wanted:
            return notices.choose_first(wanted, chosen)
        human.pass_on(human.chosen)
        return ""


class Decline(Command):
    """No card is passed, and what comes is forwarded unseen."""

    name = "decline"

    def do(self, session: Session, seat: int) -> str:
        """Where the rules allow it."""
        if session.game.rules.decline:
            session.seating.human(seat).pass_on(0)
        return ""


class Hasten(Command):
    """What is being waited for has been seen."""

    name = "hasten"

    def do(self, session: Session, seat: int) -> str:
        """At once."""
        session.tempo.hasten()
        return ""


class Joe(Command):
    """The cup of joe: a mind of this I.Q. finishes the deal for the person, until they play on by themselves."""

    name = "joe"

    def __init__(self, word: str = "") -> None:
        if word:
            named(f"iq:{word}")
        self.word = word

    def do(self, session: Session, seat: int) -> str:
        """Where nobody else sits at the device."""
        seating, director = session.seating, session.director
        if self.word and seating.may_rest(session.game):
            seating.rest(seat, named(f"iq:{self.word}"))
            director.rest(True)
            director.tell(say("joe.begins"))
        elif not self.word and seating.resting == seat:
            seating.rise()
            session.asker.drop()
            director.rest(False)
            director.tell(say("joe.ends"))
        return ""


class Last(Command):
    """The last trick is looked at, or has been."""

    name = "last"
    words = ("show", "hide")

    def do(self, session: Session, seat: int) -> str:
        """On this screen."""
        if self.word == "show":
            session.director.recall()
        else:
            session.director.forget()
        return ""


class Next(Command):
    """On to the next deal."""

    name = "next"

    def do(self, session: Session, seat: int) -> str:
        """Where the end of a deal is on the screen."""
        if session.director.ending == "deal":
            session.director.clear()
            session.go_on()
        return ""


class Moon(Command):
    """How the person's moon is scored."""

    name = "moon"
    words = ("minus", "plus")

    def do(self, session: Session, seat: int) -> str:
        """The answer to who asked."""
        session.seating.human(seat).say(self.word)
        return ""


class Uncover(Command):
    """The person that the device was handed to is there."""

    name = "uncover"

    def do(self, session: Session, seat: int) -> str:
        """Where it is handed on."""
        if session.director.curtain >= 0:
            session.uncover()
        return ""


class Hint(Command):
    """The record notes that the coach has spoken to the person, or what else helped: such games count apart."""

    name = "hint"
    words = ("", "telepathy")

    def do(self, session: Session, seat: int) -> str:
        """While a choice is awaited."""
        if session.coached(seat):
            session.journal.count("telepathy" if self.word else "hint")
        return ""


class Undo(Command):
    """Takes back the person's last choice, and all that followed."""

    name = "undo"
    words = ("", "all")

    def do(self, session: Session, seat: int) -> str:
        """Says so where the game is played without, or where others play elsewhere, who would have to agree."""
        to = session.last_choice(seat)
        if to is None:
            return say("notice.no_undo")
        refused = session.undo_refused(to)
        if not refused:
            session.go_back(to, seat)
        return refused


class Concede(Command):
    """The person gives the game up, also while the end of a deal, a moon's question or the curtain stands."""

    name = "concede"

    def do(self, session: Session, seat: int) -> str:
        """Where there is a game."""
        if session.may_concede:
            if session.commit(session.game, Declared(seat, self.name)):
                session.director.clear()
                session.director.hand_to(-1)
            session.drop()
        return ""


class Claim(Command):
    """The person ends a deal whose rest is certain; where it is not, a sentence says so."""

    name = "claim"

    def do(self, session: Session, seat: int) -> str:
        """The rules say whether it is certain."""
        session.commit(session.game, Declared(seat, self.name))
        session.drop()
        return ""


class Again(Command):
    """A new game with the same people and rules, as they sat or one seat further on."""

    name = "again"
    words = ("", "on")

    def do(self, session: Session, seat: int) -> str:
        """At one's own table, whatever else is on the screen."""
        setup = session.setup.again((session.aside or session.journal).record)
        session.begin(setup.moved() if self.word else setup)
        return ""


class Begin(Command):
    """A new game at this table."""

    name = "begin"

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    @classmethod
    def read(cls, words: str) -> Command:
        """From a setup as JSON."""
        setup = Setup.found(words) if gate.opened_object(words) else None
        if setup is None:
            raise _unread(cls.name, words)
        return cls(setup)

    def text(self) -> str:
        """With the setup as JSON; a seed that it names is left out."""
        return f"{self.name} {self.setup.text()}"

    def do(self, session: Session, seat: int) -> str:
        """The game in play ends."""
        session.begin(self.setup)
        return ""


class Demo(Command):
    """Minds alone play at the table; or one's own game goes on."""

    name = "demo"
    words = ("", "end")

    def do(self, session: Session, seat: int) -> str:
        """Practice ends as well."""
        if not self.word:
            session.demonstrate()
        elif session.aside is not None:
            session.set_aside(None)
        return ""


class Pause(Command):
    """Nothing goes on, or it does again; each reason is let go by itself."""

    name = "pause"

    def __init__(self, how: str, why: str) -> None:
        if how not in ("on", "off"):
            raise _unread(self.name, how)
        self.how, self.why = how, why

    @classmethod
    def read(cls, words: str) -> Command:
        """From “on” or “off”, and the reason."""
        how, _, why = words.partition(" ")
        return cls(how, why)

    def text(self) -> str:
        """With both."""
        return f"{self.name} {self.how} {self.why}"

    def do(self, session: Session, seat: int) -> str:
        """On this screen."""
        (session.tempo.hold if self.how == "on" else session.tempo.let_go)(self.why)
        return ""


class Mute(Command):
    """Sound goes off, or on again."""

    name = "mute"

    def do(self, session: Session, seat: int) -> str:
        """As a setting, and told."""
        on = not session.settings.on("sound")
        session.choose_setting("sound", SWITCH[on])
        session.notice(say("notice.sound.on" if on else "notice.sound.off"), "why")
        return ""


class Set(Command):
    """Chooses a value for a setting."""

    name = "set"

    def __init__(self, setting: str, value: str) -> None:
        self.setting, self.value = setting, value

    @classmethod
    def read(cls, words: str) -> Command:
        """From the name of a setting and its value."""
        setting, _, value = words.partition(" ")
        return cls(setting, value)

    def text(self) -> str:
        """With both."""
        return f"{self.name} {self.setting} {self.value}"

    def do(self, session: Session, seat: int) -> str:
        """ValueError where there is no such setting or value."""
        session.choose_setting(self.setting, self.value)
        return ""


class Take(Command):
    """This tab holds the table from now on, and the one that did watches."""

    name = "take"

    def do(self, session: Session, seat: int) -> str:
        """At once."""
        session.hold.take()
        return ""


# Who may give a command. SCREEN: whoever looks at this device, also where it only watches. DEVICE: whoever sits at the
# device that holds the game. SEAT: who plays a seat of the game there, for that seat. PASS, PLAY, MOON: the same, and
# that seat is asked for a pass, for a card, for how its moon is scored.
SCREEN, DEVICE, SEAT, PASS, PLAY, MOON = "screen", "device", "seat", "pass", "play", "moon"

# Each command, and who may give it.
MAY: tuple[tuple[type[Command], str], ...] = (
    (Choose, SEAT),
    (Pass, PASS),
    (Decline, PASS),
    (Hasten, SCREEN),
    (Joe, SEAT),
    (Last, SCREEN),
    (Next, DEVICE),
    (Moon, MOON),
    (Uncover, DEVICE),
    (Hint, SEAT),
    (Undo, SEAT),
    (Concede, SEAT),
    (Claim, PLAY),
    (Again, DEVICE),
    (Begin, DEVICE),
    (Demo, DEVICE),
    (Pause, SCREEN),
    (Mute, SCREEN),
    (Set, SCREEN),
    (Take, SCREEN),
)
COMMANDS: dict[str, tuple[type[Command], str]] = OrderedDict([(kind.name, (kind, who)) for kind, who in MAY])


def read(line: str) -> Command:
    """The command that a line of text gives; ValueError says why there is none."""
    name, _, words = line.partition(" ")
    if name not in COMMANDS:
        raise ValueError(say("notice.command.unknown", name=name))
    return COMMANDS[name][0].read(words)


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

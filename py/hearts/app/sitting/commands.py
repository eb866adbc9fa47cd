"""A command is what a person asks of a session, as a small value. Keys, buttons and the wire give it as text.

    choose QS        select a card, or take it back; during play: the card to play next, also before one's turn
    pass             pass the selected cards; decline: pass none and forward what comes
    joe 130          let a mind of this I.Q. play until the deal ends; `joe` alone: play oneself again
    hasten           go on at once: what is shown has been seen
    last show        show the last trick again until `last hide`; the game waits
    next             go on to the next deal
    moon minus       score one's moon off one's own score; `moon plus`: onto the others' scores
    uncover          the person to whom the device was handed is there
    hint             note in the record that the coach helped; `hint telepathy`: that thoughts were read
    undo             take back one's last choice and everything after it; if others at the device have chosen since,
                     the page asks first and then gives `undo all`
    concede          give the game up; rejoin: come back to it, if no deal was finished
    claim            end a deal whose rest is certain
    again            begin a new game with the same people and rules; `again on`: the others move on by one seat
    begin SETUP      begin a new game at the table that this JSON describes; the current one ends
    demo             let minds alone play while one's own game waits; `demo end`: go back to it, from practice too
    pause on WHY     stop the game until `pause off WHY`
    mute             turn the sound off, or on again
    set NAME VALUE   change a setting
    take             take the table from the tab that holds it, which watches from then on

`read` makes a command from such a line, and its `text` is that line again. Python objects give each other the values.
COMMANDS says who may give which.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.settings import SWITCH
from hearts.app.keeping.setup import Setup, moved, played_again
from hearts.app.sitting.seating import HERE
from hearts.app.words import notices
from hearts.app.words.errors import sentence_of
from hearts.app.words.locale import say
from hearts.engine.cards import BITS, NAMES, card, count
from hearts.engine.game import Declared
from hearts.minds.registry import named

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from hearts.app.sitting.seating import Person
    from hearts.app.sitting.session import Session

    # The commands that are a name, some with a word behind it.
    Name = Literal[
        "pass", "decline", "hasten", "joe", "last", "next", "moon", "uncover", "hint", "undo", "concede", "claim",
        "rejoin", "again", "demo", "mute", "take",
    ]  # fmt: skip

    # Carries a command out for the person in a seat (-1 for none). Returns why it was not done, or None or "".
    Act = Callable[[Session, int, str], str | None]


class Command:
    """A command: its name, and a word behind it if WORDS has some. Commands with the same text are equal.

    Raises ValueError for any other word.
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
        """Return the line from which `read` makes this command."""
        return f"{self.name} {self.word}" if self.word else self.name

    def refusal(self, session: Session, who: Person) -> str | None:
        """Return why this person may not give it now, as a sentence; "" if they have only pressed twice; None if they
        may."""
        may = COMMANDS[self.name][0]
        if who.id != HERE and may in (SCREEN, DEVICE):
            return say("notice-device")
        if may == SCREEN:
            return None
        if not session.hold.held:
            return notices.watching()
        if may == DEVICE:
            return None
        seat = session.seat_of(who)
        if seat < 0:
            return say("notice-no_seat")
        if seat not in session.seating.here:
            return say("notice-stand_in")
        if may == SEAT or session.asks(seat, may):
            return None
        if may != PASS:
            return say("notice-not_asked")
        return say("notice-no_pass") if session.scene is not None and session.scene.passing is None else ""

    def do(self, session: Session, seat: int) -> str | None:
        """Carry it out for the person in `seat` (-1 for none). Returns why it was not done, or None or ""."""
        act = COMMANDS[self.name][1]
        return act(session, seat, self.word) if act is not None else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Command) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"<{self.text()}>"


class Choose(Command):
    """Select a card of the hand, or take it back. Its `do` returns why a card may not be played."""

    name = "choose"

    def __init__(self, card: int) -> None:
        self.card = card

    def text(self) -> str:
        """Return the word with the code of the card."""
        return f"{self.name} {NAMES[self.card]}"

    def do(self, session: Session, seat: int) -> str | None:
        """Select the card. If a mind plays for this person, the touch ends that instead."""
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
            why = sentence_of(view.refusal(self.card)) if view.table.turn == seat else ""
            if not why:
                human.choose(0 if human.chosen == bit else bit)
                why = session.unchoose_barred(seat)
        session.director.show()
        return why


class Begin(Command):
    """Begin a new game at this table; the current one ends."""

    name = "begin"

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def text(self) -> str:
        """Return the line, with the setup as JSON but without its seed."""
        return f"{self.name} {self.setup.text()}"

    def do(self, session: Session, seat: int) -> None:
        """Begin it at the player's own table, whatever else is on the screen."""
        session.begin(self.setup)


class Pause(Command):
    """Stop the game for a reason, or let that reason go; the game goes on when all reasons are gone."""

    name = "pause"

    def __init__(self, how: str, why: str) -> None:
        if how not in ("on", "off"):
            raise _unread(self.name, how)
        self.how, self.why = how, why

    def text(self) -> str:
        """Return the word with both values."""
        return f"{self.name} {self.how} {self.why}"

    def do(self, session: Session, seat: int) -> None:
        """Stop the game on this screen, or let it go on."""
        (session.tempo.hold if self.how == "on" else session.tempo.let_go)(self.why)


class Set(Command):
    """Chooses a value for a setting."""

    name = "set"

    def __init__(self, setting: str, value: str) -> None:
        self.setting, self.value = setting, value

    def text(self) -> str:
        """Return the word with both values."""
        return f"{self.name} {self.setting} {self.value}"

    def do(self, session: Session, seat: int) -> None:
        """Change the setting. Raises ValueError if there is no such setting or value."""
        session.choose_setting(self.setting, self.value)


def read(line: str) -> Command:
    """Return the command in a line of text. ValueError says why there is none."""
    name, _, words = line.partition(" ")
    if name not in COMMANDS:
        raise ValueError(say("notice-command-unknown", name=name))
    first, _, rest = words.partition(" ")
    if name == "choose":
        return Choose(card(words))
    if name == "pause":
        return Pause(first, rest)
    if name == "set":
        return Set(first, rest)
    if name != "begin":
        return Command(name, words)  # type: ignore[arg-type]
    setup = Setup.try_read(words) if gate.opened_object(words) else None
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
    """Have a mind finish the deal for the only person here, or let them play on by themselves."""
    seating, director = session.seating, session.director
    if iq and seating.may_rest(session.game):
        seating.rest(seat, named("iq:" + iq))
        director.rest(True)
        director.announce(say("joe-begins"))
    elif not iq and seating.resting == seat:
        seating.rise()
        session.asker.drop()
        director.rest(False)
        director.announce(say("joe-ends"))


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
    """Note the help in the record: games with help count apart in the statistics."""
    if session.coached(seat):
        session.journal.count("telepathy" if what else "hint")


def _undo(session: Session, seat: int, _: str) -> str:
    to = session.last_choice(seat)
    if to is None:
        return say("notice-no_undo")
    refused = session.undo_refused(to)
    if not refused:
        session.go_back(to, seat)
    return refused


def _concede(session: Session, seat: int, _: str) -> None:
    """Give up; possible also at the end of a deal, at a moon's question and behind the curtain."""
    if session.may_concede:
        if session.commit(session.game, Declared(seat, "concede")):
            session.director.clear()
            session.director.hand_to(-1)
        session.drop()


def _rejoin(session: Session, seat: int, _: str) -> None:
    """Come back to a game that was given up before a deal was finished. That takes back no choice, and is not noted."""
    game = session.game
    if game.last is not None and game.conceded in session.seating.here and not game.lines:
        session.go_back(game.last, game.conceded, noted=False)


def _claim(session: Session, seat: int, _: str) -> None:
    """End the deal. If its rest is not certain, `commit` refuses with a sentence."""
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
    session.notice(say("notice-sound-on" if on else "notice-sound-off"), "why")


def _take(session: Session, _: int, __: str) -> None:
    session.hold.take()


def _choose_for_pass(session: Session, seat: int, bit: int) -> str:
    human, number = session.seating.human(seat), session.game.rules.pass_count
    if seat not in session.game.waiting:
        return say("notice-passed")
    if not human.chosen & bit and count(human.chosen) == number:
        return notices.chosen_already(number)
    human.choose(human.chosen ^ bit)
    return ""


def _unread(name: str, words: str) -> ValueError:
    return ValueError(say("notice-command-words", name=name, words=words))


# Who may give a command. SCREEN: whoever looks at this device, also where it only watches. DEVICE: whoever sits at the
# device that holds the game. SEAT: who plays a seat of the game there, for that seat. PASS, PLAY, MOON: the same, and
# that seat is asked for a pass, for a card, for how its moon is scored.
SCREEN, DEVICE, SEAT, PASS, PLAY, MOON = "screen", "device", "seat", "pass", "play", "moon"

# Each command by its name: who may give it, and its act; None if a class of its own has a `do`.
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
        ("rejoin", (SEAT, _rejoin)),
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
# The words that may follow a name. `joe` takes any I.Q.; a name that is not here takes none.
WORDS = {
    "last": ("show", "hide"),
    "moon": ("minus", "plus"),
    "hint": ("", "telepathy"),
    "undo": ("", "all"),
    "again": ("", "on"),
    "demo": ("", "end"),
}

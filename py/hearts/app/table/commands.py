"""A command is what a person asks of the table, as a small value. Keys and buttons give it as text.

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

`read_command` makes a command from such a line, and its `text` is that line again. Python objects give each other the
values.
What a command does, and when it may be given, the source of the game on the table says: see `hearts.app.table.table`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.setup import Setup
from hearts.app.words.locale import say
from hearts.engine.cards import NAMES, card
from hearts.minds.registry import named

if TYPE_CHECKING:
    from typing import Literal

    # The commands that are a name, some with a word behind it.
    Name = Literal[
        "pass", "decline", "hasten", "joe", "last", "next", "moon", "uncover", "hint", "undo", "concede", "claim",
        "rejoin", "again", "demo", "mute", "take",
    ]  # fmt: skip


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
        elif word not in (WORDS[name] or ("",)):
            raise _unread(name, word)
        self.name, self.word = name, word

    def text(self) -> str:
        """Return the line from which `read_command` makes this command."""
        return f"{self.name} {self.word}" if self.word else self.name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Command) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"<{self.text()}>"


class Choose(Command):
    """Select a card of the hand, or take it back."""

    name = "choose"

    def __init__(self, card: int) -> None:
        self.card = card

    def text(self) -> str:
        """Return the word with the code of the card."""
        return f"{self.name} {NAMES[self.card]}"


class Begin(Command):
    """Begin a new game at this table; the current one ends."""

    name = "begin"

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def text(self) -> str:
        """Return the line, with the setup as JSON but without its seed."""
        return f"{self.name} {self.setup.text()}"


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


class Set(Command):
    """Choose a value for a setting."""

    name = "set"

    def __init__(self, setting: str, value: str) -> None:
        self.setting, self.value = setting, value

    def text(self) -> str:
        """Return the word with both values."""
        return f"{self.name} {self.setting} {self.value}"


def read_command(line: str) -> Command:
    """Return the command in a line of text. ValueError says why there is none."""
    name, _, words = line.partition(" ")
    if name not in WORDS:
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
    setup = Setup.try_read(words) if gate.parse_object(words) else None
    if setup is None:
        raise _unread(name, words)
    return Begin(setup)


def _unread(name: str, words: str) -> ValueError:
    return ValueError(say("notice-command-words", name=name, words=words))


LONE = (
    "choose", "pass", "decline", "hasten", "joe", "next", "uncover", "concede", "rejoin", "claim", "begin", "pause",
    "mute", "set", "take",
)  # fmt: skip
# All commands, each with the words that may follow its name. Those of a class of their own, and `joe`, read theirs.
WORDS: dict[str, tuple[str, ...]] = dict.fromkeys(LONE, ())
WORDS.update(
    last=("show", "hide"),
    moon=("minus", "plus"),
    hint=("", "telepathy"),
    undo=("", "all"),
    again=("", "on"),
    demo=("", "end"),
)

"""Notices: what is told beside the table, such as why something cannot be done, or what happened to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.errors import sentence_of
from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.phrases import number
from hearts.engine.record import RecordError

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence
    from hearts.engine.errors import HeartsError

SENTENCES: dict[str, Sentence] = {
    "notice.choose": ("Choose {number} card first.", "Choose {number} cards first."),
    "notice.more": ("Choose {number} more card.", "Choose {number} more cards."),
    "notice.chosen": (
        "You have chosen {number} card: tap it to take it back.",
        "You have chosen {number} cards: tap one of them to take it back.",
    ),
    "notice.no_pass": "There is nothing to pass now.",
    "notice.passed": "You have passed your cards.",
    "notice.no_full_screen": "This browser has no full screen.",
    "notice.no_undo": "There is nothing to take back.",
    "notice.undo.elsewhere": "Another player uses another device, so you cannot undo.",
    "notice.command.unknown": "There is no command “{name}”.",
    "notice.command.words": "The command “{name}” does not work with “{words}”.",
    "notice.no_seat": "You have no seat in this game.",
    "notice.not_asked": "You cannot do that now.",
    "notice.stands_in": "{names} cannot be reached: a computer player plays instead.",
    "notice.sound.on": "Sound is on.",
    "notice.sound.off": "Sound is off.",
    "notice.unkept.game": "This game cannot be saved: {why}. You can keep playing until you close the page.",
    "notice.unkept.settings": "Your settings cannot be saved: {why}. They stay until you close the page.",
    "notice.unkept.setup": "Your table cannot be saved for the next visit: {why}.",
    "notice.full": "the browser’s storage for this site is full",
    "notice.refused": "the browser saves nothing for this site",
    "notice.strange": "Another tab has saved this game in a way that cannot be read. It stays saved as “{key}”.",
    "notice.no_minds": "The opponents cannot think now, so they play worse than their I.Q. says.",
    "notice.minds_back": "The opponents can think again.",
    "notice.missing": "This part of the game could not be loaded. Check your connection and try again.",
    "notice.stumbled": "An error has stopped the game. Nothing is lost: reload the page to continue.",
    "notice.failed": "A part of the game has failed. You can keep playing, and reload the page to get it back.",
    "notice.elsewhere": "This game continued in another tab.",
    "notice.returning": "Going back to your table with people …",
    "notice.rescued": "The browser closed before it saved your last moves. They are back.",
    "notice.line": "Line {number} cannot be read.",
    "notice.watching": "This game is being played in another tab. Press “Play here” to play it here.",
    "notice.unreadable": "The saved game cannot be read, so a new one begins. It stays saved as “{key}”. {error}",
    "notice.undo.off": "This game is played without undo.",
    "notice.undo.last": "You may take back only one choice, and you have taken it back already.",
    "notice.link": "The link asks for rules that do not exist, so the usual ones are used. {error}",
    "notice.diabolo": "The unfair mode needs one person: all the others at the table must be computer players.",
}
ENGLISH.add(SENTENCES)


def choose_first(wanted: int, chosen: int) -> str:
    """Return why the pass cannot be made yet, with so many cards chosen of those wanted."""
    more = wanted - chosen
    return say("notice.more" if chosen else "notice.choose", count=more, number=number(more))


def chosen_already(count: int) -> str:
    """Return why no further card can be chosen for the pass."""
    return say("notice.chosen", count=count, number=number(count))


def unkept(name: str, why: str) -> str:
    """Return the notice that the browser does not keep the game, the settings or the table; empty for other texts."""
    if name == "game":
        return say("notice.unkept.game", why=why)
    if name == "settings":
        return say("notice.unkept.settings", why=why)
    return say("notice.unkept.setup", why=why) if name == "setup" else ""


def strange(key: str) -> str:
    """Return the notice that another tab has left a game that cannot be read; `key` is where it is kept now."""
    return say("notice.strange", key=key)


def elsewhere() -> str:
    """Return the notice that another tab has played on in the same game."""
    return say("notice.elsewhere")


def rescued() -> str:
    """Return the notice that moves have come back that the browser had not kept."""
    return say("notice.rescued")


def watching() -> str:
    """Return why a command does nothing here."""
    return say("notice.watching")


def unreadable(key: str, error: ValueError) -> str:
    """Return the notice that the saved game cannot be read; `key` is where it is kept."""
    return say("notice.unreadable", key=key, error=unread(error))


def unread(error: ValueError) -> str:
    """Return why a record cannot be read, without its line, which may name the cards of a hand."""
    if isinstance(error, RecordError) and error.id == "line":
        return say("notice.line", number=error.values["number"])
    return sentence_of(error)


def bad_link(error: HeartsError) -> str:
    """Return the notice that the page's address asks for rules that cannot be read."""
    return say("notice.link", error=sentence_of(error))


def no_diabolo() -> str:
    """Return why those who sit down cannot play Diabolo."""
    return say("notice.diabolo")


def refused(full: bool) -> str:
    """Return why the browser keeps nothing: its storage is full, or it never keeps anything for this site."""
    return say("notice.full") if full else say("notice.refused")


def no_minds() -> str:
    """Return the notice that no worker is to be had, and somebody at the table would need one."""
    return say("notice.no_minds")


def minds_back() -> str:
    """Return the notice that a worker is there again."""
    return say("notice.minds_back")


def missing() -> str:
    """Return why a dialog does not open."""
    return say("notice.missing")


def stumbled() -> str:
    """Return why nothing goes on."""
    return say("notice.stumbled")


def failed() -> str:
    """Return the notice of an error beside the play."""
    return say("notice.failed")

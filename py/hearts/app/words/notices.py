"""Notices: what is told beside the table, such as why something cannot be done, or what happened to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.errors import sentence_of
from hearts.app.words.locale import say
from hearts.app.words.phrases import spelled
from hearts.engine.record import RecordError

if TYPE_CHECKING:
    from hearts.engine.errors import HeartsError


def choose_first(wanted: int, chosen: int) -> str:
    """Return why the pass cannot be made yet, with so many cards chosen of those wanted."""
    more = wanted - chosen
    return say("notice-more" if chosen else "notice-choose", count=more, number=spelled(more))


def chosen_already(count: int) -> str:
    """Return why no further card can be chosen for the pass."""
    return say("notice-chosen", count=count, number=spelled(count))


def unsaved(name: str, why: str) -> str:
    """Return the notice that the browser does not keep the game, the settings or the table; empty for other texts."""
    if name == "game":
        return say("notice-unkept-game", why=why)
    if name == "settings":
        return say("notice-unkept-settings", why=why)
    return say("notice-unkept-setup", why=why) if name == "setup" else ""


def strange(key: str) -> str:
    """Return the notice that another tab has left a game that cannot be read; `key` is where it is kept now."""
    return say("notice-strange", key=key)


def elsewhere() -> str:
    """Return the notice that another tab has played on in the same game."""
    return say("notice-elsewhere")


def moves_are_back() -> str:
    """Return the notice that moves have come back that the browser had not kept."""
    return say("notice-rescued")


def watching() -> str:
    """Return why a command does nothing here."""
    return say("notice-watching")


def unreadable(key: str, error: ValueError) -> str:
    """Return the notice that the saved game cannot be read; `key` is where it is kept."""
    return say("notice-unreadable", key=key, error=unread(error))


def unread(error: ValueError) -> str:
    """Return why a record cannot be read, without its line, which may name the cards of a hand."""
    if isinstance(error, RecordError) and error.id == "line":
        return say("notice-line", number=error.values["number"])
    return sentence_of(error)


def bad_link(error: HeartsError) -> str:
    """Return the notice that the page's address asks for rules that cannot be read."""
    return say("notice-link", error=sentence_of(error))


def no_diabolo() -> str:
    """Return why those who sit down cannot play Diabolo."""
    return say("notice-diabolo")


def no_storage(full: bool) -> str:
    """Return why the browser keeps nothing: its storage is full, or it never keeps anything for this site."""
    return say("notice-full") if full else say("notice-refused")


def no_minds() -> str:
    """Return the notice that no worker is to be had, and somebody at the table would need one."""
    return say("notice-no_minds")


def minds_back() -> str:
    """Return the notice that a worker is there again."""
    return say("notice-minds_back")


def missing() -> str:
    """Return why a dialog does not open."""
    return say("notice-missing")


def page_stopped() -> str:
    """Return why nothing goes on."""
    return say("notice-stumbled")


def error_beside() -> str:
    """Return the notice of an error beside the play."""
    return say("notice-failed")

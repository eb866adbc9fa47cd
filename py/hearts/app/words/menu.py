"""The menu: what everything is called that can be opened from the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "menu.title": "Menu",
    "menu.back": "Back to the table",
    "menu.new": "New game",
    "menu.concede": "Give up …",
    "menu.hint": "Hint",
    "menu.undo": "Undo",
    "menu.last": "Last trick",
    "menu.sheet": "Score sheet",
    "menu.seen": "Played cards",
    "menu.joe": "Cup of Joe: play for me",
    "menu.statistics": "Statistics",
    "menu.history": "History",
    "menu.replay": "Replay …",
    "menu.problems": "Problems",
    "menu.boss": "Boss Coming: hide game",
    "menu.demo": "Watch a game",
    "menu.lesson": "Learn Hearts (2 minutes)",
    "menu.rules": "Rules",
    "menu.me": "Your name and face",
    "menu.settings": "Settings",
    "menu.windows": "Look: table and cards",
    "menu.sound": "Sound",
    "menu.help": "How to play",
    "menu.full_screen": "Full screen",
}

ENGLISH.add(SENTENCES)

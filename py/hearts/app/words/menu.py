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
    "menu.concede": "Concede …",
    "menu.hint": "Hint",
    "menu.undo": "Undo",
    "menu.last": "Last trick",
    "menu.sheet": "Score sheet",
    "menu.seen": "What has been played",
    "menu.joe": "Cup of joe",
    "menu.statistics": "Statistics",
    "menu.history": "History",
    "menu.replay": "Replay …",
    "menu.problems": "Problems",
    "menu.boss": "Boss coming",
    "menu.demo": "Demonstration",
    "menu.lesson": "A first game",
    "menu.rules": "Rules",
    "menu.me": "Your name and face",
    "menu.settings": "Settings",
    "menu.windows": "Windows: table and cards",
    "menu.sound": "Sound",
    "menu.help": "How to play",
    "menu.full_screen": "Full screen",
}

ENGLISH.add(SENTENCES)

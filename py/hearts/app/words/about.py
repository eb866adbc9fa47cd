"""About the game: its makers, what it costs, and how to write to us."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "about.title": "About",
    "about.text": (
        "The game runs on your device, and nothing you do leaves it. The rules are those of Hearts Deluxe and Classic "
        "PC, and more."
    ),
    "about.register": "How do I register?",
    "about.register.text": "You do not. The game is free and whole: no key, no account, no ads.",
    "about.write": "Write to us",
    "about.write.text": (
        "This copy of the game has no server, so it has no letter box of its own. Write to whoever runs this site or "
        "gave you the game; they know where it comes from. Tell them the version above. If something went wrong in a "
        "game, add its record: “Copy” under My games."
    ),
    "about.credits": "Who made what",
    "about.credits.text": (
        "Court cards by Adrian Kennard (CC0), portraits Open Peeps by Pablo Stanley (CC0), Wonderland and the "
        "night sky drawn by us, type Playfair Display and Atkinson Hyperlegible Next (OFL). Written in "
        "Python, with PyScript, MicroPython and Pyodide. The game itself is free software (MIT licence)."
    ),
    "about.back": "Back to the table",
}

ENGLISH.add(SENTENCES)
